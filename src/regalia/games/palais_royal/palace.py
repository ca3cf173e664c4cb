"""The rooms of the palace: majorities, servants newly put, and servants who walk (actions 1 to 3)."""

from regalia.core.compiled import rule
from regalia.core.record import MoveList, Record
from regalia.games.palais_royal.moves import (
    MOVE,
    TO_GATE,
    TO_KING,
    TO_QUEEN,
)
from regalia.games.palais_royal.state import (
    AFTER,
    CARDINAL,
    DIAGONAL,
    GATE,
    KING,
    KING_ROOM,
    PARADE,
    QUEEN,
    QUEEN_ROOM,
    ROOMS,
)

# Majorities


@rule
def has_bonus(s: Record, room: int) -> int:
    """1 if the seat in turn gets the bonus of a room: by majority, or by the letter PAL-L1 with a servant there."""
    if s.majority and s.rooms[s.turn, room] > 0:
        return 1
    return 1 if has_majority(s, s.turn, room) else 0


@rule
def has_majority(s: Record, seat: int, room: int) -> bool:
    mine = s.rooms[seat, room]
    if mine == 0:
        return False
    tied = False
    wins_tie = True
    for other in range(s.players):
        if other != seat:
            if s.rooms[other, room] > mine:
                return False  # PAL-M1
            if s.rooms[other, room] == mine:
                tied = True
                wins_tie = wins_tie and s.rooms[seat, CARDINAL] > s.rooms[other, CARDINAL]  # PAL-M2: more than another is at least one
    return wins_tie or not tied


# Servants


@rule
def put(s: Record, room: int) -> None:
    """PAL-S6"""
    s.reserve[s.turn] -= 1
    s.rooms[s.turn, room] += 1
    s.last_from = room
    s.left -= 1
    if s.left == 0:
        s.last_from = 0
        if s.turn + 1 < s.players:
            s.turn += 1
            s.turns += 1
            s.left = 5
        else:
            s.phase = AFTER  # settle() finds nothing to decide there and begins the first turn


@rule
def room_to_fill(s: Record) -> int:
    """Where a servant goes who is newly put in this phase."""
    return GATE if s.phase == PARADE else KING_ROOM if s.phase == KING else QUEEN_ROOM


@rule
def has_source(s: Record) -> bool:
    if s.reserve[s.turn] > 0:
        return True
    for other in range(s.last_from - 1 if s.last_from else 0, ROOMS):
        if other != room_to_fill(s) and s.rooms[s.turn, other] > 0:
            return True
    return False


@rule
def list_sources(s: Record, out: MoveList) -> int:
    """PAL-T1: from the reserve; only when it is empty from another room, taken in the order of the rooms."""
    first = TO_GATE if s.phase == PARADE else TO_KING if s.phase == KING else TO_QUEEN
    if s.reserve[s.turn] > 0:
        out[0] = first
        return 1
    count = 0
    for other in range(s.last_from - 1 if s.last_from else 0, ROOMS):
        if other != room_to_fill(s) and s.rooms[s.turn, other] > 0:
            out[count] = first + 1 + other
            count += 1
    return count


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
    s.last_from = source


@rule
def take_from(s: Record, source: int) -> None:
    if source == 0:
        s.reserve[s.turn] -= 1
    else:
        s.rooms[s.turn, source - 1] -= 1


@rule
def list_walks(s: Record, box: Record, out: MoveList) -> int:
    """PAL-A2: every servant walks at most once, all its way; nobody walks into a room another one left, and pairs of rooms rise.

    Any result of single moves is reached this way: servants are alike, so whoever walks into a room that another leaves
    could as well have gone on in its place.
    """
    diagonal = 1 if s.privileges[s.turn, DIAGONAL] > 0 else 0  # PAL-N3
    count = 0
    for start in range(s.last_from, ROOMS):
        if s.rooms[s.turn, start] == 0 or (s.targets >> start) & 1:
            continue
        first = s.last_to if start == s.last_from else 0
        for end in range(first, ROOMS):
            if end != start and not (s.sources >> end) & 1 and box.steps[diagonal, s.at[start], s.at[end]] <= s.left:
                out[count] = MOVE + start * ROOMS + end
                count += 1
    return count


@rule
def walk(s: Record, box: Record, way: int) -> None:
    start, end = divmod(way, ROOMS)
    diagonal = 1 if s.privileges[s.turn, DIAGONAL] > 0 else 0
    s.left -= box.steps[diagonal, s.at[start], s.at[end]]
    s.rooms[s.turn, start] -= 1
    s.rooms[s.turn, end] += 1
    s.sources |= 1 << start
    s.targets |= 1 << end
    s.last_from = start
    s.last_to = end
