"""The layouts of Crowns."""

from collections.abc import Mapping
from typing import Any

from regalia.core.record import Record, i32, layout, printed, u8

SEATS = 3
TAKE = 1  # the one decision there is

STATE = layout(("heap", u8), ("taken", u8, SEATS))
BOX = printed(("heap", i32))


def configure(s: Record, options: Mapping[str, Any]) -> None:
    s.players = options["players"]
