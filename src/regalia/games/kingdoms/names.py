"""What things of Kingdoms are called: tiles, gold won and lost, rows and columns."""

from functools import cache

from regalia.core.errors import Words
from regalia.games.kingdoms.box import tile_names
from regalia.games.kingdoms.state import COLUMNS, ROWS
from regalia.text import minus

LINE_NAMES = (*(str(row + 1) for row in range(ROWS)), *"abcdef"[:COLUMNS])  # in the order they are scored


def is_row(line: str) -> bool:
    return LINE_NAMES.index(line) < ROWS


def line_words(line: str) -> Words:
    return Words("kingdoms-name-row", row=line) if is_row(line) else Words("kingdoms-name-column", column=line)


def tile_key(sign: str) -> str:
    """The message with a tile's name."""
    return f"kingdoms-name-{tile_names()[sign].replace(' ', '-')}"


@cache
def tile_words(sign: str) -> Words:
    """A tile by its name and what is printed on it: "swamp −1", "dragon"."""
    name = Words(tile_key(sign))
    return Words("kingdoms-name-worth", name=name, worth=minus(sign)) if sign[0] in "+-" else name


def signed(gold: int) -> str:
    return minus(f"{gold:+}") if gold else "0"
