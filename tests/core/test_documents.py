"""What the documents say of installing and of the arena is so."""

import re
from pathlib import Path

import pytest

from regalia.arena.plan import OPENER
from regalia.text import LANGUAGES

ROOT = Path(__file__).parents[2]
TEXTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")), *(ROOT / f"src/regalia/text/{lang}.ftl" for lang in LANGUAGES)]
EXTRAS = re.findall(
    r"^(\w+) = \[", (ROOT / "pyproject.toml").read_text(encoding="utf-8").split("[project.optional-dependencies]")[1], re.MULTILINE
)


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: file.name)
def test_no_text_installs_from_an_index_what_is_not_released(file: Path):
    text = file.read_text(encoding="utf-8")
    assert not re.findall(r"pip install .*regalia\b", text)
    assert set(re.findall(r"pip install .*'\.\[(\w+)\]'", text)) <= {*EXTRAS}


def test_the_bot_that_plays_openings_is_the_one_the_documents_name():
    bots = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert f"With `--opening 60` the bot `{OPENER}` plays" in bots
    assert f"after which `{OPENER}` puts the winning chance" in bots
    told = (ROOT / "src" / "regalia" / "cli" / "arena.py").read_text(encoding="utf-8")
    assert f"opening turns that {OPENER} plays" in told
    assert f"after which {OPENER} puts" in told
