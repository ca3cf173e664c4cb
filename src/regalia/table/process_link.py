"""The link between processes that share a database: which tables have changed, and which process moves a table's bots.

On PostgreSQL both use separate connections: LISTEN for news, advisory locks for bots, which the database
releases the moment a process dies. They are leases: PostgreSQL ends the session that holds them, and with it the locks, when it has
heard nothing for `LEASE` seconds, as of a process that has been stopped or a machine that sleeps. Each process knows from its own clock
when that may have happened, and asks again before it writes. On SQLite there is one process, and nothing to agree on.
"""

import asyncio
import hashlib
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, LiteralString

from sqlalchemy.engine import URL

from regalia.table.background import Tasks
from regalia.table.store import CHANNEL, POSTGRES_TIMEOUTS, session_settings

if TYPE_CHECKING:  # not loaded on SQLite
    import psycopg

LOGGER = logging.getLogger("regalia.processes")
ANNOUNCEMENTS = f"{CHANNEL}_here"
LEASE = 10.0  # seconds for which a process that is not heard of keeps what it holds
RENEWALS = 4  # within that time


def steady() -> float:
    """Seconds of a clock that nobody sets; where the system has one, one that goes on while the machine sleeps."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class ProcessLink:
    """A single process."""

    shared = False  # whether other processes share the tables
    announced: Callable[[str], None] = staticmethod(lambda said: None)  # called with what other processes announce

    async def open(self) -> None:
        """Nothing to connect."""

    async def close(self) -> None:
        """Nothing to disconnect."""

    async def hold(self, table: str) -> bool:
        """Whether this process moves the bots of a table from now on."""
        return True

    def holds(self, table: str) -> bool:
        """Whether it surely still does; to be asked before what another process might write instead."""
        return True

    async def let_go(self, table: str) -> None:
        """Another process may move them."""

    async def announce(self, said: str) -> None:
        """Tell every process that is listening now; it is not stored."""


class PostgresLink(ProcessLink):
    shared = True

    def __init__(
        self, address: URL, told: Callable[[str, int], None], catch_up: Callable[[], None], steady: Callable[[], float] = steady
    ) -> None:
        self._address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._told, self._catch_up, self._steady = told, catch_up, steady
        self._tasks = Tasks()
        self._locks: psycopg.AsyncConnection | None = None
        self._held: set[str] = set()  # what that connection has locked
        self._sure = float("-inf")  # until when it surely holds that
        self._turn = asyncio.Lock()  # one query at a time on the connection that holds the locks
        self._listening = asyncio.Event()

    async def open(self) -> None:
        self._tasks.start(self._listen())
        self._tasks.start(self._renew())
        async with asyncio.timeout(20):
            await self._listening.wait()

    async def close(self) -> None:
        await self._tasks.close()
        if self._locks:
            await self._locks.close()

    async def _connect(self) -> "psycopg.AsyncConnection":
        import psycopg

        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True, **POSTGRES_TIMEOUTS)
        await connection.execute(session_settings())
        return connection

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await connection.execute(f"LISTEN {ANNOUNCEMENTS}")
                    if self._listening.is_set():
                        self._catch_up()  # what was said while we could not listen
                    self._listening.set()
                    async for news in connection.notifies():
                        if news.channel == ANNOUNCEMENTS:
                            self.announced(news.payload)
                            continue
                        for word in news.payload.split():
                            table, _, seq = word.partition(":")
                            self._told(table, int(seq))
            except Exception as error:  # whatever it is, the server must keep listening
                LOGGER.warning("reconnecting to listen for changes: %s", str(error).strip() or type(error).__name__)
                await asyncio.sleep(0.5)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(LEASE / RENEWALS)
            if self._held:
                await self._ask("SELECT true")

    async def hold(self, table: str) -> bool:
        if self.holds(table):
            return True
        if table in self._held and await self._ask("SELECT true") and self.holds(table):
            return True
        if await self._ask("SELECT pg_try_advisory_lock(%s)", _number(table)):
            self._held.add(table)
        return self.holds(table)

    def holds(self, table: str) -> bool:
        return table in self._held and self._steady() < self._sure

    async def let_go(self, table: str) -> None:
        if table in self._held:
            self._held.discard(table)
            await self._ask("SELECT pg_advisory_unlock(%s)", _number(table))

    async def announce(self, said: str) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", ANNOUNCEMENTS, said)

    async def _ask(self, question: LiteralString, *args: int | str) -> bool:
        import psycopg

        async with self._turn:
            try:
                if self._locks is None or self._locks.closed:
                    self._held.clear()
                    self._locks = await self._connect()
                    await self._locks.execute(f"SET idle_session_timeout = {round(1000 * LEASE)}".encode())
                asked = self._steady()
                answer = await (await self._locks.execute(question, args)).fetchone()
                self._sure = asked + LEASE
                return bool(answer and answer[0])
            except (psycopg.Error, OSError) as error:
                LOGGER.warning("the database does not answer: %s", str(error).strip() or type(error).__name__)
                return False


def _number(table: str) -> int:
    """The advisory lock of a table."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
