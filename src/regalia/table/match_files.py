"""Match files from anywhere: opened in worker processes, a few at a time with addresses taking turns, never in the server itself."""

import asyncio
import contextlib
import os
import sys
from collections import OrderedDict, deque

import msgspec

from regalia.core.errors import Words
from regalia.table.file_worker import BROKEN, DONE, LARGEST, SECONDS, Task
from regalia.table.trouble import Trouble

WORKERS = 2  # at most; an address has one of them at a time
WAITING, WAITING_PER_ADDRESS = 64, 8
START_SECONDS = 120.0  # a cold machine compiles the rules first
IDLE_SECONDS = 300.0  # after which an idle worker ends


class Turns:
    """`most` at a time; addresses take turns, and none has more than one at a time."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()
        self._busy: set[str] = set()

    async def take(self, address: str) -> None:
        line = self._waiting.setdefault(address, deque())
        if len(line) >= WAITING_PER_ADDRESS or sum(map(len, self._waiting.values())) >= WAITING:
            raise Trouble("too-many")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(address)
            raise

    def give_back(self, address: str) -> None:
        self._busy.discard(address)
        self._free += 1
        if address in self._waiting:
            self._waiting.move_to_end(address)
        self._call()

    def _call(self) -> None:
        for address in list(self._waiting):
            line = self._waiting[address]
            while line and line[0].cancelled():
                line.popleft()
            if line and self._free and address not in self._busy:
                self._free -= 1
                self._busy.add(address)
                line.popleft().set_result(None)
            if not line:
                del self._waiting[address]


class Worker:
    """One process that opens files."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.idle: asyncio.TimerHandle | None = None

    @classmethod
    async def start(cls) -> "Worker":
        secret = ("REGALIA_", "PG")  # a worker must not know where the database is
        kept = {name: value for name, value in os.environ.items() if not name.startswith(secret)}
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", "regalia.table.file_worker", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env={**kept, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}, start_new_session=True,
            )
        )  # fmt: skip

    async def ask(self, task: Task) -> bytes:
        assert self.process.stdin
        assert self.process.stdout
        said = msgspec.msgpack.encode(task)
        self.process.stdin.write(len(said).to_bytes(4, "big") + said)
        await self.process.stdin.drain()
        size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
        if size > LARGEST + 1:
            raise OSError
        return await self.process.stdout.readexactly(size)

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def end(self) -> None:
        if self.idle:
            self.idle.cancel()
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()


class MatchFiles:
    """The workers and the queue for them."""

    def __init__(self, workers: int = WORKERS) -> None:
        self._turns = Turns(workers)
        self.spare: list[Worker] = []
        self.workers: set[Worker] = set()
        self._ending: set[asyncio.Task[None]] = set()

    async def carry_out(self, address: str, task: Task) -> bytes:
        """The JSON answer to a task; a file that breaks its worker costs only this answer."""
        await self._turns.take(address)
        try:
            worker = await self._worker()
            try:
                async with asyncio.timeout(START_SECONDS + SECONDS):
                    answer = await worker.ask(task)
            except (TimeoutError, OSError, asyncio.IncompleteReadError):
                self._end(worker)
                answer = BROKEN
            except BaseException:
                self._end(worker)
                raise
            else:
                self._lay_down(worker)
        finally:
            self._turns.give_back(address)
        if answer == BROKEN:
            raise Trouble("bad-input", detail=Words("match-broke"))
        if answer[:1] != DONE:
            raise Trouble("bad-input", detail=answer[1:].decode())
        return answer[1:]

    async def _worker(self) -> Worker:
        while self.spare:
            worker = self.spare.pop()
            if worker.idle:
                worker.idle.cancel()
            if worker.alive:
                return worker
            self._end(worker)
        worker = await Worker.start()
        self.workers.add(worker)
        return worker

    def _lay_down(self, worker: Worker) -> None:
        self.spare.append(worker)
        worker.idle = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._retire, worker)

    def _retire(self, worker: Worker) -> None:
        if worker in self.spare:
            self.spare.remove(worker)
            self._end(worker)

    def _end(self, worker: Worker) -> None:
        self.workers.discard(worker)
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        for worker in list(self.workers):
            self._end(worker)
        await asyncio.gather(*self._ending, return_exceptions=True)
