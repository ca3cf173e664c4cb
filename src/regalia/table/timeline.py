"""The time that clocks run by: steady while this process runs, whatever becomes of the system's clock.

An entry of the log stores the seconds that it charges, so what has been charged stays the same in memory, after a restart and at other
processes. The system's clock decides only what passed since an entry that another process wrote, or this one before it read its table
again. The keeper writes down as an outage what must not count there: the time without a server, and a system clock that was put forward.
"""

import bisect
import time
from collections.abc import Callable, Sequence

GAP = 15.0  # seconds between two looks at the time after which this process counts as not running
STEP = 1.0  # seconds by which the system's clock leaves the steady one when it is set


class Outages:
    """The times of the system's clock that are charged to nobody."""

    def __init__(self, known: Sequence[tuple[float, float]] = ()) -> None:
        self.known = sorted(known)

    def learn(self, known: Sequence[tuple[float, float]]) -> None:
        self.known = sorted(known)

    def since(self, begun: float) -> float:
        """The seconds of all outages after a moment."""
        first = bisect.bisect_left(self.known, begun, key=lambda each: each[1])
        return sum(ended - max(began, begun) for began, ended in self.known[first:])

    def passed(self, begun: float, now: float) -> float:
        """The seconds between two moments in which a server was running."""
        return max(0.0, now - begun - self.since(begun) + self.since(max(begun, now)))


class Timeline:
    """The time of this process. A *moment* is in seconds since 1970 by the system's clock when the process began; it never jumps."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self.outages = Outages()
        self.stood = 0.0  # seconds for which this process did not run: no moment falls into them
        # Times of the system's clock between which it tells nothing, because no server ran, this process stood still or the clock was
        # set; until the keeper has written that down, no clock is charged for what came after the first.
        self.gap: tuple[float, float] | None = None
        self._wall, self._steady = wall, steady
        self._seen = wall(), steady()  # when somebody last looked
        self._ahead = self._seen[0] - self._seen[1]

    def now(self) -> float:
        """The moment."""
        return self.read()[0]

    def read(self) -> tuple[float, float]:
        """The moment, and the system's clock. Somebody has to look at least every few seconds: that is how a gap is noticed."""
        wall, steady = self._wall(), self._steady()
        (before, known), self._seen = self._seen, (wall, steady)
        passed = steady - known
        if passed > GAP:
            self.stood += passed
        if passed > GAP or abs(wall - before - passed) > STEP:
            self.gap = min(self.gap[0], before) if self.gap else before, wall
        return steady + self._ahead - self.stood, wall

    def wall(self) -> float:
        """The system's clock."""
        return self._wall()

    @property
    def shown(self) -> float:
        """What clients are told of the time: it does not stand still, so that they need not ask again."""
        return self.now() + self.stood

    def since(self, at: float) -> float:
        """The moment from which time has passed since a time of the system's clock, as if all outages had come before it."""
        now, wall = self.read()
        return now - self.outages.passed(at, min(wall, self.gap[0]) if self.gap else wall)

    def on_the_wall(self, moment: float) -> float:
        """The system's clock at a moment, if nobody sets it."""
        now, wall = self.read()
        return wall + moment - now

    def moment_of(self, at: float) -> float:
        """The moment at a time of the system's clock, if nobody sets it."""
        now, wall = self.read()
        return now + at - wall


UNTIMED = Timeline(lambda: 0.0, lambda: 0.0)  # of a table that no process plays: its moments are what the log says
