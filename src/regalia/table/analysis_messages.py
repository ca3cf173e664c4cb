"""The analysis of a finished match as it leaves the server: in the reader's language, shares of the win from 0 to 1."""

from typing import Any, Literal

from msgspec import Struct

from regalia.analysis.results import Chance, Mark, Player, TurningPoint
from regalia.table.messages import MoveCard


class MarkedMove(Struct, frozen=True):
    """A move at a decision that was not good, for players who try again."""

    move: MoveCard
    share: float | None  # null: hardly searched, so certainly not among the good ones
    mark: Mark


class BetterMove(Struct, frozen=True):
    """A move that promised more than the one played."""

    move: MoveCard
    share: float
    said: str  # the move in words that follow a name
    brings: list[str]  # what it brings at once
    leads_to: list[str]  # what would probably have followed, the move itself first


class VerdictCard(Struct, frozen=True):
    """A decision, judged by what its seat knew then. A decision that was not good has everything needed to try again."""

    ply: int  # lines of the log before it
    moment: int  # moments of the game before it
    step: int  # steps of its seat since then that nobody else had seen
    seat: int
    played: MoveCard
    said: str  # the same in words that follow a name
    told: list[str]  # what was played, as the story tells it; empty for a step of a larger action
    before: float
    after: float
    loss: float
    mark: Mark
    better: list[BetterMove]  # the best first
    reasons: list[str]
    moves: list[MarkedMove]  # every legal move, the best first; empty where the decision was good
    view: Any  # what its seat saw; null where the decision was good


class TurningPointCard(TurningPoint, frozen=True):
    sentence: str


class PlayerCard(Player, frozen=True):
    name: str
    colour: str
    worst: list[int]  # decisions that were not good, the worst first, as indices into the verdicts


class AnalysisCard(Struct, frozen=True):
    game: str
    options: dict[str, Any]
    rules_version: int
    simulations: int  # of each search
    seed: int
    moments: int
    doubtful: float  # the loss of win share from which a decision is doubtful
    bad: float
    scores: list[int]
    winners: list[int]
    chances: list[Chance]
    verdicts: list[VerdictCard]
    turning_points: list[TurningPointCard]
    players: list[PlayerCard]


class AnalysisState(Struct, frozen=True):
    """The progress of an analysis; ask again until it is done."""

    id: str  # the table's, or that of an opened file
    state: Literal["none", "waiting", "running", "done"]
    ahead: int  # others waiting before it
    done: int  # decisions that have been judged
    total: int  # 0: not known yet
    analysis: AnalysisCard | None
