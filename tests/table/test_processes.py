"""Bots that play for those who are away; several processes on one PostgreSQL: tables are live everywhere, bots moved by one of them."""

import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from regalia.table.store import POSTGRES_SESSION, Store
from table.postgres import Postgres
from table.servers import Server

BOTS = [{"kind": "bot", "bot": "random"}] * 3


def bot_moves(server: Server) -> int:
    return count(server, 'regalia_moves_total{by="bot"}')


def count(server: Server, name: str) -> int:
    lines = server.http.get("/metrics").text.splitlines()
    return int(next((line.split()[-1] for line in lines if line.startswith(name + " ")), 0))


def test_a_move_at_one_process_shows_at_the_other(postgres_servers: list[Server]):
    here, there = postgres_servers
    guest = here.table()
    with there.live(guest.id, *guest.tokens) as live:
        live.until("state", seat=1)
        guest.play()
        assert live.until("state", seat=0)["moment"] == 1
        state = live.until("state", seat=1)
        due = there.get(guest.path, guest.tokens[state["turn"]])
        live.say(type="play", seat=due["turn"], move=due["legal"][0]["id"], seq=due["seq"])
        assert live.until("accepted")["moment"] == 2
        with here.live(guest.id) as other:
            assert other.until("state")["seq"] >= 1
            while other.heard and '"moment":2' not in other.heard[-1]:
                other.hear()


def test_a_seat_opened_at_one_process_is_taken_at_the_other(postgres_servers: list[Server]):
    here, there = postgres_servers
    guest = here.table([{"kind": "person"}, {"kind": "open"}])
    joined = there.post(f"{guest.path}/join", name="Elsewhere")
    assert here.get(guest.path, joined["token"])["seat"] == 1
    assert here.post(f"{guest.path}/join", status=409)["code"] == "no-open-seat"
    here.post(f"{guest.path}/seats/1", joined["token"], kind="open")
    with there.live(guest.id) as live:
        while live.until("state")["seats"][1]["kind"] != "open":
            continue
    assert there.get(guest.path, joined["token"], 403)["code"] == "wrong-token"


def test_of_two_moves_at_two_processes_one_counts(postgres_servers: list[Server]):
    guest = postgres_servers[0].table()
    with ThreadPoolExecutor(4) as pool:
        for _ in range(25):
            state = guest.due()
            token, legal = guest.tokens[state["turn"]], state["legal"]
            key = uuid.uuid4().hex

            def send(n: int, token=token, legal=legal, seq=state["seq"], key=key):
                body = {"move": legal[n // 2 % len(legal)]["id"], "seq": seq, "key": f"{key}{n // 2}"}
                server = postgres_servers[n % 2]
                return server.http.post(f"{guest.path}/play", json=body, headers={"authorization": f"Bearer {token}"})

            answers = [answer.json() | {"status": answer.status_code} for answer in pool.map(send, range(4))]
            accepted = [answer for answer in answers if answer["status"] == 200]
            # Two different moves were each sent to both processes: one of the two is played, once.
            assert len(accepted) == 2
            assert {answer["seq"] for answer in accepted} == {state["seq"] + 1}
            assert [answer["repeated"] for answer in accepted].count(False) == 1
            assert all(answer["code"] == "stale" for answer in answers if answer["status"] == 409)
    assert guest.state()["moment"] == 25


def test_guests_of_every_process_are_seen_until_it_dies(postgres: Postgres):
    url = postgres.new_database()
    first, second = (Server(url, heartbeat=0.2) for _ in range(2))
    third = None
    try:
        guest = first.table()
        with first.live(guest.id, guest.tokens[0]), second.live(guest.id, guest.tokens[1]) as live, second.live(guest.id):
            live.until("here", seats=[0, 1], watching=1)
            third = Server(url, heartbeat=0.2)  # it asks those who were there before
            with third.live(guest.id) as late:
                late.until("here", seats=[0, 1], watching=2)
                live.until("here", seats=[0, 1], watching=2)
                first.kill()
                live.until("here", seats=[1], watching=2)
                late.until("here", seats=[1], watching=2)
            assert third.stop() == 0
            live.until("here", seats=[1], watching=1)
    finally:
        second.stop()
        if third and third.process.poll() is None:
            third.kill()


def away_and_back(here: Server, there: Server) -> None:
    """Zero hours have passed: who stays, `here`, lets a bot play for the one who is away, until that one comes back, `there`."""
    guest = here.table()
    away = guest.state()["turn"]
    stays, token = guest.tokens[1 - away], guest.tokens[away]
    assert here.post(f"{guest.path}/seats/{1 - away}", token, 403, kind="bot")["code"] == "persons-seat"  # it is not that seat's turn
    with here.live(guest.id, stays) as live, there.live(guest.id) as watching:

        def castle() -> int:
            """The one who stays builds a castle, which ends the turn; says how many moves there are then."""
            state = live.until("state", turn=1 - away)
            live.say(type="play", seat=1 - away, move=state["legal"][0]["id"], seq=state["seq"])
            return live.until("accepted")["moment"]

        assert here.post(f"{guest.path}/seats/{away}", stays, kind="bot", bot="random")["kind"] == "bot"
        ply = castle()  # the bot has moved
        while (state := live.until("state", turn=1 - away))["moment"] <= ply:
            continue  # and moves again
        assert state["seats"][away]["kind"] == "bot"
        while watching.until("state")["seq"] < state["seq"]:
            continue
        assert there.post(f"{guest.path}/play", token, 409, move=0, seq=state["seq"])["code"] == "bot-plays"
        joined = there.post(f"{guest.path}/join", token)
        token, back = joined["token"], joined["state"]  # who comes back has a token of their own
        assert (back["seats"][away]["kind"], back["seat"], back["moment"]) == ("person", away, state["moment"])
        ply = castle()
        while (state := watching.until("state"))["moment"] < ply:
            continue
        due = there.get(guest.path, token)
        assert (due["turn"], due["moment"]) == (away, ply)  # nobody has moved for it
        there.post(f"{guest.path}/play", token, move=due["legal"][0]["id"], seq=due["seq"])
        assert live.until("state", moment=ply + 1)["seats"][away]["kind"] == "person"


def test_a_seat_that_is_away_goes_to_a_bot_and_back(database: str):
    server = Server(database, away_hours=0)
    away_and_back(server, server)
    assert server.stop() == 0


def test_a_seat_that_is_away_goes_to_a_bot_at_one_process_and_back_at_the_other(postgres: Postgres):
    url = postgres.new_database()
    servers = [Server(url, away_hours=0, bot_poll=0.1) for _ in range(2)]
    away_and_back(*servers)
    away_and_back(*reversed(servers))
    assert [server.stop() for server in servers] == [0, 0]


def test_bots_are_moved_by_exactly_one_process(postgres_servers: list[Server]):
    before = [(bot_moves(server), count(server, "regalia_conflicts_total")) for server in postgres_servers]
    guests = [postgres_servers[n % 2].table(BOTS, options={"players": 3}) for n in range(6)]
    plies = 0
    for n, guest in enumerate(guests):
        with postgres_servers[1 - n % 2].live(guest.id) as live:
            plies += live.until("state", over=True)["moment"]
    after = [(bot_moves(server), count(server, "regalia_conflicts_total")) for server in postgres_servers]
    assert sum(now[0] - then[0] for now, then in zip(after, before, strict=True)) == plies
    assert [now[1] - then[1] for now, then in zip(after, before, strict=True)] == [0, 0]


def test_another_process_takes_over_the_bots_of_one_that_died(postgres: Postgres):
    url = postgres.new_database()
    first, second = Server(url, bot_poll=0.1), Server(url, bot_poll=0.1)
    try:
        guests = [first.table(BOTS, options={"players": 3}) for _ in range(12)]
        with second.live(guests[-1].id) as live:
            while live.until("state")["moment"] < 3:
                continue
            first.kill()
            assert live.until("state", over=True)["result"]["winners"]
        for guest in guests:
            with second.live(guest.id) as live:
                live.until("state", over=True)
    finally:
        second.stop()


def test_processes_start_together_on_an_empty_database(postgres: Postgres):
    url = postgres.new_database()
    with ThreadPoolExecutor(2) as pool:
        servers = list(pool.map(lambda _: Server(url), range(2)))
    guest = servers[0].table()
    assert servers[1].get(guest.path)["seq"] == 0
    assert [server.stop() for server in servers] == [0, 0]


def test_a_database_that_went_away_and_came_back(postgres: Postgres):
    own = Postgres()
    url = own.new_database()
    server, other = Server(url), Server(url)
    try:
        guest = server.table()
        guest.play()
        due = guest.due()
        other.get(guest.path)
        own.stop("immediate")
        with other.live("abcdefghjk", hello=False) as live:  # a table that would have to be read
            live.say(type="hello")
            assert live.hear()["code"] == "database"
            assert live.end() == 1013
        assert server.get("/health", status=503)["code"] == "database"
        body = {"move": due["legal"][0]["id"], "seq": due["seq"], "key": "through-the-storm"}
        assert server.post(f"{guest.path}/play", guest.tokens[due["turn"]], 503, **body)["code"] == "database"
        own.start()
        assert server.post(f"{guest.path}/play", guest.tokens[due["turn"]], **body)["moment"] == 2
        assert server.get("/health")["ok"]
        with other.live(guest.id) as live:  # it listens again, and catches up with what it could not hear
            while live.until("state")["moment"] < 2:
                continue
            guest.play()
            while live.until("state")["moment"] < 3:
                continue
    finally:
        server.stop()
        other.stop()
        own.remove()


def test_a_process_that_stops_in_the_middle_of_a_commit_holds_the_others_up_only_for_a_while(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
):
    """Its machine sleeps, or has lost its power: PostgreSQL would keep for hours what it had locked."""
    assert 0 < POSTGRES_SESSION["idle_in_transaction_session_timeout"] <= 60_000
    monkeypatch.setitem(POSTGRES_SESSION, "idle_in_transaction_session_timeout", 3000)
    url = postgres.new_database()
    asleep, awake = Store(url), Store(url)
    awake.open()
    step = text("UPDATE alembic_version SET version_num = version_num")

    def sleep_in_a_commit() -> None:
        with ThreadPoolExecutor(1) as thread, asleep.engine.begin() as connection:
            connection.execute(step)
            thread.submit(awake.try_writing).result(300)
            connection.execute(step)  # it wakes up

    with pytest.raises(SQLAlchemyError):
        sleep_in_a_commit()
    asleep.try_writing()  # it goes on with another connection
    for store in (asleep, awake):
        store.close()
