"""Matches played at random, for the tests."""

from collections.abc import Iterator

import regalia
from regalia.simulation.matches import at_random


def moments(game: regalia.Game, seed: int) -> Iterator[regalia.Match]:
    """Every moment of a match at which somebody decides."""
    return (match for match in at_random(game.start(seed=seed), seed) if not match.over)


def random_match(game: regalia.Game, seed: int, plies: int = 100_000) -> regalia.Match:
    """A match played to its end, or for a number of plies."""
    return next(match for match in at_random(game.start(seed=seed), seed) if match.over or match.ply >= plies)
