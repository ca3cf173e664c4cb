"""The garden: prices, recruiting, and the servants left on its sides (action 4)."""

from regalia.core.compiled import rule
from regalia.core.record import Counts, Record
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
    SEALS,
    SIDE,
    SPACES,
    THREE_SERVANTS,
)

GUARDS = 0x808080  # above the bytes of box.needs
MOST_NEEDED = 60  # no noble costs more Louis (see boards.py), and there is room for the empty spaces


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
def recruits(s: Record, box: Record) -> int:
    """The spaces whose noble can be recruited, a bit each: as `can_recruit` tells one by one.

    Price and seals are compared at once, a byte each: a byte that was too small has borrowed from its guard.
    """
    seat = s.turn
    mask = 0
    if s.rooms[seat, OFFICE] > 0:
        has = GUARDS + min(MOST_NEEDED, int(s.louis[seat])) + (int(s.rooms[seat, KING_ROOM]) << 8) + (int(s.rooms[seat, QUEEN_ROOM]) << 16)
        for space in range(SPACES):
            spare = has + int(s.near[space]) - int(box.needs[s.garden[space]])  # PAL-A5: empty spaces lower the price
            mask |= (spare & GUARDS == GUARDS) << space
        if s.seals > 0:  # PAL-L6
            for space in range(box.spaces):
                mask |= int(can_recruit(s, box, space)) << space
    return mask


@rule
def recruit(s: Record, box: Record, space: int) -> None:
    noble = s.garden[space]
    s.louis[s.turn] -= price_of(s, box, space)
    s.space = space
    s.blue = box.blue[noble]
    s.purple = box.purple[noble]
    s.phase = SEALS  # PAL-L6: which seals does the letter pay? Without one, none


@rule
def seals(s: Record) -> int:
    """A blue one, a purple one, the rest with servants: a bit each; never so that the rest could not be paid."""
    mask = 0
    if s.seals > 0:
        if s.blue > 0 and s.last_to == 0 and missing_seals(s, int(s.blue) - 1, s.purple) < s.seals:
            mask |= 1
        if s.purple > 0 and missing_seals(s, s.blue, int(s.purple) - 1) < s.seals and (not s.ordered or missing_seals(s, s.blue, 0) == 0):
            mask |= 2
    if missing_seals(s, s.blue, s.purple) == 0:
        mask |= 4
    return mask


@rule
def use_seal(s: Record, colour: int) -> None:
    s.seals -= 1
    if s.ordered:  # blue seals first
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
def leave_servant(s: Record, source: int) -> None:
    take_from(s, source)
    s.garden[s.space] = FIRST_SERVANT + s.turn
    s.space = 0
    s.phase = RECRUIT
