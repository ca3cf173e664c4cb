"""A full server on this machine: a thousand live tables with scripted players, how quickly moves come back, what a table weighs.

    python bench/load.py               # SQLite; writes the section "The server under load" of docs/performance.md
    python bench/load.py --postgres    # SQLite, PostgreSQL and two processes on one PostgreSQL side by side

Everything runs on one machine: the players share its processors with the server they measure.
"""

import argparse
import asyncio
import base64
import itertools
import os
import platform
import random
import resource
import struct
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop

ROOT = Path(__file__).parents[1]
SOURCE = str(ROOT / "src")  # of servers that begin with nothing loaded, as they do outside the tests
sys.path[:0] = [SOURCE, str(ROOT / "tests"), str(ROOT / "bench")]

import views  # noqa: E402

import regalia  # noqa: E402
from regalia.table.schema import META  # noqa: E402
from regalia.table.store import Entry, Store, Write  # noqa: E402
from regalia.table.table_state import Chair, TableState  # noqa: E402
from table.postgres import Postgres  # noqa: E402
from table.servers import Server  # noqa: E402

GAMES = [(name, players) for name, book in regalia.rulebooks().items() for players in (2, 3) if players in book.player_counts]
STORED = 10_000
TEXT, PING, PONG = 0x81, 0x89, 0x8A  # the first byte of a frame that is a whole message (RFC 6455)
SECTION = "## The server under load"
REPORT = (
    SECTION
    + """

Written by `python {command}` in one run on {processors} processors, Python {python}, with {games} at tables of two or three players
who move at random. The scripted players share the processors with the server. Load average of the machine before the run: {load}.

| | {names} |
|---|{rule}
{rows}

A move is acknowledged when it is durable, so it is never quicker than the disk: `synchronous=FULL` on SQLite, `fsync=on` on
PostgreSQL. Moves that arrive together share one commit. To build and encode a state for one seat takes {costs} (`bench/views.py`).
"""
)


class MoveId(msgspec.Struct):
    id: int


class Said(msgspec.Struct):
    """The little a scripted player reads of a message."""

    type: str
    seq: int = 0
    step: int = 0
    seat: int | None = None
    over: bool = False
    legal: list[MoveId] = []


read = msgspec.json.Decoder(Said)


class Figures:
    def __init__(self) -> None:
        self.answers: list[float] = []  # from sending a move to its acknowledgement
        self.shown: list[float] = []  # from sending a move to the next player's seeing it
        self.sent: dict[tuple[str, int], float] = {}
        self.disk: list[float] = []  # a page beside it, written and synced
        self.problems = 0


class Disk(threading.Thread):
    """A page written and synced now and then beside the server: what the disk alone takes, in the same minute."""

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.took: list[float] = []
        self._until = time.perf_counter() + seconds
        self.start()

    def run(self) -> None:
        page = os.urandom(4096)
        with tempfile.TemporaryFile() as file:
            while time.perf_counter() < self._until:
                file.seek(0)
                file.write(page)
                file.flush()
                began = time.perf_counter()
                os.fsync(file.fileno())
                self.took.append(time.perf_counter() - began)
                time.sleep(0.02)


class Player(asyncio.Protocol):
    """One seat at one table, over a connection of its own.

    It speaks just as much WebSocket (RFC 6455) as it needs, because it shares the processors with the server that it measures.
    """

    def __init__(self, table: str, token: str, figures: Figures, think: float) -> None:
        self.table, self.token, self.figures, self.think = table, token, figures, think
        self.measuring = self.begun = False
        self.ready = asyncio.Event()
        self._began = 0.0  # when the last move was sent
        self._due: Said | None = None  # the state in which we have to move
        self._heard = bytearray()

    async def connect(self, url: str) -> None:
        """Sit down; `ready` says when the table has been seen."""
        host, _, port = url.removeprefix("http://").partition(":")
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, host, int(port))
        head = f"GET /api/tables/{self.table}/live HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        key = base64.b64encode(random.randbytes(16)).decode()
        self._transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def begin(self) -> None:
        self.begun = True
        if self._due:
            self._think(self._due)

    def leave(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        self._heard += data
        if not self.ready.is_set() and self._heard.startswith(b"HTTP"):
            end = self._heard.find(b"\r\n\r\n") + 4
            if end < 4:
                return
            assert self._heard.startswith(b"HTTP/1.1 101"), bytes(self._heard)
            del self._heard[:end]
            self._say({"type": "hello", "tokens": [self.token]})
        while (end := self._end()) <= len(self._heard):
            begin = {126: 4, 127: 10}.get(self._heard[1], 2)
            kind, said = self._heard[0], bytes(self._heard[begin:end])
            del self._heard[:end]
            if kind == TEXT:
                self._hear(read.decode(said))
            elif kind == PING:
                self._send(PONG, said)

    def _end(self) -> int:
        """Where the first frame that was heard ends, as far as can be told; a server masks nothing."""
        heard = self._heard
        size = heard[1] if len(heard) > 1 else 0
        if size == 126 and len(heard) >= 4:
            return 4 + int.from_bytes(heard[2:4])
        if size == 127 and len(heard) >= 10:
            return 10 + int.from_bytes(heard[2:10])
        return 2 + size if size < 126 else 10

    def _hear(self, said: Said) -> None:
        now = time.perf_counter()
        if said.type == "accepted":
            self._note(self.figures.answers, now - self._began)
        elif said.type == "error":
            self.figures.problems += 1
        elif said.type == "state":
            sent = self.figures.sent.pop((self.table, said.seq), None)
            if sent is not None and said.legal:
                self._note(self.figures.shown, now - sent)
            self.ready.set()
            self._due = said if said.legal else None
            if self._due and self.begun:
                self._think(said)

    def _think(self, said: Said) -> None:
        if self.think:
            asyncio.get_running_loop().call_later(random.expovariate(1 / self.think), self._play, said)
        else:
            self._play(said)

    def _play(self, said: Said) -> None:
        if self._transport.is_closing():
            return
        self._began = self.figures.sent[self.table, said.seq + 1] = time.perf_counter()
        move = random.choice(said.legal).id
        self._say({"type": "play", "seat": said.seat, "move": move, "seq": said.seq, "step": said.step, "key": random.randbytes(12).hex()})

    def _say(self, message: dict[str, Any]) -> None:
        self._send(TEXT, msgspec.json.encode(message))

    def _send(self, kind: int, said: bytes) -> None:
        """A client masks what it sends; with zeros it stays as it is."""
        size = len(said)
        self._transport.write((struct.pack("!BB4x", kind, 128 + size) if size < 126 else struct.pack("!BBH4x", kind, 254, size)) + said)

    def _note(self, figures: list[float], seconds: float) -> None:
        if self.measuring:
            figures.append(seconds)


def percentile(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(share * len(values)))] * 1000 if values else float("nan")


def disk_of(figures: Figures) -> str:
    return " / ".join(f"{percentile(figures.disk, share):.1f}" for share in (0.5, 0.99, 1))


def weight(server: Server) -> float:
    """The server's memory in MiB."""
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def spent(server: Server) -> float:
    """The server's processor time in seconds."""
    words = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def lay_out(server: Server, count: int) -> list[tuple[str, list[str]]]:
    tables = []
    for number in range(count):
        game, players = GAMES[number % len(GAMES)]
        guest = server.table([{"kind": "person"}] * players, game=game, options={"players": players})
        tables.append((guest.id, guest.tokens))
    return tables


async def play(
    servers: list[Server], tables: list[tuple[str, list[str]]], think: float, seconds: float, figures: Figures
) -> dict[str, float]:
    """Seat a player at every seat, those of a table at different processes, let them play for a while, and count."""
    urls = itertools.cycle(server.url for server in servers)
    players = [Player(table, token, figures, think) for table, tokens in tables for token in tokens]
    for first in range(0, len(players), 100):  # as guests come: not all in the same instant
        some = players[first : first + 100]
        await asyncio.gather(*(player.connect(next(urls)) for player in some))
        await asyncio.gather(*(player.ready.wait() for player in some))
    seated = sum(map(weight, servers))
    for player in players:
        player.begin()
    await asyncio.sleep(min(3.0, seconds / 4))
    for player in players:
        player.measuring = True
    before, began, disk = sum(map(spent, servers)), time.perf_counter(), Disk(seconds)
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, sum(map(spent, servers)) - before
    for player in players:
        player.measuring = False
        player.leave()
    figures.disk = disk.took
    return {"seconds": took, "moves": len(figures.answers), "cpu": used / took, "seated": seated, "players": len(players)}


def pace() -> float:
    """What a fixed piece of Python takes here now, in milliseconds: on a machine shared with strangers it varies from minute to minute."""
    began, total = time.perf_counter(), 0
    for number in range(1_000_000):
        total += number & 7
    return (time.perf_counter() - began) * 1000


def start_time(url: str) -> float:
    began = time.perf_counter()
    server = Server(url, source=SOURCE)
    took = time.perf_counter() - began
    server.stop()
    return took


def store_matches(url: str, count: int) -> None:
    """Fill the database with matches of forty moves each, as past evenings leave them."""
    match = regalia.game("kingdoms").start(seed=1)
    row: dict[str, Any] = {
        "game": "kingdoms",
        "options": msgspec.json.encode(match.game.options).decode(),
        "rules_version": 1,
        "secret": "00" * 32,
        "commitment": match.commitment,
        "position": None,
        "seats": msgspec.json.encode([{"kind": "person"}] * 3).decode(),
        "created": 1.0,
        "start": "now",
    }
    now = TableState({**row, "id": ""}, match, [Chair("person")] * 3)
    entries = []
    for _ in range(40):
        entry = Entry(now.seq + 1, "play", now.turn, now.match.legal()[0], 1.0)
        entries.append(entry)
        now = now.after(entry)
    store = Store(url)
    log = META.tables["log"]
    names = [f"{number:010d}".translate(str.maketrans("0123456789", "abcdefghjk")) for number in range(count)]
    for first in range(0, count, 500):
        some = names[first : first + 500]
        store.write([Write(name, now.summary, new={**row, "id": name}) for name in some])
        with store.engine.begin() as connection:
            connection.execute(log.insert(), [{"table_id": name, **msgspec.structs.asdict(entry)} for name in some for entry in entries])
    store.close()


def settled(server: Server) -> float:
    """The memory of a server that has nothing to do, once its rules are loaded and it has put away what it needs no more."""
    while server.get("/health")["preparing"]:
        time.sleep(0.1)
    weights = [weight(server)]
    while len(weights) < 12 or weights[-1] > weights[-12] + 1:  # for six seconds it has not grown
        time.sleep(0.5)
        weights.append(weight(server))
    return weights[-1]


def measure(url: str, tables: int, seconds: float, think: float, processes: int = 1, stored: int = STORED) -> list[str]:
    """The lines of the table for one database."""
    cold = start_time(url)
    limits = {"connections": 20 * tables, "connections_per_address": 20 * tables, "sockets_per_address": 20 * tables}
    servers = [Server(url, source=SOURCE, table_memory=4096, bot_poll=5, **limits) for _ in range(processes)]
    try:
        empty = sum(map(settled, servers))
        laid = lay_out(servers[0], tables)
        idle = sum(map(weight, servers))
        calm, busy = Figures(), Figures()
        one = uvloop.run(play(servers, laid, think, seconds, calm))
        second = lay_out(servers[0], tables)
        before = pace()
        two = uvloop.run(play(servers, second, 0, seconds, busy))
        after = pace()
        fell = calm.problems + busy.problems
    finally:
        for server in servers:
            server.stop()
    store_matches(url, stored)
    full = start_time(url)
    return [
        f"live tables, connections | {tables:,}, {int(one['players']):,}",
        f"with {think:g} s thinking time on average: moves per second | {one['moves'] / one['seconds']:,.0f}",
        f"… acknowledged (durable) after, p50 / p99 | {percentile(calm.answers, 0.5):.1f} / {percentile(calm.answers, 0.99):.1f} ms",
        f"… seen by the next player after, p50 / p99 | {percentile(calm.shown, 0.5):.1f} / {percentile(calm.shown, 0.99):.1f} ms",
        f"… a page written to the same disk and synced meanwhile, p50 / p99 / longest | {disk_of(calm)} ms",
        f"… share of one core used by the server | {one['cpu']:.0%}",
        f"with no thinking time (maximum load): moves per second | {two['moves'] / two['seconds']:,.0f}",
        f"… acknowledged after, p50 / p99 | {percentile(busy.answers, 0.5):.0f} / {percentile(busy.answers, 0.99):.0f} ms",
        f"… moves per second of the server's processor time | {two['moves'] / (two['cpu'] * two['seconds']):,.0f}",
        f"… a million steps of a Python loop just before / just after | {before:.0f} / {after:.0f} ms",
        f"moves refused or failed in both | {fell}",
        f"memory of the server, empty | {empty:.0f} MiB",
        f"… per idle table | {(idle - empty) * 1024 / tables:.1f} KiB",
        f"… per table with all its players connected | {(one['seated'] - empty) * 1024 / tables:.1f} KiB",
        f"start, empty database | {cold:.1f} s",
        f"start with {stored:,} more stored matches | {full:.1f} s",
    ]


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=20)
    asked.add_argument("--think", type=float, default=5)
    asked.add_argument("--stored", type=int, default=STORED, help="matches of past evenings")
    asked.add_argument("--postgres", action="store_true", help="measure PostgreSQL too")
    asked.add_argument("--write", type=Path, default=ROOT / "docs" / "performance.md")
    args = asked.parse_args()
    load = " / ".join(f"{each:.1f}" for each in os.getloadavg())
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        found["SQLite"] = measure(f"sqlite:///{folder}/tables.sqlite", args.tables, args.seconds, args.think, stored=args.stored)
    if args.postgres:
        own = Postgres(durable=True)
        try:
            found["PostgreSQL"] = measure(own.new_database(), args.tables, args.seconds, args.think, stored=args.stored)
            found["PostgreSQL, two processes"] = measure(own.new_database(), args.tables, args.seconds, args.think, 2, args.stored)
        finally:
            own.remove()
    names = [line.split(" | ")[0] for line in found["SQLite"]]
    rows = [" | ".join([name, *(lines[number].split(" | ")[1] for lines in found.values())]) for number, name in enumerate(names)]
    titles = sorted({regalia.rulebooks()[game].title for game, _ in GAMES})
    games = f"{', '.join(titles[:-1])} and {titles[-1]}"
    costs = [f"{views.measure(name)['state']:.0f} µs in {book.title}" for name, book in regalia.rulebooks().items()]
    text = REPORT.format(
        command="bench/load.py" + " --postgres" * args.postgres, processors=os.cpu_count(), load=load, python=platform.python_version(),
        games=games, names=" | ".join(found), rule="---:|" * len(found), rows="\n".join(f"| {row} |" for row in rows),
        costs=", ".join(costs),
    )  # fmt: skip
    rest = args.write.read_text(encoding="utf-8").partition(SECTION)[0] if args.write.exists() else ""
    args.write.write_text(rest + text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
