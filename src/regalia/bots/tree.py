"""The compiled heart of the search: information-set Monte Carlo tree search over any game's rules.

Every simulation redeals what the seat cannot know, descends one tree over what the players see, plays on from the leaf
and backs up the result of every seat (max-n). A node is what the seat to move knows; an edge is a move there. Moves that reach
the same situation in a different order reach the same node, so strictly it is not a tree (Childs, Brodeur and Kocsis 2008).
Edges count how often they were offered, because a redeal decides what is legal (Cowling, Powley and Whitehouse 2012);
which one is followed depends on its results, the game's own rating of the move as a prior, and how rarely it was tried.

What a game tells the search beyond its rules is in its room `heuristics` and its `Evaluation` (regalia.core.contract).
"""

import math
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from regalia.bots.evaluation import judge_of
from regalia.core.compiled import rule
from regalia.core.contract import Rooms
from regalia.core.dice import below, key
from regalia.core.record import OVER, Record, Vector

DEEPEST = 512  # moves of one simulation inside the tree, at most
NONE = -1
BUCKETS = 1 << 16  # of the hash table in which nodes are looked up

NODE = np.dtype(
    [
        ("information_key", np.int64),
        ("first", np.int32),  # the first node in the bucket with this node's number; uninitialised memory until checked
        ("next", np.int32),  # the next node in this node's bucket
        ("edge", np.int32),
        ("visits", np.int32),
    ],
    align=True,
)
ROOT = np.dtype([("share", np.float64), ("margin", np.float64)])  # sums by edge of the root, for hints
SIZES = np.dtype([("nodes", np.int32), ("edges", np.int32), ("simulations", np.int64), ("stamp", np.int64)])


@cache
def edge_of(seats: int) -> np.dtype[Any]:
    """Return the layout of an edge in a game for so many players."""
    return np.dtype(
        [
            ("value", np.float32, seats),  # sum of the results, by seat
            ("prior", np.float32),  # by the rating of the move; those of one node need not add up to 1
            ("visits", np.int32),
            ("offered", np.int32),  # simulations through the node in which the move was legal
            ("next", np.int32),  # the next edge of the node
            ("node", np.int32),  # where this move led last
            ("move", np.int16),
        ],
        align=True,
    )


STYLE = np.dtype(
    [
        ("exploration", np.float32),  # how much priors and rarely tried moves weigh against results
        ("temperature", np.float32),  # how flat the priors are: ratings this many deviations apart differ by a factor e
        ("untried_penalty", np.float32),  # by how much an untried move is taken to be worse than its node
        ("margin_weight", np.float32),  # how much the margin counts besides the win
        ("glances", np.int32),  # moves looked at in each decision of a playout
        ("candidates", np.int32),  # moves the judge compares there, where it does: the last one listed and the best-looking others
        ("visits_to_open", np.int32),  # simulations that end in a node before its moves are opened
        ("first_move", np.int32),  # the move with which every simulation begins; NONE: whichever promises most
        ("open_cards", np.int32),  # 1: all cards lie open and nothing is redealt, as after the end of a match
    ]
)


class Workspace(NamedTuple):
    """The memory of a search, allocated once: the tree and scratch space. Numba takes it as one argument."""

    known: Any  # one state: what the seat knows
    simulated: Any  # two states: the simulated game, and what a move would lead to
    nodes: Any
    edges: Any
    root: Any
    sizes: Any
    moves: Any  # a list of legal moves ...
    looked: Any  # ... those that are looked at ...
    ratings: Any  # ... and how good they look; twice, because rating a move may rate others
    slots: Any  # by move: its edge in the node visited last ...
    stamps: Any  # ... and when that was noted
    path: Any  # the edges followed
    points: Any  # by seat
    result: Any  # by seat, then the share and the margin of the searching seat
    style: Any


@rule
def to_the_end(s: Record, box: Record) -> int:
    return 1 << 30


@rule
def never(s: Record) -> bool:
    return False


@rule
def ahead(nodes: Any, edges: Any) -> int:
    """By how many visits the first move tried most often leads the next."""
    most = 0
    second = 0
    edge = nodes[0].edge
    while edge != NONE:
        visits = edges[edge].visits
        second = max(second, min(most, visits))
        most = max(most, visits)
        edge = edges[edge].next
    return most - second


@cache
def compile_best_looking(rooms: Rooms) -> Any:
    """Compile the choice of the first of the best-looking moves."""
    rate = rooms.heuristics.rate

    @rule
    def best_looking(s: Record, box: Record, looked: Any, count: int, ratings: Any) -> int:
        rate(s, box, looked, count, ratings)
        best = 0
        for i in range(1, count):
            if ratings[i] > ratings[best]:
                best = i
        return looked[best]

    return best_looking


@cache
def compile_settle(rooms: Rooms) -> Any:
    """Compile what a playout is worth to every seat, from 0 to 1, and for hints one seat's share of the win and its margin."""
    scores, winners, swing = rooms.rules.scores, rooms.rules.winners, float(rooms.evaluation.swing)

    @rule
    def as_it_stands(s: Record, box: Record, points: Vector) -> float:
        scores(s, box, points)
        return swing

    judge = judge_of(rooms) or as_it_stands

    @rule
    def settle(s: Record, box: Record, seat: int, margin_weight: float, points: Vector, result: Vector) -> None:
        over = s.phase == OVER
        mask = 0
        spread = swing
        if over:
            scores(s, box, points)
            mask = winners(s, box)
        else:
            spread = judge(s, box, points)
        best = points[0]
        rival = -1e30
        shared = 0
        for i in range(s.players):
            best = max(best, points[i])
            shared += (mask >> i) & 1
            if i != seat:
                rival = max(rival, points[i])
        wins = 0.0
        leads = 0.0
        for i in range(s.players):
            wins += math.exp((points[i] - best) / spread)
            leads += math.exp((points[i] - best) / swing)
        for i in range(s.players):
            win = ((mask >> i) & 1) / shared if over else math.exp((points[i] - best) / spread) / wins
            result[i] = (1 - margin_weight) * win + margin_weight * math.exp((points[i] - best) / swing) / leads
            if i == seat:
                result[-2] = win
        result[-1] = points[seat] - rival

    return settle


@cache
def compile_explore(rooms: Rooms) -> Any:
    """Compile the search for one game; it runs `count` simulations and can be called again to go on."""
    rules, evaluation = rooms.rules, rooms.evaluation
    legal, play, redeal, rate = rules.legal, rules.play, rules.redeal, rooms.heuristics.rate
    horizon, reach = evaluation.horizon or to_the_end, evaluation.reach or to_the_end
    ponders = evaluation.ponders or never
    settle, best_looking = compile_settle(rooms), compile_best_looking(rooms)
    takes_back = evaluation.takes_back
    information_key: Any = evaluation.information_key
    own_playout: Any = evaluation.play_on
    sees, has_own = information_key is not None, own_playout is not None

    @rule
    def list_moves(s: Record, box: Record, moves: Any) -> int:
        """The legal moves without the one that takes back."""
        count = legal(s, box, moves)
        return count - 1 if moves[count - 1] == takes_back else count

    @rule
    def promised(s: Record, box: Record, move: int, style: Record, spare: Any, moves: Any, ratings: Any, points: Any, result: Any) -> float:
        """What the judge promises the seat to move after a move, if the turn then ends as soon as possible."""
        spare[0] = s
        w = spare[0]
        play(w, box, move)
        while w.phase != OVER and w.turns_begun == s.turns_begun:
            count = list_moves(w, box, moves)
            play(w, box, moves[count - 1] if count == 1 or ponders(w) else best_looking(w, box, moves, count, ratings))
        settle(w, box, int(s.turn), style.margin_weight, points, result)
        return result[int(s.turn)]

    @rule
    def look(
        s: Record, box: Record, moves: Any, count: int, style: Record, spare: Any, kept: Any, ratings: Any, points: Any, result: Any
    ) -> None:
        """Rate the moves of a node that is being opened, at a glance or by what the judge promises."""
        width = len(ratings) // 2  # the other half is for ratings on the way
        if count < 3 or not ponders(s):  # a simulation or two will tell two moves apart
            rate(s, box, moves, count, ratings)
            return
        for i in range(count):
            kept[i] = moves[i]
        for i in range(count):
            ratings[i] = promised(s, box, kept[i], style, spare, moves, ratings[width:], points, result)
        for i in range(count):
            moves[i] = kept[i]

    @rule
    def ponder(
        s: Record, box: Record, moves: Any, count: int, style: Record, spare: Any, looked: Any, ratings: Any, points: Any, result: Any
    ) -> int:
        """The most promising of a few moves: the last one listed and the best-looking others."""
        few = min(count, style.candidates)
        rate(s, box, moves, count, ratings)
        ratings[count - 1] = 1e30
        for i in range(few):
            best = 0
            for j in range(1, count):
                if ratings[j] > ratings[best]:
                    best = j
            looked[i] = moves[best]
            ratings[best] = -1e30
        chosen = looked[0]
        highest = -1.0
        for i in range(few):
            worth = promised(s, box, looked[i], style, spare, moves, ratings, points, result)
            if worth > highest:
                highest = worth
                chosen = looked[i]
        return chosen

    @rule
    def weigh(count: int, style: Record, out: Vector) -> None:
        """Turn ratings into priors: 1 for the best move, less by how many deviations a move falls short of it."""
        best = out[0]
        total = 0.0
        squares = 0.0
        for i in range(count):
            best = max(best, out[i])
            total += out[i]
            squares += out[i] * out[i]
        mean = total / count
        deviation = math.sqrt(max(squares / count - mean * mean, 0.0))
        for i in range(count):
            out[i] = math.exp((out[i] - best) / (style.temperature * deviation)) + 0.01 if deviation > 1e-6 else 1.0

    @rule
    def add_edge(node: int, move: int, prior: float, nodes: Any, edges: Any, sizes: Record) -> int:
        edge = sizes.edges
        sizes.edges += 1
        edges[edge].value[:] = 0
        edges[edge].prior = prior
        edges[edge].visits = 0
        edges[edge].offered = 0
        edges[edge].next = nodes[node].edge
        edges[edge].node = NONE
        edges[edge].move = move
        nodes[node].edge = edge
        return edge

    @rule
    def open_node(moves: Any, count: int, style: Record, out: Vector, node: int, nodes: Any, edges: Any, sizes: Record) -> None:
        """Give a node an edge for every legal move, with priors from their ratings."""
        weigh(count, style, out)
        for i in range(count):
            add_edge(node, moves[i], float(out[i]), nodes, edges, sizes)

    @rule
    def mean_prior(node: int, nodes: Any, edges: Any) -> float:
        total = 0.0
        count = 0
        edge = nodes[node].edge
        while edge != NONE:
            total += edges[edge].prior
            count += 1
            edge = edges[edge].next
        return total / count

    @rule
    def select(
        turn: int, moves: Any, count: int, style: Record, node: int, nodes: Any, edges: Any, sizes: Record, slots: Any, stamps: Any
    ) -> int:
        """The edge to follow among the moves that are legal now."""
        edge = nodes[node].edge
        sizes.stamp += 1
        stamp = sizes.stamp
        while edge != NONE:
            slots[edges[edge].move] = edge
            stamps[edges[edge].move] = stamp
            edge = edges[edge].next
        total = 0.0
        value = 0.0
        visits = 0
        for i in range(count):
            if stamps[moves[i]] != stamp:  # not legal in the redeal with which the node was opened
                slots[moves[i]] = add_edge(node, moves[i], mean_prior(node, nodes, edges), nodes, edges, sizes)
            edge = slots[moves[i]]
            total += edges[edge].prior
            value += edges[edge].value[turn]
            visits += edges[edge].visits
        untried = value / visits - style.untried_penalty if visits else 0.5
        best = NONE
        highest = -1e30
        exploration = style.exploration / total
        offered = -1
        root = 0.0
        for i in range(count):
            edge = slots[moves[i]]
            edges[edge].offered += 1
            if edges[edge].offered != offered:  # the same for most moves, so the square root is taken once
                offered = edges[edge].offered
                root = exploration * math.sqrt(offered)
            tried = edges[edge].visits
            worth = edges[edge].value[turn] / tried if tried else untried
            worth += root * edges[edge].prior / (1 + tried)
            if worth > highest:
                highest = worth
                best = edge
        return best

    @rule
    def descend(edge: int, seen: int, nodes: Any, edges: Any, sizes: Record) -> int:
        """The node for what is seen after a move; a new one on the first visit."""
        node = edges[edge].node
        if node != NONE and nodes[node].information_key == seen:
            return node
        buckets = min(len(nodes), BUCKETS)
        bucket = seen % buckets
        first = nodes[bucket].first  # of this search, or left over from another
        if first < 1 or first >= sizes.nodes or nodes[first].information_key % buckets != bucket:
            first = NONE
        node = first
        while node != NONE and nodes[node].information_key != seen:
            node = nodes[node].next
        if node == NONE:
            if sizes.nodes == len(nodes):
                return NONE
            node = sizes.nodes
            sizes.nodes += 1
            nodes[node].information_key = seen
            nodes[node].next = first
            nodes[node].edge = NONE
            nodes[node].visits = 0
            nodes[bucket].first = node
        edges[edge].node = node
        return node

    @rule
    def play_on(
        s: Record, box: Record, limit: int, style: Record, spare: Any, moves: Any, looked: Any, ratings: Any, points: Any, result: Any
    ) -> None:
        """A playout that rates every move, or the one listed last (as a rule it draws or ends something) and a few of the others."""
        while s.phase != OVER and s.turns_begun < limit:
            count = legal(s, box, moves)
            if count == 1:
                play(s, box, moves[0])
                continue
            if ponders(s):
                play(s, box, ponder(s, box, moves, count, style, spare, looked, ratings, points, result))
                continue
            few = count
            if count <= style.glances:
                for i in range(count):
                    looked[i] = moves[i]
            else:
                few = style.glances
                looked[0] = moves[count - 1]
                at = below(s, count)
                step = count // few
                for i in range(1, few):
                    looked[i] = moves[at]
                    at = at + step if at + step < count else at + step - count
            play(s, box, best_looking(s, box, looked, few, ratings))

    @rule
    def explore(work: Workspace, box: Any, seat: int, seed: int, count: int) -> None:
        known, s, nodes, edges, root, sizes = work.known, work.simulated, work.nodes, work.edges, work.root, work.sizes
        moves, looked, ratings, slots, stamps = work.moves, work.looked, work.ratings, work.slots, work.stamps
        path, points, result, style = work.path, work.points, work.result, work.style
        width = len(ratings) // 2
        spare = s[1:]  # for what a move would lead to
        for _ in range(count):
            sizes[0].simulations += 1
            s[0] = known[0]
            w = s[0]
            key(w, seed, sizes[0].simulations)
            if not style[0].open_cards:
                redeal(w, box, seat)
            limit = reach(w, box)
            node = 0
            depth = 0
            while w.phase != OVER and w.turns_begun < limit and depth < DEEPEST:
                nodes[node].visits += 1
                if nodes[node].edge == NONE and (
                    (nodes[node].visits <= style[0].visits_to_open and node) or sizes[0].edges + 2 * width > len(edges)
                ):
                    break
                options = list_moves(w, box, moves)
                given = node == 0 and style[0].first_move != NONE
                if given:
                    moves[0] = style[0].first_move
                    options = 1
                if nodes[node].edge == NONE:
                    look(w, box, moves, options, style[0], spare, slots, ratings, points, result)
                    open_node(moves, options, style[0], ratings, node, nodes, edges, sizes[0])
                if sizes[0].edges + width > len(edges):
                    break
                edge = select(w.turn, moves, options, style[0], node, nodes, edges, sizes[0], slots, stamps)
                path[depth] = edge
                depth += 1
                w.ordered = not given  # a given move need not be the first in the order of an ordered record
                play(w, box, edges[edge].move)
                w.ordered = 1
                if w.phase == OVER:
                    break
                node = descend(edge, information_key(w, box, seat) if sees else edge, nodes, edges, sizes[0])
                if node == NONE:
                    break
            limit = min(limit, horizon(w, box))
            if has_own:
                own_playout(w, box, limit)
            else:
                play_on(w, box, limit, style[0], spare, moves, looked, ratings, points, result)
            settle(w, box, seat, style[0].margin_weight, points, result)
            for i in range(depth):
                edges[path[i]].visits += 1
                for other in range(w.players):
                    edges[path[i]].value[other] += result[other]
            if depth:
                root[path[0]].share += result[-2]
                root[path[0]].margin += result[-1]

    return explore
