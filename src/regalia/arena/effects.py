"""What an experiment found: each measure of each set-up with its interval, and its difference from the first set-up."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.arena.ledger import Played, Watched, rows
from regalia.arena.ratings import interval
from regalia.arena.tables import Mean, Share, mean_of, share_of

SHARES = ("shared wins", "wins of the first player")  # measures between 0 and 1
FEW = 20  # a field of an event with more values than this is not counted value by value


def _watched(game: Played) -> Watched:
    assert game.watched
    return game.watched


def _margin(game: Played) -> float:
    best, second = sorted(game.scores)[-1:-3:-1]
    return best - second


MEASURES: dict[str, Callable[[Played], float]] = {
    "decisions": lambda game: game.plies,
    "turns": lambda game: game.turns,
    "decisions a turn": lambda game: game.plies / game.turns,
    "real choices a turn": lambda game: sum(game.decisions) / game.turns,  # with more than one legal move
    "points": lambda game: float(np.mean(game.scores)),
    "points of the winner": lambda game: max(game.scores),
    "margin of the winner": _margin,
    "lead changes": lambda game: _watched(game).lead_changes,
    "shared wins": lambda game: float(max(game.shares) < 1),
    "wins of the first player": lambda game: game.shares[_watched(game).first],
}


@dataclass(frozen=True)
class Measured:
    """One measure of one set-up."""

    measure: str
    setup: str
    mean: Mean
    deviation: float  # of single games


@dataclass(frozen=True)
class Effect:
    """How far a set-up is from the first: the mean difference per deal, also in standard deviations of single games (Cohen's d)."""

    measure: str
    setup: str
    deals: int
    difference: Mean
    size: float

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.difference.low > 0 or self.difference.high < 0


@dataclass(frozen=True)
class Part:
    """A share of the wins in a set-up: of whoever plays first, second …, or of a bot."""

    setup: str
    who: str
    share: Share


@dataclass(frozen=True)
class Count:
    """How often something happened in a game of each set-up, on average."""

    event: str
    setup: str
    mean: Mean


@dataclass(frozen=True)
class Findings:
    setups: tuple[str, ...]
    games: dict[str, list[Played]]
    measured: list[Measured]
    effects: list[Effect]
    order: list[Part]
    bots: list[Part]
    counts: list[Count]

    def rows(self) -> list[dict[str, Any]]:
        """One row per seat of every game, for a file."""
        return [
            {"setup": setup, **row, "order": (row["seat"] - seen.first) % game.players, "lead_changes": seen.lead_changes}
            for setup, games in self.games.items()
            for game in games
            for seen in [_watched(game)]
            for row in rows([game])
        ]

    def events(self) -> list[dict[str, Any]]:
        """One row per game and thing counted."""
        return [
            {"setup": setup, "game": game.number, "deal": game.deal, "event": event, "count": count}
            for setup, games in self.games.items()
            for game in games
            for event, count in _watched(game).events.items()
        ]


def compare(games: Mapping[str, Sequence[Played]]) -> Findings:
    """All set-ups, and each against the first."""
    first = next(iter(games))
    return Findings(
        setups=tuple(games),
        games={name: list(some) for name, some in games.items()},
        measured=[_measure(measure, name, some) for measure in MEASURES for name, some in games.items()],
        effects=[_effect(measure, name, games[first], some) for measure in MEASURES for name, some in games.items() if name != first],
        order=[part for name, some in games.items() for part in _order(name, some)],
        bots=[part for name, some in games.items() for part in _bots(name, some)],
        counts=_counts(games),
    )


def _by_deal(measure: str, games: Sequence[Played]) -> dict[int, float]:
    """All seatings of a deal are one observation."""
    found: dict[int, list[float]] = {}
    for game in games:
        found.setdefault(game.deal, []).append(MEASURES[measure](game))
    return {deal: float(np.mean(values)) for deal, values in found.items()}


def _spread(measure: str, games: Sequence[Played]) -> float:
    return float(np.std([MEASURES[measure](game) for game in games]))


def _interval(values: Sequence[float], bounds: tuple[float, float] = (-np.inf, np.inf)) -> Mean:
    return mean_of(values, bounds) if len(values) > 1 else Mean(values[0], *bounds)


def _measure(measure: str, setup: str, games: Sequence[Played]) -> Measured:
    values = list(_by_deal(measure, games).values())
    if measure not in SHARES:
        mean = _interval(values)
    elif len(set(values)) > 1:
        mean = _interval(values, (0.0, 1.0))
    else:  # all alike: their deviation says nothing
        mean = Mean(values[0], *interval(values[0], len(values)))
    return Measured(measure, setup, mean, _spread(measure, games))


def _effect(measure: str, setup: str, first: Sequence[Played], games: Sequence[Played]) -> Effect:
    before, after = _by_deal(measure, first), _by_deal(measure, games)
    differences = [after[deal] - before[deal] for deal in after if deal in before]
    spread = np.sqrt((_spread(measure, first) ** 2 + _spread(measure, games) ** 2) / 2)
    difference = _interval(differences)
    without = float(np.copysign(np.inf, difference.mean)) if difference.mean else 0.0  # all games of a set-up have the same value
    return Effect(measure, setup, len(differences), difference, float(difference.mean / spread) if spread else without)


def _order(setup: str, games: Sequence[Played]) -> list[Part]:
    players = games[0].players
    return [
        Part(setup, str(place + 1), share_of([game.shares[(_watched(game).first + place) % players] for game in games], 1 / players))
        for place in range(players)
    ]


def _bots(setup: str, games: Sequence[Played]) -> list[Part]:
    found = []
    for name in dict.fromkeys(bot for game in games for bot in game.bots):
        sat = [game for game in games if name in game.bots]
        fair = float(np.mean([game.bots.count(name) / game.players for game in sat]))
        shares = [sum(share for share, bot in zip(game.shares, game.bots, strict=True) if bot == name) for game in sat]
        found.append(Part(setup, name, share_of(shares, fair)))
    return found


def _counts(games: Mapping[str, Sequence[Played]]) -> list[Count]:
    """By kind, and by what an event names where that takes few values."""
    seen = {event for some in games.values() for game in some for event in _watched(game).events}
    values: dict[str, int] = {}
    for event in seen:
        values[event.partition("=")[0]] = values.get(event.partition("=")[0], 0) + 1
    told = sorted(event for event in seen if 1 < values[event.partition("=")[0]] <= FEW or "=" not in event)
    return [
        Count(event, setup, _interval([float(_watched(game).events.get(event, 0)) for game in some]))
        for event in told
        for setup, some in games.items()
    ]
