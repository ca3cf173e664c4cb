"""Judge a policy: let it play a bot of the arena, every deal once from each seat.

python -m regalia.arena.judge royals run/royals.npz --against search:200ms --games 200 --jobs 2
"""

import argparse
import json
import math
import multiprocessing
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from regalia.arena.policy import PolicyBot, read_policy
from regalia.bots import Bot, bot, know
from regalia.core.errors import BadInput
from regalia.public import game as game_of

DEAL, PLY = 1 << 20, 7919  # seeds of deals, and of decisions


@dataclass(frozen=True)
class Contest:
    """A policy against a bot that holds all other seats."""

    game: str
    policy: str  # a file
    against: str
    players: int = 2
    seed: int = 1
    options: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Result:
    """One game, as its policy sees it."""

    deal: int
    seat: int
    share: float  # of the win
    ahead: float  # points before the best other seat
    seconds: float


@cache
def _bots(contest: Contest) -> tuple[Bot, Bot]:
    return PolicyBot.read(Path(contest.policy)), bot(contest.against, contest.game)


def play(contest: Contest, deal: int, seat: int) -> Result:
    """Play one game to its end."""
    began = time.perf_counter()
    policy, other = _bots(contest)
    match = game_of(contest.game, players=contest.players, **dict(contest.options)).start(seed=contest.seed * DEAL + deal)
    while (turn := match.turn) is not None:
        known = know(match, contest.seed * DEAL + deal * PLY + match.ply)
        match.play(known.legal[0] if len(known.legal) == 1 else (policy if turn == seat else other).choose(known).move)
    winners, scores = match.winners, match.scores
    best = max(score for who, score in enumerate(scores) if who != seat)
    return Result(deal, seat, (seat in winners) / len(winners), scores[seat] - best, time.perf_counter() - began)


def results(contest: Contest, games: int, jobs: int, until: float = math.inf) -> Iterator[Result]:
    """Play the games on so many processes, or those that fit before a time (time.monotonic)."""
    play(Contest(contest.game, contest.policy, _quick(contest.against), contest.players, contest.seed, contest.options), 0, 0)  # compiles
    tasks = iter([(deal, seat) for deal in range(-(-games // contest.players)) for seat in range(contest.players)])
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        running = {pool.submit(play, contest, *task) for _, task in zip(range(jobs), tasks, strict=False)}
        while running:
            done = next(as_completed(running))
            running.remove(done)
            yield done.result()
            if time.monotonic() < until and (task := next(tasks, None)):
                running.add(pool.submit(play, contest, *task))


def _quick(name: str) -> str:
    """The same bot with little time."""
    return f"{name.partition(':')[0]}:10" if ":" in name else name


def interval(shares: list[float]) -> tuple[float, float, float]:
    """Return the mean share and Wilson's interval of 95 % for it; ties count as half a win."""
    n, mean, z = len(shares), sum(shares) / len(shares), 1.96
    middle, width = mean + z * z / (2 * n), z * math.sqrt(mean * (1 - mean) / n + z * z / (4 * n * n))
    return mean, (middle - width) / (1 + z * z / n), (middle + width) / (1 + z * z / n)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("policy")
    parser.add_argument("--against", default="search:200ms")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no game after so many minutes")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    contest, found = Contest(args.game, args.policy, args.against, args.players, args.seed), list[Result]()
    try:
        for result in results(contest, args.games, args.jobs, time.monotonic() + args.minutes * 60):
            found.append(result)
            print(json.dumps(vars(result)), file=sys.stderr, flush=True)
    except BadInput as error:
        sys.exit(str(error))
    mean, low, high = interval([result.share for result in found])
    ahead = sum(result.ahead for result in found) / len(found)
    steps = read_policy(Path(args.policy))[0]["steps"]
    what = f"{args.policy} after {steps:,} decisions against {args.against}, {args.players} players"
    print(f"{what}: {mean:.1%} ({low:.1%} to {high:.1%}) of {len(found)} games, {ahead:+.1f} points", flush=True)


if __name__ == "__main__":
    main()
