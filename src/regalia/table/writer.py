"""The writer: everything waiting to be kept goes into one commit, so that a thousand tables cost hardly more than one."""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

from sqlalchemy.exc import DataError, IntegrityError

from regalia.table.erasure import Erasure
from regalia.table.metrics import Metrics
from regalia.table.store import Store, Write

T = TypeVar("T")
Settle = Callable[[bool], None]  # called at once with whether the write came first, even when nobody waits for it any more
LOGGER = logging.getLogger("regalia.store")
SURE = 5.0  # seconds for which a commit proves that the database takes another
MOST = 500  # writes in one commit


class Waiting(NamedTuple):
    write: Write
    settle: Settle
    answer: asyncio.Future[bool]


class Writer:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._metrics = metrics
        self._waiting: list[Waiting] = []
        self._alone: list[Waiting] = []  # to be tried one by one
        self._thread = ThreadPoolExecutor(1, "writer")
        self._transaction = threading.Lock()
        self.erasure = Erasure(store, self._transaction)
        self._task: asyncio.Task[None] | None = None
        self._kept = float("-inf")  # when something was last committed

    async def check(self) -> None:
        """Raises what the database has against being written to."""
        if time.monotonic() - self._kept > SURE:
            await self.run(self._store.try_writing)
            self._kept = time.monotonic()

    async def run(self, change: Callable[..., T], *args: Any) -> T:
        """Make another change to the database, between two commits: it has one writer."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, change, *args)

    def _commit(self, change: Callable[..., T], *args: Any) -> T:
        with self._transaction:
            return change(*args)

    async def write(self, write: Write, settle: Settle) -> bool:
        """Whether the write came first; True means that it is durable."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(write, settle, answer))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._commit_all())
        return await answer

    async def _commit_all(self) -> None:
        while self._waiting or self._alone:
            if self._alone:
                batch, self._alone = self._alone[:1], self._alone[1:]
            else:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            try:
                accepted = await self.run(self._store.write, [each.write for each in batch])
            except (IntegrityError, DataError) as error:
                if len(batch) > 1:  # one of them cannot be written; the others must not suffer for it
                    self._alone = [*batch, *self._alone]
                else:
                    self._refuse(batch, error)
                continue
            except Exception as error:
                self._refuse(batch, error)
                continue
            self._kept = time.monotonic()
            self._metrics.count("regalia_commits_total")
            self._metrics.count("regalia_writes_total", by=len(batch))
            if any(each.write.forgets for each in batch):
                self.erasure.begin()
            for each, came_first in zip(batch, accepted, strict=True):
                try:
                    each.settle(came_first)
                except Exception as error:  # of whoever wrote it; the others must not suffer for it
                    _fail(each.answer, error)
                else:
                    if not each.answer.done():
                        each.answer.set_result(came_first)

    def _refuse(self, batch: list[Waiting], error: Exception) -> None:
        self._kept = float("-inf")
        LOGGER.error("the database refuses: %s", error)
        for each in batch:
            each.settle(False)
            _fail(each.answer, error)

    async def close(self) -> None:
        if self._task:
            await self._task
        await self.erasure.close()
        self._thread.shutdown()


def _fail(answer: asyncio.Future[bool], error: Exception) -> None:
    if not answer.done():
        answer.set_exception(error)
