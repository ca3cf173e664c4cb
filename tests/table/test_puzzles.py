"""Puzzles over HTTP: the solver sees what the seat sees, and the answer is checked here."""

import json
from datetime import UTC, datetime

import msgspec
import pytest

from languages import said_in_every_language
from regalia.puzzles import number_of, puzzle, puzzles
from table.servers import Server

GAME = "kingdoms"


@pytest.fixture(scope="module")
def ready(sqlite_server: Server) -> Server:
    sqlite_server.table(game=GAME)
    return sqlite_server


def test_the_puzzle_of_the_day_is_the_seats_view_and_nothing_else(ready: Server):
    card = ready.get(f"/api/puzzles/{GAME}")
    assert card["number"] == card["today"] == number_of(datetime.now(UTC).date(), len(puzzles(GAME)))
    found = puzzle(GAME, card["number"])
    match = found.match()
    assert card["view"] == msgspec.json.decode(msgspec.json.encode(match.view(match.turn)))
    assert [each["notation"] for each in card["legal"]] == match.legal()
    assert not {"secret", "best", "proof", "moves", "commitment", "chain"} & card.keys()
    said = json.dumps(card)
    assert found.secret not in said
    assert all(str(each.share) not in said for each in found.proof.tried)
    assert ready.get("/api/games")[0]["puzzles"] == len(puzzles(ready.get("/api/games")[0]["name"]))


def test_an_answer_is_judged_and_the_solution_waits_until_it_is_asked_for(ready: Server):
    found, path = puzzle(GAME, 2), f"/api/puzzles/{GAME}/2"
    best, near = found.proof.tried[0].move, found.proof.tried[1].move
    wrong = ready.post(f"{path}/answer", move=near)
    assert (wrong["solved"], wrong["view"]) == (False, None)
    assert best not in json.dumps(wrong)
    assert f"about {round(100 * found.proof.tried[1].share)} of 100" in wrong["sentences"][0]
    right = ready.post(f"{path}/answer", move=best)
    assert right["solved"]
    assert right["view"]["turn"] != -1
    assert ready.post(f"{path}/solution") == right
    assert ready.post(f"{path}/preview", move=best)["sentences"] == right["sentences"][1:]
    said_in_every_language(lambda lang: ready.post(f"{path}/answer?lang={lang}", move=near)["sentences"][0])
    said_in_every_language(lambda lang: ready.get(f"/api/puzzles/{GAME}?number=2&lang={lang}")["sentence"])


def test_what_is_wrong_is_said(ready: Server):
    path, count = f"/api/puzzles/{GAME}", len(puzzles(GAME))
    forbidden = next(move for move in ("pass", "draw", "castle 1 a1", "castle 2 a1") if move not in puzzle(GAME, 1).match().legal())
    assert not ready.post(f"{path}/1/why", move=forbidden)["legal"]
    for status, where, body in (
        (422, f"{path}/1/answer", {"move": forbidden}),
        (422, f"{path}/1/preview", {"move": forbidden}),
        (400, f"{path}/1/answer", {"move": "nonsense"}),
        (400, f"{path}/{count + 1}/answer", {"move": "pass"}),
        (400, f"{path}/0/solution", {}),
        (400, "/api/puzzles/chess/1/solution", {}),
    ):
        said_in_every_language(
            lambda lang, where=where, body=body, status=status: ready.post(f"{where}?lang={lang}", status=status, **body)["sentence"]
        )
    assert ready.get(f"{path}?number={count + 1}", status=400)["code"] == "bad-input"
