"""The garden: prices, recruiting, and the servants left on its sides (action 4)."""

from regalia.core.compiled import rule
from regalia.core.record import Counts, MoveList, Record
from regalia.games.palais_royal.moves import (
    PAY,
    SEAL,
    TO_SIDE,
)
from regalia.games.palais_royal.palace import (
    take_from,
)
from regalia.games.palais_royal.state import (
    FIRST_OWNER,
    FIRST_SERVANT,
    KING_ROOM,
    NEIGHBOURS,
    NO_SPACE,
    OFFICE,
    ONE_SERVANT,
    QUEEN_ROOM,
    RECRUIT,
    ROOMS,
    SEALS,
    SIDE,
    SPACES,
    THREE_SERVANTS,
)


@rule
def price_of(s: Record, box: Record, space: int) -> int:
    """PAL-A5"""
    return max(0, int(box.price[s.garden[space]]) - int(s.near[space]))


@rule
def list_prices(s: Record, box: Record, out: Counts) -> None:
    """What the noble on every space costs."""
    for space in range(SPACES):
        if 0 < s.garden[space] < FIRST_SERVANT:
            out[space] = price_of(s, box, space)


@rule
def can_recruit(s: Record, box: Record, space: int) -> bool:
    """PAL-A4: a servant in the office, the seals and the Louis."""
    noble = s.garden[space]
    if noble == 0 or noble >= FIRST_SERVANT or s.rooms[s.turn, OFFICE] == 0:
        return False
    missing = missing_seals(s, box.blue[noble], box.purple[noble])
    return missing <= s.seals and price_of(s, box, space) <= s.louis[s.turn]


@rule
def missing_seals(s: Record, blue: int, purple: int) -> int:
    """Seals that servants in the two rooms cannot pay."""
    return max(0, int(blue) - int(s.rooms[s.turn, KING_ROOM])) + max(0, int(purple) - int(s.rooms[s.turn, QUEEN_ROOM]))


@rule
def can_recruit_any(s: Record, box: Record) -> bool:
    if s.rooms[s.turn, OFFICE] == 0:
        return False
    for space in range(SPACES):
        if can_recruit(s, box, space):
            return True
    return False


@rule
def recruit(s: Record, box: Record, space: int) -> None:
    noble = s.garden[space]
    s.louis[s.turn] -= price_of(s, box, space)
    s.space = space
    s.blue = box.blue[noble]
    s.purple = box.purple[noble]
    s.phase = SEALS  # PAL-L6: which seals does the letter pay? Without one, none


@rule
def list_seals(s: Record, out: MoveList) -> int:
    """Blue seals first; never so that the rest could not be paid."""
    count = 0
    if s.seals > 0:
        if s.blue > 0 and s.last_to == 0 and missing_seals(s, int(s.blue) - 1, s.purple) < s.seals:
            out[count] = SEAL
            count += 1
        if s.purple > 0 and missing_seals(s, s.blue, 0) == 0 and missing_seals(s, 0, int(s.purple) - 1) < s.seals:
            out[count] = SEAL + 1
            count += 1
    if missing_seals(s, s.blue, s.purple) == 0:
        out[count] = PAY
        count += 1
    return count


@rule
def use_seal(s: Record, colour: int) -> None:
    s.seals -= 1
    s.last_to = colour
    if colour == 0:
        s.blue -= 1
    else:
        s.purple -= 1


@rule
def take_noble(s: Record, box: Record) -> None:
    """PAL-A4: servants return to the reserve, the noble comes to its new owner."""
    seat = s.turn
    noble = s.garden[s.space]
    s.rooms[seat, OFFICE] -= 1
    s.rooms[seat, KING_ROOM] -= s.blue
    s.rooms[seat, QUEEN_ROOM] -= s.purple
    s.reserve[seat] += 1 + s.blue + s.purple
    s.blue = 0
    s.purple = 0
    s.last_to = 0
    s.where[noble] = FIRST_OWNER + seat
    s.nobles -= 1
    s.idle = 0
    empty_space(s, box, s.space)
    win_privilege(s, box.privilege[noble])
    if box.on_side[s.space]:
        s.phase = SIDE  # PAL-A6
    else:
        s.space = 0
        s.phase = RECRUIT


@rule
def empty_space(s: Record, box: Record, space: int) -> None:
    s.garden[space] = 0
    for i in range(NEIGHBOURS):
        other = box.near[space, i]
        if other == NO_SPACE:
            break
        s.near[other] += 1  # PAL-A5; a servant put there later changes nothing


@rule
def win_privilege(s: Record, privilege: int) -> None:
    """Kept from now on (PAL-R3); servants come at once (PAL-N8, PAL-N9), as many as are left."""
    seat = s.turn
    s.privileges[seat, privilege] += 1
    if privilege == ONE_SERVANT or privilege == THREE_SERVANTS:
        more = min(s.supply[seat], 1 if privilege == ONE_SERVANT else 3)
        s.supply[seat] -= more
        s.reserve[seat] += more


@rule
def list_side(s: Record, out: MoveList) -> int:
    """PAL-A6: from the reserve or any room."""
    count = 0
    if s.reserve[s.turn] > 0:
        out[0] = TO_SIDE
        count = 1
    for room in range(ROOMS):
        if s.rooms[s.turn, room] > 0:
            out[count] = TO_SIDE + 1 + room
            count += 1
    return count


@rule
def leave_servant(s: Record, source: int) -> None:
    take_from(s, source)
    s.garden[s.space] = FIRST_SERVANT + s.turn
    s.space = 0
    s.phase = RECRUIT
