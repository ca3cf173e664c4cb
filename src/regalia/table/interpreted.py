"""Lays out a table with interpreted rules, in a separate process (interpreted_worker), while the compiled ones are being prepared."""

import asyncio
import os
import sys
from typing import Any

import msgspec

from regalia.table.fair_queue import FairQueue
from regalia.table.limits import ASKING
from regalia.table.messages import State
from regalia.table.store import Summary
from regalia.table.table_state import Chair, Terms
from regalia.table.trouble import Trouble

SECONDS = 30.0
_AT_ONCE = 2


class Layout(msgspec.Struct, frozen=True):
    game: str
    options: dict[str, Any]
    chairs: list[Chair]
    start: str
    terms: Terms
    lesson: bool = False


class LaidOut(msgspec.Struct, frozen=True):
    row: dict[str, Any]
    summary: Summary
    state: State  # as a spectator sees it


_LAID_OUT = msgspec.json.Decoder(LaidOut)


class Interpreter:
    def __init__(self) -> None:
        self._queue = FairQueue(_AT_ONCE, each=1)

    async def lay_out(self, layout: Layout) -> LaidOut:
        pipe = asyncio.subprocess.PIPE
        async with self._queue.place(ASKING.get()):
            worker = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "regalia.table.interpreted_worker",
                env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
                stdin=pipe,
                stdout=pipe,
            )
            try:
                async with asyncio.timeout(SECONDS):
                    said, _ = await worker.communicate(msgspec.json.encode(layout))
            except TimeoutError:
                worker.kill()
                await worker.wait()
                raise Trouble("preparing", title=layout.game) from None
        if worker.returncode:
            raise Trouble("fault")
        return _LAID_OUT.decode(said)
