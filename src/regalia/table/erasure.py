"""Erasure: erased messages leave SQLite's journal, too, which holds old pages until it is emptied.

A program that reads the database, like a backup, keeps the journal from being emptied. Nothing else waits for it: this has its own
thread, tries again until the journal is empty, and `/health` reports it.
"""

import asyncio
import contextlib
import logging
import sqlite3
import time
from contextlib import AbstractContextManager
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from regalia.table.store import Store

LOGGER = logging.getLogger("regalia.store")
FIRST_WAIT, LONGEST_WAIT = 0.05, 2.0  # seconds before the second try, then twice as long each time
LATE = 60.0  # seconds after which the host's log mentions it


class Erasure:
    def __init__(self, store: Store, no_writes: AbstractContextManager[Any]) -> None:
        self._store, self._no_writes = store, no_writes
        self._asked = self._done = 0
        self._task: asyncio.Task[None] | None = None

    @property
    def pending(self) -> bool:
        """Whether something that was erased may still be in the journal."""
        return self._done < self._asked

    def begin(self) -> None:
        """Empty the journal: something has been erased. PostgreSQL drops old rows by itself."""
        if self._store.postgres:
            return
        self._asked += 1
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._try())

    async def _try(self) -> None:
        begun, wait, reported = time.monotonic(), FIRST_WAIT, False
        while self.pending:
            asked = self._asked  # what is erased during the attempt needs another one
            with contextlib.suppress(SQLAlchemyError, sqlite3.Error):
                if await asyncio.to_thread(self._store.empty_journal, self._no_writes):
                    self._done = asked
                    continue
            if not reported and time.monotonic() - begun > LATE:
                reported = True
                LOGGER.warning("erased messages are still in SQLite's journal, because another program reads the database")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT)

    async def close(self) -> None:
        """The next start tries again."""
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
