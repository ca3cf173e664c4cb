"""Crowns as everybody sees it."""

from typing import Literal

import msgspec
from regalia.games.crowns import COLOURS

from regalia.core.errors import Refusal
from regalia.core.moves import Move
from regalia.core.record import OVER, Record

LASTING = ()  # nothing here is large enough


class Seat(msgspec.Struct, frozen=True):
    colour: str
    crowns: int


class View(msgspec.Struct, frozen=True):
    """Crowns as one seat sees it; `seat` is None for a spectator."""

    seat: int | None
    turn: int | None
    decision: Literal["take", "over"]
    heap: int
    seats: list[Seat]
    winners: list[int]


def view(s: Record, box: Record, seat: int | None) -> View:
    over = bool(s.phase == OVER)
    return View(
        seat=seat,
        turn=None if over else int(s.turn),
        decision="over" if over else "take",
        heap=int(s.heap),
        seats=[Seat(COLOURS[each], int(s.taken[each])) for each in range(s.players)],
        winners=[int(s.turn)] if over else [],
    )


def why_not(s: Record, box: Record, move: Move) -> Refusal:
    if s.phase == OVER:
        return Refusal("CRO-E1", "crowns-over")
    return Refusal("CRO-A1", "crowns-too-many", {"heap": int(s.heap)})
