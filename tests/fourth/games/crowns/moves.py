"""The decisions of Crowns."""

from collections.abc import Mapping
from typing import Any

from regalia.core.moves import Family, MoveTable

MOVES = MoveTable(Family("take", {"crowns": ("1", "2")}))  # CRO-A1
MAX_LEGAL = 2


def table(options: Mapping[str, Any]) -> MoveTable:
    return MOVES
