"""What clients send and what waits to be handled is bounded: for each connection, for each address, and in all."""

import asyncio
import json
import select
import socket
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, suppress
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from regalia.table import connection_guard, limits
from regalia.table.connection_guard import MESSAGE_BYTES, SENT_BYTES, SENT_BYTES_EACH, ConnectionGuard
from regalia.table.metrics import Metrics
from regalia.table.request_guard import BODY_BYTES_EACH, RequestGuard
from regalia.table.settings import Settings
from regalia.table.trouble import Trouble
from table.servers import PEOPLE, Server
from table.test_slow import UPGRADE, heard, number, statuses

BODY = 250_000
POST = b"POST /api/verify HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n"
KEY = b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    database = tmp_path_factory.mktemp("incoming") / "t.sqlite"
    server = Server(
        f"sqlite:///{database}", proxies="192.0.2.1", request_seconds=600, connections_per_address=1000, sockets_per_address=1000
    )
    server.prepare("kingdoms")
    yield server
    assert server.stop() == 0
    assert not [line for line in server.log if '"level": "error"' in line]


def test_a_message_may_have_16_kib_and_no_more(server: Server):
    guest = server.table()
    for size, ends in ((16_384, False), (16_385, True)):
        for parts in (False, True):
            with server.live(guest.id, *guest.tokens) as live:
                live.until("state")
                text = json.dumps({"type": "ping"}).ljust(size)
                with suppress(ConnectionClosed):  # it is refused by its length, before it has come
                    live.socket.send(iter((text[:9000], text[9000:])) if parts else text)
                if ends:
                    assert live.end() == 1009
                else:
                    live.until("pong")


def test_the_longest_messages_that_are_allowed_fit(server: Server):
    guest = server.table(PEOPLE, words="everybody")
    tokens = [*guest.tokens * 8]
    with server.live(guest.id, hello=False) as live:
        live.say(type="hello", tokens=tokens, since=2**31 - 1, lang="hu")
        live.until("welcome")
        live.say(type="say", text="😀" * 1000, name="😀" * 40, seat=0, key="k" * 64)
        assert live.until("error")["code"] == "bad-input"  # too long for a word, and no more than that
        live.say(type="play", seat=0, move={"😀" * 100: "😀" * 100}, seq=0, key="k" * 64)
        assert live.until("error")["code"] == "bad-input"


def address(number: int) -> str:
    return f"127.0.{number}.1"


def wait_until(holds: Callable[[], object]) -> None:
    until = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < until


def fill(server: Server, stack: ExitStack, who: str, count: int, begins: bytes, waits: bytes) -> list[socket.socket]:
    """Connections of one address, each of which leaves bytes that wait; returns those that were closed for it."""
    closed = []
    for _ in range(count):
        raw = stack.enter_context(socket.create_connection(("127.0.0.1", server.port), 60, (who, 0)))
        if begins:
            raw.sendall(begins)
            assert raw.recv(65536).startswith(b"HTTP/1.1 101")
        before = number(server, "regalia_waiting_bytes")
        with suppress(ConnectionError):
            raw.sendall(waits)
        until = time.monotonic() + 60
        while not (ends := select.select([raw], [], [], 0)[0]) and number(server, "regalia_waiting_bytes") < before + len(waits) - 100:
            assert time.monotonic() < until
        closed += ends
    return closed


def frame(text: bytes) -> bytes:
    return bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text  # masked with zeros


@pytest.mark.parametrize("kind", ["bodies", "parts of messages"])
def test_what_waits_of_one_address_is_bounded_and_another_address_is_served(server: Server, kind: str):
    """975 connections left 2,530 MiB waiting."""
    guest = server.table()
    begins, waits = {
        "bodies": (b"", POST % BODY + b" " * (BODY - 1)),
        "parts of messages": (UPGRADE.replace(b"abcdefghjk", guest.id.encode()) + KEY, frame(b" " * MESSAGE_BYTES)[:-1]),
    }[kind]
    size = len(waits)
    with ExitStack() as stack:
        closed = fill(server, stack, address(1), SENT_BYTES_EACH // size + 5, begins, waits)
        assert len(closed) >= 4
        if kind == "bodies":
            assert all(statuses(heard(raw)) == [429] for raw in closed)
        assert number(server, "regalia_waiting_bytes") <= SENT_BYTES_EACH
        assert not fill(server, stack, address(2), 3, begins, waits)
    wait_until(lambda: number(server, "regalia_waiting_bytes") == 0)
    guest.play()


@asynccontextmanager
async def listening(app: Any, settings: Settings) -> AsyncIterator[tuple[ConnectionGuard, ServerState, int]]:
    """A guard with live connections to an application of our own."""
    guard, state = ConnectionGuard(settings, Metrics()), ServerState()
    config = uvicorn.Config(app, http=guard.protocol(), ws=guard.socket_protocol(), ws_max_size=MESSAGE_BYTES, log_config=None)
    config.load()
    server = await asyncio.get_running_loop().create_server(lambda: guard.protocol()(config, state, {}), "127.0.0.1", 0)
    async with server, asyncio.timeout(60):
        yield guard, state, server.sockets[0].getsockname()[1]
        while state.connections or state.tasks:
            await asyncio.sleep(0.01)


async def connected(port: int, host: str = "127.0.0.1") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(host, 0))
    writer.write(UPGRADE + KEY)
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


def test_messages_that_are_not_handled_yet_are_counted_and_given_up_with_their_connection():
    """They wait, for instance, while the rules of the table's game are compiled."""
    message, most = frame(b"x" * MESSAGE_BYTES), 60

    async def story() -> None:
        go, crowd = asyncio.Event(), []

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await go.wait()
            while (await receive())["type"] != "websocket.disconnect":
                continue

        async with listening(app, Settings(proxies="192.0.2.1")) as (guard, state, port):
            for _ in range(most):
                crowd.append(await connected(port))
                crowd[-1][1].write(message * connection_guard.WAITING)
            while len(state.connections) == most:  # until one of them was closed: together they have twice as much to say as may wait
                await asyncio.sleep(0.01)
            assert guard._sent.total <= SENT_BYTES_EACH
            go.set()
            for _, writer in crowd:
                writer.close()
        assert guard._sent.total == 0

    asyncio.run(story())


async def echo(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while "bytes" in (message := await receive()):
        await send({"type": "websocket.send", "bytes": message["bytes"]})


async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
    writer.write(frame(b"x"))
    return await reader.readexactly(3) == b"\x82\x01x"


def test_an_address_that_sends_too_much_on_many_connections_is_read_more_slowly_and_another_one_is_not(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))  # nothing that is used up comes back

    async def story() -> None:
        async with listening(echo, Settings(message_rate=0.01)) as (_, state, port):
            ends, known, reading = [], set[Any](), []
            for host in ("127.0.0.1", "127.0.0.1", "127.0.0.2"):
                ends.append(await connected(port, host))
                assert await answered(*ends[-1])
                (new,) = state.connections - known
                known.add(new)
                reading.append(new.transport.is_reading())
            assert reading == [True, False, True]
            for each in list(state.connections):  # one of them does not read that its client closes it
                each.transport.abort()
            for _, writer in ends:
                writer.close()

    asyncio.run(story())


def test_what_is_read_more_slowly_is_read(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 1000.0))

    async def story() -> None:
        async with listening(echo, Settings(message_rate=5)) as (guard, _, port):
            ends = await connected(port)
            address, _ = ends[1].get_extra_info("sockname")
            guard.pace.wait(address, 300)  # what others there have sent
            assert [await answered(*ends) for _ in range(20)] == [True] * 20
            ends[1].close()
        assert not guard.pace._connections

    asyncio.run(story())


def test_those_who_share_an_address_wait_in_proportion_to_what_they_send(monkeypatch: pytest.MonkeyPatch):
    now = [1000.0]
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: now[0]))
    pace = limits.Pace(10)
    for _ in range(4):
        pace.join("192.0.2.7")
    assert [pace.wait("192.0.2.7", 10) for _ in range(4)] == [0] * 4
    assert (pace.wait("192.0.2.7", 1), pace.wait("192.0.2.7", 50)) == (0.4, 20)
    assert pace.wait("192.0.2.8", 10) == 0
    now[0] += 1.1
    assert pace.wait("192.0.2.7", 1) == 0, "soon after it has stopped, nobody waits"


def test_what_has_been_answered_does_not_count(server: Server):
    """One connection sends more, request after request, than may wait at a time."""
    with socket.create_connection(("127.0.0.1", server.port), 60, (address(4), 0)) as raw:
        wrong = json.dumps({"game": "nothing"}).encode().ljust(BODY)
        for _ in range(SENT_BYTES_EACH // BODY + 5):
            raw.sendall(POST.replace(b"verify", b"tables") % BODY + wrong)
            said = b""
            while b"\r\n\r\n" not in said or not said.endswith(b"}"):
                said += raw.recv(65536)
            assert statuses(said) == [400]


class Sender:
    """A connection of a client, as its guard sees it."""

    def __init__(self, host: str, forwarded: str | None = None) -> None:
        self.client, self.scope = (host, 1), {"client": (forwarded or host, 1)}
        self.sent, self.closed = (0, ""), False

    def shed(self) -> None:
        self.closed = True


def test_what_waits_in_all_is_bounded_and_addresses_that_send_little_find_room(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(connection_guard, "SENT_BYTES", 2**20)
    guard = ConnectionGuard(Settings(), Metrics())
    crowd = [Sender(f"192.0.2.{number}") for number in range(60)]
    for size in range(5000, 200_000, 5000):
        for each in crowd:
            if not each.closed:
                guard.note_sent(each, size)  # type: ignore[arg-type]
    assert any(each.closed for each in crowd)
    assert sum(each.sent[0] for each in crowd) == guard._sent.total <= 2**20
    stranger = Sender("198.51.100.7")
    guard.note_sent(stranger, 10_000)  # type: ignore[arg-type]
    assert not stranger.closed
    for each in (*crowd, stranger):
        guard.note_sent(each, 0)  # type: ignore[arg-type]
    assert guard._sent.total == 0


def test_a_proxy_brings_what_many_addresses_send():
    guard = ConnectionGuard(Settings(proxies="192.0.2.1"), Metrics())
    unknown = [Sender("192.0.2.1") for _ in range(5)]
    for each in unknown:
        guard.note_sent(each, SENT_BYTES_EACH)  # type: ignore[arg-type]
    assert not any(each.closed for each in unknown)
    one, other = Sender("192.0.2.1", "198.51.100.7"), Sender("192.0.2.1", "198.51.100.7")
    for each in (one, other):
        guard.note_sent(each, SENT_BYTES_EACH * 3 // 4)  # type: ignore[arg-type]
    assert (one.closed, other.closed) == (False, True)
    assert sum(each.sent[0] for each in (*unknown, one)) <= SENT_BYTES


def test_bodies_are_counted_until_they_are_handled_even_when_their_clients_have_left():
    async def story() -> None:
        done = asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await done.wait()

        guard = RequestGuard(app, Settings(request_rate=1e6), Metrics())

        async def ask(host: str) -> None:
            async def receive() -> dict[str, Any]:
                return {"type": "http.request", "body": b" " * BODY}

            scope = {"type": "http", "method": "POST", "path": "/api/verify", "headers": [], "client": (host, 1)}
            await guard(scope, receive, lambda message: asyncio.sleep(0))

        most = BODY_BYTES_EACH // BODY
        crowd = [asyncio.create_task(ask("192.0.2.7")) for _ in range(most)]
        await asyncio.sleep(0)
        with pytest.raises(Trouble, match="too-many"):
            await ask("192.0.2.7")
        other = asyncio.create_task(ask("192.0.2.8"))
        done.set()
        await asyncio.gather(*crowd, other)
        await ask("192.0.2.7")

    asyncio.run(story())
