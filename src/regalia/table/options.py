"""Games with options from outside: printed numbers by name or content, never a path on this machine."""

from collections.abc import Mapping
from typing import Any

from regalia.core.errors import BadInput, either
from regalia.core.game import Game, rulebook
from regalia.core.options import Printed


def game_from_outside(name: str, options: Mapping[str, Any], version: int | None = None) -> Game:
    book = rulebook(name, version)
    for option in book.options:
        value = options.get(option.name)
        if isinstance(option, Printed) and isinstance(value, str) and value not in option.shipped:
            raise BadInput("option-content", name=option.name, words=either(option.shipped))
    return Game(book, options)
