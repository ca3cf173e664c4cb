"""The rules of Kingdoms, in the order of the rulebook. Each step cites the rule it carries out."""

from regalia.core.compiled import rule
from regalia.core.dice import below
from regalia.core.record import OVER, Counts, MoveList, Record, Vector
from regalia.games.kingdoms.knowledge import draw_tile, redeal
from regalia.games.kingdoms.moves import CASTLE, DRAW, MOST, PASS, PLACE, START, TAKE
from regalia.games.kingdoms.observation import OBSERVATION, observe
from regalia.games.kingdoms.state import (
    ACT,
    CELLS,
    COLUMNS,
    DRAGON,
    EMPTY,
    FIRST_CASTLE,
    INSTANT,
    KINDS,
    LAST_CASTLE,
    LINES,
    MINE,
    MOUNTAIN,
    NO_LUCK,
    PUT,
    RANKS,
    ROWS,
    SEATS,
    WIZARD,
)

__all__ = ["OBSERVATION", "legal", "observe", "play", "redeal", "scores", "setup", "winners"]

# Setup


@rule
def setup(s: Record, box: Record) -> None:
    for seat in range(s.players):
        s.gold[seat] = box.gold  # KIN-S2
        for rank in range(RANKS):
            s.castles[seat, rank] = box.castles[rank]  # KIN-S1, KIN-V1
        if not s.variants & LAST_CASTLE:
            s.castles[seat, 0] = box.ones[s.players]  # KIN-S1
    s.first = below(s, s.players)  # KIN-S6
    s.epoch = 0
    begin_epoch(s, box)


@rule
def begin_epoch(s: Record, box: Record) -> None:
    s.epoch += 1  # KIN-S5
    s.board[:] = EMPTY
    s.empty = CELLS
    s.tiles = 0
    for kind in range(KINDS):  # KIN-S3, KIN-E2
        s.supply[kind] = box.tiles[kind]
        s.tiles += box.tiles[kind]
    if not s.variants & NO_LUCK:  # KIN-V2
        for seat in range(s.players):
            s.start[seat] = draw_tile(s)  # KIN-S4, KIN-E2
    s.turn = s.first
    s.turns_begun += 1
    s.phase = ACT


# A turn


@rule
def legal(s: Record, box: Record, out: MoveList) -> int:
    """List the moves of the seat to move; return how many there are."""
    spaces = list_spaces(s, out[MOST:])
    count = 0
    if s.phase == PUT:
        return list_moves(out, count, spaces, PLACE)  # KIN-A2
    for rank in range(RANKS):
        if s.castles[s.turn, rank]:
            count = list_moves(out, count, spaces, CASTLE + rank * CELLS)  # KIN-A1
    if s.start[s.turn]:
        count = list_moves(out, count, spaces, START)  # KIN-A3
    if s.variants & NO_LUCK:
        for kind in range(1, KINDS):
            if s.supply[kind]:
                out[count] = TAKE + kind - 1  # KIN-V2
                count += 1
    elif s.tiles:
        out[count] = DRAW  # KIN-A2
        count += 1
    if count == 0:
        out[0] = PASS  # KIN-A4
        count = 1
    return count


@rule
def list_spaces(s: Record, out: MoveList) -> int:
    """The empty spaces, kept behind the list of moves while it is made; without a branch, for speed."""
    count = 0
    for cell in range(CELLS):
        out[count] = cell
        count += s.board[cell] == EMPTY
    return count


@rule
def list_moves(out: MoveList, count: int, spaces: int, first: int) -> int:
    """Add one move for each empty space; return the new length of the list."""
    moves, cells = out[count:], out[MOST:]
    for i in range(spaces):
        moves[i] = first + cells[i]
    return count + spaces


@rule
def play(s: Record, box: Record, move: int) -> None:
    """Play a legal move."""
    if move == DRAW:  # KIN-A2: seen before its space is chosen
        s.hand = draw_tile(s)
        s.phase = PUT
    elif TAKE <= move < PLACE:  # KIN-V2
        s.hand = move - TAKE + 1
        s.supply[s.hand] -= 1
        s.tiles -= 1
        s.phase = PUT
    else:
        cell = put(s, move)
        end_turn(s, box, cell)


@rule
def put(s: Record, move: int) -> int:
    """Put down a castle, the tile in hand or the starting tile; return the cell, or -1 for a pass (KIN-A4)."""
    cell = -1
    what = EMPTY
    if move < DRAW:  # KIN-A1
        rank, cell = divmod(move - CASTLE, CELLS)
        s.castles[s.turn, rank] -= 1
        what = FIRST_CASTLE + RANKS * s.turn + rank
    elif move < START:  # KIN-A2
        cell = move - PLACE
        what = s.hand
        s.hand = 0
    elif move < PASS:  # KIN-A3
        cell = move - START
        what = s.start[s.turn]
        s.start[s.turn] = 0
    if cell >= 0:
        s.board[cell] = what
        s.empty -= 1
    return cell


@rule
def end_turn(s: Record, box: Record, cell: int) -> None:
    """Score what is due after something was put on `cell`, then let the next player or the next epoch begin."""
    ended = s.empty == 0 or not somebody_can_act(s)  # KIN-P1, KIN-V1
    for line in range(LINES):
        if is_due(s, line, cell, ended):
            score_line(s, box, line)
    if ended:
        end_epoch(s, box)
    else:
        s.turn = s.turn + 1 if s.turn + 1 < s.players else 0  # KIN-S6
        s.turns_begun += 1
        s.phase = ACT


@rule
def somebody_can_act(s: Record) -> bool:
    """Whether, while a space is empty, anybody has something to put down (KIN-A4)."""
    if s.tiles:
        return True
    for seat in range(s.players):
        if s.start[seat]:
            return True
        for rank in range(RANKS):
            if s.castles[seat, rank]:
                return True
    return False


# Scoring. Lines are numbered in the order they are scored: rows from the top, then columns from the left (KIN-P1).
# Every space lies in one row and one column, so everything counts twice (KIN-P2).


@rule
def is_due(s: Record, line: int, cell: int, ended: bool) -> bool:
    """Whether a line is scored now: all of them when the epoch ends, or each as soon as it is full (KIN-V3)."""
    if not s.variants & INSTANT:
        return ended
    if is_full(s, line):
        return cell >= 0 and (line == cell // COLUMNS or line == ROWS + cell % COLUMNS)
    return ended  # a line that never filled: KIN-R5


@rule
def is_full(s: Record, line: int) -> bool:
    start, step, length = cells_of(line)
    for i in range(length):
        if s.board[start + i * step] == EMPTY:
            return False
    return True


@rule
def cells_of(line: int) -> tuple[int, int, int]:
    """A line as its first cell, the step to the next one, and its length."""
    if line < ROWS:
        return line * COLUMNS, 1, COLUMNS
    return line - ROWS, COLUMNS, ROWS


@rule
def score_line(s: Record, box: Record, line: int) -> None:
    """A line is scored part by part."""
    begin, step, length = cells_of(line)
    edge = begin + length * step
    while begin < edge:
        end = end_of_part(s, begin, edge, step)
        score_part(s, box, begin, end, step)
        begin = end + step


@rule
def end_of_part(s: Record, cell: int, edge: int, step: int) -> int:
    """A mountain ends a part of a line, and the next one begins behind it (KIN-P3)."""
    while cell < edge and s.board[cell] != MOUNTAIN:
        cell += step
    return cell


@rule
def score_part(s: Record, box: Record, begin: int, end: int, step: int) -> None:
    """Every castle in a part brings its owner the base of the part times its rank (KIN-P1)."""
    base = base_of(s, box, begin, end, step)
    for cell in range(begin, end, step):
        if s.board[cell] >= FIRST_CASTLE:
            seat = (s.board[cell] - FIRST_CASTLE) // RANKS
            s.gold[seat] += base * rank_of(s, cell)  # may fall below zero: KIN-R2


@rule
def base_of(s: Record, box: Record, begin: int, end: int, step: int) -> int:
    """Resources minus hazards; the dragon first cancels the resources, then the gold mine doubles (KIN-P4, KIN-P6)."""
    resources = 0
    hazards = 0
    dragon = False
    mine = False
    for cell in range(begin, end, step):
        what = s.board[cell]
        if what < FIRST_CASTLE:
            value = int(box.value[what])
            if value > 0:
                resources += value
            else:
                hazards -= value
            dragon = dragon or what == DRAGON
            mine = mine or what == MINE
    base = -hazards if dragon else resources - hazards
    return base * 2 if mine else base


@rule
def rank_of(s: Record, cell: int) -> int:
    """The rank a castle counts with: one more beside the wizard (KIN-P5)."""
    rank = (int(s.board[cell]) - FIRST_CASTLE) % RANKS + 1
    row, column = divmod(cell, COLUMNS)
    beside = (
        (row > 0 and s.board[cell - COLUMNS] == WIZARD)
        or (row < ROWS - 1 and s.board[cell + COLUMNS] == WIZARD)
        or (column > 0 and s.board[cell - 1] == WIZARD)
        or (column < COLUMNS - 1 and s.board[cell + 1] == WIZARD)
    )
    return rank + 1 if beside else rank


# The score sheet: of each part of a line its line, its first cell, the cell behind its last, its base, the rank each cell counts with,
# and what each seat wins.
WON = 4 + COLUMNS
PART = WON + SEATS


@rule
def list_parts(s: Record, box: Record, out: Counts) -> int:
    """Write down every part that is scored, in order; return how many there are."""
    count = 0
    for line in range(LINES):
        begin, step, length = cells_of(line)
        edge = begin + length * step
        while begin < edge:
            end = end_of_part(s, begin, edge, step)
            if begin < end:
                part = out[count]
                part[0], part[1], part[2] = line, begin, end
                part[3] = base_of(s, box, begin, end, step)
                part[WON:] = 0
                for i in range((end - begin) // step):
                    cell = begin + i * step
                    part[4 + i] = rank_of(s, cell) if s.board[cell] >= FIRST_CASTLE else 0
                    if part[4 + i]:
                        part[WON + (s.board[cell] - FIRST_CASTLE) // RANKS] += part[3] * part[4 + i]  # KIN-P1
                count += 1
            begin = end + step
    return count


# Next epochs and end


@rule
def end_epoch(s: Record, box: Record) -> None:
    if is_last_epoch(s, box):
        s.phase = OVER  # KIN-E4
        return
    if not s.variants & LAST_CASTLE:  # KIN-V1: there they leave the game
        for cell in range(CELLS):
            if s.board[cell] >= FIRST_CASTLE and (s.board[cell] - FIRST_CASTLE) % RANKS == 0:
                s.castles[(s.board[cell] - FIRST_CASTLE) // RANKS, 0] += 1  # KIN-E1
    s.first = richest(s)  # KIN-E3
    begin_epoch(s, box)


@rule
def is_last_epoch(s: Record, box: Record) -> bool:
    if not s.variants & LAST_CASTLE:
        return s.epoch >= box.epochs  # KIN-S5
    for seat in range(s.players):  # KIN-V1
        left = 0
        for rank in range(RANKS):
            left += s.castles[seat, rank]
        if left == 0:
            return True
    return False


@rule
def richest(s: Record) -> int:
    """Most gold; among equals whoever sat earliest in the turn order of this epoch (KIN-R3)."""
    best = s.first
    for i in range(1, s.players):
        seat = (s.first + i) % s.players
        if s.gold[seat] > s.gold[best]:
            best = seat
    return best


@rule
def scores(s: Record, box: Record, out: Vector) -> None:
    for seat in range(s.players):
        out[seat] = s.gold[seat]


@rule
def winners(s: Record, box: Record) -> int:
    """The seats with the most gold, one bit each; a tie is a shared win (KIN-E4, KIN-R4)."""
    mask = 0
    for seat in range(s.players):
        if s.gold[seat] == s.gold[richest(s)]:
            mask |= 1 << seat
    return mask
