"""How good a move looks at a glance: the gold it brings now and promises, weighed by how much of its lines is still open."""

from regalia.core.compiled import rule
from regalia.core.record import MoveList, Record, Vector
from regalia.games.kingdoms.moves import CASTLE, DRAW, PASS, PLACE, START, TAKE
from regalia.games.kingdoms.rules import base_of, rank_of, score_board
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

DRAW_WORTH = 1.5  # about what a tile of unknown value is worth when put where it helps
SAVING = (0.0, 0.9, 2.4, 4.2)  # gold a castle of rank 1 to 4 could still earn elsewhere; ones come back
OPEN = 0.55  # gold an empty cell in a line promises per rank
KEPT = (0.0, 6.0, 10.0, 15.0)  # gold a castle of rank 1 to 4 is likely to bring in a later epoch
SWING = 20.0  # gold that is a clear margin at the end
ASTRAY = 12.0  # how far the gold of one more epoch may go either way


@rule
def rate(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    """Rate `count` legal moves of the seat in turn; higher is better."""
    for i in range(count):
        out[i] = rate_move(s, box, moves[i])


@rule
def rate_move(s: Record, box: Record, move: int) -> float:
    if move < DRAW:
        rank, cell = divmod(move - CASTLE, CELLS)
        return castle_worth(s, box, cell, rank)
    if move == DRAW:
        return DRAW_WORTH
    if move < PLACE:
        return best_place(s, box, move - TAKE + 1)
    if move < START:
        return tile_worth(s, box, move - PLACE, s.hand)
    if move < PASS:
        return tile_worth(s, box, move - START, s.start[s.turn]) - 0.5
    return 0.0


@rule
def castle_worth(s: Record, box: Record, cell: int, rank: int) -> float:
    """What a castle of `rank` + 1 would earn on `cell` if the board stayed as it is, plus what open cells promise."""
    row, column = divmod(cell, COLUMNS)
    s.board[cell] = FIRST_CASTLE + RANKS * s.turn + rank
    counts = rank_of(s, cell)
    s.board[cell] = EMPTY
    promise = line_promise(s, box, row * COLUMNS, row * COLUMNS + COLUMNS, 1, cell)
    promise += line_promise(s, box, column, column + COLUMNS * ROWS, COLUMNS, cell)
    return counts * promise - SAVING[rank]


@rule
def line_promise(s: Record, box: Record, start: int, end: int, step: int, cell: int) -> float:
    """Base of the part of a line around `cell`, and a little for each cell of it still empty."""
    begin = start
    for each in range(start, cell, step):
        if s.board[each] == MOUNTAIN:
            begin = each + step
    stop = end
    for each in range(end - step, cell, -step):
        if s.board[each] == MOUNTAIN:
            stop = each
    empty = 0
    for each in range(begin, stop, step):
        empty += s.board[each] == EMPTY and each != cell
    return base_of(s, box, begin, stop, step) + OPEN * empty


@rule
def tile_worth(s: Record, box: Record, cell: int, tile: int) -> float:
    """How a tile on `cell` would change the own lead over the strongest other seat in its row and its column."""
    row, column = divmod(cell, COLUMNS)
    worth = line_change(s, box, row * COLUMNS, row * COLUMNS + COLUMNS, 1, cell, tile)
    worth += line_change(s, box, column, column + COLUMNS * ROWS, COLUMNS, cell, tile)
    if tile == WIZARD:
        worth += wizard_worth(s, box, row, column)
    return worth


@rule
def line_change(s: Record, box: Record, start: int, end: int, step: int, cell: int, tile: int) -> float:
    before = line_lead(s, box, start, end, step)
    s.board[cell] = tile
    after = line_lead(s, box, start, end, step)
    s.board[cell] = EMPTY
    empty = 0
    for each in range(start, end, step):
        empty += s.board[each] == EMPTY
    keeps = 0.0
    if tile == DRAGON or tile == MINE or tile == MOUNTAIN or tile == WIZARD:
        keeps = 0.1 * empty  # better kept for a line that is decided
    return after - before - keeps


@rule
def line_lead(s: Record, box: Record, start: int, end: int, step: int) -> float:
    """Own gold in a line minus the others' average."""
    lead = 0.0
    begin = start
    for each in range(start, end + step, step):
        if each == end or s.board[each] == MOUNTAIN:
            mine = 0.0
            others = 0.0
            for cell in range(begin, each, step):
                if s.board[cell] >= FIRST_CASTLE:
                    if (s.board[cell] - FIRST_CASTLE) // RANKS == s.turn:
                        mine += rank_of(s, cell)
                    else:
                        others += rank_of(s, cell)
            lead += base_of(s, box, begin, each, step) * (mine - others / (s.players - 1))
            begin = each + step
    return lead


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
            gain = line_promise(s, box, r * COLUMNS, r * COLUMNS + COLUMNS, 1, cell)
            gain += line_promise(s, box, c, c + COLUMNS * ROWS, COLUMNS, cell)
            if (s.board[cell] - FIRST_CASTLE) // RANKS == s.turn:
                worth += gain
            else:
                worth -= gain / (s.players - 1)
    return worth


@rule
def best_place(s: Record, box: Record, tile: int) -> float:
    best = -1000.0
    for cell in range(CELLS):
        if s.board[cell] == EMPTY:
            best = max(best, tile_worth(s, box, cell, tile))
    return best


# For the search


@rule
def clue(s: Record, box: Record) -> int:
    """The board and the tile in hand: what the seat in turn sees besides its own starting tile."""
    seen = int(s.hand)
    for cell in range(CELLS):
        seen = (seen * 1_000_003 + s.board[cell]) & 0xFFFFFFFFFFF
    return seen


@rule
def horizon(s: Record, box: Record) -> int:
    """Playouts end with the epoch; every turn fills a cell."""
    return s.turns + s.empty


@rule
def judge(s: Record, box: Record, points: Vector) -> float:
    """The gold as if the epoch ended now, and what the castles kept back may still bring."""
    for seat in range(s.players):
        points[seat] = s.gold[seat]
    if s.empty < CELLS:
        score_board(s, box)
    for seat in range(s.players):
        gold = s.gold[seat]
        s.gold[seat] = int(points[seat])
        points[seat] = gold
        for rank in range(RANKS):
            points[seat] += KEPT[rank] * s.castles[seat, rank]
    left = max(1, box.epochs - s.epoch + 1)
    return ASTRAY * left**0.5
