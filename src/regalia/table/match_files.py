"""Match files from anywhere: opened in worker processes, a few at a time with addresses taking turns, never in the server itself."""

import asyncio

from regalia.core.errors import Words
from regalia.table.background import Tasks
from regalia.table.fair_queue import FairQueue
from regalia.table.file_worker import BROKEN, DONE, LARGEST, SECONDS, Task
from regalia.table.limits import Places
from regalia.table.trouble import Trouble
from regalia.table.worker_process import WorkerProcess

WORKERS = 2  # at most; an address has one of them at a time
ASKED, ASKED_BY_ADDRESS = 64, 8  # files at a time, those being opened included
START_SECONDS = 120.0  # a cold machine compiles the rules first
IDLE_SECONDS = 300.0  # after which an idle worker ends


class MatchFiles:
    """The workers and the queue for them."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._queue = FairQueue(workers, each=1)
        self._asked = Places(ASKED_BY_ADDRESS, ASKED)
        self.spare: dict[WorkerProcess, asyncio.TimerHandle] = {}  # idle workers, and when they end
        self.workers: set[WorkerProcess] = set()
        self._ending = Tasks()

    async def carry_out(self, address: str, task: Task) -> bytes:
        """The JSON answer to a task; a file that breaks its worker costs only this answer."""
        with self._asked.hold(address):
            async with self._queue.place(address):
                answer = await self._answer(task)
        if answer == BROKEN:
            raise Trouble("bad-input", detail=Words("match-broke"))
        if answer[:1] != DONE:
            raise Trouble("bad-input", detail=answer[1:].decode())
        return answer[1:]

    async def _answer(self, task: Task) -> bytes:
        worker = await self._worker()
        try:
            async with asyncio.timeout(START_SECONDS + SECONDS):
                await worker.send(task)
                answer = await worker.receive(LARGEST + 1)
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            self._end(worker)
            return BROKEN
        except BaseException:
            self._end(worker)
            raise
        self.spare[worker] = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._retire, worker)
        return answer

    async def _worker(self) -> WorkerProcess:
        while self.spare:
            worker, ends = self.spare.popitem()
            ends.cancel()
            if worker.alive:
                return worker
            self._end(worker)
        worker = await WorkerProcess.start("regalia.table.file_worker")
        self.workers.add(worker)
        return worker

    def _retire(self, worker: WorkerProcess) -> None:
        del self.spare[worker]
        self._end(worker)

    def _end(self, worker: WorkerProcess) -> None:
        self.workers.discard(worker)
        self._ending.start(worker.end())

    async def close(self) -> None:
        for ends in self.spare.values():
            ends.cancel()
        for worker in list(self.workers):
            self._end(worker)
        await self._ending.finish()
