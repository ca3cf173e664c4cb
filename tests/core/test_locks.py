"""What `make play` and `make test` install is what was locked, to the byte."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
DEV = [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]]


def name_of(requirement: str) -> str:
    return re.split(r"[^A-Za-z0-9._-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


@pytest.mark.parametrize(("lock", "wanted"), [("requirements.lock", PROJECT["dependencies"]), ("requirements-dev.lock", DEV)])
def test_every_requirement_is_pinned_and_has_hashes(lock: str, wanted: list[str]):
    text = (ROOT / lock).read_text().replace("\\\n", "")
    pinned = {name_of(line): line for line in text.splitlines()}
    assert {name_of(each) for each in wanted} <= pinned.keys()
    for line in pinned.values():
        assert re.fullmatch(r"[\w.-]+==\S+( ; [^#]*?)?( +--hash=sha256:[0-9a-f]{64})+", line), line


def test_make_installs_nothing_else_than_what_is_locked():
    """pip refuses --require-hashes together with --editable: the package itself comes after it, without dependencies."""
    made = (ROOT / "Makefile").read_text()
    locked = re.findall(r"pip install .*--requirement (\S+)(.*)", made)
    assert [lock for lock, _ in locked] == ["requirements.lock", "requirements-dev.lock", "requirements-dev.lock"]
    for found in re.finditer(r"pip install (.*)--requirement", made):
        assert "--require-hashes" in found[1]
    assert made.count("pip install --quiet --no-deps --editable .\n") == len(locked)
