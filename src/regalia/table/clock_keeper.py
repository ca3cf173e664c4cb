"""The clock keeper: checks once a second, with one query for all tables, which clocks are due, and lets flags fall.

One process at a time does this (the one that holds the lock); what it decides is an entry of the log or a compare-and-set, so that even
two of them decide once. It also writes the heartbeat that tells the next process how long no server was running.
"""

import asyncio
import contextlib
import logging
import time

from sqlalchemy.exc import SQLAlchemyError

from regalia.table.background import Tasks
from regalia.table.intents import Started
from regalia.table.messages import SoftClock
from regalia.table.notices.events import reminder
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry, Table
from regalia.table.store import Entry
from regalia.table.table_state import TableState
from regalia.table.trouble import Trouble

LOGGER = logging.getLogger("regalia.clocks")
ROUND = 1.0  # seconds
BEAT = 2.0  # seconds between heartbeats while a clock runs
GAP = 15.0  # seconds without our own heartbeat that count as not running
AT_ONCE = 500  # clocks checked in one round
COLD = 900.0  # seconds that compiling the rules may take at most
LOCK = "the clocks"


class ClockKeeper:
    def __init__(self, registry: Registry, link: ProcessLink) -> None:
        self._registry, self._link = registry, link
        self._made = self._started = time.time()
        self._warm = False  # every game with a running clock is compiled
        self._beaten = float("-inf")  # when we last wrote a heartbeat
        self._running = False  # whether a clock ran in the last round
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks = Tasks()

    async def open(self) -> None:
        with contextlib.suppress(Trouble):
            await self._registry.learn_outages()
        self._tasks.start(self._look_around())

    async def close(self) -> None:
        for timer in self._timers.values():
            timer.cancel()
        await self._tasks.close()
        if self._running:
            with contextlib.suppress(SQLAlchemyError):
                await self._beat()

    async def _look_around(self) -> None:
        while True:
            began = time.monotonic()
            try:
                if await self._link.hold(LOCK):
                    await self._round()
                else:
                    await self._registry.learn_outages()
            except (Trouble, SQLAlchemyError) as error:
                LOGGER.warning("the clocks could not be checked: %s", error)
            except Exception:  # whatever it is, clocks must not stop for ever
                LOGGER.exception("the clocks could not be checked")
                self._registry.metrics.count("regalia_faults_total")
            await asyncio.sleep(max(0.1, began + ROUND - time.monotonic()))

    async def _round(self) -> None:
        registry = self._registry
        if await self._is_cold():
            self._started = time.time()  # nobody is charged before they can move
            return
        until = time.time() + ROUND
        running = await registry.ask(registry.store.any_clock)
        if running and (not self._running or abs(time.time() - self._beaten) > BEAT):  # also when the clock was put back
            await self._beat()
            await registry.learn_outages()
        self._running, self._started = running, 0.0  # the time before our start has been written down
        for name, due in await registry.ask(registry.store.clocks_due, until, AT_ONCE) if running else []:
            if name not in self._timers:
                loop = asyncio.get_running_loop()
                self._timers[name] = loop.call_later(max(0.0, due - time.time()), self._fire, name, due)

    async def _is_cold(self) -> bool:
        """Whether we have just started and are still compiling a game whose clocks run; not for ever, in case that fails."""
        waiting = self._registry.warm_up.waiting
        if not waiting or self._warm or time.time() - self._made > COLD:
            self._warm = True
            return False
        clocked = await self._registry.ask(self._registry.store.clocked_games)
        self._warm = not clocked.intersection(waiting)
        return not self._warm

    async def _beat(self) -> None:
        """A gap between heartbeats is an outage if we have just started or were not running ourselves."""
        now = time.time()
        gap = GAP if self._running else float("inf")
        await self._registry.writer.run(self._registry.store.beat, now, self._started, gap)
        self._beaten = now

    def _fire(self, name: str, due: float) -> None:
        self._timers.pop(name, None)
        self._tasks.start(self._look_at(name, due))

    async def _look_at(self, name: str, due: float) -> None:
        try:
            table = await self._registry.find(name)
            await self._look(table, due)
        except (Trouble, SQLAlchemyError) as trouble:
            LOGGER.warning("the clock of table %s could not be checked: %s", name, trouble)
        except Exception:
            LOGGER.exception("the clock of table %s could not be checked", name)
            self._registry.metrics.count("regalia_faults_total")

    async def _look(self, table: Table, due: float) -> None:
        """Let the flag fall, remind the player, or do nothing yet."""
        now, at = table.now, time.time()
        up_at = now.clock.up_at if now.clock else None
        if now.clock and up_at is not None and up_at <= at:
            with contextlib.suppress(Started):
                await self._registry.intend(table, self._flag, sees=None)
            return
        then = now.clock.due(max(at, due)) if now.clock else None
        told = []
        if now.clock and up_at is not None and now.clock.reminds(due):  # otherwise the table has changed
            told = reminder(now, str(round(due)), max(1, round((up_at - at) / 3600)))
        if await self._registry.writer.run(self._registry.store.look_again, now.id, due, then, told) and told:
            self._registry.metrics.count("regalia_reminders_total")

    def _flag(self, now: TableState) -> Entry:
        """The entry for running out of time."""
        clock, at = now.clock, round(time.time(), 3)
        if clock is None or clock.seat is None or clock.up_at is None or clock.up_at > at + 0.001:
            raise Started
        asks = isinstance(clock.agreed, SoftClock) and clock.agreed.then == "ask"
        return Entry(now.seq + 1, "flag", clock.seat, "" if asks else self._registry.bot(now.chairs[clock.seat].bot), at)
