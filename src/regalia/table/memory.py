"""Memory: the collector of cycles never stops everybody for long.

A full collection looks at every object of a thousand tables, half a second in which nobody is answered. Almost nothing of
ours is in cycles, and what has lived for a moment lives for an evening: it is set aside, where the collector does not look.
While much is new and a look has found nothing, as when a thousand tables play, most of it is set aside without a look.
What is left behind in cycles (mostly connections that have ended) is collected now and then, and when there may be much of it.
"""

import gc

from regalia.core.system import give_memory_back, put_compiler_away

OLD = 1.0  # seconds between settings aside: what is new is looked at once, and most of it is gone by then
MANY = 10_000  # new objects that are set aside sooner, so that looking at them never takes long
RESTS = 9  # of ten looks that are left out, after one that found nothing
IDLE = 5.0  # seconds between looks at the compiler, which has nothing to do most of the time
RARELY = 900.0  # seconds between full collections
FIRST = 10.0  # seconds until the first one: what was needed to start is needed no more
ENDED = 2000  # connections that have ended since the last one


class Memory:
    def __init__(self) -> None:
        self._now = self._aside = self._idle = 0.0
        self._full = FIRST - RARELY
        self._ended = self._rests = 0
        _, middle, _ = gc.get_threshold()
        gc.set_threshold(5 * MANY, middle, 1_000_000)  # a full collection never begins by itself

    def look_after(self, seconds: float, ended: int) -> None:
        """Called all the time, with the seconds since the last call, and how many connections have ended in all."""
        self._now += seconds
        if self._now - self._full >= RARELY or ended - self._ended > ENDED:
            self._full, self._ended = self._now, ended
            gc.unfreeze()
            gc.collect()
            give_memory_back()
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
            put_compiler_away()
