"""`make bench`: Regalia and its peers side by side in one run on this machine; writes docs/performance.md.

Every figure is measured here and now. Timings are noisy, so ratios count more than numbers: each figure is the best of
three, and the peers run between Regalia's own measurements.
"""

import os
import platform
import subprocess
import sys
import time
import warnings
from pathlib import Path

from peers import PEERS, Speed
from rich.progress import Progress

import regalia
from regalia.core.system import processors

ROOT = Path(__file__).parents[1]
SERVER = "## The server under load"
SECONDS = 1.0


def measure_regalia(game: regalia.Game, threads: int) -> Speed:
    game.simulate(256, threads=threads)
    count, best = 4096, Speed("", "", 0, 0, "")
    cores = "1 core" if threads == 1 else f"{threads} cores"
    while True:
        began = time.perf_counter()
        played = game.simulate(count, threads=threads, seed=count)
        took = time.perf_counter() - began
        if took > SECONDS / 2:
            break
        count *= 2
    for seed in range(3):
        began = time.perf_counter()
        played = game.simulate(count, threads=threads, seed=seed)
        took = time.perf_counter() - began
        moves = float(played.plies.sum()) / took
        if moves > best.moves:
            best = Speed("Regalia", described(game), moves, count / took, f"compiled, {cores}, full legal lists")
    return best


def described(game: regalia.Game) -> str:
    values = [f"{name} {value}" for name, value in game.options.items() if name != "players" and value not in ([], False, "substitute")]
    return ", ".join([game.rulebook.title, f"{game.players} players", *values])


def measure_interpreted(game: regalia.Game) -> Speed:
    """The same rules without a compiler, in a process of their own."""
    script = (
        "import sys, time, json, regalia; g = regalia.game(sys.argv[1], **json.loads(sys.argv[2])); g.simulate(1, threads=1);"
        "t = time.perf_counter(); r = g.simulate(20, threads=1); d = time.perf_counter() - t; print(r.plies.sum() / d, 20 / d)"
    )
    import json

    said = run_python("-c", script, game.name, json.dumps(game.options), NUMBA_DISABLE_JIT="1")
    moves, games = map(float, said.split())
    return Speed("Regalia", described(game), moves, games, "interpreted, 1 core")


def run_python(*words: str, **env: str) -> str:
    done = subprocess.run([sys.executable, *words], env={**os.environ, **env}, capture_output=True, text=True, check=True)
    return done.stdout


def seconds_of(script: str, **env: str) -> float:
    """Best of three, in new processes; the script prints its own seconds."""
    return min(float(run_python("-c", script, **env)) for _ in range(3))


def start_up() -> list[tuple[str, str]]:
    import tempfile

    first_move = (
        "import time; t = time.perf_counter(); import regalia;"
        "m = regalia.game('{}').start(seed=1); m.play(m.legal()[0]); print(time.perf_counter() - t)"
    )
    rows = [
        ("`import regalia`", f"{seconds_of('import time; t = time.perf_counter(); import regalia; print(time.perf_counter() - t)'):.3f} s")
    ]
    for name in regalia.rulebooks():
        run_python("-c", first_move.format(name))
        warm = seconds_of(first_move.format(name))
        with tempfile.TemporaryDirectory() as folder:
            cold = float(run_python("-c", first_move.format(name), NUMBA_CACHE_DIR=folder))
        rows.append((f"first compiled move of {name} in a new process", f"{warm:.2f} s with a warm cache, {cold:.1f} s with a cold one"))
    return rows


def memory() -> list[tuple[str, str]]:
    return [(book.title, f"{book.rooms.state.STATE.itemsize} bytes") for book in regalia.rulebooks().values()]


def games_to_measure() -> list[regalia.Game]:
    chosen = []
    for name, book in regalia.rulebooks().items():
        chosen += [regalia.game(name, players=count) for count in book.player_counts]
    return chosen


def main() -> None:
    warnings.simplefilter("ignore")  # peers' own
    cores = processors()
    speeds: list[Speed] = []
    missing: list[str] = []
    games = games_to_measure()
    with Progress() as bar:
        task = bar.add_task("Measuring", total=3 * len(games) + len(PEERS))
        for i, game in enumerate(games):
            speeds.append(measure_regalia(game, 1))
            bar.advance(task)
            speeds.append(measure_regalia(game, cores))
            bar.advance(task)
            speeds.append(measure_interpreted(game))
            bar.advance(task)
            for peer, measure in list(PEERS.items())[i : i + 1]:
                try:
                    speeds += measure(SECONDS)
                except ImportError as error:
                    missing.append(f"{peer} is not installed here ({error}).")
                bar.advance(task)
    page = ROOT / "docs/performance.md"
    server = page.read_text(encoding="utf-8").partition(SERVER)[1:] if page.exists() else ()
    text = report(speeds, missing, cores) + "".join(server)  # that section is measured by bench/load.py
    page.write_text(text, encoding="utf-8")
    print(text)


def report(speeds: list[Speed], missing: list[str], cores: int) -> str:
    best_peer = max((speed for speed in speeds if speed.engine == "OpenSpiel"), key=lambda speed: speed.moves, default=None)
    lines = [
        "# Performance",
        "",
        "Random play of whole games, every legal move listed at every decision. Written by `make bench` in one run on one machine:",
        f"{platform.processor() or platform.machine()}, {cores} cores, Python {platform.python_version()}.",
        "Compare within the table; timings are noisy.",
        "",
        "| engine | game | moves/s | games/s | how |" + (" relative to the fastest OpenSpiel game |" if best_peer else ""),
        "|---|---|--:|--:|---|" + ("--:|" if best_peer else ""),
    ]
    for speed in sorted(speeds, key=lambda speed: -speed.moves):
        ratio = f" {speed.moves / best_peer.moves:.2f}× |" if best_peer else ""
        lines.append(f"| {speed.engine} | {speed.game} | {speed.moves:,.0f} | {speed.games:,.0f} | {speed.how} |{ratio}")
    lines += [
        "",
        "OpenSpiel's moves include chance steps; Regalia counts only player decisions, so the comparison flatters OpenSpiel.",
        *missing,
    ]
    lines += ["", "## Ratios of this run", "", "| game | compiled : interpreted | all cores : one core |", "|---|--:|--:|"]
    for one in [speed for speed in speeds if speed.how.startswith("compiled, 1 core")]:
        same = {
            speed.how.split(",")[0] + speed.how.split(",")[1]: speed
            for speed in speeds
            if speed.game == one.game and speed.engine == "Regalia"
        }
        interpreted = next(speed for how, speed in same.items() if how.startswith("interpreted"))
        every = next((speed for how, speed in same.items() if how.startswith("compiled") and speed is not one), one)
        lines.append(f"| {one.game} | {one.moves / interpreted.moves:,.0f} | {every.moves / one.moves:.2f} |")
    lines += [
        "",
        "## Steps with observations and masks",
        "",
        "The [vector environment](environments.md#vector-play) and the peers, on one core;",
    ]
    lines += ["written by `python bench/vector.py` in the same run.", "", run_python(str(ROOT / "bench/vector.py")).strip()]
    lines += ["", "## One game in progress", "", "| game | memory |", "|---|--:|", *(f"| {name} | {size} |" for name, size in memory())]
    lines += ["", "## Start-up", "", "| what | seconds |", "|---|---|", *(f"| {what} | {took} |" for what, took in start_up())]
    gpu = ROOT / "docs/performance-gpu.md"
    if gpu.exists():
        lines += ["", "GPU results are on a separate page: [performance-gpu.md](performance-gpu.md)."]
    return "\n".join([*lines, "", ""])


if __name__ == "__main__":
    main()
