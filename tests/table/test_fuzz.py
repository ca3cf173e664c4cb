"""Guests who send anything: schemathesis over the OpenAPI document, and a fuzzer on live connections. Bounded, and seeded."""

import json
import random
from concurrent.futures import ThreadPoolExecutor

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import booleans, sampled_from
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance
from websockets.exceptions import ConnectionClosed, InvalidStatus

import regalia
from regalia.table.messages import Problem
from table.servers import Guest, Server

EXAMPLES = 12  # per operation
MOVES = [0, -1, 10**30, "castle 1 a1", "x" * 250, {"do": "castle"}, {"do": "castle", "rank": "1", "cell": "a1"}, [], None, 1.5, {"a": {}}]
CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance)


def test_anything_the_schema_allows_is_answered_as_the_schema_says(server: Server):
    guest = server.table()
    fuzzed = server.table()
    schema = schemathesis.openapi.from_dict(server.get("/api/openapi.json"))
    before = guest.state(0)
    for found in schema.get_all_operations():
        fuzz_http(server, fuzzed, found.ok())
    assert guest.state(0) == before
    guest.play()
    assert not [line for line in server.log if '"fault"' in line]


def fuzz_http(server: Server, guest: Guest, operation) -> None:
    """Requests of one kind, some to a real table, with all kinds of tokens."""

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy(), real=booleans(), token=sampled_from([*guest.tokens, guest.host, "x" * 20]))
    def fuzz(case, real, token):
        if real and "table" in (case.path_parameters or {}):
            case.path_parameters["table"] = guest.id
        case.call_and_validate(base_url=server.url, headers={"authorization": f"Bearer {token}"}, checks=list(CHECKS), timeout=30)

    fuzz()


ODD = (
    "x", "kingdoms", "x" * 5000, "\x1b[2J", "\u202e", "a\nb", "\ud800", [1] * 3000, [[1]], {}, {"a": 1}, {"name": "[/]"},
    10**400, -(10**400), 0.5, 1e308, None, True,
)  # fmt: skip
ODD_NAMES = ("name", "rules_version", "self", "rulebook", "options", "key", "words", "\ud800", "\x1b")
ODD_BODIES = (
    '{"game":"kingdoms","options":{"players":NaN}}', '{"game":"kingdoms","options":{"players":1e999}}', '{"game":"\\ud800"}',
    '{"game":"kingdoms","options":{"players":' + "9" * 5000 + "}}", '{"game":"kingdoms","seats":[{"name":"\\ud800"},{}]}',
    b'{"game":"\xff"}', "[]", "null", '"x"', "", '{"game":"royals","options":{"board":' + "[" * 900 + "]" * 900 + "}}",
    '{"game":"royals","options":{"board":' + '{"a":' * 900 + "1" + "}" * 902,
)  # fmt: skip


def post_odd(server: Server, path: str, body: object) -> None:
    text = body if isinstance(body, str | bytes) else json.dumps(body)
    answer = server.http.post(path, content=text, headers={"content-type": "application/json"})
    assert answer.status_code < 500, (path, text[:300], answer.text[:300])
    if answer.status_code >= 400:
        sentence = answer.json()["sentence"]
        assert sentence.isprintable(), (path, text[:300])
        assert len(sentence) < 1000, (path, text[:300])


def test_odd_options_files_and_names_are_refused_in_a_sentence_or_harmless(server: Server):
    for name, book in regalia.rulebooks().items():
        for option in (*book.options.options, *ODD_NAMES):
            for value in ODD:
                post_odd(server, "/api/tables", {"game": name, "options": {option: value}})
    match = regalia.game("kingdoms", players=2).start(seed=1)
    file = json.loads(match.play(match.legal()[0]).to_json())
    for value in ODD:
        post_odd(server, "/api/tables", {"game": value})
        post_odd(server, "/api/tables", {"game": "kingdoms", "options": {"players": 2}, "seats": [{"name": value}, {}]})
    for path in ("/api/verify", "/api/replay"):
        for key in ("regalia", "rules_version", "options", "moves"):
            post_odd(server, path, {**file, key: 10**400})
        for option in ("players", *ODD_NAMES):
            post_odd(server, path, {**file, "options": {option: [[1]]}})
    for body in ODD_BODIES:
        post_odd(server, "/api/tables", body)
    assert not [line for line in server.log if '"fault"' in line]


def test_an_idempotency_key_ends_where_it_ends(server: Server):
    guest = server.table()
    guest.play(key="abcdefgh\n", status=400)
    guest.play(key="abcdefgh")


def test_an_origin_that_is_no_address_is_turned_away(server: Server):
    guest = server.table()
    for origin in ("http://[", "http://]", "http://[::1", "//", "\u00e9"):
        with pytest.raises(InvalidStatus, match="403"), server.live(guest.id, additional_headers={"Origin": origin}):
            pass


def garbage(chance: random.Random, guest: Guest) -> str | bytes:
    """Something between a proper message and noise."""
    proper = {
        "type": chance.choice(["play", "undo", "hint", "why", "ping", "hello", "resign!", "", None, 3]),
        "seat": chance.choice([0, 1, 7, -1, None, "0"]),
        "key": chance.choice([None, "k" * 8, "k" * 70, "\u0000" * 8, 5]),
        "move": chance.choice(MOVES),
        "seq": chance.choice([0, 1, 2, -5, 2**40, "1", None]),
        "tokens": guest.tokens,
        "bot": chance.choice(["greedy", "?"]),
    }
    some = {name: proper[name] for name in proper if chance.random() < 0.8}
    text = json.dumps(some)
    kind = chance.randrange(6)
    if kind == 0:
        return bytes(chance.randrange(256) for _ in range(chance.randrange(60)))
    if kind == 1:
        return text[: chance.randrange(len(text) + 1)]
    if kind == 2:
        return "".join(chance.choice('{}[]":,0aé\u0000') for _ in range(chance.randrange(200)))
    return text


def fuzz_live(server: Server, guest: Guest, seed: int) -> None:
    chance, codes = random.Random(seed), []
    for _ in range(4):
        try:
            with server.live(guest.id, *guest.tokens) as live:
                for number in range(60):
                    live.socket.send(garbage(chance, guest))
                    if number % 5 == 4:
                        live.say(type="ping", key=f"still-there-{number}")
                        while (message := live.hear()).get("key") != f"still-there-{number}":
                            assert message["type"] in ("state", "log", "error", "accepted", "why", "hint", "welcome", "here", "pong"), (
                                message
                            )
                            if message["type"] == "error":
                                assert message["sentence"]
                                assert set(message) - set(Problem.__struct_fields__) == {"type"}
        except ConnectionClosed as closed:
            codes.append(closed.rcvd.code)
    assert set(codes) <= {1003, 1007, 1008}


def test_anything_on_a_live_connection_is_answered_and_nothing_breaks(server: Server):
    untouched, fuzzed = server.table(), [server.table() for _ in range(3)]
    before = untouched.state(0)
    with ThreadPoolExecutor(3) as pool:
        list(pool.map(lambda guest: fuzz_live(server, guest, fuzzed.index(guest)), fuzzed))
    for guest in fuzzed:
        state = guest.state()
        if not state["over"]:
            guest.play()
        lines = server.get(f"{guest.path}/log")["lines"]
        assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
    assert untouched.state(0) == before
    assert not [line for line in server.log if '"level": "error"' in line]


def test_a_text_that_is_none_is_answered_and_is_no_fault_of_the_server(server: Server):
    guest = server.table()
    with server.live(guest.id) as live:
        for odd in (b"\xff\xfe", b'{"type":"ping","key":"\xc3\x28abcdefgh"}'):
            live.socket.send(odd, text=True)
            assert live.until("error")["code"] == "bad-input"
    assert not [line for line in server.log if '"level": "error"' in line]
