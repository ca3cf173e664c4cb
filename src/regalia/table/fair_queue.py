"""A queue for a few places: addresses take turns, and the tables of one address take turns among themselves.

The IPv6 addresses of one /48 take their turns together, because one client may have all of them.
"""

import asyncio
import contextlib
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator

from regalia.table.limits import networks


class FairQueue:
    """`each`: how many of the places one address may hold at a time; None: all of them."""

    def __init__(self, places: int, each: int | None = None) -> None:
        self._free, self._each = places, each or places
        self._held: Counter[str] = Counter()
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def place(self, address: str, table: str = "") -> AsyncIterator[None]:
        """Wait for a place, hold it, and hand it to whoever is next."""
        address, table = networks(address)[-1][0], f"{address} {table}"
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, OrderedDict()).setdefault(table, deque()).append(turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._leave(address, table, turn)
            else:
                self._give_back(address)  # the place came too late
            raise
        try:
            yield
        finally:
            self._give_back(address)

    def _leave(self, address: str, table: str, turn: asyncio.Future[None]) -> None:
        with contextlib.suppress(KeyError, ValueError):  # its turn may have come and been passed over
            tables = self._waiting[address]
            tables[table].remove(turn)
            if not tables[table]:
                del tables[table]
            if not tables:
                del self._waiting[address]

    def _give_back(self, address: str) -> None:
        self._free += 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]
        if address in self._waiting:
            self._waiting.move_to_end(address)
        self._call()

    def _call(self) -> None:
        """Give the free places to whoever is next; an address that gets one, or gives one back, goes to the end of the line."""
        while self._free and (address := next((each for each in self._waiting if self._held[each] < self._each), None)) is not None:
            tables = self._waiting.pop(address)
            table, turns = tables.popitem(last=False)
            turn = turns.popleft()
            if turns:
                tables[table] = turns
            if tables:
                self._waiting[address] = tables
            if not turn.cancelled():
                self._free -= 1
                self._held[address] += 1
                turn.set_result(None)
            elif tables:
                self._waiting.move_to_end(address, last=False)
