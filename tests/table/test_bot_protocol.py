"""The example client of the documentation is complete, short, and plays."""

import json
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Thread

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from regalia.table.settings import Settings
from table.servers import Guest, Server

DOCS = Path(__file__).parents[2] / "docs"


def test_the_documented_client_plays_a_match(server: Server):
    guest = server.table([{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    command = [sys.executable, DOCS / "bot_client.py", server.url, guest.id]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600)
    end = guest.state()
    assert end["over"]
    assert end["seats"][0]["name"].startswith("Outside bot")
    assert done.stdout == f"over: {end['result']}\n"


def test_two_documented_clients_play_each_other_by_their_links(sqlite_server: Server):
    guest = sqlite_server.table()
    assert [client.wait(600) for client in clients_at(guest)] == [0, 0]
    assert guest.state()["over"]


def clients_at(guest: Guest) -> list[subprocess.Popen[bytes]]:
    """One documented client for each seat, by its link."""
    command = [sys.executable, DOCS / "bot_client.py", guest.server.url, guest.id]
    return [subprocess.Popen([*command, token], stdout=subprocess.DEVNULL) for token in guest.tokens]


def test_documented_clients_play_the_longest_games_at_the_rate_of_a_server_as_installed(tmp_path: Path):
    server = Server(f"sqlite:///{tmp_path}/t.sqlite", message_rate=Settings().message_rate)
    try:
        guests = [server.table(game=game) for game in ("royals", "palais-royal")]
        clients = [client for guest in guests for client in clients_at(guest)]
        assert [client.wait(600) for client in clients] == [0, 0, 0, 0]
        assert all(guest.state()["over"] for guest in guests)
        assert not [line for line in server.log if "sends too much" in line]
    finally:
        assert server.stop() == 0


@pytest.mark.parametrize("code", ["too-many", "preparing", "database"])
def test_the_documented_client_waits_and_plays_its_move_again(code: str):
    """A server of our own making: it answers the first move with an error and leaves the connection open."""
    state = {"type": "state", "seat": 0, "seq": 0, "step": 0, "over": False, "legal": [{"id": 7}], "result": None}
    heard: list[list[str]] = []

    def answer(live: ServerConnection) -> None:
        said: list[str] = []
        heard.append(said)
        with suppress(ConnectionClosed):
            said.append(json.loads(live.recv())["type"])
            live.send(json.dumps(state))
            said.append(json.loads(live.recv())["type"])
            again = len(heard) > 1
            live.send(json.dumps({**state, "over": True} if again else {"type": "error", "code": code, "sentence": "Please wait."}))
            live.recv()

    with serve(answer, "127.0.0.1", 0) as server:
        Thread(target=server.serve_forever).start()
        url = f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        done = subprocess.run(
            [sys.executable, DOCS / "bot_client.py", url, "table", "token"], capture_output=True, text=True, check=False, timeout=600
        )
        server.shutdown()
    assert (done.returncode, done.stderr) == (0, "")
    assert heard == [["hello", "play"], ["hello", "play"]]


def test_the_client_in_the_documentation_is_the_tested_one_and_short():
    code = (DOCS / "bot_client.py").read_text()
    assert len(code.splitlines()) < 65
    assert f"```python\n{code}```" in (DOCS / "bot_protocol.md").read_text()
