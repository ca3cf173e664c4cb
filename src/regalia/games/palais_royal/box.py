"""The box Palais Royal is played from: a printed set, and which version of the rules is in force."""

from collections.abc import Mapping
from typing import Any

from regalia.core.record import Record
from regalia.games.palais_royal.boards import read, shipped


def open_box(options: Mapping[str, Any], version: int = 2) -> Record:
    box = (shipped(options["set"]) if isinstance(options["set"], str) else read(options["set"])).copy()
    box.rules = version
    return box
