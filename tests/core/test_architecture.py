"""docs/architecture.md leads a newcomer to files and functions that exist, in at most a dozen steps."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
STEPS = re.findall(r"^\d+\. .*(?:\n   .*)*", (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"), re.MULTILINE)


def test_a_move_takes_at_most_a_dozen_steps():
    assert 5 < len(STEPS) <= 12


@pytest.mark.parametrize("step", STEPS, ids=[step.split(".")[0] for step in STEPS])
def test_every_step_names_what_exists(step: str):
    files = [ROOT / name for name in re.findall(r"`((?:web|src)/\S+)`", step)]
    assert files
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    for name in (name for names in re.findall(r"\(`([\w., `]+)`\)", step) for name in re.findall(r"[\w.]+", names)):
        owner, _, function = name.rpartition(".")
        assert re.search(rf"(def |^ +)#?{function}\b", text, re.MULTILINE), name
        assert owner in text, name
