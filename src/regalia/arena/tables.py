"""The results of a tournament as plain tables, for the terminal, the report and the documentation."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any

import numpy as np

from regalia.arena.ledger import Played
from regalia.arena.ratings import Rating, interval, rate, sure


@dataclass(frozen=True)
class Share:
    """A share of the wins with its 95 % interval, and what would be fair."""

    games: int
    share: float
    low: float
    high: float
    fair: float


@dataclass(frozen=True)
class Lineup:
    """One set of bots at a table: the share of the wins of all seats of one bot together."""

    players: int
    bots: tuple[str, ...]
    bot: str
    share: Share


@dataclass(frozen=True)
class Score:
    players: int
    bot: str
    mean: float
    deviation: float
    values: list[int]


@dataclass(frozen=True)
class Mean:
    """A mean over deals with its 95 % interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Lead:
    """One bot and another at the same table: how often the one finishes ahead, and by how many points.

    A deal counts as one observation, since its seatings share its luck.
    """

    players: int
    bot: str
    of: str
    deals: int
    wins: Mean
    points: Mean


@dataclass(frozen=True)
class SeatRow:
    players: int
    seat: int
    share: Share
    mean: float


@dataclass(frozen=True)
class Length:
    players: int
    games: int
    plies: tuple[float, float, float]  # 5 %, median, 95 %
    turns: tuple[float, float, float]


@dataclass(frozen=True)
class Pace:
    """Seconds a bot takes for a decision, on average."""

    bot: str
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Summary:
    bots: tuple[str, ...]
    games: int
    ratings: list[Rating]
    lineups: list[Lineup]
    scores: list[Score]
    leads: list[Lead]
    seats: list[SeatRow]
    lengths: list[Length]
    paces: list[Pace]
    ahead: dict[tuple[str, str], Share]  # how often the one finishes ahead of the other at the same table


def summarise(games: Sequence[Played], bots: Sequence[str]) -> Summary:
    counts = sorted({each.players for each in games})
    by_players = {players: [each for each in games if each.players == players] for players in counts}
    return Summary(
        bots=tuple(bots),
        games=len(games),
        ratings=rate(games, bots, anchor=next((name for name in ("greedy", "knight") if name in bots), None)),
        lineups=[row for some in by_players.values() for row in _lineups(some, bots)],
        scores=[
            _score(some, players, bot) for players, some in by_players.items() for bot in bots if any(bot in each.bots for each in some)
        ],
        leads=[row for players, some in by_players.items() for row in _leads(some, players, bots)],
        seats=[_seat(some, players, seat) for players, some in by_players.items() for seat in range(players)],
        lengths=[_length(some, players) for players, some in by_players.items()],
        paces=[_pace(games, bot) for bot in bots],
        ahead={pair: share_of([result for each in games for result in _duels(each, *pair)], 0.5) for pair in permutations(bots, 2)},
    )


def share_of(shares: Sequence[float], fair: float) -> Share:
    mean = float(np.mean(shares)) if len(shares) else 0.0
    return Share(len(shares), mean, *interval(mean, len(shares)), fair)


def _lineups(games: Sequence[Played], bots: Sequence[str]) -> list[Lineup]:
    found = []
    for lineup in dict.fromkeys(tuple(sorted(each.bots, key=list(bots).index)) for each in games):
        some = [each for each in games if tuple(sorted(each.bots, key=list(bots).index)) == lineup]
        for bot in dict.fromkeys(lineup):
            shares = [sum(s for s, name in zip(each.shares, each.bots, strict=True) if name == bot) for each in some]
            found.append(Lineup(len(lineup), lineup, bot, share_of(shares, lineup.count(bot) / len(lineup))))
    return found


def _score(games: Sequence[Played], players: int, bot: str) -> Score:
    values = [score for each in games for score, name in zip(each.scores, each.bots, strict=True) if name == bot]
    return Score(players, bot, float(np.mean(values)), float(np.std(values)), values)


def _leads(games: Sequence[Played], players: int, bots: Sequence[str]) -> list[Lead]:
    found = []
    for one, other in combinations(bots, 2):
        deals: dict[Any, list[tuple[float, float]]] = {}
        for each in games:
            mine, theirs = ([score for score, name in zip(each.scores, each.bots, strict=True) if name == bot] for bot in (one, other))
            if mine and theirs:
                seen = float(np.mean(_duels(each, one, other))), float(np.mean(mine) - np.mean(theirs))
                deals.setdefault((each.deal, tuple(sorted(each.bots))), []).append(seen)
        if len(deals) > 3:
            means = np.array([np.mean(some, axis=0) for some in deals.values()])
            ahead, behind = (one, other) if means[:, 1].mean() >= 0 else (other, one)
            wins, points = means.T if ahead == one else ([[1], [0]] - means.T)
            found.append(Lead(players, ahead, behind, len(means), mean_of(wins, (0.0, 1.0)), mean_of(points)))
    return found


def mean_of(values: Any, bounds: tuple[float, float] = (-np.inf, np.inf)) -> Mean:
    mean, reach = float(np.mean(values)), sure(len(values) - 1) * float(np.std(values, ddof=1)) / len(values) ** 0.5
    return Mean(mean, max(bounds[0], mean - reach), min(bounds[1], mean + reach))


def _duels(played: Played, one: str, other: str) -> list[float]:
    """For each pair of seats of the two bots at a table: 1 if the one finishes ahead, 0 if it does not, a half if they are level."""
    results = []
    for i, name in enumerate(played.bots):
        for j, rival in enumerate(played.bots):
            if name == one and rival == other:
                mine, theirs = (played.shares[i], played.scores[i]), (played.shares[j], played.scores[j])
                results.append(0.5 if mine == theirs else float(mine > theirs))
    return results


def _seat(games: Sequence[Played], players: int, seat: int) -> SeatRow:
    mean = float(np.mean([each.scores[seat] for each in games]))
    return SeatRow(players, seat, share_of([each.shares[seat] for each in games], 1 / players), mean)


def _length(games: Sequence[Played], players: int) -> Length:
    def spread(values: list[int]) -> Any:
        return tuple(float(each) for each in np.percentile(values, [5, 50, 95]))

    return Length(players, len(games), spread([each.plies for each in games]), spread([each.turns for each in games]))


def _pace(games: Sequence[Played], bot: str) -> Pace:
    decisions = sum(n for each in games for n, name in zip(each.decisions, each.bots, strict=True) if name == bot)
    seconds = sum(n for each in games for n, name in zip(each.seconds, each.bots, strict=True) if name == bot)
    return Pace(bot, decisions, seconds / max(1, decisions))
