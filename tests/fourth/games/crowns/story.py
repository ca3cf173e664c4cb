"""What happens in a game of Crowns."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from regalia.core.errors import Words
from regalia.core.record import OVER, Record
from regalia.core.story import Event, Step


class Dealt(Event, frozen=True, tag="dealt"):
    first: int
    heap: int

    def words(self, name: Callable[[int], str]) -> Words:
        return Words("crowns-told-dealt", first=name(self.first), heap=self.heap)


class Took(Event, frozen=True, tag="took"):
    seat: int
    crowns: int

    def words(self, name: Callable[[int], str]) -> Words:
        return Words("crowns-told-took", who=name(self.seat), crowns=self.crowns)


class Ended(Event, frozen=True, tag="ended"):
    winner: int

    def words(self, name: Callable[[int], str]) -> Words:
        return Words("crowns-told-won", who=name(self.winner))


Told: TypeAlias = Dealt | Took | Ended


def unfinished(s: Record) -> bool:
    return False


def tell_deal(s: Record, box: Record) -> list[Told]:
    return [Dealt(int(s.turn), int(s.heap))] if s.phase != OVER else []


def tell(steps: Sequence[Step], box: Record) -> list[Told]:
    told: list[Told] = []
    for step in steps:
        told.append(Took(step.seat, int(step.move.labels[0])))
        if step.after.phase == OVER:
            told.append(Ended(step.seat))
    return told
