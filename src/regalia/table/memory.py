"""Memory: garbage collection never stops the server for long.

A full collection visits every object of a thousand tables, and nobody is answered meanwhile. Almost nothing of
ours is in cycles, and what has survived a moment survives an evening: it is frozen, so that the collector skips it.
While much is new and a collection has found nothing, as when a thousand tables play, most of it is frozen without collecting.
What is left in cycles (mostly closed connections) is collected now and then, and when there may be much of it.
"""

import gc

from regalia.core.system import release_compiler_memory, return_freed_memory

OLD = 1.0  # seconds between freezes: new objects are checked once, and most of them are gone by then
MANY = 10_000  # new objects that are frozen sooner, so that checking them never takes long
RESTS = 9  # collections of ten that are skipped after one that found nothing
IDLE = 5.0  # seconds between checks of the compiler, which is idle most of the time
RARELY = 900.0  # seconds between full collections
FIRST = 10.0  # seconds until the first one: what was needed to start is no longer needed
ENDED = 2000  # connections closed since the last one that bring the next forward


class Memory:
    def __init__(self) -> None:
        self._now = self._aside = self._idle = 0.0
        self._full = FIRST - RARELY
        self._ended = self._rests = 0
        _, middle, _ = gc.get_threshold()
        gc.set_threshold(5 * MANY, middle, 1_000_000)  # a full collection never starts by itself

    def look_after(self, seconds: float, ended: int) -> None:
        """Called all the time, with the seconds since the last call and the total number of closed connections."""
        self._now += seconds
        if self._now - self._full >= RARELY or ended - self._ended > ENDED:
            self._full, self._ended = self._now, ended
            gc.unfreeze()
            gc.collect()
            return_freed_memory()
        many = gc.get_count()[0] > MANY
        if self._now - self._aside > OLD or many:
            self._aside = self._now
            if many and self._rests:
                self._rests -= 1
            else:
                self._rests = 0 if gc.collect(1) else RESTS
            gc.freeze()
        if self._now - self._idle > IDLE:
            self._idle = self._now
            release_compiler_memory()
