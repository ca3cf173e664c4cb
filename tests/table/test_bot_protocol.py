"""The example client of the documentation is complete, short, and plays."""

import subprocess
import sys
from pathlib import Path

from table.servers import Server

DOCS = Path(__file__).parents[2] / "docs"


def test_the_documented_client_plays_a_match(server: Server):
    guest = server.table([{"kind": "open"}, {"kind": "bot", "bot": "random"}])
    command = [sys.executable, DOCS / "bot_client.py", server.url, guest.id]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=120)
    end = guest.state()
    assert end["over"]
    assert end["seats"][0]["name"].startswith("Outside bot")
    assert done.stdout == f"over: {end['result']}\n"


def test_two_documented_clients_play_each_other_by_their_links(sqlite_server: Server):
    guest = sqlite_server.table()
    clients = [
        subprocess.Popen([sys.executable, DOCS / "bot_client.py", sqlite_server.url, guest.id, token], stdout=subprocess.DEVNULL)
        for token in guest.tokens
    ]
    assert [client.wait(120) for client in clients] == [0, 0]
    assert guest.state()["over"]


def test_the_client_in_the_documentation_is_the_tested_one_and_short():
    code = (DOCS / "bot_client.py").read_text()
    assert len(code.splitlines()) < 60
    assert f"```python\n{code}```" in (DOCS / "bot_protocol.md").read_text()
