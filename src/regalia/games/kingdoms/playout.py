"""Playing an epoch to its end as fast as possible, for the search: everybody plays the move that looks best at a glance.

The move is the one `heuristics.rate` would put first, but it is found without listing or rating every move: what speaks for a
cell is the sum of what speaks for its row and its column, so that is worked out once for each part; the best cell for a castle
of one rank is the best for all; and the sheet is brought up to date with every move instead of being written anew.
"""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import Word, below, roll
from regalia.core.record import OVER, Record
from regalia.games.kingdoms.heuristics import (
    ACROSS,
    DOWN,
    DRAW_WORTH,
    END_OF_PARTS,
    LEAST,
    PARTS,
    SHEET,
    START_KEPT,
    WIZARD_AT,
    Sheet,
    beside,
    castle_worth,
    list_adds,
    note,
    promise_of,
    promise_of_part,
    survey,
    tile_change,
    tile_worth,
)
from regalia.games.kingdoms.moves import CASTLE, DRAW, PASS, PLACE, START, TAKE
from regalia.games.kingdoms.rules import play
from regalia.games.kingdoms.state import CELLS, COLUMNS, EMPTY, KINDS, MOST_PARTS, MOUNTAIN, NO_LUCK, PUT, RANKS, WIZARD

WORTHS = SHEET  # behind the notes on the board: what is worked out of each part,
OPEN_CELLS = WORTHS + MOST_PARTS  # the empty cells in any order,
PLACES = OPEN_CELLS + CELLS  # and where in that list each cell stands
LONG_SHEET = PLACES + CELLS
FEW = 6  # cells looked at for a mountain or the wizard, which take longer to weigh
FOR_A_CELL, ANY_CELL = 5, 31  # bits that hold the number of a cell


@rule
def play_on(s: Record, box: Record, limit: int) -> None:
    """Play until turn `limit` or the end of the epoch."""
    epoch = s.epoch
    sheet = np.empty(LONG_SHEET, np.int64)
    list_adds(s, box, sheet)
    survey(s, sheet)
    list_open_cells(s, sheet)
    while s.phase != OVER and s.turns_begun < limit and s.epoch == epoch:
        move = best_move(s, box, sheet)
        play(s, box, move)
        cell = cell_of(move)
        if cell >= 0 and s.epoch == epoch:
            fill(s, cell, sheet)
            note(s, cell, sheet)


@rule
def list_open_cells(s: Record, sheet: Sheet) -> None:
    count = 0
    for cell in range(CELLS):
        if s.board[cell] == EMPTY:
            sheet[OPEN_CELLS + count] = cell
            sheet[PLACES + cell] = count
            count += 1


@rule
def fill(s: Record, cell: int, sheet: Sheet) -> None:
    """Strike a cell off the list: the last one takes its place. The board has one empty cell less already."""
    place, last = sheet[PLACES + cell], sheet[OPEN_CELLS + s.empty]
    sheet[OPEN_CELLS + place] = last
    sheet[PLACES + last] = place


@rule
def cell_of(move: int) -> int:
    """The cell a move fills, or -1."""
    if move < DRAW:
        return (move - CASTLE) % CELLS
    if PLACE <= move < PASS:
        return move - START if move >= START else move - PLACE
    return -1


@rule
def best_move(s: Record, box: Record, sheet: Sheet) -> int:
    """The move `rate` puts first."""
    if s.phase == PUT:
        return PLACE + best_for_tile(s, s.hand, LEAST, sheet)[0]
    best, highest = PASS, LEAST
    if s.tiles and not s.variants & NO_LUCK:
        best, highest = DRAW, DRAW_WORTH
    best, highest = best_castle(s, box, best, highest, sheet)
    start = s.start[s.turn]
    if start:
        cell, worth = best_for_tile(s, start, highest + START_KEPT, sheet)
        if worth - START_KEPT > highest:
            best, highest = START + cell, worth - START_KEPT
    if s.variants & NO_LUCK:
        for kind in range(1, KINDS):
            if s.supply[kind]:
                cell, worth = best_for_tile(s, kind, highest, sheet)
                if worth > highest:
                    best, highest = TAKE + kind - 1, worth
    return best


@rule
def best_castle(s: Record, box: Record, best: int, highest: int, sheet: Sheet) -> tuple[int, int]:
    """The best move that puts down a castle and its rating, or `best` if that is better."""
    for part in range(PARTS, sheet[END_OF_PARTS]):
        sheet[part - PARTS + WORTHS] = promise_of_part(part, sheet)
    wizard = sheet[WIZARD_AT]
    cell, promise = best_cell(s, sheet)
    for rank in range(RANKS):
        if s.castles[s.turn, rank]:
            worth = castle_worth(s, box, rank, promise, beside(cell, wizard))
            if worth > highest:
                best, highest = CASTLE + rank * CELLS + cell, worth
            if wizard >= 0:
                for other in (wizard - COLUMNS, wizard - 1, wizard + 1, wizard + COLUMNS):
                    if 0 <= other < CELLS and beside(other, wizard) and s.board[other] == EMPTY:
                        worth = castle_worth(s, box, rank, promise_of(other, sheet), True)
                        if worth > highest:
                            best, highest = CASTLE + rank * CELLS + other, worth
    return best, highest


@rule
def best_for_tile(s: Record, tile: int, bar: int, sheet: Sheet) -> tuple[int, int]:
    """The best cell for a tile and what it is worth there; any cell if that cannot be more than `bar`."""
    if tile == MOUNTAIN or tile == WIZARD:
        return best_of_few(s, tile, sheet)
    most = LEAST
    for part in range(PARTS, sheet[END_OF_PARTS]):
        worth = tile_change(s, part, tile, sheet)
        sheet[part - PARTS + WORTHS] = worth
        most = max(most, worth)
    if 2 * most <= bar:
        return 0, LEAST
    return best_cell(s, sheet)


@rule
def best_of_few(s: Record, tile: int, sheet: Sheet) -> tuple[int, int]:
    """The best of a few cells for a tile whose worth is not the sum of what it is worth to two parts."""
    count: Word = np.int64(s.empty)
    step = max(count // FEW, 1)
    at = below(s, count)
    best, highest = 0, LEAST
    for _ in range(min(count, FEW)):
        cell = sheet[OPEN_CELLS + at]
        worth = tile_worth(s, cell, tile, sheet)
        if worth > highest:
            best, highest = cell, worth
        at = at + step if at + step < count else at + step - count
    return best, highest


@rule
def best_cell(s: Record, sheet: Sheet) -> tuple[int, int]:
    """The cell whose two parts are worth most together, and how much; ties are broken at random."""
    lot: Word = np.int64(roll(s)) & ANY_CELL
    best = LEAST
    for i in range(s.empty):
        cell = sheet[OPEN_CELLS + i]
        worth = sheet[sheet[ACROSS + cell] - PARTS + WORTHS] + sheet[sheet[DOWN + cell] - PARTS + WORTHS]
        best = max(best, (worth << FOR_A_CELL) + (cell ^ lot))
    return (best & ANY_CELL) ^ lot, best >> FOR_A_CELL
