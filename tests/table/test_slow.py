"""Guests who dawdle, with heads, bodies, handshakes, silence, and answers they do not read; the others are served meanwhile."""

import asyncio
import gc
import json
import re
import select
import socket
import time
import weakref
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

import regalia
from regalia.core.system import cut_off
from regalia.table import connection_guard
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.text import say
from table.servers import Guest, Live, Server

WAIT = 1.5  # seconds, of the server
HEAD = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n"
TABLES = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\naccept-language: it\r\ncontent-type: application/json\r\n"
UPGRADE = b"GET /api/tables/abcdefghjk/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
HALF = TABLES + b'content-length: 9999\r\n\r\n{"game": "king'
SLOW = {  # what they send, what then trickles in, and how the first answer begins
    "says nothing": (b"", b"", 408),
    "sends empty lines": (b"\r\n", b"\r\n", 408),
    "stops in the request line": (b"GET /api/ga", b"m", 408),
    "stops in the headers": (HEAD, b"x: y\r\n", 408),
    "stops in the handshake": (UPGRADE + b"sec-websocket-version: 13\r\nsec-websocket-k", b"e", 408),
    "stops before the body": (TABLES + b"content-length: 9999\r\n\r\n", b"", 408),
    "stops in the body": (HALF, b" ", 408),
    "stops in a chunk": (TABLES + b'transfer-encoding: chunked\r\n\r\nffff\r\n{"game": ', b" ", 408),
    "is refused and goes on": (TABLES + b"content-length: 9999999\r\n\r\nx", b"x", 413),
    "has a body nobody wants": (HEAD + b"content-length: 9999\r\n\r\nabc", b"x", 200),
    "stops in the second request": (HEAD + b"\r\nGET /api/gam", b"m", 200),
    "sends empty lines after the first": (HEAD + b"\r\n", b"\r\n", 200),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(
        f"sqlite:///{tmp_path_factory.mktemp('slow')}/t.sqlite",
        request_seconds=WAIT, reading_seconds=WAIT, connections=60, connections_per_address=40, proxies="192.0.2.1",
    )  # fmt: skip
    for name in regalia.rulebooks():  # when their tables stand, the rules are compiled and the server has nothing else to do
        server.post("/api/tables", status=201, game=name)
    yield server
    assert server.stop() == 0
    assert not [line for line in server.log if '"level": "error"' in line or '"status": 5' in line]


@contextmanager
def slow_guest(server: Server, begins: bytes) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), timeout=300) as raw:
        if begins:
            raw.sendall(begins)
        yield raw


def rest(raw: socket.socket) -> bytes:
    """Everything the server still says until it hangs up."""
    return rests({"": (raw, b"")})[""]


def rests(guests: dict[str, tuple[socket.socket, bytes]]) -> dict[str, bytes]:
    """The same for many at once, who go on trickling meanwhile: silence is not what ends them."""
    said, listening, until = dict.fromkeys(guests, b""), dict(guests), time.monotonic() + 300
    while listening:
        assert time.monotonic() < until, f"still connected: {list(listening)}"
        ready, _, _ = select.select([raw for raw, _ in listening.values()], [], [], 0.1)
        for name, (raw, drip) in list(listening.items()):
            if raw in ready:
                part = heard(raw)
                said[name] += part
                if not part:
                    del listening[name]
            else:
                with suppress(ConnectionError):  # then the last words are still to be read
                    raw.sendall(drip)
    return said


def heard(raw: socket.socket) -> bytes:
    try:
        return raw.recv(65536)
    except ConnectionError:
        return b""


def play_on(live: Live, guest: Guest, moves: int) -> None:
    for _ in range(moves):
        state = live.until("state")
        while not state["legal"]:
            state = live.until("state")
        live.say(type="play", seat=state["seat"], move=state["legal"][0]["id"], seq=state["seq"])
        live.until("accepted")


def statuses(said: bytes) -> list[int]:
    return [int(found) for found in re.findall(rb"HTTP/1.1 (\d+) ", said)]


@pytest.mark.parametrize("trickling", [False, True], ids=["silent", "trickling"])
def test_slow_guests_are_shown_out_while_the_others_play(server: Server, trickling: bool):
    guest = server.table()
    with server.live(guest.id, *guest.tokens) as live, ExitStack() as stack:
        slow = {name: (stack.enter_context(slow_guest(server, begins)), drip) for name, (begins, drip, _) in SLOW.items()}
        play_on(live, guest, 10)
        assert server.get("/health")["ok"]
        if not trickling:
            slow = {name: (raw, b"") for name, (raw, _) in slow.items()}
            del slow["sends empty lines after the first"]  # then it is only waiting, as browsers do
        answers = {name: statuses(said) for name, said in rests(slow).items()}
        play_on(live, guest, 10)
    assert {name: answer[:1] for name, answer in answers.items()} == {name: [SLOW[name][2]] for name in slow}
    assert guest.state()["moment"] == 20


def test_who_sends_half_a_body_is_told_so_in_the_own_language(server: Server):
    with slow_guest(server, HALF) as raw:
        head, _, body = rest(raw).partition(b"\r\n\r\n")
    problem = json.loads(body)
    assert (problem["code"], problem["sentence"]) == ("incomplete", say("table-incomplete", "it"))
    assert b"connection: close" in head


def test_who_leaves_in_the_middle_of_a_body_is_no_fault_of_the_server(server: Server):
    def noted() -> int:
        return len([line for line in server.log if '"status": 408' in line])

    before = noted()
    with slow_guest(server, HALF):
        server.get("/health")  # by now the server reads it
    while noted() == before:
        server.get("/health")
    assert "regalia_faults_total" not in server.http.get("/metrics").text


def test_a_live_connection_without_a_hello_ends(server: Server):
    with server.live(server.table().id, hello=False) as live:
        assert live.end() == 1008


def wait_until_alone(server: Server) -> None:
    """Until the server holds no connection but the one we ask on."""
    until = time.monotonic() + 300
    while number(server, "regalia_connections") > 1 or number(server, "regalia_sockets"):
        assert time.monotonic() < until, "a connection stays"


def number(server: Server, name: str) -> int:
    found = re.search(rf"^{name} (\d+)$", server.http.get("/metrics").text, re.MULTILINE)
    return int(found[1]) if found else 0


def test_who_does_not_read_the_answers_is_cut_off(server: Server):
    guest = server.table()
    asked = b"GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n" * 400  # some tens of megabytes: more than the system holds for us
    before = number(server, "regalia_limited_total")
    with slow_guest(server, asked):
        with server.live(guest.id, *guest.tokens) as live:
            play_on(live, guest, 20)
        wait_until_alone(server)
    assert number(server, "regalia_limited_total") > before


@contextmanager
def silent_live(server: Server, table: str) -> Iterator[socket.socket]:
    """A live connection on which we read no further than the handshake."""
    key = "dGhlIHNhbXBsZSBub25jZQ=="
    hello = UPGRADE.replace(b"abcdefghjk", table.encode()) + f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n".encode()
    with slow_guest(server, hello) as raw:
        assert raw.recv(65536).startswith(b"HTTP/1.1 101")
        yield raw


def test_who_does_not_read_the_answers_to_pings_gets_no_more_of_them(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", reading_seconds=60)
    try:
        guest = server.table()
        with silent_live(server, guest.id) as raw:
            ping = bytes([0x89, 0x80 | 120]) + bytes(4) + b"x" * 120
            for _ in range(400):
                raw.sendall(ping * 400)  # 20 MB in all
            while not (unread := number(server, "regalia_unread_bytes")):
                continue
            assert unread < 2**20
            guest.play()
    finally:
        assert server.stop() == 0


def test_who_does_not_read_a_live_connection_is_cut_off(server: Server):
    guest = server.table()
    with silent_live(server, guest.id) as raw:
        raw.settimeout(0.2)
        stale = {"type": "play", "seat": 0, "move": 0, "seq": 9}  # is answered with the whole state
        for message in ({"type": "hello", "tokens": guest.tokens}, *[stale] * 10_000):
            text = json.dumps(message).encode()
            try:
                raw.sendall(bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text)  # masked with zeros
            except OSError:  # the server reads no further, or has gone already
                break
        wait_until_alone(server)
    guest.play()


class Unread:
    """A connection whose client leaves so many bytes unread."""

    def __init__(self, size: int, address: str = "192.0.2.1") -> None:
        self.transport, self.size, self.client, self.cut = self, size, (address, 1), False

    def get_write_buffer_size(self) -> int:
        return self.size

    def get_extra_info(self, _: str) -> Any:
        return SimpleNamespace(setsockopt=lambda *linger: None)

    def abort(self) -> None:
        self.cut = True


def test_what_nobody_reads_is_kept_within_a_limit(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection_guard, "UNREAD_BYTES", 100)
    crowd = [Unread(10), Unread(70), Unread(60), Unread(20)]
    connection_guard.ConnectionGuard(Settings(), Metrics()).check(crowd, 0.5)
    assert [each.cut for each in crowd] == [False, True, False, False], "who has most to read goes first"
    crowd = [Unread(40), *(Unread(30, "192.0.2.7") for _ in range(4))]
    connection_guard.ConnectionGuard(Settings(), Metrics()).check(crowd, 0.5)
    assert [each.cut for each in crowd] == [False, False, False, True, True], "many short answers push out no long one of somebody else"


def test_endless_headers_are_refused(server: Server):
    with slow_guest(server, b"GET / HTTP/1.1\r\n") as raw:
        with suppress(ConnectionError):
            for _ in range(10_000):
                raw.sendall(b"x-more: " + b"y" * 5000 + b"\r\n")
            pytest.fail("the server takes everything")
        assert statuses(rest(raw)) in ([413], [])  # the answer may be lost while we go on sending


BEHIND = TABLES + b"transfer-encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n"  # what comes now are headers behind a body


@pytest.mark.parametrize("begins", [HEAD, BEHIND], ids=["before", "behind"])
def test_many_small_headers_are_refused(server: Server, begins: bytes):
    """In memory they took twenty times what was sent: a few hundred connections with them half a gigabyte."""
    with slow_guest(server, begins) as raw:
        raw.sendall(b"".join(b"x%d: y\r\n" % number for number in range(400)))
        assert statuses(rest(raw)) == [413]


@pytest.mark.parametrize("begins", [BEHIND + b"x: ", BEHIND[:-3] + b"2;"], ids=["in a header", "in the head of a chunk"])
def test_what_comes_behind_a_body_or_between_its_parts_does_not_go_on_for_ever(server: Server, begins: bytes):
    with slow_guest(server, begins) as raw:
        with suppress(ConnectionError):
            for _ in range(1000):
                raw.sendall(b"y" * 65_536)
            pytest.fail("the server takes everything")
        assert statuses(rest(raw)) in ([413], [])


def test_a_body_may_come_in_many_small_parts(server: Server):
    odd = b'{"game": "kingdoms", "options": {"players": 7}}' + b" " * 200_000
    parts = b"".join(b"%x\r\n%b\r\n" % (len(part), part) for part in (odd[at : at + 8] for at in range(0, len(odd), 8)))
    with slow_guest(server, TABLES + b"connection: close\r\ntransfer-encoding: chunked\r\n\r\n" + parts + b"0\r\nx: y\r\n\r\n") as raw:
        said = rest(raw)
        assert statuses(said) == [400]
        assert b"players" in said


@pytest.mark.parametrize("odd", [b"x: %b\r\n" % (b"y" * 9000), b"x: y\r\n" * 200, b"content-length: 1\r\n"])
def test_a_handshake_that_cannot_be_read_ends_the_connection(server: Server, odd: bytes):
    """uvicorn neither answered nor closed it, and nobody else ever did."""
    with slow_guest(
        server, UPGRADE + b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n" + odd + b"\r\n"
    ) as raw:
        assert statuses(rest(raw)) in ([431], [])


def test_requests_that_do_not_wait_for_answers_are_queued_only_for_a_while(server: Server):
    """Thousands fit into one packet; queueing them all would keep everybody else waiting."""
    for count, answers in ((10, [200] * 10), (100, [429])):
        with slow_guest(server, (HEAD + b"\r\n") * (count - 1) + HEAD + b"connection: close\r\n\r\n") as raw:
            assert statuses(rest(raw)) == answers


def test_one_address_holds_so_many_connections_and_no_more(server: Server):
    with ExitStack() as stack:
        crowd = [stack.enter_context(slow_guest(server, b"")) for _ in range(45)]
        assert statuses(rest(crowd[-1])) == [429]
        assert statuses(rest(crowd[0])) == [408]
    wait_until_alone(server)


def test_strangers_do_not_fill_a_log_for_people(tmp_path: Path):
    """A line for every broken request: one client could write a megabyte a second, with nothing in it."""
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", log_format="text")
    for said in (HEAD + b"upgrade: h2c\r\nconnection: upgrade\r\n\r\n", b"nonsense\r\n\r\n"):
        with slow_guest(server, said) as raw:
            assert statuses(raw.recv(65536))
    assert server.stop() == 0
    assert [line for line in server.log if "running at" not in line] == []


def test_a_connection_that_is_reset_is_not_kept_for_its_next_request():
    """It was, for 75 seconds and with all it had sent: one client that did nothing else took 700 MiB in twenty seconds."""

    async def answer(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})

    async def story() -> None:
        guard, state = connection_guard.ConnectionGuard(Settings(), Metrics()), ServerState()
        config = uvicorn.Config(answer, http=guard.protocol(), log_config=None, timeout_keep_alive=75)
        config.load()
        listening = await asyncio.get_running_loop().create_server(lambda: guard.protocol()(config, state, {}), "127.0.0.1", 0)
        async with listening, asyncio.timeout(300):
            reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
            writer.write(HEAD + b"\r\n")
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            connection = weakref.ref(next(iter(state.connections)))
            cut_off(writer.get_extra_info("socket"))
            writer.transport.abort()
            while state.connections:
                await asyncio.sleep(0.01)
            gc.collect()
            assert connection() is None
            assert not guard.ended, "it left nothing that would be reason to look at everything"

    asyncio.run(story())
