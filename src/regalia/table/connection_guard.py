"""The guard: what happens to a connection before and beside its requests. Slow ones are closed, one by one.

A client may owe us the rest of a request, or may not read what was sent. The guard checks every connection twice a second
and closes those that have kept us waiting for too long; the others never notice.
"""

import asyncio
import itertools
import logging
import struct
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Generator, Sequence
from http import HTTPStatus
from math import inf
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from regalia.core.errors import Words
from regalia.core.system import allow_files, cut_off
from regalia.table.hosts import trusted_proxies
from regalia.table.limits import Bucket, Pace, Places, network_of
from regalia.table.messages import speak
from regalia.table.metrics import Metrics
from regalia.table.settings import Settings
from regalia.table.trouble import Trouble

LOGGER = logging.getLogger("regalia.connections")
TICK = 0.5  # seconds between checks
HEAD_BYTES = 65_536  # of a request line and headers
CHUNK_BYTES = 2  # for each byte of a body that comes in chunks: their heads, and what stands behind the last, count, too
HEADERS = 256  # of a request; in memory the smallest take twenty times what was sent
READ_BYTES = 16_384  # a client must have read so much more within the time for reading
UNREAD_BYTES = 2**26  # of all clients together; beyond that, the addresses that have most to read lose their longest answers
MESSAGE_BYTES = 16_384  # of a message on a live connection; what may be longer, like boards and match files, comes with requests
SENT_BYTES, SENT_BYTES_EACH = 2**26, 2**22  # of all clients together, and of one address, that wait to be handled
FEW_BYTES = 4096  # of one connection, which are not counted among them
FLOOD_BYTES = 2**20  # that are thrown away unread while a client that sends too much is told so
LINGER = 0.5  # seconds in which a client that sent too much may read why it is closed
SPARE_FILES = 128  # for the database, the log and the rest of the server
PIPELINED = 16  # requests that may wait for the answer to the one before
CLIENTS = 10  # how many clients may use the full rate of messages at a time from one address
WAITING = 8  # messages of a client that may wait to be handled before no more are read
EXTENSION = "regalia.live"  # of ASGI: the connection itself, to say several things at one go
TEXT = 0x80 | Opcode.TEXT  # the first byte of a message in one frame
NEXT, HEAD, BODY = "the next request", "the head of a request", "the body of a request"


class ConnectionGuard:
    """How long we wait, and for how many."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._request_seconds, self._reading_seconds = settings.request_seconds, settings.reading_seconds
        self._most = min(settings.connections, allow_files() - SPARE_FILES)
        self._proxies = trusted_proxies(settings)
        self._sent = Places(SENT_BYTES_EACH, SENT_BYTES)
        self.message_rate = settings.message_rate
        self.pace = Pace(CLIENTS * settings.message_rate)
        self.chunks = HEAD_BYTES + CHUNK_BYTES * settings.max_body  # bytes of a body that comes in chunks
        self._metrics = metrics
        self._most_each = settings.connections_per_address
        self._each = Places(self._most_each)  # connections of each address
        self._unread: dict[Any, tuple[int, float]] = {}  # per connection: bytes not read, and since when too few were
        self.ended = self.turned_away = 0  # live connections, so far: they leave much in cycles
        self.now = 0.0  # a clock that stands still while we are busy ourselves: nobody is late because of us
        metrics.gauge("regalia_connections", lambda: self._each.total)
        metrics.gauge("regalia_waiting_bytes", lambda: self._sent.total)
        metrics.gauge("regalia_unread_bytes", lambda: sum(size for size, _ in self._unread.values()))

    def protocol(self) -> type["GuardedProtocol"]:
        """The HTTP protocol for uvicorn, which makes one for every connection."""
        return type("GuardedProtocol", (GuardedProtocol,), {"guard": self})

    def socket_protocol(self) -> type["GuardedSocket"]:
        """The WebSocket protocol for uvicorn, which makes one for every connection that asks for it."""
        return type("GuardedSocket", (GuardedSocket,), {"guard": self})

    def check(self, connections: Collection[Any], seconds: float) -> None:
        self.now += min(seconds, 2 * TICK)
        self._each = Places(self._most_each)
        for address, count in Counter(map(self._address, connections)).items():
            self._each.add(address, count)
        unread = {}
        for connection in list(connections):
            if isinstance(connection, GuardedProtocol) and connection.owes != NEXT and self.now - connection.since > self._request_seconds:
                connection.hurry()
            waiting = self._waiting(connection)
            if waiting:
                unread[connection] = waiting
        self._keep_within(UNREAD_BYTES, unread)
        self._unread = unread

    def hurry(self, connections: Collection[Any]) -> None:
        """The server stops, and waits for no body that is still being sent."""
        for connection in list(connections):
            if isinstance(connection, GuardedProtocol) and connection.owes == BODY:
                connection.hurry()

    def _keep_within(self, most: int, unread: dict[Any, tuple[int, float]]) -> None:
        """Long answers that nobody reads fill the memory sooner than the time for reading is over."""
        each: Counter[str] = Counter()  # bytes that an address does not read
        theirs: defaultdict[str, list[Any]] = defaultdict(list)
        for connection in sorted(unread, key=lambda one: unread[one][0]):
            address = self._address(connection)
            each[address] += unread[connection][0]
            theirs[address].append(connection)
        while each.total() > most:
            address = max(each, key=each.__getitem__)
            longest = theirs[address].pop()
            each[address] -= unread[longest][0]
            self._cut_off(longest)

    def _waiting(self, connection: Any) -> tuple[int, float] | None:
        """What a client has not read; one that does not read at all is cut off, because a clean close would wait for ever."""
        size = connection.transport.get_write_buffer_size()
        if size == 0:
            return None
        most, since = self._unread.get(connection, (size, self.now))
        if most - size >= READ_BYTES:
            return size, self.now
        if self.now - since > self._reading_seconds:
            self._cut_off(connection)
        return max(most, size), since

    def _cut_off(self, connection: Any) -> None:
        self.note_closed(connection, "does not read")
        cut_off(connection.transport.get_extra_info("socket"))
        connection.transport.abort()

    def is_full_for(self, connection: Any, count: int) -> bool:
        """Whether one more connection is too much, in all or from its address; proxies bring everybody's."""
        address = self._address(connection)
        exempt = connection.client is None or connection.client[0] in self._proxies
        full = count > self._most or not (exempt or self._each.has_room(address))
        self._each.add(address)
        return full

    def note_sent(self, connection: "GuardedProtocol | GuardedSocket", size: int) -> None:
        """Note how many bytes of a connection wait to be handled. A connection that sends more than there is room for is closed."""
        size = size if size > FEW_BYTES else 0
        before, address = connection.sent
        if size == before:
            return
        if before:
            self._sent.add(address, -before)
        client = self.client_of(connection)
        connection.sent = size, network_of(client)
        if size > before and not self._has_room(client, size):
            connection.sent = 0, ""
            connection.shed()
        else:
            self._sent.add(connection.sent[1], size)

    def _has_room(self, client: str, size: int) -> bool:
        """Proxies bring what many addresses send."""
        return self._sent.total + size <= SENT_BYTES if client in self._proxies else self._sent.has_room(network_of(client), size)

    def client_of(self, connection: Any) -> str:
        """Who speaks on a connection, as far as a proxy has said so by now."""
        scope = getattr(connection, "scope", None) or {}
        client = scope.get("client") or connection.client
        return client[0] if client else ""

    def _address(self, connection: Any) -> str:
        return network_of(connection.client[0] if connection.client else "")

    def note_closed(self, connection: Any, why: str) -> None:
        self._metrics.count("regalia_limited_total")
        LOGGER.info("closed", extra={"said": {"why": why, "address": self._address(connection)}})


class GuardedProtocol(HttpToolsProtocol):
    """One connection on which requests arrive."""

    guard: ConnectionGuard

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._cycles: list[tuple[int, RequestResponseCycle]] = []  # not answered yet, and where their requests begin
        self._received = self._before = self._begun = 0  # bytes: in all, without the newest, and before the newest request
        self.sent = 0, ""  # the bytes that wait to be handled, and whose
        self._unclear = False  # for whom a request is
        self._owe(HEAD)
        if self.guard.is_full_for(self, len(self.connections)):
            self._refuse("too-many")

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self.owes == NEXT:
            self._owe(HEAD)
            self._begun = self._received
        self._came += len(data)
        self._before, self._received = self._received, self._received + len(data)
        super().data_received(data)
        if self._came > self._most and not self.transport.is_closing():
            self._refuse("too-large")
        self._note_sent()

    def _note_sent(self) -> None:
        """What came since the oldest request that is not answered began; what follows an answer that came early is not kept."""
        begun = self._begun if self.owes == HEAD else self._received
        waits = next((begins for begins, cycle in self._cycles if not cycle.response_complete), begun)
        self.guard.note_sent(self, self._received - waits if not self.transport.is_closing() else 0)

    def shed(self) -> None:
        self._refuse("too-many")

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= PIPELINED:
            raise OverflowError  # uvicorn would queue any number of them; thus it stops parsing and refuses
        super().on_message_begin()
        self._begun = self._before
        if self.owes == NEXT:  # it came right behind the one before
            self._owe(HEAD)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= HEADERS:
            raise OverflowError  # as above; headers may come behind a body, too
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        hosts = sum(name == b"host" for name, _ in self.headers)
        if hosts != 1 and (hosts or self.parser.get_http_version() != "1.0"):
            self._unclear = True  # a proxy before us might take the other one
            raise ValueError  # as above
        super().on_headers_complete()
        self._owe(BODY, self.guard.chunks if any(name == b"transfer-encoding" for name, _ in self.headers) else inf)
        if self.cycle is not None:
            self._cycles = [*(each for each in self._cycles if not each[1].response_complete), (self._begun, self.cycle)]

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note_sent()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._cycles.clear()
        self._owe(NEXT)  # nothing: the connection has another protocol now

    def send_400_response(self, msg: str) -> None:
        if len(self.pipeline) >= PIPELINED:
            self._refuse("too-many")
        elif len(self.headers or ()) >= HEADERS:
            self._refuse("too-large")
        elif self._unclear:
            self._refuse("bad-input", detail=Words("host-header"))
        else:
            super().send_400_response(msg)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # uvicorn would wait for the next request of a connection that was reset, and keep it
        for _, each in self._cycles:  # uvicorn tells only the last of several that wait for their turn
            each.disconnected = each.disconnected or not each.response_complete
            each.message_event.set()
        self._cycles, self.cycle = [], None  # type: ignore[assignment]  # they know us, so all of it would wait for the collector
        self.pipeline.clear()
        self.guard.note_sent(self, 0)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._owe(NEXT)

    def _owe(self, what: str, most: float = HEAD_BYTES) -> None:
        self.owes, self.since, self._came, self._most = what, self.guard.now, 0, most

    def hurry(self) -> None:
        """The time is up."""
        answering = self.cycle is not None and not self.cycle.response_complete
        if self.transport.is_closing() or (answering and self.owes == HEAD):
            return
        if self.owes == HEAD:
            self._refuse("incomplete")
        elif not answering:
            self.guard.note_closed(self, f"still sends {self.owes}")
            self.transport.close()
        elif not self.cycle.response_started:  # the request guard answers, in the client's language
            self.cycle.scope["late"] = True  # type: ignore[typeddict-unknown-key]
            self.cycle.message_event.set()

    def _refuse(self, code: str, **args: Any) -> None:
        self.guard.note_closed(self, code)
        if self.owes != BODY or self.cycle is None or not self.cycle.response_started:
            trouble = Trouble(code, **args)
            body = speak.encode(trouble.problem("en"))
            self.transport.write(
                b"HTTP/1.1 %d %b\r\ncontent-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n%b"
                % (trouble.status, HTTPStatus(trouble.status).phrase.encode(), len(body), body)
            )
        self.transport.close()


class Frames(ServerProtocol):
    """The frames of a live connection. Every one counts, control frames and parts of messages too, before it costs anything."""

    def __init__(self, take: Callable[[], bool], is_read: Callable[[], bool], **more: Any) -> None:
        super().__init__(**more)
        self._take, self._is_read = take, is_read
        self.flooded = False
        self.count = 0

    def recv_frame(self, frame: Frame) -> None:
        self.count += 1
        if not self._take():
            self.flooded = True
            self.parser = self._throw_away()
            next(self.parser)
        elif frame.opcode is not Opcode.PING or self._is_read():  # who does not read is not answered
            super().recv_frame(frame)

    def _throw_away(self) -> Generator[None]:
        while True:
            self.reader.discard()
            yield


class GuardedSocket(WebSocketsSansIOProtocol):
    """One live connection. Who sends too much is told so by the application, which finds a message marked `flood`."""

    guard: ConnectionGuard

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._bucket = Bucket(self.guard.message_rate)
        self.conn: Frames = Frames(self._bucket.take, self.writable.is_set, max_size=self.config.ws_max_size, logger=self.logger)
        self._thrown_away = self._waiting = 0
        self._address: str | None = None  # whose pace this connection keeps
        self._resting: asyncio.TimerHandle | None = None
        self.sent = 0, ""  # the bytes that wait to be handled, and whose

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if self.conn.flooded:
            self._thrown_away += len(data)
            if self._thrown_away > FLOOD_BYTES:
                self.transport.abort()
            return
        before = self.conn.count
        super().data_received(data)
        if came := self.conn.count - before:
            self._keep_pace(came)
        if self.conn.handshake_exc and not self.handshake_initiated:  # uvicorn would leave it open for ever
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()
        if self.conn.flooded:
            self.guard.note_closed(self, "sends too much")
            self.queue.put_nowait({"type": "websocket.receive", "flood": True})
        self._note_sent()

    def _keep_pace(self, came: int) -> None:
        if self._address is None:
            self._address = network_of(self.guard.client_of(self))
            self.guard.pace.join(self._address)
        seconds = self.guard.pace.wait(self._address, came)
        if seconds and not (self._resting or self.conn.flooded or self.transport.is_closing()):
            self.transport.pause_reading()
            self._resting = self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._resting = None
        if not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _note_sent(self) -> None:
        self.guard.note_sent(self, self._waiting + len(self.conn.reader.buffer) + sum(map(len, self.frames)))

    def shed(self) -> None:
        """Keep nothing of what waits: whoever listens may still wait for something else."""
        self.guard.note_closed(self, "sends too much")
        waiting = [self.queue.get_nowait() for _ in range(self.queue.qsize())]
        for event in waiting:
            if event["type"] != "websocket.receive":
                self.queue.put_nowait(event)
        self._waiting = 0
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.guard.ended += self.handshake_complete
        self.guard.turned_away += not self.handshake_complete
        super().connection_lost(exc)
        if self._address is not None:
            self.guard.pace.leave(self._address)
        if self._resting:
            self._resting.cancel()
        self.frames = []
        self.conn.reader.discard()
        self._note_sent()  # what has come completely is still handled

    def on_task_complete(self, task: Any) -> None:
        super().on_task_complete(task)
        self._waiting = 0
        self._note_sent()

    def send_receive_event_to_app(self) -> None:
        """Reading is paused only when several messages wait: pausing after each, as uvicorn does, takes two system calls.

        A text goes on as bytes: uvicorn would log one that is not UTF-8 as a fault; whoever hears it says what is wrong.
        """
        self.curr_msg_data_type = "bytes"
        self._waiting += 0 if self.close_sent else sum(map(len, self.frames))  # after a goodbye uvicorn throws it away
        if self.read_paused or self.queue.qsize() >= WAITING:
            super().send_receive_event_to_app()
        else:
            self.read_paused = True  # what uvicorn would do now
            super().send_receive_event_to_app()
            self.read_paused = False

    async def receive(self) -> Any:
        message: Any = await super().receive()
        if self._resting and not self.transport.is_closing():
            self.transport.pause_reading()  # uvicorn may have resumed it
        self._waiting -= len(message.get("bytes") or b"")
        self._note_sent()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.conn.flooded and message["type"] == "websocket.close":
            # Their goodbye is thrown away with the rest; closed at once, the connection would be reset before they have read ours.
            self.loop.call_later(LINGER, self.transport.close)

    async def slow_down(self) -> None:
        """Wait while the client has used more than half of a burst: if it waits for answers, it never sends too much."""
        wait = self._bucket.seconds_to_half()
        if wait > 0 and not self.conn.flooded:
            await asyncio.sleep(wait)

    async def until_read(self) -> None:
        """Wait until most of what was said has been read."""
        if not self.writable.is_set():
            await self.writable.wait()

    def say(self, messages: Sequence[bytes]) -> None:
        """Text messages, written at one go: the system call costs more than the message."""
        if self.disconnected or self.conn.state is not State.OPEN or self.transport.is_closing():
            raise ClientDisconnected
        self.transport.write(b"".join(itertools.chain.from_iterable(map(_frame, messages))))


def _frame(text: bytes) -> tuple[bytes, bytes]:
    """A text message of a server, in one frame (RFC 6455, 5.2): not masked, not compressed."""
    size = len(text)
    if size < 126:
        return struct.pack("!BB", TEXT, size), text
    return struct.pack("!BBH", TEXT, 126, size) if size < 65_536 else struct.pack("!BBQ", TEXT, 127, size), text
