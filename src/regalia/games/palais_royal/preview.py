"""What a move of Palais Royal would bring: Louis, servants, moves, points, majorities, what the later actions of the turn would then allow,
and how the sides of the garden stand."""

from collections.abc import Callable, Iterator

import numpy as np

from regalia.core.errors import Words
from regalia.core.moves import Move
from regalia.core.record import Record, copied
from regalia.games.palais_royal import rules
from regalia.games.palais_royal.moves import MAX_LEGAL
from regalia.games.palais_royal.palace import list_majorities
from regalia.games.palais_royal.scoring import letter_points, noble_points, one_side, presence
from regalia.games.palais_royal.state import (
    BACK_DOOR,
    DOOR,
    MINT,
    OFFICE,
    PARADE,
    RECRUIT,
    ROOM_NAMES,
    ROOMS,
    SEALS,
    SIDE,
    SIDE_NAMES,
    STAIRS,
)

FORETOLD = ("put", "gate", "king", "queen", "move", "mint", "recruit", "letter", "side")  # moves that draw nothing and end nothing
LONGEST = 12  # decisions until a noble is paid for


def preview(s: Record, box: Record, move: Move, name: Callable[[int], str]) -> list[Words]:
    if move.family.name not in FORETOLD:
        return []
    after, moves = copied(s), np.empty(MAX_LEGAL, np.int16)
    rules.play(after, box, move.id)
    for _ in range(LONGEST):  # recruiting goes on until the noble is paid for: from the reserve first, as listed
        if after.phase not in (SEALS, SIDE) or after.turns_begun != s.turns_begun or move.family.name not in ("recruit", "side"):
            break
        rules.legal(after, box, moves)
        rules.play(after, box, int(moves[0]))
    return [*_counts(s, after, box), *_later(s, after, box), *_majorities(s, after), *_sides(s, after, box)]


def _counts(s: Record, after: Record, box: Record) -> Iterator[Words]:
    seat = int(s.turn)
    here = {PARADE: "gate", STAIRS: "moves"}.get(int(s.phase))
    if here and after.phase == s.phase and after.left != s.left:
        yield Words(f"palais-royal-brings-{here}", before=int(s.left), now=int(after.left))
    if after.seals != s.seals and s.phase != SEALS:
        yield Words("palais-royal-brings-seals", before=int(s.seals), now=int(after.seals))
    if after.louis[seat] != s.louis[seat]:
        yield Words("palais-royal-brings-louis", before=int(s.louis[seat]), now=int(after.louis[seat]))
    if after.reserve[seat] != s.reserve[seat]:
        yield Words("palais-royal-brings-reserve", before=int(s.reserve[seat]), now=int(after.reserve[seat]))
    old, new = (int(noble_points(each, box, seat)) + int(letter_points(each, seat)) for each in (s, after))
    if new != old:
        yield Words("palais-royal-brings-points", before=old, now=new)


def _later(s: Record, after: Record, box: Record) -> Iterator[Words]:
    """What the actions to come in this turn would allow, now and then: counted by the rules that open them."""
    if after.turn != s.turn or after.turns_begun != s.turns_begun:
        return
    old, new = (_allowed(each, box, int(s.phase)) for each in (s, after))
    for what, count in new.items():
        if count != old[what]:
            yield Words(f"palais-royal-brings-{what}", before=old[what], now=count)


def _allowed(s: Record, box: Record, phase: int) -> dict[str, int]:
    seat, found = int(s.turn), {}
    if phase < STAIRS:
        found["later-moves"] = int(_opened(s, box, STAIRS).left)
    if phase < MINT:
        mint = _opened(s, box, MINT)
        found |= {"later-louis": int(mint.left), "later-king": int(mint.king), "later-queen": int(mint.queen)}
    if phase < RECRUIT:
        found["later-nobles"] = int(s.rooms[seat, OFFICE])  # PAL-A4: a servant of the office for each
    if phase < DOOR:
        found["later-letters"] = int(s.rooms[seat, BACK_DOOR])  # PAL-A8
    return found


def _opened(s: Record, box: Record, phase: int) -> Record:
    then = copied(s)
    then.phase = phase
    rules.open_phase(then, box)
    return then


def _majorities(s: Record, after: Record) -> Iterator[Words]:
    seat, found = int(s.turn), [np.zeros(ROOMS, np.int32) for _ in range(2)]
    for state, out in zip((s, after), found, strict=True):
        list_majorities(state, out)
    for room, (old, new) in enumerate(zip(*(each.tolist() for each in found), strict=True)):
        if old != new and seat in (old, new):
            key = "palais-royal-brings-majority" if new == seat else "palais-royal-brings-no-majority"
            yield Words(key, room=Words(f"palais-royal-name-the-{ROOM_NAMES[room]}"))


def _sides(s: Record, after: Record, box: Record) -> Iterator[Words]:
    seat = int(s.turn)
    for side, name in enumerate(SIDE_NAMES):
        count = int(presence(after, box, side, seat))
        if count != presence(s, box, side, seat):
            points = int(one_side(after, box, side, seat))
            yield Words("palais-royal-brings-side", side=Words(f"palais-royal-name-{name}"), count=count, points=points)
