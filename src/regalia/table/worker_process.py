"""A process of ours that answers tasks through its standard input and output, in frames: four bytes of length, then the content."""

import asyncio
import contextlib
import os
import sys
from typing import Any

import msgspec


class WorkerProcess:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin
        assert process.stdout
        self.process, self._tasks, self._answers = process, process.stdin, process.stdout

    @classmethod
    async def start(cls, module: str) -> "WorkerProcess":
        secret = ("REGALIA_", "PG")  # a worker must not know where the database is
        kept = {name: value for name, value in os.environ.items() if not name.startswith(secret)}
        return cls(
            await asyncio.create_subprocess_exec(
                sys.executable, "-m", module, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env={**kept, "OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}, start_new_session=True,
            )
        )  # fmt: skip

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    async def send(self, task: Any) -> None:
        said = msgspec.msgpack.encode(task)
        self._tasks.write(len(said).to_bytes(4, "big") + said)
        await self._tasks.drain()

    async def receive(self, largest: int) -> bytes:
        """One answer; `OSError` when it is larger than that."""
        size = int.from_bytes(await self._answers.readexactly(4), "big")
        if size > largest:
            raise OSError
        return await self._answers.readexactly(size)

    async def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()
