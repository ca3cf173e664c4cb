"""Nobody has to tell seats apart by colour alone: each colour has a pattern of its own, in every game and edition."""

import re
from pathlib import Path

import pytest
from setups import setups

import regalia

PATTERNS = (Path(__file__).parents[2] / "web" / "src" / "parts" / "Patterns.svelte").read_text(encoding="utf-8")


@pytest.mark.parametrize("book", regalia.rulebooks().values(), ids=lambda book: book.name)
def test_every_colour_of_a_seat_has_a_pattern(book):
    colours = {colour for options in setups(book) for colour in regalia.game(book.name, **options).seats}
    drawn = dict(re.findall(r'<pattern id="pattern-(\w+)"[^>]*>\s*<rect[^>]*/>(.*?)\s*</pattern>', PATTERNS, re.DOTALL))
    assert colours <= set(drawn)
    assert len({drawn[colour] for colour in colours}) == len(colours)
