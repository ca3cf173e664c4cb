"""The box of Crowns: how many crowns there are."""

from collections.abc import Mapping
from typing import Any

from regalia.games.crowns.state import BOX

from regalia.core.record import Record, blank


def open_box(options: Mapping[str, Any], version: int) -> Record:
    box = blank(BOX)[0]
    box.heap = options["heap"]
    return box
