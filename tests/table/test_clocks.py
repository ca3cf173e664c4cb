"""Clocks: folded from the log, charged to nobody while no server runs, and flags that fall once, at any process and after any death."""

import asyncio
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import select, text, update

from regalia.table import commands, talk
from regalia.table.clock_keeper import BEAT, COLD, ClockKeeper
from regalia.table.loading import load_state
from regalia.table.messages import LiveClock, NewTable, Play, Say, SoftClock
from regalia.table.metrics import Metrics
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry, Table
from regalia.table.schema import HEARTBEAT, LOG, OUTAGES, TABLES
from regalia.table.settings import Settings
from regalia.table.store import Entry, Store
from regalia.table.table_state import Chair, TableState
from regalia.table.timeline import GAP, Outages, Timeline
from regalia.table.trouble import Trouble
from table.notices.test_outbox import LATER, wants
from table.postgres import Postgres
from table.servers import PEOPLE, Guest, Server
from table.test_durability import row_of
from table.test_registry import NotWarmedUp, opened, run

BOT = {"kind": "bot", "bot": "random"}
LIVE = {"kind": "live", "base": 60, "increment": 5, "delay": 2}
SOFT = {"kind": "soft", "seconds": 100}


def folded(clock: str, players: int = 2, **row: Any) -> TableState:
    """A table of Palais Royal, whose turns have private steps, at time 0."""
    import regalia
    from regalia.core.match import Match

    match = Match(regalia.game("palais-royal", players=players), seed=3)
    chairs = [Chair("person", None, f"P{seat}", came=True) for seat in range(players)]
    return TableState({**row_of(match), "created": 0.0, "clock": clock, **row}, match, chairs)


def then(now: TableState, kind: str, at: float, said: str = "", seat: int | None = None) -> TableState:
    return now.after(Entry(now.seq + 1, kind, now.turn if seat is None else seat, said, at, took=now.clock.took(at)))


def plays_until_public(now: TableState, at: float) -> TableState:
    """First moves until everybody sees something; each takes a second."""
    public = now.public
    while now.public == public:
        at += 1
        legal = now.match.legal()
        now = then(now, "play", at, "done" if "done" in legal else legal[0])
    return now


def seconds(now: TableState) -> list[float]:
    return [each / 1000 for each in now.clock.card().left]


def test_a_live_clock_charges_its_seat_and_adds_after_the_turn():
    now = folded('{"kind":"live","base":60,"increment":5,"delay":2}')
    first = now.turn
    assert (now.clock.seat, now.clock.up_at, seconds(now)) == (first, 62, [60, 60])
    turn, at = now.turn, 0.0
    while now.turn == turn:
        now = plays_until_public(now, at)
        at = now.at
    assert seconds(now)[first] == pytest.approx(60 + 5 + 2 - at)
    assert now.clock.seat == now.turn != first
    assert now.clock.up_at == pytest.approx(at + 62)


def test_steps_of_a_draft_leave_the_clock_alone():
    """What others read on the clock must not tell how a turn was put together."""
    now = folded('{"kind":"live","base":60}')
    card, due = now.clock.card(), now.summary.due
    step = then(now, "play", 9.0, next(move for move in now.match.legal() if then(now, "play", 9.0, move).public == now.public))
    assert (step.clock.card(), step.summary.due) == (card, due)
    assert step.spoken(1 - step.turn) == now.spoken(1 - step.turn)
    back = then(step, "undo", 11.0)
    assert back.clock.card() == card


def test_outages_do_not_count():
    outages = Outages([(10.0, 40.0)])
    assert outages.passed(0, 50) == 20
    assert outages.passed(20, 50) == 10
    assert outages.passed(50, 55) == 5
    assert outages.passed(55, 50) == 0
    outages.learn([(60.0, 70.0), (10.0, 40.0)])
    assert outages.passed(0, 65) == 30


class Machine:
    """A machine whose clock can be set; the steady one goes on."""

    def __init__(self) -> None:
        self.steady, self.ahead = 1000.0, 1_800_000_000.0

    @property
    def wall(self) -> float:
        return self.steady + self.ahead

    def timeline(self) -> Timeline:
        return Timeline(lambda: self.wall, lambda: self.steady)


def test_no_moment_falls_into_a_time_in_which_the_process_stood_still():
    machine = Machine()
    timeline = machine.timeline()
    begun, shown = timeline.now(), timeline.shown
    machine.steady += GAP - 1
    assert timeline.now() == begun + GAP - 1
    stopped = machine.wall
    machine.steady += GAP + 1
    assert (timeline.now(), timeline.stood) == (begun + GAP - 1, GAP + 1)
    assert timeline.shown == shown + 2 * GAP
    assert timeline.gap == (stopped, machine.wall)
    assert timeline.since(stopped - 5) == timeline.now() - 5
    machine.steady += 7
    assert timeline.since(stopped - 5) == timeline.now() - 5  # nobody has written down what happened
    timeline.outages.learn([timeline.gap])
    timeline.gap = None
    assert timeline.since(stopped - 5) == timeline.now() - 12
    assert timeline.on_the_wall(timeline.now() + 3) == machine.wall + 3
    assert timeline.moment_of(machine.wall + 3) == timeline.now() + 3


@pytest.mark.parametrize("step", [7200.0, -7200.0])
def test_a_process_notices_that_the_clock_of_its_machine_was_set(step: float):
    machine = Machine()
    timeline = machine.timeline()
    begun, before = timeline.now(), machine.wall
    machine.ahead += step
    machine.steady += 2
    assert (timeline.now(), timeline.stood) == (begun + 2, 0)
    assert timeline.gap == (before, before + step + 2)
    assert timeline.since(before - 5) == timeline.now() - max(0.0, 5.0 + min(0.0, step + 2))
    machine.ahead -= step
    machine.steady += 2
    assert (timeline.now(), timeline.gap) == (begun + 4, (before, before + 4) if step > 0 else (before + step + 2, before + 4))


def test_a_soft_clock_reminds_twice_and_begins_anew_with_every_move():
    now = folded('{"kind":"soft","seconds":100}')
    assert [now.clock.due(at) for at in (0, 50, 60, 90, 95)] == [50, 90, 90, 100, 100]
    talked = then(now, "word", 30.0, '{"text":"hm","gesture":null,"name":""}')
    assert (talked.clock.up_at, talked.changed) == (100, 0.0)
    moved = plays_until_public(talked, 60.0)
    assert moved.clock.up_at == moved.at + 100


def test_bots_and_a_person_among_bots_have_all_the_time():
    now = folded('{"kind":"live","base":60}')
    other = 1 - now.turn
    alone = then(now, "sit", 5.0, '{"kind":"bot","bot":"random"}', other)
    assert (alone.clock.seat, alone.summary.due) == (None, None)
    back = then(alone, "sit", 1000.0, '{"kind":"person"}', other)
    assert (back.clock.seat, seconds(back)[now.turn], back.clock.up_at) == (now.turn, 55, 1055)


def test_who_comes_back_after_running_out_has_some_time_again():
    now = folded('{"kind":"live","base":60}', players=3)
    seat = now.turn
    flagged = then(now, "flag", 60.0, "random")
    assert (flagged.chairs[seat].kind, flagged.chairs[seat].name, seconds(flagged)[seat]) == ("bot", f"P{seat}", 0)
    assert flagged.opened == now.opened  # the link still opens the seat
    back = then(flagged, "sit", 70.0, '{"kind":"person"}', seat)
    assert (seconds(back)[seat], back.clock.seat) == (30, seat)


@pytest.mark.parametrize("leaves", [("sit", '{"kind":"bot","bot":"random"}'), ("sit", '{"kind":"open"}'), ("resign", "random")])
def test_leaving_for_a_while_does_not_stop_a_clock(leaves: tuple[str, str]):
    """A bot shows its move after a while: whoever came back just before had thought for nothing, as often as they liked."""
    now = folded('{"kind":"live","base":60}', players=3)
    seat, other = now.turn, (now.turn + 1) % 3
    kind, said = leaves
    left = then(now, kind, 10.0, said, seat)
    assert (left.clock.seat, seconds(left)[seat]) == (None, 50)
    talked = then(left, "rename", 20.0, '["P1","Eva"]', other)
    back = then(talked, "sit", 40.0, '{"kind":"person"}', seat)
    assert (back.clock.seat, seconds(back)[seat], back.clock.up_at) == (seat, 20, 60)
    again = then(then(back, kind, 41.0, said, seat), "sit", 50.0, '{"kind":"person"}', seat)
    assert seconds(again)[seat] == 10
    late = then(talked, "sit", 100.0, '{"kind":"person"}', seat)
    assert late.clock.up_at == pytest.approx(100, abs=0.01)  # the flag falls, and no time is given before
    late = then(then(late, kind, 100.1, said, seat), "sit", 100.2, '{"kind":"person"}', seat)
    assert late.clock.up_at == pytest.approx(100.2, abs=0.01)
    played = plays_until_public(talked, 20.0)
    back = then(played, "sit", 40.0, '{"kind":"person"}', seat)
    assert seconds(back)[seat] == 50  # the bot's time is nobody's
    for number in {0, 1, 2} - {seat}:  # and nobody is waited for by bots
        talked = then(talked, "sit", 30.0, '{"kind":"bot","bot":"random"}', number)
    assert seconds(then(talked, "sit", 40.0, '{"kind":"person"}', seat))[seat] == 50


@pytest.mark.parametrize("clock", ['{"kind":"live","base":60}', '{"kind":"soft","seconds":3600}'])
def test_some_time_again_is_given_once_for_a_move(clock: str):
    """Three days for a move could be had again and again, by coming back before the bot had moved."""
    now = folded(clock, players=3)
    seat, up = now.turn, now.clock.up_at
    back = then(then(now, "flag", up, "random"), "sit", up + 0.1, '{"kind":"person"}', seat)
    chance = back.clock.up_at
    assert chance >= up + 30
    again = then(then(back, "flag", chance, "random"), "sit", chance + 0.1, '{"kind":"person"}', seat)
    assert again.clock.up_at == pytest.approx(chance + 0.1)
    flagged = then(again, "flag", chance + 0.2, "random")
    played = plays_until_public(flagged, chance + 0.2)
    while played.turn != seat:
        played = plays_until_public(played, played.at)
    assert then(played, "sit", played.at, '{"kind":"person"}', seat).clock.up_at >= played.at + 30


def turns_back(now: TableState, at: float) -> TableState:
    """The seat to move ends its turn within a second, and takes that back before anybody else does something."""
    seat, turn = now.turn, now.match.turns_begun
    while now.turn == seat:
        legal = now.match.legal()
        now = then(now, "play", at, "done" if "done" in legal else legal[0])
    assert now.way_back(seat) == "free"
    back = then(now, "takeback", at, str(now.match.previous(seat)), seat)
    assert (back.turn, back.match.turns_begun) == (seat, turn)
    return back


def test_taking_back_what_nobody_is_asked_about_gives_no_time():
    """Whoever ended their turn and took it back had the increment each time, the delay of the next player, or all their soft time again."""
    now = folded('{"kind":"live","base":60,"increment":5,"delay":2}', takebacks=True)
    seat = now.turn
    for at in (10.0, 20.0, 30.0):
        now = turns_back(now, at)
    assert seconds(now)[seat] == pytest.approx(60 + 2 + 5 - 30)
    assert now.clock.up_at == pytest.approx(60 + 2 + 5)
    now = folded('{"kind":"soft","seconds":3600}', takebacks=True)
    for at in (1000.0, 2000.0):
        now = turns_back(now, at)
    assert now.clock.up_at == pytest.approx(3600)
    while now.turn == seat:
        now = plays_until_public(now, 2000.0)
    assert now.clock.up_at == now.at + 3600
    asked = then(then(now, "ask", 2500.0, str(now.match.previous(seat)), seat), "takeback", 3000.0, str(now.match.previous(seat)), seat)
    assert (asked.turn, asked.clock.up_at) == (seat, 6600)  # the others agreed


def test_a_soft_time_that_is_up_may_only_be_lapsed():
    now = folded('{"kind":"soft","seconds":100,"then":"ask"}')
    lapsed = then(now, "flag", 100.0, "")
    assert (lapsed.clock.lapsed, lapsed.chairs[now.turn].kind, lapsed.summary.due) == (True, "person", None)
    moved = plays_until_public(lapsed, 120.0)
    assert not moved.clock.lapsed


def flags(guest: Guest) -> list[dict[str, Any]]:
    return [line for line in guest.server.get(f"{guest.path}/log")["lines"] if line["kind"] == "flag"]


def clocked(server: Server, seats: list[dict[str, Any]] | None = None, **more: Any) -> Guest:
    """A table whose clock runs at once: while rules are being compiled none does. Nothing is left to wait for when it is there."""
    server.prepare("kingdoms")
    while server.get("/health")["preparing"]:
        time.sleep(0.1)
    return server.table(seats, **more)


def wait_for_flag(guest: Guest) -> dict[str, Any]:
    with guest.server.live(guest.id) as live:
        while not (found := [line for line in live.until("log")["lines"] if line["kind"] == "flag"]):
            pass
        return found[0]


def test_a_flag_falls_on_time_a_bot_plays_on_and_the_person_comes_back(server: Server):
    guest = clocked(server, clock={"kind": "live", "base": 1})
    began, seat = time.time(), guest.created["state"]["turn"]
    line = wait_for_flag(guest)
    assert (line["seat"], line["what"]) == (seat, "bot")
    assert 0.9 < line["at"] - guest.created["state"]["created"] < 2.5
    assert time.time() - began < 4
    state = guest.state()
    assert state["seats"][seat]["kind"] == "bot"
    assert state["clock"]["seat"] is None  # the other is alone with a bot
    back = server.post(f"{guest.path}/join", guest.tokens[seat])
    assert (back["seat"], back["state"]["seats"][seat]["kind"]) == (seat, "person")
    assert back["state"]["clock"]["left"][seat] == 30_000


def test_anybody_at_the_table_may_let_a_bot_play_when_a_soft_time_has_lapsed(server: Server):
    guest = clocked(server, clock={"kind": "soft", "seconds": 1, "then": "ask"})
    seat = guest.state()["turn"]
    other = guest.tokens[1 - seat]
    assert server.post(f"{guest.path}/seats/{seat}", other, 403, kind="bot")["code"] == "persons-seat"
    assert wait_for_flag(guest)["what"] == "ask"
    assert guest.state()["clock"]["lapsed"]
    assert guest.state()["seats"][seat]["kind"] == "person"
    for kind in ("open", "person"):  # whoever sat down there next would see the hand
        assert server.post(f"{guest.path}/seats/{seat}", other, 403, kind=kind)["code"] == "persons-seat"
    server.post(f"{guest.path}/seats/{seat}", other, kind="bot")
    assert guest.state()["seats"][seat]["kind"] == "bot"


def pause(guest: Guest, seat: int, wanted: bool, status: int = 200, **more: Any) -> dict[str, Any]:
    return guest.server.post(f"{guest.path}/pause", guest.tokens[seat], status, pause=wanted, **more)


def test_a_clock_stands_still_when_all_people_agree(server: Server):
    guest = clocked(server, [*PEOPLE, BOT], options={"players": 3}, clock=LIVE)
    asked = pause(guest, 0, True, key="pause-pause-1")["state"]["clock"]
    assert (asked["paused"], asked["wishes"]) == (False, [0])
    assert pause(guest, 0, True, key="pause-pause-1")["repeated"]
    assert pause(guest, 0, True)["repeated"]
    assert pause(guest, 0, False)["state"]["clock"]["wishes"] == []
    pause(guest, 0, True)
    paused = pause(guest, 1, True)["state"]["clock"]
    assert (paused["paused"], paused["seat"], paused["wishes"]) == (True, None, [])
    pause(guest, 1, False)
    assert not pause(guest, 0, False)["state"]["clock"]["paused"]
    lines = [line for line in server.get(f"{guest.path}/log")["lines"] if line["kind"] in ("propose", "pause", "resume")]
    assert [(line["kind"], line["what"], line["seat"]) for line in lines] == [
        ("propose", "pause", 0), ("propose", "withdraw", 0), ("propose", "pause", 0), ("pause", None, 1), ("propose", "resume", 1),
        ("resume", None, 0),
    ]  # fmt: skip
    assert server.post(f"{server.table().path}/pause", None, 401, pause=True)["code"] == "no-token"
    without = server.table()
    assert pause(without, 0, True, 409)["code"] == "no-clock"


def test_a_pong_tells_the_time_of_the_server(server: Server):
    guest = clocked(server, clock=LIVE)
    with server.live(guest.id) as live:
        before = time.time() * 1000
        live.say(type="ping")
        assert before - 5 <= live.until("pong")["at"] <= time.time() * 1000 + 5


def test_a_rematch_has_the_same_clock(server: Server):
    guest = clocked(server, clock=LIVE, words="everybody", keep_words=False)
    guest.finish()
    again = server.post(f"{guest.path}/rematch", guest.tokens[0], rotate=True)
    assert again["clock"]["agreed"] == LIVE
    assert again["clock"]["left"] == [60_000, 60_000]
    assert (again["words"], again["keep_words"]) == ("everybody", False)


def test_two_processes_let_a_flag_fall_once(postgres_servers: list[Server]):
    one, other = postgres_servers
    guests = [clocked(one, clock={"kind": "live", "base": 1}) for _ in range(6)]
    for guest in guests:
        wait_for_flag(Guest(other, guest.created))
    with ThreadPoolExecutor(4) as many:
        assert [len(found) for found in many.map(flags, guests)] == [1] * len(guests)


def test_what_the_keeper_decides_survives_kill_9_and_downtime_is_nobodys_loss(database: str):
    """A server dies with clocks running; after an hour, as far as the database knows, the next one goes on where they stood."""
    server = Server(database)
    guest = clocked(server, clock={"kind": "live", "base": 100})
    short = clocked(server, clock={"kind": "live", "base": 2})
    assert wait_for_flag(short)
    seat = guest.state()["turn"]
    server.kill()
    store = Store(database)
    with store.engine.begin() as connection:  # all that was an hour earlier
        connection.execute(update(HEARTBEAT).values(at=HEARTBEAT.c.at - 3600))
        earlier = {name: TABLES.c[name] - 3600 for name in ("created", "changed", "due")}
        connection.execute(update(TABLES).values(earlier))
    server = Server(database)
    try:
        server.prepare("kingdoms")
        again = Guest(server, guest.created)
        with server.live(guest.id) as live:
            clock = live.until("state")["clock"]  # right at once, before the keeper has noted the hour
            left = (clock["left"][seat] + clock["at"]) / 1000 - time.time()
        assert 80 < left <= 100.5
        assert flags(again) == []
        assert len(flags(Guest(server, short.created))) == 1
        while not store.outages():
            time.sleep(0.05)
        with store.engine.connect() as connection:
            (began, ended) = connection.execute(select(OUTAGES.c.began, OUTAGES.c.ended)).one()
            due = connection.execute(select(TABLES.c.due).where(TABLES.c.id == guest.id)).scalar()
        assert 3590 < ended - began < 3700
        assert due == pytest.approx(time.time() + left, abs=1.5)
    finally:
        store.engine.dispose()
        server.kill()


def test_a_process_killed_while_a_flag_falls_lets_it_fall_once(database: str):
    """The entry is on its way to the database, which is made to wait, when its process dies; another lets the flag fall."""
    postgres = database.startswith("postgresql")
    server, store = Server(database), Store(database)
    server.prepare("kingdoms")
    other = Server(database) if postgres else None  # the first one keeps the clocks
    guest = clocked(server, clock={"kind": "live", "base": 3})
    ((_, due),) = store.clocks_due(time.time() + 9, 2)
    with store.engine.begin() as connection:
        while time.time() < due - 0.5:  # its timer is set
            time.sleep(0.02)
        connection.exec_driver_sql("LOCK TABLE log IN EXCLUSIVE MODE" if postgres else "UPDATE heartbeat SET at = at")
        while not waits(store, due):
            time.sleep(0.02)
        server.kill()
    server = other or Server(database)
    try:
        server.prepare("kingdoms")
        assert wait_for_flag(Guest(server, guest.created))
        with store.engine.connect() as connection:
            fallen = connection.execute(select(LOG.c.seq).where(LOG.c.table_id == guest.id, LOG.c.kind == "flag")).all()
        assert len(fallen) == 1
    finally:
        store.engine.dispose()
        server.kill()


def waits(store: Store, due: float) -> bool:
    """Whether a flag that was due is about to be written; SQLite does not say who waits for it."""
    if not store.postgres:
        return time.time() > due + 0.5
    blocked = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ILIKE 'INSERT INTO log%'"
    with store.engine.connect() as connection:
        return bool(connection.execute(text(blocked)).scalar())


def beaten(store: Store) -> float | None:
    with store.engine.connect() as connection:
        return connection.execute(select(HEARTBEAT.c.at)).scalar()


class Compiling(NotWarmedUp):
    """Some games cannot be played yet."""

    def __init__(self) -> None:
        super().__init__()
        self.games = ["kingdoms"]

    @property
    def waiting(self) -> list[str]:
        return self.games


class Place:
    """A process on a machine, with a registry and a keeper of the clocks, whose time passes only when the test says so."""

    def __init__(self, store: Store, machine: Machine, warm_up: NotWarmedUp | None = None) -> None:
        self.machine = machine
        self.registry = Registry(Settings(), store, Metrics(), warm_up or NotWarmedUp(), machine.timeline())
        self.keeper = ClockKeeper(self.registry, ProcessLink())

    async def open(self) -> "Place":
        await self.keeper._resume()
        return self

    async def table(self, clock: LiveClock | SoftClock | None = None) -> Table:
        wish = NewTable("kingdoms", {"players": 2}, clock=clock or LiveClock(600), start="now")
        return await self.registry.find((await self.registry.create(wish)).table)

    async def look(self, *, keeps: bool = True) -> None:
        """A round of the keeper, and all that its timers would do now."""
        self.keeper._look_at_the_time()
        if not keeps:
            return await self.keeper._follow()
        await self.keeper._round()
        for timer in self.keeper._timers.values():
            timer.cancel()
        self.keeper._timers.clear()
        for name, due in self.registry.store.clocks_due(self.machine.wall, 500):
            await self.keeper._look_at(name, due)
        return None

    async def write(self, table: Table) -> None:
        """A public line that changes nothing."""
        await self.registry.intend(table, lambda now: Entry(now.seq + 1, "propose", now.turn, "", now.date), sees=None)

    def left(self, table: Table) -> float:
        """What the seat to move has left, as a client computes it from what it is told."""
        card = table.now.state(None).clock
        assert card
        assert card.seat is not None
        return (card.left[card.seat] - max(0.0, 1000 * self.registry.timeline.shown - card.at - card.delay)) / 1000

    async def die(self) -> None:
        """Nothing more is written, not even a last heartbeat."""
        await self.keeper._tasks.close()
        await self.registry.warm_up.close()
        await self.registry.close()


async def pass_time(seconds: float, *places: Place, machine: Machine | None = None) -> None:
    """The first place keeps the clocks."""
    for _ in range(int(seconds)):
        (machine or places[0].machine).steady += 1
        for number, place in enumerate(places):
            await place.look(keeps=number == 0)


def stored(store: Store, table: Table) -> TableState:
    """What the database says of a table."""
    kept = store.read(table.now.id)
    assert kept
    dates = [kept.row["created"], *(each.at for each in kept.entries)]
    assert dates == sorted(dates), "the log goes back in time"
    return load_state(kept)[0]


def check(store: Store, table: Table) -> None:
    """Memory is what the log says."""
    told = stored(store, table)
    assert told.clock
    assert table.now.clock
    assert told.clock._replace(since=0) == table.now.clock._replace(since=0)
    assert (told.seq, told.at, told.spoke) == (table.now.seq, table.now.at, table.now.spoke)


@pytest.mark.parametrize("written", ["before", "while", "after", "always"])
def test_a_clock_loses_nothing_when_the_clock_of_the_machine_is_two_hours_ahead_and_put_right(database: str, written: str):
    """It went from 597 seconds to 0, and a bot took the seat."""

    async def story(store: Store) -> None:
        machine = Machine()
        place = await Place(store, machine).open()
        table = await place.table()
        idle = await place.table(SoftClock(3600))  # nobody looks at it
        true = 600.0
        for when, step in (("before", 0.0), ("while", 7200.0), ("after", -7200.0)):
            machine.ahead += step
            if written in (when, "always"):
                await place.write(table)  # before the keeper has looked
                check(store, table)
            assert place.left(table) == pytest.approx(true, abs=0.01)
            await pass_time(3, place)
            true -= 3
            if written in (when, "always"):
                await place.write(table)
                check(store, table)
            assert place.left(table) == pytest.approx(true, abs=0.01)
            place.registry.tables.clear()  # what is not in memory is read again
            assert place.registry._alive.pop(idle.now.id)
            idle = await place.registry.find(idle.now.id)
            assert true + 3000 - 0.01 <= place.left(idle) <= 3600.01
        await place.die()
        machine.steady += 60
        place = await Place(store, machine).open()
        table = await place.registry.find(table.now.id)
        await place.look()
        assert true - 0.01 <= place.left(table) <= 600
        assert [each.kind for each in table.now.chairs] == ["person", "person"]
        before = place.left(table)
        await pass_time(30, place)
        assert place.left(table) == pytest.approx(before - 30, abs=0.01)
        await pass_time(before - 30 + 2, place)
        assert sorted(each.kind for each in table.now.chairs) == ["bot", "person"]  # its flag falls on time
        await place.die()

    run(database, story)


def test_a_table_shows_the_same_after_a_restart_when_it_was_played_two_hours_ahead(database: str):
    """It showed 594,989 milliseconds in memory and 1 after the restart."""

    async def story(store: Store) -> None:
        machine = Machine()
        place = await Place(store, machine).open()
        table = await place.table()
        await place.look()
        machine.ahead += 7200
        machine.steady += 5
        await place.write(table)
        left = table.now.state(None).clock.left
        assert sorted(left) == [pytest.approx(595_000, abs=20), 600_000]
        machine.ahead -= 7200
        await pass_time(4, place)
        await place.write(table)
        left = table.now.state(None).clock.left
        check(store, table)
        await place.die()
        machine.steady += 3600
        place = await Place(store, machine).open()
        table = await place.registry.find(table.now.id)
        assert table.now.state(None).clock.left == left
        assert place.left(table) == pytest.approx(min(left) / 1000, abs=0.01)
        await place.look()
        assert table.now.turn is not None
        assert table.now.chairs[table.now.turn].kind == "person"
        await place.die()

    run(database, story)


def test_who_talks_after_the_clock_of_the_machine_was_put_right_may_go_on_talking(database: str):
    """The messages of the last thirty seconds are counted by the dates in the log, which never go back."""

    async def story(store: Store) -> None:
        machine = Machine()
        place = await Place(store, machine).open()
        wish = NewTable("kingdoms", {"players": 2}, start="now", words="players")
        table = await place.registry.find((await place.registry.create(wish)).table)
        machine.ahead += 7200
        for step in (0.0, -7200.0, 0.0):
            machine.ahead += step
            for number in range(talk.AT_ONCE):
                await talk.say(place.registry, table, 0, Say(text=str(number)))
            with pytest.raises(Trouble, match="too-many"):
                await talk.say(place.registry, table, 0, Say(text="too much"))
            await pass_time(31, place)
        stored(store, table)
        await place.die()

    run(database, story)


def test_a_log_read_from_a_snapshot_does_not_go_back_in_time(database: str):
    async def story(store: Store) -> None:
        machine = Machine()
        place = await Place(store, machine).open()
        table = await place.registry.find((await place.registry.create(NewTable("kingdoms", {"players": 2}, start="now"))).table)
        machine.ahead += 7200
        while store.read(table.now.id).snapshot is None:
            now = table.now
            await commands.play(place.registry, table, now.turn or 0, Play(move=now.match.legal_ids()[-1], seq=now.public))
        await place.die()
        machine.ahead -= 7200
        place = await Place(store, machine).open()
        table = await place.registry.find(table.now.id)
        await place.write(table)
        stored(store, table)
        await place.die()

    run(database, story)


def test_a_process_that_stood_still_charges_nobody_for_it(database: str):
    """A move that arrives when it wakes up is written before the keeper has looked."""

    async def story(store: Store) -> None:
        machine = Machine()
        place = await Place(store, machine).open()
        table = await place.table()
        await pass_time(10, place)
        machine.steady += 300
        await place.write(table)
        check(store, table)
        assert place.left(table) == pytest.approx(590, abs=0.01)
        woken = asyncio.Event()
        table.watchers.add(woken.set)
        machine.steady += 200
        assert place.left(table) < 590 - 200 + 0.01  # nobody has noticed yet: what is shown counts on
        await place.look()
        assert woken.is_set()  # it is shown again
        assert place.left(table) == pytest.approx(590, abs=0.01)
        await pass_time(10, place)
        assert place.left(table) == pytest.approx(580, abs=0.01)
        await place.die()
        place = await Place(store, machine).open()  # a restart counts the same
        table = await place.registry.find(table.now.id)
        await place.look()
        assert place.left(table) == pytest.approx(580, abs=BEAT + 1)
        await place.die()

    run(database, story)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_becomes_of_the_clock_of_a_machine_nobody_loses_time_and_the_log_tells_it_all(database: str, seed: int):
    """Two processes on PostgreSQL: the first keeps the clocks."""

    async def story(store: Store) -> None:
        chance, machine = random.Random(seed), Machine()
        places = [await Place(store, machine).open() for _ in range(2 if store.postgres else 1)]
        name = (await places[0].table(LiveClock(5000))).now.id
        true, worth = 5000.0, 0.0  # seconds that are left, and that may have been given besides
        done = []
        for _ in range(60):
            done.append(chance.choice(["pass", "pass", "write", "write", "ahead", "back", "stand", "die", "forget"]))
            match done[-1]:
                case "pass":
                    seconds = chance.randint(1, 8)
                    await pass_time(seconds, *places)
                    true -= seconds
                case "write":
                    place = chance.choice(places)
                    table = await place.registry.find(name)
                    await place.write(table)
                    check(store, table)
                    for other in places:
                        await other.registry.heard(name, table.now.seq)
                case "ahead":
                    machine.ahead += chance.choice([90.0, 7200.0, 86400.0])
                    await pass_time(1, *places)
                    true, worth = true - 1, worth + 1  # whoever reads the table afterwards does not count this second
                case "back":  # a process that reads the table afterwards cannot know how long it has been played
                    machine.ahead -= chance.choice([90.0, 7200.0])
                    await pass_time(1, *places)
                    true, worth = true - 1, 5000.0
                case "stand":
                    machine.steady += chance.uniform(GAP + 1, 500)
                    for number, place in enumerate(places):
                        await place.look(keeps=number == 0)
                case "die":
                    for place in places:
                        await place.die()
                    machine.steady += chance.choice([0.0, 100.0])
                    places = [await Place(store, machine).open() for _ in places]
                    if chance.random() < 0.5:
                        await places[-1].registry.find(name)  # before the keeper has looked
                    for number, place in enumerate(places):
                        await place.look(keeps=number == 0)
                    worth += BEAT + 1
                case "forget":
                    place = chance.choice(places)
                    place.registry.tables.clear()
                    place.registry._alive.pop(name, None)
                    worth += 2
            for place in places:
                table = await place.registry.find(name)
                check(store, table)
                assert true - 0.1 <= place.left(table) <= true + worth + 0.1, done
        for place in places:
            await place.die()

    run(database, story)


def test_nobody_pays_for_compiling_and_a_game_that_is_never_ready_stops_no_clock_of_the_others(database: str):
    async def story(store: Store) -> None:
        machine = Machine()
        place = await Place(store, machine).open()
        name = (await place.table(LiveClock(100))).now.id
        await place.look()
        last = beaten(store)
        await place.die()
        machine.steady += 5
        warm_up = Compiling()
        place = await Place(store, machine, warm_up).open()
        await pass_time(55, place)
        assert beaten(store) == last
        warm_up.games = ["royals"]  # whose clocks do not run
        await place.look()
        assert store.outages() == [(last, pytest.approx(machine.wall, abs=1.1))]
        table = await place.registry.find(name)
        assert place.left(table) == pytest.approx(100, abs=1.1)
        kept = store.read(name)
        assert kept
        assert kept.row["due"] == pytest.approx(place.registry.timeline.on_the_wall(table.now.clock.up_at), abs=1.1)
        warm_up.games = ["kingdoms"]
        stuck = Place(store, machine, warm_up)
        stuck.keeper._made = machine.wall - COLD - 1
        machine.steady += 10
        await stuck.look()
        assert beaten(store) == machine.wall
        await place.die()
        await stuck.die()

    run(database, story)


def test_a_machine_whose_clock_was_an_hour_ahead_goes_on_when_it_is_put_right(database: str):
    """The hour to come counted as one without a server: no flag fell until it was over, and no heartbeat was written."""

    async def story(store: Store) -> None:
        machine = Machine()
        machine.ahead += 3600
        place = await Place(store, machine).open()
        table = await place.table(LiveClock(100))
        await place.look()
        assert beaten(store) == machine.wall
        await place.die()
        machine.ahead -= 3600
        place = await Place(store, machine).open()
        await place.look()
        assert beaten(store) == machine.wall
        table = await place.registry.find(table.now.id)
        assert table.now.clock
        assert place.left(table) == pytest.approx(100, abs=0.01)
        due = store.read(table.now.id).row["due"]
        assert due == pytest.approx(place.registry.timeline.on_the_wall(table.now.clock.up_at), abs=0.01), "it was looked at again"
        await pass_time(103, place)
        assert [each.kind for each in table.entries] == ["flag"]
        await place.die()

    run(database, story)


def test_what_another_process_wrote_costs_what_it_says(database: str):
    async def story(store: Store) -> None:
        machine = Machine()
        here, there = await Place(store, machine).open(), await Place(store, machine).open()
        table = await here.table(LiveClock(100))
        theirs = await there.registry.find(table.now.id)
        await pass_time(30, here, there)
        await there.write(theirs)
        await here.registry.heard(table.now.id, 1)
        assert here.left(table) == there.left(theirs) == pytest.approx(70, abs=0.01)
        check(store, table)
        with store.engine.begin() as connection:
            connection.execute(OUTAGES.insert(), {"began": table.now.at - 20, "ended": table.now.at})
        await here.registry.learn_outages()
        assert here.left(table) == pytest.approx(70, abs=0.01)  # what was charged stays charged
        check(store, table)
        for place in (here, there):
            await place.die()

    run(database, story)


def test_a_second_process_that_takes_over_counts_no_outage(postgres: Postgres):
    url = postgres.new_database()
    one, other = Server(url), Server(url)
    try:
        other.prepare("kingdoms")
        store, begun = Store(url), time.time()
        guest = clocked(one, clock={"kind": "live", "base": 10})
        while (beaten(store) or 0) < begun and time.time() < begun + 10:  # one of them keeps the clocks
            time.sleep(0.05)
        assert beaten(store)
        one.kill()
        line = wait_for_flag(Guest(other, guest.created))
        assert line["at"] - guest.created["state"]["created"] < 13
        assert store.outages() == []
        store.engine.dispose()
    finally:
        other.kill()


def test_the_player_of_a_soft_clock_is_reminded_once(database: str):
    """Two keepers look at the same clock: the notice is in the outbox once, and what is due next is the second reminder."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            wish = NewTable("kingdoms", {"players": 2}, clock=SoftClock(3600))
            table = await place.find((await place.create(wish)).table)
            seat = table.now.turn
            assert seat is not None
            wants(store, table.now.id, seat)
            keepers = [ClockKeeper(place, ProcessLink()) for _ in range(2)]
            with store.engine.begin() as connection:
                connection.execute(update(TABLES).values(due=TABLES.c.due + 0.4))  # as if it had been written a little later
            ((name, due),) = store.clocks_due(time.time() + 1801, 5)
            await asyncio.gather(*(keeper._look_at(name, due) for keeper in keepers))
            (delivery,) = store.outbox.claim(time.time() + LATER)
            assert (delivery.kind, delivery.seat, delivery.about.hours) == ("reminder", seat, 1)
            assert store.clocks_due(time.time() + 3600, 5) == [(name, pytest.approx(due + 1440, abs=1))]
            await asyncio.gather(*(keeper._look_at(name, due) for keeper in keepers))
            assert store.outbox.claim(time.time() + LATER) == []

    run(database, story)


def test_clocks_are_bounded(server: Server):
    for clock in ({"kind": "live", "base": 0}, {"kind": "soft", "seconds": 10**9}, {"kind": "sand"}, {"kind": "soft"}, "x", {"base": 3}):
        assert server.post("/api/tables", status=400, game="kingdoms", clock=clock)["code"] == "bad-input"
