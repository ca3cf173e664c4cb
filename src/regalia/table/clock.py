"""The clock of a table, folded from its log like everything else: whose time runs, how much is left, and when it runs out.

Time is charged with public lines, never with the steps of a draft, so that it tells nothing about them. Each stores how long it took.
It runs for people who keep other people waiting; bots, and a person among bots, have unlimited time.
"""

from typing import Any, NamedTuple, Protocol

import msgspec

from regalia.core.match import Match
from regalia.table.messages import ClockCard, LiveClock, SoftClock
from regalia.table.store import Entry

Agreed = SoftClock | LiveClock
REMINDERS = (0.5, 0.1)  # of a soft time are left when the player is reminded
# What a live clock gives a player who comes back after running out: a share of the first time, but at least so many seconds
SECOND_CHANCE = (0.1, 30.0)
LEAST = 0.001  # seconds that are left when the time is up, until the flag falls: only then there is some time again


class Table(Protocol):
    """What a clock needs to know of a table at one moment."""

    created: float
    match: Match
    chairs: Any
    asked: Any

    @property
    def moment(self) -> int: ...
    @property
    def waiting(self) -> bool: ...
    @property
    def turn(self) -> int | None: ...
    def others(self, seat: int) -> set[int]: ...


class Clock(NamedTuple):
    """The clock of a table after a line of its log."""

    agreed: Agreed
    left: tuple[float, ...]  # seconds of each seat, at `since`
    since: float = 0.0  # the moment of that line, on the timeline of this process
    seat: int | None = None  # whose time runs
    delay: float = 0.0  # seconds of this turn before it does
    paused: bool = False
    wishes: frozenset[int] = frozenset()  # seats that want it paused, or resumed
    lapsed: bool = False  # a soft time has run out, and anybody at the table may let a bot play
    left_at: tuple[int, float] | None = None  # a seat that was given up while its time ran, and how long ago; until something is played
    chance: int = -1  # the moment in which the seat to move got some time again
    was: tuple[tuple[int, float], ...] = ()  # of each seat, the last turn it played in and the least soft time it had left there
    added: int = 0  # the last turn that began with an increment for whoever played before

    @classmethod
    def begin(cls, agreed: Agreed, seats: int) -> "Clock":
        return cls(agreed, (full(agreed),) * seats, was=((0, 0.0),) * seats)

    @property
    def up_at(self) -> float | None:
        """When the running time is up."""
        return None if self.seat is None else self.since + self.delay + self.left[self.seat]

    def took(self, moment: float) -> float:
        """The seconds since its last line, as an entry stores them."""
        return max(0.0, round(moment - self.since, 3))

    def due(self, after: float) -> float | None:
        """When this clock has to be checked next, after a moment: to remind its player, or because the time is up."""
        return next((at for at in self._reminders if at > after), self.up_at)

    def reminds(self, due: float) -> bool:
        """Whether the player is to be reminded at this moment."""
        return any(abs(at - due) < 1 for at in self._reminders)

    @property
    def _reminders(self) -> list[float]:
        if self.up_at is None or isinstance(self.agreed, LiveClock):
            return []
        return [self.up_at - share * self.agreed.seconds for share in REMINDERS]

    def card(self, stood: float = 0.0) -> ClockCard:
        """The clock as it is sent, by a process that has stood still for so many seconds."""
        return ClockCard(
            agreed=self.agreed,
            seat=self.seat,
            left=[round(1000 * each) for each in self.left],
            delay=round(1000 * self.delay),
            at=round(1000 * (self.since + stood)),
            paused=self.paused,
            wishes=sorted(self.wishes),
            lapsed=self.lapsed,
        )

    # changes

    def begun(self, now: Table) -> "Clock":
        """The clock of a table that starts at once."""
        return self._replace(since=now.created, delay=self._delay)._running(now)

    @property
    def _delay(self) -> float:
        return float(self.agreed.delay) if isinstance(self.agreed, LiveClock) else 0.0

    def after(self, entry: Entry, before: Table, then: Table, moment: float) -> "Clock":
        """The clock after a public line, written at a moment of this process."""
        clock, moved = self._come_back(entry, then)._charged(entry.took, moment), then.moment > before.moment
        if before.waiting and not then.waiting:
            clock = clock._replace(delay=clock._delay)
        elif entry.kind == "takeback":
            clock = clock._taken_back(then, free=before.asked is None or str(before.asked.line) != entry.said)
        elif moved:
            clock = clock._moved(before, then.match.turns_begun)
        if entry.kind == "pause" or entry.kind == "resume":
            clock = clock._replace(paused=entry.kind == "pause", wishes=frozenset())
        elif entry.kind == "propose" and entry.seat is not None:
            clock = clock._replace(wishes=clock.wishes | {entry.seat} if entry.said else clock.wishes - {entry.seat})
        elif entry.kind == "flag" and entry.seat is not None:
            clock = clock._with(entry.seat, 0.0)._replace(lapsed=not entry.said)
        elif entry.kind == "sit" and entry.seat is not None:
            clock = clock._sat(entry.seat, then)
        return clock._running(then)._noting_who_left(entry, self, moved, then)

    def _come_back(self, entry: Entry, then: Table) -> "Clock":
        """Whoever comes back before anything was played has been waited for all the time: leaving does not stop a clock."""
        if self.left_at is None or (entry.kind, entry.seat) != ("sit", self.left_at[0]) or then.chairs[entry.seat].kind != "person":
            return self
        return self._replace(seat=entry.seat, left_at=None)._charged(self.left_at[1], self.since)

    def _noting_who_left(self, entry: Entry, before: "Clock", moved: bool, then: Table) -> "Clock":
        left_at = self.left_at and (self.left_at[0], self.left_at[1] + entry.took)
        if entry.kind in ("sit", "resign") and entry.seat is not None and entry.seat == before.seat != self.seat:
            left_at = entry.seat, 0.0
        stands = moved or self.paused or left_at is None or not then.others(left_at[0])
        return self._replace(left_at=None if stands else left_at)

    def _charged(self, took: float, moment: float) -> "Clock":
        if self.seat is None:
            return self._replace(since=moment)
        waited = min(took, self.delay)
        left = max(LEAST, self.left[self.seat] - took + waited)
        return self._with(self.seat, left)._replace(since=moment, delay=self.delay - waited)

    def _with(self, seat: int, left: float) -> "Clock":
        return self._replace(left=(*self.left[:seat], left, *self.left[seat + 1 :]))

    def _moved(self, before: Table, turn: int) -> "Clock":
        """After a moment of the game: a soft time starts over, a live one gets its increment at the end of a turn, once for each turn."""
        seat, played = before.turn or 0, before.match.turns_begun
        if isinstance(self.agreed, SoftClock):
            known, least = self.was[seat]
            was = played, min(self.left[seat], least) if known == played else self.left[seat]
            left = (full(self.agreed),) * len(self.left)
            return self._replace(left=left, lapsed=False, was=(*self.was[:seat], was, *self.was[seat + 1 :]))
        if turn == played:
            return self
        clock = self._replace(delay=self._delay)
        if self.seat is None or turn <= self.added:
            return clock
        return clock._with(self.seat, self.left[self.seat] + self.agreed.increment)._replace(added=turn)

    def _taken_back(self, then: Table, free: bool) -> "Clock":
        """What others agree to gives time again. What they were not asked about gives none: it could be done again and again."""
        if isinstance(self.agreed, LiveClock):
            return self._replace(delay=0.0) if free else self
        clock = self._replace(left=(full(self.agreed),) * len(self.left), lapsed=False)
        turn, least = self.was[then.turn or 0]
        return clock._with(then.turn or 0, least) if free and turn == then.match.turns_begun else clock

    def _sat(self, seat: int, then: Table) -> "Clock":
        """A player who comes back after running out gets some time again; one who is gone has no wishes."""
        clock = self._replace(wishes=self.wishes - {seat}, lapsed=self.lapsed and then.turn != seat)
        if then.chairs[seat].kind != "person" or self.left[seat] > 0:
            return clock
        if then.turn == seat:
            if self.chance == then.moment:
                return clock  # one was given for this move
            clock = clock._replace(chance=then.moment)
        share, least = SECOND_CHANCE
        return clock._with(seat, full(self.agreed) if isinstance(self.agreed, SoftClock) else max(share * self.agreed.base, least))

    def _running(self, then: Table) -> "Clock":
        seat = then.turn
        stands = seat is None or then.waiting or self.paused or self.lapsed
        if stands or seat is None or then.chairs[seat].kind != "person" or not then.others(seat):
            seat = None
        return self._replace(seat=seat)


def full(agreed: Agreed) -> float:
    return float(agreed.seconds if isinstance(agreed, SoftClock) else agreed.base)


_AGREED = msgspec.json.Decoder[Agreed](Agreed)  # made before any thread reads a table: see `private` in core/match.py


def read(said: str | None, seats: int) -> Clock | None:
    """The clock of a table, as agreed on."""
    return Clock.begin(_AGREED.decode(said), seats) if said else None
