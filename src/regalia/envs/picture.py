"""The terminal's picture as text or pixels, for `render`: always the same size, drawn with our own small font (glyphs.txt)."""

import io
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.console import Console

from regalia.core.errors import BadInput, quoted

RENDER_MODES = ("human", "ansi", "rgb_array")
COLUMNS, ROWS = 100, 64  # characters of a picture in pixels; longer lines are cut
WIDE, HIGH = 6, 11  # pixels of a character
INK, PAPER = (28, 28, 32), (252, 250, 244)
HANGING = "gpqy"  # letters with descenders
UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8
ARMS = {  # box-drawing characters: to which sides they go
    LEFT | RIGHT: "─━", UP | DOWN: "│┃", RIGHT | DOWN: "┌┏╭", LEFT | DOWN: "┐┓╮", UP | RIGHT: "└┗╰", UP | LEFT: "┘┛╯",
    UP | RIGHT | DOWN: "├┣", UP | DOWN | LEFT: "┤┫", RIGHT | DOWN | LEFT: "┬┳", UP | RIGHT | LEFT: "┴┻", UP | RIGHT | DOWN | LEFT: "┼╋",
}  # fmt: skip


def checked(render_mode: str | None) -> str | None:
    if render_mode not in (None, *RENDER_MODES):
        raise BadInput("value-one-of", name="render_mode", words=list(RENDER_MODES), value=quoted(render_mode))
    return render_mode


def rendered(drawing: Any, render_mode: str) -> Any:
    """What `render` returns; in mode "human" it prints."""
    if render_mode == "rgb_array":
        return pixels_of(drawing)
    if render_mode == "ansi":
        return text_of(drawing)
    print(text_of(drawing))
    return None


def text_of(drawing: Any) -> str:
    """A picture as text with the colours of a terminal."""
    console = Console(file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="standard", legacy_windows=False)
    console.print(drawing)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def pixels_of(drawing: Any) -> Any:
    """A picture as pixels: height, width, red-green-blue."""
    console = Console(file=io.StringIO(), width=COLUMNS, force_terminal=True, color_system="truecolor", legacy_windows=False)
    picture = np.empty((ROWS * HIGH, COLUMNS * WIDE, 3), np.uint8)
    picture[:] = PAPER
    for row, segments in enumerate(console.render_lines(drawing, console.options.update(width=COLUMNS))[:ROWS]):
        column = 0
        for segment in segments:
            ink, paper = _colours(segment.style)
            for sign in segment.text:
                if column < COLUMNS and (sign != " " or paper != PAPER):
                    cell = picture[row * HIGH : (row + 1) * HIGH, column * WIDE : (column + 1) * WIDE]
                    cell[:] = np.where(glyphs(sign)[..., None], np.array(ink, np.uint8), np.array(paper, np.uint8))
                column += 1
    return picture


def _colours(style: Any) -> tuple[Any, Any]:
    ink, paper = INK, PAPER
    if style is not None:
        ink = style.color.get_truecolor() if style.color and not style.color.is_default else INK
        paper = style.bgcolor.get_truecolor() if style.bgcolor and not style.bgcolor.is_default else PAPER
        if style.dim:
            ink = tuple((a + b) // 2 for a, b in zip(ink, paper, strict=True))
        if style.reverse:
            ink, paper = paper, ink
    return ink, paper


@cache
def glyphs(sign: str) -> Any:
    """Where a character has ink; one the font lacks is an empty frame."""
    cell = np.zeros((HIGH, WIDE), bool)
    arms = next((arms for arms, signs in ARMS.items() if sign in signs), 0)
    middle, centre = HIGH // 2, WIDE // 2
    if arms:
        cell[: middle + 1, centre] |= arms & UP != 0
        cell[middle:, centre] |= arms & DOWN != 0
        cell[middle, : centre + 1] |= arms & LEFT != 0
        cell[middle, centre:] |= arms & RIGHT != 0
    elif not sign.isspace():
        rows = font().get(sign, (31, 17, 17, 17, 17, 17, 31))
        top = 3 if sign in HANGING else 2
        cell[top : top + 7, :5] = [[row >> (4 - x) & 1 for x in range(5)] for row in rows]
    return cell


@cache
def font() -> dict[str, tuple[int, ...]]:
    """For each character seven rows of five pixels."""
    lines = Path(__file__).with_name("glyphs.txt").read_text(encoding="utf-8").splitlines()
    return {line[0]: tuple(int(row, 16) for row in line[2:].split()) for line in lines}
