"""Presence: whose browsers are connected to a table now, to any process of the server.

Nothing is stored. Each process tells the others what it sees when that changes and, as a heartbeat, now and then;
what has not been repeated for a while is forgotten, so the connections of a dead process disappear with it.
"""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from regalia.table.background import Tasks
from regalia.table.messages import Here
from regalia.table.process_link import ProcessLink

TOGETHER = 0.1  # seconds: changes in such quick succession are announced as one
BEATS = 3  # heartbeats that may be missed
WORDS = 300  # in one announcement; PostgreSQL allows 8000 bytes
ASK, GONE = "?", "!"


class Seen(NamedTuple):
    """What one process sees at one table."""

    seats: frozenset[int]
    watching: int
    looking: frozenset[int] = frozenset()  # seats whose holders are looking at the table
    at: float = 0.0  # when it was said


class Presence:
    def __init__(self, link: ProcessLink, tell: Callable[[str], None], heartbeat: float) -> None:
        self._link, self._tell, self._heartbeat = link, tell, heartbeat
        self._name = secrets.token_hex(4)  # of this process
        self._connections: defaultdict[str, dict[object, Sequence[int]]] = defaultdict(dict)  # per table, each connection's seats
        self._hidden: set[object] = set()  # connections whose page is not visible
        self._elsewhere: defaultdict[str, dict[str, Seen]] = defaultdict(dict)  # per table, what other processes see
        self._here: dict[str, Here] = {}  # per table, what was told last
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._tasks = Tasks()
        link.announced = self.heard

    async def open(self) -> None:
        self._tasks.start(self._tell_changes())
        if self._link.shared:
            self._tasks.start(self._give_signs_of_life())

    async def close(self) -> None:
        await self._tasks.close()
        await self._link.announce(f"{self._name} {GONE}")

    # who is here

    def sit(self, table: str, connection: object, seats: Sequence[int]) -> None:
        """A connection holds these seats from now on; none: it only watches."""
        if self._connections[table].get(connection) != seats:
            self._connections[table][connection] = list(seats)
            self._note(table)

    def look(self, table: str, connection: object, visible: bool) -> None:
        """A connection's page became visible or hidden."""
        if visible == (connection in self._hidden):
            self._hidden.symmetric_difference_update({connection})
            self._note(table)

    def looking(self, table: str) -> frozenset[int]:
        """The seats whose holders are looking at the table, through any process."""
        everywhere = [self._seen(table), *self._elsewhere.get(table, {}).values()]
        return frozenset[int]().union(*(seen.looking for seen in everywhere))

    def leave(self, table: str, connection: object) -> None:
        self._hidden.discard(connection)
        if self._connections[table].pop(connection, None) is not None:
            self._note(table)
        if not self._connections[table]:
            del self._connections[table]
            self._here.pop(table, None)

    def here(self, table: str) -> Here:
        known = self._here.get(table)
        if known is None:
            known = self._count(table)
            if table in self._connections:
                self._here[table] = known
        return known

    def _count(self, table: str) -> Here:
        everywhere = [self._seen(table), *self._elsewhere.get(table, {}).values()]
        seats = frozenset[int]().union(*(seen.seats for seen in everywhere))
        return Here(sorted(seats), sum(seen.watching for seen in everywhere))

    def viewers(self, table: str) -> set[int | None]:
        """The seats that are connected to this process; None: a spectator is."""
        return {seat for seats in self._connections.get(table, {}).values() for seat in seats or (None,)}

    def watched(self, table: str) -> bool:
        """Whether anybody is connected to a table, through any process."""
        return bool(self._connections.get(table) or self._elsewhere.get(table))

    def _seen(self, table: str) -> Seen:
        here = self._connections.get(table, {})
        looking = frozenset(seat for connection, seats in here.items() if connection not in self._hidden for seat in seats)
        return Seen(frozenset(seat for seats in here.values() for seat in seats), sum(not seats for seats in here.values()), looking)

    def _note(self, table: str) -> None:
        """What has changed counts when it is told: who is told of something else before would learn that something was done."""
        self._changed.add(table)
        self._news.set()

    # between processes

    async def _tell_changes(self) -> None:
        while True:
            await self._news.wait()
            await asyncio.sleep(TOGETHER)
            self._news.clear()
            changed, self._changed = self._changed, set()
            for table in changed:
                self._here.pop(table, None)
                self.here(table)  # counted now, and told like this until something changes again
                self._tell(table)
            await self._announce(changed)

    async def _give_signs_of_life(self) -> None:
        await self._link.announce(f"{self._name} {ASK}")
        while True:
            await asyncio.sleep(self._heartbeat)
            await self._announce(list(self._connections))
            self._forget(asyncio.get_running_loop().time() - BEATS * self._heartbeat)

    async def _announce(self, tables: Iterable[str]) -> None:
        words = []
        for table in tables:
            seen = self._seen(table)
            words.append(f"{table}:{_letters(seen.seats)}:{seen.watching}:{_letters(seen.looking)}")
        for first in range(0, len(words), WORDS):
            await self._link.announce(" ".join([self._name, *words[first : first + WORDS]]))

    def heard(self, said: str) -> None:
        """A process announced something; our own announcements come back to us too."""
        process, *words = said.split()
        if process == self._name:
            return
        if words == [ASK]:
            self._changed.update(self._connections)
            self._news.set()
        elif words == [GONE]:
            self._forget(float("inf"), process)
        else:
            for word in words:
                table, seats, watching, looking = word.split(":")
                self._learn(table, process, _seats(seats), int(watching), _seats(looking))

    def _learn(self, table: str, process: str, seats: frozenset[int], watching: int, looking: frozenset[int]) -> None:
        before = self.here(table)
        self._here.pop(table, None)
        if seats or watching:
            self._elsewhere[table][process] = Seen(seats, watching, looking, asyncio.get_running_loop().time())
        else:
            self._drop(table, process)
        if self.here(table) != before:
            self._tell(table)

    def _forget(self, before: float, process: str | None = None) -> None:
        """Forget what one process, or any, last announced before a moment."""
        for table, seen in list(self._elsewhere.items()):
            old = [each for each, said in seen.items() if said.at < before and process in (None, each)]
            for each in old:
                self._drop(table, each)
            if old:
                self._tell(table)

    def _drop(self, table: str, process: str) -> None:
        self._here.pop(table, None)
        self._elsewhere[table].pop(process, None)
        if not self._elsewhere[table]:
            del self._elsewhere[table]


def _letters(seats: Iterable[int]) -> str:
    return "".join(f"{seat:x}" for seat in sorted(seats))


def _seats(letters: str) -> frozenset[int]:
    return frozenset(int(letter, 16) for letter in letters)
