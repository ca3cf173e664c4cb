"""What a search needs to know of Palais Royal beyond its rules: how far to play on, and what a position then promises."""

from pathlib import Path

import numpy as np

from regalia.core.bits import fold
from regalia.core.compiled import rule
from regalia.core.contract import Evaluation, Features
from regalia.core.dice import below
from regalia.core.record import Matrix, Record, Vector
from regalia.games.palais_royal import heuristics
from regalia.games.palais_royal.palace import has_majority
from regalia.games.palais_royal.scoring import presences, side_points
from regalia.games.palais_royal.state import (
    FIRST_SERVANT,
    KEEP,
    LETTER_NAMES,
    LETTERS,
    OFFICE,
    PARADE_ROOM,
    PRIVILEGE_NAMES,
    PRIVILEGES,
    ROOM_NAMES,
    ROOMS,
    SIDE_NAMES,
    SIDES,
    SPACES,
)

SERVANTS = (1, 2, 3, 4, 6, 9)  # servants in a room from which one more counts as another feature; beyond the last it counts nothing
PURSES = (0, 4, 8, 16)  # Louis beyond these
MANY_LETTERS = 5
FEATURES = (
    *(f"{room}-{servants}" for room in ROOM_NAMES for servants in SERVANTS[:-1]),
    *(f"lead-{room}" for room in ROOM_NAMES[PARADE_ROOM:OFFICE]),
    *(f"tile-{privilege}" for privilege in PRIVILEGE_NAMES), *(f"letter-{letter}" for letter in LETTER_NAMES),
    *(f"presence-{side}" for side in SIDE_NAMES),
    *(f"louis-{purse}" for purse in PURSES), "reserve", "supply", "letters", "many-letters", "sides",
    "first", "second", "third", "fourth",  # to play
)  # fmt: skip
COMMON = (*(f"garden-{privilege}" for privilege in PRIVILEGE_NAMES), "points", "nobles", "last", *(f"at-{room}" for room in ROOM_NAMES))
STEPS = len(SERVANTS) - 1
LEAD = ROOMS * STEPS
TILE = LEAD + OFFICE - PARADE_ROOM
LETTER = TILE + PRIVILEGES
PRESENCE = LETTER + LETTERS
LOUIS = PRESENCE + SIDES
REST = LOUIS + len(PURSES)
ORDER = REST + 5
IN_ONE = 6  # spaces of the garden in one number
POINTS, NOBLES_LEFT, LAST, AT = PRIVILEGES, PRIVILEGES + 1, PRIVILEGES + 2, PRIVILEGES + 3


@rule
def information_key(s: Record, box: Record, seat: int) -> int:
    """Palace and garden, what everybody has, how far the action has got, and the letters of the seat itself."""
    seen = fold(int(s.turns_begun) * 16 + int(s.phase), (int(s.left) * 64 + int(s.extra)) * 2 + int(s.drew))
    seen = fold(seen, (((int(s.majority) * 2 + int(s.begun)) * 16 + int(s.king)) * 16 + int(s.queen)) * 16 + int(s.either))
    seen = fold(seen, ((int(s.seals) * 16 + int(s.last_from)) * 16 + int(s.last_to)) * 64 + int(s.space))
    seen = fold(seen, ((int(s.sources) * 1024 + int(s.targets)) * 16 + int(s.blue)) * 16 + int(s.purple))
    for space in range(0, SPACES, IN_ONE):
        some = 0
        for nth in range(IN_ONE):
            some = some * 64 + int(s.garden[space + nth])
        seen = fold(seen, some)
    for other in range(int(s.players)):
        inside = 0
        for room in range(ROOMS):
            inside = inside * 26 + int(s.rooms[other, room])
        tiles = 0
        for kind in range(PRIVILEGES):
            tiles = tiles * 8 + int(s.privileges[other, kind])
        things = (int(s.louis[other]) * 32 + int(s.reserve[other])) * 32 + int(s.letters[other])
        seen = fold(fold(fold(seen, inside), tiles), (things * 8 + int(s.shown[other, 0])) * 8 + int(s.shown[other, 1]))
    return fold(letters(seen, s.hand[seat]), 0 if s.phase != KEEP or s.turn != seat else letters(seen, s.drawn))


@rule
def letters(seen: int, some: Vector) -> int:
    each = 0
    for kind in range(LETTERS):
        each = each * 8 + int(some[kind])
    return fold(seen, each)


@rule
def horizon(s: Record, box: Record) -> int:
    """A playout only ends the turn; the judge knows better what comes after it."""
    return int(s.turns_begun) + 1


@rule
def upset(s: Record, box: Record, seat: int) -> None:
    """Everybody in some of the rooms goes to other rooms, so that a net sees what an empty stairway costs."""
    for room in range(ROOMS):
        if below(s, 3) == 0:
            leaving = s.rooms[seat, room]
            s.rooms[seat, room] = 0
            s.rooms[seat, below(s, ROOMS)] += leaving


@rule
def stage(s: Record, box: Record) -> float:
    """Sixths of the game still to come."""
    return 6.0 * heuristics.stage(s)


@rule
def fill(s: Record, box: Record, out: Matrix) -> None:
    for seat in range(np.int64(s.players)):  # signed: the order of play below goes below zero, which would wrap around
        servants(s, seat, out)
        belongings(s, box, seat, out)
        out[seat, ORDER + (seat - np.int64(s.turn)) % np.int64(s.players)] = 1
    common(s, box, out[len(out) - 1])


@rule
def servants(s: Record, seat: int, out: Matrix) -> None:
    """Each servant in a room counts by how many were there before; a majority counts by itself."""
    for room in range(ROOMS):
        for step in range(STEPS):
            out[seat, room * STEPS + step] = max(0, min(int(s.rooms[seat, room]) + 1, SERVANTS[step + 1]) - SERVANTS[step])
    for room in range(PARADE_ROOM, OFFICE):
        out[seat, LEAD + room - PARADE_ROOM] = has_majority(s, seat, room)


@rule
def belongings(s: Record, box: Record, seat: int, out: Matrix) -> None:
    for kind in range(PRIVILEGES):
        out[seat, TILE + kind] = s.privileges[seat, kind]
    for kind in range(LETTERS):
        out[seat, LETTER + kind] = s.hand[seat, kind]
    for side in range(SIDES):
        out[seat, PRESENCE + side] = presences(s, box, side) >> 8 * seat & 0xFF
    for step in range(len(PURSES)):
        out[seat, LOUIS + step] = max(0, int(s.louis[seat]) - PURSES[step])
    out[seat, REST] = s.reserve[seat]
    out[seat, REST + 1] = s.supply[seat]
    out[seat, REST + 2] = s.letters[seat]
    out[seat, REST + 3] = max(0, int(s.letters[seat]) - MANY_LETTERS)
    out[seat, REST + 4] = side_points(s, box, seat)


@rule
def common(s: Record, box: Record, out: Vector) -> None:
    """What nobles in the garden offer, how near the end is, and where the rooms lie."""
    for space in range(SPACES):
        noble = int(s.garden[space])
        if 0 < noble < FIRST_SERVANT:
            out[box.privilege[noble]] += 1
            out[POINTS] += box.points[noble]
    out[NOBLES_LEFT] = s.nobles
    out[LAST] = s.last
    for room in range(ROOMS):
        out[AT + room] = s.at[room]


EVALUATION = Evaluation(
    information_key=information_key,
    horizon=horizon,
    swing=12.0,
    simulations=6000,
    style={"glances": 8, "temperature": 0.25},
    features=Features(
        fill=fill,
        stage=stage,
        stages=7,
        names=FEATURES,
        common=COMMON,
        upset=upset,
        file=Path(__file__).with_suffix(".npz"),
    ),
)
