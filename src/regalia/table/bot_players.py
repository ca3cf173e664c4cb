"""The bots at the tables: they think in threads, see only what their seat may see, and send the same commands as people.

The time at which a bot's move is shown tells nothing about its thinking: a bot decides everything up to the next public moment in
one go, within a time that depends only on its level, and shows it when that time is over.
"""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import math
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, NamedTuple, TypeVar

from regalia import bots
from regalia.bots.hints import hint
from regalia.core.match import Match
from regalia.table.background import Tasks
from regalia.table.commands import play
from regalia.table.fair_queue import FairQueue
from regalia.table.limits import Places
from regalia.table.messages import Play
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry, Table
from regalia.table.table_state import TableState
from regalia.table.trouble import Trouble

T = TypeVar("T")
LOGGER = logging.getLogger("regalia.bots")
ADVICE_SECONDS = 1.0
HINTS_AT_ONCE = 64
HINTS_EACH = 4  # hints the tables of one address may wait for at a time
AT_ONCE = 200  # tables checked in one round
ROUNDS = 30  # before tables where bots failed are tried again
LOOKED = 10.0  # seconds for which whoever asked for a table over HTTP counts as watching
STEPS = 64  # at most that are decided in one go
FEW_SECONDS = 0.2  # for a decision of a bot whose budget is not a time
SPARE = 0.04  # seconds after a search in which it can end
WRITING = 0.2  # of a bot's time: if writing down steps that nobody sees made it late, one would see how many there were


class Plan(NamedTuple):
    """What a bot does up to the next public moment."""

    moves: list[int]
    failure: Exception | None  # of the bot asked first


class BotPlayers:
    def __init__(self, registry: Registry, link: ProcessLink, watched: Callable[[str], bool] = lambda table: False) -> None:
        self._registry, self._link = registry, link
        self._watched_elsewhere = watched
        places = registry.settings.bot_threads or os.cpu_count() or 1
        self._threads = ThreadPoolExecutor(places, "bot")
        self._queue = FairQueue(places)
        self._tasks = Tasks()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._closing = False
        self._advised: set[str] = set()  # tables waiting for a hint
        self._advising = Places(HINTS_EACH, HINTS_AT_ONCE)
        self._failed: set[str] = set()  # tables whose bots failed here; the others must not wait for them
        self._unwatched: set[str] = set()  # tables with only bots, which rest until somebody comes
        registry.on_move = self.wake

    async def open(self) -> None:
        self._tasks.start(self._look_around())

    async def close(self) -> None:
        self._closing = True
        await self._tasks.close()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def wake(self, table: Table) -> None:
        """A table has changed, or somebody has come; perhaps a bot is due."""
        if table.now.bot_due:
            self._failed.discard(table.now.id)
            self._serve(table.now.id)

    def visited(self, table: Table, address: str) -> None:
        """Somebody has come to a table. If it is not known, after a start, whom the table is charged to, it is this address from now on."""
        table.address = table.address or address
        self.wake(table)

    def looked_at(self, table: Table, address: str) -> None:
        """Somebody has looked at a table over HTTP, and may do so again."""
        table.looked = time.monotonic()
        self.visited(table, address)

    def _serve(self, name: str) -> None:
        if name in self._busy or self._closing:
            return
        task = self._busy[name] = self._tasks.start(self._play(name))
        task.add_done_callback(lambda _: self._rest(name))

    def _rest(self, name: str) -> None:
        done = self._busy.pop(name)
        if not done.cancelled() and (error := done.exception()) and getattr(error, "code", "") not in ("database", "preparing"):
            LOGGER.error("a bot at table %s failed: %r", name, error)
            self._failed.add(name)

    def _is_played(self, table: Table) -> bool:
        """Tables with only bots play only while somebody watches."""
        now = table.now
        watched = table.watchers or time.monotonic() - table.looked < LOOKED or self._watched_elsewhere(now.id)
        if watched or any(chair.kind != "bot" for chair in now.chairs):
            self._unwatched.discard(now.id)
            return True
        self._unwatched.add(now.id)
        return False

    async def _play(self, name: str) -> None:
        """Play every bot move that is due at a table, unless another process does."""
        table = await self._registry.find(name)
        while self._is_played(table) and await self._link.hold(name):
            try:
                if self._link.shared:  # the process that moved these bots may be further than we have heard
                    await self._registry.heard(name, table.now.seq + 1)
                if not await self._play_due(table):
                    return
            finally:
                await self._link.let_go(name)
            if not table.now.bot_due:  # otherwise it became due while we released the table
                return

    async def _play_due(self, table: Table) -> bool:
        """Play the bot moves that are due; False if the next round has to try again."""
        while table.now.bot_due and self._is_played(table) and self._link.holds(table.now.id):
            await self._registry.warm_up.of(table.now.game.name, "greedy")
            if bots.search_of(table.now.bot_due or "greedy", table.now.game.name):
                await self._registry.warm_up.is_ready(table.now.game.name, "search")
            async with self._queue.place(table.address, table.now.id):
                now, begun = table.now, time.monotonic()
                if not now.bot_due:
                    continue
                level, allowed = self._level(now), self._allowed(_seconds(now.bot_due, now.game.name))
                plan = await self._in_thread(_plan, now, level, *allowed)
                if _given(level, now.game.name):
                    await self._until(begun + allowed[0])  # who waits for the place would see that there was no choice
            if plan.failure:
                self._report(now, plan.failure)
            try:
                await self._carry_out(table, now, plan.moves, begun)
            except Trouble as trouble:
                if trouble.code in ("database", "too-many"):
                    return False
                await self._registry.heard(now.id, table.now.seq + 1)
        return True

    async def _carry_out(self, table: Table, now: TableState, moves: list[int], begun: float) -> None:
        """The last of the moves is what the others see, so it waits for the end of the bot's time."""
        seat, seconds = now.turn or 0, _seconds(now.bot_due or "greedy", now.game.name)
        first = now.match.draft
        for step, move in enumerate(moves, first):
            if step == first + len(moves) - 1:
                await asyncio.sleep(self._shown_at(seconds, begun) - time.monotonic())
            if not self._link.holds(now.id):
                return  # this process has stood still, and another one moves these bots
            await play(self._registry, table, seat, Play(move=move, seq=now.public, step=step), by_bot=True)

    def _level(self, now: TableState) -> str:
        """The bot that decides; until the search is compiled, the greedy bot stands in for those that search."""
        level = now.bot_due or "greedy"
        return level if self._registry.warm_up.ready(now.game.name, "search") or not bots.search_of(level, now.game.name) else "greedy"

    # time

    def _slots(self, seconds: float) -> float:
        """The length of a bot's moment: enough for two of its decisions, in whole pauses."""
        pause = self._registry.settings.bot_pause
        return max(1, math.ceil(2 * seconds / pause)) * pause

    def _allowed(self, seconds: float) -> tuple[float, bool]:
        """How long it may think in all, and whether its decisions share that time or are only cut off then."""
        if not self._registry.settings.bot_pause:
            return self._registry.settings.bot_deadline, False
        return min(self._registry.settings.bot_deadline, (1 - WRITING) * self._slots(seconds)), True

    def _shown_at(self, seconds: float, begun: float) -> float:
        """When to show what was decided since `begun`; a bot that was held up takes another pause."""
        pause = self._registry.settings.bot_pause
        if not pause:
            return begun
        late = time.monotonic() - begun - self._slots(seconds)
        return begun + self._slots(seconds) + max(0, math.ceil(late / pause)) * pause

    async def _in_thread(self, calculation: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, calculation, *args)

    def _report(self, now: TableState, failure: Exception) -> None:
        LOGGER.error("bot %s failed at table %s", now.bot_due, now.id, exc_info=failure)
        self._registry.metrics.count("regalia_faults_total")

    async def _look_around(self) -> None:
        """Find bots that nobody moves: after a start, or when the process that moved them has died."""
        for number in count():
            if number % ROUNDS == 0:
                self._failed.clear()
            for table in list(self._registry.tables.values()):
                if table.watchers:
                    self.wake(table)
            with contextlib.suppress(Trouble):
                left_out = self._failed | self._unwatched
                for name in await self._registry.ask(self._registry.store.bots_due, AT_ONCE + len(left_out)):
                    if name not in left_out:
                        self._serve(name)
            await asyncio.sleep(self._registry.settings.bot_poll)

    # hints

    @contextlib.contextmanager
    def advising(self, table: Table) -> Iterator[None]:
        """One hint at a time per table, a few per address."""
        name = table.now.id
        if name in self._advised:
            raise Trouble("too-many")
        with self._advising.hold(table.address):
            self._advised.add(name)
            try:
                yield
            finally:
                self._advised.remove(name)

    @contextlib.asynccontextmanager
    async def _at_a_fixed_time(self, table: Table, seconds: float, given: float) -> AsyncIterator[None]:
        """Hold a place in the queue for the time given, and answer only when `seconds` are over, however quickly the answer was found."""
        async with self._queue.place(table.address, table.now.id):
            begun = time.monotonic()
            yield
            await self._until(begun + given)
        await self._until(begun + seconds)

    async def _until(self, moment: float) -> None:
        if self._registry.settings.bot_pause:
            await asyncio.sleep(moment - time.monotonic())

    async def advise(self, table: Table) -> Any:
        """The best advice for the seat to move, only from what it knows."""
        now = table.now
        await self._registry.warm_up.need(now.game.name, "search")
        async with self._at_a_fixed_time(table, ADVICE_SECONDS + SPARE, ADVICE_SECONDS):
            match, seed = now.match, _seed(now.id.encode(), now.public, now.match.draft)
            return await self._in_thread(lambda: hint(match, budget=bots.Budget(seconds=ADVICE_SECONDS), seed=seed))

    async def what_would(self, table: Table, level: str) -> int:
        """What a bot would do for the seat to move; it depends on nothing that seat could not know."""
        now = table.now
        await self._registry.warm_up.need(now.game.name, "search" if bots.search_of(level, now.game.name) else "greedy")
        seconds = max(self._slots(_seconds(level, now.game.name)), SPARE) if self._registry.settings.bot_pause else 0
        async with self._at_a_fixed_time(table, seconds, _given(level, now.game.name)):
            seed = _seed(now.id.encode(), now.public, now.match.draft)
            until = time.perf_counter() + self._registry.settings.bot_deadline
            move, failure = await self._in_thread(_choose, now.match, level, seed, until)
        if failure:
            self._report(now, failure)
        return move


def _given(level: str, game: str) -> float:
    """The time a bot is given for a decision, and takes if it has a choice; 0: it counts simulations, which are done in a moment."""
    search = bots.search_of(level, game)
    return search.budget.seconds or 0.0 if search else 0.0


def _seconds(level: str, game: str) -> float:
    """The most time a bot takes for a decision."""
    search = bots.search_of(level, game)
    return search.budget.seconds or FEW_SECONDS if search else 0.0


def _seed(key: bytes, public: int, step: int) -> int:
    """The seed of one decision; it must not depend on how many private steps others took."""
    return int.from_bytes(hmac.digest(key, b"bot %d %d" % (public, step), hashlib.sha256)[:4], "big")


def _plan(now: TableState, level: str, seconds: float, shared: bool) -> Plan:
    """Every move a bot makes up to the next public moment, decided within `seconds`; the first decisions may take longest."""
    end = time.perf_counter() + seconds
    match, seat, moves, failure = now.match, now.match.turn, list[int](), None
    key = bytes.fromhex(now.secret)  # others must not be able to predict a bot
    while True:
        begun = time.perf_counter()
        until = begun + max(0.0, end - begun) / 2 if shared else end
        expected = match.expected  # expected by a lesson
        chosen = (expected, None) if expected is not None else _choose(match, level, _seed(key, now.public, match.draft), until)
        move, failed = chosen
        failure = failure or failed
        moves.append(move)
        match = match.copy().play(move)
        if not match.draft or match.over or match.turn != seat or len(moves) >= STEPS:
            return Plan(moves, failure)


def _choose(match: Match, level: str, seed: int, until: float) -> tuple[int, Exception | None]:
    """A bot's choice, from a redealt copy of the state; if it fails, the greedy bot chooses."""
    failure: Exception | None = None
    known = bots.know(match, seed, until=until)
    for name in (level, "greedy"):
        try:
            move = bots.bot(name).choose(known).move
            if move not in known.legal:
                raise ValueError(f"{name} chose {move}, which is not legal")
            return move, failure
        except Exception as error:
            failure = failure or error
    return known.legal[0], failure
