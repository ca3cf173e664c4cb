"""The box Palais Royal is played from: a printed set."""

from collections.abc import Mapping
from typing import Any

from regalia.core.record import Record
from regalia.games.palais_royal.boards import read, shipped


def open_box(options: Mapping[str, Any], version: int = 2) -> Record:
    return (shipped(options["set"]) if isinstance(options["set"], str) else read(options["set"])).copy()
