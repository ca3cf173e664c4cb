"""What if, at a server: a new table plays on from a moment of a match that is over; nobody hands in a position."""

import json

import pytest

import regalia
from languages import said_in_every_language
from regalia.simulation.matches import at_random
from table.servers import PEOPLE, Guest, Server

BOTS = [{"kind": "person", "name": "Anna"}, {"kind": "bot", "bot": "greedy"}]


def finished(name: str = "kingdoms", seed: int = 4) -> dict:
    match = regalia.game(name).start(seed=seed)
    for _ in at_random(match):
        pass
    return json.loads(match.to_json())


@pytest.fixture(scope="module")
def ended(sqlite_server: Server) -> Guest:
    guest = sqlite_server.table(PEOPLE)
    guest.finish()
    return guest


def test_a_moment_of_an_ended_table_is_played_on(sqlite_server: Server, ended: Guest):
    past = sqlite_server.get(f"{ended.path}/replay/10?seat=1")
    made = sqlite_server.post(f"{ended.path}/branch", status=201, moment=10, seat=1, bot="greedy", name="Zoe", start="now")
    assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
    branch = Guest(sqlite_server, made)
    state = branch.state(1)
    assert state["origin"] == {"table": ended.id, "moment": 10}
    assert sqlite_server.get(f"{branch.path}/replay/0", branch.tokens[1]) == past
    with sqlite_server.live(branch.id, branch.tokens[1]) as live:
        while not (state := live.until("state"))["over"]:
            if state["legal"]:
                live.say(type="play", move=state["legal"][0]["id"], seq=state["seq"])
    verdict = sqlite_server.get(f"{branch.path}/verify")
    assert verdict["problems"] == []
    assert any(ended.id in point["sentence"] for point in verdict["points"] if point["name"] == "start")
    told = sqlite_server.get(f"{branch.path}/log")["lines"]
    assert ended.id in " ".join(" ".join(line["sentences"]) for line in told)
    file = sqlite_server.get(f"{branch.path}/file")
    assert sqlite_server.post("/api/verify", **file)["problems"] == []
    again = sqlite_server.post(f"{branch.path}/rematch", branch.tokens[1])
    assert again["origin"] == state["origin"]
    assert again["commitment"] != state["commitment"]


def test_a_branch_is_read_again_from_the_database(database: str):
    """Killed and read again, from a snapshot where there is one: the same to the last hash."""
    first = Server(database)
    guest = first.table(PEOPLE)
    guest.finish()
    branch = Guest(first, first.post(f"{guest.path}/branch", status=201, moment=3, bot="greedy"))
    first.post(f"{branch.path}/start", branch.host, brought="ab" * 32)

    def waits() -> dict:
        while (state := branch.state(0))["turn"] != 0:
            pass
        return state

    while waits()["moment"] < 24:
        branch.play()
    before = waits()
    first.kill()
    branch.server = second = Server(database)
    second.prepare("kingdoms")
    after = branch.state(0)
    assert {**after, "changed": 0} == {**before, "changed": 0}
    assert after["origin"] == {"table": guest.id, "moment": 3}
    assert second.get(f"{branch.path}/replay/0", branch.tokens[0]) == second.get(f"{guest.path}/replay/3?seat=0")
    assert second.stop() == 0


def test_a_running_match_is_not_played_on(sqlite_server: Server):
    guest = sqlite_server.table(PEOPLE)
    guest.play()
    assert sqlite_server.post(f"{guest.path}/branch", status=409, moment=0)["code"] == "running"
    public = sqlite_server.get(f"{guest.path}/file")
    assert sqlite_server.post("/api/branch?moment=0", status=400, **public)["code"] == "bad-input"


def test_a_file_is_played_on_if_it_is_over_and_true(sqlite_server: Server):
    file = finished()
    made = sqlite_server.post("/api/branch?moment=12&seat=0&bot=greedy&start=now", status=201, **file)
    assert made["state"]["origin"] == {"table": None, "moment": 12}
    wrong = {
        "over": file | {"moves": file["moves"][:-1], "result": None},
        "position": file | {"position": {"phase": "act"}},
        "secret": file | {"secret": "00" * 32},
        "moves": file | {"moves": file["moves"][1:]},
        "result": file | {"result": {"scores": [99, 0], "winners": [0]}},
    }
    for each in wrong.values():
        said_in_every_language(
            lambda lang, each=each: sqlite_server.post(f"/api/branch?moment=12&lang={lang}", status=400, **each)["sentence"]
        )
    for query in ("moment=9999", "moment=12&seat=5", "moment=12&bot=nobody", f"moment={len(file['moves'])}"):
        assert sqlite_server.post(f"/api/branch?{query}", status=400, **file)["code"] == "bad-input"


@pytest.mark.parametrize("name", ["\x1b[31m", "ab\u202ecd", "a" * 41])
def test_a_file_brings_no_text_in_the_place_of_a_table(sqlite_server: Server, name: str):
    """Whoever plays on from it would show it to everybody at the new table."""
    answer = sqlite_server.http.post("/api/branch?moment=3&bot=page", content=json.dumps(finished() | {"table": name}))
    assert answer.status_code == 400
    assert "the field table has an invalid value" in answer.json()["sentence"]


def test_hidden_things_of_a_file_stay_hidden_in_its_branch(sqlite_server: Server):
    file = finished("royals")
    sqlite_server.prepare("royals")
    made = sqlite_server.post("/api/branch?moment=9&seat=0&bot=greedy", status=201, **file)
    public = sqlite_server.get(f"/api/tables/{made['table']}/file")
    assert public["origin"] == [{"commitment": file["commitment"], "moment": 9, "regalia": 2}]
    assert file["secret"] not in json.dumps(made)
