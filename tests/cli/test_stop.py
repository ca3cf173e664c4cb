"""Ctrl+C ends `make play` quietly: keys on a terminal of its own, the rule of the Makefile, a real server."""

import os
import pty
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

import regalia

ROOT = Path(__file__).parents[2]
CTRL_C = b"\x03"
AT_A_TERMINAL = """
import fcntl, os, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.SIG_DFL)  # also where whoever runs this ignores it
os.execvp(sys.argv[1], sys.argv[1:])
"""


def heard(terminal: int, until: bytes = b"") -> bytes:
    """What is shown up to some words, or to the end."""
    shown = b""
    while not until or until not in shown:
        try:
            more = os.read(terminal, 4096)
        except OSError:  # the last process has closed it
            more = b""
        if not more:
            return shown
        shown += more
    return shown


def wait_until_closed(port: int) -> None:
    """The server has begun to stop once it takes no more connections."""
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            return


@pytest.mark.parametrize("presses", [1, 2])
def test_ctrl_c_ends_make_play_without_an_error(presses: int, tmp_path: Path):
    settings = {"REGALIA_PORT": "0", "REGALIA_DATABASE": f"sqlite:///{tmp_path}/tables.sqlite", "BROWSER": "true"}
    environment = {**os.environ, **settings, "PYTHONPATH": str(Path(regalia.__file__).parents[1])}
    environment.pop("MAKEFLAGS", None)
    installed = ["-o", f"{sys.prefix}/.play", f"VENV={sys.prefix}"]  # this environment, as it is
    command = [sys.executable, "-c", AT_A_TERMINAL, "make", *installed, "play"]
    terminal, other_end = pty.openpty()
    ends = dict.fromkeys(("stdin", "stdout", "stderr"), other_end)
    child = subprocess.Popen(command, cwd=ROOT, env=environment, start_new_session=True, **ends)
    os.close(other_end)
    shown = heard(terminal, until=b"Ctrl+C")
    port = int(re.search(rb"localhost:(\d+)", shown)[1])
    os.write(terminal, CTRL_C)
    if presses > 1:
        wait_until_closed(port)
        os.write(terminal, CTRL_C)
    shown += heard(terminal)
    os.close(terminal)
    assert child.wait() in (0, -signal.SIGINT)  # make ends itself by the signal that it had
    assert b"stopped" in shown
    for word in (b"make:", b"Error", b"Traceback", b"error"):
        assert word not in shown, shown.decode()
