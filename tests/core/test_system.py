"""Playing, hosting and simulating on systems that lack what Linux has: the same commands with those names taken away."""

import json
import subprocess
import sys

import msgspec
import pytest

import regalia
from regalia.table.analysis_worker import Task
from table.servers import environment

LACKING = """
import os, sys
for name in ("sched_getaffinity", "fork", "register_at_fork", "nice"):
    if hasattr(os, name):
        delattr(os, name)
for name in ("fcntl", "resource", "uvloop", "pwd"):
    sys.modules[name] = None
"""
MAIN = LACKING + "from regalia.cli import main\nmain()"


def lacking(*args: str) -> str:
    done = subprocess.run([sys.executable, "-c", MAIN, *args], env=environment(), capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_games_are_simulated():
    assert "games" in lacking("simulate", "kingdoms", "--games", "100")


def test_a_game_is_played_on_the_terminal():
    assert "wins" in lacking("play", "kingdoms", "--players", "2", "--seats", "greedy", "greedy", "--seed", "1")


def test_a_server_hosts_a_table(tmp_path, monkeypatch):
    from table import servers

    monkeypatch.setattr(servers, "MAIN", LACKING + servers.MAIN)
    server = servers.Server(f"sqlite:///{tmp_path}/t.sqlite", source=servers.SRC)
    try:
        guest = server.table()
        with server.live(guest.id, *guest.tokens) as live:
            state = live.until("state")
            while not state["legal"]:
                state = live.until("state")
            live.say(type="play", seat=state["seat"], move=state["legal"][0]["id"], seq=state["seq"], step=state["step"])
            live.until("accepted")
        match = regalia.game("kingdoms", players=2).start(seed=1)
        assert server.post("/api/verify", **json.loads(match.to_json()))
    finally:
        assert server.stop() == 0


def test_a_file_is_taken_to_be_analysed():
    task = msgspec.msgpack.encode(Task(b"{}"))
    done = subprocess.run(
        [sys.executable, "-c", LACKING + "from regalia.table.analysis_worker import main\nmain()"],
        env=environment(), input=len(task).to_bytes(4, "big") + task, capture_output=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert b"regalia" in done.stdout  # what the file lacks


@pytest.mark.parametrize("device", ["cuda", "ray"])
def test_threads_are_for_the_processor_alone(device):
    with pytest.raises(regalia.BadInput, match=f"the device {device} divides the work itself"):
        regalia.game("kingdoms").simulate(10, device=device, threads=2)
