"""How good a move looks at a glance: the gold it brings now and promises, weighed by how much of its lines is still open."""

from regalia.core.compiled import rule
from regalia.core.record import MoveList, Record, Vector
from regalia.games.kingdoms.moves import CASTLE, DRAW, PASS, PLACE, START, TAKE
from regalia.games.kingdoms.state import (
    CELLS,
    COLUMNS,
    DRAGON,
    EMPTY,
    FIRST_CASTLE,
    MINE,
    MOUNTAIN,
    RANKS,
    ROWS,
    WIZARD,
)

DRAW_WORTH = 2.0  # about what a tile of unknown value is worth when put where it helps
SAVING = (2.0, 10.0, 25.0, 38.0)  # gold a castle of rank 1 to 4 could still earn elsewhere
START_KEPT = 3.0  # what a starting tile is worth while its owner alone knows it
PATIENCE = 0.5  # what an empty cell in its line says against putting down a mountain, dragon, mine or wizard yet
OPEN = 0.55  # gold an empty cell in a line promises per rank


@rule
def rate(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    """Rate `count` legal moves of the seat in turn; higher is better."""
    wizard = find_wizard(s)
    for i in range(count):
        out[i] = rate_move(s, box, moves[i], wizard)


@rule
def rate_move(s: Record, box: Record, move: int, wizard: int) -> float:
    if move < DRAW:
        rank, cell = divmod(move - CASTLE, CELLS)
        return castle_worth(s, box, cell, rank, wizard)
    if move == DRAW:
        return DRAW_WORTH
    if move < PLACE:
        return best_place(s, box, move - TAKE + 1, wizard)
    if move < START:
        return tile_worth(s, box, move - PLACE, s.hand, wizard)
    if move < PASS:
        return tile_worth(s, box, move - START, s.start[s.turn], wizard) - START_KEPT
    return 0.0


@rule
def find_wizard(s: Record) -> int:
    for cell in range(CELLS):
        if s.board[cell] == WIZARD:
            return cell
    return -1


@rule
def beside(cell: int, other: int) -> bool:
    apart = abs(cell - other)
    return other >= 0 and (apart == COLUMNS or (apart == 1 and cell // COLUMNS == other // COLUMNS))


@rule
def look(s: Record, box: Record, cell: int, step: int, length: int, wizard: int) -> tuple[int, int, bool, bool, float, float, int]:
    """What stands beyond `cell` in one direction, up to a mountain or the edge:

    resources, hazards, a dragon, a mine, own ranks, others' ranks, empty cells.
    """
    resources, hazards, own, others, empty = 0, 0, 0.0, 0.0, 0
    dragon = mine = False
    for _ in range(length):
        cell += step
        what = s.board[cell]
        if what == MOUNTAIN:
            break
        if what == EMPTY:
            empty += 1
        elif what >= FIRST_CASTLE:
            seat, rank = divmod(what - FIRST_CASTLE, RANKS)
            counts = rank + 2.0 if beside(cell, wizard) else rank + 1.0
            if seat == s.turn:
                own += counts
            else:
                others += counts
        else:
            value = box.value[what]
            resources += max(value, 0)
            hazards -= min(value, 0)
            dragon = dragon or what == DRAGON
            mine = mine or what == MINE
    return resources, hazards, dragon, mine, own, others, empty


@rule
def base(resources: int, hazards: int, dragon: bool, mine: bool) -> int:
    """KIN-P4, KIN-P6."""
    worth = -hazards if dragon else resources - hazards
    return 2 * worth if mine else worth


@rule
def castle_worth(s: Record, box: Record, cell: int, rank: int, wizard: int) -> float:
    """What a castle of `rank` + 1 would earn on `cell` if the board stayed as it is, plus what open cells promise."""
    row, column = divmod(cell, COLUMNS)
    counts = rank + 2 if beside(cell, wizard) else rank + 1
    promise = line_promise(s, box, cell, 1, column, COLUMNS - 1 - column, wizard)
    promise += line_promise(s, box, cell, COLUMNS, row, ROWS - 1 - row, wizard)
    return counts * promise - SAVING[rank] * wait_for_better(s, box, rank)


@rule
def wait_for_better(s: Record, box: Record, rank: int) -> float:
    """From 1 to 0: how much chance is left to use a castle elsewhere. Ones come back, so only this epoch counts for them."""
    if rank > 0 and s.epoch < box.epochs:
        return 1.0
    return s.empty / CELLS


@rule
def line_promise(s: Record, box: Record, cell: int, step: int, before: int, after: int, wizard: int) -> float:
    """Base of the part of a line around `cell`, and a little for each cell of it still empty."""
    r1, h1, d1, m1, _, _, e1 = look(s, box, cell, -step, before, wizard)
    r2, h2, d2, m2, _, _, e2 = look(s, box, cell, step, after, wizard)
    return base(r1 + r2, h1 + h2, d1 or d2, m1 or m2) + OPEN * (e1 + e2)


@rule
def tile_worth(s: Record, box: Record, cell: int, tile: int, wizard: int) -> float:
    """How a tile on `cell` would change the own lead over the others' average in its row and its column."""
    row, column = divmod(cell, COLUMNS)
    worth = line_change(s, box, cell, 1, column, COLUMNS - 1 - column, tile, wizard)
    worth += line_change(s, box, cell, COLUMNS, row, ROWS - 1 - row, tile, wizard)
    if tile == WIZARD:
        worth += wizard_worth(s, box, row, column)
    return worth


@rule
def line_change(s: Record, box: Record, cell: int, step: int, before: int, after: int, tile: int, wizard: int) -> float:
    r1, h1, d1, m1, own1, others1, e1 = look(s, box, cell, -step, before, wizard)
    r2, h2, d2, m2, own2, others2, e2 = look(s, box, cell, step, after, wizard)
    lead1 = own1 - others1 / (s.players - 1)
    lead2 = own2 - others2 / (s.players - 1)
    was = base(r1 + r2, h1 + h2, d1 or d2, m1 or m2) * (lead1 + lead2)
    if tile == MOUNTAIN:
        will = base(r1, h1, d1, m1) * lead1 + base(r2, h2, d2, m2) * lead2
    else:
        good = max(0, box.value[tile])
        bad = -min(0, box.value[tile])
        will = base(r1 + r2 + good, h1 + h2 + bad, d1 or d2 or tile == DRAGON, m1 or m2 or tile == MINE) * (lead1 + lead2)
    keeps = PATIENCE * (e1 + e2) if tile >= MOUNTAIN else 0.0  # better kept for a line that is decided
    return will - was - keeps


@rule
def wizard_worth(s: Record, box: Record, row: int, column: int) -> float:
    """One rank more for every castle beside the wizard, at the bases as they stand."""
    worth = 0.0
    for side in range(4):
        r = row + (side == 0) - (side == 1)
        c = column + (side == 2) - (side == 3)
        if r < 0 or r >= ROWS or c < 0 or c >= COLUMNS:
            continue
        cell = r * COLUMNS + c
        if s.board[cell] >= FIRST_CASTLE:
            gain = line_promise(s, box, cell, 1, c, COLUMNS - 1 - c, -1)
            gain += line_promise(s, box, cell, COLUMNS, r, ROWS - 1 - r, -1)
            if (s.board[cell] - FIRST_CASTLE) // RANKS == s.turn:
                worth += gain
            else:
                worth -= gain / (s.players - 1)
    return worth


@rule
def best_place(s: Record, box: Record, tile: int, wizard: int) -> float:
    best = -1000.0
    for cell in range(CELLS):
        if s.board[cell] == EMPTY:
            best = max(best, tile_worth(s, box, cell, tile, wizard))
    return best
