"""What a table's server pays for one move: the view of a seat, the list of legal moves, the move itself, and the whole state as it is sent.

python bench/views.py        # microseconds, averaged over whole random matches
"""

import sys
import time
from pathlib import Path

import numpy as np

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "src")]

import regalia  # noqa: E402
from regalia.table.store import Entry  # noqa: E402
from regalia.table.table_state import Chair, TableState  # noqa: E402


def measure(name: str, matches: int = 2) -> dict[str, float]:
    of = regalia.game(name)
    spent = dict.fromkeys(("view", "legal", "after", "state"), 0.0)
    plies = 0
    for seed in range(matches):
        match, chance = of.start(seed=seed), np.random.default_rng(seed)
        row = {"id": "x", "created": 1.0, "start": "now", "rules_version": 1, "secret": "00"}
        now = TableState(row, match, [Chair("person")] * of.players)
        while not now.ended:
            seat = now.turn or 0
            steps = []
            for work in (lambda: now.match.view(seat), now.match.legal_ids, lambda: now.spoken(seat)):  # noqa: B023
                began = time.thread_time()
                done = work()
                steps.append((time.thread_time() - began, done))
            move = of.moves[int(chance.choice(steps[1][1]))].notation
            began = time.thread_time()
            now = now.after(Entry(now.seq + 1, "play", seat, move, 1.0))
            for what, seconds in zip(spent, (steps[0][0], steps[1][0], time.thread_time() - began, steps[2][0]), strict=True):
                spent[what] += seconds
            plies += 1
    return {what: seconds / plies * 1e6 for what, seconds in spent.items()}


def main() -> None:
    for name in regalia.rulebooks():
        measure(name, 1)  # the first time compiles
        print(f"{name:14}" + "  ".join(f"{what} {spent:7.0f} µs" for what, spent in measure(name).items()))


if __name__ == "__main__":
    main()
