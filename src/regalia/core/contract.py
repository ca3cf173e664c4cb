"""The contract of a game: what its folder must have and may have, as types. mypy holds every game to it.

A game's folder has the same rooms as every other, each a module; its `rooms.py` gathers them in a `Rooms`, and there the modules are held
against the protocols below. What a game need not have is None there, or has a default. Compiled functions take and give plain integers,
records and arrays; CONTRIBUTING says what each of them promises.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from regalia.core.errors import Refusal, Words
from regalia.core.moves import Move, MoveTable
from regalia.core.observation import Observation, Row
from regalia.core.record import Layout, MoveList, Record, Vector
from regalia.core.sheet import Sheet
from regalia.core.story import Event, Step

Compiled = Callable[..., Any]
Name = Callable[[int], str]  # what a seat is called


class State(Protocol):
    """The layouts of the record and of the box, and options written into a record."""

    STATE: Layout
    BOX: Layout

    def configure(self, s: Record, options: Mapping[str, Any]) -> None: ...


class Box(Protocol):
    def open_box(self, options: Mapping[str, Any], version: int) -> Record:
        """What is printed on boards and tiles, and which version of the rules is in force."""


class Moves(Protocol):
    """The table of all moves, and the room that a list of legal ones needs."""

    MOVES: MoveTable
    MAX_LEGAL: int

    def table(self, options: Mapping[str, Any]) -> MoveTable:
        """The moves with the names of the board in play; their ids are the same on every board."""


class Rules(Protocol):
    """Compiled."""

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
        """How many moves are legal; 0 where none is asked for."""

    def choice(self, s: Record, box: Record, options: Any, nth: int) -> int: ...
    def step(self, s: Record, box: Record, move: int) -> None:
        """That move alone."""


class Observing(Protocol):
    """What `Rules.observe` writes, number by number."""

    LAYOUT: Observation


class Positions(Protocol):
    """Positions in words and back."""

    def write(self, s: Record, box: Record) -> dict[str, Any]: ...
    def lay_out(self, s: Record, box: Record, position: Mapping[str, Any]) -> None: ...


class View(Protocol):
    def view(self, s: Record, box: Record, seat: int | None) -> Any:
        """What a seat may see, a Struct."""

    def why_not(self, s: Record, box: Record, move: Move) -> Refusal | None:
        """The rule that forbids a move that is not listed; None where only the order of moves differs from the listed one."""


class Story(Protocol):
    @property
    def Told(self) -> Any:  # noqa: N802
        """All events of the game, a union of Structs."""

    def unfinished(self, s: Record) -> bool:
        """Whether steps are under way that are nobody else's business."""

    def tell_deal(self, s: Record, box: Record) -> Sequence[Event]:
        """What was dealt and who begins. What a viewer may know of an event, `seen_by` says."""

    def tell(self, steps: Sequence[Step], box: Record) -> Sequence[Event]:
        """The events of a public moment, likewise."""


class Preview(Protocol):
    def preview(self, s: Record, box: Record, move: Move, name: Name) -> Sequence[Words]:
        """What a legal move would bring the seat to move, in a few sentences: only what follows from what it knows, no draw, no guess."""


class Reasons(Protocol):
    """Moves as players speak of them, and why one was better than another."""

    def in_words(self, s: Record, box: Record, move: Move) -> Words:
        """What somebody does with a legal move: words that follow a name, "builds a rank 3 castle on c4"."""

    def reasons(self, played: Sequence[Step], better: Sequence[Step], box: Record, name: Name) -> Sequence[Words]:
        """What makes the better move better, in a few sentences, the weightiest first; none where the game has nothing to say.

        Both are a move and what would probably follow it, from the same position, up to the first draw. The position is a guess of what
        the seat that decides cannot know: only what follows from its knowledge may be told.
        """


class Drawing(Protocol):
    def draw(self, view: Any, lang: str = "en") -> Any:
        """The terminal's picture of a view."""

    def group(self, move: Move, lang: str = "en") -> str:
        """The heading a legal move is listed under; in English what its notation begins with."""


class Heuristics(Protocol):
    def rate(self, s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
        """Compiled: how good each legal move looks."""


class Boards(Protocol):
    """Printed numbers that players may replace; a board is the name of one we ship, or its content."""

    def read(self, board: str | Mapping[str, Any]) -> Record: ...
    def content_of(self, board: str | Mapping[str, Any]) -> Mapping[str, Any]: ...
    def source(self, name: str) -> str:
        """The file of a board we ship."""

    def describe(self, board: str | Mapping[str, Any]) -> Sequence[tuple[str, str, str]]:
        """Every entry as key, value and mark."""

    def note(self, board: str | Mapping[str, Any], lang: str = "en") -> str:
        """Which board is in play, for the rules page."""


class Scoresheet(Protocol):
    """Scoring for people who play with the cardboard."""

    FORM: Words
    EXAMPLE: str

    def tally(self, text: str, lang: str = "en") -> Sheet: ...
    @property
    def ask(self) -> Callable[[Callable[[str], str], str], str] | None:
        """Asks for what lies on the table; None where it is quicker written down."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Features:
    """What a position shows, and what was learned of it: from these a judge is made, see regalia.bots.evaluation."""

    names: tuple[str, ...]  # of the features of a seat
    common: tuple[str, ...] = ()  # of features common to all seats; with them the judge is a net, see regalia.bots.net
    fill: Compiled  # (s, box, out): a row for every seat, and the common ones in the last row
    stages: int
    stage: Compiled  # (s, box): how much of the game is still ahead, from 0 to stages - 1
    file: Path  # what was learned: weights (.toml) or nets (.npz)
    adjusted: Mapping[str, float] = field(default_factory=dict)  # names of features whose fitted weights are multiplied
    learns_from: tuple[Mapping[str, Any], ...] = ({},)  # options of the games a net learns from
    upset: Compiled | None = None  # (s, box, seat): strange positions for a net to learn from, see regalia.arena.selfplay


@dataclass(frozen=True, eq=False, kw_only=True)
class Evaluation:
    """What a search may know of a game beyond its rules. All of it can be left out; the functions are compiled."""

    # (s, box, seat): a number below 2**43 for what the seat to move sees, as far as the one who searches can tell: by it nodes are told
    # apart. Without it every move leads to a node of its own, whatever it revealed
    information_key: Compiled | None = None
    horizon: Compiled | None = None  # (s, box): the turn (s.turns_begun) at which a playout that begins here is cut and judged
    reach: Compiled | None = None  # (s, box): the turn beyond which neither a tree that begins here nor its playouts go
    judge: Compiled | None = None  # (s, box, points): the points each seat may expect in the end; by how many they may still go astray
    features: Features | None = None  # from which a judge is made where there is no other
    play_on: Compiled | None = None  # (s, box, limit): a playout of the game's own, up to turn `limit`, in place of one by glances
    # (s): whether the judge should say which moves are good here, not `rate`; it looks at what each of them leads to if the turn then
    # ends as soon as it can, by the move listed last
    ponders: Compiled | None = None
    takes_back: int = -1  # the move, always listed last, that takes back a decision: no search needs it, and it could go round for ever
    swing: float = 10.0  # how many points are a clear margin at the end
    style: Mapping[str, Any] = field(default_factory=dict)  # what to do otherwise than `bots.search.Style` does
    walks: int = 1000  # with which each decision of a finished match is searched, see regalia.analysis


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
    enter_drawing: Callable[[], Drawing]  # only the terminal needs it, and what it draws with
    heuristics: Heuristics
    evaluation: Evaluation = field(default_factory=Evaluation)
    stepwise: Stepwise | None = None
    preview: Preview | None = None
    reasons: Reasons | None = None
    alter: Callable[[Record, Mapping[str, Any]], Record] | None = None  # a box with other numbers, checked: for experiments
    scoresheet: Scoresheet | None = None

    @property
    def drawing(self) -> Drawing:
        return self.enter_drawing()
