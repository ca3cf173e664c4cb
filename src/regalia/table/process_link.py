"""The link between processes that share a database: which tables have changed, and which process moves a table's bots.

On PostgreSQL both use separate connections: LISTEN for news, advisory locks for bots, which the database
releases the moment a process dies. On SQLite there is one process, and nothing to agree on.
"""

import asyncio
import contextlib
import hashlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, LiteralString

from sqlalchemy.engine import URL

from regalia.table.store import CHANNEL, POSTGRES_TIMEOUTS, session_settings

if TYPE_CHECKING:  # not loaded on SQLite
    import psycopg

LOGGER = logging.getLogger("regalia.processes")
ANNOUNCEMENTS = f"{CHANNEL}_here"


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

    async def let_go(self, table: str) -> None:
        """Another process may move them."""

    async def announce(self, said: str) -> None:
        """Tell every process that is listening now; it is not stored."""


class PostgresLink(ProcessLink):
    shared = True

    def __init__(self, address: URL, told: Callable[[str, int], None], catch_up: Callable[[], None]) -> None:
        self._address = address.set(drivername="postgresql").render_as_string(hide_password=False)
        self._told, self._catch_up = told, catch_up
        self._task: asyncio.Task[None] | None = None
        self._locks: psycopg.AsyncConnection | None = None
        self._turn = asyncio.Lock()  # one query at a time on the connection that holds the locks
        self._listening = asyncio.Event()

    async def open(self) -> None:
        self._task = asyncio.create_task(self._listen())
        async with asyncio.timeout(20):
            await self._listening.wait()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
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

    async def hold(self, table: str) -> bool:
        return await self._ask("SELECT pg_try_advisory_lock(%s)", _number(table))

    async def let_go(self, table: str) -> None:
        await self._ask("SELECT pg_advisory_unlock(%s)", _number(table))

    async def announce(self, said: str) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", ANNOUNCEMENTS, said)

    async def _ask(self, question: LiteralString, *args: int | str) -> bool:
        import psycopg

        async with self._turn:
            try:
                if self._locks is None or self._locks.closed:
                    self._locks = await self._connect()
                answer = await (await self._locks.execute(question, args)).fetchone()
                return bool(answer and answer[0])
            except (psycopg.Error, OSError) as error:
                LOGGER.warning("the database does not answer: %s", str(error).strip() or type(error).__name__)
                return False


def _number(table: str) -> int:
    """The advisory lock of a table."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], "big", signed=True)
