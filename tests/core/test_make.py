"""`make test` runs all its parts, whatever fails, and says at the end what failed."""

import os
import subprocess
from pathlib import Path

import pytest

MAKEFILE = Path(__file__).parents[2] / "Makefile"
TOOL = """#!/bin/sh
echo "$(basename "$0") $*" >> done
case "$(basename "$0") $*" in $BROKEN) exit 1;; esac
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder in which everything is installed, as far as make can see; the tools only note that they were called."""
    (tmp_path / "Makefile").write_text(MAKEFILE.read_text())
    (tmp_path / "web").mkdir()
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_speed.py").write_text("@pytest.mark.alone")
    tools = tmp_path / ".venv" / "bin"
    tools.mkdir(parents=True)
    for name in ("ruff", "mypy", "python", "pytest"):
        (tools / name).write_text(TOOL)
        (tools / name).chmod(0o755)
    for name in ("pyproject.toml", "requirements.lock", "requirements-dev.lock", "hatch_build.py", ".venv/.play", ".venv/.test"):
        (tmp_path / name).touch()
    return tmp_path


def make_test(clone: Path, broken: str) -> tuple[int, str, list[str]]:
    """Run it; returns its exit status, its last line, and the tools that were called."""
    env = {"PATH": os.environ["PATH"], "BROKEN": broken}
    done = subprocess.run(["make", "test"], cwd=clone, env=env, capture_output=True, text=True, check=False)
    failed = [line for line in done.stdout.splitlines() if line.startswith("Failed")]
    return done.returncode, "".join(failed), (clone / "done").read_text().splitlines()


def test_all_parts_run_when_nothing_fails(clone: Path):
    code, failed, done = make_test(clone, "nothing")
    assert (code, failed) == (0, "")
    assert len([call for call in done if call.startswith("pytest")]) == 3


@pytest.mark.parametrize(
    ("broken", "named"),
    [
        ("ruff*", "Failed: checks"),
        ("*compiling*", "Failed: checks"),
        ("*tests/games*", "Failed: computing"),
        ("*tests/web*", "Failed: serving"),
        ("*test_speed*", "Failed: alone"),
        ("*", "Failed: checks computing serving alone"),
    ],
)
def test_what_fails_keeps_no_later_part_from_running_and_is_named_at_the_end(clone: Path, broken: str, named: str):
    code, failed, done = make_test(clone, broken)
    assert code != 0
    assert failed == named
    for part in ("ruff check", "python tests/compiling.py", "pytest -n auto", "pytest -n 3", "pytest -m alone tests/test_speed.py"):
        assert [call for call in done if call.startswith(part)], part
    assert done[-1] == "pytest --cache-show cache/lastfailed"
