"""One random match, ply by ply, for callers that look at each position; a batch only counts."""

from collections.abc import Iterator
from typing import TypeVar

import numpy as np

from regalia.core.match import Match

M = TypeVar("M", bound=Match)


def at_random(match: M, seed: int = 0) -> Iterator[M]:
    """The match as it is now and after each move, up to its end."""
    chance = np.random.default_rng(seed)
    yield match
    while not match.over:
        yield match.play(int(chance.choice(match.legal_ids())))
