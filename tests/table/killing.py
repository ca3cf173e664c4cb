"""Kill the server under load again and again, and check that nothing acknowledged is lost.

PYTHONPATH=src:tests python tests/table/killing.py --times 100            # SQLite in a folder of its own
PYTHONPATH=src:tests python tests/table/killing.py --times 100 --postgres # a PostgreSQL of its own
"""

import argparse
import json
import random
import tempfile
import threading
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from table.postgres import Postgres
from table.servers import Guest, Server


@dataclass
class Promises:
    """What the server acknowledged: per table, per seq, the key and the move."""

    moves: dict[str, dict[int, str]] = field(default_factory=dict)
    count: int = 0
    repeated: int = 0  # intents that had arrived although the answer was lost
    resumed: int = 0
    turn: threading.Condition = field(default_factory=threading.Condition)

    def note(self, table: str, seq: int, notation: str, repeated: bool) -> None:
        with self.turn:
            told = self.moves.setdefault(table, {})
            assert told.get(seq, notation) == notation, f"table {table} promised seq {seq} twice"
            told[seq] = notation
            self.count += 1
            self.repeated += repeated
            self.turn.notify_all()

    def wait_for(self, count: int) -> None:
        with self.turn:
            assert self.turn.wait_for(lambda: self.count >= count, 600), "the tables are stuck"


class Player(threading.Thread):
    """Plays both seats of a table; when the connection breaks it reconnects and sends its intent again."""

    def __init__(self, url: str, guest: Guest, promises: Promises, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.url, self.guest, self.promises, self.stop = url, guest, promises, stop
        self.intent: dict | None = None
        self.notation = ""
        self.failed: BaseException | None = None
        self.over = False
        self.chance = random.Random(guest.id)

    def run(self) -> None:
        try:
            while not self.stop.is_set() and not self.over:
                try:
                    with connect(f"{self.url}/api/tables/{self.guest.id}/live", max_size=None, open_timeout=60) as socket:
                        self.talk(socket)
                except (OSError, WebSocketException, TimeoutError, EOFError):
                    self.promises.resumed += 1
                    self.stop.wait(0.02)
        except BaseException as error:
            self.failed = error

    def talk(self, socket) -> None:
        socket.send(json.dumps({"type": "hello", "tokens": [token for token in self.guest.tokens if token]}))
        if self.intent:
            socket.send(json.dumps(self.intent))
        while not self.stop.is_set():
            message = json.loads(socket.recv(10))
            if message["type"] == "accepted":
                assert message["key"] == self.intent["key"]
                self.promises.note(self.guest.id, message["seq"], self.notation, message["repeated"])
                self.intent = None
            elif message["type"] == "error" and message["code"] in ("stale", "database"):
                self.intent = None
            elif message["type"] == "error":
                raise AssertionError(message)
            elif message["type"] == "state" and message["over"]:
                self.over = True
                return
            elif message["type"] == "state" and message["legal"] and self.intent is None:
                move = self.chance.choice(message["legal"])
                self.notation = move["notation"]
                self.intent = {"type": "play", "seat": message["seat"], "move": move["id"], "seq": message["seq"], "key": uuid.uuid4().hex}
                socket.send(json.dumps(self.intent))


def kill_often(database: str, times: int, tables: int = 8, seed: int = 1) -> Promises:
    """Kill the server `times` times while `tables` tables are being played; check every promise at the end."""
    chance, promises, stop = random.Random(seed), Promises(), threading.Event()
    server = Server(database, bot_poll=0.1)
    port, players = server.port, []
    seats = [[{"kind": "person"}] * 2, [{"kind": "person"}, {"kind": "bot", "bot": "greedy"}]]
    began = time.perf_counter()

    def fill() -> None:
        playing = [each for each in players if not each.over]
        for _ in range(tables - len(playing)):
            player = Player(f"ws://127.0.0.1:{port}", server.table(seats[len(players) % 2]), promises, stop)
            players.append(player)
            player.start()

    try:
        for time_of_death in range(times):
            fill()
            promises.wait_for(promises.count + chance.randint(1, 60))
            server.kill()
            server = Server(database, port=port, bot_poll=0.1)
            check(players)
            if time_of_death % 10 == 9:
                print(f"{time_of_death + 1} deaths, {promises.count} moves promised, {time.perf_counter() - began:.0f} s", flush=True)
        fill()
        seen = {each.guest.id: len(promises.moves.get(each.guest.id, ())) for each in players if not each.over}
        for player in players:  # every table still plays
            with promises.turn:
                moved = promises.turn.wait_for(
                    lambda player=player: (
                        player.over or player.failed or len(promises.moves.get(player.guest.id, ())) > seen[player.guest.id]
                    ),
                    600,
                )
            assert moved, f"table {player.guest.id} is stuck"
        stop.set()
        for player in players:
            player.join(300)
        check(players)
        keep_promises(server, players, promises)
    finally:
        stop.set()
        server.kill()
    return promises


def check(players: list[Player]) -> None:
    for player in players:
        if player.failed:
            raise player.failed


def notation_of(event: dict[str, Any]) -> str:
    """The move of Kingdoms that an event tells."""
    if event["event"] == "castle":
        return f"castle {event['rank']} {event['cell']}"
    if event["event"] == "put":
        return f"{'start' if event['starting'] else 'place'} {event['cell']}"
    return event["event"]


def keep_promises(server: Server, players: list[Player], promises: Promises) -> None:
    """Every acknowledged move is in the log at its place; the log has no gaps; nothing was done twice."""
    for player in players:
        state = server.get(player.guest.path)
        lines = server.get(f"{player.guest.path}/log")["lines"]  # a bot may have moved since
        assert [line["seq"] for line in lines] == list(range(1, len(lines) + 1))
        for seq, notation in promises.moves.get(player.guest.id, {}).items():
            assert notation in map(notation_of, lines[seq - 1]["events"]), f"table {player.guest.id} lost move {seq}"
        assert state["moment"] == sum(line["kind"] == "play" for line in lines[: state["seq"]])


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--times", type=int, default=100)
    asked.add_argument("--tables", type=int, default=8)
    asked.add_argument("--postgres", action="store_true")
    args = asked.parse_args()
    database = Postgres() if args.postgres else None
    try:
        with tempfile.TemporaryDirectory() as folder:
            url = database.new_database() if database else f"sqlite:///{folder}/tables.sqlite"
            kept = kill_often(url, args.times, args.tables)
    finally:
        if database:
            database.remove()
    print(
        f"{args.times} deaths: {kept.count} moves promised at {len(kept.moves)} tables, none lost;"
        f" {kept.repeated} had come through although their answer was lost; {kept.resumed} reconnections; no table stuck."
    )


if __name__ == "__main__":
    main()
