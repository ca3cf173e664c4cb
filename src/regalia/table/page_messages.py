"""Types of what is sent away from a table: the server and its games, rules and lessons, match files, puzzles."""

from typing import Any, Literal

from msgspec import Struct

from regalia.table.messages import MoveCard, Said, SeatCard, SheetCard, WordCard


class PuzzleMove(Struct, forbid_unknown_fields=True):
    """A move tried on a puzzle."""

    move: Said


class BotCard(Struct, frozen=True):
    name: str
    help: str
    level: bool  # offered as an opponent; levels are listed from the weakest
    ratings: dict[str, int]  # by game, as far as the arena measured them


class GameCard(Struct, frozen=True):
    name: str
    title: str
    designer: str
    tagline: str
    minutes: int
    rules_version: int
    players: list[int]  # how many may play
    options: dict[str, Any]  # a JSON schema
    lesson: int | None  # the minutes its lesson takes; None: it has none
    puzzles: int  # how many there are


class ServerInfo(Struct, frozen=True):
    """What this server offers."""

    version: str
    languages: dict[str, str]
    bots: list[BotCard]
    games: list[GameCard]
    name_length: int
    word_length: int
    max_body: int
    mail: bool  # people can be invited by mail


class FamilyCard(Struct, frozen=True):
    """All moves of one verb."""

    name: str
    axes: dict[str, list[str]]
    secret: bool
    reveals: bool


class Shape(Struct, frozen=True):
    """What a client can know of a game in advance: the JSON schemas of its views and events, and its moves."""

    game: str
    view: dict[str, Any]
    events: dict[str, Any]
    moves: list[FamilyCard]


class RuleText(Struct, frozen=True):
    rule: str
    text: str


class Rules(Struct, frozen=True):
    game: str
    lang: str
    markdown: str


class LessonStep(Struct, frozen=True):
    """A step of a lesson: its text, and the plies of the script that it asks of the learner and the others."""

    words: str
    lit: list[str]  # parts of the table (board, dock, players) or pieces like cell:c2
    rules: list[str]
    first: int  # plies before it
    own: int  # plies after the learner's part; equal to `first` if there is nothing to do
    last: int  # plies after the others have answered


class LessonText(Struct, frozen=True):
    """A game's lesson in the player's language."""

    game: str
    minutes: int
    seat: int
    steps: list[LessonStep]


class OpenedWord(Struct, frozen=True):
    """A message at the table, from a match file."""

    seat: int | None  # null: a spectator
    word: WordCard


class OpenedMoment(Struct, frozen=True):
    """A moment of an opened match, and the messages after it."""

    seat: int | None  # null: the deal
    events: list[Any]
    sentences: list[str]
    sheets: list[SheetCard]
    words: list[OpenedWord] = []


class PointCard(Struct, frozen=True):
    """One point of a check: it holds, it does not, or (null) nobody can know."""

    name: Literal["commitment", "start", "randomness", "moves", "result", "chain", "words", "people"]
    holds: bool | None
    sentence: str


class Opened(Struct, frozen=True):
    """A match file opened: its moments, the deal first, and a seat's view after each of them."""

    game: str
    options: dict[str, Any]
    seats: list[str]  # their colours
    plies: int
    over: bool  # by the rules; if so, one can play on from its moments
    problems: list[str]
    points: list[PointCard]
    lines: list[OpenedMoment]
    views: list[Any]


class PuzzleCard(Struct, frozen=True):
    """A puzzle as its solver sees it."""

    game: str
    title: str
    number: int
    count: int
    today: int  # the number of the puzzle of the day
    day: str  # today's date in UTC
    options: dict[str, Any]
    seat: int
    seats: list[SeatCard]
    view: Any
    legal: list[MoveCard]
    last: OpenedMoment  # what happened before
    sentence: str  # what is asked


class PuzzleAnswer(Struct, frozen=True):
    """The reply to a move: whether it is the solution, how often it wins, what it brings."""

    solved: bool
    move: MoveCard
    sentences: list[str]
    view: Any  # after the move, if it is the solution


class Verified(Struct, frozen=True):
    """What a check of the deal and the moves found, point by point; `problems` are those that do not hold.

    `moments` is what the chain is made of, for clients that compute it themselves: who wrote which lines of the file in each public moment.
    """

    plies: int
    problems: list[str]
    points: list[PointCard]
    moments: list[list[tuple[int, str]]]


class GameWarmUp(Struct, frozen=True):
    """How far a game has been compiled; bots that search only rate moves until the part `search` is done."""

    game: str
    ready: int  # parts that are done
    total: int
    part: str | None  # the first that is not: setup, play, views, greedy or search


class Health(Struct, frozen=True):
    ok: bool
    version: str
    tables: int
    sockets: int
    preparing: list[str]  # games that cannot be played yet because their rules are still being compiled
    warm_up: list[GameWarmUp]
    erasing: bool  # erased messages may still be in SQLite's journal, because another program reads the database
