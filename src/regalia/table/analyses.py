"""Analyses of finished matches: computed once, in separate processes with a separate queue, and stored with their tables.

Those of opened files stay in memory for a while. Clients are told the progress and ask again.
"""

import asyncio
import hashlib
import logging
import time
import zlib
from collections import OrderedDict

import msgspec

from regalia.analysis.results import FORMAT, Analysis
from regalia.core.errors import Words
from regalia.table.analysis_messages import AnalysisState
from regalia.table.analysis_worker import PROGRESS, Sentences, Task
from regalia.table.background import Tasks
from regalia.table.fair_queue import FairQueue
from regalia.table.file_worker import BROKEN, DONE, LARGEST
from regalia.table.limits import Places
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry, Table
from regalia.table.trouble import Trouble
from regalia.table.worker_process import WorkerProcess

LOGGER = logging.getLogger("regalia.analysis")
AT_ONCE = 1
WAITING, WAITING_PER_ADDRESS = 64, 4
SECONDS = 900.0  # that one analysis may take, however busy the machine is
FILES = 32  # analyses of opened files that are remembered
AGAIN = 1.0  # seconds before another process is asked for its progress again
FAILED = 60.0  # seconds for which a failure is remembered

# Made before any thread reads one: see `private` in core/match.py.
_ANALYSIS, _SENTENCES = msgspec.msgpack.Decoder(Analysis), msgspec.json.Decoder(Sentences)


class Job:
    """One analysis under way, or one that failed."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.running = False
        self.done = self.total = 0
        self.trouble: Trouble | None = None  # it failed


class Analyses:
    def __init__(self, registry: Registry, link: ProcessLink) -> None:
        self._registry, self._link = registry, link
        self._queue, self._tasks = FairQueue(AT_ONCE), Tasks()
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._waiting = Places(WAITING_PER_ADDRESS, WAITING)
        self._files: OrderedDict[str, Analysis] = OrderedDict()

    async def close(self) -> None:
        await self._tasks.close()

    # tables

    async def of_table(self, table: Table, address: str, *, start: bool) -> Analysis | AnalysisState:
        """The analysis of a table whose match is over, or its progress."""
        now = table.now
        if now.ended is None:
            raise Trouble("running")
        if found := await self._kept(now.id):
            return found
        if start and now.id not in self._jobs:
            await self._registry.warm_up.need(now.game.name, "search")
            file = await self._registry.work(lambda: now.file().encode())
            self._begin(now.id, address, self._task(file, own=True))
        return self._state(now.id)

    async def _kept(self, name: str) -> Analysis | None:
        row = await self._registry.ask(self._registry.store.analysis, name, FORMAT)
        return _ANALYSIS.decode(zlib.decompress(row)) if row else None

    # files

    async def of_file(self, body: bytes, game: str, address: str) -> tuple[str, Analysis | AnalysisState]:
        """The id of a match file's analysis, and the analysis or its progress."""
        name = hashlib.sha256(body).hexdigest()[:32]
        if name in self._files:
            return name, self._files[name]
        if name not in self._jobs:
            await self._registry.warm_up.need(game, "search")
            self._begin(name, address, self._task(body))
        return name, self._state(name)

    def of_known_file(self, name: str) -> Analysis | AnalysisState:
        if name in self._files:
            return self._files[name]
        if name not in self._jobs:
            raise Trouble("no-page")
        return self._state(name)

    # jobs

    def _task(self, file: bytes, *, own: bool = False) -> Task:
        settings = self._registry.settings
        return Task(file, settings.analysis_simulations or None, 0, settings.analysis_threads or None, own)

    def _begin(self, name: str, address: str, task: Task) -> None:
        if name in self._jobs:
            return  # somebody asked for the same while we got ready
        if not self._waiting.has_room(address):
            raise Trouble("too-many")
        self._waiting.add(address)
        job = self._jobs[name] = Job(address)
        self._tasks.start(self._run(name, job, task))

    def _state(self, name: str) -> AnalysisState:
        job = self._jobs.get(name)
        if job is None:
            return AnalysisState(name, "none", 0, 0, 0, None)
        if job.trouble is not None:
            raise job.trouble.with_traceback(None)  # else it would keep every request that was told of it
        ahead = list(self._jobs).index(name) if not job.running else 0
        return AnalysisState(name, "running" if job.running else "waiting", ahead, job.done, job.total, None)

    async def _run(self, name: str, job: Job, task: Task) -> None:
        try:
            async with self._queue.place(job.address, name):
                if task.own:
                    await self._for_table(name, job, task)
                else:
                    self._files[name] = await self._work(job, task)
                    while len(self._files) > FILES:
                        self._files.popitem(last=False)
            del self._jobs[name]
        except Trouble as trouble:
            job.trouble = trouble
        except Exception as error:
            LOGGER.error("the analysis of %s failed", name, exc_info=error)
            self._registry.metrics.count("regalia_faults_total")
            job.trouble = Trouble("fault")
        finally:
            self._waiting.add(job.address, -1)
            if job.trouble is not None:
                asyncio.get_running_loop().call_later(FAILED, self._jobs.pop, name, None)

    async def _for_table(self, name: str, job: Job, task: Task) -> None:
        """One of the processes that share the database computes it; the others wait for the result."""
        held = f"analysis {name}"
        while True:
            while not await self._link.hold(held):
                await asyncio.sleep(AGAIN)
            try:
                if await self._kept(name):
                    break
                found = await self._work(job, task)
                content = zlib.compress(msgspec.msgpack.encode(found))
                if self._link.holds(held):  # otherwise this process has stood still, and another one computes it
                    await self._registry.writer.run(self._registry.store.keep_analysis, name, FORMAT, round(time.time(), 3), content)
                    break
            finally:
                await self._link.let_go(held)

    async def _work(self, job: Job, task: Task) -> Analysis:
        worker = await WorkerProcess.start("regalia.table.analysis_worker")
        job.running = True
        try:
            async with asyncio.timeout(SECONDS):
                await worker.send(task)
                while (answer := await worker.receive(LARGEST))[:1] == PROGRESS:
                    job.done, job.total = map(int, answer[1:].split())
        except (TimeoutError, OSError, asyncio.IncompleteReadError):
            answer = BROKEN
        finally:
            await worker.end()
        if answer[:1] == DONE:
            self._registry.metrics.count("regalia_analyses_total")
            return _ANALYSIS.decode(answer[1:])
        if answer == BROKEN:
            raise Trouble("bad-input", detail=Words("match-broke"))
        raise Trouble("bad-input", detail=_SENTENCES.decode(answer[1:]))
