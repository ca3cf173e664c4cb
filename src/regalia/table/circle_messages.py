"""What clients and server send about circles of friends, and about moving to another device. What is not named here is not sent."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from regalia.table.messages import NameText, TokenText

TransferText = Annotated[
    str, Meta(pattern="^[0-9a-f]{64}$(?!\\n)", description="where the other device looks for it, derived from the code")
]
SealedText = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]+$(?!\\n)", max_length=200_000, description="encrypted by the device, in base64url")
]


# what clients send


class NewCircle(Struct, forbid_unknown_fields=True):
    name: NameText
    member: Annotated[NameText, Meta(description="the name of the member who makes it")]


class Called(Struct, forbid_unknown_fields=True):
    """The name a member chooses."""

    name: NameText


class Claim(Struct, forbid_unknown_fields=True):
    """The token of a seat at a table of the circle, which shows that the member sits there."""

    table: Annotated[str, Meta(max_length=40)]
    seat_token: TokenText


class Transfer(Struct, forbid_unknown_fields=True):
    transfer: TransferText
    sealed: SealedText


class Collect(Struct, forbid_unknown_fields=True):
    transfer: TransferText


# what the server sends


class CircleSeat(Struct, frozen=True):
    """Who sits at a table of the circle: names are in the list of members, and nowhere else."""

    who: Literal["member", "left", "guest", "bot", "open"]
    member: int | None
    bot: str | None


class MemberCard(Struct, frozen=True):
    """A member, with their results here against people."""

    member: int
    name: str
    keeper: bool
    joined: float
    played: int
    won: int
    streak: int  # matches won in a row up to now; below zero: matches not won
    longest: int  # the longest winning streak
    favourite: str | None  # the game they have played most


class CircleTable(Struct, frozen=True):
    """A table where a match is being played, or is about to be, as a spectator may know it."""

    table: str | None  # None: somebody who has left the circle sits there under a name
    game: str
    options: dict[str, Any]
    seats: list[CircleSeat]
    waiting: bool
    turn: int | None
    moment: int
    changed: float


class CircleMatch(Struct, frozen=True):
    table: str | None
    game: str
    options: dict[str, Any]
    seats: list[CircleSeat]
    ended: str
    scores: list[int]
    winners: list[int]
    at: float
    order: float  # its place in the history


class Duel(Struct, frozen=True):
    """How often a member finished ahead of another, level with them and behind them."""

    member: int
    other: int
    ahead: int
    level: int
    behind: int


class RatingCard(Struct, frozen=True):
    member: int
    rating: float
    low: float  # it lies between these with 95 % certainty
    high: float
    matches: int


class GameStats(Struct, frozen=True):
    """Matches counted, duels and ratings of a game, or of all games together."""

    game: str | None
    matches: int
    duels: list[Duel]
    ratings: list[RatingCard]


class CircleCard(Struct, frozen=True):
    """A circle of friends, as seen by a member or by anyone with its link."""

    circle: str
    name: str
    created: float
    you: int | None  # which member asks
    members: list[MemberCard]
    tables: list[CircleTable]
    matches: int  # that are over
    history: list[CircleMatch]  # the newest of them
    stats: list[GameStats]  # all games together, then each


class CircleHistory(Struct, frozen=True):
    matches: list[CircleMatch]


class CircleFile(Struct, frozen=True):
    """Everything a circle has, as a file."""

    regalia: Literal["circle"]
    format: int
    name: str
    created: float
    members: list[MemberCard]
    tables: list[CircleTable]
    matches: list[CircleMatch]
    stats: list[GameStats]


class CircleLink(Struct, frozen=True):
    """The secret of a circle's link, sent once."""

    circle: str
    token: str
    link: str


class CircleJoined(Struct, frozen=True):
    """A member's own secret, sent once; `link` is that of a new circle."""

    token: str
    card: CircleCard
    link: CircleLink | None


class Left(Struct, frozen=True):
    """Done; `closed` if nobody was left."""

    closed: bool


class TransferCard(Struct, frozen=True):
    seconds: int  # until it is dropped


class Sealed(Struct, frozen=True):
    sealed: str
