"""Do marks and accuracy mean something? Bots of known levels play each other; every game is analysed, every fifth with a second seed.

    python bench/analysis.py kingdoms --games 208 --cores 16 --minutes 20 --out build/analysis
    python bench/analysis.py kingdoms --choices     # what every level, a sovereign too, would choose in the same positions
    python bench/analysis.py kingdoms --times       # how long an analysis takes

A game is a line in OUT/GAME.jsonl; what is there already is not played again, so a run that was stopped goes on. At the end, or with
--report alone, it prints accuracy by level, how often the seeds agree, and how much of the results luck and skill explain, with intervals.
"""

import argparse
import itertools
import json
import math
import os
import statistics
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import choices
import msgspec

from regalia import bots
from regalia.analysis.results import MARKS, Verdict
from regalia.core.game import Game, rulebook
from regalia.core.match import Match

LEVELS = ("page", "knight", "duke", "sovereign")
THRESHOLDS = ((0.03, 0.08), (0.04, 0.10), (0.05, 0.10), (0.05, 0.12), (0.06, 0.15), (0.08, 0.20))
AGAIN = 5  # every so many games a second seed; all line-ups have their turn
PARTS = ("deal", "luck", "own", "others", "rest")


def line_ups(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Every level against itself and every other, each from both seats."""
    return [(a, b) for a, b in itertools.product(levels, repeat=2)]


def take_core(cores: list[int]) -> None:
    """A process keeps to one core, so that bots that think for a time think as long as in the arena."""
    core = cores[int(get_context().current_process().name.rpartition("-")[2]) % len(cores)]
    os.sched_setaffinity(0, {core})


def play_and_analyse(name: str, number: int, levels: tuple[str, str], simulations: int | None, options: dict[str, Any]) -> dict[str, Any]:
    from regalia.analysis import analyse

    game = Game(rulebook(name), {"players": 2, **options})
    match, begun = Match(game, seed=number), time.perf_counter()
    while not match.over:
        match.play(bots.bot(levels[match.turn or 0], name).choose(bots.know(match, seed=number * 1000 + match.ply)).move)
    played, begun = time.perf_counter() - begun, time.perf_counter()
    found = [analyse(match, simulations=simulations, seed=0, threads=1)]
    took = time.perf_counter() - begun
    if number % AGAIN == 0:
        found.append(analyse(match, simulations=simulations, seed=1, threads=1))
    return {
        "number": number, "levels": levels, "scores": match.scores, "winners": match.winners, "played": played, "took": took,
        "marks": [[each.mark for each in one.verdicts] for one in found],
        "players": [[msgspec.to_builtins(each) for each in one.players] for one in found],
        "decisions": [[row(each) for each in one.verdicts] for one in found],
    }  # fmt: skip


def row(of: Verdict) -> list[Any]:
    return [of.seat, round(of.before, 4), round(of.after, 4), round(of.stake, 4)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--cores", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--minutes", type=float, default=20, help="no game begins later; those that were begun are finished")
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--simulations", type=int)
    parser.add_argument("--out", type=Path, default=Path("build/analysis"))
    parser.add_argument("--report", action="store_true", help="only tell what has been played so far")
    parser.add_argument(
        "--times", action="store_true", help="only tell how long an analysis takes on two threads, for every number of players"
    )
    parser.add_argument("--choices", action="store_true", help="ask every level in the same positions, on one core; see choices.py")
    parser.add_argument("--decisions", type=int, default=1, help="of a game, with --choices")
    args = parser.parse_args()
    if args.times:
        times(args.game)
        return
    args.out.mkdir(parents=True, exist_ok=True)
    if args.choices:
        compare(args)
        return
    ledger = args.out / f"{args.game}.jsonl"
    if not args.report:
        run(args, ledger)
    report(args.game, [json.loads(line) for line in ledger.read_text().splitlines()])


def compare(args: argparse.Namespace) -> None:
    """The same positions for every level, in OUT/GAME-choices.jsonl."""
    ledger = args.out / f"{args.game}-choices.jsonl"
    if not args.report:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:1])  # ratings of levels are those of one core, too
        compile_search(args.game)
        choices.measure(args.game, args.levels, ledger, games=args.games, decisions=args.decisions, minutes=args.minutes)
    choices.report(args.game, [json.loads(line) for line in ledger.read_text().splitlines()])


def run(args: argparse.Namespace, ledger: Path) -> None:
    """Play what is missing, as many games at once as there are cores, until the time is up."""
    done = {json.loads(line)["number"] for line in ledger.read_text().splitlines()} if ledger.exists() else set()
    pairs, deadline = line_ups(args.levels), time.monotonic() + 60 * args.minutes
    jobs = ((n, pairs[n % len(pairs)]) for n in range(args.games) if n not in done)
    cores = sorted(os.sched_getaffinity(0))[: args.cores]
    compile_search(args.game)
    with ProcessPoolExecutor(len(cores), get_context("spawn"), take_core, (cores,)) as pool, ledger.open("a") as out:
        waiting = {pool.submit(play_and_analyse, args.game, *job, args.simulations, {}) for job in itertools.islice(jobs, len(cores))}
        while waiting:
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for each in finished:
                out.write(json.dumps(each.result()) + "\n")
                out.flush()
                if time.monotonic() < deadline:
                    waiting |= {pool.submit(play_and_analyse, args.game, *job, args.simulations, {}) for job in itertools.islice(jobs, 1)}


def compile_search(name: str) -> None:
    """Here, once, and not in every process at the same time."""
    from regalia.analysis import analyse
    from regalia.simulation.matches import at_random

    match = Match(Game(rulebook(name), {"players": 2}), seed=0)
    for _ in at_random(match):
        pass
    analyse(match, simulations=50)
    for level in LEVELS:
        bots.bot(level, name).choose(bots.know(Match(match.game, seed=0), 0))


def times(name: str) -> None:
    """How long an analysis takes, of one match between bots for each number of players."""
    from regalia.analysis import analyse

    compile_search(name)
    print("| game | players | decisions | simulations | seconds, two threads | processor seconds |\n|---|---|---|---|---|---|", flush=True)
    for players in rulebook(name).player_counts:
        match, player = Match(Game(rulebook(name), {"players": players}), seed=11), bots.bot("search:100")
        while not match.over:
            match.play(player.choose(bots.know(match, seed=match.ply)).move)
        wall, cpu = time.perf_counter(), time.process_time()
        found = analyse(match, threads=2)
        wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
        title = rulebook(name).title
        print(f"| {title} | {players} | {len(found.verdicts)} | {found.simulations} | {wall:.1f} | {cpu:.1f} |", flush=True)


# what it says, as Markdown


def mean(values: Sequence[float], digits: int = 1) -> str:
    """A mean and its 95 % interval; every value is of another game."""
    error = 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.nan
    return f"{statistics.fmean(values):.{digits}f} ± {error:.{digits}f}"


def report(game: str, games: list[dict[str, Any]]) -> None:
    took = statistics.fmean(g["took"] for g in games)
    print(
        f"## {game}\n\n{len(games)} games, {sum(len(g['marks'][0]) for g in games)} decisions; an analysis took {took:.1f} s of one core\n"
    )
    levels(games)
    agreement([g for g in games if len(g["marks"]) > 1])
    explained(games)


def levels(games: list[dict[str, Any]]) -> None:
    by_level: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for g in games:
        for seat, level in enumerate(g["levels"]):
            by_level[level].append(g["players"][0][seat])
    names = sorted(by_level, key=list(bots.LEVELS).index)
    print("| level | seats | accuracy | above the level before | doubtful | bad |\n|---|---|---|---|---|---|")
    for before, name in zip([None, *names], names, strict=False):
        column = [[each[what] for each in by_level[name]] for what in ("accuracy", "doubtful", "bad")]
        step = difference([each["accuracy"] for each in by_level[before]], column[0]) if before else ""
        print(f"| {name} | {len(column[0])} | {mean(column[0])} | {step} | {mean(column[1])} | {mean(column[2])} |")


def difference(before: Sequence[float], after: Sequence[float]) -> str:
    error = 1.96 * math.sqrt(sum(statistics.variance(each) / len(each) for each in (before, after) if len(each) > 1))
    return f"{statistics.fmean(after) - statistics.fmean(before):+.1f} ± {error:.1f}"


def agreement(games: list[dict[str, Any]]) -> None:
    """How often a second seed gives the same mark, and how much a loss differs between two seeds."""
    pairs = Counter(pair for g in games for pair in zip(*g["marks"], strict=True))
    losses = [pair for g in games for pair in zip(*([loss(each) for each in one] for one in g["decisions"]), strict=True)]
    share = [100 * statistics.fmean(a == b for a, b in zip(*g["marks"], strict=True)) for g in games]
    print(f"\nThe same mark from two seeds: {mean(share)} % of the decisions of a game.")
    for mark in MARKS:
        count = sum(n for (a, _), n in pairs.items() if a == mark)
        if count:
            print(f"- {mark} ({count}): " + ", ".join(f"{other} {100 * pairs[mark, other] / count:.1f} %" for other in MARKS))
    print(f"\nA loss differs between two seeds by {statistics.pstdev(a - b for a, b in losses):.4f} (standard deviation).")
    print("\n| doubtful from | bad from | same mark | of those not good with either seed |\n|---|---|---|---|")
    for low, high in THRESHOLDS:
        marks = [tuple((each >= low) + (each >= high) for each in pair) for pair in losses]
        some = [a == b for a, b in marks if a or b]
        both = f"{100 * statistics.fmean(some):.1f} %" if some else ""
        print(f"| {low} | {high} | {100 * statistics.fmean(a == b for a, b in marks):.1f} % | {both} |")


def loss(of: list[Any]) -> float:
    _, before, after, _ = of
    return max(0.0, before - after)


def explained(games: list[dict[str, Any]]) -> None:
    """How well deal, draws and decisions, without the unexplained rest, foretell the results."""
    print("\n| view | correlation with the result | the right winner | deal | draws | own decisions | others' | unexplained |")
    print("|---|---|---|---|---|---|---|---|")
    for view in ("seen", "public", "truth"):
        first = [g["players"][0][0] for g in games]
        result = [p["result"] - p["expected"] for p in first]
        parts = [sum(p[view][part] for part in PARTS[:-1]) for p in first]
        r, n = statistics.correlation(result, parts) if len(games) > 2 else math.nan, len(games)
        low, high = (math.tanh(math.atanh(r) + sign * 1.96 / math.sqrt(max(1, n - 3))) for sign in (-1, 1))
        right = 100 * statistics.fmean((a > 0) == (b > 0) for a, b in zip(result, parts, strict=True))
        sizes = " | ".join(mean([100 * abs(p[view][part]) for p in first]) for part in PARTS)
        print(f"| {view} | {r:.2f} ({low:.2f} to {high:.2f}) | {right:.1f} % | {sizes} |")
    twice = [[each[0]["seen"]["luck"] for each in g["players"]] for g in games if len(g["players"]) > 1]
    noise = [100 * abs(one - other) for one, other in twice]
    print(f"\nSizes are means of absolute values, in percent of a win; the draws differ between two seeds by {mean(noise)}.")


if __name__ == "__main__":
    main()
