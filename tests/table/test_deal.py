"""The deal at a table: promised before anybody brings anything, dealt at the start, proven at the end."""

import json

import pytest

from regalia.core.deal import Deal
from regalia.core.match import Match
from table.servers import PEOPLE, Guest, Server

ANNA, BRUNO = "a1" * 16, "b2" * 32
OPEN = {"kind": "open"}


def point(verdict: dict, name: str) -> list[bool | None]:
    return [each["holds"] for each in verdict["points"] if each["name"] == name]


def with_a_friend(server: Server) -> Guest:
    """A table both people have brought something to, begun."""
    guest = server.table([PEOPLE[0], OPEN], start="asked")
    server.post(f"{guest.path}/join", guest.tokens[0], brought=ANNA)
    guest.tokens[1] = server.post(f"{guest.path}/join", name="Bruno", brought=BRUNO)["token"]
    server.post(f"{guest.path}/start", guest.host)
    return guest


def test_what_people_bring_is_in_the_deal_and_the_end_proves_it(server: Server):
    guest = server.table([PEOPLE[0], OPEN], start="asked")
    before = guest.state()
    server.post(f"{guest.path}/join", guest.tokens[0], brought=ANNA)
    guest.tokens[1] = server.post(f"{guest.path}/join", name="Bruno", brought=BRUNO)["token"]
    assert guest.state(1)["commitment"] == before["commitment"]
    begun = server.post(f"{guest.path}/start", guest.host)["state"]
    assert (before["chain"], begun["chain"][:2], begun["commitment"]) == ("", "0:", before["commitment"])
    heads = [begun["chain"], *(guest.play()["state"]["chain"] for _ in range(4))]
    assert [head.split(":")[0] for head in heads] == ["0", "1", "2", "3", "4"]
    lines = server.get(f"{guest.path}/log")["lines"]  # who reads late finds every head there
    assert [line["chain"] for line in lines if line["kind"] == "play"] == heads[1:]
    assert all(line["chain"] is None for line in lines if line["kind"] != "play")
    assert json.loads(json.dumps(server.get(f"{guest.path}/file")))["brought"] == [ANNA, BRUNO]
    end = guest.finish()
    file = server.get(f"{guest.path}/file")
    assert (file["regalia"], file["table"], file["brought"], file["secret"]) == (2, guest.id, [ANNA, BRUNO], end["secret"])
    match = Match.from_json(json.dumps(file))
    assert match.heads()[:5] == heads
    assert match.chain == end["chain"]
    kept = f"?commitment={before['commitment']}&head={heads[-1]}&head={end['chain']}&brought=0:{ANNA}"
    verdict = server.get(f"{guest.path}/verify{kept}")
    assert verdict["problems"] == []
    assert (point(verdict, "commitment"), point(verdict, "randomness"), point(verdict, "chain")) == ([True, True], [None, True], [True])
    forged = {**file, "moves": file["moves"][:-2]}
    del forged["result"]
    assert point(server.post("/api/verify", **forged), "chain") == [None]
    assert point(server.post(f"/api/verify{kept}", **forged), "chain") == [False]
    assert point(server.get(f"{guest.path}/verify?brought=0:{BRUNO}"), "randomness") == [None, False]


def test_nothing_is_dealt_before_the_start(server: Server):
    """What a waiting table shows is the same for every secret and every seat, and what is brought later still counts."""
    tables = [server.table([PEOPLE[0], OPEN], start="asked") for _ in range(4)]
    shown = {json.dumps([each.state(seat)["view"], each.state(seat)["turn"]]) for each in tables for seat in (None, 0)}
    assert len(shown) == 1
    assert "secret" not in server.get(f"{tables[0].path}/file")
    assert server.get(f"{tables[0].path}/file")["commitment"] == tables[0].state()["commitment"]


def test_without_the_people_the_server_alone_deals_and_verify_says_so(server: Server):
    guest = server.table()
    server.post(f"{guest.path}/join", guest.tokens[0], brought=ANNA)  # too late: it was dealt when it was laid out
    server.post(f"{guest.path}/resign", guest.tokens[0])
    verdict = server.get(f"{guest.path}/verify?brought=0:{ANNA}")
    assert point(verdict, "randomness") == [None, False]
    assert server.post(f"{guest.path}/join", guest.tokens[0], 400, brought="xyz")["code"] == "bad-input"


def test_nobody_brings_what_would_keep_the_match_from_beginning(server: Server):
    """A line break behind it was stored with the seat and refused when the cards were dealt, every time anybody started."""
    guest = server.table([PEOPLE[0], OPEN], start="asked")
    assert server.post(f"{guest.path}/join", None, 400, name="Mallory", brought=f"{BRUNO}\n")["code"] == "bad-input"
    server.post(f"{guest.path}/join", name="Mallory", brought=BRUNO)
    assert not server.post(f"{guest.path}/start", guest.host)["state"]["waiting"]


def test_one_person_against_bots_brings_it_with_the_start(server: Server):
    guest = server.table([PEOPLE[0], {"kind": "bot", "bot": "random"}], start="asked")
    server.post(f"{guest.path}/start", guest.host, brought=ANNA)
    server.post(f"{guest.path}/resign", guest.tokens[0])
    assert server.get(f"{guest.path}/file")["brought"] == [ANNA, None]
    assert point(server.get(f"{guest.path}/verify?brought=0:{ANNA}"), "randomness") == [None, True]


def test_whoever_starts_as_the_host_does_not_replace_what_the_seat_brought(server: Server):
    """A friend may sit in the first seat, and the host could choose the deal with whoever runs the server."""
    guest = server.table([PEOPLE[0], PEOPLE[1]], start="asked")
    server.post(f"{guest.path}/join", guest.tokens[0], brought=ANNA)
    server.post(f"{guest.path}/start", guest.host, brought=BRUNO)
    assert server.get(f"{guest.path}/file")["brought"] == [ANNA, None]


def test_the_last_to_sit_down_begins_with_what_they_bring(server: Server):
    guest = server.table([PEOPLE[0], OPEN], start="full")
    server.post(f"{guest.path}/join", brought=BRUNO)
    assert guest.state()["waiting"] is False
    server.post(f"{guest.path}/resign", guest.tokens[0])
    assert server.get(f"{guest.path}/file")["brought"] == [None, BRUNO]


def test_a_killed_server_deals_the_same(database: str):
    server = Server(database)
    guest = with_a_friend(server)
    for _ in range(20):
        guest.play()
    states = [guest.state(seat) for seat in (None, 0, 1)]
    server.kill()
    server = guest.server = Server(database)
    assert [guest.state(seat) for seat in (None, 0, 1)] == states
    assert guest.play()["state"]["chain"] != states[0]["chain"]
    assert server.stop() == 0


def test_a_table_of_today_goes_on_and_is_verified(tmp_path, monkeypatch: pytest.MonkeyPatch):
    """A table laid out by the version before, which committed to its secret alone."""
    monkeypatch.setattr(Match, "dealt", lambda match, *_, **__: Match(match.game, deal=Deal(match.deal.secret, format=1)))
    from table.test_registry import lay_out, opened, run

    kept = {}

    async def story(store) -> None:
        async with opened(store) as place:
            table, tokens = await lay_out(place)
            kept.update(id=table.now.id, tokens=tokens, state=table.now.state(None))

    run(f"sqlite:///{tmp_path}/t.sqlite", story)
    server = Server(f"sqlite:///{tmp_path}/t.sqlite")
    state = server.get(f"/api/tables/{kept['id']}")
    assert state["commitment"] == kept["state"].commitment
    server.post(f"/api/tables/{kept['id']}/resign", kept["tokens"][1])
    assert server.get(f"/api/tables/{kept['id']}/file")["regalia"] == 1
    assert server.get(f"/api/tables/{kept['id']}/verify?commitment={state['commitment']}")["problems"] == []
    assert server.stop() == 0
