"""Bots by name: the plain ones, and the levels, from a child's opponent to the strongest we have.

How a level plays differs by game, so that each level is about as much stronger than the one before it; a game's ratings.toml says how,
and what the arena measured. A game without that file has levels that were not measured.
"""

import tomllib
from collections.abc import Callable
from functools import cache

import msgspec

from regalia.bots.knowledge import Bot, Budget, Choice, Knowledge
from regalia.bots.search import SearchBot
from regalia.bots.simple import CarelessBot, GreedyBot, RandomBot
from regalia.core.errors import BadInput, quoted
from regalia.core.game import Rulebook, rulebook
from regalia.core.system import processors

MOST_THREADS = 4


def strongest() -> SearchBot:
    threads = min(MOST_THREADS, processors())
    return SearchBot(Budget(seconds=0.5), trees=threads, threads=threads, stop_early=True)


class Level(msgspec.Struct, frozen=True):
    """A level in one game."""

    plays: str  # a plain bot, as `bot` takes it
    rating: int | None = None  # measured by the arena with two players; greedy has 1000


UNMEASURED = {
    "page": Level("greedy~50"),
    "squire": Level("greedy~30"),
    "knight": Level("greedy~10"),
    "baron": Level("greedy"),
    "count": Level("search:30"),
    "duke": Level("search:200"),
    "prince": Level("search:1000"),
    "sovereign": Level("strongest"),
}
LEVELS = tuple(UNMEASURED)


@cache
def levels(book: Rulebook) -> dict[str, Level]:
    """The levels of a game by name, the weakest first."""
    file = book.folder / "ratings.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return UNMEASURED | {name: Level(**level) for name, level in found.items()}


class LevelBot:
    """Plays as its level does in whichever game it is shown."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, known: Knowledge) -> Choice:
        return _playing(self.name, known.game.rulebook).choose(known)


PLAIN: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "search": SearchBot, "strongest": strongest}
BOTS = ("random", "greedy", "search", *LEVELS)


def bot(name: str, game: str | None = None) -> Bot:
    """A bot by name: for one game, or for whichever it is shown.

    `search` may be followed by its budget: `search:200ms` (less when nothing can change any more), `search:5000` simulations; plain
    bots by how many moves in a hundred are careless: `greedy~30`.
    """
    if name in LEVELS:
        return LevelBot(name) if game is None else _playing(name, rulebook(game))
    title, tilde, slips = name.partition("~")
    plain, colon, budget = title.partition(":")
    if plain not in PLAIN and plain not in LEVELS:
        raise BadInput("no-bot", name=quoted(name), words=list(BOTS))
    if colon and plain != "search":
        raise BadInput("no-budget", name=quoted(plain))
    if tilde and (plain in LEVELS or not (slips.isdecimal() and len(slips) <= 3 and int(slips) <= 100)):
        raise BadInput("bot-slips", name=quoted(name))
    made: Bot = SearchBot(Budget.read(budget), stop_early=True) if colon else PLAIN[plain]()
    return CarelessBot(made, int(slips)) if tilde else made


@cache
def _playing(name: str, book: Rulebook) -> Bot:
    return bot(levels(book)[name].plays)


def search_of(name: str, game: str) -> SearchBot | None:
    """The search behind a bot, if it searches."""
    made = bot(name, game)
    inner = made.bot if isinstance(made, CarelessBot) else made
    return inner if isinstance(inner, SearchBot) else None


def threads_of(name: str, game: str) -> int:
    """How many cores a bot keeps busy while it thinks."""
    search = search_of(name, game)
    return search.threads if search else 1
