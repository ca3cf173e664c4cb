"""The score sheet of a board: every row and column, part by part, with where its gold comes from.

The numbers are the rules' own; story, view, terminal and `regalia score` all read them from this sheet.
"""

from collections.abc import Sequence

import msgspec
import numpy as np

from regalia.core.record import Plain, Record, from_fields, plain_box
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
    for line, begin, end, base, *more in _parts(s, box):
        cells = range(begin, end, 1 if line < ROWS else COLUMNS)
        found[line].append(_part(board, values, cells, base, more[:COLUMNS], more[COLUMNS : COLUMNS + players]))
    return [Line(LINE_NAMES[line], parts, total([part.won for part in parts], players)) for line, parts in enumerate(found)]


@from_fields("players", "board")
def standing(s: Plain, box: Plain) -> list[LineNow]:
    """What each line would bring now, in short."""
    found: list[list[PartNow]] = [[] for _ in LINE_NAMES]
    for line, begin, end, base, *more in _parts(s.record, box.record):
        last = end - 1 if line < ROWS else end - COLUMNS
        found[line].append(PartNow(CELL_NAMES[begin], CELL_NAMES[last], base, more[COLUMNS : COLUMNS + s.players]))
    return [LineNow(name, parts) for name, parts in zip(LINE_NAMES, found, strict=True)]


def _parts(s: Record, box: Record) -> list[list[int]]:
    """Every part, as `rules.list_parts` writes it down."""
    out = np.empty((MOST_PARTS, PART), np.int32)
    found: list[list[int]] = out[: list_parts(s, box, out)].tolist()
    return found


def total(won: Sequence[Sequence[int]], players: int) -> list[int]:
    return [sum(each[seat] for each in won) for seat in range(players)]


def _part(board: list[int], values: list[int], cells: range, base: int, counts: list[int], won: list[int]) -> Part:
    tiles = [board[cell] for cell in cells if EMPTY < board[cell] < FIRST_CASTLE]
    castles = [
        Castle(CELL_NAMES[cell], (board[cell] - FIRST_CASTLE) // RANKS, (board[cell] - FIRST_CASTLE) % RANKS + 1, count)
        for cell, count in zip(cells, counts, strict=False)
        if board[cell] >= FIRST_CASTLE
    ]
    return Part(
        cells=[CELL_NAMES[cell] for cell in cells],
        tiles=[SIGNS[tile] for tile in tiles],
        resources=sum(max(values[tile], 0) for tile in tiles),
        hazards=sum(min(values[tile], 0) for tile in tiles),
        cancelled=DRAGON in tiles,
        doubled=MINE in tiles,
        base=base,
        castles=castles,
        ranks=[sum(castle.counts for castle in castles if castle.seat == seat) for seat in range(len(won))],
        won=won,
    )
