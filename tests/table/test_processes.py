"""Several server processes on one PostgreSQL: every table is live everywhere, every bot is moved by one of them."""

import uuid
from concurrent.futures import ThreadPoolExecutor

from table.houses import Server
from table.postgres import Postgres

BOTS = [{"kind": "bot", "bot": "random"}] * 3


def bot_moves(server: Server) -> int:
    return count(server, 'regalia_moves_total{by="bot"}')


def count(server: Server, name: str) -> int:
    lines = server.http.get("/metrics").text.splitlines()
    return int(next((line.split()[-1] for line in lines if line.startswith(name + " ")), 0))


def test_a_move_at_one_process_shows_at_the_other(postgres_houses: list[Server]):
    here, there = postgres_houses
    guest = here.table()
    with there.live(guest.id, *guest.tokens) as live:
        live.until("state", seat=1)
        guest.play()
        assert live.until("state", seat=0)["ply"] == 1
        state = live.until("state", seat=1)
        due = there.get(guest.path, guest.tokens[state["turn"]])
        live.say(type="play", seat=due["turn"], move=due["legal"][0]["id"], seq=due["seq"])
        assert live.until("accepted")["ply"] == 2
        with here.live(guest.id) as other:
            assert other.until("state")["seq"] >= 1
            while other.heard and '"ply":2' not in other.heard[-1]:
                other.hear()


def test_a_seat_opened_at_one_process_is_taken_at_the_other(postgres_houses: list[Server]):
    here, there = postgres_houses
    guest = here.table([{"kind": "person"}, {"kind": "open"}])
    joined = there.post(f"{guest.path}/join", name="Elsewhere")
    assert here.get(guest.path, joined["token"])["seat"] == 1
    assert here.post(f"{guest.path}/join", status=409)["code"] == "no-open-seat"
    here.post(f"{guest.path}/seats/1", guest.host, kind="open")
    with there.live(guest.id) as live:
        while live.until("state")["seats"][1]["kind"] != "open":
            continue
    assert there.get(guest.path, joined["token"], 403)["code"] == "wrong-token"


def test_of_two_moves_at_two_processes_one_counts(postgres_houses: list[Server]):
    guest = postgres_houses[0].table()
    with ThreadPoolExecutor(4) as pool:
        for _ in range(25):
            state = guest.due()
            token, legal = guest.tokens[state["turn"]], state["legal"]
            key = uuid.uuid4().hex

            def send(n: int, token=token, legal=legal, seq=state["seq"], key=key):
                body = {"move": legal[n // 2 % len(legal)]["id"], "seq": seq, "key": f"{key}{n // 2}"}
                server = postgres_houses[n % 2]
                return server.http.post(f"{guest.path}/play", json=body, headers={"authorization": f"Bearer {token}"})

            answers = [answer.json() | {"status": answer.status_code} for answer in pool.map(send, range(4))]
            accepted = [answer for answer in answers if answer["status"] == 200]
            # Two different moves were each sent to both processes: one of the two is played, once.
            assert len(accepted) == 2
            assert {answer["seq"] for answer in accepted} == {state["seq"] + 1}
            assert [answer["repeated"] for answer in accepted].count(False) == 1
            assert all(answer["code"] == "stale" for answer in answers if answer["status"] == 409)
    assert guest.state()["ply"] == 25


def test_bots_are_moved_by_exactly_one_process(postgres_houses: list[Server]):
    before = [(bot_moves(server), count(server, "regalia_conflicts_total")) for server in postgres_houses]
    guests = [postgres_houses[n % 2].table(BOTS, options={"players": 3}) for n in range(6)]
    plies = 0
    for n, guest in enumerate(guests):
        with postgres_houses[1 - n % 2].live(guest.id) as live:
            plies += live.until("state", over=True)["ply"]
    after = [(bot_moves(server), count(server, "regalia_conflicts_total")) for server in postgres_houses]
    assert sum(now[0] - then[0] for now, then in zip(after, before, strict=True)) == plies
    assert [now[1] - then[1] for now, then in zip(after, before, strict=True)] == [0, 0]


def test_another_process_takes_over_the_bots_of_one_that_died(postgres: Postgres):
    url = postgres.new_database()
    first, second = Server(url, bot_poll=0.1), Server(url, bot_poll=0.1)
    try:
        guests = [first.table(BOTS, options={"players": 3}) for _ in range(12)]
        with second.live(guests[-1].id) as live:
            while live.until("state")["ply"] < 3:
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
    server = Server(own.new_database())
    try:
        guest = server.table()
        guest.play()
        due = guest.due()
        own.stop("immediate")
        assert server.get("/health", status=503)["code"] == "database"
        body = {"move": due["legal"][0]["id"], "seq": due["seq"], "key": "through-the-storm"}
        assert server.post(f"{guest.path}/play", guest.tokens[due["turn"]], 503, **body)["code"] == "database"
        own.start()
        assert server.post(f"{guest.path}/play", guest.tokens[due["turn"]], **body)["ply"] == 2
        assert server.get("/health")["ok"]
    finally:
        server.stop()
        own.remove()
