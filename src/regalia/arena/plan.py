"""Who plays whom: every line-up on every deal and from every seat, so that neither luck nor seats favour anybody."""

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Any

from regalia.core.errors import BadInput
from regalia.core.values import as_whole
from regalia.public import Game, game

OPENER = "search:500"  # plays openings: the same way every time, since it counts simulations and not seconds


@dataclass(frozen=True)
class Bout:
    """One game to be played: which bot sits where, and the deal."""

    number: int
    players: int
    deal: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """A tournament. `games` is per number of players; it is rounded up to whole rotations of the seats."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: tuple[int, ...]
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    alone: str | None = None  # a bot that sits exactly once at every table
    opening: int = 0  # turns that OPENER plays for all seats, alike in every seating of a deal, before the bots take over
    even: int = 100  # percentage points that OPENER may then give the seat to move above or below its fair share; else another deal
    study: str = ""  # for a set-up of an experiment: what all of them share, so that they are dealt alike; their games are watched
    neighbours: bool = False  # bots meet only those next to them in the list: enough to rate a ladder
    changes: dict[str, Any] = field(default_factory=dict)  # numbers of the components that differ from those of the box

    def __post_init__(self) -> None:
        for name in ("games", "seed", "opening", "even"):  # NumPy's numbers would deal other games
            object.__setattr__(self, name, as_whole(getattr(self, name)))
        object.__setattr__(self, "players", tuple(map(as_whole, self.players)))
        if self.games < 1:
            raise BadInput("simulate-games", value=self.games)
        if len(self.bots) < (1 if self.study else 2) or len(set(self.bots)) < len(self.bots):
            raise BadInput("arena-bots")
        if not self.players or len(set(self.players)) < len(self.players):
            raise BadInput("arena-players")
        if self.alone is not None and self.alone not in self.bots:
            raise BadInput("arena-alone", bot=self.alone)
        if self.even < 100 and not self.opening:
            raise BadInput("arena-even")
        for players in self.players:
            self.table(players)

    def table(self, players: int) -> Game:
        made = game(self.game, **{**self.options, "players": players})
        if self.changes:
            if made.rooms.alter is None:
                raise BadInput("experiment-changes", game=made.rulebook.title)
            made.box = made.rooms.alter(made.box, self.changes)
        return made

    def lineups(self, players: int) -> list[tuple[str, ...]]:
        """Every set of bots for a table, with as many different ones as there are; with few bots, some sit there more than once."""
        different = min(players, len(self.bots))
        found = [some for some in combinations_with_replacement(self.bots, players) if len(set(some)) == different]
        if self.neighbours:
            found = [some for some in found if self.bots.index(some[-1]) - self.bots.index(some[0]) < different]
        return found if self.alone is None else [some for some in found if some.count(self.alone) == 1]

    @cached_property
    def bouts(self) -> list[Bout]:
        """Every game, in the order in which they are played: a deal is finished from all seats before the next one begins."""
        found: list[Bout] = []
        for players in self.players:
            found += [Bout(len(found) + i, players, deal, bots) for i, (deal, bots) in enumerate(self._seatings(players))]
        return found

    def _seatings(self, players: int) -> Iterator[tuple[int, tuple[str, ...]]]:
        played = deal = 0
        while True:
            for lineup in self.lineups(players):
                if played >= self.games:
                    return
                for turned in rotations(lineup):
                    yield deal, turned
                    played += 1
            deal += 1

    def seed_of(self, *what: Any) -> int:
        """A seed that is the same for the same tournament and purpose on every machine."""
        whose = (self.study,) if self.study else (self.game, sorted(self.options.items()))
        text = repr((*whose, self.seed, what)).encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:7], "little")


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """A line-up rotated round the table, each seating once."""
    turned = [lineup[i:] + lineup[:i] for i in range(len(lineup))]
    return list(dict.fromkeys(turned))
