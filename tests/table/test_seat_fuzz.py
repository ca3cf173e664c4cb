"""Random sequences of what people may do with seats, against a model that knows who gave what to whom."""

import contextlib
import random
import secrets
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.table import commands, intents
from regalia.table.clock_keeper import ClockKeeper
from regalia.table.messages import Answer, LiveClock, NewTable, Play, Resign, SeatWish, SoftClock, State, TakeBack, Undo
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry, Table
from regalia.table.store import Store
from regalia.table.timeline import Timeline
from regalia.table.trouble import Trouble
from table.test_registry import opened, run

NAMES = ("Anna", "Bruno", "Clara", "David")
KINDS = ("bot", "open", "person")
AWAY = 24 * 3600.0


class Right:
    """A token, and whose it is."""

    def __init__(self, token: str, who: str, seat: int) -> None:
        self.token, self.who, self.seat = token, who, seat
        self.until: int | None = None  # the entry with which it ended


class Seat:
    """What everybody at the table knows of a seat."""

    def __init__(self, kind: str, held: Right | None = None, *, came: bool = False) -> None:
        self.kind, self.held, self.came = kind, held, came
        self.kept = True  # for who holds it, also while a bot plays; not if the host put the bot there before the start and nobody had come
        self.left = 0.0  # when the bot took over
        self.resigned = False
        self.brought: str | None = None
        self.agreed: tuple[str, set[str]] = ("", set())  # what others say it should become, and who

    @property
    def holder(self) -> str | None:
        return self.held.who if self.held else None


class Evening:
    """Four people, a table and its rematches, at two processes that hear of each other only now and then."""

    def __init__(self, seed: int, places: list[Registry], clock: Callable[[], float], wait: Callable[[float], None]) -> None:
        self.dice = random.Random(seed)
        self.places, self.time, self.wait = places, clock, wait
        self.keeper = ClockKeeper(places[0], ProcessLink())
        self.story: list[str] = []
        self.done: dict[str, int] = {}  # how often each deed succeeded

    async def begin(self) -> None:
        dice = self.dice
        kinds = ["open", "open", dice.choice(["open", "bot", "bot"])]
        kinds[dice.randrange(2)] = "person"
        clock = dice.choice([None, None, SoftClock(3600, dice.choice(["bot", "ask"])), SoftClock(3 * 86400), LiveClock(600)])
        wish = NewTable(
            "kingdoms", {"players": 3}, [SeatWish(kind) for kind in kinds], start=dice.choice(["full", "asked", "now"]),
            takebacks=dice.random() < 0.5, clock=clock,
        )  # fmt: skip
        made = await self.places[0].create(wish)
        self.host = made.host
        self.rights = [Right(link.token, "Anna", seat) for seat, link in enumerate(made.seats) if link.token]
        self.seats = [Seat(kind, next((each for each in self.rights if each.seat == seat), None)) for seat, kind in enumerate(kinds)]
        await self.sit_at(made.table)
        self.story.append(f"{kinds} {wish.start} {wish.clock} takebacks={wish.takebacks}")

    async def sit_at(self, name: str) -> None:
        self.tables = [await place.find(name) for place in self.places]
        self.begun = not self.newest.now.waiting
        self.said: list[tuple[Right, Play]] = []

    # one step

    async def step(self) -> None:
        deeds: list[tuple[int, Callable[[Registry, Table], Awaitable[None]]]] = [
            (12, self.play), (3, self.join), (3, self.come), (8, self.hand_over), (6, self.agree), (2, self.resign), (3, self.start),
            (2, self.take_back), (3, self.answer), (1, self.undo), (3, self.rematch), (1, self.pass_time), (5, self.bot), (1, self.repeat),
            (1, self.restart),
        ]  # fmt: skip
        if self.newest.now.ended:
            deeds = [(5, self.rematch), (1, self.join), (1, self.hand_over), (1, self.play)]
        deed = self.dice.choices([each for _, each in deeds], [weight for weight, _ in deeds])[0]
        number = self.dice.choice([0, 0, 1])
        place, table = self.places[number], self.tables[number]
        known = table.now.seq
        try:
            await deed(place, table)
            self.done[deed.__name__] = self.done.get(deed.__name__, 0) + 1
        except Trouble as trouble:
            self.story.append(f"  {deed.__name__} refused: {trouble.code}")
        else:
            self.story.append(f"{deed.__name__} at {number}, {known} -> {self.newest.now.seq}")
        for other, at in zip(self.places, self.tables, strict=True):
            if self.dice.random() < 0.7:
                await other.heard(at.now.id, self.newest.now.seq)
        self.see_whether_begun()
        await self.check()

    @property
    def newest(self) -> Table:
        return max(self.tables, key=lambda table: table.now.seq)

    def right(self) -> Right:
        """Somebody's token, mostly one that is still good."""
        good = [seat.held for seat in self.seats if seat.held]
        return self.dice.choice(self.rights if not good or self.dice.random() < 0.15 else good)

    async def seat_of(self, place: Registry, table: Table, right: Right) -> int:
        seat = await place.seat(table, right.token)
        assert seat == right.seat
        return seat

    def expect_right(self, right: Right, table: Table) -> None:
        """The state a request is answered with is one that its sender may see."""
        assert right.until is None or table.now.seq < right.until, "somebody was shown a hand they have given away"

    def others(self, seat: int) -> set[str | None]:
        return {each.holder for number, each in enumerate(self.seats) if number != seat and each.kind == "person"}

    def awaited(self, seat: int) -> set[str | None]:
        """For whom a bot plays in the other seats, if they have not been away for long."""
        others = [each for number, each in enumerate(self.seats) if number != seat and each.kind == "bot" and each.held and each.kept]
        return {each.holder for each in others if not each.resigned and self.time() - each.left < AWAY}

    def end(self, seat: int) -> None:
        held = self.seats[seat].held
        if held:
            held.until = self.newest.now.seq

    def sat(self, seat: int) -> None:
        """What was agreed on about the seat is done, and what its holder agreed to is forgotten."""
        self.seats[seat].agreed = ("", set())
        for number, each in enumerate(self.seats):
            if number != seat:
                each.agreed[1].discard(f"{seat}")

    # what people do

    async def play(self, place: Registry, table: Table) -> None:
        due = self.seats[self.newest.now.turn or 0].held
        right = due if due and self.dice.random() < 0.7 else self.right()
        move = Play(move=self.dice.choice(table.now.match.legal_ids() or [0]), seq=table.now.public, key=f"{self.dice.getrandbits(64):x}")
        await commands.play(place, table, await self.seat_of(place, table, right), move)
        self.said.append((right, move))
        self.expect_right(right, table)

    async def repeat(self, place: Registry, table: Table) -> None:
        """Say again, at any process, what has been done before."""
        right, move = self.dice.choice(self.said[-3:] or [(self.right(), Play(move=0, seq=0))])
        await commands.play(place, table, await self.seat_of(place, table, right), move)
        self.expect_right(right, table)

    async def bot(self, place: Registry, table: Table) -> None:
        await place.heard(table.now.id, self.newest.now.seq)
        if table.now.bot_due:
            move = Play(move=self.dice.choice(table.now.match.legal_ids()), seq=table.now.public)
            await commands.play(place, table, table.now.turn or 0, move, by_bot=True)

    async def join(self, place: Registry, table: Table) -> None:
        """Say who has come, come back after a bot, or bring something to the deal."""
        right, own, brought = self.right(), self.dice.random() < 0.2, self.randomness()
        seat, token = await commands.join(place, table, right.token, None, None, brought, own)
        mine = self.seats[seat]
        assert mine.held is right, "whoever lost the seat came back to it"
        assert (token is not None) == (own or mine.kind == "bot")
        if token:
            self.end(seat)
            mine.held = Right(token, right.who, seat)
            self.rights.append(mine.held)
        mine.brought = None if mine.kind == "bot" and not brought else brought or mine.brought
        mine.kind, mine.came, mine.kept, mine.resigned = "person", True, True, False
        self.sat(seat)

    async def come(self, place: Registry, table: Table) -> None:
        """Take an open seat."""
        who, brought = self.dice.choice(NAMES), self.randomness()
        seat, token = await commands.join(place, table, None, None, None, brought)
        assert token
        assert self.seats[seat].kind == "open"
        self.rights.append(Right(token, who, seat))
        self.seats[seat] = Seat("person", self.rights[-1], came=True)
        self.seats[seat].brought = brought
        self.sat(seat)

    def wish(self) -> tuple[int, str]:
        """What a seat should become; often what somebody has agreed to."""
        agreed = [(number, each.agreed[0]) for number, each in enumerate(self.seats) if each.agreed[1]]
        return self.dice.choice(agreed) if agreed and self.dice.random() < 0.6 else (self.dice.randrange(3), self.dice.choice(KINDS))

    async def hand_over(self, place: Registry, table: Table) -> None:
        (seat, wanted), host = self.wish(), self.dice.random() < 0.4
        right = None if host else self.right()
        of, before = self.seats[seat], self.newest.now
        given = await commands.hand_over(
            place, table, right.token if right else self.host, seat, SeatWish(wanted, "random" if wanted == "bot" else None)
        )
        who = right.who if right else "Anna"
        assert right is None or right.until is None, "with a token that had ended"
        if not (right and of.held is right):
            self.check_change(before, seat, wanted, who, host)
        if wanted == "bot":
            if of.kind != "bot":
                of.left = self.time()
                of.kept = bool(right and of.held is right) or (of.held is not None and (of.came or not before.waiting))
            of.kind, of.brought = "bot", None
            of.came = bool(right and of.held is right) or of.came
        else:
            self.end(seat)
            self.seats[seat] = of = Seat(wanted)
        if wanted == "person":
            assert given.token
            of.held, of.came = Right(given.token, self.dice.choice(NAMES), seat), bool(right and right.seat == seat)
            self.rights.append(of.held)
        self.sat(seat)

    def check_change(self, before: Any, seat: int, wanted: str, who: str, host: bool) -> None:
        """Somebody else's seat has changed hands: was that right? `before` is the table as it was."""
        of = self.seats[seat]
        kind, agreed = of.agreed
        people = {self.seats[int(each)].holder for each in agreed if self.seats[int(each)].kind == "person"} if kind == wanted else set()
        awaited = set() if wanted == "bot" or before.waiting else self.awaited(seat)
        everybody = self.others(seat) | awaited <= {*people, who}
        clock = before.clock
        kept = of.held is not None and (of.kind == "person" or of.kept)
        if of.kind == "bot":
            long = kept and self.time() - of.left > AWAY
        else:
            missed = before.turn == seat and not before.waiting
            long = missed and self.time() - before.changed > AWAY and not (clock and clock.seat == seat)
            long = long or (missed and wanted == "bot" and clock is not None and clock.lapsed)
        long = long and wanted != "person" and not host
        if of.kind == "open":
            assert host or ((before.waiting or before.turn == seat) and wanted != "person" and self.time() - before.changed > AWAY)
        elif of.kind == wanted == "bot":
            assert host or long or (before.turn == seat and self.time() - before.changed > AWAY)
        elif before.waiting and host and not of.came:
            pass  # nobody sits there yet
        elif kept:
            count = sum(each.kind == "person" for number, each in enumerate(self.seats) if number != seat)
            assert long or (wanted != "person" and everybody and count > 1), f"{of.holder} has been thrown out of seat {seat} by {who}"
        else:
            assert (host, everybody) == (True, True), f"{who} looks at the hand of a bot in seat {seat}"

    async def agree(self, place: Registry, table: Table) -> None:
        right, (seat, kind) = self.right(), self.wish()
        _, repeated = await commands.agree(place, table, right.token, seat, kind)
        assert right.until is None or repeated
        if not repeated:
            known, people = self.seats[seat].agreed
            self.seats[seat].agreed = (kind, (people if known == kind else set()) | {f"{right.seat}"})

    async def resign(self, place: Registry, table: Table) -> None:
        right = self.right()
        await commands.resign(place, table, await self.seat_of(place, table, right), Resign())
        assert right.until is None
        of = self.seats[right.seat]
        of.kind, of.kept, of.resigned = "bot", True, True

    async def start(self, place: Registry, table: Table) -> None:
        host, brought = self.dice.random() < 0.5, self.randomness()
        right = None if host else self.right()
        _, repeated = await commands.start(place, table, right.token if right else self.host, None, brought)
        if not repeated and brought:
            for of, chair in zip(
                self.seats, self.newest.now.chairs, strict=True
            ):  # with the host's token it is for one of the host's own seats
                own = of.held is right if right else of.holder == "Anna"
                of.brought = brought if own and of.kind == "person" and chair.brought == brought else of.brought

    async def take_back(self, place: Registry, table: Table) -> None:
        right = self.right()
        seat = await self.seat_of(place, table, right)
        await commands.take_back(
            place, table, seat, TakeBack(key=self.dice.choice([None, f"back {self.dice.randrange(3)} of {right.token[:6]}"]))
        )
        self.expect_right(right, table)
        self.yes: set[int] = set()

    async def answer(self, place: Registry, table: Table) -> None:
        right, asked, agree = self.right(), table.now.asked, self.dice.random() < 0.8
        if asked is None:
            return
        seat = await self.seat_of(place, table, right)
        entry, repeated = await commands.answer(place, table, seat, Answer(asked=asked.seq, agree=agree))
        self.expect_right(right, table)
        if entry.kind == "allow" and not repeated:
            self.yes.add(seat)
        elif entry.kind == "takeback" and not repeated:
            people = {number for number, each in enumerate(self.seats) if each.kind == "person"}
            assert people - {asked.seat} <= self.yes | {seat}, "taken back although somebody has not agreed"

    async def undo(self, place: Registry, table: Table) -> None:
        right = self.right()
        await commands.undo(place, table, await self.seat_of(place, table, right), Undo(seq=table.now.public))
        self.expect_right(right, table)

    async def rematch(self, place: Registry, table: Table) -> None:
        right, rotate = self.right(), self.dice.random() < 0.5
        await place.heard(table.now.id, self.newest.now.seq)  # who comes back after the end sits at the rematch, too
        new = await commands.rematch(place, table, right.token, rotate, self.dice.choice(["now", "asked", "full"]))
        shift = 1 if rotate else 0
        old, self.rights, self.seats = self.seats, [], []
        for seat in range(3):
            of = old[(seat + shift) % 3]
            held = Right(of.held.token, of.held.who, seat) if of.held else None
            self.rights += [held] if held else []
            kind = "person" if of.resigned else of.kind
            self.seats.append(Seat(kind, held, came=kind == "bot" and held is not None and of.kept))
            self.seats[-1].left, self.seats[-1].kept = self.time(), of.kept or kind == "person"
        await self.sit_at(new.now.id)
        self.story.append(f"rematch, rotated: {rotate}")

    async def pass_time(self, place: Registry, table: Table) -> None:
        """Time passes, and the keeper of the clocks looks at the table."""
        self.wait(self.dice.choice([700.0, 3700.0, 25 * 3600.0, 80 * 3600.0]))
        await self.places[0].heard(self.tables[0].now.id, self.newest.now.seq)
        now = self.tables[0].now
        flag, clock = now.turn, now.clock
        if clock and clock.up_at is not None and clock.up_at <= self.time():
            with contextlib.suppress(intents.Started):
                await self.keeper._look(self.tables[0], self.time())
            if flag is not None and self.newest.now.chairs[flag].kind == "bot" and self.seats[flag].kind == "person":
                self.seats[flag].kind, self.seats[flag].left, self.seats[flag].kept = "bot", self.time(), True

    async def restart(self, place: Registry, table: Table) -> None:
        """The process has forgotten the table and reads it again: it finds what the others know."""
        name = table.now.id
        del place.tables[name], place._alive[name]
        read = self.tables[self.places.index(place)] = await place.find(name)
        other = self.tables[1 - self.places.index(place)]
        if other.now.seq == read.now.seq:
            for what in ("chairs", "opened", "agreed", "people", "asked", "changed", "sat", "hosts_seat", "public", "ended"):
                assert getattr(read.now, what) == getattr(other.now, what), what
            for seat in range(3):
                assert commands._left_at(read, read.now, seat) == commands._left_at(other, other.now, seat)
                assert without_clock(read.now.state(seat)) == without_clock(other.now.state(seat))
            clocks = [each.now.clock and each.now.clock._replace(since=0.0) for each in (read, other)]
            assert clocks[0] == clocks[1]

    def randomness(self) -> str | None:
        return self.dice.choice([None, f"{self.dice.getrandbits(128):032x}"])

    # what must be so

    def see_whether_begun(self) -> None:
        now = self.newest.now
        if now.waiting or self.begun or now.ended:
            return
        self.begun = True
        brought = [each.brought if each.kind == "person" else None for each in self.seats]
        assert list(now.match.deal.brought) == (brought if any(brought) else []), "what somebody brought was left out of the deal"

    async def check(self) -> None:
        now = self.newest.now
        for seat, (chair, of) in enumerate(zip(now.chairs, self.seats, strict=True)):
            assert (chair.kind, chair.resigned) == (of.kind, of.resigned), f"seat {seat}"
        for place, table in zip(self.places, self.tables, strict=True):
            for right in self.rights[-12:]:
                try:
                    seat, _ = await place.who(table, right.token)
                except Trouble:
                    assert right.until is not None or table.now.seq < now.seq, f"{right.who} has lost seat {right.seat}"
                else:
                    assert seat == right.seat
                    self.expect_right(right, table)


def without_clock(state: State) -> State:
    """The clock began to run at a moment of each process."""
    return msgspec.structs.replace(state, clock=None)


async def play_evening(store: Store, seed: int, steps: int, patch: pytest.MonkeyPatch) -> Evening:
    """Time passes when it is told to, and what is drawn at random follows from the seed."""
    passed, real, steady, chance = [0.0], time.time, time.monotonic, random.Random(seed)
    timelines = [Timeline(lambda: real() + passed[0], lambda: steady() + passed[0]) for _ in range(2)]
    patch.setattr(time, "time", lambda: real() + passed[0])

    def wait(seconds: float) -> None:
        """Time passes for processes that are running."""
        for _ in range(int(seconds // 10)):
            passed[0] += 10
            for each in timelines:
                each.now()

    patch.setattr(secrets, "token_bytes", lambda size=32: chance.randbytes(size))
    patch.setattr(secrets, "choice", chance.choice)
    hours = AWAY / 3600
    async with opened(store, timelines[0], away_hours=hours) as here, opened(store, timelines[1], away_hours=hours) as there:
        evening = Evening(seed, [here, there], time.time, wait)
        try:
            await evening.begin()
            for _ in range(steps):
                await evening.step()
        except AssertionError as error:
            raise AssertionError("\n".join([f"evening {seed}: {error}", *evening.story])) from error
    return evening


@pytest.mark.parametrize("seed", [8, 15, 34, 35, 47, 56, 60, 65, 1016, 1089])  # in which something went wrong once
def test_nobody_sees_a_hand_that_is_not_theirs_whatever_people_do_with_seats(tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch):
    async def story(store: Store) -> None:
        evening = await play_evening(store, seed, 220, monkeypatch)
        assert {"play", "join", "hand_over", "agree", "pass_time"} <= set(evening.done)

    run(f"sqlite:///{tmp_path}/t.sqlite", story)
