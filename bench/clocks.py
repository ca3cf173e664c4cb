"""What a thousand tables with a running clock cost a server that has nothing else to do, in shares of one core.

python bench/clocks.py [--tables 1000] [--seconds 30]      # SQLite in a folder of its own, Linux
python bench/clocks.py --postgres                          # two servers on a PostgreSQL of its own, and what that costs itself
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from table.postgres import Postgres  # noqa: E402
from table.servers import Server  # noqa: E402

SETTLE = 10  # seconds, in which what the start and the new tables left behind is done
PEOPLE = [{"kind": "person"}, {"kind": "person"}]


def fields(process: int | str) -> list[str]:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()


def used(process: int) -> float:
    """Seconds of processor time."""
    found = fields(process)
    return (int(found[11]) + int(found[12])) / os.sysconf("SC_CLK_TCK")


def children(parent: int) -> list[int]:
    return [int(each.name) for each in Path("/proc").iterdir() if each.name.isdecimal() and int(fields(each.name)[1]) == parent]


def shares(groups: list[list[int]], seconds: float) -> list[float]:
    """Of each group of processes."""
    before, began = [sum(map(used, group)) for group in groups], time.monotonic()
    time.sleep(seconds)
    passed = time.monotonic() - began
    return [(sum(map(used, group)) - then) / passed for group, then in zip(groups, before, strict=True)]


def processes(servers: list[Server], postgres: Postgres | None) -> list[list[int]]:
    """The servers, and where there is one the database with all that works for it."""
    head = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0]) if postgres else None
    return [[each.process.pid for each in servers], *([[head, *children(head)]] if head else [])]


def measure(servers: list[Server], postgres: Postgres | None, tables: int, seconds: float) -> None:
    while any(game["part"] for server in servers for game in server.get("/health")["warm_up"]):
        time.sleep(0.5)
    time.sleep(SETTLE)
    idle = shares(processes(servers, postgres), seconds)
    for number in range(tables):
        kind = {"kind": "live", "base": 7200} if number % 2 else {"kind": "soft", "seconds": 86400}
        servers[number % len(servers)].table(PEOPLE, clock=kind, prepared=False)
    time.sleep(SETTLE)
    running = shares(processes(servers, postgres), seconds)
    for name, before, after in zip(("server" if len(servers) == 1 else "two servers", "PostgreSQL"), idle, running, strict=False):
        print(
            f"{name}: without a clock {before:.2%} of a core, with {tables} clocks running {after:.2%}: {after - before:.2%} for the clocks"
        )


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=30)
    asked.add_argument("--postgres", action="store_true")
    args = asked.parse_args()
    postgres = Postgres() if args.postgres else None
    with tempfile.TemporaryDirectory() as folder:
        url = postgres.new_database() if postgres else f"sqlite:///{folder}/tables.sqlite"
        servers = [Server(url) for _ in range(2 if postgres else 1)]
        try:
            measure(servers, postgres, args.tables, args.seconds)
        finally:
            for server in servers:
                server.stop()
            if postgres:
                postgres.remove()


if __name__ == "__main__":
    main()
