"""What a seat may see of a game of Kingdoms, named field by field; and why a move is not possible."""

from functools import lru_cache
from typing import Literal

import msgspec

from regalia.core.errors import Refusal
from regalia.core.moves import Move
from regalia.core.record import MEMORY, OVER, Plain, Record, plain, plain_box
from regalia.games.kingdoms import COLOURS
from regalia.games.kingdoms.moves import CASTLE, DRAW, PASS, PLACE, START, TAKE
from regalia.games.kingdoms.scoring import LineNow, standing
from regalia.games.kingdoms.state import (
    ACT,
    CELL_NAMES,
    CELLS,
    EMPTY,
    LAST_CASTLE,
    NO_LUCK,
    PUT,
    SIGNS,
    VARIANTS,
    write_board,
)

LASTING = ("lines",)
Decision = Literal["act", "put", "over"]
DECISIONS: dict[int, Decision] = {OVER: "over", ACT: "act", PUT: "put"}


class Seat(msgspec.Struct, frozen=True):
    colour: str
    gold: int
    castles: list[int]  # of rank 1, 2, 3, 4, in front of the player
    has_start: bool


class View(msgspec.Struct, frozen=True):
    """Kingdoms as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    turn: int | None
    decision: Decision
    board: list[str]  # five lines of six cells
    lines: list[LineNow]  # what each row and column would bring if it were scored now
    epoch: int
    epochs: int | None  # how many there are; None where that is open
    first: int
    seats: list[Seat]
    returning: list[int]  # the ranks whose castles come back after the epoch (KIN-E1, KIN-V1)
    variants: list[str]
    supply: int  # how many tiles are left to draw
    unseen: dict[str, int]  # tiles this seat has not seen this epoch: in the supply, or face down elsewhere
    my_start: str | None  # the viewer's own starting tile
    hand: str | None  # the tile taken and not yet put down, if this seat may see it
    holding: bool  # somebody has taken a tile and not yet put it down
    winners: list[int]


def view(s: Record, box: Record, seat: int | None) -> View:
    return _view(plain(s), plain_box(box), seat)


def _view(s: Plain, box: Plain, seat: int | None) -> View:
    """What everybody sees, and what this seat knows besides."""
    shown = _shown(s, box)
    if seat is None:
        return shown
    own = s.start[seat]
    known = [own, s.hand] if seat == s.turn and shown.hand is None else [own]
    unseen = shown.unseen.copy()
    for kind in known:
        if kind:
            unseen[SIGNS[kind]] -= 1
    hand = SIGNS[s.hand] if s.hand and seat == s.turn else shown.hand
    return msgspec.structs.replace(shown, seat=seat, unseen=unseen, my_start=SIGNS[own] if own else None, hand=hand)


@lru_cache(maxsize=MEMORY)
def _shown(s: Plain, box: Plain) -> View:
    """What a spectator sees."""
    open_tiles, over, best = bool(s.variants & NO_LUCK), s.phase == OVER, max(s.gold[: s.players])
    unseen = s.supply.copy()
    for kind in s.start[: s.players] if open_tiles else [*s.start[: s.players], s.hand]:
        unseen[kind] += 1
    return View(
        seat=None,
        turn=None if over else s.turn,
        decision=DECISIONS[s.phase],
        board=write_board(s.board),
        lines=standing(s, box),
        epoch=s.epoch,
        epochs=None if s.variants & LAST_CASTLE else box.epochs,
        first=s.first,
        seats=[Seat(COLOURS[i], s.gold[i], s.castles[i], bool(s.start[i])) for i in range(s.players)],
        returning=[] if s.variants & LAST_CASTLE else [1],
        variants=[name for name, bit in VARIANTS.items() if s.variants & bit],
        supply=s.tiles,
        unseen=dict(zip(SIGNS[1:], unseen[1:], strict=True)),
        my_start=None,
        hand=SIGNS[s.hand] if s.hand and open_tiles else None,
        holding=bool(s.hand),
        winners=[i for i in range(s.players) if s.gold[i] == best] if over else [],
    )


def why_not(s: Record, box: Record, move: Move) -> Refusal:
    """The rule that forbids an illegal move."""
    if s.phase == OVER:
        return Refusal("KIN-E4", "kingdoms-over")
    if s.phase == PUT and not PLACE <= move.id < START:
        return Refusal("KIN-A2", "kingdoms-put-first")
    cell = _cell(move)
    if cell is not None and s.board[cell] != EMPTY:
        return Refusal("KIN-A5", "kingdoms-taken", {"cell": CELL_NAMES[cell]})
    if move.id < DRAW:
        rank = (move.id - CASTLE) // CELLS + 1
        return Refusal("KIN-A1", "kingdoms-no-castle", {"rank": rank})
    if move.id == PASS:
        return Refusal("KIN-A4", "kingdoms-must-act")
    if START <= move.id < PASS:
        return Refusal("KIN-V2", "kingdoms-no-start-tiles") if s.variants & NO_LUCK else Refusal("KIN-A3", "kingdoms-start-used")
    if PLACE <= move.id < START:
        return Refusal("KIN-A2", "kingdoms-nothing-in-hand")
    if move.id == DRAW:
        return Refusal("KIN-V2", "kingdoms-choose-tile") if s.variants & NO_LUCK else Refusal("KIN-A4", "kingdoms-supply-empty")
    if not s.variants & NO_LUCK:
        return Refusal("KIN-A2", "kingdoms-draw-blind")
    return Refusal("KIN-V2", "kingdoms-tile-gone", {"tile": SIGNS[move.id - TAKE + 1]})


def _cell(move: Move) -> int | None:
    return CELL_NAMES.index(move.labels[-1]) if "cell" in move.family.axes else None
