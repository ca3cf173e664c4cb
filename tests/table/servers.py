"""Real servers for the tests: separate processes, reached over real sockets."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from table.forking import SRC, Forked

GENEROUS = {
    "REGALIA_REQUEST_RATE": "100000",
    "REGALIA_MESSAGE_RATE": "100000",
    "REGALIA_TABLES_PER_HOUR": "1000000",
    "REGALIA_CIRCLES_PER_HOUR": "1000000",
    "REGALIA_TRANSFERS_PER_HOUR": "1000000",
    "REGALIA_BOT_PAUSE": "0",  # bots are quick here, except where their pause is tested
}
MAIN = "from regalia.cli import main; main()"
KINGDOMS = {"game": "kingdoms", "options": {"players": 2}}
PEOPLE = [{"kind": "person", "name": "Anna"}, {"kind": "person", "name": "Bruno"}]


def environment(**more: str) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": SRC, **GENEROUS, **more}


class Server:
    """One `regalia serve`; with a folder of sources, in an interpreter that has loaded nothing before."""

    def __init__(self, database: str, *, port: int = 0, source: str | None = None, **settings: Any) -> None:
        self.database = database
        flags = [flag for name, value in settings.items() for flag in (f"--{name.replace('_', '-')}", str(value))]
        args = ["serve", "--port", str(port), "--database", database, "--log-format", "json", *flags]
        self.process: Forked | subprocess.Popen[str]
        if source is None:
            self.process = Forked(args, environment())
        else:
            command = [sys.executable, "-W", "error", "-c", MAIN, *args]
            self.process = subprocess.Popen(command, env=environment(PYTHONPATH=source), stderr=subprocess.PIPE, text=True)
        self.log: list[str] = []
        self._ready = threading.Event()
        self.url = ""
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        assert self._ready.wait(300), "the server did not start"
        if not self.url:
            self.process.wait()
            self.process.stderr.close()
            raise AssertionError("".join(self.log))
        self.port = int(self.url.rsplit(":", 1)[1])
        self.http = httpx.Client(base_url=self.url, timeout=300)

    def _read(self) -> None:
        for line in self.process.stderr:
            self.log.append(line)
            if not self.url and (found := re.search(r"at (http://\S+?)/ ", line)):
                self.url = found[1].replace("localhost", "127.0.0.1")
                self._ready.set()
        self._ready.set()

    def kill(self) -> None:
        self.process.kill()
        self._gone()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def _gone(self) -> int:
        code = self.process.wait(300)
        self._reader.join()
        self.process.stderr.close()
        self.http.close()
        return code

    # requests

    def ask(self, verb: str, path: str, token: str | None = None, status: int = 200, lang: str = "en", **body: Any) -> Any:
        headers = {"accept-language": lang, **({"authorization": f"Bearer {token}"} if token else {})}
        answer = self.http.request(verb, path, headers=headers, json=body if verb == "POST" else None)
        assert answer.status_code == status, f"{verb} {path}: {answer.status_code} {answer.text[:500]}"
        return answer.json()

    def post(self, path: str, token: str | None = None, status: int = 200, **body: Any) -> Any:
        return self.ask("POST", path, token, status, **body)

    def get(self, path: str, token: str | None = None, status: int = 200, **more: Any) -> Any:
        return self.ask("GET", path, token, status, **more)

    def table(self, seats: list[dict[str, Any]] | None = None, *, prepared: bool = True, **game: Any) -> "Guest":
        """A new table; on a machine that never played its game, this waits until everything is compiled."""
        body = {**KINGDOMS, **game, "seats": seats if seats is not None else PEOPLE}
        guest = Guest(self, self.post("/api/tables", status=201, **body))
        if prepared:
            self.prepare(body["game"])
        return guest

    def prepare(self, game: str) -> None:
        """Wait until everything of a game is compiled."""
        while any(each["part"] for each in self.get("/health")["warm_up"] if each["game"] == game):
            time.sleep(0.05)

    def prepare_all(self) -> None:
        """The same for all games: nothing is still "preparing" on a fresh machine."""
        for game in self.get("/api/games"):
            self.prepare(game["name"])

    @contextmanager
    def live(self, table: str, *tokens: str, hello: bool = True, since: int = 0, **more: Any) -> Iterator["Live"]:
        with connect(f"{self.url.replace('http', 'ws')}/api/tables/{table}/live", max_size=None, **more) as socket:
            live = Live(socket)
            if hello:
                live.say(type="hello", tokens=list(tokens), since=since)
                live.until("welcome")
            yield live


def promises(hint: dict[str, Any]) -> bool:
    """Whether a hint says of each move what it is worth: a share of the win and a margin in points."""
    shares = [each["share"] for each in hint["moves"]]
    assert hint["moves"][0]["move"] == hint["move"]
    if shares == [None]:
        return False
    assert all(0 <= share <= 1 for share in shares)
    assert all(isinstance(each["margin"], float) for each in hint["moves"])
    return True


class Live:
    """A live connection that remembers every byte it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = 300) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.heard.append(text)
        return json.loads(text)

    def end(self) -> int:
        """Listen until the other side closes; returns its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code

    def until(self, kind: str, **like: Any) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[name] == value for name, value in like.items()):
                return message


class Guest:
    """Somebody who created a table and holds all its tokens."""

    def __init__(self, server: Server, created: dict[str, Any]) -> None:
        self.server, self.created = server, created
        self.id: str = created["table"]
        self.path = f"/api/tables/{self.id}"
        self.host: str = created["host"]
        self.tokens = [seat["token"] for seat in created["seats"]]

    def state(self, seat: int | None = None) -> dict[str, Any]:
        return self.server.get(self.path, None if seat is None else self.tokens[seat])

    def due(self) -> dict[str, Any]:
        """The state of the seat to move."""
        return self.state(self.state()["turn"])

    def play(self, pick: int = 0, status: int = 200, **more: Any) -> dict[str, Any]:
        state = self.due()
        body = {"move": state["legal"][pick % len(state["legal"])]["id"], "seq": state["seq"], **more}
        return self.server.post(f"{self.path}/play", self.tokens[state["turn"]], status, **body)

    def finish(self) -> dict[str, Any]:
        """Play to the end with the first legal moves."""
        with self.server.live(self.id, *self.tokens) as live:
            while True:
                state = live.until("state")
                if state["over"]:
                    return state
                if state["legal"]:
                    live.say(type="play", seat=state["seat"], move=state["legal"][0]["id"], seq=state["seq"])
