"""What a search needs to know of Palais Royal beyond its rules: how far to play on, and what a position then promises."""

from regalia.core.compiled import rule
from regalia.core.record import Record, Vector
from regalia.games.palais_royal.heuristics import stage
from regalia.games.palais_royal.scoring import points_of, side_points
from regalia.games.palais_royal.state import KEEP, LETTERS, PRIVILEGES, ROOMS

# How much each thing counts was fitted to the final margins of games between greedy players.
ROUNDS = 2  # that a playout goes on
FIRST_TWO = (5.0, 18.0, 22.0, 7.0, 7.0, 7.0, 7.5, 5.5, 8.0)  # points each of the first two servants in a room will bring
FURTHER = (1.0, 5.0, 5.5, 5.0, 3.0, 3.0, 6.5, 3.0, 3.0)  # and each further one
PRIVILEGE = (0.0, 12.0, 10.0, 6.0, 6.0, 12.0, 12.0, 12.0, 1.0, 0.0, 0.0)
RESERVE, LOUIS, LETTER = 2.5, 0.1, 0.7
SHARED = (1.0, 1.0, 1.0, 0.6, 0.42)  # what is left of all that, by the number of players
SIDES_SURE = 0.9  # of the points for sides as they stand, this part is open at first
TURN = 2.5  # points it is worth to be the next to play
SWING = 12.0  # points that are a clear margin at the end
STYLE = {"glances": 8, "warmth": 0.25}


@rule
def clue(s: Record, box: Record, seat: int) -> int:
    """The own letters and those just drawn; everything else lies open."""
    seen = 1
    if s.turn == seat:
        for kind in range(LETTERS):
            seen = (seen * 31 + int(s.hand[seat, kind])) & 0xFFFFFFFFFFF
            if s.phase == KEEP:
                seen = (seen * 31 + int(s.drawn[kind])) & 0xFFFFFFFFFFF
    return seen


@rule
def horizon(s: Record, box: Record) -> int:
    return int(s.turns) + ROUNDS * int(s.players)


@rule
def judge(s: Record, box: Record, points: Vector) -> float:
    """Points as they stand, and what servants, Louis, privileges and letters will bring in the rest of the game."""
    ahead = stage(s)
    lasts = min(1.0, 1.3 * ahead) * SHARED[s.players]
    for seat in range(s.players):
        points[seat] = points_of(s, box, seat) - SIDES_SURE * ahead * side_points(s, box, seat) + lasts * means(s, seat)
    points[s.turn] += TURN
    return 3.0 + 18.0 * ahead * SHARED[s.players]


@rule
def means(s: Record, seat: int) -> float:
    worth = LOUIS * s.louis[seat] + RESERVE * s.reserve[seat] + LETTER * s.letters[seat]
    for room in range(ROOMS):
        few = min(2, int(s.rooms[seat, room]))
        worth += FIRST_TWO[room] * few + FURTHER[room] * (int(s.rooms[seat, room]) - few)
    for kind in range(PRIVILEGES):
        worth += PRIVILEGE[kind] * s.privileges[seat, kind]
    return worth
