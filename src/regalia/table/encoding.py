"""Parts of states that are sent again and again: they are put into JSON once."""

from functools import lru_cache
from typing import Any

import msgspec

from regalia.core.moves import Move, MoveTable
from regalia.table.messages import MoveCard, speak

TABLES_OF_MOVES = 32  # whose moves are kept as they are sent; a custom board has its own
PARTS = 4096  # that are kept, of one to six kilobytes: those of the tables where somebody plays


def move_card(move: Move) -> MoveCard:
    return MoveCard(move.id, move.notation, move.json)


@lru_cache(maxsize=TABLES_OF_MOVES)
def encoded_cards(moves: MoveTable) -> list[msgspec.Raw]:
    """Every move as it is sent; a list of legal moves is put together from them."""
    return [msgspec.Raw(speak.encode(move_card(move))) for move in moves]


def encoded_once(part: Any) -> msgspec.Raw:
    """Part of a view as it is sent; the same object is encoded once."""
    found = _parts.get(id(part))
    if found is None or found[0] is not part:
        if len(_parts) >= PARTS:
            _parts.clear()
        found = _parts[id(part)] = (part, msgspec.Raw(speak.encode(part)))
    return found[1]


_parts: dict[int, tuple[Any, msgspec.Raw]] = {}
