"""Analyses over HTTP: only after the end, worked out once, kept with the table, and nothing in them that a seat did not know."""

import asyncio
import json
import re
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import playing
import regalia
from languages import said_in_every_language
from regalia.table.analyses import WAITING_PER_ADDRESS, Analyses, Job
from regalia.table.new_tables import lay_out
from regalia.table.process_link import ProcessLink
from regalia.table.settings import Settings
from regalia.table.store import Store, Token, Write
from regalia.table.table_state import Chair
from regalia.table.tokens import hashed
from regalia.table.trouble import Trouble
from table.servers import Guest, Server

TOKENS = [f"token-of-seat-{seat}-0123456789abcdef" for seat in range(2)]


def wait_for(ask: Any) -> dict[str, Any]:
    """Ask again until it is done; the states on the way are those of the contract."""
    while True:
        answer = ask()
        assert answer.status_code in (200, 202), answer.text
        state = answer.json()
        if state["state"] == "done":
            assert answer.status_code == 200
            return state["analysis"]
        assert state["state"] in ("waiting", "running")
        assert 0 <= state["done"] <= state["total"] or state["total"] == 0
        time.sleep(0.1)


@pytest.fixture(scope="module")
def quick_server(tmp_path_factory: pytest.TempPathFactory):
    server = Server(f"sqlite:///{tmp_path_factory.mktemp('analysis')}/tables.sqlite", analysis_simulations=60)
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
    while True:
        answer = server.http.post(f"/api/analyse?lang={lang}", content=file)
        if answer.status_code != 202:
            assert answer.status_code == 400, answer.text
            return answer.json()["sentence"]
        time.sleep(0.1)


def test_a_table_is_analysed_once_and_that_is_kept(quick_server: Server):
    guest = resigned(quick_server)
    path = f"/api/tables/{guest.id}/analysis"
    assert quick_server.get(path)["state"] == "none"
    first = wait_for(lambda: quick_server.http.post(path))
    assert [player["name"] for player in first["players"]] == ["Anna", "Bruno"]
    assert [verdict["ply"] for verdict in first["verdicts"]] == [0, 1, 2, 3]
    for ask in (quick_server.http.get, quick_server.http.post):  # neither works it out again
        answer = ask(path)
        assert (answer.status_code, answer.json()["state"], answer.json()["analysis"]) == (200, "done", first)


def test_a_file_is_analysed_and_a_cheated_one_gets_a_sentence(quick_server: Server):
    text = playing.random_match(regalia.game("kingdoms", players=2), 1).to_json()
    found = wait_for(lambda: quick_server.http.post("/api/analyse", content=text))
    assert found["players"][0]["decisions"] > 20
    cheated = json.loads(text)
    cheated["result"]["scores"][0] += 100
    assert "result" in refused(quick_server, json.dumps(cheated))
    assert refused(quick_server, "{}")
    assert quick_server.http.get("/api/analyse/" + "0" * 32).status_code == 404


def test_the_file_of_a_match_that_was_given_up_is_analysed_up_to_there(quick_server: Server):
    """The file says who gave up; so does the check of it. A moment of it can be played on."""
    guest = resigned(quick_server)
    file = quick_server.http.get(f"/api/tables/{guest.id}/file").text
    assert json.loads(file)["resigned"] == [0]
    found = wait_for(lambda: quick_server.http.post("/api/analyse", content=file))
    assert [verdict["ply"] for verdict in found["verdicts"]] == [0, 1, 2, 3]
    assert found["winners"] == [1]
    opened = quick_server.http.post("/api/replay", content=file).json()
    assert opened["over"]
    assert [point["holds"] for point in opened["points"] if point["name"] == "result"] == [None]
    assert quick_server.http.post("/api/branch?moment=2&seat=0&bot=page", content=file).status_code == 201
    running = json.loads(file) | {"resigned": []}
    assert "not over" in refused(quick_server, json.dumps(running))


def test_a_kept_analysis_outlives_the_server(tmp_path: Path):
    url = f"sqlite:///{tmp_path}/tables.sqlite"
    server = Server(url, analysis_simulations=60)
    path = f"/api/tables/{resigned(server).id}/analysis"
    first = wait_for(lambda: server.http.post(path))
    server.kill()
    again = Server(url, analysis_simulations=60)
    assert again.get(path)["analysis"] == first
    assert again.stop() == 0


def test_two_processes_work_it_out_once(postgres_servers: list[Server]):
    """Both are asked at once; one searches, the other waits for what it keeps."""
    path = f"/api/tables/{resigned(postgres_servers[0]).id}/analysis"
    before = sum(map(worked_out, postgres_servers))
    for server in postgres_servers:
        assert server.http.post(path).status_code == 202
    found = [wait_for(lambda server=server: server.http.post(path)) for server in postgres_servers]
    assert found[0] == found[1]
    assert sum(map(worked_out, postgres_servers)) == before + 1


def worked_out(server: Server) -> int:
    count = re.search(r"^regalia_analyses_total (\d+)$", server.http.get("/metrics").text, re.MULTILINE)
    return int(count[1]) if count else 0


def test_one_address_has_few_analyses_waiting():
    async def crowd() -> list[str]:
        analyses = Analyses(Busy(), ProcessLink())  # type: ignore[arg-type]
        answers = []
        for number in range(WAITING_PER_ADDRESS + 1):
            try:
                _, state = await analyses.of_file(b"%d" % number, "", "127.0.0.1")
                answers.append(state.state)
            except Trouble as trouble:
                answers.append(trouble.code)
        await analyses.close()
        return answers

    assert asyncio.run(crowd()) == ["waiting"] * WAITING_PER_ADDRESS + ["too-many"]


def test_a_table_that_many_ask_for_at_once_is_analysed_by_one():
    class Elsewhere(ProcessLink):
        async def hold(self, name: str) -> bool:
            return await asyncio.get_running_loop().create_future()

    async def crowd() -> int:
        analyses = Analyses(Busy(), Elsewhere())  # type: ignore[arg-type]
        game = SimpleNamespace(name="kingdoms")
        table: Any = SimpleNamespace(now=SimpleNamespace(id="t", ended="rules", game=game, file=lambda: "{}"))
        await asyncio.gather(*(analyses.of_table(table, "127.0.0.1", start=True) for _ in range(5)))
        jobs = len(asyncio.all_tasks()) - 1
        await analyses.close()
        return jobs

    assert asyncio.run(crowd()) == 1


class Busy:
    """A registry that is asked for nothing but what a queue needs."""

    settings = Settings()
    store = SimpleNamespace(analysis=None)

    async def ask(self, *question: Any) -> None:
        """Nothing is kept."""

    async def work(self, calculation: Callable[[], bytes]) -> bytes:
        await asyncio.sleep(0)
        return calculation()

    class warm_up:  # noqa: N801
        @staticmethod
        async def need(game: str, part: str) -> None:
            """Everything is compiled."""


def laid_out(server: Server, match: regalia.Match) -> str:
    """Put a match on a table of a running server, as a table that was there before."""
    row, state = lay_out(match, [Chair("person", None, name) for name in ("Anna", "Bruno")], "now")
    store = Store(server.database)
    tokens = [Token(hashed(token), seat) for seat, token in enumerate(TOKENS)]
    store.write([Write(row["id"], state.summary, new=row, tokens=tokens)])
    store.engine.dispose()
    return row["id"]


@pytest.mark.parametrize("name", list(regalia.rulebooks()))
def test_a_verdict_tells_nothing_its_seat_could_not_know(quick_server: Server, name: str):
    """Two tables that look alike to the seat in turn, which then decides alike and gives up: the same verdict, byte for byte."""
    quick_server.prepare(name)
    match, worlds = next(alike(regalia.game(name, players=2)))
    seat = match.turn or 0
    found = []
    for world in worlds:
        begun = regalia.game(name, players=2).position(json.loads(json.dumps(world)), seed=1)
        table = laid_out(quick_server, begun)
        quick_server.post(f"/api/tables/{table}/play", TOKENS[seat], move=match.legal_ids()[-1], seq=0)
        quick_server.post(f"/api/tables/{table}/resign", TOKENS[seat])
        analysis = wait_for(lambda table=table: quick_server.http.post(f"/api/tables/{table}/analysis"))
        found.append(json.dumps(analysis["verdicts"][0]))
    assert found[0] == found[1]


def alike(game: regalia.Game) -> Iterator[tuple[regalia.Match, list[dict[str, Any]]]]:
    """Moments of a match, each in two worlds that differ only in what the seat in turn cannot know."""
    for match in (each for seed in range(20) for each in playing.moments(game, seed)):
        if match.ply > 8 and len(match.legal_ids()) > 1 and not match.draft:
            states = match.state, match.redealt(match.turn or 0, 5)
            worlds = [game.rooms.positions.write(state, game.box) for state in states]
            if worlds[0] != worlds[1]:
                yield match, worlds


def test_a_failure_that_is_asked_for_again_and_again_keeps_no_request_in_memory():
    """An exception remembers every place it was raised through; with bodies of 250 KB, 1500 requests took 375 MiB."""
    analyses = Analyses(SimpleNamespace(), ProcessLink())  # type: ignore[arg-type]
    job = analyses._jobs["file"] = Job("192.0.2.1")
    job.trouble = Trouble("fault")
    for _ in range(50):
        with pytest.raises(Trouble):
            analyses.of_known_file("file")
    assert len(list(traceback.walk_tb(job.trouble.__traceback__))) < 10
