"""The record of a game of Kingdoms in progress, the box it is played from, and positions as plain dicts."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput, Words, quoted
from regalia.core.record import Record, blank, i8, i16, layout, printed, u8

ROWS, COLUMNS = 5, 6  # KIN-C1
CELLS = ROWS * COLUMNS
LINES = ROWS + COLUMNS
CELL_NAMES = tuple(f"{column}{row}" for row in range(1, ROWS + 1) for column in "abcdef")
SEATS = 4
RANKS = 4

# What a cell holds: nothing, a tile (1 to 16), or a castle (17 and up: four ranks a seat).
SIGNS = (".", "+1", "+2", "+3", "+4", "+5", "+6", "-1", "-2", "-3", "-4", "-5", "-6", "M", "D", "G", "W")
EMPTY, MOUNTAIN, DRAGON, MINE, WIZARD = 0, 13, 14, 15, 16
KINDS = len(SIGNS)  # kind 0 is no tile at all
FIRST_CASTLE = KINDS
LETTERS = "YRBG"  # yellow, red, blue, green: a castle of seat 0 and rank 3 is written Y3

# Phases: what the seat in turn decides.
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


@cache
def _components() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


@cache
def _box() -> Record:
    printed_on = _components()
    box = blank(BOX)[0]
    box.gold, box.epochs = printed_on["gold"], printed_on["epochs"]
    for rank, count in printed_on["castles"].items():
        box.castles[int(rank) - 1] = count
    for players, count in printed_on["ones"].items():
        box.ones[int(players)] = count
    for sign, tile in printed_on["tiles"].items():
        box.tiles[SIGNS.index(sign)] = tile["count"]
        box.value[SIGNS.index(sign)] = tile["value"]
    return box


def open_box(options: Mapping[str, Any], version: int = 1) -> Record:
    return _box()


def tile_names() -> dict[str, str]:
    """Sign on the tile to its English name."""
    return {sign: tile["name"] for sign, tile in _components()["tiles"].items()}


def configure(s: Record, options: Mapping[str, Any]) -> None:
    s.players = options["players"]
    s.variants = sum(VARIANTS[name] for name in options["variants"])


# Cells in words


def castle_cell(seat: int, rank: int) -> int:
    return FIRST_CASTLE + RANKS * seat + rank - 1


def write_cell(cell: int) -> str:
    if cell < FIRST_CASTLE:
        return SIGNS[cell]
    seat, rank = divmod(int(cell) - FIRST_CASTLE, RANKS)
    return f"{LETTERS[seat]}{rank + 1}"


def read_cell(text: str, where: str, letters: str) -> int:
    sign = text.upper()
    if sign in SIGNS:
        return SIGNS.index(sign)
    if len(sign) == 2 and sign[0] in letters and sign[1] in "1234":
        return castle_cell(letters.index(sign[0]), int(sign[1]))
    raise BadInput("kingdoms-bad-cell", cell=where, text=text, castles=[f"{letter}1–{letter}4" for letter in letters])


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
    return [" ".join(write_cell(cell) for cell in board[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]


# Positions


def position(s: Record, box: Record) -> dict[str, Any]:
    """Everything there is to know, in words; `set_up` reads it back."""
    return {
        "board": write_board(s.board),
        "gold": [int(gold) for gold in s.gold[: s.players]],
        "castles": [[int(count) for count in s.castles[seat]] for seat in range(s.players)],
        "start": [_write_tile(tile) for tile in s.start[: s.players]],
        "hand": _write_tile(s.hand),
        "epoch": int(s.epoch),
        "first": int(s.first),
        "turn": int(s.turn),
        "turns": int(s.turns),
        "over": bool(s.phase == 0),
    }


def _write_tile(kind: int) -> str | None:
    return SIGNS[kind] if kind else None


def set_up(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    """Lay out a position. All keys may be left out:

    board    five lines of six cells (`Y4`, `+3`, `-6`, `W`, `D`, `M`, `G`, `.`), seats Y R B G; default: empty
    gold     per seat; default 50
    castles  per seat, how many of rank 1, 2, 3, 4 are still in front of the player; default: all that are not on the board
    start    per seat, the starting tile or null; default: none
    hand     the tile taken and not yet put down, or null
    epoch, first, turn (seats), turns, over; defaults 1, 0, first, 1, false

    The supply is every tile that is nowhere else.
    """
    known = {"board", "gold", "castles", "start", "hand", "epoch", "first", "turn", "turns", "over"}
    for name in position:
        if name not in known:
            raise BadInput("value-keys", name=Words("position-of", game="Kingdoms"), key=quoted(name), words=sorted(known))
    players = int(s.players)
    s.board[:] = read_board(position.get("board") or ["." + " ." * (COLUMNS - 1)] * ROWS, LETTERS[:players])
    s.empty = int((s.board == EMPTY).sum())
    for seat, gold in enumerate(_per_seat(position, "gold", players, [int(box.gold)] * players)):
        s.gold[seat] = _whole(gold, "gold", -30_000, 30_000)
    _set_up_castles(s, box, position, players)
    _set_up_tiles(s, box, position, players)
    s.epoch = _whole(position.get("epoch", 1), "epoch", 1, 255)
    s.first = _whole(position.get("first", 0), "first", 0, players - 1)
    s.turn = _whole(position.get("turn", int(s.first)), "turn", 0, players - 1)
    s.turns = _whole(position.get("turns", 1), "turns", 0, 65_535)
    s.phase = 0 if position.get("over") else PUT if s.hand else ACT
    if not position.get("over") and s.empty == 0:
        raise BadInput("kingdoms-board-full")


def _set_up_castles(s: Record, box: Record, position: Mapping[str, Any], players: int) -> None:
    owned = [[int(count) for count in box.castles] for _ in range(players)]
    if not s.variants & LAST_CASTLE:
        for each in owned:
            each[0] = int(box.ones[players])
    left = [row[:] for row in owned]
    for cell in s.board:
        if cell >= FIRST_CASTLE:
            seat, rank = divmod(int(cell) - FIRST_CASTLE, RANKS)
            left[seat][rank] -= 1
    for seat in range(players):
        for rank in range(RANKS):
            if left[seat][rank] < 0:
                raise BadInput("kingdoms-many-castles", castle=f"{LETTERS[seat]}{rank + 1}", count=owned[seat][rank])
    for seat, counts in enumerate(_per_seat(position, "castles", players, left)):
        if not isinstance(counts, Sequence) or len(counts) != RANKS:
            raise BadInput("kingdoms-castle-list", seat=seat, value=quoted(counts))
        for rank, count in enumerate(counts):
            s.castles[seat, rank] = _whole(count, f"castles[{seat}][{rank}]", 0, left[seat][rank])


def _set_up_tiles(s: Record, box: Record, position: Mapping[str, Any], players: int) -> None:
    s.supply[:] = box.tiles
    for seat, sign in enumerate(_per_seat(position, "start", players, [None] * players)):
        s.start[seat] = _read_tile(sign)
    s.hand = _read_tile(position.get("hand"))
    for kind in [*(int(cell) for cell in s.board if 0 < cell < FIRST_CASTLE), *(int(tile) for tile in (*s.start, s.hand) if tile)]:
        if s.supply[kind] == 0:
            raise BadInput("kingdoms-many-tiles", tile=SIGNS[kind], count=box.tiles[kind])
        s.supply[kind] -= 1
    if s.variants & NO_LUCK and s.start.any():
        raise BadInput("kingdoms-no-luck-start")
    s.tiles = int(s.supply.sum())


def _read_tile(sign: Any) -> int:
    if sign is None:
        return 0
    if sign not in SIGNS[1:]:
        raise BadInput("kingdoms-no-tile", value=quoted(sign), words=SIGNS[1:])
    return SIGNS.index(sign)


def _per_seat(position: Mapping[str, Any], name: str, players: int, default: list[Any]) -> list[Any]:
    values = position.get(name)
    if values is None:
        return default
    if not isinstance(values, Sequence) or isinstance(values, str) or len(values) != players:
        raise BadInput("value-per-seat", name=name, count=players, value=quoted(values))
    return list(values)


def _whole(value: Any, name: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadInput("value-whole", name=name, low=low, high=high, value=quoted(value))
    return value
