"""A reason why one move was better than another, and how much it weighs."""

from collections.abc import Iterable
from typing import NamedTuple

from regalia.core.errors import Words

MOST = 2  # reasons that are told


class Reason(NamedTuple):
    weight: float  # in whatever the game counts: points, gold
    words: Words


def weightiest(found: Iterable[Reason], clear: float) -> list[Words]:
    """The few that weigh most, if they weigh enough to be worth a word."""
    return [each.words for each in sorted(found, key=lambda each: -each.weight)[:MOST] if each.weight >= clear]
