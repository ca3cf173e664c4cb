"""Tasks that run in the background of the server."""

import asyncio
from collections.abc import Coroutine
from typing import Any


class Tasks:
    """Held until they are done, because asyncio does not hold them, and cancelled together."""

    def __init__(self) -> None:
        self._all: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self._all.add(task)
        task.add_done_callback(self._all.discard)
        return task

    async def finish(self, seconds: float | None = None) -> None:
        """Wait until all are done, or for so many seconds."""
        if self._all:
            done, _ = await asyncio.wait(self._all, timeout=seconds)
            await asyncio.gather(*done, return_exceptions=True)

    async def close(self) -> None:
        for task in self._all:
            task.cancel()
        await self.finish()
