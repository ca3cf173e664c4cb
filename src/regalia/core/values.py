"""Checks of values from outside, in positions and on printed boards: one sentence says what is wrong and what would be right."""

import operator
from collections.abc import Iterable, Sequence
from typing import Any

from regalia.core.errors import BadInput, Words, quoted


def as_whole(value: Any) -> Any:
    """Return a whole number of any kind, NumPy's too, as Python's; anything else as it is."""
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        return value
    try:
        return operator.index(value)
    except TypeError:  # an array
        return value


def whole_number(value: Any, name: str, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadInput("value-whole", name=name, low=low, high=high, value=quoted(value))
    return value


def truth(value: Any, name: str) -> bool:
    if not isinstance(value, bool):
        raise BadInput("value-truth", name=name, value=quoted(value))
    return value


def is_list(value: Any) -> bool:
    return isinstance(value, Sequence) and not isinstance(value, str)


def per_seat(values: Any, name: str, players: int, default: list[Any] | None = None) -> list[Any]:
    """One value for each seat; None stands for the default, if there is one."""
    if values is None and default is not None:
        return default
    if not is_list(values) or len(values) != players:
        raise BadInput("value-per-seat", name=name, count=players, value=quoted(values))
    return list(values)


def check_keys(given: Iterable[str], allowed: Sequence[str], what: str | Words) -> None:
    for name in given:
        if name not in allowed:
            raise BadInput("value-keys", name=what, key=quoted(name), words=allowed)
