"""A table may wait for its start: nobody moves before, whoever laid it out begins, once, and every process knows."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from alembic import command
from sqlalchemy import inspect, text

import regalia
from languages import said_in_every_language
from regalia.table import deeds
from regalia.table.copying import backup, restore
from regalia.table.house import Table
from regalia.table.messages import NewTable, SeatWish
from regalia.table.migrations import config_of
from regalia.table.store import Store
from regalia.table.trouble import Trouble
from table.houses import PEOPLE, Guest, Server
from table.test_durability import row_of
from table.test_house import opened, run

OPEN, BOT = {"kind": "open"}, {"kind": "bot", "bot": "random"}


def waiting_table(house: Server, *seats: dict[str, Any]) -> Guest:
    return house.table(list(seats), options={"players": len(seats)}, start="asked")


def starts(house: Server, guest: Guest) -> list[dict[str, Any]]:
    return [line for line in house.get(f"{guest.path}/log")["lines"] if line["kind"] == "start"]


def test_nobody_moves_before_the_start(house: Server):
    guest = waiting_table(house, *PEOPLE)
    state = guest.due()
    assert (state["waiting"], state["host"], state["legal"], state["can_undo"]) == (True, 0, [], False)
    seat, token = state["turn"], guest.tokens[state["turn"]]
    deeds = {"play": {"move": 0, "seq": 0}, "undo": {}, "resign": {}, "hint": {}, "why": {"move": 0}}
    for deed, body in deeds.items():
        problem = house.post(f"{guest.path}/{deed}", token, 409, **body)
        assert (problem["code"], problem["rule"]) == ("not-started", None), deed
    said_in_every_language(lambda lang: house.post(f"{guest.path}/play?lang={lang}", token, 409, move=0, seq=0)["sentence"])
    with house.live(guest.id, token) as live:
        live.until("state", waiting=True)
        live.say(type="play", seat=seat, move=0, seq=0)
        assert live.until("error")["code"] == "not-started"
        house.post(f"{guest.path}/join", token, name="Nobody is refused a name")
        live.until("state", seq=1)
        done = house.post(f"{guest.path}/start", guest.host)
        assert (done["seq"], done["ply"], done["repeated"], done["state"]["waiting"]) == (2, 0, False, False)
        begun = live.until("state", waiting=False)
        assert (begun["host"], len(begun["legal"]) > 0) == (None, True)
        live.say(type="play", seat=seat, move=begun["legal"][0]["id"], seq=0)  # as it looked before: the game has not changed
        assert live.until("accepted")["ply"] == 1
    assert starts(house, guest)[0]["seat"] == 0


def test_bots_do_not_move_before_the_start(house: Server):
    waits = [waiting_table(house, BOT, BOT) for _ in range(3)]
    with house.live(house.table([BOT, BOT]).id) as live:
        live.until("state", over=True)  # the bots of the house are at work
    for guest in waits:
        assert (guest.state()["seq"], guest.state()["waiting"]) == (0, True)
        with house.live(guest.id) as live:
            live.until("state", waiting=True)
            house.post(f"{guest.path}/start", guest.host)
            assert live.until("state", over=True)["ply"] > 10


def test_who_may_start(house: Server):
    guest = waiting_table(house, PEOPLE[0], OPEN, OPEN)
    path = f"{guest.path}/start"
    joined = house.post(f"{guest.path}/join", name="Bruno")
    assert (joined["state"]["waiting"], joined["state"]["legal"]) == (True, [])
    assert house.post(path, None, 401)["code"] == "no-token"
    assert house.post(path, "x" * 32, 403)["code"] == "wrong-token"
    assert house.post(path, house.table().host, 403)["code"] == "wrong-token"  # the host of another table
    for token in (guest.tokens[0], joined["token"]):
        assert house.post(path, token, 409)["code"] == "seats-open"
    said_in_every_language(lambda lang: house.post(f"{path}?lang={lang}", joined["token"], 409)["sentence"])
    house.post(f"{guest.path}/seats/1", joined["token"], kind="open")  # Bruno leaves
    assert house.post(path, joined["token"], 403)["code"] == "wrong-token"
    third = house.post(f"{guest.path}/join", name="Clara", seat=1)["token"]
    house.post(f"{guest.path}/seats/2", guest.host, kind="bot", bot="random")
    assert guest.state()["waiting"]  # every seat is taken, and still nobody has said so
    assert house.post(path, third)["repeated"] is False  # the host may be gone
    assert starts(house, guest)[0]["seat"] == 1


def test_the_host_may_start_with_a_free_seat_and_somebody_takes_it_later(house: Server):
    guest = waiting_table(house, OPEN, OPEN)
    assert guest.state()["host"] is None
    assert house.post(f"{guest.path}/start", guest.host)["state"]["waiting"] is False
    guest.tokens = [house.post(f"{guest.path}/join")["token"] for _ in range(2)]
    assert guest.play()["ply"] == 1


def test_twice_is_as_good_as_once(house: Server):
    guest = waiting_table(house, *PEOPLE)
    path = f"{guest.path}/start"
    house.post(f"{guest.path}/join", guest.tokens[1], name="Bruno")
    first = house.post(path, guest.host, key="the-first-tab")
    again = house.post(path, guest.host, key="the-first-tab")
    other = house.post(path, guest.tokens[1], key="another-tab")
    assert [each["repeated"] for each in (first, again, other)] == [False, True, True]
    assert {each["seq"] for each in (first, again, other)} == {2}
    assert len(starts(house, guest)) == 1
    never_waited = house.table()
    assert house.post(f"{never_waited.path}/start", never_waited.host)["repeated"]
    assert never_waited.state()["seq"] == 0


def test_a_key_of_something_else_does_not_start(house: Server):
    played = house.table()
    played.play(key="a-key-of-a-move")
    waits = waiting_table(house, *PEOPLE)
    assert house.post(f"{waits.path}/start", waits.host, key="a-key-of-a-move")["repeated"] is False  # keys belong to their table
    state = waits.due()
    body = {"move": state["legal"][0]["id"], "seq": state["seq"], "key": "a-key-of-a-move"}
    assert house.post(f"{waits.path}/play", waits.tokens[state["turn"]], 409, **body)["code"] == "key-reused"


def test_many_start_at_two_processes_and_one_counts(postgres_houses: list[Server]):
    with ThreadPoolExecutor(4) as pool:
        for _ in range(10):
            guest = waiting_table(postgres_houses[0], PEOPLE[0], BOT, BOT)
            postgres_houses[1].get(guest.path)

            def press(number: int, guest: Guest = guest) -> dict[str, Any]:
                return postgres_houses[number % 2].post(f"{guest.path}/start", [guest.host, guest.tokens[0]][number // 2])

            answers = list(pool.map(press, range(4)))
            assert [answer["repeated"] for answer in answers].count(False) == 1
            assert {answer["seq"] for answer in answers} == {1}
            assert not any(answer["state"]["waiting"] for answer in answers)
            assert len(starts(postgres_houses[1], guest)) == 1


def test_the_other_process_sees_the_start_and_moves_on(postgres_houses: list[Server]):
    here, there = postgres_houses
    guest = waiting_table(here, PEOPLE[0], OPEN, BOT)
    with there.live(guest.id, guest.tokens[0]) as live:
        assert live.until("state")["waiting"]
        joined = there.post(f"{guest.path}/join", name="Elsewhere")["token"]
        assert there.post(f"{guest.path}/play", joined, 409, move=0, seq=0)["code"] == "not-started"
        here.post(f"{guest.path}/start", guest.host)
        assert live.until("log", lines=starts(here, guest))
        live.until("state", waiting=False)
        guest.tokens[1:] = [joined, None]
        while (state := there.get(guest.path))["ply"] < 6:
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
    assert (state["waiting"], state["ply"], state["seats"][1]["name"]) == (True, 0, "Anna")
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


def test_without_a_wish_the_match_begins_with_the_last_seat(house: Server):
    guest = house.table([PEOPLE[0], OPEN, OPEN], options={"players": 3})
    assert guest.state()["waiting"]
    assert house.post(f"{guest.path}/play", guest.tokens[0], 409, move=0, seq=0)["code"] == "not-started"
    house.post(f"{guest.path}/seats/1", guest.host, kind="bot", bot="random")
    assert guest.state()["waiting"]
    last = house.post(f"{guest.path}/join")
    assert last["state"]["waiting"] is False
    house.post(f"{guest.path}/seats/2", last["token"], kind="open")
    assert guest.state()["waiting"] is False  # who leaves later does not stop it
    assert house.table([PEOPLE[0], BOT]).state()["waiting"] is False
    assert house.table([PEOPLE[0], OPEN], start="now").state()["waiting"] is False


def test_lists_and_rematches(house: Server):
    guest = waiting_table(house, *PEOPLE)
    card = house.post("/api/tables/mine", tokens=guest.tokens)[0]
    assert (card["waiting"], card["your_turn"]) == (True, False)
    house.post(f"{guest.path}/start", guest.host)
    card = house.post("/api/tables/mine", tokens=guest.tokens)[0]
    assert (card["waiting"], card["your_turn"]) == (False, True)
    house.post(f"{guest.path}/resign", guest.tokens[0])
    again = house.post(f"{guest.path}/rematch", guest.tokens[1])
    assert again["waiting"] is False
    house.get("/api/openapi.json")["paths"]["/api/tables/{table}/start"]["post"]


def test_whoever_waits_for_days_fills_the_free_seats(database: str):
    async def story(store: Store) -> None:
        wish = NewTable("kingdoms", {"players": 3}, [SeatWish(), SeatWish("open"), SeatWish("open")], "asked")
        async with opened(store, away_hours=0) as place:
            made = await place.create(wish)
            table: Table = await place.find(made.table)
            _, token = await deeds.join(place, table, None, "Bruno", 1)
            with pytest.raises(Trouble, match="not-your-seat"):  # somebody sits there
                await deeds.hand_over(place, table, token, 0, SeatWish("bot", "random"))
            await deeds.hand_over(place, table, token, 2, SeatWish("bot", "random"))
            assert table.now.waiting
            await deeds.start(place, table, token, None)
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
