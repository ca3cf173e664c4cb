"""How good a move looks at a glance: the gold it brings now and promises, weighed by how much of its lines is still open."""

from typing import Any, TypeAlias

import numpy as np

from regalia.core.compiled import rule
from regalia.core.record import MoveList, Record, Vector
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
    MOUNTAIN,
    RANKS,
    ROWS,
    SEATS,
    WIZARD,
)

Sheet: TypeAlias = Any  # whole numbers, see SHEET

DRAW_WORTH = 2.0  # about what a tile of unknown value is worth when put where it helps
SAVING = np.array((2.0, 10.0, 25.0, 38.0))  # gold a castle of rank 1 to 4 could still earn elsewhere
START_KEPT = 3.0  # what a starting tile is worth while its owner alone knows it
PATIENCE = 0.5  # what an empty cell in its line says against putting down a mountain, dragon, mine or wizard yet
OPEN = 0.55  # gold an empty cell in a line promises per rank

# A board is rated part by part: a part is what lies between two mountains or edges in one line. All that is known of it is one
# number, made of these fields, so that what stands on its cells is simply added up.
RESOURCES, HAZARDS, OWN, OTHERS = 0, 8, 16, 24  # gold to be had and to be lost; the ranks of the own and of the others' castles
SPACES, DRAGONS, MINES = 32, 36, 40
BYTE, NIBBLE = 0xFF, 0xF

# All notes on a board are kept on one sheet: what each thing adds, where each cell's part in its row and in its column is
# noted, the parts, and as far behind each part its base.
HOLDINGS = FIRST_CASTLE + SEATS * RANKS  # all that can stand on a cell
MOST_PARTS = LINES + 2 * 2  # two mountains, each in two lines, begin a new one
ACROSS, DOWN, PARTS = HOLDINGS, HOLDINGS + CELLS, HOLDINGS + 2 * CELLS
SHEET = PARTS + 2 * MOST_PARTS


@rule
def rate(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    """Rate `count` legal moves of the seat in turn; higher is better."""
    sheet = np.empty(SHEET, np.int64)
    list_adds(s, box, sheet)
    wizard = survey(s, sheet)
    for i in range(count):
        out[i] = rate_move(s, box, moves[i], wizard, sheet)


@rule
def rate_move(s: Record, box: Record, move: int, wizard: int, sheet: Sheet) -> float:
    if move < DRAW:
        rank, cell = divmod(move - CASTLE, CELLS)
        return castle_worth(s, box, cell, rank, wizard, sheet)
    if move == DRAW:
        return DRAW_WORTH
    if move < PLACE:
        return best_place(s, move - TAKE + 1, wizard, sheet)
    if move < START:
        return tile_worth(s, move - PLACE, s.hand, wizard, sheet)
    if move < PASS:
        return tile_worth(s, move - START, s.start[s.turn], wizard, sheet) - START_KEPT
    return 0.0


@rule
def list_adds(s: Record, box: Record, sheet: Sheet) -> None:
    """What each thing that can stand on a cell adds to its parts, as the seat in turn sees it."""
    sheet[EMPTY] = 1 << SPACES
    for kind in range(1, KINDS):
        value = np.int64(box.value[kind])
        sheet[kind] = value << RESOURCES if value > 0 else -value << HAZARDS
    sheet[DRAGON] += 1 << DRAGONS
    sheet[MINE] += 1 << MINES
    for seat in range(s.players):
        for rank in range(RANKS):
            sheet[FIRST_CASTLE + RANKS * seat + rank] = (rank + 1) << (OWN if seat == s.turn else OTHERS)


@rule
def survey(s: Record, sheet: Sheet) -> int:
    """Note of each cell where its parts are, of each part what is in it and its base; return where the wizard is, or -1."""
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
    return wizard


@rule
def extra(s: Record, cell: int, wizard: int) -> int:
    """What a castle adds to its parts beside the wizard: one rank more (KIN-P5)."""
    if s.board[cell] < FIRST_CASTLE or not beside(cell, wizard):
        return 0
    return 1 << (OWN if (s.board[cell] - FIRST_CASTLE) // RANKS == s.turn else OTHERS)


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
def lead(s: Record, part: int) -> float:
    """The own ranks in a part, less the others' on average."""
    return ((part >> OWN) & BYTE) - ((part >> OTHERS) & BYTE) / (s.players - 1)


@rule
def castle_worth(s: Record, box: Record, cell: int, rank: int, wizard: int, sheet: Sheet) -> float:
    """What a castle of `rank` + 1 would earn on `cell` if the board stayed as it is, plus what other open cells promise."""
    counts = rank + 2 if beside(cell, wizard) else rank + 1
    promise = promise_of(cell, sheet) - 2 * OPEN
    return counts * promise - SAVING[rank] * wait_for_better(s, box, rank)


@rule
def promise_of(cell: int, sheet: Sheet) -> float:
    """The bases of the parts a cell lies in, and a little for each empty cell in them."""
    row, column = sheet[ACROSS + cell], sheet[DOWN + cell]
    spaces = ((sheet[row] >> SPACES) & NIBBLE) + ((sheet[column] >> SPACES) & NIBBLE)
    return sheet[row + MOST_PARTS] + sheet[column + MOST_PARTS] + OPEN * spaces


@rule
def wait_for_better(s: Record, box: Record, rank: int) -> float:
    """From 1 to 0: how much chance is left to use a castle elsewhere. Ones come back, so only this epoch counts for them."""
    if rank > 0 and s.epoch < box.epochs:
        return 1.0
    return s.empty / CELLS


@rule
def tile_worth(s: Record, cell: int, tile: int, wizard: int, sheet: Sheet) -> float:
    """How a tile on `cell` would change the own lead over the others' average in its row and its column."""
    worth = tile_change(s, cell, ACROSS, tile, wizard, sheet) + tile_change(s, cell, DOWN, tile, wizard, sheet)
    if tile == WIZARD:
        worth += wizard_worth(s, cell, sheet)
    return worth


@rule
def tile_change(s: Record, cell: int, way: int, tile: int, wizard: int, sheet: Sheet) -> float:
    at = sheet[way + cell]
    part = sheet[at]
    change = -sheet[at + MOST_PARTS] * lead(s, part)
    if tile == MOUNTAIN:
        before = part_before(s, cell, way, wizard, sheet)
        behind = part - before
        change += base(before) * lead(s, before) + base(behind) * lead(s, behind)
    else:
        change += base(part + sheet[tile]) * lead(s, part)
    if tile >= MOUNTAIN:
        change -= PATIENCE * (((part >> SPACES) & NIBBLE) - 1)  # better kept for a line that is decided
    return change


@rule
def part_before(s: Record, cell: int, way: int, wizard: int, sheet: Sheet) -> int:
    """What lies before a cell in its row or its column, from the last mountain on."""
    step = 1 if way == ACROSS else COLUMNS
    at = cell // COLUMNS * COLUMNS if way == ACROSS else cell % COLUMNS
    found = 0
    while at != cell:
        found = 0 if s.board[at] == MOUNTAIN else found + sheet[s.board[at]] + extra(s, at, wizard)
        at += step
    return found


@rule
def wizard_worth(s: Record, cell: int, sheet: Sheet) -> float:
    """One rank more for every castle beside the wizard, at the bases as they stand."""
    worth = 0.0
    for other in (cell - COLUMNS, cell - 1, cell + 1, cell + COLUMNS):
        if 0 <= other < CELLS and beside(other, cell) and s.board[other] >= FIRST_CASTLE:
            gain = promise_of(other, sheet)
            own = (s.board[other] - FIRST_CASTLE) // RANKS == s.turn
            worth += gain if own else -gain / (s.players - 1)
    return worth


@rule
def best_place(s: Record, tile: int, wizard: int, sheet: Sheet) -> float:
    best = -1000.0
    for cell in range(CELLS):
        if s.board[cell] == EMPTY:
            best = max(best, tile_worth(s, cell, tile, wizard, sheet))
    return best
