"""Memory: garbage collection never stops the server for long.

A full collection visits every object of a thousand tables, and nobody is answered meanwhile. Almost nothing of
ours is in cycles, and what has survived a moment survives an evening: it is frozen, so that the collector skips it.
While much is new and a collection has found nothing, as when a thousand tables play, most of it is frozen without collecting.
What is left in cycles (mostly live connections that ended) is collected now and then, and when there may be much of it; but
whoever opens and closes connections must not stop the server by it.
"""

import gc
import time

from regalia.core.system import release_compiler_memory, return_freed_memory

OLD = 1.0  # seconds between freezes: new objects are checked once, and most of them are gone by then
MANY = 10_000  # new objects that are frozen sooner, so that checking them never takes long
RESTS = 9  # collections of ten that are skipped after one that found nothing,
FEW = 20  # as long as no more connections have ended since the last freeze
IDLE = 5.0  # seconds between checks of the compiler, which is idle most of the time
RARELY = 900.0  # seconds between full collections
FIRST = 10.0  # seconds until the first one: what was needed to start is no longer needed
ENDED = 2000  # live connections ended since the last one that bring the next forward,
PAUSE = 20  # but not before so many times what the last one took


class Memory:
    def __init__(self) -> None:
        self._now = self._aside = self._idle = self._soonest = 0.0
        self._full = FIRST - RARELY
        self._ended = self._gone = self._rests = 0
        _, middle, _ = gc.get_threshold()
        gc.set_threshold(5 * MANY, middle, 1_000_000)  # a full collection never starts by itself

    def look_after(self, seconds: float, ended: int, turned_away: int = 0) -> None:
        """Called all the time, with the seconds since the last call and how many live connections have ended, or never begun."""
        self._now += seconds
        if self._now - self._full >= RARELY or (ended - self._ended > ENDED and self._now >= self._soonest):
            self._full, self._ended, begun = self._now, ended, time.perf_counter()
            gc.unfreeze()
            gc.collect()
            return_freed_memory()
            self._soonest = self._now + PAUSE * (time.perf_counter() - begun)
        many = gc.get_count()[0] > MANY
        if self._now - self._aside > OLD or many:
            few = ended + turned_away - self._gone <= FEW
            self._aside, self._gone = self._now, ended + turned_away
            if many and few and self._rests:
                self._rests -= 1
            else:
                self._rests = 0 if gc.collect(1) else RESTS
            gc.freeze()
        if self._now - self._idle > IDLE:
            self._idle = self._now
            release_compiler_memory()
