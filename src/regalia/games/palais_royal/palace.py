"""The rooms of the palace: majorities, servants newly put, and servants who walk (actions 1 to 3)."""

from regalia.core.compiled import rule
from regalia.core.record import Counts, Record
from regalia.games.palais_royal.state import (
    AFTER,
    CARDINAL,
    DIAGONAL,
    GATE,
    KING,
    KING_ROOM,
    PARADE,
    PARADE_ROOM,
    QUEEN,
    QUEEN_ROOM,
    ROOMS,
    SEATS,
    TO_PUT,
)

ALL_ROOMS = (1 << ROOMS) - 1
FIRST_WALKS = 7  # rooms whose ways out fit into one number

# Majorities


@rule
def has_bonus(s: Record, room: int) -> int:
    """1 if the seat to move gets the bonus of a room: by majority, or by the letter PAL-L1 with a servant there."""
    by_letter = (s.majority > 0) & (s.rooms[s.turn, room] > 0)
    return 1 if by_letter | has_majority(s, s.turn, room) else 0


@rule
def has_majority(s: Record, seat: int, room: int) -> bool:
    mine = s.rooms[seat, room]
    wins = mine > 0
    for other in range(SEATS):  # where nobody sits there are no servants
        theirs = s.rooms[other, room]
        cardinal = s.rooms[seat, CARDINAL] > s.rooms[other, CARDINAL]  # PAL-M2: more than another is at least one
        wins &= (other == seat) | (theirs < mine) | ((theirs == mine) & cardinal)  # PAL-M1
    return wins


@rule
def list_majorities(s: Record, out: Counts) -> None:
    """For every room where the majority counts the seat that has it (PAL-M1), or -1."""
    for room in range(ROOMS):
        out[room] = -1
        if PARADE_ROOM <= room <= QUEEN_ROOM:
            for seat in range(s.players):
                if has_majority(s, seat, room):
                    out[room] = seat


# Servants


@rule
def put(s: Record, room: int) -> None:
    """PAL-S6"""
    s.reserve[s.turn] -= 1
    s.rooms[s.turn, room] += 1
    if s.ordered:
        s.last_from = room
    s.left -= 1
    if s.left == 0:
        s.last_from = 0
        if s.turn + 1 < s.players:
            s.turn += 1
            s.turns_begun += 1
            s.left = TO_PUT
        else:
            s.phase = AFTER  # settle() finds nothing to decide there and begins the first turn


@rule
def room_to_fill(s: Record) -> int:
    """Where a servant goes who is newly put in this phase."""
    return GATE if s.phase == PARADE else KING_ROOM if s.phase == KING else QUEEN_ROOM


@rule
def occupied(s: Record) -> int:
    """The rooms in which the seat to move has servants, a bit each."""
    mask = 0
    for room in range(ROOMS):
        mask |= (s.rooms[s.turn, room] > 0) << room
    return mask


@rule
def sources(s: Record) -> int:
    """PAL-T1: from the reserve (bit 0); only when it is empty from another room."""
    if s.reserve[s.turn] > 0:
        return 1
    return (occupied(s) & ~(1 << room_to_fill(s)) & -1 << max(0, s.last_from - 1)) << 1


@rule
def bring(s: Record, source: int) -> None:
    """A servant to the gate, the king or the queen, from the reserve (source 0) or another room (source 1 and up)."""
    if s.phase == PARADE:
        s.begun = 1
        s.left -= 1
    elif s.phase == KING and s.king > 0:  # what is meant for one room is used before what could go into either
        s.king -= 1
    elif s.phase == QUEEN and s.queen > 0:
        s.queen -= 1
    else:
        s.either -= 1
    take_from(s, source)
    s.rooms[s.turn, room_to_fill(s)] += 1
    if s.ordered:
        s.last_from = source


@rule
def take_from(s: Record, source: int) -> None:
    if source == 0:
        s.reserve[s.turn] -= 1
    else:
        s.rooms[s.turn, source - 1] -= 1


@rule
def walks(s: Record) -> tuple[int, int]:
    """PAL-A2: the ways that servants may walk, a bit each in the order of the moves: the first 63, and the other 18.

    If the record is `ordered`, a servant walks at most once, the whole way, never into a room that another has left, and pairs of
    rooms come in order. This still reaches every result: servants are alike, so the one that walks on from a room could as well be
    the one that was there.
    """
    diagonal = s.privileges[s.turn, DIAGONAL] > 0  # PAL-N3
    anywhere = s.left >= (2 if diagonal else 4)  # the longest way across the palace
    near = 3 if diagonal else max(0, min(2, s.left - 1))
    starts = occupied(s) & ~s.targets & -1 << s.last_from if s.left > 0 else 0
    first = 0
    second = 0
    for start in range(ROOMS):
        ends = ALL_ROOMS if anywhere else int(s.reach[near, start])
        ends &= ~(int(s.sources) | 1 << start)
        if start == s.last_from:
            ends &= -1 << int(s.last_to)
        if starts >> start & 1 == 0:
            ends = 0
        if start < FIRST_WALKS:
            first |= ends << ROOMS * start
        else:
            second |= ends << ROOMS * (start - FIRST_WALKS)
    return first, second


@rule
def measure(s: Record, box: Record) -> None:
    """Note which rooms are near each other, once they are laid out."""
    for start in range(ROOMS):
        for near in range(4):
            mask = 0
            for end in range(ROOMS):
                steps = box.steps[near // 3, s.at[start], s.at[end]]
                mask |= (steps <= near % 3 + 1) << end
            s.reach[near, start] = mask


@rule
def walk(s: Record, box: Record, way: int) -> None:
    start, end = divmod(way, ROOMS)
    diagonal = 1 if s.privileges[s.turn, DIAGONAL] > 0 else 0
    s.left -= box.steps[diagonal, s.at[start], s.at[end]]
    s.rooms[s.turn, start] -= 1
    s.rooms[s.turn, end] += 1
    if s.ordered:
        s.sources |= 1 << start
        s.targets |= 1 << end
        s.last_from = start
        s.last_to = end
