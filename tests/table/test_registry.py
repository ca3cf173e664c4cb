"""The registry from inside: what happens between the moments that guests see."""

import asyncio
import contextlib
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from sqlalchemy import event

import regalia
from regalia import Game
from regalia.table import commands, encoding, live, registry, table_state, talk, telling
from regalia.table.clock_keeper import ClockKeeper
from regalia.table.connection_guard import EXTENSION
from regalia.table.limits import ASKING
from regalia.table.live import Connection
from regalia.table.loading import load_state
from regalia.table.messages import Hello, LiveClock, NewTable, Play, Rename, Resign, Say, SeatWish, TakeBack, Undo, speak
from regalia.table.metrics import Metrics
from regalia.table.presence import Presence
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry, Table
from regalia.table.settings import Settings
from regalia.table.store import Entry, Kept, Store, Summary, Token, Write
from regalia.table.table_state import TableState
from regalia.table.timeline import Timeline
from regalia.table.trouble import Trouble
from regalia.table.warm_up import WarmUp
from regalia.text import say
from table.servers import Server
from table.test_durability import row_of

KINGDOMS = NewTable("kingdoms", {"players": 2})


class NotWarmedUp(WarmUp):
    """Rules are compiled when they are first needed, so that no thread outlives its test."""

    async def _run(self) -> None:
        """Nothing is loaded beforehand."""

    def ready(self, game: str, part: str = "") -> bool:
        return True


@contextlib.asynccontextmanager
async def opened(store: Store, timeline: Timeline | None = None, **settings: Any) -> AsyncIterator[Registry]:
    place = Registry(Settings(**settings), store, Metrics(), NotWarmedUp(), timeline)
    yield place
    await place.warm_up.close()
    await place.close()


def run(url: str, story: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
    store = Store(url)
    store.open()
    try:
        asyncio.run(story(store))
    finally:
        store.close()


async def lay_out(place: Registry) -> tuple[Table, list[str]]:
    made = await place.create(KINGDOMS)
    return await place.find(made.table), [made.host, *(str(seat.token) for seat in made.seats)]


async def play(place: Registry, table: Table, seat: int | None = None) -> None:
    now = table.now
    await commands.play(place, table, (now.turn or 0) if seat is None else seat, Play(move=now.match.legal_ids()[0], seq=now.public))


def test_a_move_whose_player_leaves_while_it_is_written_is_shown(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            shown = asyncio.Event()
            table.watchers.add(shown.set)
            move = asyncio.create_task(play(place, table))
            while not table.lock.locked():
                await asyncio.sleep(0)
            move.cancel()
            with pytest.raises(asyncio.CancelledError):
                await move
            async with asyncio.timeout(300):
                await shown.wait()
            assert table.now.seq == len(await place.ask(store.since, table.now.id, 0)) == 1
            assert not table.lock.locked()

    run(database, story)


def test_nobody_else_writes_before_what_was_left_alone_is_settled(database: str):
    """Both would be the first entry of the table."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            seen = []

            def ask(now: TableState) -> Entry:
                seen.append(now.seq)
                return Entry(now.seq + 1, "propose", 0, "pause", 1.0)

            move = asyncio.create_task(play(place, table))
            while not table.lock.locked():
                await asyncio.sleep(0)
            move.cancel()
            await place.intend(table, ask, sees=None)
            assert seen[-1] == 1
            assert [each.kind for each in await place.ask(store.since, table.now.id, 0)] == ["play", "propose"]

    run(database, story)


def test_there_is_one_table_of_a_name_while_anybody_is_at_it(database: str):
    async def story(store: Store) -> None:
        async with opened(store, table_memory=1) as place:
            table, _ = await lay_out(place)
            shown = asyncio.Event()
            while table.now.id in place.tables:
                await lay_out(place)
            assert table.now.id not in place.tables
            same = await place.find(table.now.id)
            same.watchers.add(shown.set)
            await play(place, table)
            assert shown.is_set()
            assert same is table

    run(database, story)


def test_news_that_come_while_a_table_is_being_read_are_not_missed(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as here, opened(store) as there:
            table, _ = await lay_out(here)
            loop = asyncio.get_running_loop()

            def read(name: str) -> Kept | None:
                kept = Store.read(store, name)
                asyncio.run_coroutine_threadsafe(play(here, table), loop).result()  # a move right after
                loop.call_soon_threadsafe(there.told, name, 1)
                return kept

            store.read = read  # type: ignore[method-assign]
            found = await there.find(table.now.id)
            async with asyncio.timeout(300):
                while found.now.seq < 1:
                    await asyncio.sleep(0)

    run(database, story)


def test_who_lost_a_seat_cannot_move_for_the_one_who_has_it_now(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            seat = table.now.turn or 0
            assert await place.seat(table, tokens[seat]) == seat
            waiting: list[asyncio.Task[Any]] = []
            async with table.lock:  # everybody comes at once, in this order
                for deed in (commands.hand_over(place, table, tokens[seat], seat, SeatWish("person")), play(place, table, seat)):
                    waiting.append(asyncio.create_task(deed))
                    while len(table.lock._waiters or ()) < len(waiting):
                        await asyncio.sleep(0)
            given, late = await asyncio.gather(*waiting, return_exceptions=True)
            assert given.token not in tokens
            assert isinstance(late, Trouble)
            assert late.code == "wrong-token"
            assert table.now.match.ply == 0

    run(database, story)


def test_who_is_refused_does_not_wait_for_somebody_elses_step(tmp_path: Path):
    """It would tell that there was one, though nobody may know."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            seat = table.now.turn or 0
            until = threading.Event()
            held = asyncio.create_task(place.change(until.wait))  # the database has one writer
            try:
                step = asyncio.create_task(play(place, table))
                while not table.lock.locked():
                    await asyncio.sleep(0)
                with pytest.raises(Trouble, match="not-your-turn"):
                    async with asyncio.timeout(300):
                        await play(place, table, 1 - seat)
                assert not step.done()
            finally:
                until.set()
            await asyncio.gather(held, step)

    run(f"sqlite:///{tmp_path}/tables.sqlite", story)


def test_who_makes_the_server_look_again_does_not_move_for_the_next_holder(database: str, monkeypatch: pytest.MonkeyPatch):
    """A move that claims to have seen more waits for the database; the seat may be somebody else's when it has answered."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            seat, now = table.now.turn or 0, table.now

            async def meanwhile(*_: Any) -> None:
                await commands.hand_over(place, table, tokens[seat], seat, SeatWish("open"))
                await commands.join(place, table, None, "New", None)

            monkeypatch.setattr(place, "heard", meanwhile)
            with pytest.raises(Trouble, match="stale"):
                await commands.play(place, table, seat, Play(move=now.match.legal_ids()[0], seq=now.public + 2))
            assert table.now.match.ply == 0

    run(database, story)


@pytest.mark.parametrize("what", ["a move", "a takeback"])  # this process would make the move; there is nothing here to take back
def test_who_says_again_what_they_said_elsewhere_is_not_shown_the_next_holders_hand(database: str, what: str):
    """This process has not heard yet that the seat changed hands at another one, and finds out with what had been done before."""

    async def story(store: Store) -> None:
        async with opened(store) as place, opened(store) as other:
            made = await place.create(NewTable("kingdoms", {"players": 2}, takebacks=True))
            table, far, tokens = await place.find(made.table), await other.find(made.table), [str(each.token) for each in made.seats]
            seat = table.now.turn or 0
            assert await other.seat(far, tokens[seat]) == seat
            move = Play(move=table.now.match.legal_ids()[0], seq=0, key="first")
            await commands.play(place, table, seat, move)
            if what == "a takeback":
                await commands.take_back(place, table, seat, TakeBack(key="then"))
            await commands.hand_over(place, table, tokens[seat], seat, SeatWish("open"))
            await commands.join(place, table, None, "New", None)
            deed, again = (commands.play, move) if what == "a move" else (commands.take_back, TakeBack(key="then"))
            with pytest.raises(Trouble, match="wrong-token"):
                await deed(other, far, seat, again)

    run(database, story)


def test_a_token_is_read_again_when_its_seat_changes_hands_meanwhile(database: str, monkeypatch: pytest.MonkeyPatch):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            table.tokens.clear()
            read, ask = [], place.ask

            async def slow(question: Callable[..., Any], *args: Any) -> Any:
                found = await ask(question, *args)
                if question == store.token and not read:
                    read.append(found)
                    await commands.hand_over(place, table, tokens[0], 0, SeatWish("open"))
                return found

            monkeypatch.setattr(place, "ask", slow)
            with pytest.raises(Trouble, match="wrong-token"):
                await place.who(table, tokens[0])
            assert read[0] is not None

    run(database, story)


def test_a_connection_whose_token_has_ended_hears_so_every_time(database: str):
    """Also when it says something in the very moment in which it loses its seat: it must not stay and be shown what the seat sees."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, tokens = await lay_out(place)
            presence = Presence(ProcessLink(), place.wake, 60)
            connection = Connection(place, None, presence, SimpleNamespace(scope={"extensions": {EXTENSION: None}}), "en")  # type: ignore[arg-type]
            connection._table, connection._tokens = table, [tokens[1]]
            await connection._show_tokens()
            assert await connection._own(Undo()) == 0
            await commands.hand_over(place, table, tokens[1], 0, SeatWish("open"))
            for _ in range(2):
                with pytest.raises(Trouble, match="wrong-token"):
                    await connection._own(Undo())
            with pytest.raises(Trouble, match="wrong-token"):
                await connection._news_in_words()

    run(database, story)


def connected(place: Registry, table: Table, tokens: list[str], wire: Any = None) -> Connection:
    """A connection that holds these tokens, whatever it says going to `wire`."""
    scope = {"extensions": {EXTENSION: wire}}
    connection = Connection(place, None, Presence(ProcessLink(), place.wake, 60), SimpleNamespace(scope=scope), "en")  # type: ignore[arg-type]
    connection._table, connection._tokens = table, tokens
    return connection


class Wire:
    """Takes what is said to a client; a broken one takes nothing."""

    def __init__(self, broken: bool = False) -> None:
        self.broken, self.said, self.writable = broken, list[bytes](), asyncio.Event()
        self.writable.set()

    def say(self, messages: list[bytes]) -> None:
        if self.broken:
            raise LookupError
        self.said += messages

    async def until_read(self) -> None:
        await self.writable.wait()


def test_a_process_that_is_behind_reads_what_a_client_saw_at_another(database: str):
    """Otherwise the client would take it for a restored backup."""

    async def story(store: Store) -> None:
        async with opened(store) as here, opened(store) as there:
            table, (_, *tokens) = await lay_out(here)
            behind = await there.find(table.now.id)
            await play(here, table)
            for seen, known in ((0, 0), (1, 1), (10_000, 1)):
                connection = connected(there, behind, tokens)
                await connection._sit(behind, Hello(tokens, seq=seen))
                assert behind.now.public == known
                assert [state.seq for state in map(behind.now.state, connection._seats)] == [known] * 2

    run(database, story)


def test_what_is_new_is_said_in_passing_and_later_to_who_reads_slowly(tmp_path: Path):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            wire = Wire()
            connection = connected(place, table, tokens, wire)
            await connection._show_tokens()
            speaking = asyncio.create_task(connection._speak())
            await asyncio.sleep(0)
            table.watchers.add(connection._wake)
            await play(place, table)
            await asyncio.sleep(0)
            kinds = [msgspec.json.decode(each)["type"] for each in wire.said]
            assert kinds == ["here", "log", "state", "log", "state"]
            assert not connection._news._waits.done(), "the task that speaks was woken for nothing"
            wire.said.clear()
            wire.writable.clear()
            for _ in range(2):
                await play(place, table)
                await asyncio.sleep(0)
                assert not wire.said
            wire.writable.set()
            async with asyncio.timeout(300):
                while not wire.said:
                    await asyncio.sleep(0)
            states = [said for each in wire.said if (said := msgspec.json.decode(each))["type"] == "state"]
            assert [each["seq"] for each in states] == [table.now.public] * 2, "the newest state, once for each seat"
            assert connection._seen == len(table.lines)
            speaking.cancel()

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_nothing_is_said_in_passing_while_the_task_that_speaks_puts_something_into_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Each line of the log is told once, in order."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            wire, at_work, done, tell = Wire(), asyncio.Event(), asyncio.Event(), place.tell

            async def slow(*args: Any) -> Any:
                at_work.set()
                await done.wait()
                return await tell(*args)

            monkeypatch.setattr(place, "tell", slow)
            connection = connected(place, table, tokens[:1], wire)
            await connection._show_tokens()
            speaking = asyncio.create_task(connection._speak())
            table.watchers.add(connection._wake)
            wire.writable.clear()
            await play(place, table)
            wire.writable.set()
            await at_work.wait()
            await play(place, table)
            await asyncio.sleep(0)
            assert not wire.said
            done.set()
            async with asyncio.timeout(300):
                while connection._seen < 2:
                    await asyncio.sleep(0)
            said = [msgspec.json.decode(each) for each in wire.said]
            assert [line["seq"] for each in said if each["type"] == "log" for line in each["lines"]] == [1, 2]
            speaking.cancel()

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_what_fails_while_it_is_said_in_passing_ends_the_connection_and_disturbs_nobody_else(tmp_path: Path):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            connection = connected(place, table, tokens, Wire(broken=True))
            await connection._show_tokens()
            speaking = asyncio.create_task(connection._speak())
            await asyncio.sleep(0)
            table.watchers.add(connection._wake)
            await play(place, table)
            assert len(table.lines) == 1
            with pytest.raises(LookupError):
                await asyncio.wait_for(speaking, 300)

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_a_seat_that_goes_while_the_other_tokens_are_looked_at_is_not_shown(database: str, monkeypatch: pytest.MonkeyPatch):
    """The database is slow: one seat of a connection has been looked at, and changes hands before the other has been."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            seat = table.now.turn or 0
            connection = connected(place, table, [tokens[seat], tokens[1 - seat]])
            await connection._show_tokens()
            await commands.join(place, table, tokens[seat], "Anna", None)
            await commands.join(place, table, tokens[1 - seat], "Bruno", None)
            asked, ask = [], place.ask

            async def slow(question: Callable[..., Any], *args: Any) -> Any:
                found = await ask(question, *args)
                if question == store.token and asked.append(args) is None and len(asked) == 2:
                    await commands.hand_over(place, table, tokens[seat], seat, SeatWish("open"))
                    await commands.join(place, table, None, "New", None)
                    await play(place, table, seat)
                return found

            monkeypatch.setattr(place, "ask", slow)
            with pytest.raises(Trouble, match="wrong-token"):
                await connection._news_in_words()

    run(database, story)


def test_everybody_is_told_before_a_new_holder_has_a_token(database: str):
    """However long the database would take to say whose tokens the others have."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            made = await place.create(NewTable("kingdoms", {"players": 3}))
            table, happened = await place.find(made.table), list[str]()

            class Wire:
                writable = asyncio.Event()

                async def until_read(self) -> None:
                    """Everything has been read."""

                def say(self, said: list[bytes]) -> None:
                    lines = [line for each in map(msgspec.json.decode, said) if each["type"] == "log" for line in each["lines"]]
                    happened.extend(line["who"]["kind"] for line in lines)

            Wire.writable.set()
            connection = connected(place, table, [str(made.seats[2].token), made.host], Wire())
            await connection._show_tokens()
            table.watchers.add(connection._wake)
            speaking = asyncio.create_task(connection._speak())
            await asyncio.sleep(0)
            token = made.seats[0].token
            for kind in ("bot", "person", "open"):
                if kind == "person":
                    token = (await commands.join(place, table, token, None, None))[1]
                else:
                    await commands.hand_over(place, table, token, 0, SeatWish(kind))
                happened.append("done")
            await commands.join(place, table, None, "New", None)
            assert happened == ["bot", "done", "person", "done", "open", "done", "person"]
            speaking.cancel()

    run(database, story)


def test_a_tab_that_read_nothing_meanwhile_is_shown_another_draft_with_as_many_steps(tmp_path: Path):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            made = await place.create(NewTable("palais-royal", {"players": 2}))
            table = await place.find(made.table)
            seat = table.now.turn or 0
            connection = Connection(
                place, None, Presence(ProcessLink(), place.wake, 60), SimpleNamespace(scope={"extensions": {EXTENSION: None}}), "en"
            )  # type: ignore[arg-type]
            connection._table, connection._tokens = table, [str(made.seats[seat].token)]
            await connection._show_tokens()
            await play(place, table)
            assert connection._fresh(*await connection._news_in_words())
            await commands.undo(place, table, seat, Undo())
            await commands.play(place, table, seat, Play(move=table.now.match.legal_ids()[1], seq=table.now.public))
            assert table.now.step(seat) == 1
            assert len(connection._fresh(*await connection._news_in_words())) == 1
            assert connection._fresh(*await connection._news_in_words()) == []

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_a_long_log_that_was_told_is_not_kept_in_words(tmp_path: Path):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            while len(table.lines) <= registry.FEW_LINES:
                await play(place, table)
            many, few = table.lines, table.lines[-2:]
            told = await place.tell(table.now, many, 0, "en")
            assert table.now._told == table.now._worded == {}
            assert told == table_state.tell(table.now.aside(), many, 0, "en")
            assert await place.tell(table.now, few, 0, "en") == told[-2:]
            assert len(table.now._told) == 2

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_a_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(table_state, "LONGEST", 3)
    monkeypatch.setitem(registry.ROOM, "sit", 0)

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, tokens = await lay_out(place)
            for number in range(3):
                await commands.join(place, table, tokens[1], f"Name {number}", None)
            with pytest.raises(Trouble, match="too-many"):
                await commands.join(place, table, tokens[1], "Again", None)
            with pytest.raises(Trouble, match="too-many"):
                await play(place, table)
            await commands.resign(place, table, 0, Resign())
            assert table.now.ended == "resignation"

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_a_log_that_is_full_has_room_for_a_flag_and_makes_no_bot_think(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Its clock was looked at every second for ever, its bot thought every two seconds, and enough such tables held up all others."""
    monkeypatch.setattr(table_state, "LONGEST", 2)

    async def story(store: Store) -> None:
        async with opened(store) as place:
            wish = msgspec.structs.replace(KINGDOMS, clock=LiveClock(base=1))
            table = await place.find((await place.create(wish)).table)
            for seat, name in enumerate(("Anna", "Bruno")):
                await talk.rename(place, table, seat, Rename(name=name))
            keeper = ClockKeeper(place, ProcessLink())
            async with asyncio.timeout(300):
                while not await place.ask(store.clocks_due, time.time(), 9):
                    await asyncio.sleep(0.05)
            ((name, due),) = await place.ask(store.clocks_due, time.time(), 9)
            await keeper._look_at(name, due)
            assert table.entries[-1].kind == "flag"
            assert table.now.chairs[table.now.turn or 0].kind == "bot"
            assert table.now.bot_due is None
            assert await place.ask(store.clocks_due, time.time() + 99, 9) == []
            assert await place.ask(store.bots_due, 9) == []

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_a_long_log_is_said_in_parts_as_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Twenty thousand lines for each of four seats, said at one go, held up everybody for a tenth of a second."""
    monkeypatch.setattr(live, "MANY_LINES", 3)

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, (_, *tokens) = await lay_out(place)
            for number in range(7):
                await commands.join(place, table, tokens[0], f"Name {number}", None)
            wire = Wire()
            said, going_on = wire.said, asyncio.Semaphore(0)
            monkeypatch.setattr(wire, "until_read", going_on.acquire)
            connection = connected(place, table, tokens, wire)
            await connection._show_tokens()
            speaking = asyncio.create_task(connection._speak())
            connection._news.ring()
            parts = []
            async with asyncio.timeout(300):
                for lines in (3, 6, 7):
                    said.clear()
                    going_on.release()
                    while connection._seen < lines:
                        await asyncio.sleep(0)
                    told = [msgspec.json.decode(each) for each in said]
                    parts.append([(each["type"], len(each.get("lines", ()))) for each in told if each["type"] != "here"])
            assert parts == [[("log", 3)] * 2, [("log", 3)] * 2, [("log", 1), ("state", 0)] * 2]
            speaking.cancel()

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_one_write_that_cannot_be_does_not_spoil_the_others(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            rows = [row_of(regalia.game("kingdoms").start(seed=1), name) for name in ("aaaaaaaaaa", "bbbbbbbbbb", "cccccccccc")]
            twice = [Token("the same", 0), Token("the same", 1)]
            writes = [
                Write(row["id"], Summary(0, 0, 0, False, 1.0), new=row, tokens=twice if number == 1 else ())
                for number, row in enumerate(rows)
            ]
            done = await asyncio.gather(*map(place._write, writes), return_exceptions=True)
            assert [done[0], done[2]] == [True, True]
            assert isinstance(done[1], Trouble)
            assert [bool(await place.ask(store.read, row["id"])) for row in rows] == [True, False, True]

    run(database, story)


def test_long_calculations_wait_for_each_other_up_to_a_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(registry, "WORK", 2)

    async def story(store: Store) -> None:
        async with opened(store) as place:
            done = await asyncio.gather(*(place.work(pow, 2, number) for number in range(3)), return_exceptions=True)
            assert done[:2] == [1, 2]
            assert isinstance(done[2], Trouble)
            assert await place.work(pow, 2, 3) == 8
            await other_addresses_are_not_kept_waiting(place)

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_spectators_leave_room_for_the_words_of_the_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(talk, "MOST", 4)

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table = await place.find((await place.create(NewTable("kingdoms", {"players": 2}, words="everybody"))).table)
            for _ in range(2):
                await talk.say(place, table, None, Say(text="Look at me"))
            with pytest.raises(Trouble):
                await talk.say(place, table, None, Say(text="And at me"))
            await talk.say(place, table, 0, Say(text="Your turn"))

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


async def other_addresses_are_not_kept_waiting(place: Registry) -> None:
    """One address is busy, and asks for as much as it may."""
    until = threading.Event()
    greedy = [asyncio.create_task(place.work(until.wait, 30)) for _ in range(registry.WORK)]
    await asyncio.sleep(0)
    with pytest.raises(Trouble):
        await place.work(pow, 2, 4)
    ASKING.set("192.0.2.1")
    assert await asyncio.wait_for(place.work(pow, 2, 4), 300) == 16
    until.set()
    assert await asyncio.gather(*greedy) == [True] * registry.WORK


def test_what_is_encoded_once_is_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(encoding, "PARTS", 10)
    monkeypatch.setattr(encoding, "_parts", {})
    parts = [[number] for number in range(100)]
    for part in parts:
        assert bytes(encoding.encoded_once(part)) == speak.encode(part)
        assert encoding.encoded_once(part) is encoding.encoded_once(part)
        assert len(encoding._parts) <= 10


@pytest.mark.parametrize("game", regalia.rulebooks())
def test_a_state_is_sent_as_it_is_though_parts_of_it_are_encoded_once(game: str):
    """After every move of a match, drafts too, for every seat and spectators, whoever is told first."""
    of = regalia.game(game)
    viewers = [None, *range(len(of.seats))]
    sitting = [table_state.Chair("person", came=True)] * len(of.seats)
    row = {"id": "t", "created": 0.0, "rules_version": 1, "secret": "00", "start": "now", "circle": "c"}
    now, drafts = TableState(row, of.start(seed=5), sitting), 0
    while not now.ended and now.seq < 300:
        first = viewers[now.seq % len(viewers)]
        for seat in (first, *viewers):
            sent, whole = now.spoken(seat, lambda: viewers), speak.encode(now.state(seat))
            assert msgspec.json.decode(sent) == msgspec.json.decode(whole), f"{game}, seat {seat}, ply {now.match.ply}"
            assert len(sent) == len(whole), "a field is there twice"
        drafts += now.match.draft > 0
        legal = now.match.legal()
        now = now.after(Entry(now.seq + 1, "play", now.turn, legal[now.seq % len(legal)], 1.0))
    assert drafts or game == "kingdoms"


@pytest.mark.parametrize("game", regalia.rulebooks())
def test_what_all_seats_see_is_put_into_words_once_and_what_one_sees_for_that_one(game: str, monkeypatch: pytest.MonkeyPatch):
    of = regalia.game(game)
    row = {"id": "t", "created": 0.0, "rules_version": 1, "secret": "00", "start": "now"}
    now = TableState(row, of.start(seed=5), [table_state.Chair("person", came=True)] * len(of.seats))
    made, plain, known, own = [], telling.Worded.of, None, 0
    monkeypatch.setattr(telling.Worded, "of", lambda event, *more: made.append(event) or plain(event, *more))
    while not now.ended and now.seq < 200:
        legal = now.match.legal()
        entry = Entry(now.seq + 1, "play", now.turn, legal[now.seq % len(legal)], 1.0)
        before, now = now, now.after(entry)
        if now.public == before.public:
            continue
        lines = table_state.public_lines([msgspec.structs.replace(entry, public=now.public)], known)
        known = lines[-1]
        made.clear()
        told = [table_state.tell(now, lines, seat, "en")[0] for seat in range(len(of.seats))]
        assert len({id(event) for event in made}) == len(made), f"{game}, ply {now.match.ply}: twice the same"
        own += len(made) > len(told[0].events)
        if known.seq == now.dealt:
            continue  # it tells the deal, too
        for seat, line in enumerate(told):
            alone = telling.in_words(now.match.moment(known.moment, seat).events, now.names("en").__getitem__, "en")
            assert (line.events, line.sentences, line.sheets) == alone, f"{game}, seat {seat}, ply {now.match.ply}"
    assert own, "nothing that one seat alone may know has happened"


def test_a_match_file_with_more_moves_than_any_match_is_too_large(sqlite_server: Server):
    guest = sqlite_server.table()
    guest.server.post(f"{guest.path}/resign", guest.tokens[0])
    file = sqlite_server.get(f"{guest.path}/file")
    assert sqlite_server.post("/api/replay", **file)["plies"] == 0
    assert "at most 3000" in sqlite_server.post("/api/replay", status=400, **{**file, "moves": ["draw"] * 3001})["sentence"]


def test_an_erasure_fails_no_change_that_reads_before_it_writes(tmp_path: Path):
    """SQLite refuses to write what was read from a journal that has been emptied meanwhile."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            await lay_out(place)
            with store.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")  # readers need nothing of the journal
            loop = asyncio.get_running_loop()

            def change() -> None:
                with store.engine.begin() as connection:
                    connection.exec_driver_sql("SELECT count(*) FROM tables").fetchone()
                    loop.call_soon_threadsafe(place.writer.erasure.begin)
                    emptied.wait(1)  # it waits for us instead
                    connection.exec_driver_sql("UPDATE tables SET changed = changed")

            emptied = threading.Event()
            empty = store.empty_journal
            store.empty_journal = lambda no_writes: empty(no_writes) and (emptied.set() or True)  # type: ignore[method-assign]
            await place.change(change)
            await asyncio.to_thread(emptied.wait)
            while place.writer.erasure.pending:
                await asyncio.sleep(0.01)

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


@pytest.mark.parametrize(("pragma", "message"), [("max_page_count=1", "database-full"), ("query_only=ON", "database-read-only")])
def test_players_and_the_host_are_told_why_nothing_can_be_kept(tmp_path: Path, pragma: str, message: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            await place.check()
            with store.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            store.engine.dispose()
            event.listen(store.engine, "connect", lambda connection, _: connection.execute(f"PRAGMA {pragma}").fetchall())
            before = table.now

            async def play_on() -> None:
                for _ in range(200):  # until the last page is full
                    await play(place, table)

            with pytest.raises(Trouble, match="database") as refused:
                await play_on()
            assert refused.value.problem("en").sentence == say(f"table-{message}")
            assert table.now.seq - before.seq < 200
            if message == "database-read-only":
                with pytest.raises(Trouble, match="database") as unwell:
                    await place.check()
                assert unwell.value.problem("en").sentence == say(f"table-{message}")

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


def test_a_long_log_is_read_while_the_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    loads: list[str] = []
    monkeypatch.setattr(registry, "load_state", lambda *kept: loads.append(threading.current_thread().name) or load_state(*kept))

    async def story(store: Store) -> None:
        async with opened(store) as place:
            table, _ = await lay_out(place)
            await play(place, table)
        async with opened(store) as again:
            assert (await again.find(table.now.id)).now.seq == table.now.seq
        assert loads
        assert all(name.startswith("reader") for name in loads)

    run(f"sqlite:///{tmp_path}/t.sqlite", story)


class WatchedRegistry(Registry):
    """Notes in which threads options are checked."""

    def game(self, name: str, options: dict[str, Any]) -> Game:
        self.checked_in = threading.get_ident()
        return super().game(name, options)


def test_a_large_board_is_checked_off_the_event_loop(tmp_path: Path):
    async def story(store: Store) -> None:
        place = WatchedRegistry(Settings(), store, Metrics(), NotWarmedUp())
        board = {f"no-key-{number}": number for number in range(3000)}
        with pytest.raises(Trouble, match="bad-input"):
            await place.create(NewTable("royals", {"players": 2, "board": board}))
        assert place.checked_in != threading.get_ident()
        await place.create(KINGDOMS)
        assert place.checked_in == threading.get_ident()
        await place.warm_up.close()
        await place.close()

    run(f"sqlite:///{tmp_path}/tables.sqlite", story)
