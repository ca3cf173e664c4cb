"""The rehearsal: rules are compiled, or loaded, behind the curtain; the doors are open, and a table waits only for its own game."""

import asyncio
import logging
import threading

from regalia import bots
from regalia.core.game import Game, Rulebook, rulebooks

LOGGER = logging.getLogger("regalia.rehearsal")


def rehearse(book: Rulebook, bot: str) -> None:
    """Play the beginning of a game once, with everything a table needs."""
    match = Game(book, {}).start(seed=0)
    match.play(match.legal_ids()[0])
    match.view(None)
    bots.bot(bot).choose(bots.know(match, 1))


class Rehearsal:
    def __init__(self) -> None:
        self._books = rulebooks()
        self._ready = {name: asyncio.Event() for name in self._books}
        self._loop = asyncio.get_running_loop()
        self._closed = False
        self.thread = threading.Thread(target=self._run, name="rehearsal", daemon=True)
        self.thread.start()

    def _run(self) -> None:
        for name, book in self._books.items():
            self._try(book, "greedy")
            if self._closed:
                return
            self._loop.call_soon_threadsafe(self._ready[name].set)
        for book in self._books.values():
            if "page" in bots.BOTS and not self._closed:
                self._try(book, "page")  # the search, which all stronger bots and hints share

    def _try(self, book: Rulebook, bot: str) -> None:
        try:
            rehearse(book, bot)
        except Exception:
            LOGGER.exception("the rehearsal of %s failed", book.name)

    async def of(self, game: str) -> None:
        """Wait until a game can be played at once."""
        if game in self._ready:
            await self._ready[game].wait()

    @property
    def waiting(self) -> list[str]:
        return [name for name, ready in self._ready.items() if not ready.is_set()]

    def close(self) -> None:
        self._closed = True
