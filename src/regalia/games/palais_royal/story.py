"""What happens in a game of Palais Royal, as each seat may know it: servants, nobles, letters, the last round and the end."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, TypeAlias

import msgspec

from regalia.core.errors import Words, both
from regalia.core.record import OVER, Plain, Record, plain, plain_box
from regalia.core.story import Event, Sheet, SheetRow, Step
from regalia.games.palais_royal.positions import palace, write_letters
from regalia.games.palais_royal.scoring import letter_points, noble_points, one_side, presence, unplayed_points, winners
from regalia.games.palais_royal.state import (
    CARDINAL,
    CELL_NAMES,
    DIAGONAL,
    FIRST_OWNER,
    IDLE_ROUNDS,
    KING_ROOM,
    LETTER_NAMES,
    NOBLES,
    QUEEN_ROOM,
    ROOM_NAMES,
    SEALS,
    SIDE_NAMES,
    TWO_POINTS,
)
from regalia.games.palais_royal.view import Noble, nobles_of

Name: TypeAlias = Callable[[int], str]


def _called(label: str) -> Words:
    """A room, the reserve or a letter in a sentence."""
    return Words(f"palais-royal-name-the-{label}")


def _each(counts: Mapping[str, int]) -> list[Words]:
    """`the stairs (3), the mint`."""
    return [Words("palais-royal-see-many", what=_called(each), count=n) if n > 1 else _called(each) for each, n in counts.items()]


class Dealt(Event, frozen=True, tag="dealt"):
    """The palace as it was laid out (PAL-S2), everybody's first Louis (PAL-S5), and who begins (PAL-S6)."""

    first: int
    palace: list[list[str]]  # rows of rooms, from the garden side
    louis: list[int]

    def words(self, name: Name) -> Words:
        rooms = [_called(room) for row in self.palace for room in row]
        return Words("palais-royal-told-dealt", first=name(self.first), rooms=rooms)


class SetUp(Event, frozen=True, tag="set-up"):
    """PAL-S6."""

    seat: int
    rooms: dict[str, int]

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-set-up", who=name(self.seat), rooms=_each(self.rooms))


class Brought(Event, frozen=True, tag="brought"):
    """Servants newly put at the gate, with the king or the queen (PAL-A1, PAL-A3), from the reserve or from rooms (PAL-T1)."""

    seat: int
    room: str
    sources: dict[str, int]

    def words(self, name: Name) -> Words:
        who, room, count = name(self.seat), _called(self.room), sum(self.sources.values())
        if set(self.sources) == {"reserve"}:
            return Words("palais-royal-told-brought", who=who, room=room, count=count)
        return Words("palais-royal-told-brought-from", who=who, room=room, count=count, sources=_each(self.sources))


class Walked(Event, frozen=True, tag="walked"):
    """PAL-A2: servants who went the same way, and the moves it took."""

    seat: int
    start: str
    end: str
    count: int
    moves: int

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-walked", who=name(self.seat), start=_called(self.start), end=_called(self.end), count=self.count)


class TookLouis(Event, frozen=True, tag="minted"):
    """PAL-A3."""

    seat: int
    louis: int

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-minted", who=name(self.seat), louis=self.louis)


class Recruited(Event, frozen=True, tag="recruited"):
    """PAL-A4: what was paid, and with what; seals may be paid by letter (PAL-L6)."""

    seat: int
    space: str
    noble: Noble
    louis: int
    returned: dict[str, int]  # servants who went back to the reserve, by room
    by_letter: int  # seals
    face_up: bool  # PAL-A7

    def words(self, name: Name) -> Words:
        servants, said = sum(self.returned.values()), {"space": self.space, "louis": self.louis, "points": self.noble.points}
        if self.noble.privilege == "none":
            return Words("palais-royal-told-recruited", who=name(self.seat), servants=servants, **said)
        privilege = Words(f"palais-royal-name-privilege-{self.noble.privilege}")
        return Words("palais-royal-told-recruited-privilege", who=name(self.seat), servants=servants, privilege=privilege, **said)


class Joined(Event, frozen=True, tag="joined"):
    """PAL-N8, PAL-N9: servants from the general supply."""

    seat: int
    count: int

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-joined", who=name(self.seat), count=self.count)


class Left(Event, frozen=True, tag="left"):
    """PAL-A6: a servant stays on a side of the garden."""

    seat: int
    space: str
    sides: list[str]
    source: str

    def words(self, name: Name) -> Words:
        sides = [Words(f"palais-royal-name-{side}") for side in self.sides]
        return Words("palais-royal-told-left", who=name(self.seat), space=self.space, sides=sides, source=_called(self.source))


class Played(Event, frozen=True, tag="letter"):
    """PAL-L1 to PAL-L9."""

    seat: int
    letter: str
    louis: int

    def words(self, name: Name) -> Words:
        if self.louis == 0:
            return Words("palais-royal-told-letter", who=name(self.seat), letter=_called(self.letter))
        return Words("palais-royal-told-letter-price", who=name(self.seat), letter=_called(self.letter), louis=self.louis)


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """PAL-A8: the discards are the new deck."""

    letters: dict[str, int]

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-reshuffled", count=sum(self.letters.values()))


class Drew(Event, frozen=True, tag="drew"):
    """PAL-A8; only who drew them sees the letters."""

    seat: int
    count: int
    letters: dict[str, int] | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, self.count, None)

    def words(self, name: Name) -> Words:
        if self.letters is None:
            return Words("palais-royal-told-drew", who=name(self.seat), count=self.count)
        return Words("palais-royal-told-drew-letters", who=name(self.seat), letters=_each(self.letters))


class Kept(Event, frozen=True, tag="kept"):
    """PAL-A8: each letter kept sends a servant back to the reserve."""

    seat: int
    count: int
    letters: dict[str, int] | None

    def seen_by(self, seat: int | None) -> "Kept":
        return self if seat == self.seat else Kept(self.seat, self.count, None)

    def words(self, name: Name) -> Words:
        if self.letters is None:
            return Words("palais-royal-told-kept", who=name(self.seat), count=self.count)
        return Words("palais-royal-told-kept-letters", who=name(self.seat), letters=_each(self.letters))


class Discarded(Event, frozen=True, tag="discarded"):
    """Letters that go face up on the discards: those not kept (PAL-A8), or a majority letter at the end of the turn (PAL-L1)."""

    seat: int
    letters: dict[str, int]

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-discarded", who=name(self.seat), letters=_each(self.letters))


class EndedTurn(Event, frozen=True, tag="turn-ended"):
    """A turn ends, and nothing else has happened."""

    seat: int

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-turn-ended", who=name(self.seat))


class Skipped(Event, frozen=True, tag="skipped"):
    """A whole turn in which there was nothing to decide."""

    seat: int

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-skipped", who=name(self.seat))


class LastRound(Event, frozen=True, tag="last-round"):
    """PAL-E1."""

    nobles: int

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-last-round", nobles=self.nobles)


class SideScore(msgspec.Struct, frozen=True):
    side: str
    servants: list[int]  # of each seat, outer ones doubled
    points: list[int]


class Scored(Event, frozen=True, tag="scored"):
    """The final scoring, line by line and seat by seat (PAL-E2 to PAL-E4)."""

    nobles: list[list[Noble]]
    noble_points: list[int]
    played: list[dict[str, int]]  # point letters
    played_points: list[int]
    unplayed: list[int]  # letters in hand
    unplayed_points: list[int]  # at most 6
    sides: list[SideScore]
    totals: list[int]

    def words(self, name: Name) -> Words:
        return Words("palais-royal-told-scored", points=[f"{name(seat)} {total}" for seat, total in enumerate(self.totals)])

    def sheet(self) -> Sheet:
        nobles = [[str(noble.points) for noble in nobles] for nobles in self.nobles]
        played = [[f"{count} × {_worth(letter)}" for letter, count in each.items()] for each in self.played]
        hand = [SheetRow(Words("palais-royal-see-letters"), self.unplayed)]
        unplayed = _counted("palais-royal-score-of-letters", self.unplayed, self.unplayed_points)
        rows = [
            SheetRow(Words("palais-royal-counted-nobles"), self.noble_points, [*self._noble_rows()], _summed(nobles, self.noble_points)),
            SheetRow(Words("palais-royal-counted-played"), self.played_points, [*self._letter_rows()], _summed(played, self.played_points)),
            SheetRow(Words("palais-royal-counted-hand"), self.unplayed_points, hand, unplayed),
            *(_side_row(each) for each in self.sides),
        ]
        return Sheet(Words("palais-royal-counted"), rows, self.totals, [0] * len(self.totals))

    def _noble_rows(self) -> Iterator[SheetRow]:
        for seat, nobles in enumerate(self.nobles):
            for noble in nobles:
                label = Words("palais-royal-score-noble", noble=f"{noble.louis}/{noble.blue}/{noble.purple}/{noble.points}")
                yield SheetRow(label, [noble.points if other == seat else None for other in range(len(self.totals))])

    def _letter_rows(self) -> Iterator[SheetRow]:
        for letter in sorted({letter for played in self.played for letter in played}):
            yield SheetRow(_called(letter), [_worth(letter) * played[letter] if letter in played else None for played in self.played])


def _worth(letter: str) -> int:
    return int(letter.partition("-")[0])  # 2-points, 4-points


def _side_row(score: SideScore) -> SheetRow:
    formulas = _counted("palais-royal-score-of-servants", score.servants, score.points)
    servants = [SheetRow(Words("palais-royal-see-servants"), score.servants)]
    return SheetRow(Words(f"palais-royal-counted-{score.side}"), score.points, servants, formulas, [score.side])


def _summed(parts: Sequence[Sequence[str]], points: Sequence[int]) -> list[Words | None]:
    """4 + 7 + 3 = 14, for each seat that has something to add."""
    both = zip(parts, points, strict=True)
    return [Words("palais-royal-score-sum", parts=" + ".join(each), points=total) if each else None for each, total in both]


def _counted(key: str, counts: Sequence[int], points: Sequence[int]) -> list[Words | None]:
    """5 servants → 2, for each seat that has some."""
    both = zip(counts, points, strict=True)
    return [Words("palais-royal-score-formula", what=Words(key, count=n), points=won) if n else None for n, won in both]


class Ended(Event, frozen=True, tag="ended"):
    """Most points, then most servants with the cardinal; still tied: shared (PAL-E5)."""

    stood_still: bool  # PAL-R6; otherwise the last round is over (PAL-E1)
    points: list[int]
    tied: list[int]  # the seats with most points
    cardinal: list[int]  # servants of each seat
    winners: list[int]

    def words(self, name: Name) -> Words:
        who, points = both(name(seat) for seat in self.winners), max(self.points)
        why = Words("palais-royal-told-stood-still", rounds=IDLE_ROUNDS) if self.stood_still else Words("palais-royal-told-over")
        if len(self.winners) > 1:
            return Words("palais-royal-told-shared", why=why, who=who, points=points)
        if len(self.tied) > 1:
            tied = both(name(seat) for seat in self.tied)
            return Words("palais-royal-told-won-cardinal", why=why, who=who, tied=tied, points=points)
        return Words("palais-royal-told-won", why=why, who=who, points=points)


Told: TypeAlias = (
    Dealt | SetUp | Brought | Walked | TookLouis | Recruited | Joined | Left | Played | Reshuffled | Drew | Kept | Discarded | EndedTurn
    | Skipped | LastRound | Scored | Ended
)  # fmt: skip


def unfinished(s: Record) -> bool:
    """Every step that stands is seen by all."""
    return False


def tell_deal(s: Record, box: Record) -> list[Told]:
    """What was dealt; nobody has letters yet."""
    dealt = plain(s)
    return [Dealt(dealt.turn, palace(dealt), dealt.louis[: dealt.players])] if s.phase != OVER else []


def tell(steps: Sequence[Step], box: Record) -> list[Told]:
    """What happened with these steps."""
    told: list[Told] = []
    for (family, *_), group in groupby(steps, _together):
        told += _TOLD[family](list(group), plain_box(box))
    last = steps[-1]
    if last.after.phase == OVER or last.after.turns_begun != last.before.turns_begun:
        told += _tell_after(last, box, said=bool(told))
    return told


def _together(step: Step) -> tuple[Any, ...]:
    """What servants do alike, or a payment step by step, is told at once."""
    family = step.move.family.name
    if family in ("seal", "pay"):
        family = "recruit"
    if family == "recruit":
        return family, int(step.before.nobles), int(step.before.turns_begun)  # a noble each
    return (family, *step.move.labels) if family in ("move", "letter", "side") else (family,)


def _tell_put(steps: list[Step], box: Plain) -> Iterator[Told]:
    yield SetUp(steps[0].seat, _count(step.move.labels[0] for step in steps))


def _tell_brought(steps: list[Step], box: Plain) -> Iterator[Told]:
    yield Brought(steps[0].seat, steps[0].move.family.name, _count(step.move.labels[0] for step in steps))


def _tell_walk(steps: list[Step], box: Plain) -> Iterator[Told]:
    start, end = steps[0].move.labels
    s, seat = plain(steps[0].before), steps[0].seat
    diagonal = s.privileges[seat][DIAGONAL] > 0
    far = box.steps[diagonal][s.at[ROOM_NAMES.index(start)]][s.at[ROOM_NAMES.index(end)]]
    yield Walked(seat, start, end, len(steps), far * len(steps))


def _tell_mint(steps: list[Step], box: Plain) -> Iterator[Told]:
    yield TookLouis(steps[0].seat, int(steps[0].move.labels[0]))


def _tell_recruit(steps: list[Step], box: Plain) -> Iterator[Told]:
    before, after, seat = plain(steps[0].before), plain(steps[-1].after), steps[0].seat
    if after.phase == SEALS or steps[0].move.family.name != "recruit":  # the seals are thought about, or paid and nothing more
        return
    space = CELL_NAMES.index(steps[0].move.labels[0])
    noble = nobles_of(box)[before.garden[box.space[space]]]
    paid = {name: before.rooms[seat][room] - after.rooms[seat][room] for name, room in (("king", KING_ROOM), ("queen", QUEEN_ROOM))}
    returned = {"office": 1} | {name: count for name, count in paid.items() if count}
    louis = before.louis[seat] - plain(steps[0].after).louis[seat]
    by_letter = noble.blue + noble.purple - sum(paid.values())
    face_up = noble.privilege not in ("none", "servant", "servants")
    yield Recruited(seat, CELL_NAMES[space], noble, louis, returned, by_letter, face_up)
    if before.supply[seat] > after.supply[seat]:
        yield Joined(seat, before.supply[seat] - after.supply[seat])


def _tell_side(steps: list[Step], box: Plain) -> Iterator[Told]:
    for step in steps:
        space = int(step.before.space)
        sides = [name for name, weights in zip(SIDE_NAMES, box.weight, strict=True) if weights[space]]
        yield Left(step.seat, CELL_NAMES[box.cell[space]], sides, step.move.labels[0])


def _tell_letter(steps: list[Step], box: Plain) -> Iterator[Told]:
    for step in steps:
        letter = step.move.labels[0]
        yield Played(step.seat, letter, box.fee[LETTER_NAMES.index(letter)])


def _tell_draw(steps: list[Step], box: Plain) -> Iterator[Told]:
    before, after, seat = plain(steps[0].before), plain(steps[0].after), steps[0].seat
    if any(before.discard) and not any(after.discard):
        yield Reshuffled(write_letters(before.discard))
    yield Drew(seat, sum(after.drawn), write_letters(after.drawn))


def _tell_keep(steps: list[Step], box: Plain) -> Iterator[Told]:
    seat = steps[0].seat
    yield Kept(seat, len(steps), _count(step.move.labels[0] for step in steps))


def _tell_discard(steps: list[Step], box: Plain) -> Iterator[Told]:
    letters = write_letters(plain(steps[0].before).drawn)
    if letters:
        yield Discarded(steps[0].seat, letters)


def _tell_nothing(steps: list[Step], box: Plain) -> Iterator[Told]:
    return iter(())


_TOLD: dict[str, Callable[[list[Step], Plain], Iterator[Told]]] = {
    "put": _tell_put,
    "gate": _tell_brought,
    "king": _tell_brought,
    "queen": _tell_brought,
    "move": _tell_walk,
    "mint": _tell_mint,
    "recruit": _tell_recruit,
    "side": _tell_side,
    "letter": _tell_letter,
    "draw": _tell_draw,
    "keep": _tell_keep,
    "discard": _tell_discard,
    "done": _tell_nothing,
}


def _count(labels: Iterator[str]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for label in labels:
        counts[label] = counts.get(label, 0) + 1
    return counts


def _tell_after(step: Step, box: Record, said: bool) -> Iterator[Told]:
    """A turn is over; so may be others after it, in which nobody could decide anything, and the game."""
    before, after = step.before, step.after
    if before.majority:
        yield Discarded(step.seat, {"majority": int(before.majority)})
    elif not said:
        yield EndedTurn(step.seat)
    stood_still = bool(after.phase == OVER and after.turn == 0)  # the round that would have begun is counted, PAL-R6
    ended = bool(after.phase == OVER and not stood_still)
    for turn in range(1, int(after.turns_begun) - int(before.turns_begun) + ended):
        yield Skipped((step.seat + turn) % int(before.players))
    if after.last and not before.last and not stood_still:
        yield LastRound(int(after.nobles))
    if after.phase == OVER:
        yield from _tell_end(after, box, stood_still)


def _tell_end(s: Record, box: Record, stood_still: bool) -> Iterator[Told]:
    end, printed, seats = plain(s), plain_box(box), range(int(s.players))
    owned = [[nobles_of(printed)[n] for n in range(1, NOBLES + 1) if end.where[n] == FIRST_OWNER + seat] for seat in seats]
    sides = [
        SideScore(
            name, [int(presence(s, box, side, seat)) for seat in seats], [int(one_side(s, box, side, seat)) for seat in seats]
        )
        for side, name in enumerate(SIDE_NAMES)
    ]  # fmt: skip
    nobles, played = [int(noble_points(s, box, seat)) for seat in seats], [int(letter_points(s, seat)) for seat in seats]
    unplayed = [int(unplayed_points(s, seat)) for seat in seats]
    totals = [nobles[seat] + played[seat] + unplayed[seat] + sum(side.points[seat] for side in sides) for seat in seats]
    shown = [write_letters([0] * TWO_POINTS + end.shown[seat]) for seat in seats]
    yield Scored(owned, nobles, shown, played, end.letters[: len(seats)], unplayed, sides, totals)
    tied = [seat for seat in seats if totals[seat] == max(totals)]
    won = [seat for seat in seats if winners(s, box) >> seat & 1]
    yield Ended(stood_still, totals, tied, [end.rooms[seat][CARDINAL] for seat in seats], won)
