"""The bots at the tables: they think in threads, see only what their seat may see, and play by the same door as people."""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, cast

from regalia import bots
from regalia.core.match import Match
from regalia.table.commands import play
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry, Table
from regalia.table.table_state import TableState
from regalia.table.trouble import Trouble

LOGGER = logging.getLogger("regalia.bots")
ADVICE_SECONDS = 1.0
HINTS_AT_ONCE = 16
AT_ONCE = 200  # tables looked at in one round
ROUNDS = 30  # before tables on which bots failed are tried again


class BotPlayers:
    def __init__(self, registry: Registry, wire: ProcessLink) -> None:
        self._registry, self._link = registry, wire
        self._threads = ThreadPoolExecutor(registry.settings.bot_threads or os.cpu_count() or 1, "bot")
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self._closing = False
        self._advised: set[str] = set()
        self._failed: set[str] = set()  # tables that cannot be played on here; the others must not wait for them
        registry.on_move = self.wake

    async def open(self) -> None:
        self._rounds = asyncio.create_task(self._look_around())

    async def close(self) -> None:
        self._closing = True
        tasks = [*self._busy.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, table: Table) -> None:
        """A table has moved on; perhaps a bot is due."""
        if table.now.bot_due:
            self._failed.discard(table.now.id)
            self._serve(table.now.id)

    def _serve(self, name: str) -> None:
        if name in self._busy or self._closing:
            return
        task = self._busy[name] = asyncio.create_task(self._play(name))
        task.add_done_callback(lambda _: self._rest(name))

    def _rest(self, name: str) -> None:
        done = self._busy.pop(name)
        if not done.cancelled() and (error := done.exception()) and getattr(error, "code", "") != "database":
            LOGGER.error("a bot at table %s failed: %r", name, error)
            self._failed.add(name)

    async def _play(self, name: str) -> None:
        """Play every bot move that is due at a table, unless another process does."""
        while await self._link.hold(name):
            try:
                table = await self._registry.find(name)
                if self._link.shared:  # whoever moved these bots until now may have gone further than we have heard
                    await self._registry.heard(name, table.now.seq + 1)
                if not await self._play_due(table):
                    return
            finally:
                await self._link.let_go(name)
            if not table.now.bot_due:  # else it became due while we were letting go
                return

    async def _play_due(self, table: Table) -> bool:
        """Whether every bot move that was due has been played; if not, the next round tries again."""
        trusted = True
        while level := table.now.bot_due:
            now = table.now
            choice = await self.think(now, level if trusted else "random")
            try:
                await play(self._registry, table, now.turn or 0, choice.move, now.public, now.match.draft, None, by_bot=True)
            except Trouble as trouble:
                if trouble.code in ("database", "too-many"):
                    return False
                trusted = trouble.code == "stale"  # a bot that breaks the rules is overruled by chance
                await self._registry.heard(now.id, table.now.seq + 1)
            else:
                trusted = True
        return True

    async def _look_around(self) -> None:
        """Bots that nobody moves: after a start, or when the process that moved them has died."""
        for number in count():
            if number % ROUNDS == 0:
                self._failed.clear()
            with contextlib.suppress(Trouble):
                for name in await self._registry.ask(self._registry.store.bots_due, AT_ONCE + len(self._failed)):
                    if name not in self._failed:
                        self._serve(name)
            await asyncio.sleep(self._registry.settings.bot_poll)

    @contextlib.contextmanager
    def advising(self, table: str) -> Iterator[None]:
        """One hint at a time at a table, and so many on the server that the bots still get their turn."""
        if table in self._advised or len(self._advised) >= HINTS_AT_ONCE:
            raise Trouble("too-many")
        self._advised.add(table)
        try:
            yield
        finally:
            self._advised.discard(table)

    async def advise(self, now: TableState) -> Any:
        """The best advice for the seat in turn, from what it knows alone."""
        seed, match = _seed(now.id.encode(), now), cast(Any, now.match)
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: match.hint(seconds=ADVICE_SECONDS, seed=seed))

    async def think(self, now: TableState, level: str, *, hint: bool = False) -> bots.Choice:
        """A bot's choice, from a redealt copy of the state; one that fails or takes too long is overruled by chance."""
        # A hint depends on nothing its player could not know; a bot's luck must not be foreseen by others.
        key = now.id.encode() if hint else bytes.fromhex(now.secret)
        seed = _seed(key, now)
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._threads, _choose, now.match, level, seed)
        try:
            async with asyncio.timeout(self._registry.settings.bot_deadline):
                return await thinking
        except TimeoutError:
            LOGGER.warning("bot %s took too long at table %s", level, now.id)
        except asyncio.CancelledError:
            raise
        except Exception:
            LOGGER.exception("bot %s failed at table %s", level, now.id)
            self._registry.metrics.count("regalia_faults_total")
        return _choose(now.match, "random", seed)


def _seed(key: bytes, now: TableState) -> int:
    """Luck for one decision; it must not depend on how many private steps others took."""
    return int.from_bytes(hmac.digest(key, b"bot %d %d" % (now.public, now.match.draft), hashlib.sha256)[:4], "big")


def _choose(match: Match, level: str, seed: int) -> bots.Choice:
    return bots.bot(level).choose(bots.know(match, seed))
