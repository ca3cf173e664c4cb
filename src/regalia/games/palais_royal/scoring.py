"""The end of Palais Royal: points of nobles, letters and sides, and who has won."""

from regalia.core.compiled import rule
from regalia.core.record import Counts, Record, Vector
from regalia.games.palais_royal.state import CARDINAL, FIRST_OWNER, FIRST_SERVANT, NOBLES, SIDES, SPACES

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
def presence(s: Record, box: Record, side: int, seat: int) -> int:
    """Servants of a seat on a side; outer spaces count double (PAL-E3)."""
    count = 0
    for space in range(SPACES):
        if s.garden[space] == FIRST_SERVANT + seat:
            count += int(box.weight[side, space])
    return count


@rule
def list_presence(s: Record, box: Record, out: Counts) -> None:
    """Servants on every side, of every seat."""
    for side in range(SIDES):
        for seat in range(s.players):
            out[side, seat] = presence(s, box, side, seat)


@rule
def one_side(s: Record, box: Record, side: int, seat: int) -> int:
    """PAL-E3, PAL-E4: what one seat gets on one side."""
    mine = presence(s, box, side, seat)
    if mine == 0:
        return 0
    ahead = 0
    level = 0
    for other in range(s.players):
        if other != seat:
            theirs = presence(s, box, side, other)
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
