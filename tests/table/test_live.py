"""Live connections: hot-seat, spectators, several tabs, slow readers, and guests who do not behave."""

import json
import socket
import time
import uuid
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from regalia.table import connection_guard
from regalia.table.commands import WHY_SECONDS
from regalia.text import LANGUAGES, say
from table.servers import PEOPLE, Server, promises


def test_one_browser_holds_several_seats_and_each_sees_its_own(server: Server):
    guest = server.table()
    with server.live(guest.id, *guest.tokens) as live:
        for _ in range(6):
            states = {state["seat"]: state for state in (live.until("state"), live.until("state"))}
            assert states.keys() == {0, 1}
            due = states[states[0]["turn"]]
            assert due["legal"]
            assert not states[1 - due["seat"]]["legal"]
            assert all(state["view"]["seat"] == seat for seat, state in states.items())
            key = uuid.uuid4().hex
            live.say(type="play", seat=due["seat"], move=due["legal"][3]["json"], seq=due["seq"], key=key)
            done = live.hear()  # before what became of it
            assert (done["type"], done["key"], done["seq"], done["repeated"]) == ("accepted", key, due["seq"] + 1, False)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_framed_as_the_protocol_wants_it(size: int):
    text = b"x" * size
    assert b"".join(connection_guard._frame(text)) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_spectators_see_what_is_public(server: Server):
    guest = server.table()
    with server.live(guest.id) as live:
        first = live.until("state")
        assert (first["seat"], first["legal"], first["secret"], first["view"]["my_start"]) == (None, [], None, None)
        guest.play(-1)
        assert live.until("log")["lines"][0]["kind"] == "play"
        assert live.until("state")["moment"] == 1
        live.say(type="play", seat=0, move=0, seq=1)
        assert live.until("error")["code"] == "not-your-seat"


def test_everybody_sees_who_is_connected(server: Server):
    guest = server.table()
    with server.live(guest.id, guest.tokens[0]) as first:
        assert first.hear() == {"type": "here", "seats": [0], "watching": 0}
        with server.live(guest.id) as spectator, server.live(guest.id, guest.tokens[1]) as second:
            for live in (first, spectator, second):
                live.until("here", seats=[0, 1], watching=1)
            with server.live(guest.id, *guest.tokens) as other_tab:
                other_tab.until("here", seats=[0, 1], watching=1)
        first.until("here", seats=[0], watching=0)
        with server.live(guest.id, guest.host):  # a host without a seat
            first.until("here", seats=[0], watching=1)
        first.until("here", seats=[0], watching=0)
        guest.play()
        assert first.until("state")["moment"] == 1


def test_a_seat_that_goes_to_somebody_else_is_empty_until_they_connect(server: Server):
    guest = server.table()
    with server.live(guest.id, guest.tokens[1]) as other:
        with server.live(guest.id, guest.tokens[0]) as old:
            other.until("here", seats=[0, 1])
            server.post(f"{guest.path}/seats/0", guest.tokens[0], kind="open")
            assert old.end() == 1008
        other.until("here", seats=[1], watching=0)
        joined = server.post(f"{guest.path}/join", name="New")
        with server.live(guest.id, joined["token"]):
            other.until("here", seats=[0, 1], watching=0)


def test_two_tabs_of_one_player_cannot_both_move(server: Server):
    guest = server.table()
    seat = guest.state()["turn"]
    with server.live(guest.id, guest.tokens[seat]) as one, server.live(guest.id, guest.tokens[seat]) as other:
        state, same = one.until("state"), other.until("state")
        assert state == same
        one.say(type="play", seat=seat, move=state["legal"][0]["id"], seq=0, key="first-tab")
        other.say(type="play", seat=seat, move=state["legal"][1]["id"], seq=0, key="second-tab")
        answers = []
        for tab in (one, other):
            while (message := tab.hear())["type"] not in ("accepted", "error"):
                continue
            answers.append(message)
        assert sorted(answer["type"] for answer in answers) == ["accepted", "error"]
        problem = next(answer for answer in answers if answer["type"] == "error")
        assert problem["code"] == "stale"
        assert problem["state"]["seq"] == 1
        assert problem["key"] in ("first-tab", "second-tab")
    assert guest.state()["moment"] == 1


def test_a_client_that_comes_back_gets_the_lines_it_missed(server: Server):
    guest = server.table()
    with server.live(guest.id, guest.tokens[0]) as live:
        live.until("state")
        guest.play()
        assert [line["seq"] for line in live.until("log")["lines"]] == [1]
    guest.play()
    guest.play()
    with server.live(guest.id, guest.tokens[0], since=1) as live:
        assert [line["seq"] for line in live.until("log")["lines"]] == [2, 3]
    with server.live(guest.id, guest.tokens[0], since=10_000) as live:
        assert live.until("state")["seq"] == 3


def test_an_intent_sent_again_after_a_lost_connection_counts_once(server: Server):
    guest = server.table()
    seat = guest.state()["turn"]
    with server.live(guest.id, guest.tokens[seat]) as live:
        state = live.until("state")
        move = {"type": "play", "seat": seat, "move": state["legal"][0]["id"], "seq": 0, "key": "only-once"}
        live.say(**move)
        live.until("accepted")
    with server.live(guest.id, guest.tokens[seat]) as live:
        live.say(**move)
        assert live.until("accepted")["repeated"]
    assert guest.state()["moment"] == 1


def test_a_slow_reader_holds_nobody_up_and_then_gets_the_newest(server: Server):
    guest = server.table()
    raw = socket.create_connection(("127.0.0.1", server.port))
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    raw.sendall(
        f"GET /api/tables/{guest.id}/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
        f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
    )
    hello = json.dumps({"type": "hello", "tokens": guest.tokens}).encode()
    raw.sendall(bytes([0x81, 0x80 | 126]) + len(hello).to_bytes(2, "big") + bytes(4) + hello)  # masked with zeros
    assert guest.finish()["over"]  # while the slow one does not read
    raw.close()
    assert server.get("/health")["ok"]


def test_a_seat_given_away_is_no_longer_shown_to_its_old_holder(server: Server):
    guest = server.table()
    seat = guest.state()["turn"]
    with server.live(guest.id, guest.tokens[seat]) as old, server.live(guest.id, guest.tokens[1 - seat]) as other:
        old.until("state")
        other.until("state")
        server.post(f"{guest.path}/seats/{seat}", guest.tokens[seat], kind="open")
        assert old.until("error")["code"] == "wrong-token"
        assert old.end() == 1008
        assert other.until("state")["seats"][seat]["kind"] == "open"
        joined = server.post(f"{guest.path}/join", name="New")
        assert (joined["seat"], bool(joined["state"]["legal"])) == (seat, True)


def test_hints_and_reasons_over_the_wire(server: Server):
    guest = server.table()
    seat = guest.state()["turn"]
    with server.live(guest.id, guest.tokens[seat]) as live:
        state = live.until("state")
        live.say(type="hint", seat=seat, key="hint-key-1")
        hint = live.until("hint")
        assert hint["key"] == "hint-key-1"
        assert hint["move"] in state["legal"]
        assert promises(hint)
        live.say(type="why", seat=seat, move="place a1")
        assert live.until("why")["rule"] == "KIN-A2"
        live.say(type="ping", key="ping-key")
        assert live.until("pong")["key"] == "ping-key"
        live.say(type="undo", seat=seat)
        assert live.until("error")["rule"] == "UNDO"
        live.say(type="resign", seat=seat)
        live.until("accepted")
        assert live.until("state")["over"]


def test_commands_are_the_same_over_http_and_live(server: Server):
    """One shape, parsed and checked once: type and seat may be said over HTTP, the seat may be left out where there is one."""
    guest = server.table()
    first = server.get(f"/api/tables/{guest.id}")["turn"]
    then, token = 1 - first, guest.tokens[first]
    state = server.get(f"/api/tables/{guest.id}", token)
    castle = next(move["id"] for move in state["legal"] if move["notation"].startswith("castle"))  # which ends the turn
    other = {"type": "play", "seat": then, "move": castle, "seq": state["seq"]}
    path = f"/api/tables/{guest.id}/play"
    assert server.post(path, token, status=403, **other)["code"] == "not-your-seat"
    assert server.post(path, token, status=400, **{**other, "type": "undo"})["code"] == "bad-input"
    assert server.post(path, token, **{**other, "seat": first})["moment"] == 1
    with server.live(guest.id, guest.tokens[then]) as live:
        due = live.until("state")
        live.say(type="play", move=due["legal"][0]["id"], seq=due["seq"])
        assert live.until("accepted")["seat"] == then
    with server.live(guest.id, *guest.tokens) as live:
        live.until("state")
        live.say(type="undo")
        assert live.until("error")["code"] == "not-your-seat"


def test_a_reason_takes_the_same_time_whatever_it_is(server: Server):
    guest = server.table()
    token = guest.tokens[server.get(f"/api/tables/{guest.id}")["turn"]]
    for move in ("castle 1 a1", "castle 4 a2", "pass"):
        began = time.monotonic()
        server.post(f"/api/tables/{guest.id}/why", token, move=move)
        assert time.monotonic() - began >= WHY_SECONDS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_problems_are_told_in_the_players_language(sqlite_server: Server, lang: str):
    guest = sqlite_server.table()
    with sqlite_server.live(guest.id, hello=False) as live:
        live.say(type="hello", tokens=guest.tokens, lang=lang)
        live.until("welcome")
        live.say(type="play", seat=1 - guest.state()["turn"], move=0, seq=0)
        assert live.until("error")["sentence"] == say("table-not-your-turn", lang)


@pytest.mark.parametrize(
    "garbage",
    [
        "",
        "{",
        "[]",
        "null",
        '{"type": "dance"}',
        '{"type": "play"}',
        "[" * 5000,
        b"\xff\xfe\x00",
        '{"type": "hello"}',
        '{"type":"play","seat":99,"move":0,"seq":0}',
        '{"type":"play","seat":0,"move":1e400,"seq":0}',
        '{"type":"play","seat":0,"move":"' + "x" * 300 + '","seq":0}',
        '{"type":"ping","key":"\\u0000"}',
    ],
)
def test_garbage_gets_a_sentence_and_the_connection_stays(sqlite_server: Server, garbage: str | bytes):
    guest = sqlite_server.table()
    with sqlite_server.live(guest.id, *guest.tokens) as live:
        live.socket.send(garbage)
        problem = live.until("error")
        assert problem["code"] in ("bad-input", "not-your-seat")
        assert problem["sentence"]
        live.say(type="ping")
        live.until("pong")


def test_a_bad_hello_ends_the_connection(server: Server):
    guest = server.table()
    for path, hello in (
        (guest.id, {"type": "ping"}),
        (guest.id, {"type": "hello", "tokens": ["n" * 32]}),
        ("aaaaaaaaaa", {"type": "hello"}),
        ("no-table", {"type": "hello"}),
    ):
        with server.live(path, hello=False) as live:
            live.say(**hello)
            assert live.hear()["type"] == "error"
            assert live.end() == 1008


def test_an_oversized_message_ends_the_connection(server: Server):
    guest = server.table()
    with server.live(guest.id, *guest.tokens) as live:
        live.until("state")
        live.socket.send("x" * 300_000)
        assert live.end() == 1009
    guest.play()


def test_pages_of_other_sites_may_not_connect(server: Server):
    guest = server.table()
    with pytest.raises(InvalidStatus), server.live(guest.id, origin="https://elsewhere.example"):
        pass
    with server.live(guest.id, origin=server.url) as live:
        live.until("state")


FLOODS = {
    "messages": lambda live: live.say(type="ping"),
    "pings": lambda live: live.socket.ping(),
    "pongs": lambda live: live.socket.pong(),
    "parts of a message": lambda live: live.socket.send(iter(["{"] * 20)),
}


def test_too_many_messages_or_control_frames_end_the_connection_with_a_sentence(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", message_rate=2, sockets_per_address=2)
    try:
        guest = server.table(PEOPLE)
        for send in FLOODS.values():
            with server.live(guest.id) as live:
                with suppress(ConnectionClosed):
                    for _ in range(9):  # one more than the bucket holds; what comes after the end would reset the connection
                        send(live)
                assert live.until("error")["code"] == "too-many"
                assert live.end() == 1013
        with server.live(guest.id), server.live(guest.id), pytest.raises(InvalidStatus), server.live(guest.id):
            pass
    finally:
        assert server.stop() == 0


def test_a_client_that_waits_for_its_answers_is_slowed_down_and_never_disconnected(tmp_path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", message_rate=10)
    try:
        with server.live(server.table().id) as live:
            for number in range(60):  # a burst is 40
                live.say(type="ping", key=f"ping-key-{number}")
                live.until("pong", key=f"ping-key-{number}")
    finally:
        assert server.stop() == 0
