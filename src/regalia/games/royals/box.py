"""The box Royals is played from: a printed board, and the cards, cubes and tokens of an edition and a number of players."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.record import Record
from regalia.games.royals.boards import read
from regalia.games.royals.state import LANDS


@cache
def components() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


def open_box(options: Mapping[str, Any], version: int = 2) -> Record:
    box = read(options["board"])
    parts, edition, players = components(), options["edition"], str(options["players"])
    box.edition, box.display, box.open_points = int(edition), options["display"], options["open-points"]
    for country in range(LANDS):
        box.cards[country] = parts["cards"][edition][country] - parts["removed"][edition][players][country]
    box.each_plot = parts["intrigue"]["each_pair"]
    box.first_draw[: options["players"]] = parts["first_draw"][edition][players]
    box.nobles = parts["noble_houses"][edition][players]
    box.cube_stock[:] = parts["cubes"]["each"]
    return box
