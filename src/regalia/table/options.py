"""Games with options from clients: printed numbers by name or content, never by a path on this machine."""

from collections.abc import Mapping
from typing import Any

from regalia.core.errors import BadInput, either
from regalia.core.game import Game, rulebook


def game_from_outside(name: str, options: Mapping[str, Any], version: int | None = None) -> Game:
    book = rulebook(name, version)
    printed = book.printed
    if printed and isinstance(options.get(printed.name), str) and options[printed.name] not in printed.shipped:
        raise BadInput("option-content", name=printed.name, words=either(printed.shipped))
    return Game(book, options)
