"""A table may wait for its start: nobody moves before, whoever laid it out begins, once, and every process knows."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from alembic import command
from sqlalchemy import inspect, text

import regalia
from languages import said_in_every_language
from regalia.table import commands
from regalia.table.backup import backup, restore
from regalia.table.messages import NewTable, SeatWish
from regalia.table.migrations import config_of
from regalia.table.registry import Table
from regalia.table.store import Store
from regalia.table.trouble import Trouble
from table.servers import PEOPLE, Guest, Server
from table.test_durability import row_of
from table.test_registry import opened, run

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "random"}


def waiting_table(server: Server, *seats: dict[str, Any]) -> Guest:
    return server.table(list(seats), options={"players": len(seats)}, start="asked")


def starts(server: Server, guest: Guest, token: str | None = None) -> list[dict[str, Any]]:
    return [line for line in server.get(f"{guest.path}/log", token)["lines"] if line["kind"] == "start"]


def test_the_first_line_since_the_match_began_tells_the_deal(server: Server):
    asked = waiting_table(server, *PEOPLE)
    server.post(f"{asked.path}/join", asked.tokens[1], name="Bruno")
    server.post(f"{asked.path}/start", asked.host)
    turn, token = asked.due()["turn"], asked.tokens[1]
    own = server.get(asked.path, token)["view"]["my_start"]
    assert starts(server, asked, token)[0]["events"] == [{"event": "dealt", "first": turn, "starting": [None, own]}]
    assert starts(server, asked)[0]["events"] == [{"event": "dealt", "first": turn, "starting": [None, None]}]
    assert "goes first" in starts(server, asked)[0]["sentences"][0]
    full = server.table([PEOPLE[0], OPEN], start="full")
    full.tokens[1] = server.post(f"{full.path}/join")["token"]
    now = server.table()
    for guest, kinds in ((asked, ["sit", "start", "play"]), (full, ["sit", "play"]), (now, ["play"])):
        guest.play()
        lines = server.get(f"{guest.path}/log")["lines"]
        assert [line["kind"] for line in lines] == kinds
        told = [line["kind"] for line in lines for event in line["events"] if event["event"] == "dealt"]
        assert told == [kinds[-2] if len(kinds) > 1 else "play"]


def test_nobody_moves_before_the_start(server: Server):
    guest = waiting_table(server, *PEOPLE)
    state = guest.due()
    assert (state["waiting"], state["host"], state["legal"], state["can_undo"]) == (True, 0, [], False)
    seat, token = state["turn"], guest.tokens[state["turn"]]
    commands = {"play": {"move": 0, "seq": 0}, "undo": {}, "resign": {}, "hint": {}, "why": {"move": 0}}
    for deed, body in commands.items():
        problem = server.post(f"{guest.path}/{deed}", token, 409, **body)
        assert (problem["code"], problem["rule"]) == ("not-started", None), deed
    said_in_every_language(lambda lang: server.post(f"{guest.path}/play?lang={lang}", token, 409, move=0, seq=0)["sentence"])
    with server.live(guest.id, *guest.tokens) as live:
        live.until("state", waiting=True)
        live.say(type="play", seat=seat, move=0, seq=0)
        assert live.until("error")["code"] == "not-started"
        server.post(f"{guest.path}/join", token, name="Nobody is refused a name")
        live.until("state", seq=1)
        done = server.post(f"{guest.path}/start", guest.host)
        assert (done["seq"], done["moment"], done["repeated"], done["state"]["waiting"]) == (2, 0, False, False)
        while not (begun := live.until("state", waiting=False))["legal"]:  # who begins is dealt with the start
            continue
        assert begun["host"] is None
        live.say(type="play", seat=begun["seat"], move=begun["legal"][0]["id"], seq=0)  # as it looked before: the game has not changed
        assert live.until("accepted")["moment"] == 1
    assert starts(server, guest)[0]["seat"] == 0


def test_bots_do_not_move_before_the_start(server: Server):
    waits = [waiting_table(server, BOT, BOT) for _ in range(3)]
    with server.live(server.table([BOT, BOT]).id) as live:
        live.until("state", over=True)  # the bots of the server are at work
    for guest in waits:
        assert (guest.state()["seq"], guest.state()["waiting"]) == (0, True)
        with server.live(guest.id) as live:
            live.until("state", waiting=True)
            server.post(f"{guest.path}/start", guest.host)
            assert live.until("state", over=True)["moment"] > 10


def test_who_may_start(server: Server):
    guest = waiting_table(server, PEOPLE[0], OPEN, OPEN)
    path = f"{guest.path}/start"
    joined = server.post(f"{guest.path}/join", name="Bruno")
    assert (joined["state"]["waiting"], joined["state"]["legal"]) == (True, [])
    assert server.post(path, None, 401)["code"] == "no-token"
    assert server.post(path, "x" * 32, 403)["code"] == "wrong-token"
    assert server.post(path, server.table().host, 403)["code"] == "wrong-token"  # the host of another table
    for token in (guest.tokens[0], joined["token"]):
        assert server.post(path, token, 409)["code"] == "seats-open"
    said_in_every_language(lambda lang: server.post(f"{path}?lang={lang}", joined["token"], 409)["sentence"])
    server.post(f"{guest.path}/seats/1", joined["token"], kind="open")  # Bruno leaves
    assert server.post(path, joined["token"], 403)["code"] == "wrong-token"
    third = server.post(f"{guest.path}/join", name="Clara", seat=1)["token"]
    server.post(f"{guest.path}/seats/2", guest.host, kind="bot", bot="random")
    assert guest.state()["waiting"]  # every seat is taken, and still nobody has said so
    assert server.post(path, third)["repeated"] is False  # the host may be gone
    assert starts(server, guest)[0]["seat"] == 1


def test_the_host_may_start_with_a_free_seat_and_somebody_takes_it_later(server: Server):
    guest = waiting_table(server, OPEN, OPEN)
    assert guest.state()["host"] is None
    assert server.post(f"{guest.path}/start", guest.host)["state"]["waiting"] is False
    guest.tokens = [server.post(f"{guest.path}/join")["token"] for _ in range(2)]
    assert guest.play()["moment"] == 1


def test_twice_is_as_good_as_once(server: Server):
    guest = waiting_table(server, *PEOPLE)
    path = f"{guest.path}/start"
    server.post(f"{guest.path}/join", guest.tokens[1], name="Bruno")
    first = server.post(path, guest.host, key="the-first-tab")
    again = server.post(path, guest.host, key="the-first-tab")
    other = server.post(path, guest.tokens[1], key="another-tab")
    assert [each["repeated"] for each in (first, again, other)] == [False, True, True]
    assert {each["seq"] for each in (first, again, other)} == {2}
    assert len(starts(server, guest)) == 1
    never_waited = server.table()
    assert server.post(f"{never_waited.path}/start", never_waited.host)["repeated"]
    assert never_waited.state()["seq"] == 0


def test_a_key_of_something_else_does_not_start(server: Server):
    played = server.table()
    played.play(key="a-key-of-a-move")
    waits = waiting_table(server, *PEOPLE)
    assert server.post(f"{waits.path}/start", waits.host, key="a-key-of-a-move")["repeated"] is False  # keys belong to their table
    state = waits.due()
    body = {"move": state["legal"][0]["id"], "seq": state["seq"], "key": "a-key-of-a-move"}
    assert server.post(f"{waits.path}/play", waits.tokens[state["turn"]], 409, **body)["code"] == "key-reused"


def test_many_start_at_two_processes_and_one_counts(postgres_servers: list[Server]):
    with ThreadPoolExecutor(4) as pool:
        for _ in range(10):
            guest = waiting_table(postgres_servers[0], PEOPLE[0], BOT, BOT)
            postgres_servers[1].get(guest.path)

            def press(number: int, guest: Guest = guest) -> dict[str, Any]:
                return postgres_servers[number % 2].post(f"{guest.path}/start", [guest.host, guest.tokens[0]][number // 2])

            answers = list(pool.map(press, range(4)))
            assert [answer["repeated"] for answer in answers].count(False) == 1
            assert {answer["seq"] for answer in answers} == {1}
            assert not any(answer["state"]["waiting"] for answer in answers)
            assert len(starts(postgres_servers[1], guest)) == 1


def test_the_other_process_sees_the_start_and_moves_on(postgres_servers: list[Server]):
    here, there = postgres_servers
    guest = waiting_table(here, PEOPLE[0], OPEN, BOT)
    with there.live(guest.id, guest.tokens[0]) as live:
        assert live.until("state")["waiting"]
        joined = there.post(f"{guest.path}/join", name="Elsewhere")["token"]
        assert there.post(f"{guest.path}/play", joined, 409, move=0, seq=0)["code"] == "not-started"
        here.post(f"{guest.path}/start", guest.host)
        (start,) = starts(here, guest, guest.tokens[0])
        while start not in live.until("log")["lines"]:  # the bot's first move may come with it
            continue
        live.until("state", waiting=False)
        guest.tokens[1:] = [joined, None]
        while (state := there.get(guest.path))["moment"] < 6:
            if state["turn"] == 2:
                with here.live(guest.id) as bots:
                    while bots.until("state")["turn"] == 2:
                        continue
            else:
                due = there.get(guest.path, guest.tokens[state["turn"]])
                there.post(f"{guest.path}/play", guest.tokens[due["turn"]], move=due["legal"][0]["id"], seq=due["seq"])


def test_a_server_killed_between_joining_and_starting(database: str):
    server = Server(database)
    guest = waiting_table(server, BOT, OPEN)
    token = server.post(f"{guest.path}/join", name="Anna")["token"]
    server.kill()
    server = Server(database, bot_poll=0.1)
    state = server.get(guest.path, token)
    assert (state["waiting"], state["moment"], state["seats"][1]["name"]) == (True, 0, "Anna")
    assert server.post(f"{guest.path}/start", guest.host)["repeated"] is False
    server.kill()  # accepted is durable
    server = Server(database, bot_poll=0.1)
    assert server.get(guest.path)["waiting"] is False
    assert server.post(f"{guest.path}/start", guest.host)["repeated"]
    with server.live(guest.id, token) as live:
        while not (state := live.until("state"))["legal"]:  # the bot moves when it is its turn
            continue
        live.say(type="play", seat=1, move=state["legal"][0]["id"], seq=state["seq"])
        live.until("accepted")
    assert server.stop() == 0


def test_without_a_wish_the_match_begins_with_the_last_seat(server: Server):
    guest = server.table([PEOPLE[0], OPEN, OPEN], options={"players": 3})
    assert guest.state()["waiting"]
    assert server.post(f"{guest.path}/play", guest.tokens[0], 409, move=0, seq=0)["code"] == "not-started"
    server.post(f"{guest.path}/seats/1", guest.host, kind="bot", bot="random")
    assert guest.state()["waiting"]
    last = server.post(f"{guest.path}/join")
    assert last["state"]["waiting"] is False
    server.post(f"{guest.path}/seats/2", last["token"], kind="open")
    assert guest.state()["waiting"] is False  # who leaves later does not stop it
    assert server.table([PEOPLE[0], BOT]).state()["waiting"] is False
    assert server.table([PEOPLE[0], OPEN], start="now").state()["waiting"] is False


def test_lists_and_rematches(server: Server):
    guest = waiting_table(server, *PEOPLE)
    card = server.post("/api/tables/mine", tokens=guest.tokens)[0]
    assert (card["waiting"], card["your_turn"]) == (True, False)
    server.post(f"{guest.path}/start", guest.host)
    card = server.post("/api/tables/mine", tokens=guest.tokens)[0]
    assert (card["waiting"], card["your_turn"]) == (False, True)
    server.post(f"{guest.path}/resign", guest.tokens[0])
    again = server.post(f"{guest.path}/rematch", guest.tokens[1])
    assert again["waiting"] is False
    server.get("/api/openapi.json")["paths"]["/api/tables/{table}/start"]["post"]


def test_whoever_waits_for_days_fills_the_free_seats(database: str):
    async def story(store: Store) -> None:
        wish = NewTable("kingdoms", {"players": 3}, [SeatWish(), SeatWish("open"), SeatWish("open")], "asked")
        async with opened(store, away_hours=0) as place:
            made = await place.create(wish)
            table: Table = await place.find(made.table)
            _, token = await commands.join(place, table, None, "Bruno", 1)
            with pytest.raises(Trouble, match="persons-seat"):  # somebody sits there
                await commands.hand_over(place, table, token, 0, SeatWish("bot", "random"))
            await commands.hand_over(place, table, token, 2, SeatWish("bot", "random"))
            assert table.now.waiting
            await commands.start(place, table, token, None)
            assert not table.now.waiting

    run(database, story)


def test_tables_from_before_count_as_started(database: str, tmp_path):
    """The form of the database before tables could wait; taken into use twice, and copied."""
    store = Store(database)
    match = regalia.game("kingdoms", players=2).start(seed=1)
    row = {**row_of(match), "seats": '[{"kind": "bot", "bot": "random"}, {"kind": "open"}]'}
    row |= {"seq": 0, "ply": 0, "turn": match.turn, "bot_due": True, "changed": 1.0}
    del row["start"]
    with store.engine.begin() as connection:
        command.upgrade(config_of(connection), "0001")
        assert "waiting" not in {column["name"] for column in inspect(connection).get_columns("tables")}
        connection.execute(text(f"INSERT INTO tables ({', '.join(row)}) VALUES ({', '.join(':' + name for name in row)})"), row)
    for _ in range(2):
        store.open()
        kept = store.read(row["id"])
        assert kept is not None
        assert (kept.row["start"], bool(kept.row["waiting"])) == ("now", False)
        store.close()
    backup(database, tmp_path / "copy.sqlite")
    assert restore(tmp_path / "copy.sqlite", f"sqlite:///{tmp_path}/other.sqlite") == 1
    server = Server(f"sqlite:///{tmp_path}/other.sqlite")
    assert server.get(f"/api/tables/{row['id']}")["waiting"] is False
    assert server.stop() == 0
