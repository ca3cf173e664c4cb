"""What people do at a table, over HTTP, on both databases."""

import json
import uuid

import pytest

import regalia
from regalia import bots
from regalia.table.trouble import STATUS
from regalia.text import LANGUAGES, say
from table.servers import PEOPLE, Server, promises

BOT = {"kind": "bot", "bot": "random"}


def test_the_server_shows_its_games_and_options(server: Server):
    shown = server.get("/api/server")
    assert [game["name"] for game in shown["games"]] == list(regalia.rulebooks())
    assert [bot["name"] for bot in shown["bots"]] == list(bots.BOTS)
    assert shown["languages"] == LANGUAGES
    for game, book in zip(server.get("/api/games"), regalia.rulebooks().values(), strict=True):
        assert game["options"] == json.loads(json.dumps(book.options.schema()))
        shape = server.get(f"/api/games/{book.name}/shape")
        assert {family["name"] for family in shape["moves"]} == {family.name for family in book.moves.families}
        assert shape["view"]["$defs"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_told_in_every_language(sqlite_server: Server, lang: str):
    text = sqlite_server.get(f"/api/games/kingdoms/rules?lang={lang}")
    assert text["lang"] == lang
    rule = sqlite_server.get("/api/games/kingdoms/rules/KIN-A5", lang=lang)
    assert rule["text"].split()[0] in text["markdown"]
    assert sqlite_server.get("/api/games/kingdoms/rules/KIN-X99", status=404, lang=lang)["sentence"] == say("table-no-page", lang)


def test_every_game_can_be_played_to_the_end_by_everybody_at_one_browser(server: Server):
    for name, book in regalia.rulebooks().items():
        players = book.options.read({})["players"]
        guest = server.table([{"kind": "person"}] * players, game=name, options={})
        end = guest.finish()
        assert end["over"]
        assert end["ended"] == "rules"
        assert end["secret"]
        assert server.get(f"{guest.path}/verify")["problems"] == []
        file = server.get(f"{guest.path}/file")
        assert regalia.Match.from_json(json.dumps(file)).scores == end["result"]["scores"]
        assert server.post("/api/verify", **file)["problems"] == []
        forged = {**file, "secret": "00" * 32}
        assert server.post("/api/verify", **forged)["problems"]


def test_alone_against_bots(server: Server):
    guest = server.table([PEOPLE[0], BOT, {"kind": "bot", "bot": "greedy"}], options={"players": 3})
    with server.live(guest.id, guest.tokens[0]) as live:
        for _ in range(8):
            state = live.until("state", turn=0)
            live.say(type="play", seat=0, move=state["legal"][-1]["notation"], seq=state["seq"])
            live.until("accepted")


def test_with_friends_by_link(server: Server):
    guest = server.table([PEOPLE[0], {"kind": "open"}])
    assert guest.created["seats"][0]["link"] == f"/table/{guest.id}#{guest.tokens[0]}"
    assert guest.tokens[1] is None
    joined = server.post(f"{guest.path}/join", name="  Karin\u0000 \u202e ")
    assert joined["seat"] == 1
    assert joined["state"]["seats"][1] == {
        "seat": 1, "colour": "red", "kind": "person", "bot": None, "name": "Karin", "resigned": False,
    }  # fmt: skip
    assert server.post(f"{guest.path}/join", status=409)["code"] == "no-open-seat"
    assert server.post(f"{guest.path}/join", status=409, seat=1)["code"] == "seat-taken"
    guest.tokens[1] = joined["token"]
    assert server.post(f"{guest.path}/join", joined["token"], name="Karin K")["state"]["seats"][1]["name"] == "Karin K"
    guest.play()
    guest.play()


def test_moves_by_id_notation_and_json_and_refusals_with_their_rule(server: Server):
    guest = server.table()
    seat = guest.state()["turn"]
    for move in (0, "castle 1 b1", {"do": "castle", "rank": "1", "cell": "c1"}):
        state = guest.due()
        server.post(f"{guest.path}/play", guest.tokens[state["turn"]], move=move, seq=state["seq"])
    state = guest.due()
    for lang in LANGUAGES:
        problem = server.post(f"{guest.path}/play?lang={lang}", guest.tokens[state["turn"]], 422, move="castle 2 a1", seq=state["seq"])
        assert (problem["code"], problem["rule"]) == ("refused", "KIN-A5")
        assert problem["sentence"] == say("kingdoms-taken", lang, cell="a1")
    why = server.post(f"{guest.path}/why", guest.tokens[state["turn"]], move="castle 2 a1")
    assert (why["legal"], why["rule"]) == (False, "KIN-A5")
    assert server.post(f"{guest.path}/why", guest.tokens[state["turn"]], move="castle 2 d1")["legal"]
    assert server.post(f"{guest.path}/play", guest.tokens[1 - state["turn"]], 409, move=1, seq=state["seq"])["code"] == "not-your-turn"
    assert server.post(f"{guest.path}/play", guest.tokens[state["turn"]], 400, move="dance", seq=state["seq"])["code"] == "bad-input"
    assert server.post(f"{guest.path}/play", None, 401, move=1, seq=state["seq"])["code"] == "no-token"
    assert server.post(f"{guest.path}/play", "x" * 32, 403, move=1, seq=state["seq"])["code"] == "wrong-token"
    assert server.post(f"{guest.path}/play", guest.host, 403, move=1, seq=state["seq"])["code"] == "not-your-seat"
    assert guest.state()["seq"] == state["seq"]
    assert seat is not None


def test_a_doubled_move_counts_once_and_a_stale_one_not_at_all(server: Server):
    guest = server.table()
    before, key = guest.due(), uuid.uuid4().hex
    token, move = guest.tokens[before["turn"]], before["legal"][0]["id"]
    first = server.post(f"{guest.path}/play", token, move=move, seq=before["seq"], key=key)
    again = server.post(f"{guest.path}/play", token, move=move, seq=before["seq"], key=key)
    assert (first["seq"], first["moment"], first["repeated"]) == (1, 1, False)
    assert (again["seq"], again["moment"], again["repeated"]) == (1, 1, True)
    guest.play()
    later = server.post(f"{guest.path}/play", token, move=move, seq=guest.state()["seq"], key=key)
    assert (later["seq"], later["moment"], later["repeated"]) == (1, 1, True)
    stale = server.post(f"{guest.path}/play", token, 409, move=before["legal"][1]["id"], seq=before["seq"])
    assert stale["code"] == "stale"
    assert stale["state"]["seq"] == 2
    assert stale["state"]["seat"] == before["turn"]
    assert server.post(f"{guest.path}/play", token, 409, move=before["legal"][2]["id"], seq=2, key=key)["code"] == "key-reused"
    assert server.post(f"{guest.path}/undo", token, 409, key=key)["code"] == "key-reused"
    assert server.post(f"{guest.path}/play", token, 409, move=before["legal"][2]["id"], seq=99)["code"] == "stale"
    assert guest.state()["moment"] == 2


def test_a_new_name_does_not_make_a_move_stale(server: Server):
    guest = server.table()
    state = guest.due()
    server.post(f"{guest.path}/join", guest.tokens[0], name="Anna the Great")
    done = server.post(f"{guest.path}/play", guest.tokens[state["turn"]], move=state["legal"][0]["id"], seq=state["seq"])
    assert (done["seq"], done["moment"]) == (2, 1)


def test_undo_within_the_turn_and_no_further(server: Server):
    guest = server.table(options={"players": 2, "variants": ["no-luck"]})
    seat = guest.state()["turn"]
    assert server.post(f"{guest.path}/undo", guest.tokens[seat], 422)["rule"] == "UNDO"
    other = guest.state(1 - seat)
    taken = server.post(f"{guest.path}/play", guest.tokens[seat], move="take +1", seq=0, step=0)
    assert taken["state"]["can_undo"]
    assert (taken["seq"], taken["step"], taken["moment"]) == (0, 1, 0)  # nobody else knows of it
    assert guest.state(1 - seat) == other
    undone = server.post(f"{guest.path}/undo", guest.tokens[seat], seq=0, step=1, key="undo-once-1")
    assert (undone["seq"], undone["step"], undone["moment"]) == (0, 0, 0)
    assert server.post(f"{guest.path}/undo", guest.tokens[seat], seq=0, step=1, key="undo-once-1")["repeated"]
    server.post(f"{guest.path}/play", guest.tokens[seat], 409, move="take +1", seq=0, step=1)
    server.post(f"{guest.path}/play", guest.tokens[seat], move="castle 1 a1", seq=0, step=0)
    refused = server.post(f"{guest.path}/undo", guest.tokens[1 - seat], 422, lang="it")
    assert refused["sentence"] == say("undo-turn-over", "it")
    assert [(line["kind"], line["seq"], line["moment"]) for line in server.get(f"{guest.path}/log")["lines"]] == [("play", 1, 1)]
    assert server.get(f"{guest.path}/log?since=1")["lines"] == []


def test_hints_know_the_rules(server: Server):
    guest = server.table()
    state = guest.due()
    for bot in (None, "random", "greedy"):
        hint = server.post(f"{guest.path}/hint", guest.tokens[state["turn"]], bot=bot)
        assert hint["move"] in state["legal"]
        assert promises(hint) == (bot is None)  # a bot by name says what it would play, not what it is worth
    assert server.post(f"{guest.path}/hint", guest.tokens[1 - state["turn"]], 409)["code"] == "not-your-turn"
    assert server.post(f"{guest.path}/hint", guest.tokens[state["turn"]], 400, bot="oracle")["code"] == "bad-input"


def test_resigning_leaves_the_others_their_game(server: Server):
    guest = server.table([PEOPLE[0], PEOPLE[1], {"kind": "person"}], options={"players": 3})
    token = guest.tokens[1]
    state = server.post(f"{guest.path}/resign", token)["state"]
    assert not state["over"]
    assert state["seats"][1]["resigned"]
    back = server.post(f"{guest.path}/join", token)["token"]  # who resigned may think better of it while the match goes on
    server.post(f"{guest.path}/resign", back)
    ended = server.post(f"{guest.path}/resign", guest.tokens[2])["state"]
    assert server.post(f"{guest.path}/join", back, 409)["code"] == "over"
    assert (ended["over"], ended["ended"], ended["result"]["winners"]) == (True, "resignation", [0])
    assert ended["secret"]
    assert server.post(f"{guest.path}/resign", guest.tokens[0], 409)["code"] == "over"
    assert server.get(f"{guest.path}/verify")["problems"] == []
    alone = server.table([PEOPLE[0], BOT])
    ended = server.post(f"{alone.path}/resign", alone.tokens[0])["state"]
    assert (ended["over"], ended["result"]["winners"]) == (True, [1])


def test_a_seat_goes_to_a_bot_and_back(server: Server):
    guest = server.table()
    seat = guest.state()["turn"]
    token, other = guest.tokens[seat], guest.tokens[1 - seat]
    assert server.post(f"{guest.path}/seats/{seat}", other, 403, kind="bot")["code"] == "persons-seat"
    with server.live(guest.id, other) as live:
        assert server.post(f"{guest.path}/seats/{seat}", token, kind="bot", bot="random")["token"] is None
        state = live.until("state", turn=1 - seat)
        assert state["seats"][seat]["kind"] == "bot"
    server.post(f"{guest.path}/play", token, 409, move=0, seq=state["seq"])
    back = server.post(f"{guest.path}/join", token)
    assert back["state"]["seats"][seat]["kind"] == "person"
    assert server.post(f"{guest.path}/seats/{seat}", back["token"], kind="bot", bot="greedy")["kind"] == "bot"
    bots_seat = server.table([PEOPLE[0], BOT])
    given = server.post(f"{bots_seat.path}/seats/1", bots_seat.host, kind="person", name="Late guest")
    assert given["link"].endswith(given["token"])
    assert server.get(bots_seat.path, given["token"])["seat"] == 1
    assert server.post(f"{bots_seat.path}/seats/0", bots_seat.tokens[0], kind="open")["kind"] == "open"
    assert server.get(bots_seat.path, bots_seat.tokens[0], 403)["code"] == "wrong-token"
    joined = server.post(f"{bots_seat.path}/join", name="Somebody new")
    assert joined["seat"] == 0
    assert server.post(f"{guest.path}/seats/9", guest.host, 400, kind="bot")["code"] == "bad-input"


def test_a_rematch_keeps_everybodys_links(server: Server):
    guest = server.table()
    assert server.post(f"{guest.path}/rematch", guest.tokens[0], 409)["code"] == "running"
    server.post(f"{guest.path}/resign", guest.tokens[0])
    new = server.post(f"{guest.path}/rematch", guest.tokens[0])
    assert server.post(f"{guest.path}/rematch", guest.tokens[1])["table"] == new["table"]
    assert guest.state()["rematch"] == new["table"]
    assert [server.get(f"/api/tables/{new['table']}", token)["seat"] for token in guest.tokens] == [0, 1]
    assert [seat["resigned"] for seat in new["seats"]] == [False, False]
    assert new["commitment"] != guest.state()["commitment"]
    assert server.post(f"{guest.path}/rematch", None, 401)["code"] == "no-token"
    third = server.table()
    server.post(f"{third.path}/resign", third.tokens[0])
    turned = server.post(f"{third.path}/rematch", third.tokens[0], rotate=True)
    assert turned["seat"] == 1
    assert [seat["name"] for seat in turned["seats"]] == ["Bruno", "Anna"]


def test_own_tables_are_found_by_their_tokens(server: Server):
    first, second = server.table(), server.table()
    cards = server.post("/api/tables/mine", tokens=[*first.tokens, second.tokens[1], "y" * 40, second.host])
    assert [card["table"] for card in cards] == [second.id, first.id]
    assert (cards[0]["seats"], cards[0]["host"]) == ([1], True)
    assert (cards[1]["seats"], cards[1]["host"]) == ([0, 1], False)
    assert cards[1]["your_turn"]
    assert server.post("/api/tables/mine", tokens=[]) == []


def test_looking_back_shows_a_seat_its_own_past_and_everything_after_the_end(server: Server):
    guest = server.table()
    for _ in range(5):
        guest.play()
    past = [server.get(f"{guest.path}/replay/{ply}", guest.tokens[0]) for ply in range(6)]
    assert past[5] == guest.state(0)["view"]
    assert server.get(f"{guest.path}/replay?since=2", guest.tokens[0]) == {"since": 2, "views": past[2:]}
    assert server.get(f"{guest.path}/replay?since=6", guest.tokens[0])["views"] == []
    assert server.get(f"{guest.path}/replay?seat=1", guest.tokens[0], 409)["code"] == "running"
    assert server.get(f"{guest.path}/replay")["views"][0] == server.get(f"{guest.path}/replay/0")
    assert past[0]["board"] == [". . . . . ."] * 5
    assert server.get(f"{guest.path}/replay/0")["my_start"] is None
    assert server.get(f"{guest.path}/replay/0?seat=1", guest.tokens[0], 409)["code"] == "running"
    assert server.get(f"{guest.path}/replay/6", status=400)["code"] == "bad-input"
    assert server.get(f"{guest.path}/verify", status=409)["code"] == "running"
    assert "secret" not in server.get(f"{guest.path}/file")
    guest.finish()
    assert len(server.get(f"{guest.path}/replay?seat=1")["views"]) == 100
    assert server.get(f"{guest.path}/replay/0?seat=1")["my_start"] == server.get(f"{guest.path}/replay/0", guest.tokens[1])["my_start"]


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"game": "kingdoms", "options": {"players": 9}}, "players must be a number from 2 to 4"),
        ({"game": "kingdoms", "options": {"player": 2}}, "did you mean players"),
        ({"game": "kingdoms", "seats": [{"kind": "person"}]}, "this game has 3 seats"),
        ({"game": "kingdoms", "options": {"players": 2}, "seats": [{"kind": "bot", "bot": "x"}, {}]}, "there is no bot 'x'"),
        ({"game": "kingdoms", "options": {"players": 2}, "seats": [{"kind": "person", "bot": "greedy"}, {}]}, "only a seat of kind bot"),
        ({"game": "kingdoms", "options": {"players": 2}, "seats": [{"name": "x" * 41}, {}]}, "at most 40 characters"),
        ({"game": "kingdoms", "seats": 3}, "seats"),
        ({"gaem": "kingdoms"}, "gaem"),
    ],
)
def test_wrong_wishes_get_one_clear_sentence(sqlite_server: Server, body: dict, says: str):
    problem = sqlite_server.ask("POST", "/api/tables", None, 400, **body)
    assert problem["code"] == "bad-input"
    assert says in problem["sentence"]


def test_every_problem_has_a_sentence_in_every_language():
    for code in STATUS.keys() - {"refused"}:  # the rules have words of their own
        for lang in LANGUAGES:
            assert say(f"table-{code}", lang, detail="x", names="y", title="z", name="w")
