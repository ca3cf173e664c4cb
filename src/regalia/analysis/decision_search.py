"""Searching one decision: what its seat could expect of every move, from what it knew, or with all cards on the table."""

from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from regalia.bots.knowledge import Knowledge
from regalia.bots.search import Tree, style_of
from regalia.bots.tree import NONE
from regalia.core.game import Game
from regalia.core.moves import Move
from regalia.core.record import OVER, Record, copied, whole

SURE = 40  # visits of a move before it counts as what players would do
DEEP = 6  # moves in a line


@dataclass(frozen=True)
class Expected:
    """What a search expects of a move, for every seat."""

    move: int
    visits: int
    shares: tuple[float, ...]
    margin: float  # of the seat that decides, over the best other


def won(game: Game, state: Record) -> tuple[float, ...]:
    """Everybody's share of the win in a game that is over."""
    mask = int(game.rules.winners(state, game.box))
    return tuple((mask >> seat & 1) / mask.bit_count() for seat in range(game.players))


class DecisionSearch:
    """A search of a decision: all its moves, or one of them alone."""

    def __init__(self, known: Knowledge, simulations: int, *, first_move: int = NONE, open_cards: bool = False) -> None:
        self.known, self.given = known, first_move != NONE
        self.tree = Tree(known, known.seed, replace(style_of(known.game), first_move=first_move, open_cards=open_cards), simulations)
        self.tree.grow(simulations)

    @cached_property
    def moves(self) -> list[Expected]:
        """The moves that were tried, most visited first."""
        found = [self._expected(edge) for edge in self.tree.edges_of(0) if self.tree.edges["visits"][edge]]
        return sorted(found, key=lambda each: (-each.visits, -each.shares[self.known.seat], each.move))

    @property
    def best(self) -> Expected:
        return self.moves[0]

    def of(self, move: int) -> Expected | None:
        return next((each for each in self.moves if each.move == move), None)

    @property
    def stake(self) -> float:
        """How much of the win a random move would lose."""
        seat = self.known.seat
        return self.best.shares[seat] - sum(each.shares[seat] for each in self.moves) / len(self.moves)

    def line(self) -> list[Move]:
        """What would probably follow, up to the first thing nobody can know beforehand."""
        game, s, node, found = self.known.game, copied(self.known.state), 0, list[Move]()
        legal = np.empty(game.rooms.moves.MAX_LEGAL, np.int16)
        while node != NONE and len(found) < DEEP and whole(s, "phase") != OVER:
            edges = self.tree.edges_of(node)
            visits = self.tree.edges["visits"][edges]
            if not edges or visits.max() < SURE:
                break
            edge = edges[int(visits.argmax())]
            s.ordered = bool(found) or not self.given  # a given move need not be the first in the order of an ordered record
            move, count = int(self.tree.edges["move"][edge]), game.rules.legal(s, game.box, legal)
            if move not in legal[:count]:
                break
            dice = s.dice.tobytes()
            game.rules.play(s, game.box, move)
            found.append(game.moves[move])
            if s.dice.tobytes() != dice:
                break
            node = int(self.tree.edges["node"][edge])
        return found

    def _expected(self, edge: int) -> Expected:
        """Everybody's share: the seat's own as counted, the rest divided among the others by their values."""
        edges, root, seat = self.tree.edges, self.tree.root, self.known.seat
        visits, players = int(edges["visits"][edge]), self.known.game.players
        mine = float(root["share"][edge]) / visits
        others = edges["value"][edge][:players].astype(float)
        others[seat] = 0.0
        rest = (1 - mine) / (others.sum() or 1.0)
        shares = tuple(mine if other == seat else float(others[other] * rest) for other in range(players))
        return Expected(int(edges["move"][edge]), visits, shares, float(root["margin"][edge]) / visits)
