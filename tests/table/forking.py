"""Servers as forks of one process that has imported everything and loaded the compiled rules: a start then costs a tenth of a fresh one.

`python forking.py` is that process, the nursery: asked over a socket, it forks, and tells how a child ended. Each server is still a
process of its own that runs `regalia serve` from the command line on.
"""

import atexit
import json
import os
import select
import signal
import socket
import subprocess
import sys
import threading
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

SRC = str(Path(__file__).parents[2] / "src")
ASKED = 1 << 20  # bytes, at most


class Forked:
    """A process of the nursery, with what the tests use of `subprocess.Popen`."""

    def __init__(self, args: list[str], env: dict[str, str]) -> None:
        self.args, self.returncode = args, None
        read, write = os.pipe()
        self.pid: int = nursery().ask({"args": args, "env": env}, write)
        os.close(write)
        self.stderr = os.fdopen(read)
        self._lock = threading.Lock()
        self._ends = os.pidfd_open(self.pid)  # it stays a zombie until the nursery is asked about it

    def wait(self, timeout: float | None = None) -> int:
        with self._lock:
            if self.returncode is None:
                if not select.select([self._ends], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired(self.args, timeout or 0)
                self.returncode = nursery().ask({"ended": self.pid})
                os.close(self._ends)
            return self.returncode

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    def __init__(self) -> None:
        self._socket, other = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._lock = threading.Lock()
        with other:
            command = [sys.executable, "-P", "-W", "error", __file__, str(other.fileno())]
            env = {**os.environ, "PYTHONPATH": SRC}
            self._process = subprocess.Popen(command, pass_fds=[other.fileno()], stdin=subprocess.DEVNULL, env=env)
        atexit.register(self._close)

    def _close(self) -> None:
        self._socket.close()
        self._process.wait()

    def ask(self, what: dict[str, Any], *fds: int) -> int:
        with self._lock:
            socket.send_fds(self._socket, [json.dumps(what).encode()], fds)
            return int(self._socket.recv(100))


@cache
def nursery() -> Nursery:
    """That of this process."""
    return Nursery()


def serve(asked: dict[str, Any], stderr: int) -> NoReturn:
    """In the fork: as if the command had been run."""
    os.dup2(stderr, 2)
    os.close(stderr)
    os.environ.clear()
    os.environ.update(asked["env"])
    from regalia.cli import main
    from regalia.core import system

    system._compiler = list  # here it cannot be put away: what the loader changed in it is the nursery's, and would be lost
    main(asked["args"])


def main(fd: int) -> None:
    load()
    with socket.socket(fileno=fd) as home:
        while (said := socket.recv_fds(home, ASKED, 1))[0]:
            asked = json.loads(said[0])
            if "ended" in asked:
                answer = os.waitstatus_to_exitcode(os.waitpid(asked["ended"], 0)[1])
            elif answer := fork():
                os.close(said[1][0])
            else:
                home.close()
                serve(asked, said[1][0])
            home.send(str(answer).encode())


def fork() -> int:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # Python 3.12 fears NumPy's threads, which are asleep
        return os.fork()


def load() -> None:
    """What every server imports and, where they are compiled, the rules it loads."""
    import importlib
    import pkgutil

    import regalia.cli
    import regalia.table.app
    from regalia.core.compiled import NotCompiled, only_loading
    from regalia.core.game import rulebooks
    from regalia.table.warm_up import PARTS, THINKING

    for module in pkgutil.iter_modules(regalia.cli.__path__):
        importlib.import_module(f"regalia.cli.{module.name}")
    for book in rulebooks().values():
        with only_loading(), suppress(NotCompiled):
            for part in [each for each in PARTS if each not in THINKING]:
                PARTS[part](book)


if __name__ == "__main__":
    main(int(sys.argv[1]))
