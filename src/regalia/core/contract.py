"""The contract of a game: what its folder must and may have, as types that mypy checks.

All games have the same rooms, each a module; a game's `rooms.py` gathers them in a `Rooms`, where mypy checks them against the protocols
below. A room that a game does without is None or has a default. Compiled functions take and return plain integers, records and arrays;
CONTRIBUTING says what each of them promises.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from regalia.core.errors import Refusal, Words
from regalia.core.moves import Move, MoveTable
from regalia.core.observation import Observation, Row
from regalia.core.record import Layout, MoveList, Record, Vector
from regalia.core.story import Event, Step

Compiled = Callable[..., Any]
Name = Callable[[int], str]  # what a seat is called


class State(Protocol):
    """The layouts of the record and of the box; `configure` writes the options into a record."""

    SEATS: int  # the most who may play
    STATE: Layout
    BOX: Layout

    def configure(self, s: Record, options: Mapping[str, Any]) -> None: ...


class Box(Protocol):
    def open_box(self, options: Mapping[str, Any], version: int) -> Record:
        """What is printed on boards and tiles, and the version of the rules in force."""


class Moves(Protocol):
    """The table of all moves, and how long a list of legal ones can be."""

    MOVES: MoveTable
    MAX_LEGAL: int

    def table(self, options: Mapping[str, Any]) -> MoveTable:
        """The moves with the names of the board in play; their ids are the same on every board."""


class Rules(Protocol):
    """The compiled rules."""

    OBSERVATION: int  # the length of an observation

    def setup(self, s: Record, box: Record) -> None: ...
    def legal(self, s: Record, box: Record, out: MoveList) -> int: ...
    def play(self, s: Record, box: Record, move: int) -> None: ...
    def scores(self, s: Record, box: Record, out: Any) -> None: ...
    def winners(self, s: Record, box: Record) -> int: ...
    def redeal(self, s: Record, box: Record, seat: int) -> None: ...
    def observe(self, s: Record, box: Record, seat: int, out: Row) -> None: ...


class Stepwise(Protocol):
    """Compiled: the same rules without lists, for random play where decisions are many and small."""

    LAST_PHASE: int  # the highest phase

    def options(self, s: Record, box: Record) -> Any: ...
    def choices(self, s: Record, options: Any) -> int:
        """How many moves are legal; 0 for a forced step."""

    def choice(self, s: Record, box: Record, options: Any, nth: int) -> int: ...
    def step(self, s: Record, box: Record, move: int) -> None:
        """Play that move, without the forced steps that follow."""


class Observing(Protocol):
    """What `Rules.observe` writes, number by number."""

    LAYOUT: Observation


class Positions(Protocol):
    """Positions in words and back."""

    def write(self, s: Record, box: Record) -> dict[str, Any]: ...
    def lay_out(self, s: Record, box: Record, position: Mapping[str, Any]) -> None: ...


class View(Protocol):
    @property
    def LASTING(self) -> Sequence[str]:  # noqa: N802
        """The larger fields of a view that most moves leave as they are, the very same object: they are encoded once."""

    def view(self, s: Record, box: Record, seat: int | None) -> Any:
        """What a seat may see, as a Struct."""

    def why_not(self, s: Record, box: Record, move: Move) -> Refusal:
        """Return the rule that forbids a move that is not listed."""


class Story(Protocol):
    @property
    def Told(self) -> Any:  # noqa: N802
        """All events of the game, a union of Structs."""

    def unfinished(self, s: Record) -> bool:
        """Whether the seat to move has taken steps that the others may not know of yet."""

    def tell_deal(self, s: Record, box: Record) -> Sequence[Event]:
        """What was dealt and who begins; `seen_by` then says what a viewer may know of an event."""

    def tell(self, steps: Sequence[Step], box: Record) -> Sequence[Event]:
        """The events of a public moment; `seen_by` applies to them too."""


class Preview(Protocol):
    def preview(self, s: Record, box: Record, move: Move, name: Name) -> Sequence[Words]:
        """What a legal move would bring the seat to move, in a few sentences: only what follows from its knowledge, no draw, no guess."""


class Reasons(Protocol):
    """Moves as players speak of them, and why one was better than another."""

    def in_words(self, s: Record, box: Record, move: Move) -> Words:
        """A legal move in words that follow a name: "builds a rank 3 castle on c4"."""

    def reasons(self, played: Sequence[Step], better: Sequence[Step], box: Record, name: Name) -> Sequence[Words]:
        """What makes the better move better, in a few sentences, the most important first; none where the game has nothing to say.

        Both arguments are a move and what would probably follow it, from the same position, up to the first draw. What the deciding
        seat cannot know is guessed in that position, so only what follows from its knowledge may be told.
        """


class Drawing(Protocol):
    def draw(self, view: Any, lang: str = "en") -> Any:
        """The terminal's picture of a view."""

    def group(self, move: Move, lang: str = "en") -> str:
        """The heading a legal move is listed under; in English the beginning of its notation."""


class Heuristics(Protocol):
    def rate(self, s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
        """Compiled: how good each legal move looks."""


class Boards(Protocol):
    """Printed numbers that players may replace. A board is given by the name of one we ship, or by its content."""

    def read(self, board: str | Mapping[str, Any]) -> Record: ...
    def content_of(self, board: str | Mapping[str, Any]) -> Mapping[str, Any]: ...
    def source(self, name: str) -> str:
        """The file of a board we ship."""

    def describe(self, board: str | Mapping[str, Any]) -> Sequence[tuple[str, str, str]]:
        """Every entry as (key, value, mark)."""

    def note(self, board: str | Mapping[str, Any], lang: str = "en") -> str:
        """Which board is in play, for the rules page."""


@dataclass(frozen=True)
class ScoreTable:
    """What a score sheet prints."""

    title: str
    columns: list[str]
    rows: list[list[str]]
    notes: list[str] = field(default_factory=list)


class Scoresheet(Protocol):
    """Scoring for people who play on a physical board."""

    FORM: Words
    EXAMPLE: str

    def tally(self, text: str, lang: str = "en") -> ScoreTable: ...
    @property
    def ask(self) -> Callable[[Callable[[str], str], str], str] | None:
        """Asks a person what lies on the table; None where writing it down is quicker."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Features:
    """The features of a position and what was learned about them: a judge is made from these, see regalia.bots.evaluation."""

    names: tuple[str, ...]  # of the features of a seat
    common: tuple[str, ...] = ()  # of features common to all seats; with them the judge is a net, see regalia.bots.net
    fill: Compiled  # (s, box, out): writes a row for every seat, and the common features into the last row
    stages: int
    stage: Compiled  # (s, box): how much of the game is still ahead, from 0 to stages - 1
    file: Path  # what was learned: weights (.toml) or nets (.npz)
    adjusted: Mapping[str, float] = field(default_factory=dict)  # factors for fitted weights, by the feature's name
    learns_from: tuple[Mapping[str, Any], ...] = ({},)  # options of the games a net learns from
    upset: Compiled | None = None  # (s, box, seat): makes a strange position for a net to learn from, see regalia.arena.selfplay


@dataclass(frozen=True, eq=False, kw_only=True)
class Evaluation:
    """What a search may know about a game beyond its rules. All of it is optional; the functions are compiled."""

    # (s, box, seat): a number below 2**43 for what the seat to move sees, as far as the searching seat can tell: nodes are told apart
    # by it. Without it every move leads to a node of its own, whatever it revealed
    information_key: Compiled | None = None
    horizon: Compiled | None = None  # (s, box): the turn (s.turns_begun) at which a playout from here is cut off and judged
    reach: Compiled | None = None  # (s, box): the turn beyond which neither a tree from here nor its playouts go
    judge: Compiled | None = None  # (s, box, points): writes the points each seat may expect in the end; returns how far off they may be
    features: Features | None = None  # a judge is made from these where the game has none
    play_on: Compiled | None = None  # (s, box, limit): the game's own playout, up to turn `limit`, instead of the search's
    # (s): whether the judge, not `rate`, should say which moves are good here; it looks at what each of them leads to if the turn then
    # ends as soon as possible, by the move listed last
    ponders: Compiled | None = None
    takes_back: int = -1  # the move, always listed last, that takes back a decision: a search would go round in circles
    swing: float = 10.0  # how many points are a clear margin at the end
    style: Mapping[str, Any] = field(default_factory=dict)  # where it differs from the defaults of `bots.search.Style`
    simulations: int = 1000  # of each decision when a finished match is analysed, see regalia.analysis


@dataclass(frozen=True, eq=False, kw_only=True)
class Rooms:
    """The rooms of one game."""

    state: State
    box: Box
    moves: Moves
    rules: Rules
    observation: Observing
    positions: Positions
    view: View
    story: Story
    enter_drawing: Callable[[], Drawing]  # imported late: only the terminal needs it and its libraries
    heuristics: Heuristics
    evaluation: Evaluation = field(default_factory=Evaluation)
    stepwise: Stepwise | None = None
    preview: Preview | None = None
    reasons: Reasons | None = None
    alter: Callable[[Record, Mapping[str, Any]], Record] | None = None  # a box with other numbers, checked; for experiments
    scoresheet: Scoresheet | None = None

    @property
    def drawing(self) -> Drawing:
        return self.enter_drawing()
