"""What an analysis found, as data: the same for every reader, without any language; shares of the win go from 0 to 1."""

from typing import Any, Literal

import msgspec

from regalia.analysis.words import Kept

FORMAT = 4
Mark = Literal["good", "doubtful", "bad"]
MARKS: tuple[Mark, ...] = ("good", "doubtful", "bad")
# The loss of win share from which a decision is doubtful, and bad; docs/analysis.md shows how they were chosen.
DOUBTFUL, BAD = 0.05, 0.12


def mark_of(loss: float) -> Mark:
    return "bad" if loss >= BAD else "doubtful" if loss >= DOUBTFUL else "good"


class Option(msgspec.Struct, frozen=True):
    """A move that could be played, the share of the win it promised, and what was likely to follow."""

    move: str
    share: float
    said: Kept | None = None  # the move in words that follow a name, if it is shown
    brings: list[Kept] = []
    leads_to: list[Kept] = []


class Verdict(msgspec.Struct, frozen=True):
    """A decision, judged by what its seat knew then."""

    ply: int  # lines of the log before it
    moment: int  # moments of the game before it
    step: int  # its seat's own steps since then, which nobody else had seen
    seat: int
    played: str
    said: Kept  # the move played in words that follow a name
    told: list[Kept]  # what was played, as the story tells it; nothing for a step of a larger action
    before: float  # the share of the win its seat could expect
    after: float  # the same with the move it chose
    loss: float
    stake: float  # what a random move would have lost
    mark: Mark
    better: list[Option] = []  # the best first
    reasons: list[Kept] = []
    options: list[Option] = []  # if the decision was not good: the moves that were searched, the best first
    legal: list[str] = []  # if it was not good: all legal moves
    view: Any = None  # if it was not good: what its seat saw


class Chance(msgspec.Struct, frozen=True):
    """Everybody's expected share of the win after a number of moments."""

    moment: int
    seen: list[float]  # as a spectator saw it
    truth: list[float]  # with all cards on the table


class TurningPoint(msgspec.Struct, frozen=True):
    """Where the chances changed most."""

    moment: int  # after which they had changed
    seat: int  # who gained or lost most
    change: float
    verdict: int | None  # the decision behind it, as an index into the verdicts; None: luck, or what had been hidden


class Sum(msgspec.Struct, frozen=True):
    """The way from what could be expected before the deal to the result; the parts add up to it."""

    deal: float
    luck: float  # draws, and what was shown
    own: float  # the player's own decisions
    others: float  # the others' decisions
    rest: float  # what the analysis cannot explain


class Player(msgspec.Struct, frozen=True):
    """What one player's decisions came to, and why the match went for them as it did."""

    seat: int
    decisions: int
    good: int
    doubtful: int
    bad: int
    accuracy: float  # 0 to 100
    lost: float  # win share lost by decisions, summed
    expected: float  # before the deal
    result: float
    seen: Sum  # each expectation is that of the seat that decides next
    public: Sum  # draws as a spectator saw them
    truth: Sum  # draws with all cards on the table


class Analysis(msgspec.Struct, frozen=True):
    format: int
    game: str
    options: dict[str, Any]
    rules_version: int
    simulations: int  # of each search
    seed: int
    plies: int
    scores: list[int]
    winners: list[int]
    chances: list[Chance]
    verdicts: list[Verdict]
    turning_points: list[TurningPoint]
    players: list[Player]
