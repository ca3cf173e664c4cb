"""The named levels, from a child's opponent to the strongest we have, with the ratings the arena measured for them."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from regalia.bots.knowledge import Bot, Budget
from regalia.bots.search import SearchBot
from regalia.bots.simple import GreedyBot
from regalia.core.game import Rulebook, rulebook
from regalia.core.system import processors

MOST_THREADS = 4


@dataclass(frozen=True)
class Level:
    name: str
    about: str
    make: Callable[[], Bot]

    def rating(self, game: str) -> int | None:
        """What the arena measured for two players; `knight` has 1000. None for a game that was not measured."""
        return ratings(rulebook(game)).get(self.name)


@cache
def ratings(book: Rulebook) -> dict[str, int]:
    """By level, from the game's ratings.toml; how they were measured stands there."""
    file = book.folder / "ratings.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def sovereign() -> SearchBot:
    threads = min(MOST_THREADS, processors())
    return SearchBot(Budget(seconds=0.5), trees=threads, threads=threads, brisk=True)


LEVELS = {
    level.name: level
    for level in (
        Level("page", "plays the best-looking of three moves picked at random", lambda: GreedyBot(glances=3)),
        Level("knight", "plays the move that looks best at a glance", GreedyBot),
        Level("duke", "looks ahead a little: 500 simulations per move", lambda: SearchBot(Budget(simulations=500))),
        Level("sovereign", "looks ahead for half a second on up to four cores, less when the choice is clear", sovereign),
    )
}
