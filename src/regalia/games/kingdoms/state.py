"""The layouts of Kingdoms: the record of a game in progress and the box it is played from."""

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.core.errors import BadInput, quoted
from regalia.core.record import Record, i8, i16, layout, printed, u8

ROWS, COLUMNS = 5, 6  # KIN-C1
CELLS = ROWS * COLUMNS
LINES = ROWS + COLUMNS
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdef")
MOST_PARTS = LINES + 2 * 2  # a mountain splits its row and its column, and there are two (KIN-P3, KIN-C3)
SEATS = 4
RANKS = 4

# What a cell holds: nothing, a tile (1 to 16), or a castle (17 and up: four ranks a seat).
SIGNS = (".", "+1", "+2", "+3", "+4", "+5", "+6", "-1", "-2", "-3", "-4", "-5", "-6", "M", "D", "G", "W")
EMPTY, MOUNTAIN, DRAGON, MINE, WIZARD = 0, 13, 14, 15, 16
KINDS = len(SIGNS)  # kind 0 is no tile at all
FIRST_CASTLE = KINDS
LETTERS = "YRBG"  # yellow, red, blue, green: a castle of seat 0 and rank 3 is written Y3

# Phases: what the seat to move decides.
ACT, PUT = 1, 2  # choose an action; put down the tile in hand

# Variants, bits of s.variants.
LAST_CASTLE, NO_LUCK, INSTANT = 1, 2, 4
VARIANTS = {"last-castle": LAST_CASTLE, "no-luck": NO_LUCK, "instant-scoring": INSTANT}

STATE = layout(
    ("gold", i16, SEATS),  # may be negative, KIN-R2
    ("board", i8, CELLS),  # row by row from the top left
    ("castles", u8, (SEATS, RANKS)),  # in front of each player, by rank - 1
    ("supply", u8, KINDS),  # tiles in the supply by kind; their order is drawn when needed
    ("start", u8, SEATS),  # the starting tile each player still holds
    ("hand", u8),  # the tile taken and not yet put down
    ("tiles", u8),  # how many are in the supply
    ("empty", u8),  # how many cells are
    ("epoch", u8),
    ("first", u8),  # who began this epoch
    ("variants", u8),
)

BOX = printed(
    ("gold", i16),
    ("epochs", u8),
    ("castles", u8, RANKS),
    ("ones", u8, SEATS + 1),
    ("tiles", u8, KINDS),
    ("value", i8, KINDS),
)


def configure(s: Record, options: Mapping[str, Any]) -> None:
    s.players = options["players"]
    s.variants = sum(VARIANTS[name] for name in options["variants"])


# Cells in words


def castle_cell(seat: int, rank: int) -> int:
    return FIRST_CASTLE + RANKS * seat + rank - 1


WRITTEN = (*SIGNS, *(f"{letter}{rank}" for letter in LETTERS for rank in range(1, RANKS + 1)))


def read_cell(text: str, where: str, letters: str) -> int:
    sign = text.upper()
    if sign in SIGNS:
        return SIGNS.index(sign)
    if len(sign) == 2 and sign[0] in letters and sign[1] in "1234":
        return castle_cell(letters.index(sign[0]), int(sign[1]))
    raise BadInput("kingdoms-bad-cell", cell=where, text=quoted(text), castles=[f"{letter}1–{letter}4" for letter in letters])


def read_board(lines: Sequence[str], letters: str) -> list[int]:
    """The 30 cells of a board written in five lines of six words."""
    if isinstance(lines, str) or not isinstance(lines, Sequence) or not all(isinstance(line, str) for line in lines):
        raise BadInput("kingdoms-bad-board", rows=ROWS, value=quoted(lines))
    if len(lines) != ROWS:
        raise BadInput("kingdoms-bad-rows", rows=ROWS, count=len(lines))
    cells: list[int] = []
    for row, line in enumerate(lines, 1):
        words = line.split()
        if len(words) != COLUMNS:
            raise BadInput("kingdoms-bad-row", row=row, columns=COLUMNS, count=len(words))
        cells += [read_cell(word, CELL_NAMES[len(cells) + i], letters) for i, word in enumerate(words)]
    return cells


def write_board(board: Sequence[int]) -> list[str]:
    cells = [WRITTEN[cell] for cell in board]
    return [" ".join(cells[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]
