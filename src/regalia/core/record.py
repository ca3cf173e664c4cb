"""Record layouts: a game in progress is one NumPy record, declared once as a list of named fields."""

from typing import Any, TypeAlias

import numpy as np

i8, i16, i32 = np.int8, np.int16, np.int32
u8, u16, u32 = np.uint8, np.uint16, np.uint32
f32 = np.float32

# A record as a rule sees it: fields by name, `s.gold[seat] += 3`. Its layout is data, so no static type knows the fields.
Record: TypeAlias = Any
Layout: TypeAlias = np.dtype[Any]
MoveList: TypeAlias = np.ndarray[Any, np.dtype[np.int16]]
Vector: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Matrix: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

OVER = 0  # the phase of a finished game, in every game

# The fields every game has; the rest of the house relies on them.
COMMON: list[tuple[Any, ...]] = [
    ("dice", u32, 4),  # see dice.py
    ("turns", u16),  # turns begun so far
    ("players", u8),
    ("turn", u8),  # the seat whose decision is due
    ("phase", u8),  # which decision is due; OVER when none is
]


def layout(*fields: tuple[Any, ...]) -> Layout:
    """A record layout: the common fields, then the game's own, as (name, type) or (name, type, shape)."""
    return _aligned([*COMMON, *fields])


def printed(*fields: tuple[Any, ...]) -> Layout:
    """The layout of a box: what is printed on boards and tiles, the same for every game played with it."""
    return _aligned(list(fields))


def _aligned(fields: list[tuple[Any, ...]]) -> Layout:
    """Fields where the machine likes them, the holes between them filled, so that equal records are equal byte for byte."""
    holed = np.dtype(fields, align=True)
    filled: list[tuple[Any, ...]] = []
    end = 0
    for field in [*fields, None]:
        begin = holed.itemsize if field is None else holed.fields[field[0]][1]  # type: ignore[index]
        if begin > end:
            filled.append((f"_hole{end}", u8, begin - end))
        if field is not None:
            filled.append(field)
            end = begin + holed.fields[field[0]][0].itemsize  # type: ignore[index]
    return np.dtype(filled, align=True)


def blank(of: Layout, count: int = 1) -> Any:
    """`count` zeroed records; a recarray, so that interpreted and compiled rules name the fields alike."""
    return np.zeros(count, of).view(np.recarray)
