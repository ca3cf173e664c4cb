"""What happened: each public moment of a match is told as events, made by the game once and seen by each viewer as it may know them.

A player's steps become a public moment with the step that can no longer be taken back; until then they are nobody
else's business. The game's room `story` tells the events of a moment; logs, replays, terminals and screens all show these.
"""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple, Self

import msgspec

from regalia.core.errors import Words
from regalia.core.moves import Move
from regalia.core.record import Record


class Step(NamedTuple):
    """One decision as it was made, with the state before and after it."""

    seat: int
    move: Move
    before: Record
    after: Record


class Event(msgspec.Struct, frozen=True, tag_field="event"):
    """Something that happened."""

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat (None: a spectator) may know it; most are the same to everybody."""
        return self

    @abstractmethod
    def words(self, name: Callable[[int], str]) -> Words:
        """The sentence that tells it; `name` says what a seat is called."""

    def sheet(self) -> "Sheet | None":
        """The whole of a scoring, line by line; None where nothing was scored."""
        return None


class SheetRow(NamedTuple):
    """A number for each seat (None: nothing), and where it comes from.

    A row whose sums are spelled out is a line of the scoring, counted by itself: people can watch it being counted on the board.
    """

    label: Words
    values: Sequence[int | None]
    parts: "Sequence[SheetRow]" = ()
    formulas: "Sequence[Words | None]" = ()  # of each seat
    places: Sequence[str] = ()  # of the board, as the game names them


class Sheet(NamedTuple):
    """A scoring as people would write it down: rows with a column for each seat, and the totals."""

    title: Words
    rows: Sequence[SheetRow]
    totals: Sequence[int]
    before: Sequence[int] | None = None  # what each seat had; None: that is not told here, and the totals are what is won


class Moment(NamedTuple):
    """A public moment: what one seat did, up to and including the step that could not be taken back. The first is the deal."""

    number: int  # public moments so far; 0: the deal. Lines of the log would count private steps too
    seat: int | None  # None: the deal, which is nobody's
    events: Sequence[Event]
    back: int | None = None  # of a takeback: the moment the match went back to
    seen: bool = False  # and something hidden had been shown since


def seen(events: Sequence[Event], seat: int | None) -> list[Event]:
    """What happened as a viewer may know it."""
    return [event.seen_by(seat) for event in events]
