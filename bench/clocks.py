"""What a thousand tables with a running clock cost a server that has nothing else to do, in shares of one core.

python bench/clocks.py [--tables 1000] [--seconds 30]      # SQLite in a folder of its own, Linux
"""

import argparse
import os
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]

from table.servers import Server  # noqa: E402

PEOPLE = [{"kind": "person"}, {"kind": "person"}]


def used(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def share(server: Server, seconds: float) -> float:
    before, began = used(server.process.pid), time.monotonic()
    time.sleep(seconds)
    return (used(server.process.pid) - before) / (time.monotonic() - began)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=30)
    args = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.sqlite")
        try:
            while any(game["part"] for game in server.get("/health")["warm_up"]):
                time.sleep(0.5)
            idle = share(server, args.seconds)
            for number in range(args.tables):
                kind = {"kind": "live", "base": 7200} if number % 2 else {"kind": "soft", "seconds": 86400}
                server.table(PEOPLE, clock=kind, prepared=False)
            time.sleep(5)
            running = share(server, args.seconds)
        finally:
            server.stop()
    print(f"without a clock {idle:.2%} of a core, with {args.tables} clocks running {running:.2%}: {running - idle:.2%} for the clocks")


if __name__ == "__main__":
    main()
