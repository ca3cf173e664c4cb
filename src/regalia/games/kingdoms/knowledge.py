"""What is hidden in Kingdoms, and what a seat knows of it: tiles have no order before they are drawn."""

from regalia.core.compiled import rule
from regalia.core.dice import draw
from regalia.core.record import Record, Vector
from regalia.games.kingdoms.state import CELLS, EMPTY, FIRST_CASTLE, KINDS, NO_LUCK, PUT, RANKS, SEATS


@rule
def draw_tile(s: Record) -> int:
    kind = draw(s, s.supply, s.tiles)
    s.tiles -= 1
    return kind


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Deal what `seat` cannot see anew: others' starting tiles, and a tile another player has drawn and not put down."""
    if s.variants & NO_LUCK:
        return
    hidden_hand = s.phase == PUT and s.turn != seat
    for other in range(s.players):
        if other != seat and s.start[other]:
            s.supply[s.start[other]] += 1
            s.tiles += 1
    if hidden_hand:
        s.supply[s.hand] += 1
        s.tiles += 1
        s.hand = draw_tile(s)
    for other in range(s.players):
        if other != seat and s.start[other]:
            s.start[other] = draw_tile(s)


SQUARE = KINDS - 1 + SEATS  # numbers a cell: one for each kind of tile, and the rank of each player's castle
OBSERVATION = CELLS * SQUARE + SEATS * (3 + RANKS) + 3 * (KINDS - 1) + 6


@rule
def observe(s: Record, box: Record, seat: int, out: Vector) -> None:
    """What `seat` knows as numbers, seats counted from its own: board, gold, castles, tiles, epoch and variants."""
    out[:] = 0
    for cell in range(CELLS):
        what = s.board[cell]
        at = cell * SQUARE
        if what >= FIRST_CASTLE:
            owner = ((what - FIRST_CASTLE) // RANKS - seat + s.players) % s.players
            out[at + KINDS - 1 + owner] = ((what - FIRST_CASTLE) % RANKS + 1) / RANKS
        elif what != EMPTY:
            out[at + int(what) - 1] = 1
    at = CELLS * SQUARE
    for i in range(s.players):
        who = (seat + i) % s.players
        out[at] = s.gold[who] / 100
        out[at + 1] = who == s.turn
        out[at + 2] = s.start[who] > 0
        for rank in range(RANKS):
            out[at + 3 + rank] = s.castles[who, rank] / RANKS
        at += 3 + RANKS
    at = CELLS * SQUARE + SEATS * (3 + RANKS)
    sees_hand = s.turn == seat or s.variants & NO_LUCK != 0
    for kind in range(1, KINDS):
        unseen = s.supply[kind]
        for other in range(s.players):
            unseen += other != seat and s.start[other] == kind
        unseen += not sees_hand and s.hand == kind
        out[at] = unseen / 2
        out[at + 1] = s.start[seat] == kind
        out[at + 2] = sees_hand and s.hand == kind
        at += 3
    out[at] = s.epoch / 3
    out[at + 1] = s.players / SEATS
    out[at + 2] = s.phase == PUT
    for i in range(3):
        out[at + 3 + i] = (s.variants >> i) & 1
