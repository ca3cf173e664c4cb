"""The server answers every wrong wish in the player's language: nothing English reaches those who asked for another."""

import json
import random
from typing import Any

import pytest

import regalia
from languages import OTHERS, said_in_every_language
from regalia.core.game import rulebook, rulebooks
from regalia.core.options import Printed
from table.servers import PEOPLE, Server

TWO = {"players": 2}


def problem(server: Server, verb: str, path: str, token: str | None = None, **body: Any) -> str:
    """What the server says against a request; the same in all languages, whatever it is."""
    codes = set()

    def ask(lang: str) -> str:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = server.http.request(verb, path, params={"lang": lang}, headers=headers, json=body if verb == "POST" else None)
        assert 400 <= answer.status_code < 500, answer.text
        codes.add(answer.json()["code"])
        return answer.json()["sentence"]

    english = said_in_every_language(ask)
    assert len(codes) == 1
    return english


def broken_board(game: str) -> dict[str, Any]:
    book = rulebook(game)
    option = next(each for each in book.options if isinstance(each, Printed))
    return {option.name: {**book.boards().content_of(option.default_value()), "colour": "red"}}


@pytest.mark.parametrize(
    "body",
    [
        {"game": "chess"},
        {"game": "kingdoms", "options": {"players": 9}},
        {"game": "kingdoms", "options": {"player": 2}},
        {"game": "kingdoms", "options": {"variants": ["wild"]}},
        {"game": "royals", "options": {"edition": "2015"}},
        {"game": "royals", "options": {"edition": "2014", "display": 4}},
        {"game": "royals", "options": {"board": "/etc/passwd"}},
        {"game": "royals", "options": broken_board("royals")},
        {"game": "palais-royal", "options": broken_board("palais-royal")},
        {"game": "kingdoms", "seats": [{"kind": "person"}]},
        {"game": "kingdoms", "options": TWO, "seats": [{"kind": "bot", "bot": "x"}, {}]},
        {"game": "kingdoms", "options": TWO, "seats": [{"kind": "person", "bot": "greedy"}, {}]},
        {"game": "kingdoms", "options": TWO, "seats": [{"name": "x" * 41}, {}]},
        {"game": "kingdoms", "options": TWO, "seats": [{"kind": "ghost"}, {}]},
        {"game": "kingdoms", "seats": 3},
        {"game": "x" * 41},
        {"gaem": "kingdoms"},
        {},
    ],
)
def test_wrong_wishes_for_a_table(sqlite_server: Server, body: dict):
    assert problem(sqlite_server, "POST", "/api/tables", **body).startswith("Invalid input: ")


def test_frame_and_detail_read_as_one_sentence(sqlite_server: Server):
    said = {lang: sqlite_server.post(f"/api/tables?lang={lang}", status=400, game="kingdoms", options={"players": 9}) for lang in OTHERS}
    assert {lang: each["sentence"] for lang, each in said.items()} == {
        "it": "Dati non validi: players dev'essere un numero da 2 a 4, non 9.",
        "hu": "Érvénytelen adat: players: 2 és 4 közötti szám kell, nem 9.",
        "ru": "Недопустимые данные: players — число от 2 до 4, а не 9.",
    }


def test_what_is_no_message_at_all(sqlite_server: Server):
    for body in (b"", b"{", b"[]", b"3", b"\xff", b"[" * 5000):

        def ask(lang: str, body: bytes = body) -> str:
            answer = sqlite_server.http.post(
                "/api/tables", params={"lang": lang}, content=body, headers={"content-type": "application/json"}
            )
            assert answer.status_code == 400, answer.text
            return answer.json()["sentence"]

        assert said_in_every_language(ask)


def test_wrong_paths_and_numbers(sqlite_server: Server):
    guest = sqlite_server.table()
    for verb, path, body in [
        ("GET", "/api/nothing", {}),
        ("GET", "/api/tables/abcdefghjk", {}),
        ("GET", "/api/games/chess/rules", {}),
        ("GET", "/api/games/kingdoms/rules/KIN-X9", {}),
        ("GET", f"{guest.path}/log?since=-1", {}),
        ("GET", f"{guest.path}/log?since=x", {}),
        ("GET", f"{guest.path}/replay/9", {}),
        ("GET", f"{guest.path}/replay/0?seat=99", {}),
        ("GET", f"{guest.path}/verify", {}),
        ("POST", f"{guest.path}/join", {"seat": 0}),
        ("POST", f"{guest.path}/play", {"move": 1, "seq": 0}),
    ]:
        plain, _, query = path.partition("?")
        assert _with_query(sqlite_server, plain, query) if query else problem(sqlite_server, verb, plain, **body)
    assert problem(sqlite_server, "POST", f"{guest.path}/seats/7", guest.host, kind="bot")
    assert problem(sqlite_server, "POST", f"{guest.path}/hint", guest.tokens[guest.state()["turn"]], bot="mother")
    assert problem(sqlite_server, "POST", f"{guest.path}/undo", guest.tokens[guest.state()["turn"]])


def _with_query(server: Server, path: str, query: str) -> str:
    return said_in_every_language(lambda lang: server.get(f"{path}?{query}&lang={lang}", status=400)["sentence"])


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"regalia": 99},
        {"rules_version": 99},
        {"options": {"players": 9}},
        {"moves": ["castle 1"]},
        {"moves": ["castle 1 a1", "castle 1 a1"]},
        {"position": {"bored": 1}},
        {"secret": "zz"},
        {"secret": None},
        {"moves": 3},
        {"extra": 1},
    ],
)
def test_wrong_match_files(sqlite_server: Server, changes: dict):
    file = {**json.loads(regalia.game("kingdoms", players=2).start(seed=5).play("castle 1 a1").to_json()), **changes}
    assert problem(sqlite_server, "POST", "/api/replay", **file)


def test_what_a_check_finds(sqlite_server: Server):
    file = json.loads(regalia.game("kingdoms", players=2).start(seed=5).play("castle 1 a1").to_json())
    for changes in ({"secret": "11" * 32}, {"moves": ["castle 9 a1"]}, {"result": {"scores": [1, 2], "winners": [1]}}):
        wrong = {**file, **changes}
        assert said_in_every_language(
            lambda lang, wrong=wrong: " ".join(sqlite_server.post(f"/api/verify?lang={lang}", **wrong)["problems"])
        )


@pytest.mark.parametrize("name", rulebooks())
def test_a_match_with_wrong_moves(sqlite_server: Server, name: str):
    """A match over the API, with moves that cannot be played and words that are no moves at every decision."""
    guest, chance = sqlite_server.table(PEOPLE, game=name, options=TWO), random.Random(7)
    moves, heard = len(rulebook(name).moves), set()
    for _ in range(25):
        state = guest.due()
        token, legal = guest.tokens[state["turn"]], {move["id"] for move in state["legal"]}
        for move in chance.sample([move for move in range(moves) if move not in legal], 3):
            if sqlite_server.post(f"{guest.path}/why", token, move=move)["legal"]:
                continue  # a game may list one order of several: a walk of Palais Royal in another order is legal, too
            heard.add(problem(sqlite_server, "POST", f"{guest.path}/play", token, move=move, seq=state["seq"]))
            said_in_every_language(
                lambda lang, move=move, token=token: sqlite_server.post(f"{guest.path}/why?lang={lang}", token, move=move)["sentence"]
            )
        sqlite_server.post(f"{guest.path}/play", token, move=chance.choice(sorted(legal)), seq=state["seq"])
    token = guest.tokens[guest.due()["turn"]]
    for said in (
        "dance a1",
        "",
        state["legal"][0]["notation"] + " x",
        {"do": "dance"},
        {"do": state["legal"][0]["json"]["do"], "x": "y"},
        moves,
    ):
        heard.add(problem(sqlite_server, "POST", f"{guest.path}/play", token, move=said, seq=guest.due()["seq"]))
    assert problem(sqlite_server, "POST", f"{guest.path}/play", token, move=0, seq=999999)
    assert len(heard) > 6


@pytest.mark.parametrize("lang", OTHERS)
def test_a_live_connection_keeps_its_language(sqlite_server: Server, lang: str):
    guest = sqlite_server.table()
    turn = guest.state()["turn"]
    with sqlite_server.live(guest.id, hello=False) as live, sqlite_server.live(guest.id, hello=False) as english:
        for each, language in ((live, lang), (english, "en")):
            each.say(type="hello", tokens=guest.tokens, lang=language)
            each.until("welcome")
        for message in (
            {"type": "dance"},
            {"type": "play", "seat": turn},
            {"type": "play", "seat": turn, "move": "dance", "seq": 0},
            {"type": "play", "seat": turn, "move": "castle 1 z9", "seq": 0},
            {"type": "play", "seat": 1 - turn, "move": 0, "seq": 0},
            {"type": "undo", "seat": turn},
            {"type": "hello"},
            {"type": "hint", "seat": turn, "bot": "mother"},
        ):
            live.say(**message)
            english.say(**message)
            told = {language: each.until("error")["sentence"] for each, language in ((live, lang), (english, "en"))}
            assert told[lang] != told["en"]
        live.say(type="hint", seat=turn)
        assert "of 100 simulated games" not in live.until("hint")["reason"]


def test_the_house_is_described_in_every_language(sqlite_server: Server):
    infos = {lang: sqlite_server.get(f"/api/server?lang={lang}") for lang in ("en", *OTHERS)}
    for number in range(len(infos["en"]["bots"])):
        assert said_in_every_language(lambda lang, number=number: infos[lang]["bots"][number]["help"])
    for number, game in enumerate(infos["en"]["games"]):
        assert said_in_every_language(lambda lang, number=number: infos[lang]["games"][number]["tagline"])
        for option in game["options"]["properties"]:
            assert said_in_every_language(
                lambda lang, number=number, option=option: infos[lang]["games"][number]["options"]["properties"][option]["description"]
            )
