"""Record layouts: a game in progress is one NumPy record, declared once as a list of named fields."""

import functools
import operator
import struct
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias, TypeVar

import numpy as np

i8, i16, i32 = np.int8, np.int16, np.int32
u8, u16, u32 = np.uint8, np.uint16, np.uint32

T = TypeVar("T")

# A record as a rule sees it: fields by name, `s.gold[seat] += 3`. Its layout is data, so no static type knows the fields.
Record: TypeAlias = Any
Layout: TypeAlias = np.dtype[Any]
MoveList: TypeAlias = np.ndarray[Any, np.dtype[np.int16]]
Counts: TypeAlias = np.ndarray[Any, np.dtype[np.int32]]
Vector: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Matrix: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

MEMORY = 8  # states whose public part is remembered: those that are being sent just now
PARTS = 2048  # and parts of it that change rarely: those of the tables where somebody plays
BOXES = 64  # most games are played from a few
OVER = 0  # the phase of a finished game, in every game

# The fields every game has; everything outside the games relies on them.
COMMON: list[tuple[Any, ...]] = [
    ("dice", u32, 4),  # see dice.py
    ("turns_begun", u16),
    ("players", u8),
    ("turn", u8),  # the seat whose decision is due
    ("phase", u8),  # which decision is due; OVER when none is
    ("ordered", u8),  # 1: parts of a decision whose order makes no difference come in one order only; searches and random play set it
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


class Row(np.record):  # type: ignore[misc]
    """A record, its fields by name. NumPy's own does the same, but is slower to read and many times slower to hand to a rule:

    Numba asks a record for its `data`, and NumPy describes every field in words before it answers.
    """

    def __getattribute__(self, name: str) -> Any:
        if name == "data":
            return _whose(self)
        try:
            return _field(self, name)
        except ValueError:
            return np.void.__getattribute__(self, name)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as bytes; what NumPy unpickles has no memory of its own that a rule could write to."""
        return _on_its_own, (_bytes(self), _layout(self))


def _on_its_own(content: bytes, of: Layout) -> Record:
    return np.frombuffer(bytearray(content), of)[0]


_field, _bytes = np.void.__getitem__, np.void.tobytes  # past the look-up of names above
_whose, _layout = np.void.base.__get__, np.void.dtype.__get__


@functools.cache
def _rows(of: Layout) -> Layout:
    return np.dtype((Row, np.dtype((np.void, of))))


def blank(of: Layout, count: int = 1) -> Any:
    """`count` zeroed records, whose fields interpreted and compiled rules name alike."""
    return np.zeros(count, _rows(of))


def copied(record: Record, dice: bytes | None = None) -> Record:
    """A record of its own with the same content, or with other dice; five times as fast as `record.copy()`."""
    content = bytearray(_bytes(record))
    if dice is not None:
        content[: len(dice)] = dice
    return np.frombuffer(content, _layout(record))[0]


class Due(NamedTuple):
    """What every game's record says first: its dice, which turn it is, whose decision is due, and which."""

    dice: bytes
    turns_begun: int
    turn: int
    phase: int


_DUE = struct.Struct("=16sHxBB")  # the fields of COMMON stand first in every record


def due(record: Record) -> Due:
    """These fields as plain numbers, all at once: field by field NumPy takes several times as long."""
    return Due._make(_DUE.unpack_from(_bytes(record)))


def whole(record: Record, field: str) -> int:
    """One field as a plain number."""
    return int(_field(record, field))


class Plain:
    """A record as plain numbers, for Python to read: `s.hand[seat][card]`. NumPy's own records answer a hundred times more slowly.

    Single numbers are read at once, a list when it is first asked for. `record` is the record itself, for compiled rules.
    """

    def __init__(self, content: bytes, of: Layout) -> None:
        self.content, self.layout = content, of
        names, numbers, self._lists = _readers(of)
        self.__dict__.update(zip(names, numbers.unpack(content), strict=True))

    def __getattr__(self, name: str) -> Any:  # asked only for what is not there yet
        reader = self._lists.get(name)
        if reader is None:
            raise AttributeError(name)
        value = self.__dict__[name] = reader(self.content)
        return value


class Readers(NamedTuple):
    """How the fields of a record are read from its bytes."""

    names: list[str]  # of the single numbers
    numbers: struct.Struct
    lists: dict[str, Callable[[bytes], Any]]


@functools.cache
def _readers(of: Layout) -> Readers:
    names, form, end, lists = [], "=", 0, {"record": lambda content: np.frombuffer(bytearray(content), of)[0]}
    for name, (kind, offset, *_) in of.fields.items():  # type: ignore[union-attr]
        if kind.shape:
            lists[name] = _reader(kind, offset)
        else:
            names.append(name)
            form += f"{offset - end}x{kind.char}"
            end = offset + kind.itemsize
    return Readers(names, struct.Struct(f"{form}{of.itemsize - end}x"), lists)


def _reader(kind: np.dtype[Any], offset: int) -> Callable[[bytes], Any]:
    end, shape = offset + kind.itemsize, kind.shape
    row = struct.Struct(f"={shape[-1]}{kind.base.char}")
    if len(shape) == 1:
        return lambda content: list(row.unpack_from(content, offset))
    if len(shape) == 2:
        return lambda content: [list(each) for each in row.iter_unpack(content[offset:end])]
    return lambda content: np.frombuffer(content, kind, 1, offset)[0].tolist()


def plain(record: Record) -> Plain:
    """A record as plain numbers; the same object for equal records, so that what everybody may see is worked out once for all."""
    return _plain(_bytes(record), _layout(record))


_plain = functools.lru_cache(maxsize=MEMORY)(Plain)


def from_fields(*fields: str) -> Callable[[Callable[[Plain, Plain], T]], Callable[[Plain, Plain], T]]:
    """What depends on a few fields and the box alone is worked out once for all states that agree in them.

    It is shown these fields and nothing else, the rest are zero: whoever forgets one cannot be right by chance.
    """

    def decorate(make: Callable[[Plain, Plain], T]) -> Callable[[Plain, Plain], T]:
        @functools.cache
        def parts(of: Layout) -> tuple[list[slice], Callable[[bytes], Sequence[bytes]]]:
            slices = [slice(of.fields[name][1], of.fields[name][1] + of.fields[name][0].itemsize) for name in fields]  # type: ignore[index]
            return slices, operator.itemgetter(*slices, slice(0))

        @functools.lru_cache(maxsize=PARTS)
        def made(known: Sequence[bytes], of: Layout, box: Plain) -> T:
            content = bytearray(of.itemsize)
            for where, part in zip(parts(of)[0], known, strict=False):
                content[where] = part
            return make(Plain(bytes(content), of), box)

        def ask(s: Plain, box: Plain) -> T:
            return made(parts(s.layout)[1](s.content), s.layout, box)

        return ask

    return decorate


def shared(box: Record) -> Record:
    """One and the same record for equal boxes: a thousand tables are played from a few."""
    return _shared(_bytes(box), _layout(box))


@functools.lru_cache(maxsize=BOXES)
def _shared(content: bytes, of: Layout) -> Record:
    return np.frombuffer(bytearray(content), of)[0]


def plain_box(box: Record) -> Plain:
    """What is printed, likewise; a box is read once, and never written on after that."""
    known, found = _plain_boxes.get(id(box), (None, None))
    if known is not box or found is None:
        found = _plain_box(_bytes(box), _layout(box))
        if len(_plain_boxes) >= BOXES:
            _plain_boxes.clear()
        _plain_boxes[id(box)] = box, found
    return found


_plain_box = functools.lru_cache(maxsize=BOXES)(Plain)
_plain_boxes: dict[int, tuple[Record, Plain]] = {}
