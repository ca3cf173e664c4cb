"""The search bot: it looks ahead within a budget of time or simulations, on one or several threads."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.bots import tree
from regalia.bots.knowledge import Budget, Choice, Knowledge, MoveEstimate
from regalia.core.compiled import INTERPRETED
from regalia.core.game import Game
from regalia.core.record import blank
from regalia.core.system import processors

NODES, EDGES = 1 << 20, 1 << 22  # of one tree at most; memory is taken as it grows
SLICE = 0.004  # seconds between two looks at the clock
HURRY = 0.001  # seconds kept back for deciding


@dataclass(frozen=True)
class Style:
    """The settings of a search; see `tree.STYLE`."""

    exploration: float = 3.0
    temperature: float = 0.5
    untried_penalty: float = 0.05
    margin_weight: float = 0.2
    glances: int = 3
    candidates: int = 4
    visits_to_open: int = 4
    first_move: int = tree.NONE
    open_cards: bool = False

    def record(self) -> Any:
        style = blank(tree.STYLE)
        for name in tree.STYLE.names or ():
            style[name] = getattr(self, name)
        return style


def style_of(game: Game) -> Style:
    """The style that suits a game."""
    return Style(**game.rooms.evaluation.style)


class Tree:
    """A growing tree over what a seat knows. The same knowledge, seed and number of simulations give the same tree."""

    def __init__(self, known: Knowledge, seed: int, style: Style, most: int | None = None) -> None:
        rooms = known.game.rooms
        width, moves, seats = rooms.moves.MAX_LEGAL, len(known.game.moves), rooms.state.SEATS
        self.explore = tree.compile_explore(rooms)
        start = blank(rooms.state.STATE)
        start[0] = known.state
        nodes = NODES if most is None else min(NODES, most + 1)
        edges = EDGES if most is None else min(EDGES, (most + 4) * width)
        self.nodes = np.empty(nodes, tree.NODE).view(np.recarray)
        self.edges = np.empty(edges, tree.edge_of(seats)).view(np.recarray)
        self.root, self.sizes = blank(tree.ROOT, width), blank(tree.SIZES)
        self.nodes[0] = (0, 0, tree.NONE, tree.NONE, 0)
        self.sizes[0].nodes = 1
        self._asked = known.game.box, known.seat, seed
        self._work = tree.Workspace(
            known=start,
            simulated=np.repeat(start, 2).view(np.recarray),
            nodes=self.nodes,
            edges=self.edges,
            root=self.root,
            sizes=self.sizes,
            moves=np.empty(width, np.int16),
            looked=np.empty(max(style.glances, style.candidates, 1), np.int16),
            ratings=np.empty(2 * width, np.float32),
            slots=np.empty(moves, np.int32),
            stamps=np.zeros(moves, np.int64),
            path=np.empty(tree.DEEPEST, np.int32),
            points=np.zeros(seats, np.float32),
            result=np.zeros(seats + 2, np.float32),
            style=style.record(),
        )

    @property
    def simulations(self) -> int:
        return int(self.sizes[0].simulations)

    def grow(self, simulations: int) -> None:
        self.explore(self._work, *self._asked, simulations)

    def grow_until(self, deadline: float, most: int | None, stop_early: bool = False) -> None:
        """Simulate in slices, sized by how long the last ones took, until the deadline or `most` simulations.

        With `stop_early`, also until no other first move can catch up with the most visited one in the time left.
        """
        few, quickest = 1 if INTERPRETED else 16, float("inf")
        while most is None or self.simulations < most:
            begun = time.perf_counter()
            if begun >= deadline:
                if self.simulations:
                    return
                few = 1  # however late it is, it takes one simulation to decide at all
            simulations = few if most is None else min(few, most - self.simulations)
            self.grow(simulations)
            now = time.perf_counter()
            seconds_each = (now - begun) / simulations
            quickest = min(quickest, seconds_each)  # the last ones may have been held up by something else
            if stop_early and tree.ahead(self.nodes, self.edges) > (deadline - now) / quickest:
                return
            few = max(1, min(4 * few, int(min(SLICE, deadline - now) / seconds_each)))

    def move_sums(self) -> dict[int, tuple[int, float, float]]:
        """By move of the root: its visits, and the sums of its shares and margins."""
        edges, root = self.edges, self.root
        return {
            int(edges["move"][edge]): (int(edges["visits"][edge]), float(root["share"][edge]), float(root["margin"][edge]))
            for edge in self.edges_of(0)
        }

    def edges_of(self, node: int) -> list[int]:
        found, edge, after = list[int](), int(self.nodes["edge"][node]), self.edges["next"]
        while edge != tree.NONE:
            found.append(edge)
            edge = int(after[edge])
        return found


class SearchBot:
    """Looks ahead with redealt worlds; see regalia.bots.tree.

    The decision depends on the seed, the number of simulations and the number of trees, never on how many threads grow them.
    """

    def __init__(
        self,
        budget: Budget | None = None,
        *,
        trees: int = 1,
        threads: int | None = None,
        style: Style | None = None,
        stop_early: bool = False,  # decides before its time is up when more of it could change nothing
    ) -> None:
        self.budget = budget or Budget(seconds=0.2)
        self.trees = trees
        self.stop_early = stop_early
        self.threads = threads or min(trees, processors())
        self.style = style

    def choose(self, known: Knowledge) -> Choice:
        begun = time.perf_counter()
        if len(known.legal) == 1:
            return Choice(known.legal[0], 0.5)
        budget = known.budget or self.budget
        stop_early = self.stop_early and budget.simulations is None  # what depends on simulations must not depend on the clock
        trees = self._plant(known, budget)
        if budget.seconds is not None:
            trees[0].grow(0)  # may have to compile the search first; that is not thinking time
            tree.ahead(trees[0].nodes, trees[0].edges)
            begun = max(begun, time.perf_counter() - 0.005)
        deadline = float("inf") if budget.seconds is None else begun + budget.seconds - HURRY
        if known.until is not None:  # a hard deadline: decide by what has been seen so far
            deadline = min(deadline, known.until - HURRY)
        most = [None] * self.trees if budget.simulations is None else _split(budget.simulations, self.trees)
        if self.trees == 1:
            trees[0].grow_until(deadline, most[0], stop_early)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(Tree.grow_until, trees, [deadline] * self.trees, most, [stop_early] * self.trees))
        return decide(trees)

    def _plant(self, known: Knowledge, budget: Budget) -> list[Tree]:
        style = self.style or style_of(known.game)
        return [Tree(known, (known.seed * 0x9E3779B97F4A7C15 + i) % (1 << 63), style, budget.simulations) for i in range(self.trees)]


def _split(simulations: int, trees: int) -> list[int | None]:
    return [simulations // trees + (i < simulations % trees) for i in range(trees)]


def decide(trees: list[Tree]) -> Choice:
    """The move most visited over all trees; among equals the one that did better."""
    sums: dict[int, list[float]] = {}
    for each in trees:
        for move, found in each.move_sums().items():
            sums[move] = [a + b for a, b in zip(sums.get(move, [0, 0.0, 0.0]), found, strict=True)]
    estimates = [
        MoveEstimate(move, int(visits), share / visits, margin / visits) for move, (visits, share, margin) in sums.items() if visits
    ]
    estimates.sort(key=lambda each: (-each.visits, -each.share, each.move))
    return Choice(estimates[0].move, estimates[0].share, estimates, sum(each.simulations for each in trees))
