"""The box Kingdoms is played from: the numbers printed on its tiles and in its rulebook, from components.toml."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.record import Record, blank
from regalia.games.kingdoms.state import BOX, SIGNS


@cache
def _components() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("components.toml").read_text(encoding="utf-8"))


@cache
def _box() -> Record:
    printed_on = _components()
    box = blank(BOX)[0]
    box.gold, box.epochs = printed_on["gold"], printed_on["epochs"]
    for rank, count in printed_on["castles"].items():
        box.castles[int(rank) - 1] = count
    for players, count in printed_on["ones"].items():
        box.ones[int(players)] = count
    for sign, tile in printed_on["tiles"].items():
        box.tiles[SIGNS.index(sign)] = tile["count"]
        box.value[SIGNS.index(sign)] = tile["value"]
    return box


def open_box(options: Mapping[str, Any], version: int = 1) -> Record:
    return _box()


def tile_names() -> dict[str, str]:
    """Sign on the tile to its English name."""
    return {sign: tile["name"] for sign, tile in _components()["tiles"].items()}
