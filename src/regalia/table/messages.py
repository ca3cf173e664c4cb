"""Every shape that enters or leaves the server at a table. What is named neither here nor in the other `*messages` is not sent."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from regalia.core.talk import Gesture

Seq = Annotated[int, Meta(ge=0, le=2**31 - 1, description="the version of the table the client has seen")]
Step = Annotated[int, Meta(ge=0, le=2**31 - 1, description="how many of its own moves that can still be taken back the client has seen")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$(?!\\n)", description="an idempotency key: the same key has an effect once")]
TokenText = Annotated[str, Meta(min_length=16, max_length=128)]
MoveText = Annotated[str, Meta(max_length=200)]
MoveNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Said = MoveNumber | MoveText | dict[str, str]  # a move: its id, its notation or its JSON form
BroughtText = Annotated[
    str, Meta(pattern="^[0-9a-f]{32,128}$(?!\\n)", description="randomness for the deal, in hexadecimal; it counts until the match begins")
]
NameText = Annotated[str, Meta(max_length=400)]
Lang = Literal["en", "it", "hu", "ru"]
Kind = Literal["person", "bot", "open"]
Talkers = Annotated[
    Literal["nobody", "players", "everybody"], Meta(description="who may write messages at the table; everybody: spectators too")
]
WordText = Annotated[str, Meta(max_length=1000, description="what is kept of it is at most `word_length` characters long")]
Start = Annotated[
    Literal["full", "asked", "now"],
    Meta(description="when the match begins: with every seat taken, when somebody says so (POST start), or at once"),
]


# what clients send


class SeatWish(Struct, forbid_unknown_fields=True):
    kind: Kind = "person"
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: NameText | None = None


class SoftClock(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="soft"):
    """A time for every move, with reminders. When it is up, a bot plays until the player returns, or anybody at the table may let one."""

    seconds: Annotated[int, Meta(ge=1, le=30 * 86400)]
    then: Literal["bot", "ask"] = "bot"


class LiveClock(Struct, forbid_unknown_fields=True, frozen=True, tag_field="kind", tag="live"):
    """A time for all moves of a player; each turn adds some (increment), or begins with some that does not count (delay). In seconds."""

    base: Annotated[int, Meta(ge=1, le=86400)]
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0


class InCircle(Struct, forbid_unknown_fields=True):
    """A circle of friends, and the secret of the member who sets up a table for it."""

    circle: Annotated[str, Meta(max_length=40)]
    token: TokenText


class NewTable(Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Any] = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    start: Start = "full"
    takebacks: Annotated[bool, Meta(description="moves may be taken back; against bots alone they always may")] = False
    lesson: Annotated[bool, Meta(description="the game's lesson: its options, position and deal are known and begin at once")] = False
    clock: SoftClock | LiveClock | None = None
    words: Talkers = "nobody"
    keep_words: Annotated[bool, Meta(description="words stay with the match; otherwise they are erased when it ends")] = True
    circle: InCircle | None = None


class Join(Struct, forbid_unknown_fields=True):
    name: NameText | None = None
    seat: SeatNumber | None = None
    brought: BroughtText | None = None
    own: Annotated[bool, Meta(description="give me a token of my own; the link I came by ends")] = False


class Begin(Struct, forbid_unknown_fields=True):
    key: Key | None = None
    brought: BroughtText | None = None


class Agree(Struct, forbid_unknown_fields=True):
    """What the others agree a seat should become."""

    kind: Kind = "open"


class Rematch(Struct, forbid_unknown_fields=True):
    rotate: bool = False
    start: Start = "now"


class Branch(Struct, forbid_unknown_fields=True):
    """Play on from a moment of a match that is over, at one of its seats, against bots."""

    moment: Annotated[int, Meta(ge=0, le=2**31 - 1, description="how many moments of the match have been")]
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=40, description="who plays the other seats")] | None = None
    name: NameText | None = None
    start: Start = "asked"


class Mine(Struct, forbid_unknown_fields=True):
    tokens: Annotated[list[TokenText], Meta(max_length=200)]


# the commands of a seat, over HTTP (where path and token say what and who) and on a live connection


class Command(Struct, forbid_unknown_fields=True, kw_only=True):
    """A seat may be left out where the token, or the only token of a live connection, names it."""

    seat: SeatNumber | None = None
    key: Key | None = None


class Play(Command, tag_field="type", tag="play", kw_only=True):
    move: Said
    seq: Seq
    step: Step | None = None


class Undo(Command, tag_field="type", tag="undo", kw_only=True):
    seq: Seq | None = None
    step: Step | None = None


class TakeBack(Command, tag_field="type", tag="takeback", kw_only=True):
    """Back to one's previous decision, at once or by asking the others; `seq` guards against going back twice."""

    seq: Seq | None = None


class Answer(Command, tag_field="type", tag="answer", kw_only=True):
    """Whether another seat may take back its move; from that seat itself, no withdraws what it asked."""

    asked: Annotated[int, Meta(ge=0, le=2**31 - 1, description="which takeback: its `asked` in the state")]
    agree: bool


class Resign(Command, tag_field="type", tag="resign", kw_only=True):
    seq: Seq | None = None
    step: Step | None = None


class Rename(Command, tag_field="type", tag="rename", kw_only=True):
    """What the person in a seat is called from now on."""

    name: NameText


class Say(Command, tag_field="type", tag="say", kw_only=True):
    """A message to the table: a text or a gesture. A spectator, who has no seat, may give a name."""

    text: WordText | None = None
    gesture: Gesture | None = None
    name: NameText | None = None


class Report(Command, tag_field="type", tag="report", kw_only=True):
    """Report a message to whoever runs the server."""

    line: Annotated[int, Meta(ge=1, le=2**31 - 1, description="the `seq` of its line")]


class Pause(Command, tag_field="type", tag="pause", kw_only=True):
    """Whether the clock should stand still; it does, or runs again, when all people at the table want it."""

    pause: bool


class AskHint(Command, tag_field="type", tag="hint", kw_only=True):
    bot: Annotated[str, Meta(max_length=40)] | None = None


class AskWhy(Command, tag_field="type", tag="why", kw_only=True):
    move: Said


class AskPreview(Command, tag_field="type", tag="preview", kw_only=True):
    move: Said


# what else clients send on a live connection


class Hello(Struct, forbid_unknown_fields=True, tag_field="type", tag="hello"):
    tokens: Annotated[list[TokenText], Meta(max_length=16)] = []
    since: Annotated[int, Meta(ge=0, le=2**31 - 1, description="the client has the log up to this line")] = 0
    seq: Seq = 0
    lang: Lang | None = None


class Looking(Struct, forbid_unknown_fields=True, tag_field="type", tag="looking"):
    """Whether the page is visible; whoever does not look gets notices."""

    visible: bool


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    key: Key | None = None


Heard = Hello | Play | Undo | TakeBack | Answer | Resign | Rename | Say | Report | Pause | AskHint | AskWhy | AskPreview | Looking | Ping


# what the server sends


class MoveCard(Struct, frozen=True):
    id: int
    notation: str
    json: dict[str, str]


class SeatCard(Struct, frozen=True):
    seat: int
    colour: str
    kind: Kind
    bot: str | None
    name: str
    resigned: bool


class TakebackCard(Struct, frozen=True):
    """A takeback that waits for the others to agree; it lapses when somebody plays on."""

    asked: int  # the line of the log that asks for it
    seat: int
    seen: bool  # something hidden has been shown since
    missing: list[int]  # the seats that have not answered


class ClockCard(Struct, frozen=True):
    """The clock of a table: what is left to each seat at a moment of the server's own time, all in milliseconds."""

    agreed: SoftClock | LiveClock
    seat: int | None  # whose time has been running since `at`; null: nobody's
    left: list[int]
    delay: int  # before the running time counts
    at: int  # since 1970; compare it with the `at` of a pong
    paused: bool
    wishes: list[int]  # seats that want it paused, or to run again
    lapsed: bool  # the time of the seat to move is up: anybody at the table may let a bot play


class WordCard(Struct, frozen=True):
    """What was said: a text or a gesture."""

    text: str
    gesture: Gesture | None
    name: str  # of a spectator


class Outcome(Struct, frozen=True):
    scores: list[int]
    winners: list[int]


class OriginCard(Struct, frozen=True):
    """The moment of another, finished match from which a match continues."""

    table: str | None  # null: it was not played at a table
    moment: int


class LessonMark(Struct, frozen=True):
    """How far the learner's match has followed the script of its lesson."""

    plies: int
    over: bool  # the script has ended, or was left: the match goes on like any other


class State(Struct, frozen=True, tag_field="type", tag="state"):
    """A table as one seat sees it; `seat` is None for spectators."""

    table: str
    game: str
    options: dict[str, Any]
    rules_version: int
    seq: int  # lines of the log that everybody may read
    step: int  # moves of this seat that it can still take back, and of which nobody else knows
    moment: int  # moments of the game that everybody has seen
    seat: int | None
    seats: list[SeatCard]
    host: int | None  # the seat whose person is expected to start the match, while it waits
    waiting: bool  # the match has not been started
    turn: int | None
    over: bool
    ended: Literal["rules", "resignation"] | None
    can_undo: bool
    takebacks: bool  # moves may be taken back at this table
    take_back: Literal["free", "ask"] | None  # what this seat can do about its last move that undo does not reach
    takeback: TakebackCard | None
    clock: ClockCard | None
    words: Talkers  # who may write messages at the table
    keep_words: bool  # otherwise they are erased when the match ends
    legal: list[MoveCard]
    view: Any
    result: Outcome | None
    commitment: str
    chain: str  # the head of the chain of hashes over all moments so far; empty before the start
    secret: str | None
    rematch: str | None
    circle: str | None  # of friends, to which the table belongs; only those who sit at it are told
    lesson: LessonMark | None  # for the learner, at the table of a lesson
    origin: OriginCard | None  # the match continues another one
    created: float
    changed: float


class RowCard(Struct, frozen=True):
    """A row of a score sheet: a number for each seat, and where it comes from.

    A line that is counted by itself has its places on the board, a formula for each seat, and what each seat has after it.
    """

    label: str
    values: list[int | None]
    parts: "list[RowCard]"
    places: list[str]
    formulas: list[str | None]
    sums: list[int]


class SheetCard(Struct, frozen=True):
    """A scoring, line by line."""

    title: str
    rows: list[RowCard]
    totals: list[int]
    before: list[int] | None  # what each seat had; null: the sums and totals are what is won


class Line(Struct, frozen=True):
    """One line of the log as one seat may know it: for a moment of the game what happened, as data and in words.

    The first line since the match began tells the deal, too.
    """

    seq: int
    moment: int
    kind: Literal[
        "play", "takeback", "ask", "allow", "refuse", "resign", "sit", "start", "agree", "rematch",
        "rename", "word", "flag", "propose", "pause", "resume",
    ]  # fmt: skip
    seat: int | None
    events: list[Any]
    sentences: list[str]
    sheets: list[SheetCard]
    table: str | None  # of a rematch
    who: SeatCard | None
    back: int | None  # of a takeback: the moment that came again; those since have been taken back
    chain: str | None  # of a moment of the game: the head of the chain of hashes after it
    at: float
    word: WordCard | None = None  # null also when it has been erased
    before: str | None = None  # of a new name: the one before
    what: Literal["bot", "ask", "pause", "resume", "withdraw"] | None = None  # of a flag: what follows; of a proposal: what is wanted


class Lines(Struct, frozen=True, tag_field="type", tag="log"):
    seat: int | None
    lines: list[Line]


class Problem(Struct, frozen=True, tag_field="type", tag="error"):
    """Every error, over HTTP and live."""

    code: str
    sentence: str
    rule: str | None = None
    state: State | None = None
    key: str | UnsetType | None = UNSET


class SeatLink(Struct, frozen=True):
    seat: int
    kind: Kind
    token: str | None
    link: str | None


class Created(Struct, frozen=True):
    table: str
    host: str
    seats: list[SeatLink]
    state: State


class Joined(Struct, frozen=True):
    seat: int
    token: str | None
    state: State


class Accepted(Struct, frozen=True):
    seq: int
    step: int
    moment: int
    repeated: bool
    state: State


class LiveAccepted(Struct, frozen=True, tag_field="type", tag="accepted"):
    seat: int
    seq: int
    step: int
    moment: int
    repeated: bool
    key: str | None


class Advice(Struct, frozen=True):
    """A move, the share of the win it promises (0 to 1) and the margin over the best other seat, in points, where known."""

    move: MoveCard
    share: float | None
    margin: float | None


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    seat: int
    seq: int
    bot: str | None  # None: the best advice there is
    move: MoveCard
    moves: list[Advice]  # the best first
    reason: str | None
    key: str | UnsetType | None = UNSET


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    move: MoveCard
    legal: bool
    final: bool  # undo could not take it back
    rule: str | None
    sentence: str | None
    key: str | UnsetType | None = UNSET


class Preview(Struct, frozen=True, tag_field="type", tag="preview"):
    """What a move would bring, as far as its seat can know."""

    move: MoveCard
    sentences: list[str]
    key: str | UnsetType | None = UNSET


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    table: str
    seats: list[int]
    host: bool


class Here(Struct, frozen=True, tag_field="type", tag="here"):
    """Which seats' holders are connected now, and how many spectators."""

    seats: list[int]
    watching: int


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    key: str | None
    at: int  # the server's time when it heard the ping, in milliseconds since 1970


class TableCard(Struct, frozen=True):
    """A table in a list, for one who holds a token of it."""

    table: str
    game: str
    options: dict[str, Any]
    seats: list[int]
    host: bool
    waiting: bool
    turn: int | None
    over: bool
    your_turn: bool
    seq: int
    moment: int
    created: float
    changed: float


class Views(Struct, frozen=True):
    """What a seat saw after `since` moments, and after each of the next ones."""

    since: int
    views: list[Any]


hear = msgspec.json.Decoder(Heard)
speak = msgspec.json.Encoder()
