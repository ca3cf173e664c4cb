"""The warm_up: rules are compiled, or loaded, behind the curtain; the doors are open, and a table waits only for its own game."""

import asyncio
import logging
import random
import threading
from collections.abc import Callable

from regalia import bots
from regalia.core.game import Game, Rulebook, rulebooks
from regalia.core.match import Match

LOGGER = logging.getLogger("regalia.warm_up")
EVERY = 8  # plies between looks at everything


def warm_up_game(book: Rulebook) -> None:
    """Play a whole game once, with everything a table needs of the rules: nothing shall be compiled when guests wait."""
    match, chance = Game(book, {}).start(seed=0), random.Random(0)
    while not match.over:
        if match.ply % EVERY == 0:
            for move in range(len(match.game.moves)):
                match.why_not(move)
            _look(match)
        match.play(chance.choice(match.legal_ids()))
    _look(match)
    bots.bot("greedy").choose(bots.know(Game(book, {}).start(seed=0), 1))


def _look(match: Match) -> None:
    for seat in (None, *range(match.game.players)):
        match.view(seat)
    match.scores, match.winners, match.why_not_undo()


def warm_up_search(book: Rulebook) -> None:
    """The search, which all stronger bots and hints share."""
    if "page" in bots.BOTS:
        bots.bot("page").choose(bots.know(Game(book, {}).start(seed=0), 1))


class WarmUp:
    def __init__(self) -> None:
        self._books = rulebooks()
        self._ready = {name: asyncio.Event() for name in self._books}
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self.thread = threading.Thread(target=self._run, name="warm_up", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        for name, book in self._books.items():
            self._try(warm_up_game, book)
            if self._closed:
                return
            self._loop.call_soon_threadsafe(self._ready[name].set)
        for book in self._books.values():
            if not self._closed:
                self._try(warm_up_search, book)

    def _try(self, part: Callable[[Rulebook], None], book: Rulebook) -> None:
        try:
            part(book)
        except Exception:
            LOGGER.exception("the warm_up of %s failed", book.name)

    async def of(self, game: str) -> None:
        """Wait until a game can be played at once."""
        if game in self._ready:
            await self._ready[game].wait()

    @property
    def waiting(self) -> list[str]:
        return [name for name, ready in self._ready.items() if not ready.is_set()]

    def close(self) -> None:
        self._closed = True
