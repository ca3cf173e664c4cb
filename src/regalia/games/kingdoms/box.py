"""The box Kingdoms is played from: the numbers printed on its tiles and in its rulebook, from components.toml."""

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput, quoted
from regalia.core.record import Record, blank, copied
from regalia.core.values import whole_number
from regalia.games.kingdoms.state import BOX, RANKS, SEATS, SIGNS


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


def alter(box: Record, changes: Mapping[str, Any]) -> Record:
    """A box with other numbers, by the keys of components.toml (`tiles.D.count`): for experiments with the game itself."""
    made = copied(box)
    for name, value in changes.items():
        _write(made, name, value)
    if made.tiles.sum() < SEATS or made.castles[1:].sum() + min(made.castles[0], *made.ones[2:]) < 1:
        raise BadInput("kingdoms-box-empty", tiles=SEATS)
    return made


def _write(box: Record, name: str, value: Any) -> None:
    """Compiled rules check no bounds, so every number must stay within those they were written for."""
    match name.split("."):
        case ["gold"]:
            box.gold = whole_number(value, name, 0, 500)
        case ["epochs"]:
            box.epochs = whole_number(value, name, 1, _components()["epochs"])
        case ["castles", rank] if rank in _components()["castles"]:
            box.castles[int(rank) - 1] = whole_number(value, name, 0, RANKS)
        case ["ones", players] if players in _components()["ones"]:
            box.ones[int(players)] = whole_number(value, name, 0, RANKS)
        case ["tiles", sign, "count"] if sign in SIGNS[1:]:
            box.tiles[SIGNS.index(sign)] = whole_number(value, name, 0, 2)
        case ["tiles", sign, "value"] if sign in _components()["tiles"] and _components()["tiles"][sign]["value"]:
            box.value[SIGNS.index(sign)] = whole_number(value, name, -9, 9)
        case _:
            known = ["gold", "epochs", "castles.4", "ones.3", "tiles.D.count", "tiles.+6.value"]
            raise BadInput("experiment-key", key=quoted(name), words=known)


def open_box(options: Mapping[str, Any], version: int = 1) -> Record:
    return _box()


@cache
def tile_names() -> dict[str, str]:
    """The English names of the tiles, by the sign printed on them."""
    return {sign: tile["name"] for sign, tile in _components()["tiles"].items()}
