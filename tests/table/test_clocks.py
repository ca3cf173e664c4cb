"""Clocks: folded from the log, charged to nobody while no server runs, and flags that fall once, at any process and after any death."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text, update

from regalia.table import commands
from regalia.table.clock import Outages
from regalia.table.clock_keeper import COLD, ClockKeeper
from regalia.table.loading import load_state
from regalia.table.messages import LiveClock, NewTable, SoftClock
from regalia.table.metrics import Metrics
from regalia.table.process_link import ProcessLink
from regalia.table.registry import Registry
from regalia.table.schema import HEARTBEAT, LOG, OUTAGES, TABLES
from regalia.table.settings import Settings
from regalia.table.store import Entry, Store, Write
from regalia.table.table_state import Chair, TableState
from regalia.table.trouble import Trouble
from table.notices.test_outbox import LATER, wants
from table.postgres import Postgres
from table.servers import PEOPLE, Guest, Server
from table.test_durability import row_of
from table.test_registry import NotWarmedUp, opened, run

BOT = {"kind": "bot", "bot": "random"}
LIVE = {"kind": "live", "base": 60, "increment": 5, "delay": 2}
SOFT = {"kind": "soft", "seconds": 100}


def folded(clock: str, players: int = 2, outages: Outages | None = None, **row: Any) -> TableState:
    """A table of Palais Royal, whose turns have private steps, at time 0."""
    import regalia
    from regalia.core.match import Match

    match = Match(regalia.game("palais-royal", players=players), seed=3)
    chairs = [Chair("person", None, f"P{seat}", came=True) for seat in range(players)]
    return TableState({**row_of(match), "created": 0.0, "clock": clock, **row}, match, chairs, outages or Outages())


def then(now: TableState, kind: str, at: float, said: str = "", seat: int | None = None) -> TableState:
    return now.after(Entry(now.seq + 1, kind, now.turn if seat is None else seat, said, at))


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


def test_time_without_a_server_is_charged_to_nobody():
    outages = Outages([(10.0, 40.0)])
    now = folded('{"kind":"live","base":60}', outages=outages)
    assert now.clock.up_at == 90
    talked = then(now, "rename", 50.0, '["P0","Eva"]')
    assert seconds(talked)[talked.turn] == 40
    assert talked.clock.up_at == 90
    assert outages.passed(0, 50) == 20
    assert outages.passed(20, 50) == 10
    assert outages.passed(50, 55) == 5
    assert outages.learn([(10.0, 40.0), (60.0, 70.0)])
    assert talked.clock.up_at == 100
    assert not outages.learn([(60.0, 70.0), (10.0, 40.0)])


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
            while True:
                clock = live.until("state")["clock"]
                left = (clock["left"][seat] + clock["at"]) / 1000 - time.time()
                if left > 0:
                    break
        assert 80 < left <= 100.5
        assert flags(again) == []
        assert len(flags(Guest(server, short.created))) == 1
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


def test_nobody_pays_for_compiling_and_a_game_that_is_never_ready_stops_no_clock_of_the_others(database: str):
    async def story(store: Store) -> None:
        warm_up = Compiling()
        place = Registry(Settings(), store, Metrics(), warm_up)
        wish = NewTable("kingdoms", {"players": 2}, clock=LiveClock(100), start="now")
        table = await place.find((await place.create(wish)).table)
        with store.engine.begin() as connection:  # it was made, and a server was last running, a minute ago
            connection.execute(HEARTBEAT.insert(), {"id": 1, "at": time.time() - 60})
            connection.execute(update(TABLES).values({name: TABLES.c[name] - 60 for name in ("created", "changed", "due")}))
        keeper = ClockKeeper(place, ProcessLink())
        keeper._made = keeper._started = time.time() - 55  # since then we have been compiling
        await keeper._round()
        assert (beaten(store) or 0) < time.time() - 50
        warm_up.games = ["royals"]  # whose clocks do not run
        await keeper._round()
        assert store.outages() == [(pytest.approx(time.time() - 60, abs=3), pytest.approx(time.time(), abs=3))]
        kept = store.read(table.now.id)
        assert kept
        now, _ = load_state(kept, place.outages)
        assert now.clock
        assert now.clock.up_at == pytest.approx(time.time() + 100, abs=3)
        assert kept.row["due"] == pytest.approx(now.clock.up_at, abs=0.1)
        warm_up.games = ["kingdoms"]
        stuck = ClockKeeper(place, ProcessLink())
        stuck._made = time.time() - COLD - 1
        stuck._beaten = time.time() - 60
        await stuck._round()
        assert stuck._beaten == pytest.approx(time.time(), abs=3)
        await place.close()

    run(database, story)


def test_a_machine_whose_clock_was_an_hour_ahead_goes_on_when_it_is_put_right(database: str):
    """The hour to come counted as one without a server: no flag fell until it was over, and no heartbeat was written."""

    async def story(store: Store) -> None:
        async with opened(store) as place:
            wish = NewTable("kingdoms", {"players": 2}, clock=LiveClock(100), start="now")
            table = await place.find((await place.create(wish)).table)
            store.beat(time.time() - 20, 0.0, 15.0)
            keeper = ClockKeeper(place, ProcessLink())
            keeper._running, keeper._started, keeper._beaten = True, 0.0, time.time() + 3600
            store.beat(time.time() + 3600, 0.0, 15.0)
            await place.learn_outages()
            assert table.now.clock
            assert table.now.clock.up_at == pytest.approx(time.time() + 3700, abs=3)
            await keeper._round()
            assert beaten(store) == pytest.approx(time.time(), abs=3)
            assert [ended for _, ended in store.outages()] == [pytest.approx(time.time(), abs=3)]
            assert table.now.clock.up_at == pytest.approx(time.time() + 100, abs=3)
            due = store.read(table.now.id).row["due"]
            assert due == pytest.approx(time.time(), abs=3), "it is looked at again"
            await keeper._look(table, due)
            assert store.read(table.now.id).row["due"] == pytest.approx(table.now.clock.up_at, abs=0.1)
            await keeper.close()

    run(database, story)


def test_what_is_played_in_an_outage_of_others_costs_the_same_in_memory_and_in_the_database(database: str):
    async def story(store: Store) -> None:
        async with opened(store) as place:
            wish = NewTable("kingdoms", {"players": 2}, clock=LiveClock(100), start="now")
            table = await place.find((await place.create(wish)).table)
            seat, at = table.now.turn, table.now.created + 30
            entry = Entry(1, "rename", seat, '["","Eva"]', at)
            after = table.now.after(entry)
            store.write([Write(table.now.id, after.summary, msgspec.structs.replace(entry, public=1))])
            await place.refresh(table)
            assert table.now.clock
            assert table.now.clock.left[seat or 0] == pytest.approx(70, abs=0.1)
            with store.engine.begin() as connection:
                connection.execute(OUTAGES.insert(), {"began": at - 20, "ended": at + 5})
            await place.learn_outages()
            assert table.now.clock
            assert table.now.clock.left[seat or 0] == pytest.approx(90, abs=0.1)
            assert table.now.clock.up_at == pytest.approx(at + 95, abs=0.1)
            assert [line.entry.kind for line in table.lines] == ["rename"]

    run(database, story)


def test_a_link_that_has_ended_opens_nothing_at_a_process_that_reads_the_table_again_for_an_outage(database: str):
    """What it reads may tell that a seat has changed hands at another process, before that process is heard."""

    async def story(store: Store) -> None:
        async with opened(store) as here, opened(store) as there:
            wish = NewTable("kingdoms", {"players": 2}, clock=LiveClock(100), start="now")
            made = await here.create(wish)
            table, token = await here.find(made.table), str(made.seats[0].token)
            await commands.join(here, table, token, "Eva", None)
            theirs = await there.find(made.table)
            assert await there.who(theirs, token) == (0, False)
            _, fresh = await commands.join(here, table, token, None, None, own=True)
            with store.engine.begin() as connection:
                connection.execute(OUTAGES.insert(), {"began": theirs.now.at - 1, "ended": theirs.now.at + 0.001})
            await there.learn_outages()
            assert theirs.now.seq == 2
            with pytest.raises(Trouble, match="wrong-token"):
                await there.who(theirs, token)
            assert await there.who(theirs, fresh) == (0, False)

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
