"""Ratings: the strength of each bot as one number with an interval.

The model is Luce's: at a table, a seat wins with probability in proportion to its bot's strength (for two seats this is
Bradley and Terry's). Ratings are on the usual scale: 400 points more are ten times the strength.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from regalia.arena.ledger import Played

SCALE = 400 / np.log(10)
SURE = 1.96  # standard deviations to either side that hold 95 %
DRAWS = 200  # bootstrap samples
ANCHOR = 1000.0


@dataclass(frozen=True)
class Rating:
    bot: str
    rating: float
    low: float
    high: float
    games: int  # seats this bot sat in


def rate(games: Sequence[Played], bots: Sequence[str], *, anchor: str | None = None, seed: int = 0) -> list[Rating]:
    """Fit a rating to every bot, the best first; `anchor` (or the first bot) is fixed at 1000.

    For the intervals, all seatings of a line-up on a deal are resampled together.
    """
    lineups, kind, won, deals = _results(games, bots)
    fixed = bots.index(anchor) if anchor in bots else 0

    def fitted(weights: Any) -> Any:
        played = np.bincount(kind, weights=weights, minlength=len(lineups))
        strengths = fit(lineups, played, (won * weights[:, None]).sum(axis=0))
        return ANCHOR + SCALE * (strengths - strengths[fixed])

    centre = fitted(np.ones(len(games)))
    chance, count = np.random.default_rng(seed), deals.max() + 1
    samples = [fitted(np.bincount(chance.integers(count, size=count), minlength=count)[deals]) for _ in range(DRAWS)]
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    seats = [sum(each.bots.count(name) for each in games) for name in bots]
    found = [Rating(name, float(centre[i]), float(low[i]), float(high[i]), seats[i]) for i, name in enumerate(bots)]
    return sorted(found, key=lambda each: -each.rating)


def _results(games: Sequence[Played], bots: Sequence[str]) -> tuple[Any, Any, Any, Any]:
    """The line-ups as seats per bot, and for every game its line-up, the share of the win per bot, and a number for deal and line-up."""
    lineups: dict[tuple[int, ...], int] = {}
    numbers: dict[tuple[int, tuple[str, ...]], int] = {}
    kind, deals, won = np.zeros(len(games), int), np.zeros(len(games), int), np.zeros((len(games), len(bots)))
    for i, each in enumerate(games):
        kind[i] = lineups.setdefault(tuple(each.bots.count(name) for name in bots), len(lineups))
        deals[i] = numbers.setdefault((each.deal, tuple(sorted(each.bots))), len(numbers))
        for name, share in zip(each.bots, each.shares, strict=True):
            won[i, bots.index(name)] += share
    return np.array(list(lineups), float), kind, won, deals


def fit(lineups: Any, played: Any, won: Any) -> Any:
    """The strengths (logarithms) that make the results likeliest, by Newton's method.

    Every bot also draws twice with a bot of strength 0, so that one that never loses still has a finite rating.
    """
    strengths = np.zeros(lineups.shape[1])
    for _ in range(100):
        slope, bend = _curve(lineups, played, won, strengths)
        step = np.clip(np.linalg.solve(bend, slope), -1, 1)
        strengths = strengths + step
        if np.abs(step).max() < 1e-6:
            break
    return strengths


def _curve(lineups: Any, played: Any, won: Any, strengths: Any) -> tuple[Any, Any]:
    """Gradient and curvature of the log-likelihood at some strengths."""
    weights = lineups * np.exp(strengths)
    chances = weights / weights.sum(axis=1, keepdims=True)
    drawn = 1 / (1 + np.exp(-strengths))
    slope = won - played @ chances + 1 - 2 * drawn
    bend = np.diag(played @ chances + 2 * drawn * (1 - drawn)) - (chances * played[:, None]).T @ chances
    return slope, bend


def rate_few(games: Sequence[Played], players: Sequence[str]) -> list[Rating]:
    """Ratings of people who play each other now and then, the best of `players` first; their average is 1000.

    Resampling three games says nothing, so the intervals come from the curvature of the likelihood at its maximum.
    """
    everybody = sorted({name for each in games for name in each.bots})
    rated = [everybody.index(name) for name in players if name in everybody]
    if not rated:
        return []
    lineups, kind, won, _ = _results(games, everybody)
    played, won = np.bincount(kind, minlength=len(lineups)), won.sum(axis=0)
    strengths = fit(lineups, played, won)
    average = np.bincount(rated, minlength=len(everybody)) / len(rated)
    apart = np.eye(len(everybody)) - average  # subtracts the average from each
    spread = apart @ np.linalg.inv(_curve(lineups, played, won, strengths)[1]) @ apart.T
    centre, reach = ANCHOR + SCALE * (apart @ strengths), SCALE * SURE * np.sqrt(np.diag(spread))
    seats = [sum(each.bots.count(name) for each in games) for name in everybody]
    found = [Rating(everybody[i], float(centre[i]), float(centre[i] - reach[i]), float(centre[i] + reach[i]), seats[i]) for i in rated]
    return sorted(found, key=lambda each: -each.rating)


def sure(freedom: int) -> float:
    """Student's quantile for a 95 % interval (Cornish and Fisher's series, good from three degrees of freedom on)."""
    z, n = SURE, freedom
    return (
        z + (z**3 + z) / (4 * n) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2) + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    )


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
