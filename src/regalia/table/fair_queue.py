"""A queue for a few places: addresses take turns, and the tables of one address take turns among themselves."""

import asyncio
import contextlib
from collections import OrderedDict, deque
from collections.abc import AsyncIterator


class FairQueue:
    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def place(self, address: str, table: str) -> AsyncIterator[None]:
        """Wait for a place, hold it, and hand it to whoever is next."""
        await self._come(address, table)
        try:
            yield
        finally:
            self._next()

    async def _come(self, address: str, table: str) -> None:
        if self._free:  # then nobody is waiting
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(address, table, turn)
            else:
                self._next()  # the place came too late
            raise

    def _leave(self, address: str, table: str, turn: asyncio.Future[None]) -> None:
        with contextlib.suppress(KeyError, ValueError):  # its turn may have come and been passed over
            tables = self._waiting[address]
            tables[table].remove(turn)
            if not tables[table]:
                del tables[table]
            if not tables:
                del self._waiting[address]

    def _next(self) -> None:
        while self._waiting:
            address, tables = self._waiting.popitem(last=False)
            table, turns = tables.popitem(last=False)
            turn = turns.popleft()
            if turns:
                tables[table] = turns
            if tables:
                self._waiting[address] = tables
            if not turn.cancelled():
                turn.set_result(None)
                return
            if tables:
                self._waiting.move_to_end(address, last=False)
        self._free += 1
