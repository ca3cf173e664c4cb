"""Observations: what a seat knows as one row of small whole numbers. A game declares every entry with its axes, its range and its meaning.

The numbers fit into eight bits, so that a batch of games writes little memory, and whole numbers are the same on every device. A number
that may grow larger is split in two: its quotient by SPLIT, rounded down, and the remainder.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import prod
from typing import Any, TypeAlias

import numpy as np

from regalia.core.compiled import rule

LEAST, MOST = -128, 127
SPLIT = 16
FURTHEST = SPLIT * (MOST + 1) - 1  # the largest number that two entries hold

Row: TypeAlias = Any  # a one-dimensional array of int8 or any other number
Axes: TypeAlias = dict[str, Sequence[str]]


def seats_from_own(count: int) -> tuple[str, ...]:
    """Seats as an observation orders them: one's own, the next to play, the one after that."""
    return ("own", *(f"+{i}" for i in range(1, count)))


@dataclass(frozen=True)
class Entry:
    """Numbers with one meaning, one for each combination of the labels of its axes; the last axis varies fastest."""

    name: str
    meaning: str
    axes: Axes = field(default_factory=dict)
    low: int = 0
    high: int = 1
    typical: int = 0  # what a net may scale to 1, where that is far below `high`

    @property
    def shape(self) -> tuple[int, ...]:
        return tuple(len(labels) for labels in self.axes.values())

    @property
    def size(self) -> int:
        return prod(self.shape)


class Observation:
    """The entries of a game laid end to end; `first("gold-high")` is the number at which an entry begins."""

    def __init__(self, *entries: Entry) -> None:
        self.entries = entries
        self._first: dict[str, int] = {}
        self.length = 0
        for entry in entries:
            self._first[entry.name] = self.length
            self.length += entry.size
        self.low = self._each([entry.low for entry in entries], np.int8)
        self.high = self._each([entry.high for entry in entries], np.int8)
        # What a net may multiply each number by, so that all are of about the same size
        self.scale = self._each([1 / (entry.typical or max(-entry.low, entry.high)) for entry in entries], np.float32)

    def _each(self, values: Sequence[float], kind: Any) -> Any:
        return np.repeat(np.array(values, kind), [entry.size for entry in self.entries])

    def __len__(self) -> int:
        return self.length

    def first(self, entry: str) -> int:
        return self._first[entry]

    def firsts(self) -> tuple[int, ...]:
        """Where each entry begins."""
        return tuple(self._first.values())

    def part(self, row: Any, name: str) -> Any:
        """The numbers of one entry out of one row or many, in its shape."""
        entry = next(entry for entry in self.entries if entry.name == name)
        begin = self._first[name]
        numbers = row[..., begin : begin + entry.size]
        return numbers.reshape((*numbers.shape[:-1], *entry.shape))


@rule
def split(out: Row, high: int, low: int, number: int) -> None:
    """Write a number as its quotient by SPLIT and the remainder; a number beyond what two entries hold is clamped."""
    within = min(max(number, LEAST * SPLIT), FURTHEST)
    out[high] = within >> 4
    out[low] = within & SPLIT - 1
