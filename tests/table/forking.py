"""Servers and commands as forks of one process that has imported everything and loaded the compiled rules: a fresh start costs far more.

`python forking.py` is that process, the nursery: asked over a socket, it forks, and tells how a child ended. Each child is still a
process of its own that runs `regalia` from the command line on.
"""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

SRC = str(Path(__file__).parents[2] / "src")
ASKED = 1 << 20  # bytes, at most
PATIENCE = 30  # seconds for a process that should end


def run(*args: str, stdin: str = "", timeout: float = 600, **env: str) -> subprocess.CompletedProcess[str]:
    """One command of `regalia`, as `subprocess.run` would run it."""
    with tempfile.TemporaryFile("w+") as given, tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
        given.write(stdin)
        given.seek(0)
        code = Forked([*args], {**os.environ, "PYTHONPATH": SRC, **env}, given.fileno(), out.fileno(), err.fileno()).wait(timeout)
        out.seek(0)
        err.seek(0)
        return subprocess.CompletedProcess(args, code, out.read(), err.read())


class Forked:
    """A process of the nursery, with what the tests use of `subprocess.Popen`."""

    def __init__(self, args: list[str], env: dict[str, str], *streams: int) -> None:
        """Without streams, its errors can be read here."""
        self.args, self.returncode = args, None
        if streams:
            self.pid: int = nursery().ask({"args": args, "env": env}, *streams)
        else:
            read, write = os.pipe()
            self.stderr = os.fdopen(read)
            with open(write, "w"), open(os.devnull) as nothing:
                self.pid = nursery().ask({"args": args, "env": env}, nothing.fileno(), 1, write)
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


def begin(asked: dict[str, Any], streams: list[int]) -> NoReturn:
    """In the fork: as if the command had been run."""
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(asked["env"])
    from regalia.cli import main
    from regalia.core import system

    system._compiler = list  # here it cannot be put away: what the loader changed in it is the nursery's, and would be lost
    try:
        main(asked["args"])
    except SystemExit as end:
        threading._shutdown()  # type: ignore[attr-defined]
        atexit._run_exitfuncs()
        sys.stdout.flush()
        os._exit(int(end.code or 0))  # taking apart what the nursery loaded takes longer than all else


def main(fd: int) -> None:
    load()
    gc.freeze()  # what is loaded stays: no child looks through it
    running: set[int] = set()
    with socket.socket(fileno=fd) as home:
        while (said := socket.recv_fds(home, ASKED, 3))[0]:
            asked, streams = json.loads(said[0]), said[1]
            if "ended" in asked:
                answer = os.waitstatus_to_exitcode(os.waitpid(asked["ended"], 0)[1])
                running.remove(asked["ended"])
            elif not (answer := fork()):
                home.close()
                begin(asked, streams)
            else:
                running.add(answer)
            for stream in streams:
                os.close(stream)
            home.send(str(answer).encode())
    end(running)


def end(running: set[int]) -> None:
    """End the processes that the tests have left: those of a test that failed, or all of them when pytest was killed."""
    for pid in running:
        os.kill(pid, signal.SIGTERM)
    for pid in running:
        if not select.select([os.pidfd_open(pid)], [], [], PATIENCE)[0]:
            os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


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
