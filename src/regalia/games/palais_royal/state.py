"""The layouts of Palais Royal: the record of a game in progress and the box it is played from."""

from collections.abc import Mapping
from typing import Any

from regalia.core.record import Record, i8, i16, i32, layout, printed, u16

SEATS = 4
SERVANTS = 25  # of each colour, PAL-C4
SUPPLY = 7  # of these in the general supply at first, PAL-S4
TO_PUT = 5  # in the setup, PAL-S6
MOST_LOUIS = 1_000_000  # in a purse: no game comes near it (PAL-R1), and a position laid by hand cannot outgrow the record
IDLE_ROUNDS = 20  # rounds without a noble, PAL-R6

# The rooms, PAL-C1.
ROOM_NAMES = ("gate", "parade", "stairs", "mint", "king", "queen", "office", "back-door", "cardinal")
GATE, PARADE_ROOM, STAIRS_ROOM, MINT_ROOM, KING_ROOM, QUEEN_ROOM, OFFICE, BACK_DOOR, CARDINAL = range(9)
ROOMS = len(ROOM_NAMES)
FIRST_GAME = (BACK_DOOR, OFFICE, CARDINAL, MINT_ROOM, GATE, QUEEN_ROOM, STAIRS_ROOM, KING_ROOM, PARADE_ROOM)  # PAL-S2, from the garden side

# The garden, PAL-C1: what a space holds is nothing, a noble (1 to 42) or a servant (43 and up: one number a seat).
SPACES = 36
NOBLES = 42
FIRST_SERVANT = NOBLES + 1
GRID = 10  # a garden fits on 10 rows of 10 cells
CELL_NAMES = tuple(f"{column}{row}" for row in range(GRID) for column in "abcdefghij")
NO_SPACE = 127
NEIGHBOURS = 8
SIDES = 4
SIDE_NAMES = ("lion", "amphora", "fountain", "sphinx")

# Where a noble is: s.where[noble].
IN_GARDEN, UNUSED, FIRST_OWNER = 0, 1, 2

# Letters of privilege, PAL-L1 to PAL-L9 in this order; four of each.
LETTER_NAMES = ("majority", "open-gate", "gate-and-moves", "5-moves", "9-moves", "2-seals", "4-louis", "2-points", "4-points")
MAJORITY, OPEN_GATE, GATE_AND_MOVES, FIVE_MOVES, NINE_MOVES, TWO_SEALS, FOUR_LOUIS, TWO_POINTS, FOUR_POINTS = range(9)
LETTERS = len(LETTER_NAMES)
COPIES = 4

# Privileges of nobles, PAL-N1 to PAL-N9; a set may print one tile for the king's or the queen's room at choice.
PRIVILEGE_NAMES = ("none", "gate", "moves", "diagonal", "louis", "king", "queen", "king-or-queen", "letters", "servant", "servants")
(
    NO_PRIVILEGE,
    MORE_GATE,
    MORE_MOVES,
    DIAGONAL,
    MORE_LOUIS,
    MORE_KING,
    MORE_QUEEN,
    KING_OR_QUEEN,
    MORE_LETTERS,
    ONE_SERVANT,
    THREE_SERVANTS,
) = range(11)
PRIVILEGES = len(PRIVILEGE_NAMES)

# Phases: what the seat to move decides. From PARADE to AFTER they follow each other in a turn.
PHASE_NAMES = ("over", "setup", "parade", "stairs", "mint", "king", "queen", "recruit", "back-door", "after", "seals", "side", "keep")
SETUP, PARADE, STAIRS, MINT, KING, QUEEN, RECRUIT, DOOR, AFTER, SEALS, SIDE, KEEP = range(1, 13)

# What belongs to the action going on and is forgotten with it or with the turn.
STEP: list[tuple[Any, ...]] = [
    ("left", i16),  # servants still to put (setup, gate), moves still to make, Louis to take, letters that may still be kept
    ("extra", i16),  # moves promised by PAL-L3 for action 2
    ("majority", i8),  # letters PAL-L1 in force, lying in front of the player until the turn ends
    ("begun", i8),  # action 1 has begun: too late for PAL-L1
    ("king", i8),  # servants that may still be put into the king's room ...
    ("queen", i8),  # ... into the queen's ...
    ("either", i8),  # ... or into one of the two
    ("seals", i8),  # seals of PAL-L6 not yet used
    ("space", i16),  # where the noble being recruited stood
    ("blue", i8),  # seals of it still to be paid
    ("purple", i8),
    ("drew", i8),  # letters were drawn this turn
]
STEP_NAMES = tuple(name for name, _ in STEP)

# What an ordered record remembers of the parts of a decision (PAL-R10 allows any order); always 0 in others.
ORDER: list[tuple[Any, ...]] = [
    ("last_from", i16),  # the source, room or letter chosen last
    ("last_to", i16),  # the room or colour chosen last
    ("sources", i16),  # rooms a servant left in action 2, one bit each ...
    ("targets", i16),  # ... and rooms one walked to
]

STATE = layout(
    ("louis", i32, SEATS),
    ("garden", i8, SPACES),
    ("near", i8, SPACES),  # empty spaces next to each space: they lower the price (PAL-A5)
    ("where", i8, NOBLES + 1),  # by noble, from 1
    ("at", i8, ROOMS),  # which cell of the palace, 0 to 8 from the garden side, each room lies on
    ("reach", i16, (4, ROOMS)),  # a bit for each room that one, two, three steps lead to, and one step with PAL-N3
    ("rooms", i8, (SEATS, ROOMS)),  # servants in the rooms
    ("reserve", i8, SEATS),
    ("supply", i8, SEATS),  # in the general supply
    ("privileges", i8, (SEATS, PRIVILEGES)),  # tiles owned, by privilege
    ("hand", i8, (SEATS, LETTERS)),
    ("old", u16, (SEATS, LETTERS)),  # how many shuffles ago each of these was drawn: four bits each, the oldest lowest (see ages.py)
    ("laid", i8, (SEATS, LETTERS)),  # laid down since the shuffle; whether they were drawn before it, nobody else can tell
    ("letters", i8, SEATS),  # how many are in hand
    ("shown", i8, (SEATS, 2)),  # point letters played: 2 points, 4 points
    ("drawn", i8, LETTERS),  # drawn at the back door and not yet kept or discarded
    ("drawn_old", i8, LETTERS),  # of these and of those kept, drawn before the shuffle
    ("deck", i8, LETTERS),  # by kind; its order is drawn when needed
    ("discard", i8, LETTERS),
    ("nobles", i8),  # in the garden
    ("last", i8),  # the last round is being played
    ("idle", i16),  # rounds begun since a noble was recruited
    ("first_game", i8),  # the option for the rooms
    *STEP,
    *ORDER,
)

BOX = printed(
    ("price", i8, NOBLES + 1),
    ("blue", i8, NOBLES + 1),
    ("purple", i8, NOBLES + 1),
    ("points", i8, NOBLES + 1),
    ("privilege", i8, NOBLES + 1),
    ("needs", i32, FIRST_SERVANT + SEATS),  # of whatever stands in the garden: price, blue, purple, a byte each; see garden.py
    ("spaces", i8),  # SPACES once more: loops up to it stay loops on a GPU, whose cache of code is small
    ("fee", i8, LETTERS),  # to play a letter
    ("near", i8, (SPACES, NEIGHBOURS)),  # neighbouring spaces, filled up with NO_SPACE
    ("weight", i8, (SIDES, SPACES)),  # what a servant there counts on each side: 0, 1 or 2
    ("on_side", i8, SPACES),
    ("cell", i16, SPACES),  # the cell of each space ...
    ("space", i8, GRID * GRID),  # ... and the space of each cell, or NO_SPACE
    ("statue", i8, GRID * GRID),
    ("steps", i8, (2, ROOMS, ROOMS)),  # moves between cells of the palace, without and with PAL-N3
)


def configure(s: Record, options: Mapping[str, Any]) -> None:
    s.players = options["players"]
    s.first_game = options["rooms"] == "first-game"
