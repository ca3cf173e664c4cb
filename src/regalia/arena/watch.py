"""What an experiment records while a game is played: who is ahead, and counts of everything the story tells."""

from collections import Counter
from typing import Any

from regalia.arena.ledger import Watched
from regalia.core.match import Match
from regalia.core.story import Event


class Watch:
    """Follows one match from its beginning."""

    def __init__(self, match: Match) -> None:
        self.match, self.first = match, match.turn or 0
        self.changes, self.ahead, self.turn = 0, -1, match.turns_begun

    def look(self) -> None:
        """Call this after every move."""
        if self.match.turns_begun == self.turn and not self.match.over:
            return
        self.turn = self.match.turns_begun
        points = self.match.scores
        if points.count(max(points)) == 1 and points.index(max(points)) != self.ahead:
            self.changes += self.ahead >= 0
            self.ahead = points.index(max(points))

    def seen(self) -> Watched:
        counted: Counter[str] = Counter()
        for moment in self.match.story():
            for event in moment.events:
                counted.update(names_of(event))
        return Watched(self.first, self.changes, dict(sorted(counted.items())))


def names_of(event: Event) -> list[str]:
    """What an event is counted as: its kind, and its kind with each piece, place or number it names."""
    kind = str(event.__struct_config__.tag)
    named = [(name, getattr(event, name)) for name in event.__struct_fields__]
    return [kind, *(f"{kind} {name}={value}" for name, value in named if _tells(name, value))]


def _tells(name: str, value: Any) -> bool:
    return name not in ("seat", "displaced", "first") and isinstance(value, str | int) and not isinstance(value, bool)
