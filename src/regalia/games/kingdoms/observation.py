"""What a seat of Kingdoms knows, as numbers."""

import numpy as np

from regalia.core.compiled import rule
from regalia.core.observation import LEAST, MOST, SPLIT, Axes, Entry, Observation, Row, seats_from_own, split
from regalia.core.record import OVER, Record
from regalia.games.kingdoms.state import (
    CELL_NAMES,
    CELLS,
    DRAGON,
    EMPTY,
    FIRST_CASTLE,
    KINDS,
    MINE,
    MOUNTAIN,
    NO_LUCK,
    PUT,
    RANKS,
    SEATS,
    SIGNS,
    VARIANTS,
    WIZARD,
)

_CELLS: Axes = {"cell": CELL_NAMES}
_SEATS: Axes = {"seat": seats_from_own(SEATS)}
_TILES: Axes = {"tile": SIGNS[1:]}
_RANKS = tuple(str(rank) for rank in range(1, RANKS + 1))

LAYOUT = Observation(
    # Every cell has one of these seven
    Entry("empty", "nothing lies on the cell", _CELLS),
    Entry("tile", "what the tile there adds to its row and its column: a resource more, a hazard less", _CELLS, -6, 6),
    Entry("mountain", "a mountain lies there", _CELLS),
    Entry("dragon", "the dragon lies there", _CELLS),
    Entry("mine", "the gold mine lies there", _CELLS),
    Entry("wizard", "the wizard lies there", _CELLS),
    Entry("castle", "the rank of the seat's castle there", _SEATS | _CELLS, high=RANKS),
    Entry("playing", "somebody sits there", _SEATS),
    Entry("in-turn", "the seat decides", _SEATS),
    Entry("first", "the seat began this epoch", _SEATS),
    Entry("gold-high", f"gold divided by {SPLIT}, rounded down", _SEATS, LEAST, MOST, typical=8),
    Entry("gold-low", f"the rest of that division: gold is {SPLIT} times gold-high, and this", _SEATS, high=SPLIT - 1),
    Entry("castles", "castles in front of the seat", _SEATS | {"rank": _RANKS}, high=4),
    Entry("has-start", "the seat still has its starting tile", _SEATS),
    Entry("start", "the observer's own starting tile", _TILES),
    Entry("hand", "the tile that was taken and not yet put down, if the observer sees it", _TILES),
    Entry("unseen", "tiles the observer has not seen in this epoch: in the supply, or face down elsewhere", _TILES, high=2),
    Entry("supply", "tiles in the supply", high=23),
    Entry("spaces", "empty cells", high=CELLS),
    Entry("epoch", "the epoch, from 1 on", high=6),
    Entry("put", "a tile was taken and has to be put down"),
    Entry("over", "the game is over"),
    *(Entry(name, "this variant is played") for name in VARIANTS),
)
OBSERVATION = LAYOUT.length
EMPTIES, TILES, _, _, _, _, CASTLE, PLAYING, IN_TURN, FIRST, GOLD_HIGH, GOLD_LOW, CASTLES, HAS_START = LAYOUT.firsts()[:14]
START, HAND, UNSEEN, SUPPLY, SPACES, EPOCH, PUTS, ENDED, VARIANT = LAYOUT.firsts()[14:23]

# The entry for what lies on a cell; castles as if the observer sat in the first seat.
PLANES = np.full(FIRST_CASTLE + SEATS * RANKS, TILES, np.int16)
for _kind, _name in ((EMPTY, "empty"), (MOUNTAIN, "mountain"), (DRAGON, "dragon"), (MINE, "mine"), (WIZARD, "wizard")):
    PLANES[_kind] = LAYOUT.first(_name)
for _castle in range(SEATS * RANKS):
    PLANES[FIRST_CASTLE + _castle] = CASTLE + _castle // RANKS * CELLS


@rule
def observe(s: Record, box: Record, seat: int, out: Row) -> None:
    out[:PLAYING] = 0
    observe_board(s, box, seat, out)
    observe_seats(s, seat, out)
    observe_tiles(s, seat, out)
    out[SUPPLY] = s.tiles
    out[SPACES] = s.empty
    out[EPOCH] = s.epoch
    out[PUTS] = s.phase == PUT
    out[ENDED] = s.phase == OVER
    for i in range(3):
        out[VARIANT + i] = s.variants >> i & 1


@rule
def observe_board(s: Record, box: Record, seat: int, out: Row) -> None:
    """Of every cell one number is not zero; without a branch, for speed."""
    own = CELLS * seat
    round_once = CELLS * np.int64(s.players)
    for cell in range(CELLS):
        what = np.int64(s.board[cell])
        plane = np.int64(PLANES[what])
        turned = plane - own
        turned += round_once if turned < CASTLE else 0
        worth = box.value[min(what, KINDS - 1)] if plane == TILES else 1
        is_castle = what >= FIRST_CASTLE
        out[(turned if is_castle else plane) + cell] = (what - FIRST_CASTLE & RANKS - 1) + 1 if is_castle else worth


@rule
def observe_seats(s: Record, seat: int, out: Row) -> None:
    players = np.int64(s.players)
    out[PLAYING:START] = 0
    who = seat
    for i in range(players):
        out[PLAYING + i] = 1
        out[IN_TURN + i] = who == s.turn
        out[FIRST + i] = who == s.first
        split(out, GOLD_HIGH + i, GOLD_LOW + i, int(s.gold[who]))
        for rank in range(RANKS):
            out[CASTLES + i * RANKS + rank] = s.castles[who, rank]
        out[HAS_START + i] = s.start[who] > 0
        who = who + 1 if who + 1 < players else 0


@rule
def observe_tiles(s: Record, seat: int, out: Row) -> None:
    out[START:UNSEEN] = 0
    for kind in range(1, KINDS):
        out[UNSEEN + kind - 1] = s.supply[kind]
    for other in range(np.int64(s.players)):
        start = np.int64(s.start[other])
        if start > 0:
            if other == seat:
                out[START + start - 1] = 1
            else:
                out[UNSEEN + start - 1] += 1
    hand = np.int64(s.hand)
    if hand > 0:
        if s.turn == seat or s.variants & NO_LUCK != 0:
            out[HAND + hand - 1] = 1
        else:
            out[UNSEEN + hand - 1] += 1
