"""How good a move looks at a glance: the gold it brings now and promises, weighed by how much of its lines is still open."""

from typing import Any, TypeAlias

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import Word
from regalia.core.record import MoveList, Record, Vector
from regalia.core.scratch import scratch
from regalia.games.kingdoms.moves import CASTLE, DRAW, PASS, PLACE, START, TAKE
from regalia.games.kingdoms.state import (
    CELLS,
    COLUMNS,
    DRAGON,
    EMPTY,
    FIRST_CASTLE,
    KINDS,
    LINES,
    MINE,
    MOST_PARTS,
    MOUNTAIN,
    RANKS,
    ROWS,
    SEATS,
    WIZARD,
)

Sheet: TypeAlias = Any  # whole numbers, see SHEET

# Worth is counted in sixtieths of a piece of gold, so that all of it, halves and thirds too, is whole numbers.
GOLD = 60
DRAW_WORTH = 2 * GOLD  # about what a tile of unknown value is worth when put where it helps
SAVING = np.array((2, 10, 25, 38)) * GOLD  # what a castle of rank 1 to 4 could still earn elsewhere
START_KEPT = 3 * GOLD  # what a starting tile is worth while its owner alone knows it
EMPTY_CELL_COST = GOLD // 2  # what an empty cell in its line says against putting down a mountain, dragon, mine or wizard yet
LEAST = -(1 << 40)  # less than anything
OPEN = 33  # what an empty cell in a line promises per rank: about half a piece of gold

# A board is rated part by part: a part is what lies between two mountains or edges in one line. All that is known of it is one
# number, made of these fields, so that what stands on its cells is simply added up.
RESOURCES, HAZARDS = 0, 8  # gold to be had and to be lost
OWNED, ALL = 16, 40  # the ranks of each seat's castles, and of everybody's
SPACES, DRAGONS, MINES = 48, 52, 56
BYTE, NIBBLE = 0xFF, 0xF
SIX, OF_A_SEAT = 6, 0x3F  # bits of a seat's ranks

# All notes on a board are kept on one sheet: what each thing adds, where on the sheet each cell's parts in its row and its column
# are, the parts, their bases in the same order, and notes on the whole board.
HOLDINGS = FIRST_CASTLE + SEATS * RANKS  # all that can stand on a cell
ACROSS, DOWN, PARTS = HOLDINGS, HOLDINGS + CELLS, HOLDINGS + 2 * CELLS
END_OF_PARTS = PARTS + 2 * MOST_PARTS
WIZARD_AT = END_OF_PARTS + 1  # its cell, or -1
SHEET = WIZARD_AT + 1


@rule
def rate(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    """Rate `count` legal moves of the seat to move; higher is better."""
    sheet = scratch(SHEET)
    list_adds(s, box, sheet)
    survey(s, sheet)
    for i in range(count):
        out[i] = rate_move(s, box, moves[i], sheet) / GOLD


@rule
def rate_move(s: Record, box: Record, move: int, sheet: Sheet) -> int:
    if move < DRAW:
        rank, cell = divmod(move - CASTLE, CELLS)
        return castle_worth(s, box, rank, promise_of(cell, sheet), beside(cell, sheet[WIZARD_AT]))
    if move == DRAW:
        return DRAW_WORTH
    if move < PLACE:
        return best_place(s, move - TAKE + 1, sheet)
    if move < START:
        return tile_worth(s, move - PLACE, s.hand, sheet)
    if move < PASS:
        return tile_worth(s, move - START, s.start[s.turn], sheet) - START_KEPT
    return 0


@rule
def list_adds(s: Record, box: Record, sheet: Sheet) -> None:
    """What each thing that can stand on a cell adds to its parts."""
    sheet[EMPTY] = 1 << SPACES
    for kind in range(1, KINDS):
        value = np.int64(box.value[kind])
        sheet[kind] = value << RESOURCES if value > 0 else -value << HAZARDS
    sheet[DRAGON] += 1 << DRAGONS
    sheet[MINE] += 1 << MINES
    for seat in range(s.players):
        for rank in range(RANKS):
            sheet[FIRST_CASTLE + RANKS * seat + rank] = (rank + 1) * one_rank(seat)


@rule
def one_rank(seat: Word) -> Word:
    """What one rank of a seat's castle adds to a part."""
    return (1 << (OWNED + SIX * seat)) + (1 << ALL)


@rule
def survey(s: Record, sheet: Sheet) -> None:
    """Note for each cell where its parts are, for each part what is in it and its base, and where the wizard is."""
    wizard = -1
    free = PARTS + LINES  # parts at the left edge, parts at the top edge, then those a mountain begins
    sheet[PARTS : PARTS + MOST_PARTS] = 0
    for row in range(ROWS):
        across = PARTS + row
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            what = s.board[cell]
            down = sheet[DOWN + cell - COLUMNS] if row else PARTS + ROWS + column
            if row and s.board[cell - COLUMNS] == MOUNTAIN:
                down = free
                free += 1
            sheet[ACROSS + cell] = across
            sheet[DOWN + cell] = down
            sheet[across] += sheet[what]
            sheet[down] += sheet[what]
            if what == MOUNTAIN and column < COLUMNS - 1:
                across = free
                free += 1
            elif what == WIZARD:
                wizard = cell
    if wizard >= 0:
        for cell in (wizard - COLUMNS, wizard - 1, wizard + 1, wizard + COLUMNS):
            if 0 <= cell < CELLS:
                more = extra(s, cell, wizard)
                sheet[sheet[ACROSS + cell]] += more
                sheet[sheet[DOWN + cell]] += more
    for part in range(PARTS, free):
        sheet[part + MOST_PARTS] = base(sheet[part])
    sheet[END_OF_PARTS] = free
    sheet[WIZARD_AT] = wizard


@rule
def note(s: Record, cell: int, sheet: Sheet) -> None:
    """Bring the sheet up to date after something was put on `cell`."""
    what = s.board[cell]
    if what == MOUNTAIN or what == WIZARD:
        survey(s, sheet)
        return
    more = sheet[what] - sheet[EMPTY] + extra(s, cell, sheet[WIZARD_AT])
    for part in (sheet[ACROSS + cell], sheet[DOWN + cell]):
        sheet[part] += more
        sheet[part + MOST_PARTS] = base(sheet[part])


@rule
def extra(s: Record, cell: int, wizard: int) -> int:
    """What a castle adds to its parts beside the wizard: one rank more (KIN-P5)."""
    if s.board[cell] < FIRST_CASTLE or not beside(cell, wizard):
        return 0
    return one_rank(np.int64(s.board[cell] - FIRST_CASTLE) // RANKS)


@rule
def beside(cell: int, other: int) -> bool:
    apart = abs(cell - other)
    return other >= 0 and (apart == COLUMNS or (apart == 1 and cell // COLUMNS == other // COLUMNS))


@rule
def base(part: int) -> int:
    """KIN-P4, KIN-P6."""
    worth = -((part >> HAZARDS) & BYTE)
    if not (part >> DRAGONS) & NIBBLE:
        worth += (part >> RESOURCES) & BYTE
    return 2 * worth if (part >> MINES) & NIBBLE else worth


@rule
def lead(s: Record, part: int) -> int:
    """What one piece of gold in the base of a part is worth: one's own ranks there, less the others' on average."""
    own = (part >> (OWNED + SIX * s.turn)) & OF_A_SEAT
    return GOLD * own - GOLD // (s.players - 1) * (((part >> ALL) & BYTE) - own)


@rule
def castle_worth(s: Record, box: Record, rank: int, promise: int, by_wizard: bool) -> int:
    """What a castle of `rank` + 1 would earn on a cell if the board stayed as it is, plus what other open cells promise."""
    counts = rank + 2 if by_wizard else rank + 1
    return counts * (promise - 2 * OPEN) - SAVING[rank] // CELLS * chances(s, box, rank)


@rule
def promise_of(cell: int, sheet: Sheet) -> int:
    """What the two parts a cell lies in promise each rank put there."""
    return promise_of_part(sheet[ACROSS + cell], sheet) + promise_of_part(sheet[DOWN + cell], sheet)


@rule
def promise_of_part(part: int, sheet: Sheet) -> int:
    """Its base, and a little for each empty cell."""
    return GOLD * sheet[part + MOST_PARTS] + OPEN * ((sheet[part] >> SPACES) & NIBBLE)


@rule
def chances(s: Record, box: Record, rank: int) -> int:
    """How many cells are left to use a castle elsewhere. Ones come back, so only this epoch counts for them."""
    return CELLS if rank > 0 and s.epoch < box.epochs else s.empty


@rule
def tile_worth(s: Record, cell: int, tile: int, sheet: Sheet) -> int:
    """How a tile on `cell` would change one's lead over the others' average in its row and its column."""
    if tile == MOUNTAIN:
        return mountain_change(s, cell, ACROSS, sheet) + mountain_change(s, cell, DOWN, sheet)
    worth = tile_change(s, sheet[ACROSS + cell], tile, sheet) + tile_change(s, sheet[DOWN + cell], tile, sheet)
    if tile == WIZARD:
        worth += wizard_worth(s, cell, sheet)
    return worth


@rule
def tile_change(s: Record, at: int, tile: int, sheet: Sheet) -> int:
    """How a tile, on whichever cell of a part, would change one's lead there."""
    part = sheet[at]
    change = (base(part + sheet[tile]) - sheet[at + MOST_PARTS]) * lead(s, part)
    return change - haste(part) if tile > MOUNTAIN else change


@rule
def mountain_change(s: Record, cell: int, way: int, sheet: Sheet) -> int:
    """How a mountain on `cell` would change one's lead, now in two parts."""
    at = sheet[way + cell]
    part = sheet[at]
    before = part_before(s, cell, way, sheet)
    behind = part - before
    return base(before) * lead(s, before) + base(behind) * lead(s, behind) - sheet[at + MOST_PARTS] * lead(s, part) - haste(part)


@rule
def haste(part: int) -> int:
    """What speaks against a tile that is better kept for a line that is decided."""
    return EMPTY_CELL_COST * (((part >> SPACES) & NIBBLE) - 1)


@rule
def part_before(s: Record, cell: int, way: int, sheet: Sheet) -> int:
    """What lies before a cell in its row or its column, from the last mountain on."""
    step = 1 if way == ACROSS else COLUMNS
    at = cell // COLUMNS * COLUMNS if way == ACROSS else cell % COLUMNS
    found = 0
    while at != cell:
        found = 0 if s.board[at] == MOUNTAIN else found + sheet[s.board[at]] + extra(s, at, sheet[WIZARD_AT])
        at += step
    return found


@rule
def wizard_worth(s: Record, cell: int, sheet: Sheet) -> int:
    """One rank more for every castle beside the wizard, at the bases as they stand."""
    worth = 0
    for other in (cell - COLUMNS, cell - 1, cell + 1, cell + COLUMNS):
        if 0 <= other < CELLS and beside(other, cell) and s.board[other] >= FIRST_CASTLE:
            gain = promise_of(other, sheet)
            own = (s.board[other] - FIRST_CASTLE) // RANKS == s.turn
            worth += gain if own else -gain // (s.players - 1)
    return worth


@rule
def best_place(s: Record, tile: int, sheet: Sheet) -> int:
    best = LEAST
    for cell in range(CELLS):
        if s.board[cell] == EMPTY:
            best = max(best, tile_worth(s, cell, tile, sheet))
    return best
