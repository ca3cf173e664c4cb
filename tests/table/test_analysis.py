"""Analyses over HTTP: only after the end, worked out once, kept with the table, and nothing in them that a seat did not know."""

import json
import time
from typing import Any

import pytest

import regalia
from languages import said_in_every_language
from regalia.simulation.matches import at_random
from table.servers import Guest, Server


def finished(name: str = "kingdoms", seed: int = 1, **options: Any) -> regalia.Match:
    match = regalia.game(name, **options).start(seed=seed)
    for _ in at_random(match):
        pass
    return match


def wait_for(ask: Any) -> dict[str, Any]:
    """Ask again until it is done; the states on the way are those of the contract."""
    for _ in range(600):
        answer = ask()
        assert answer.status_code in (200, 202), answer.text
        state = answer.json()
        if state["state"] == "done":
            assert answer.status_code == 200
            return state["analysis"]
        assert state["state"] in ("waiting", "running")
        assert 0 <= state["done"] <= state["total"] or state["total"] == 0
        time.sleep(0.1)
    raise AssertionError("no analysis")


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory):
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('analysis')}/tables.sqlite", analysis_walks=60)
    yield server
    assert server.stop() == 0


def resigned(server: Server) -> Guest:
    guest = server.table()
    for _ in range(4):
        guest.play()
    server.post(f"/api/tables/{guest.id}/resign", guest.tokens[0])
    return guest


def test_a_running_match_is_refused_at_every_door(quick_server: Server):
    guest = quick_server.table()
    guest.play()
    path = f"/api/tables/{guest.id}/analysis"
    assert quick_server.post(path, status=409)["code"] == "running"
    assert quick_server.get(path, status=409)["code"] == "running"
    running = regalia.game("kingdoms", players=2).start(seed=1).play("castle 1 a1").to_json()
    said_in_every_language(lambda lang: refused(quick_server, running, lang))


def refused(server: Server, file: str, lang: str = "en") -> str:
    """What is said about a file that cannot be analysed, when it has been looked at."""
    for _ in range(300):
        answer = server.http.post(f"/api/analyse?lang={lang}", content=file)
        if answer.status_code != 202:
            assert answer.status_code == 400, answer.text
            return answer.json()["sentence"]
        time.sleep(0.1)
    raise AssertionError("no answer")


def test_a_table_is_analysed_once_and_that_is_kept(quick_server: Server):
    guest = resigned(quick_server)
    path = f"/api/tables/{guest.id}/analysis"
    assert quick_server.get(path)["state"] == "none"
    first = wait_for(lambda: quick_server.http.post(path))
    assert [player["name"] for player in first["players"]] == ["Anna", "Bruno"]
    assert [verdict["ply"] for verdict in first["verdicts"]] == [0, 1, 2, 3]
    begun = time.monotonic()
    assert quick_server.get(path)["analysis"] == first
    assert time.monotonic() - begun < 1, "it is not worked out again"


def test_a_file_is_analysed_and_a_cheated_one_gets_a_sentence(quick_server: Server):
    text = finished(players=2).to_json()
    found = wait_for(lambda: quick_server.http.post("/api/analyse", content=text))
    assert found["players"][0]["decisions"] > 20
    cheated = json.loads(text)
    cheated["result"]["scores"][0] += 100
    assert "result" in refused(quick_server, json.dumps(cheated))
    assert refused(quick_server, "{}")
    assert quick_server.http.get("/api/analyse/" + "0" * 32).status_code == 404
