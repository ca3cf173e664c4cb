"""The bots. Each sees only what its seat may see: a redealt copy of the state and the legal moves."""

from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from regalia.core.errors import BadInput
from regalia.core.game import Game
from regalia.core.match import Match
from regalia.core.record import Record


@dataclass(frozen=True)
class Knowledge:
    """What a bot is given: a state in which everything its seat cannot know was replaced by a guess."""

    game: Game
    seat: int
    state: Record
    legal: list[int]
    seed: int


@dataclass(frozen=True)
class Choice:
    """What a bot decided, and how good it thinks that is (on a scale of its own)."""

    move: int
    value: float


class Bot(Protocol):
    def choose(self, known: Knowledge) -> Choice: ...


class RandomBot:
    """Any legal move, all equally likely."""

    def choose(self, known: Knowledge) -> Choice:
        pick = np.random.default_rng(known.seed).integers(len(known.legal))
        return Choice(known.legal[pick], 0.0)


class GreedyBot:
    """The move that looks best at a glance by the game's own heuristics; ties by lot."""

    def choose(self, known: Knowledge) -> Choice:
        moves = np.array(known.legal, np.int16)
        ratings = np.zeros(len(moves), np.float32)
        known.game.rulebook.room("heuristics").rate(known.state, known.game.box, moves, len(moves), ratings)
        best = np.flatnonzero(ratings == ratings.max())
        pick = int(np.random.default_rng(known.seed).choice(best))
        return Choice(int(moves[pick]), float(ratings[pick]))


BOTS: dict[str, Any] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise BadInput(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}.")
    made: Bot = BOTS[name]()
    return made


def know(match: Match, seed: int) -> Knowledge:
    """What the seat in turn may base its decision on; the truth does not leave the match."""
    seat = match.turn
    if seat is None:
        raise BadInput("the game is over; there is nothing to decide.")
    return Knowledge(match.game, seat, match.redealt(seat, seed), match.legal_ids(), seed)
