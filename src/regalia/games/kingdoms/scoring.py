"""The score sheet of a board: every row and column, part by part, with where its gold comes from.

The numbers are the rules' own; story, view, terminal and `regalia score` all read them from this sheet.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
import numpy as np

from regalia.core.record import Record, blank, plain_box
from regalia.games.kingdoms.box import open_box
from regalia.games.kingdoms.names import LINE_NAMES
from regalia.games.kingdoms.rules import PART, list_parts
from regalia.games.kingdoms.state import (
    CELL_NAMES,
    COLUMNS,
    DRAGON,
    EMPTY,
    FIRST_CASTLE,
    MINE,
    MOST_PARTS,
    RANKS,
    ROWS,
    SIGNS,
    STATE,
)


class Castle(msgspec.Struct, frozen=True):
    cell: str
    seat: int
    rank: int
    counts: int  # its rank, and one more beside the wizard (KIN-P5)


class Part(msgspec.Struct, frozen=True):
    """A line from one mountain or edge to the next (KIN-P3)."""

    cells: list[str]
    tiles: list[str]  # the signs of its tiles
    resources: int
    hazards: int  # zero or less
    cancelled: bool  # the dragon cancels the resources (KIN-P6)
    doubled: bool  # the gold mine doubles what is left (KIN-P4)
    base: int
    castles: list[Castle]
    ranks: list[int]  # of each seat's castles, as they count
    won: list[int]  # by each seat: the base times its ranks (KIN-P1)


class Line(msgspec.Struct, frozen=True):
    line: str  # a row, 1 to 5, or a column, a to f
    parts: list[Part]
    won: list[int]  # by each seat


class PartNow(msgspec.Struct, frozen=True):
    """What a part would bring if it were scored as it stands."""

    begin: str  # its first cell
    end: str  # its last
    base: int
    won: list[int]  # by each seat


class LineNow(msgspec.Struct, frozen=True):
    line: str  # a row, 1 to 5, or a column, a to f
    parts: list[PartNow]


def sheet(s: Record, box: Record) -> list[Line]:
    """What each line of the board brings, rows from the top, then columns from the left."""
    board, players, values = s.board.tolist(), int(s.players), plain_box(box).value
    found: list[list[Part]] = [[] for _ in LINE_NAMES]
    for line, cells, base, counts in _parts(s, box):
        found[line].append(_part(board, values, players, cells, base, counts))
    return [Line(LINE_NAMES[line], parts, total([part.won for part in parts], players)) for line, parts in enumerate(found)]


@lru_cache(maxsize=256)
def standing(board: bytes, players: int) -> tuple[LineNow, ...]:
    """What each line would bring now, in short. Everybody at a table asks for the same board, so it is worked out once."""
    s = blank(STATE)[0]
    s.board[:] = np.frombuffer(board, np.int8)
    found: list[list[PartNow]] = [[] for _ in LINE_NAMES]
    for line, cells, base, counts in _parts(s, open_box({})):
        won = [0] * players
        for cell, count in zip(cells, counts, strict=False):
            if count:
                won[(board[cell] - FIRST_CASTLE) // RANKS] += base * count
        found[line].append(PartNow(CELL_NAMES[cells[0]], CELL_NAMES[cells[-1]], base, won))
    return tuple(LineNow(LINE_NAMES[line], parts) for line, parts in enumerate(found))


def _parts(s: Record, box: Record) -> Iterator[tuple[int, range, int, list[int]]]:
    """Each part: its line, its cells, its base, and the rank each cell counts with; see `rules.list_parts`."""
    out = np.empty((MOST_PARTS, PART), np.int32)
    for line, begin, end, base, *counts in out[: list_parts(s, box, out)].tolist():
        yield line, range(begin, end, 1 if line < ROWS else COLUMNS), base, counts


def total(won: Sequence[Sequence[int]], players: int) -> list[int]:
    return [sum(each[seat] for each in won) for seat in range(players)]


def _part(board: list[int], values: list[int], players: int, cells: range, base: int, counts: list[int]) -> Part:
    tiles = [board[cell] for cell in cells if EMPTY < board[cell] < FIRST_CASTLE]
    castles = [
        Castle(CELL_NAMES[cell], (board[cell] - FIRST_CASTLE) // RANKS, (board[cell] - FIRST_CASTLE) % RANKS + 1, count)
        for cell, count in zip(cells, counts, strict=False)
        if board[cell] >= FIRST_CASTLE
    ]
    ranks = [sum(castle.counts for castle in castles if castle.seat == seat) for seat in range(players)]
    return Part(
        cells=[CELL_NAMES[cell] for cell in cells],
        tiles=[SIGNS[tile] for tile in tiles],
        resources=sum(max(values[tile], 0) for tile in tiles),
        hazards=sum(min(values[tile], 0) for tile in tiles),
        cancelled=DRAGON in tiles,
        doubled=MINE in tiles,
        base=base,
        castles=castles,
        ranks=ranks,
        won=[base * rank for rank in ranks],
    )
