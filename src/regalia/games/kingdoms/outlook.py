"""What a search needs to know of Kingdoms beyond its rules: how far to play on, and what a position then promises."""

from regalia.core.compiled import rule
from regalia.core.record import Record, Vector
from regalia.games.kingdoms.rules import score_line
from regalia.games.kingdoms.state import CELLS, COLUMNS, RANKS, ROWS

KEPT = (0.0, 6.0, 10.0, 16.0)  # gold a castle of rank 1 to 4 is likely to bring in a later epoch
KEPT_BY_TWO = 1.7  # times that with two players, who have more room
SWING = 20.0  # gold that is a clear margin at the end
ASTRAY = 16.0  # how far the gold of one more epoch may go either way


@rule
def clue(s: Record, box: Record, seat: int) -> int:
    """The board and the tile in hand: what the seat in turn sees besides its own starting tile."""
    seen = int(s.hand)
    for cell in range(CELLS):
        seen = (seen * 1_000_003 + int(s.board[cell])) & 0xFFFFFFFFFFF
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
        for line in range(ROWS + COLUMNS):
            score_line(s, box, line)
    room = KEPT_BY_TWO if s.players == 2 else 1.0
    for seat in range(s.players):
        gold = s.gold[seat]
        s.gold[seat] = int(points[seat])
        points[seat] = gold
        for rank in range(RANKS):
            points[seat] += room * KEPT[rank] * s.castles[seat, rank]
    left = max(1, box.epochs - s.epoch + 1)
    return ASTRAY * left**0.5
