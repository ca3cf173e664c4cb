"""The end of Palais Royal: points of nobles, letters and sides, and who has won."""

from regalia.core.compiled import rule
from regalia.core.record import Counts, Record, Vector
from regalia.games.palais_royal.state import CARDINAL, FIRST_OWNER, FIRST_SERVANT, NOBLES, SEATS, SIDES, SPACES

MOST_UNPLAYED = 6  # letters that count, PAL-E2
FIRST_ON_SIDE, SECOND_ON_SIDE = 6, 2  # PAL-E3


@rule
def scores(s: Record, box: Record, out: Vector) -> None:
    """PAL-E2"""
    for seat in range(s.players):
        out[seat] = points_of(s, box, seat)


@rule
def points_of(s: Record, box: Record, seat: int) -> int:
    return noble_points(s, box, seat) + letter_points(s, seat) + unplayed_points(s, seat) + side_points(s, box, seat)


@rule
def noble_points(s: Record, box: Record, seat: int) -> int:
    points = 0
    for noble in range(1, NOBLES + 1):
        if s.where[noble] == FIRST_OWNER + seat:
            points += int(box.points[noble])  # face up or face down, PAL-A7
    return points


@rule
def letter_points(s: Record, seat: int) -> int:
    return 2 * int(s.shown[seat, 0]) + 4 * int(s.shown[seat, 1])  # PAL-L8, PAL-L9


@rule
def unplayed_points(s: Record, seat: int) -> int:
    return min(MOST_UNPLAYED, int(s.letters[seat]))


@rule
def side_points(s: Record, box: Record, seat: int) -> int:
    points = 0
    for side in range(SIDES):
        points += one_side(s, box, side, seat)
    return points


@rule
def presences(s: Record, box: Record, side: int) -> int:
    """Servants of all seats on a side, a byte each; outer spaces count double (PAL-E3)."""
    counts = 0
    for space in range(SPACES):
        servant = int(s.garden[space]) - FIRST_SERVANT
        if servant >= 0:
            counts += int(box.weight[side, space]) << 8 * servant
    return counts


@rule
def presence(s: Record, box: Record, side: int, seat: int) -> int:
    return presences(s, box, side) >> 8 * int(seat) & 0xFF


@rule
def list_presence(s: Record, box: Record, out: Counts) -> None:
    """Servants on every side, of every seat."""
    for side in range(SIDES):
        for seat in range(s.players):
            out[side, seat] = presence(s, box, side, seat)


@rule
def one_side(s: Record, box: Record, side: int, seat: int) -> int:
    """PAL-E3, PAL-E4: what one seat gets on one side."""
    counts = presences(s, box, side)
    mine = counts >> 8 * int(seat) & 0xFF
    if mine == 0:
        return 0
    ahead = 0
    level = -1  # the seat is level with itself
    for other in range(SEATS):  # where nobody sits there are no servants
        theirs = counts >> 8 * other & 0xFF
        ahead += theirs > mine
        level += theirs == mine
    if ahead == 0:
        return FIRST_ON_SIDE if level == 0 else SECOND_ON_SIDE
    return SECOND_ON_SIDE if ahead == 1 and level == 0 else 0


@rule
def winners(s: Record, box: Record) -> int:
    """PAL-E5: most points, then most servants with the cardinal; still tied: shared. One bit a seat."""
    best = -1
    mask = 0
    for seat in range(s.players):
        rank = points_of(s, box, seat) * 64 + int(s.rooms[seat, CARDINAL])
        if rank > best:
            best = rank
            mask = 0
        if rank == best:
            mask |= 1 << seat
    return mask
