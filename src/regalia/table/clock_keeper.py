"""The clock keeper: checks once a second, with one query for all tables, which clocks are due, and lets flags fall.

One process at a time does this (the one that holds the lock); what it decides is an entry of the log or a compare-and-set, so that even
two of them decide once. It also writes the heartbeat that tells the next process how long no server was running, and notes when the
system's clock was set.
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
FRESH = 3 * BEAT  # seconds after a heartbeat in which another process keeps the clocks
AT_ONCE = 500  # clocks checked in one round
COLD = 900.0  # seconds that compiling the rules may take at most
LOCK = "the clocks"
SURE = 0.001  # seconds by which a timer may be early


class ClockKeeper:
    def __init__(self, registry: Registry, link: ProcessLink) -> None:
        self._registry, self._link, self._timeline = registry, link, registry.timeline
        self._made = self._timeline.now()
        self._warm = False  # every game with a running clock is compiled
        self._beaten = float("-inf")  # when we last wrote a heartbeat
        self._running = False  # whether a clock ran in the last round
        self._stood = 0.0  # seconds for which this process has stood still, as those at the tables know
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks = Tasks()

    async def open(self) -> None:
        with contextlib.suppress(Trouble):
            await self._resume()
        self._tasks.start(self._look_around())

    async def _resume(self) -> None:
        """Charge nobody for the time since the last heartbeat, until it has been found out whether a server was running."""
        await self._registry.learn_outages()
        last, now = await self._registry.ask(self._registry.store.last_beat), self._timeline.wall()
        if last is None:
            await self._registry.change(self._registry.store.beat, now)
        else:
            self._timeline.gap = last, now

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
                self._look_at_the_time()
                if await self._link.hold(LOCK):
                    await self._round()
                else:
                    await self._follow()
            except (Trouble, SQLAlchemyError) as error:
                LOGGER.warning("the clocks could not be checked: %s", error)
            except Exception:  # whatever it is, clocks must not stop for ever
                LOGGER.exception("the clocks could not be checked")
                self._registry.metrics.count("regalia_faults_total")
            await asyncio.sleep(max(0.1, began + ROUND - time.monotonic()))

    def _look_at_the_time(self) -> None:
        """Notice whether this process has stood still, before anything is charged."""
        self._timeline.now()
        if self._timeline.stood != self._stood:
            self._stood = self._timeline.stood
            self._registry.show_clocks_again()

    async def _follow(self) -> None:
        """Learn from the process that keeps the clocks; what it has not noted yet, its next heartbeat does."""
        registry, timeline, gap = self._registry, self._timeline, self._timeline.gap
        self._running = False
        last = await registry.ask(registry.store.last_beat) if gap else None
        kept = last is not None and abs(timeline.wall() - last) < FRESH
        kept = kept or (gap is not None and not await registry.ask(registry.store.any_clock))
        await registry.learn_outages()
        if kept and timeline.gap is gap:
            timeline.gap = None

    async def _round(self) -> None:
        registry, timeline = self._registry, self._timeline
        if await self._is_cold():
            timeline.gap = timeline.gap[0] if timeline.gap else timeline.wall(), timeline.wall()  # nobody is charged before they can move
            return
        running = await registry.ask(registry.store.any_clock)
        if running and (not self._running or timeline.gap or timeline.now() - self._beaten > BEAT):
            await self._beat()
        elif not running:
            timeline.gap = None
        self._running = running
        until = timeline.wall() + ROUND
        for name, due in await registry.ask(registry.store.clocks_due, until, AT_ONCE) if running else []:
            if name not in self._timers:
                loop = asyncio.get_running_loop()
                self._timers[name] = loop.call_later(max(0.0, due - timeline.wall()), self._fire, name, due)

    async def _is_cold(self) -> bool:
        """Whether we have just started and are still compiling a game whose clocks run; not for ever, in case that fails."""
        waiting = self._registry.warm_up.waiting
        if not waiting or self._warm or self._timeline.now() - self._made > COLD:
            self._warm = True
            return False
        clocked = await self._registry.ask(self._registry.store.clocked_games)
        self._warm = not clocked.intersection(waiting)
        return not self._warm

    async def _beat(self) -> None:
        timeline = self._timeline
        if not self._link.holds(LOCK):
            return
        beaten, gap = timeline.now(), timeline.gap
        await self._registry.writer.run(self._registry.store.beat, timeline.wall(), gap)
        self._beaten = beaten
        if gap:
            await self._registry.learn_outages()
            if timeline.gap is gap:
                timeline.gap = None

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
        if not self._link.holds(LOCK):
            return  # this process has stood still, and another one keeps the clocks
        now, at = table.now, self._timeline.now()
        up_at = now.clock.up_at if now.clock else None
        if now.clock and up_at is not None and up_at <= at + SURE:
            with contextlib.suppress(Started):
                await self._registry.intend(table, self._flag, sees=None)
            return
        moment = self._timeline.moment_of(due)
        then = now.clock.due(max(at, moment)) if now.clock else None
        told = []
        if now.clock and up_at is not None and now.clock.reminds(moment):  # otherwise the table has changed
            told = reminder(now, str(round(due)), max(1, round((up_at - at) / 3600)))
        again = None if then is None else self._timeline.on_the_wall(then)
        if await self._registry.writer.run(self._registry.store.look_again, now.id, due, again, told) and told:
            self._registry.metrics.count("regalia_reminders_total")

    def _flag(self, now: TableState) -> Entry:
        """The entry for running out of time."""
        clock, at = now.clock, self._timeline.now()
        if not self._link.holds(LOCK) or clock is None or clock.seat is None or clock.up_at is None or clock.up_at > at + SURE:
            raise Started
        asks = isinstance(clock.agreed, SoftClock) and clock.agreed.then == "ask"
        return Entry(now.seq + 1, "flag", clock.seat, "" if asks else self._registry.bot(now.chairs[clock.seat].bot), now.date)
