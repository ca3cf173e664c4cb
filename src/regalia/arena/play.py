"""Playing a tournament: one process a core, each game appended to the ledger as it ends."""

import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from functools import cache
from typing import Any

from regalia.arena.ledger import Ledger, Played
from regalia.arena.plan import OPENER, Bout, Plan
from regalia.bots import Bot, bot, know, threads_of
from regalia.core.errors import BadInput
from regalia.core.match import Match
from regalia.core.system import processors

TRIES = 50  # deals that may turn out uneven before it is said that none is found

Progress = Callable[[Played], None]


@dataclass(frozen=True)
class Start:
    """Where the bots take over: a deal and the moves of its opening."""

    seed: int
    moves: tuple[int, ...] = ()


def run(ledger: Ledger, *, jobs: int | None = None, progress: Progress | None = None) -> None:
    """Play what the ledger is missing. Ctrl-C stops at once; finished games are in the ledger."""
    missing = ledger.missing
    jobs = min(jobs or cores_for(ledger.plan), len(missing))
    if not missing:
        return
    deals: dict[tuple[int, int], list[Bout]] = {}
    for bout in missing:
        deals.setdefault((bout.players, bout.deal), []).append(bout)
    if jobs == 1:
        for deal, bouts in deals.items():
            start = begin(ledger.plan, *deal)
            for bout in bouts:
                _enter(ledger, bout, play_bout(ledger.plan, bout, start), progress)
        return
    warm_up(ledger.plan)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_ignore_interrupts)
    try:
        _share_out(ledger, pool, deals, jobs, progress)
    except BaseException:
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        raise
    pool.shutdown()


def _share_out(
    ledger: Ledger, pool: ProcessPoolExecutor, deals: dict[tuple[int, int], list[Bout]], jobs: int, progress: Progress | None
) -> None:
    """Have openings and games played, a few of them handed out ahead. A game that can be played goes before an opening."""
    plan, unopened, ready = ledger.plan, deque(deals), deque[tuple[Bout, Start]]()
    openings: dict[Future[Any], tuple[int, int]] = {}
    games: dict[Future[Any], Bout] = {}
    while unopened or ready or openings or games:
        while len(openings) + len(games) < 8 * jobs and (ready or (unopened and len(openings) < jobs)):
            if ready:
                bout, start = ready.popleft()
                games[pool.submit(play_bout, plan, bout, start)] = bout
                continue
            deal = unopened.popleft()
            if plan.opening:
                openings[pool.submit(begin, plan, *deal)] = deal
            else:
                ready += [(bout, begin(plan, *deal)) for bout in deals[deal]]
        for done in wait([*openings, *games], return_when=FIRST_COMPLETED).done:
            if done in games:
                _enter(ledger, games.pop(done), done.result(), progress)
            else:
                ready += [(bout, done.result()) for bout in deals[openings.pop(done)]]


def cores_for(plan: Plan) -> int:
    """How many games at once: as many as leave every thread of the bots a core."""
    return max(1, processors() // max(threads_of(name) for name in plan.bots))


def _enter(ledger: Ledger, bout: Bout, played: Played, progress: Progress | None) -> None:
    ledger.add(bout, played)
    if progress:
        progress(played)


def _ignore_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def warm_up(plan: Plan) -> None:
    """Have the compiled code made once, before every process would make its own."""
    match = plan.table(plan.players[0]).start(seed=0)
    for name in (*plan.bots, *([OPENER] if plan.opening else [])):
        _bot(name).choose(know(match, 0))


@cache
def _bot(name: str) -> Bot:
    return bot(name)


def begin(plan: Plan, players: int, deal: int) -> Start:
    """Find a deal and play its opening, if the plan has one: the same whoever sits where."""
    if not plan.opening:
        return Start(plan.seed_of("deal", players, deal))
    for attempt in range(TRIES):
        start = _open(plan, players, (deal, attempt) if attempt else (deal,))
        if start is not None:
            return start
    raise BadInput("arena-uneven", turns=plan.opening, tries=TRIES)


def _open(plan: Plan, players: int, deal: tuple[int, ...]) -> Start | None:
    seed = plan.seed_of("deal", players, *deal)
    match, moves = plan.table(players).start(seed=seed), []
    while match.turn is not None:
        known = know(match, plan.seed_of("opening", players, *deal, match.ply))
        forced = len(known.legal) == 1
        if match.turns_begun >= plan.opening and (plan.even >= 100 or not forced):
            break
        moves.append(known.legal[0] if forced else _bot(OPENER).choose(known).move)
        match.play(moves[-1])
    if plan.even < 100 and (match.turn is None or abs(_bot(OPENER).choose(known).value - 1 / players) > plan.even / 100):
        return None
    return Start(seed, tuple(moves))


def opened(plan: Plan, players: int, start: Start) -> Match:
    match = plan.table(players).start(seed=start.seed)
    for move in start.moves:
        match.play(move)
    return match


def play_bout(plan: Plan, bout: Bout, start: Start) -> Played:
    """Play one game to its end."""
    match = opened(plan, bout.players, start)
    decisions, seconds = [0] * bout.players, [0.0] * bout.players
    while (seat := match.turn) is not None:
        known = know(match, plan.seed_of("ply", bout.players, bout.deal, bout.bots, match.ply))
        if len(known.legal) > 1:
            begun = time.perf_counter()
            move = _bot(bout.bots[seat]).choose(known).move
            seconds[seat] += time.perf_counter() - begun
            decisions[seat] += 1
        else:
            move = known.legal[0]
        match.play(move)
    winners = match.winners
    return Played(
        number=bout.number,
        players=bout.players,
        deal=bout.deal,
        bots=bout.bots,
        scores=tuple(match.scores),
        shares=tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(bout.players)),
        plies=match.ply,
        turns=match.turns_begun,
        decisions=tuple(decisions),
        seconds=tuple(seconds),
    )
