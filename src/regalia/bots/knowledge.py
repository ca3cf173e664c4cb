"""The protocol of the bots: what a bot is given, and what it answers."""

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Protocol

from regalia.core.errors import BadInput, quoted
from regalia.core.game import Game
from regalia.core.match import Match, private
from regalia.core.record import Record
from regalia.core.values import as_whole

BUDGET = re.compile(r"(\d+(?:\.\d+)?)(ms|s|)")


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: seconds, a number of simulations, or whichever is used up first."""

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.simulations is None:
            raise BadInput("budget-kind")
        if (self.seconds is not None and not 0 < self.seconds <= 3600) or (
            self.simulations is not None and not 0 < self.simulations <= 10**9
        ):
            raise BadInput("budget-range")

    @classmethod
    def read(cls, text: str) -> "Budget":
        """`200ms`, `2s` or `5000` (simulations)."""
        found = BUDGET.fullmatch(text)
        if not found or (not found[2] and "." in found[1]):
            raise BadInput("budget-form", value=quoted(text))
        if found[2]:
            return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))
        return cls(simulations=int(found[1]))


@dataclass(frozen=True)
class Knowledge:
    """What a bot is given: a state in which everything its seat cannot know is replaced by a guess.

    The state is `ordered`, so that a search meets each set of parts once; `legal` lists the moves in any order.
    """

    game: Game
    seat: int
    state: Record
    legal: list[int]
    seed: int
    budget: Budget | None = None  # overrides the budget a bot was made with
    until: float | None = None  # the time (time.perf_counter) by which it must have decided, whatever its budget

    def __post_init__(self) -> None:
        self.state.ordered = 1

    @cached_property
    def view(self) -> Any:
        """What the seat sees of the table, as a person would."""
        return private(self.game.rooms.view.view(self.state, self.game.box, self.seat))


@dataclass(frozen=True)
class MoveEstimate:
    """A move a search tried, with the share of the win and the margin over the best other seat it expects from it."""

    move: int
    visits: int
    share: float
    margin: float


@dataclass(frozen=True)
class Choice:
    """What a bot decided, and how good it thinks that is: an expected share of the win for a search, a rating for the rest."""

    move: int
    value: float
    estimates: list[MoveEstimate] = field(default_factory=list)  # of the moves a search tried, best first
    simulations: int = 0


class Bot(Protocol):
    def choose(self, known: Knowledge) -> Choice: ...


def know(match: Match, seed: int, budget: Budget | None = None, until: float | None = None) -> Knowledge:
    """What the seat to move may base its decision on; the truth stays in the match."""
    seat = match.turn
    if seat is None:
        raise BadInput("decide-over")
    seed = as_whole(seed)
    return Knowledge(match.game, seat, match.redealt(seat, seed), match.legal_ids(), seed, budget, until)
