"""Random play on a CUDA device: the same games as on the CPU, move for move, and how fast. Writes docs/performance-gpu.md.

`python bench/gpu.py [folder]` on a machine with an NVIDIA GPU and regalia[gpu]; the table goes into the folder, docs by default.
"""

import sys
import time
from pathlib import Path

import numpy as np

import regalia
from regalia.simulation.gpu import THREADS, kernel

CHECKED = 20_000  # games compared with the CPU
TIMED = 1 << 20  # games in one timed launch


def identical(game: regalia.Game) -> bool:
    """Whether the device plays exactly the games the CPU plays: every move, score, winner and length."""
    ours, theirs = game.simulate(CHECKED, seed=3), game.simulate(CHECKED, seed=3, device="cuda")
    return all(np.array_equal(getattr(ours, name), getattr(theirs, name)) for name in ("traces", "scores", "wins", "plies", "turns"))


def launch_speed(game: regalia.Game, threads: int) -> tuple[float, float]:
    """Moves and games a second of the kernel alone, best of three launches."""
    from numba import cuda

    state, run = game.rooms.state, kernel(game.rooms)
    start = cuda.to_device(np.array([game.blank()], state.STATE))
    box = cuda.to_device(np.array([game.box], state.BOX))
    points, wins = cuda.device_array((TIMED, game.players), np.int32), cuda.device_array(TIMED, np.uint8)
    plies, turns, traces = (cuda.device_array(TIMED, kind) for kind in (np.int32, np.int32, np.uint32))
    best = 0.0
    for seed in range(4):
        begin, end = cuda.event(), cuda.event()
        begin.record()
        run[-(-TIMED // threads), threads](start, box, seed, 0, points, wins, plies, turns, traces)
        end.record()
        end.synchronize()
        took = begin.elapsed_time(end) / 1000
        if seed:  # the first launch warms up
            best = max(best, float(plies.copy_to_host().sum(dtype=np.int64)) / took)
    return best, best / float(plies.copy_to_host().mean())


def main() -> None:
    from numba import cuda

    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1] / "docs"
    device = cuda.get_current_device().name
    name = device.decode() if isinstance(device, bytes) else device
    lines = [
        "# Performance on a GPU",
        "",
        f"Random play of whole games with full legal lists on one {name}, one thread per game; written by `python bench/gpu.py`.",
        f"*identical*: {CHECKED:,} games agree with the CPU move for move, in scores, winners and lengths.",
        "",
        "| game | moves/s | games/s | identical | compile time |",
        "|---|--:|--:|---|--:|",
    ]
    print("\n".join(lines), flush=True)
    for book in regalia.rulebooks().values():
        for count in book.player_counts:
            game = regalia.game(book.name, players=count)
            began = time.perf_counter()
            game.simulate(1, device="cuda")
            compiled = time.perf_counter() - began
            same = "yes" if identical(game) else "NO"
            moves, games = max(launch_speed(game, threads) for threads in (THREADS, 64, 256))
            lines.append(f"| {book.title}, {count} players | {moves:.3g} | {games:.3g} | {same} | {compiled:.1f} s |")
            print(lines[-1], flush=True)
    page = folder / "performance-gpu.md"
    _, heading, notes = page.read_text(encoding="utf-8").partition("\n## ") if page.exists() else ("", "", "")
    page.write_text("\n".join([*lines, ""]) + heading + notes, encoding="utf-8")  # what people wrote below the table stays


if __name__ == "__main__":
    main()
