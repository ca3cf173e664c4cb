"""A circle of friends: one secret link, members without accounts, what it shows and what it never shows."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from sqlalchemy import select, text, update

from regalia.table import circle_store, commands
from regalia.table.backup import backup, restore
from regalia.table.circle_store import MEMBERS_AT_ONCE, TABLES_AT_ONCE, CircleStore
from regalia.table.messages import InCircle, NewTable, Resign
from regalia.table.migrations import config_of
from regalia.table.schema import CIRCLES, MEMBERS, META, TABLES, TRANSFERS
from regalia.table.store import Store
from regalia.table.tokens import hashed
from table.friends import Friends
from table.postgres import Postgres
from table.servers import KINGDOMS, Server
from table.test_registry import opened, run


def test_a_circle_from_its_making_to_its_closing(server: Server):
    friends = Friends(server).join("Bruno").join("Clara")
    first = friends.over("Anna", "Bruno")
    friends.over("Anna", "Bruno", loser=0)
    friends.over("Anna", "Bruno")
    running = friends.table("Clara", "Anna")
    card = friends.card("Bruno")
    assert (card["name"], card["you"], card["matches"]) == ("Thursday", 2, 3)
    anna, bruno, clara = card["members"]
    assert (anna["name"], anna["keeper"], anna["played"], anna["won"], anna["streak"], anna["longest"]) == ("Anna", True, 3, 2, 1, 1)
    assert (bruno["streak"], bruno["favourite"], clara["played"]) == (-1, "kingdoms", 0)
    assert [each["table"] for each in card["tables"]] == [running.id]
    assert [seat["member"] for seat in card["tables"][0]["seats"]] == [3, 1]
    assert card["history"][-1]["table"] == first.id
    assert card["history"][-1]["winners"] == [0]
    total, of_game = card["stats"]
    assert (total["game"], of_game["game"], total["matches"]) == (None, "kingdoms", 3)
    assert total["duels"] == [{"member": 1, "other": 2, "ahead": 2, "level": 0, "behind": 1}]
    best, second = total["ratings"]
    assert (best["member"], second["member"], best["matches"]) == (1, 2, 3)
    assert best["low"] < 1000 < best["rating"] < best["high"]
    file = server.get(f"{friends.path}/file", friends.tokens["Clara"])
    assert (file["regalia"], len(file["matches"]), file["stats"]) == ("circle", 3, card["stats"])
    assert server.post(f"{friends.path}/close", friends.tokens["Anna"]) == {"closed": True}
    server.get(friends.path, friends.link, 404)
    server.get(friends.path, friends.tokens["Anna"], 404)
    assert running.state(0)["turn"] is not None  # its tables stay
    running.play()


def test_a_match_that_is_played_out_counts_with_its_scores(server: Server):
    friends = Friends(server).join("Bruno")
    end = friends.table("Anna", "Bruno").finish()
    found = friends.card()["history"][0]
    assert (found["scores"], found["winners"], found["ended"]) == (end["result"]["scores"], end["result"]["winners"], "rules")


def test_nobody_sees_a_circle_without_its_secret(server: Server):
    friends, others = Friends(server), Friends(server)
    table = friends.table("Anna")
    for token in (None, "x" * 32, others.link, others.tokens["Anna"], table.tokens[0], table.host):
        refused = [
            server.get(path, token, 404)["code"] for path in (friends.path, f"{friends.path}/file", f"{friends.path}/history?before=1")
        ]
        asked = [server.post(f"{friends.path}/{deed}", token, 404)["code"] for deed in ("leave", "link", "close", "members/1/remove")]
        asked += [server.post(f"{friends.path}/{deed}", token, 404, name="Eve")["code"] for deed in ("join", "name")]
        assert {*refused, *asked} == {"no-circle"}
    nowhere = server.get("/api/circles/aaaaaaaaaa", "x" * 32, 404)
    assert nowhere == server.get(friends.path, "x" * 32, 404)  # nobody learns which circles there are
    wish = {"circle": friends.id, "token": friends.link}
    assert server.post("/api/tables", status=404, **KINGDOMS, circle=wish)["code"] == "no-circle"  # the link alone sets up nothing
    assert server.post(f"{friends.path}/seats", friends.link, 404, table=table.id, seat_token=table.tokens[1])["code"] == "no-circle"
    assert friends.card()["members"][0]["name"] == "Anna"


def test_no_secret_goes_through_a_circle(server: Server):
    """Neither tokens nor hashes, whoever asks; a running table shows what a spectator may know."""
    friends = Friends(server).join("Bruno")
    guest = friends.table("Anna", "Bruno")
    guest.play()
    said = [
        json.dumps(server.get(path, token))
        for path in (friends.path, f"{friends.path}/file")
        for token in (friends.link, friends.tokens["Bruno"])
    ]
    for secret in (*guest.tokens, guest.host, friends.link, *friends.tokens.values()):
        assert not any(secret in each or hashed(secret) in each for each in said)
    shown, public = friends.card()["tables"][0], guest.state()
    assert (shown["turn"], shown["moment"]) == (public["turn"], public["moment"])
    assert set(shown) == {"table", "game", "options", "seats", "waiting", "turn", "moment", "changed"}
    assert (public["circle"], guest.state(0)["circle"]) == (None, friends.id)
    assert not [line for line in server.log if any(token in line for token in (*friends.tokens.values(), friends.link))]


def test_a_draft_is_not_seen_from_the_circle(server: Server):
    friends = Friends(server)
    guest = friends.table("Anna", game="palais-royal", options={"players": 2})
    before, state = friends.card()["tables"], guest.due()
    for move in state["legal"]:
        answer = server.http.post(
            f"{guest.path}/play",
            json={"move": move["id"], "seq": state["seq"]},
            headers={"authorization": f"Bearer {guest.tokens[state['turn']]}"},
        ).json()
        if answer["step"]:
            break
    else:
        raise AssertionError("no move here can be taken back")
    assert friends.card()["tables"] == before


def test_leaving_takes_the_name_away(server: Server):
    friends = Friends(server).join("Bruno").join("Clara")
    friends.over("Anna", "Bruno")
    friends.over("Anna", "Clara")
    table = friends.table("Anna", "Bruno")
    assert server.post(f"{friends.path}/leave", friends.tokens["Bruno"]) == {"closed": False}
    server.get(friends.path, friends.tokens["Bruno"], 404)
    for path in (friends.path, f"{friends.path}/file", f"{friends.path}/history?before=99999999999"):
        assert "Bruno" not in json.dumps(server.get(path, friends.tokens["Anna"]))
    card = friends.card()
    assert [each["name"] for each in card["members"]] == ["Anna", "Clara"]
    with_clara, with_bruno = card["history"]
    assert with_clara["table"]
    assert (with_bruno["table"], with_bruno["seats"][1]) == (None, {"who": "left", "member": None, "bot": None})
    assert (card["tables"][0]["table"], card["members"][0]["won"]) == (None, 2)  # what was won from them stays won
    assert [each["member"] for each in card["stats"][0]["ratings"]] == [1, 3]
    assert [(duel["member"], duel["other"]) for duel in card["stats"][0]["duels"]] == [(1, 3)]
    table.play()  # the seat is theirs still
    friends.join("Bruno")  # the name is free; what they played before does not come back
    assert friends.card("Bruno")["members"][-1]["played"] == 0


def test_who_may_do_what(server: Server):
    friends = Friends(server).join("Bruno").join("Clara")
    for deed in ("link", "close", "members/3/remove", "members/2/keeper"):
        assert server.post(f"{friends.path}/{deed}", friends.tokens["Bruno"], 403)["code"] == "not-keeper"
    assert server.post(f"{friends.path}/members/9/remove", friends.tokens["Anna"], 404)["code"] == "no-member"
    server.post(f"{friends.path}/members/2/keeper", friends.tokens["Anna"])
    server.post(f"{friends.path}/members/3/remove", friends.tokens["Bruno"])
    server.get(friends.path, friends.tokens["Clara"], 404)
    assert server.post(f"{friends.path}/members/3/remove", friends.tokens["Anna"], 404)["code"] == "no-member"
    server.post(f"{friends.path}/leave", friends.tokens["Bruno"])
    friends.join("Dario")
    server.post(f"{friends.path}/leave", friends.tokens["Anna"])
    assert friends.card("Dario")["members"][0]["keeper"]  # somebody always is
    assert server.post(f"{friends.path}/leave", friends.tokens["Dario"]) == {"closed": True}
    server.get(friends.path, friends.link, 404)


def test_a_leaked_link_is_replaced_and_members_stay(server: Server):
    friends = Friends(server).join("Bruno")
    fresh = server.post(f"{friends.path}/link", friends.tokens["Anna"])
    assert server.get(friends.path, friends.link, 404)["code"] == "no-circle"
    assert server.post(f"{friends.path}/join", friends.link, 404, name="Eve")["code"] == "no-circle"
    assert friends.card("Bruno")["you"] == 2
    assert server.get(friends.path, fresh["token"])["you"] is None
    assert fresh["link"] == f"/circle/{friends.id}#{fresh['token']}"


def test_names(server: Server):
    friends = Friends(server).join("Bruno")
    assert server.post(f"{friends.path}/join", friends.link, 409, name="BRUNO")["code"] == "name-taken"
    assert server.post(f"{friends.path}/name", friends.tokens["Anna"], 409, name="bruno")["code"] == "name-taken"
    assert server.post(f"{friends.path}/name", friends.tokens["Anna"], name="ANNA")["members"][0]["name"] == "ANNA"
    for name in ("", " \u202e ", "x" * 41):
        assert server.post(f"{friends.path}/join", friends.link, 400, name=name)["code"] == "bad-input"
    assert server.post("/api/circles", status=400, name=" ", member="Anna")["sentence"].endswith("must have a name.")


def test_a_seat_belongs_to_who_holds_its_token(server: Server):
    friends = Friends(server).join("Bruno")
    guest = friends.table("Anna")
    say = f"{friends.path}/seats"
    for token in (guest.host, "x" * 32, friends.tokens["Anna"]):
        assert server.post(say, friends.tokens["Bruno"], 403, table=guest.id, seat_token=token)["code"] == "wrong-token"
    elsewhere = server.table()
    assert server.post(say, friends.tokens["Bruno"], 403, table=elsewhere.id, seat_token=elsewhere.tokens[0])["code"] == "wrong-token"
    server.post(say, friends.tokens["Bruno"], table=guest.id, seat_token=guest.tokens[0])  # Anna was first
    server.post(say, friends.tokens["Anna"], table=guest.id, seat_token=guest.tokens[1])  # nobody sits twice
    seats = [each["member"] for each in friends.card()["tables"][0]["seats"]]
    assert seats == [1, None]
    given = server.post(f"{guest.path}/seats/0", guest.tokens[0], kind="person")
    assert friends.card()["tables"][0]["seats"][0]["who"] == "guest"  # the seat has changed hands
    server.post(say, friends.tokens["Bruno"], table=guest.id, seat_token=given["token"])
    assert friends.card()["tables"][0]["seats"][0]["member"] == 2


def test_a_rematch_stays_in_the_circle(server: Server):
    friends = Friends(server).join("Bruno")
    guest = friends.over("Anna", "Bruno")
    new = server.post(f"{guest.path}/rematch", guest.tokens[0])
    assert [each["table"] for each in friends.card()["tables"]] == [new["table"]]


def test_limits_of_a_circle(database: str):
    store = Store(database)
    store.open()
    circles = CircleStore(store.engine)
    circles.create("aaaaaaaaaa", "Many", "link", "0", "token0")
    for number in range(1, MEMBERS_AT_ONCE):
        circles.join("aaaaaaaaaa", "link", str(number), f"token{number}")
    with pytest.raises(Exception, match="circle-full"):
        circles.join("aaaaaaaaaa", "link", "one more", "token")
    with store.engine.begin() as connection:
        row = {
            "game": "kingdoms",
            "options": "{}",
            "rules_version": 1,
            "secret": "",
            "commitment": "",
            "seats": "[]",
            "created": 1.0,
            "seq": 0,
        }
        row |= {"ply": 0, "turn": 0, "bot_due": False, "changed": 1.0, "circle": "aaaaaaaaaa", "standing": "{}"}
        connection.execute(TABLES.insert(), [{**row, "id": f"t{number}"} for number in range(TABLES_AT_ONCE)])
    with pytest.raises(Exception, match="circle-full"):
        circles.may_set_up("aaaaaaaaaa", "token3")
    store.close()


def test_a_rematch_is_no_way_round_the_limits_of_a_circle(database: str, monkeypatch: pytest.MonkeyPatch):
    """A guest at one of its tables could fill it with rematches, which he resigned one after the other."""
    monkeypatch.setattr(circle_store, "TABLES_EVER", 2)

    async def story(store: Store) -> None:
        CircleStore(store.engine).create("aaaaaaaaaa", "Few", "link", "Anna", "token")
        async with opened(store) as place:
            made = await place.create(NewTable("kingdoms", {"players": 2}, circle=InCircle("aaaaaaaaaa", "token")))
            table, circles = await place.find(made.table), []
            for _ in range(3):
                circles.append(table.now.circle)
                await commands.resign(place, table, 0, Resign())
                table = await commands.rematch(place, table, made.seats[0].token, rotate=False)
            assert circles == ["aaaaaaaaaa", "aaaaaaaaaa", None]

    run(database, story)


def test_limits_of_an_address(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", circles_per_hour=2, transfers_per_hour=1)
    Friends(server)
    Friends(server)
    assert server.post("/api/circles", status=429, name="Three", member="Anna")["code"] == "too-many"
    server.post("/api/transfers", status=201, transfer="a" * 64, sealed="abc")
    assert server.post("/api/transfers", status=429, transfer="b" * 64, sealed="abc")["code"] == "too-many"
    assert server.stop() == 0


def test_two_processes_share_a_circle(postgres_servers: list[Server]):
    one, two = postgres_servers
    friends = Friends(one).join("Bruno")
    friends.table("Bruno", "Anna", server=two)
    for _ in range(2):
        friends.over("Anna", "Bruno")
        cards = [server.get(friends.path, friends.tokens["Anna"]) for server in (two, one)]
        assert cards[0] == cards[1]
    assert cards[0]["matches"] == 2
    with ThreadPoolExecutor(8) as pool:  # of many with one name one comes in
        asked = {"headers": {"authorization": f"Bearer {friends.link}"}, "json": {"name": "Clara"}}
        codes = list(pool.map(lambda number: postgres_servers[number % 2].http.post(f"{friends.path}/join", **asked).status_code, range(8)))
    assert sorted(codes) == [200, *[409] * 7]
    one.post(f"{friends.path}/leave", friends.tokens["Bruno"])
    two.get(friends.path, friends.tokens["Bruno"], 404)
    assert [each["name"] for each in two.get(friends.path, friends.tokens["Anna"])["members"]] == ["Anna", "Clara"]


def test_a_killed_server_keeps_its_circles(database: str):
    server = Server(database)
    friends = Friends(server).join("Bruno")
    friends.over("Anna", "Bruno")
    before = friends.card()
    server.kill()
    friends.server = Server(database)
    assert friends.card() == before
    assert friends.server.stop() == 0


def test_a_database_from_before_circles_is_upgraded_and_copied(database: str, tmp_path: Path, postgres: Postgres):
    """A running table of the version before goes on; backups carry circles over, and nothing that was on its way to a device."""
    old = Store(database)
    with old.engine.begin() as connection:
        command.upgrade(config_of(connection), "0008")
    old.close()
    server = Server(database)
    guest = server.table()
    guest.play()
    server.stop()
    store = Store(database)
    store.open()
    with store.engine.begin() as connection:  # as it was: the columns of circles are empty
        assert connection.execute(select(TABLES.c.circle, TABLES.c.standing)).one() == (None, None)
    store.close()
    guest.server = server = Server(database)
    guest.play()
    friends = Friends(server).join("Bruno")
    friends.over("Anna", "Bruno")
    server.post("/api/transfers", status=201, transfer="c" * 64, sealed="abc")
    before = friends.card()
    server.stop()
    backup(database, tmp_path / "copy.sqlite")
    other = postgres.new_database() if database.startswith("sqlite") else f"sqlite:///{tmp_path}/other.sqlite"
    restore(tmp_path / "copy.sqlite", other)
    friends.server = Server(other)
    assert friends.card() == before
    assert friends.server.post("/api/transfers/collect", status=404, transfer="c" * 64)["code"] == "no-transfer"
    assert friends.server.stop() == 0


def test_the_database_holds_only_hashes_and_no_name_of_who_left(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/t.sqlite"
    server = Server(url)
    friends = Friends(server).join("Bartholomew")
    server.post(f"{friends.path}/leave", friends.tokens["Bartholomew"])
    server.stop()
    store = Store(url)
    with store.engine.connect() as connection:
        kept = repr([connection.execute(select(table)).all() for table in META.sorted_tables])
    store.close()
    assert hashed(friends.link) in kept
    assert not [secret for secret in ("Bartholomew", friends.link, *friends.tokens.values()) if secret in kept]


# from one device to another


def test_what_is_sealed_is_collected_once(server: Server):
    body = {"transfer": "d" * 64, "sealed": "A-b_9" * 30_000}
    assert server.post("/api/transfers", status=201, **body) == {"seconds": 600}
    assert server.post("/api/transfers/collect", transfer="d" * 64) == {"sealed": body["sealed"]}
    assert server.post("/api/transfers/collect", status=404, transfer="d" * 64)["code"] == "no-transfer"
    server.post("/api/transfers", status=400, transfer="d" * 64, sealed="a" * 200_001)
    server.post("/api/transfers", status=400, transfer="../x", sealed="a")
    server.post("/api/transfers", status=400, transfer="d" * 64, sealed="<b>")


def test_of_many_who_collect_at_two_processes_one_gets_it(postgres_servers: list[Server]):
    for round_ in range(3):
        name = f"{round_:064x}"
        postgres_servers[0].post("/api/transfers", status=201, transfer=name, sealed="abc")
        ask = {"json": {"transfer": name}}
        with ThreadPoolExecutor(8) as pool:
            codes = list(
                pool.map(lambda i, ask=ask: postgres_servers[i % 2].http.post("/api/transfers/collect", **ask).status_code, range(8))
            )
        assert sorted(codes) == [200, *[404] * 7]


def test_what_nobody_fetches_goes_after_ten_minutes(database: str):
    store = Store(database)
    store.open()
    circles = CircleStore(store.engine)
    circles.leave_sealed("old", "abc")
    circles.leave_sealed("new", "abc")
    with store.engine.begin() as connection:
        connection.execute(update(TRANSFERS).where(TRANSFERS.c.id == "old").values(made=TRANSFERS.c.made - 601))
    with pytest.raises(Exception, match="no-transfer"):
        circles.collect("old")
    with store.engine.begin() as connection:
        connection.execute(TRANSFERS.insert(), {"id": "older", "sealed": "abc", "made": 1.0})
    circles.drop_old()
    with store.engine.connect() as connection:
        assert list(connection.execute(select(TRANSFERS.c.id)).scalars()) == ["new"]
    store.close()


# other origins


def test_only_two_doors_answer_other_origins(server: Server):
    guest = server.table()
    foreign = {"origin": "https://elsewhere.example"}
    before = {**foreign, "access-control-request-method": "POST", "access-control-request-headers": "content-type"}
    for path, body in (("/api/tables/mine", {"tokens": [guest.tokens[0]]}), ("/api/transfers/collect", {"transfer": "e" * 64})):
        asked = server.http.options(path, headers=before)
        assert (asked.status_code, asked.headers["access-control-allow-origin"]) == (204, "*")
        assert asked.headers["access-control-allow-methods"] == "POST"
        assert "authorization" not in asked.headers["access-control-allow-headers"]
        answer = server.http.post(path, json=body, headers=foreign)
        assert answer.headers["access-control-allow-origin"] == "*"
        assert "access-control-allow-credentials" not in {*asked.headers, *answer.headers}
    friends = Friends(server)
    for path in (
        guest.path,
        "/api/server",
        friends.path,
        "/api/circles",
        "/api/transfers",
        f"{guest.path}/play",
        "/",
        "/tables",
        "/health",
    ):
        for answer in (server.http.options(path, headers=before), server.http.get(path, headers=foreign)):
            assert not [name for name in answer.headers if name.startswith("access-control-allow")], path


def test_only_the_list_of_tables_may_ask_other_origins(sqlite_server: Server):
    policies = {path: sqlite_server.http.get(path).headers["content-security-policy"] for path in ("/", "/tables", "/table/x", "/circle/x")}
    assert "connect-src 'self' https: http:;" in policies.pop("/tables")
    assert all("connect-src 'self';" in policy for policy in policies.values())
    assert len({*policies.values()}) == 1


def test_tables_are_not_touched_when_their_circle_goes(database: str):
    """Closing takes the circle from tables and forgets every name; what remains of it is nothing."""
    store = Store(database)
    store.open()
    circles = CircleStore(store.engine)
    circles.create("aaaaaaaaaa", "Some", "link", "Anna", "token")
    circles.close("aaaaaaaaaa", "token")
    with store.engine.connect() as connection:
        assert [connection.execute(select(table)).all() for table in (CIRCLES, MEMBERS)] == [[], []]
        assert connection.execute(text("SELECT count(*) FROM circle_seats")).scalar() == 0
    store.close()
