"""Games that searches play against themselves, for nets to learn from: fully compiled, on all cores, or one thread per game on a GPU.

The searches are those of `regalia.bots.tree`, except that the evaluation takes its net from the box instead of having it compiled
in, so that nets can change from round to round. Now and then a seat plays the best of three random moves, in some games more often
than in others: a net has to know what careless play leads to, or a search exploits what it overrates. Where the features have
`upset(s, box, seat)`, every other game is noted only after a turn at which that rearranged what a seat has, into a position no good
player would allow.
"""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Any

import numpy as np

from regalia.arena.learn import Notes
from regalia.bots.net import MOST_SEATS, PARTS, UNITS, check_seats, compile_net, shapes
from regalia.bots.search import style_of
from regalia.bots.tree import DEEPEST, NODE, NONE, ROOT, SIZES, Workspace, compile_best_looking, compile_explore, edge_of
from regalia.core.compiled import rule
from regalia.core.contract import Features, Rooms
from regalia.core.dice import below, key
from regalia.core.game import Game
from regalia.core.record import OVER, Record, Vector
from regalia.core.system import processors

MOST_POSITIONS = 160  # positions kept of one game, at the beginning of turns
CARELESS = (10, 30, 100)  # careless moves in a thousand, by game
LOOKS = 3  # moves a careless player rates
UPSET, UPSET_BY = 2, 36  # one game in this many is upset, before this turn
EDGES_PER_SIMULATION = 6  # room in a tree; a full tree grows no further
THREADS = 64  # per block on a GPU
DECISIONS = 8  # of every game in one launch; progress is reported after each
# How far a game is, and its notes
NOTING = np.dtype([("begun", np.int32), ("turn", np.int32), ("noted", np.int32), ("plies", np.int32), ("calm", np.int32)])

Progress = Callable[[float], None]  # given the fraction of the work that is done


def widened(game: Game, net: dict[str, Any]) -> Any:
    """The box with a net in front: behind what is printed, Numba would take it for a box without one."""
    printed = game.rooms.state.BOX
    parts = [(f"net_{part}", np.float32, shape) for part, shape in shapes(features_of(game.rooms)).items()]
    box = np.zeros(1, np.dtype([*parts, *printed.descr], align=True)).view(np.recarray)
    for name in printed.names or ():
        box[name] = game.box[name]
    for part in PARTS:
        box[f"net_{part}"] = net[part]
    return box


def features_of(rooms: Rooms) -> Features:
    assert rooms.evaluation.features, "only a game that names features can learn"
    check_seats(rooms)
    return rooms.evaluation.features


@cache
def on_cores(rooms: Rooms) -> Rooms:
    """The same game with an evaluation that reads its net from the box."""
    features = features_of(rooms)
    evaluate, width = compile_net(rooms, features), max(len(features.names), len(features.common))
    above, beside = UNITS

    @rule
    def judge(s: Record, box: Record, points: Vector) -> float:
        return evaluate(
            s, box, points, box.net_first, box.net_first_bias, box.net_second, box.net_second_bias, box.net_last, box.net_astray,
            np.zeros((MOST_SEATS + 1, width), np.float32),
            np.empty(above, np.float32), np.empty(above, np.float32), np.empty(beside, np.float32),
        )  # fmt: skip

    return replace(rooms, evaluation=replace(rooms.evaluation, judge=judge))


@cache
def on_gpu(rooms: Rooms) -> Rooms:
    """The same, with work space for each thread."""
    from numba import cuda, float32

    features = features_of(rooms)
    evaluate, rows, width = compile_net(rooms, features), MOST_SEATS + 1, max(len(features.names), len(features.common))
    above, beside = UNITS

    @rule
    def judge(s: Record, box: Record, points: Vector) -> float:
        found = cuda.local.array((rows, width), float32)
        table, hidden, deeper = cuda.local.array(above, float32), cuda.local.array(above, float32), cuda.local.array(beside, float32)
        for row in range(rows):
            for kind in range(width):
                found[row, kind] = 0
        return evaluate(
            s, box, points, box.net_first, box.net_first_bias, box.net_second, box.net_second_bias, box.net_last, box.net_astray,
            found, table, hidden, deeper,
        )  # fmt: skip

    return replace(rooms, evaluation=replace(rooms.evaluation, judge=judge))


@cache
def searcher(rooms: Rooms) -> Any:
    """Compile a game between searches; it goes on for some decisions and can be called again."""
    explore, best_looking = compile_explore(rooms), compile_best_looking(rooms)
    rules, takes_back = rooms.rules, rooms.evaluation.takes_back
    setup, legal, play, scores = rules.setup, rules.legal, rules.play, rules.scores
    upset: Any = features_of(rooms).upset
    upsets = upset is not None

    @rule
    def best_of_few(s: Record, box: Record, moves: Any, count: int, looked: Any, ratings: Any) -> int:
        """The best of a few random moves."""
        for i in range(LOOKS):
            looked[i] = moves[below(s, count)]
        return best_looking(s, box, looked, LOOKS, ratings)

    @rule
    def go_on(
        box: Any,
        seed: int,
        number: int,
        decisions: int,
        simulations: int,
        noting: Any,
        table: Any,
        positions: Any,
        won: Any,
        work: Workspace,
    ) -> None:
        nodes, edges, sizes, moves = work.nodes, work.edges, work.sizes, work.moves
        if not noting[0].begun:
            key(table[0], seed, number)
            setup(table[0], box)
            noting[0].begun = 1
            noting[0].turn = -1
            noting[0].calm = below(table[0], UPSET_BY) if upsets and number % UPSET else 0
        while table[0].phase != OVER and decisions > 0:
            if table[0].turns_begun != noting[0].turn:
                noting[0].turn = table[0].turns_begun
                if upsets and noting[0].turn == noting[0].calm > table[0].players:
                    upset(table[0], box, (table[0].turn + table[0].players - 1) % table[0].players)  # whose turn has just ended
                if noting[0].turn >= noting[0].calm and noting[0].noted < len(positions):
                    positions[noting[0].noted] = table[0]
                    noting[0].noted += 1
            count = legal(table[0], box, moves)
            move = moves[0]
            if count > 1 and moves[count - 1] == takes_back:
                count -= 1
            if count > 1:
                decisions -= 1
                if below(table[0], 1000) < CARELESS[number % len(CARELESS)]:
                    move = best_of_few(table[0], box, moves, count, work.looked, work.ratings)
                else:
                    work.known[0] = table[0]
                    nodes[0].edge = NONE
                    nodes[0].visits = 0
                    sizes[0].nodes = 1
                    sizes[0].edges = 0
                    sizes[0].simulations = 0
                    explore(work, box, table[0].turn, number * 4096 + noting[0].plies, simulations)
                    edge = nodes[0].edge
                    best = edge
                    while edge != NONE:
                        if edges[edge].visits > edges[best].visits:
                            best = edge
                        edge = edges[edge].next
                    move = edges[best].move
            play(table[0], box, move)
            noting[0].plies += 1
        if table[0].phase == OVER:
            scores(table[0], box, won)

    return go_on


def work_arrays(game: Game, simulations: int, games: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shapes and types of the arrays that `go_on` and a `Workspace` need for each game, in their order."""
    rooms, style = game.rooms, style_of(game)
    state, seats, width, every = rooms.state.STATE, rooms.state.SEATS, rooms.moves.MAX_LEGAL, len(game.moves)
    return {
        "noting": ((games, 1), NOTING), "table": ((games, 1), state), "positions": ((games, MOST_POSITIONS), state),
        "won": ((games, MOST_SEATS), np.float32),
        "known": ((games, 1), state), "simulated": ((games, 2), state),
        "nodes": ((games, simulations + 1), NODE), "edges": ((games, EDGES_PER_SIMULATION * simulations + 2 * width), edge_of(seats)),
        "root": ((games, width), ROOT), "sizes": ((games, 1), SIZES),
        "moves": ((games, width), np.int16), "looked": ((games, max(style.glances, style.candidates, LOOKS)), np.int16),
        "ratings": ((games, 2 * width), np.float32),
        "slots": ((games, every), np.int32), "stamps": ((games, every), np.int64), "path": ((games, DEEPEST), np.int32),
        "points": ((games, seats), np.float32), "result": ((games, seats + 2), np.float32),
    }  # fmt: skip


def played(
    game: Game, net: dict[str, Any], games: int, seed: int, simulations: int, gpu: bool = False, progress: Progress | None = None
) -> Notes:
    """Notes of that many games."""
    play = played_on_gpu if gpu else played_on_cores
    noting, positions, won = play(game, net, games, seed, simulations, progress or (lambda part: None))
    return Notes.joined(list(in_chunks(game, noting["noted"][:, 0], positions, won)))


def blank_tables(game: Game, games: int) -> Any:
    return np.repeat(np.array([game.blank(ordered=True)], game.rooms.state.STATE), games)[:, None]


def played_on_cores(game: Game, net: dict[str, Any], games: int, seed: int, simulations: int, progress: Progress) -> tuple[Any, Any, Any]:
    cores = processors()
    go_on = searcher(on_cores(game.rooms))
    box, style = widened(game, net)[0], style_of(game).record()
    kept = {name: np.zeros(*work_arrays(game, simulations, games)[name]).view(np.recarray) for name in ("noting", "positions")}
    won, tables = np.zeros((games, MOST_SEATS), np.float32), blank_tables(game, games).view(np.recarray)

    def work(core: int) -> None:
        own = {
            name: np.zeros(*each)
            for name, each in work_arrays(game, simulations, 1).items()
            if name not in ("noting", "table", "positions", "won")
        }
        scratch = {name: (each.view(np.recarray) if each.dtype.names else each)[0] for name, each in own.items()}
        for number in range(core, games, cores):
            noted = kept["noting"][number], tables[number], kept["positions"][number], won[number]
            go_on(box, seed, number, 1 << 30, simulations, *noted, Workspace(**scratch, style=style))
            if core == 0:
                progress(number / games)

    with ThreadPoolExecutor(cores) as pool:
        list(pool.map(work, range(cores)))
    return kept["noting"], kept["positions"], won


@cache
def kernel(rooms: Rooms) -> Any:
    from numba import cuda

    go_on = searcher(on_gpu(rooms))

    @cuda.jit
    def go_on_all(
        box: Any, style: Any, seed: int, decisions: int, simulations: int,
        noting: Any, table: Any, positions: Any, won: Any, known: Any, simulated: Any, nodes: Any, edges: Any, root: Any, sizes: Any,
        moves: Any, looked: Any, ratings: Any, slots: Any, stamps: Any, path: Any, points: Any, result: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(noting):
            work = Workspace(
                known[i], simulated[i], nodes[i], edges[i], root[i], sizes[i],
                moves[i], looked[i], ratings[i], slots[i], stamps[i], path[i], points[i], result[i], style,
            )  # fmt: skip
            go_on(box[0], seed, i, decisions, simulations, noting[i], table[i], positions[i], won[i], work)

    return go_on_all


def played_on_gpu(game: Game, net: dict[str, Any], games: int, seed: int, simulations: int, progress: Progress) -> tuple[Any, Any, Any]:
    from numba import cuda

    run = kernel(game.rooms)
    box, style = cuda.to_device(np.asarray(widened(game, net))), cuda.to_device(np.asarray(style_of(game).record()))
    there = {name: cuda.device_array(*each) for name, each in work_arrays(game, simulations, games).items()}
    for name in ("noting", "stamps", "sizes", "root"):
        there[name].copy_to_device(np.zeros(*work_arrays(game, simulations, games)[name]))
    there["table"].copy_to_device(blank_tables(game, games))
    done = 0.0
    while done < 1:
        run[-(-games // THREADS), THREADS](box, style, seed, DECISIONS, simulations, *there.values())
        done = float((there["table"].copy_to_host()["phase"] == OVER).mean())
        progress(done)
    return tuple(there[name].copy_to_host() for name in ("noting", "positions", "won"))


@cache
def annotator(rooms: Rooms) -> Any:
    scores, fill, stage = rooms.rules.scores, features_of(rooms).fill, features_of(rooms).stage

    @rule
    def annotate(positions: Any, box: Any, rows: Any, stages: Any, points: Any) -> None:
        for i in range(len(positions)):
            fill(positions[i], box, rows[i])
            stages[i] = stage(positions[i], box)
            scores(positions[i], box, points[i])

    return annotate


def in_chunks(game: Game, noted: Any, positions: Any, won: Any, some: int = 256) -> Iterator[Notes]:
    """Features, stages and points still won, from the positions kept."""
    features = features_of(game.rooms)
    width = max(len(features.names), len(features.common))
    annotate = annotator(game.rooms)
    for first in range(0, len(positions), some):
        here = np.arange(positions.shape[1]) < noted[first : first + some, None]
        found = positions[first : first + some][here].view(np.recarray)
        rows = np.zeros((len(found), MOST_SEATS + 1, width), np.float32)
        stages, points = np.zeros(len(found), np.float32), np.zeros((len(found), MOST_SEATS), np.float32)
        annotate(found, game.box, rows, stages, points)
        end = np.repeat(won[first : first + some], here.sum(axis=1), axis=0)
        last = (np.arange(positions.shape[1]) == noted[first : first + some, None] - 1)[here]
        yield Notes.of(features, game.players, rows, stages, end - points, last)
