"""Is a guest served while somebody else keeps the bots busy? One address opens tables full of sovereigns, another plays a duke.

    python bench/fair.py                                # 118 tables of Royals with five sovereigns each
    python bench/fair.py --tables 12 --game kingdoms    # smaller

The guest's waits are measured twice in one run, alone and beside the crowd.
"""

import argparse
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import connect

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

import regalia  # noqa: E402
from table.servers import Live, Server  # noqa: E402

CROWD, GUEST = "127.0.0.2", "127.0.0.3"  # on one machine addresses are told apart by where they connect from


class Visitor:
    """Somebody at an address of their own."""

    def __init__(self, server: Server, address: str) -> None:
        self.server, self.address = server, address
        self.http = httpx.Client(base_url=server.url, transport=httpx.HTTPTransport(local_address=address), timeout=120)

    def table(self, game: str, seats: list[dict[str, Any]]) -> tuple[str, list[str]]:
        body = {"game": game, "options": {"players": len(seats)}, "seats": seats}
        made = self.http.post("/api/tables", json=body)
        made.raise_for_status()
        found = made.json()
        return found["table"], [seat["token"] for seat in found["seats"] if seat["token"]]

    def live(self, table: str, tokens: list[str], stack: ExitStack) -> Live:
        address = f"{self.server.url.replace('http', 'ws')}/api/tables/{table}/live"
        live = Live(stack.enter_context(connect(address, max_size=None, source_address=(self.address, 0))))
        live.say(type="hello", tokens=tokens)
        live.until("welcome")
        return live


def waits(visitor: Visitor, moves: int) -> list[float]:
    """Play against a duke; the seconds from each of our moves to the duke's."""
    table, tokens = visitor.table("kingdoms", [{"kind": "person"}, {"kind": "bot", "bot": "duke"}])
    found: list[float] = []
    with ExitStack() as stack:
        live = visitor.live(table, tokens, stack)
        asked = 0.0
        while len(found) < moves:
            state = live.until("state")
            if state["over"]:
                break
            if state["legal"]:
                if asked:
                    found.append(time.perf_counter() - asked)
                asked = time.perf_counter()
                live.say(type="play", seat=0, move=state["legal"][0]["id"], seq=state["seq"], step=state["step"])
    return found


def told(name: str, found: list[float]) -> str:
    return f"{name}: {len(found)} moves, median {statistics.median(found):.2f} s, longest {max(found):.2f} s"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--tables", type=int, default=118)
    asked.add_argument("--moves", type=int, default=12)
    asked.add_argument("--game", choices=list(regalia.rulebooks()), default="royals", help="of the crowd")
    args = asked.parse_args()
    seats = [{"kind": "bot", "bot": "sovereign"}] * max(regalia.rulebooks()[args.game].player_counts)
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        server = Server(f"sqlite:///{folder}/t.sqlite", bot_pause=0.6, tables_per_hour=1000)
        try:
            server.table()  # waits until a game is compiled
            server.table(game=args.game)
            guest, crowd = Visitor(server, GUEST), Visitor(server, CROWD)
            waits(guest, 2)
            print(told("alone", waits(guest, args.moves)), flush=True)
            for _ in range(args.tables):
                table, _ = crowd.table(args.game, seats)
                crowd.live(table, [], stack)  # bots alone play while somebody watches
            time.sleep(3)
            print(told(f"beside {args.tables} tables of sovereigns", waits(guest, args.moves)), flush=True)
            said = server.http.get("/metrics").text
            print(next(line for line in said.splitlines() if line.startswith('regalia_moves_total{by="bot"}')))
            print(f"bots that failed: {sum('bot' in line and 'failed' in line for line in server.log)}")
        finally:
            server.stop()


if __name__ == "__main__":
    main()
