"""Takebacks at tables: free against bots, with the others' consent among people, durable, and the file still verifies."""

import json
from typing import Any

import pytest

from languages import said_in_every_language
from table.servers import PEOPLE, Guest, Server

BOT = {"kind": "bot", "bot": "random"}
ALONE = [PEOPLE[0], BOT]


def seat_to_move(guest: Guest, seat: int) -> dict[str, Any]:
    """The state of a seat when it is its turn; bots move until then."""
    with guest.server.live(guest.id, guest.tokens[seat]) as live:
        while not (state := live.until("state"))["legal"]:
            assert not state["over"]
        return state


def play(guest: Guest, seat: int, move: str) -> dict[str, Any]:
    state = seat_to_move(guest, seat)
    return guest.server.post(f"{guest.path}/play", guest.tokens[seat], move=move, seq=state["seq"], step=state["step"])["state"]


def back(guest: Guest, seat: int, status: int = 200, **more: Any) -> dict[str, Any]:
    return guest.server.post(f"{guest.path}/takeback", guest.tokens[seat], status, **more)


def kinds(guest: Guest, seat: int | None = None) -> list[str]:
    token = None if seat is None else guest.tokens[seat]
    return [line["kind"] for line in guest.server.get(f"{guest.path}/log", token)["lines"]]


def test_against_bots_moves_are_taken_back_freely(server: Server):
    """Through the bot's answer, again and again; what was drawn comes again, and the file of the match verifies."""
    guest = server.table(ALONE)
    before = seat_to_move(guest, 0)
    assert (before["take_back"], before["takebacks"]) == (None, False)
    assert back(guest, 0, 422)["code"] == "refused"
    tile = play(guest, 0, "draw")["view"]["hand"]
    play(guest, 0, seat_to_move(guest, 0)["legal"][0]["notation"])
    answered = seat_to_move(guest, 0)
    assert answered["take_back"] == "free"
    again = back(guest, 0, key="take-back-1")["state"]
    assert (again["view"]["hand"], again["turn"], again["take_back"]) == (tile, 0, "free")
    assert again["chain"].startswith(f"{again['moment']}:")
    assert back(guest, 0, key="take-back-1")["repeated"]
    assert back(guest, 0, 409, seq=answered["seq"])["code"] == "stale"  # that one has been taken back already
    with server.live(guest.id, guest.tokens[0]) as live:
        live.say(type="takeback", key="take-back-2", seq=again["seq"])
        assert live.until("accepted")["key"] == "take-back-2"
        first = live.until("state", seq=again["seq"] + 1)
    assert first["view"] == before["view"]
    assert first["legal"] == before["legal"]
    assert back(guest, 0, 422)["code"] == "refused"
    lines = server.get(f"{guest.path}/log", guest.tokens[0])["lines"]
    taken = [line for line in lines if line["kind"] == "takeback"]
    assert [(line["seat"], line["back"]) for line in taken] == [(0, before["moment"] + 1), (0, before["moment"])]
    assert "after hidden information was revealed" in taken[1]["sentences"][0]
    assert play(guest, 0, "draw")["view"]["hand"] == tile  # nobody draws again until they like it
    over = to_the_end(guest)
    assert server.get(f"{guest.path}/verify?head={first['chain']}&head={over['chain']}")["problems"] == []
    assert back(guest, 0, 409)["code"] == "over"
    file = server.http.get(f"{guest.path}/file").content
    assert sum(move.startswith("takeback ") for move in json.loads(file)["moves"]) == len(taken)
    opened = server.http.post("/api/replay", content=file).json()
    assert [line["sentences"] for line in opened["lines"] if not line["events"]] == [taken_words(line) for line in taken]


def taken_words(line: dict[str, Any]) -> list[str]:
    return [line["sentences"][0].replace("Anna", "Yellow")]


def to_the_end(guest: Guest) -> dict[str, Any]:
    with guest.server.live(guest.id, guest.tokens[0]) as live:
        while not (state := live.until("state"))["over"]:
            if state["legal"]:
                live.say(type="play", move=state["legal"][-1]["id"], seq=state["seq"], step=state["step"])
        return state


def test_a_killed_server_knows_what_was_taken_back(database: str):
    server = Server(database)
    guest = server.table(ALONE)
    for _ in range(12):  # past a snapshot
        play(guest, 0, seat_to_move(guest, 0)["legal"][-1]["notation"])
    play(guest, 0, "draw")
    back(guest, 0)
    before = seat_to_move(guest, 0)
    log = server.get(f"{guest.path}/log", guest.tokens[0])
    server.kill()
    guest.server = server = Server(database)
    assert seat_to_move(guest, 0) == before
    assert server.get(f"{guest.path}/log", guest.tokens[0]) == log
    hand = play(guest, 0, "draw")["view"]["hand"]
    again = back(guest, 0)["state"]
    assert again["view"] == before["view"]
    assert play(guest, 0, "draw")["view"]["hand"] == hand
    assert server.stop() == 0


def test_people_who_did_not_agree_to_takebacks_have_none(server: Server):
    guest = server.table()
    guest.play()
    seat = 1 - guest.state()["turn"]
    assert guest.state(seat)["take_back"] is None
    assert said_in_every_language(lambda lang: server.post(f"{guest.path}/takeback?lang={lang}", guest.tokens[seat], 403)["sentence"])
    friend = server.table([*ALONE], options={"players": 2})
    play(friend, 0, seat_to_move(friend, 0)["legal"][0]["notation"])
    server.post(f"{friend.path}/seats/1", friend.host, kind="open")
    server.post(f"{friend.path}/join", name="Bruno")
    assert back(friend, 0, 403)["code"] == "no-takebacks"  # no longer against bots alone


def agreed(server: Server) -> tuple[Guest, int]:
    """A table whose players agreed to takebacks, and the seat that moves first."""
    guest = server.table(takebacks=True)
    return guest, guest.state()["turn"]


def test_what_showed_nothing_is_taken_back_without_asking(server: Server):
    guest, seat = agreed(server)
    assert guest.state()["takebacks"]
    before = guest.state(seat)
    assert play(guest, seat, "castle 1 a1")["take_back"] == "free"
    assert back(guest, seat)["state"]["view"] == before["view"]
    assert kinds(guest) == ["play", "takeback"]
    assert server.get(f"{guest.path}/log")["lines"][1]["sentences"] == [f"{PEOPLE[seat]['name']} takes back a move."]


def test_the_others_agree_or_refuse(sqlite_server: Server, postgres_servers: list[Server]):
    """Asked at one process and answered at another, over HTTP and live."""
    for here, there in ((sqlite_server, sqlite_server), tuple(postgres_servers)):
        guest, seat = agreed(here)
        mine, other = guest.tokens[seat], guest.tokens[1 - seat]
        before = guest.state(seat)
        hand = play(guest, seat, "draw")["view"]["hand"]
        with there.live(guest.id, other) as live:
            assert live.until("state", seat=1 - seat)["takeback"] is None
            asked = back(guest, seat)["state"]["takeback"]
            assert (asked["seat"], asked["seen"], asked["missing"]) == (seat, True, [1 - seat])
            assert back(guest, seat)["repeated"]
            while not (seen := live.until("state"))["takeback"]:
                continue
            assert seen["takeback"] == asked
            assert seen["view"]["hand"] is None
            live.say(type="answer", asked=asked["asked"], agree=False, key="refused-1")
            live.until("accepted")
            assert live.until("state", takeback=None)["turn"] == seat
            assert guest.state(seat)["view"]["hand"] == hand
            assert here.post(f"{guest.path}/answer", other, 409, asked=asked["asked"], agree=True)["code"] == "stale"
            asked = back(guest, seat)["state"]["takeback"]
            assert here.post(f"{guest.path}/answer", mine, 403, asked=asked["asked"], agree=True)["code"] == "not-your-seat"
            done = there.post(f"{guest.path}/answer", other, asked=asked["asked"], agree=True)["state"]
            assert (done["takeback"], done["turn"]) == (None, seat)
        with here.live(guest.id, mine) as live:  # where it was asked it is heard of a moment later
            live.until("state", seq=done["seq"])
        assert seat_to_move(guest, seat)["view"] == before["view"]
        assert play(guest, seat, "draw")["view"]["hand"] == hand
        assert kinds(guest) == ["play", "ask", "refuse", "ask", "takeback", "play"]
        with here.live(guest.id) as onlooker:
            assert onlooker.until("state")["takeback"] is None


def test_what_was_asked_lapses_when_somebody_plays_on(server: Server):
    guest, seat = agreed(server)
    play(guest, seat, "draw")
    asked = back(guest, seat)["state"]["takeback"]
    play(guest, seat, seat_to_move(guest, seat)["legal"][0]["notation"])
    assert guest.state(seat)["takeback"] is None
    assert server.post(f"{guest.path}/answer", guest.tokens[1 - seat], 409, asked=asked["asked"], agree=True)["code"] == "stale"
    play(guest, 1 - seat, seat_to_move(guest, 1 - seat)["legal"][0]["notation"])  # what another has done is theirs too
    asked = back(guest, seat)["state"]["takeback"]
    server.post(f"{guest.path}/answer", guest.tokens[seat], asked=asked["asked"], agree=False)  # withdrawn
    assert guest.state(seat)["takeback"] is None
    assert kinds(guest)[-2:] == ["ask", "refuse"]


@pytest.mark.parametrize("game", ["royals", "palais-royal"])
def test_own_steps_stay_where_only_the_last_is_taken_back(sqlite_server: Server, game: str):
    """A turn of many steps comes back to the step before the last; from there undo goes on."""
    guest = sqlite_server.table(ALONE, game=game, options={"players": 2})
    for _ in range(40):
        before = seat_to_move(guest, 0)
        after = play(guest, 0, before["legal"][len(before["legal"]) // 2]["notation"])
        if before["step"] and not after["step"]:
            break
    assert before["step"], "a turn with steps of its own was looked for"
    seat_to_move(guest, 0)
    again = back(guest, 0)["state"]
    assert (again["step"], again["view"], again["can_undo"]) == (before["step"], before["view"], True)
    undone = sqlite_server.post(f"{guest.path}/undo", guest.tokens[0])["state"]
    assert undone["step"] == before["step"] - 1
