"""Ratings: how often a bot wins against which, as one number each, with intervals.

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
SURE = 1.96  # deviations to either side that hold 95 %
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
    """Fit a rating to every bot, the best first; `anchor` (or the first bot) has 1000. Whole deals are resampled for the intervals."""
    tables, shares, deals = _tables(games, bots)
    fixed = bots.index(anchor) if anchor in bots else 0
    centre = _anchored(fit(tables, shares, np.ones(len(games)), len(bots)), fixed)
    chance = np.random.default_rng(seed)
    samples = []
    for _ in range(DRAWS):
        weights = np.bincount(chance.integers(deals.max() + 1, size=deals.max() + 1), minlength=deals.max() + 1)[deals]
        samples.append(_anchored(fit(tables, shares, weights, len(bots)), fixed))
    low, high = np.percentile(samples, [2.5, 97.5], axis=0)
    seats = [sum(each.bots.count(name) for each in games) for name in bots]
    found = [Rating(name, float(centre[i]), float(low[i]), float(high[i]), seats[i]) for i, name in enumerate(bots)]
    return sorted(found, key=lambda each: -each.rating)


def _tables(games: Sequence[Played], bots: Sequence[str]) -> tuple[Any, Any, Any]:
    """Per game, which bot (or -1) sits at each place, its share of the win, and the number of the deal."""
    most = max(each.players for each in games)
    tables, shares = np.full((len(games), most), -1), np.zeros((len(games), most))
    numbers: dict[tuple[int, int], int] = {}
    deals = np.zeros(len(games), int)
    for i, each in enumerate(games):
        tables[i, : each.players] = [bots.index(name) for name in each.bots]
        shares[i, : each.players] = each.shares
        deals[i] = numbers.setdefault((each.players, each.deal), len(numbers))
    return tables, shares, deals


def fit(tables: Any, shares: Any, weights: Any, bots: int) -> Any:
    """The strengths (logarithms) that make the results likeliest, by minorisation and maximisation (Hunter 2004).

    Every bot also draws twice with an average one, so that somebody who never loses still has a finite rating.
    """
    sits = tables >= 0
    wins = np.bincount(tables[sits], weights=(shares * weights[:, None])[sits], minlength=bots) + 1
    strength = np.ones(bots)
    for _ in range(1000):
        present = np.where(sits, strength[tables], 0.0)
        shared = np.broadcast_to((weights / present.sum(axis=1))[:, None], tables.shape)
        demand = np.bincount(tables[sits], weights=shared[sits], minlength=bots) + 2 / (strength + 1)
        better = wins / demand
        moved = np.abs(np.log(better / strength)).max()
        strength = better
        if moved < 1e-5:
            break
    return np.log(strength)


def _anchored(strengths: Any, fixed: int) -> Any:
    return ANCHOR + SCALE * (strengths - strengths[fixed])


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share of wins."""
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    reach = SURE * sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(0.0, middle - reach), min(1.0, middle + reach)
