"""Playing a tournament: one process a core, each game appended to the ledger as it ends."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache

from regalia.arena.ledger import Ledger, Played
from regalia.arena.plan import OPENER, Bout, Plan
from regalia.bots import Bot, bot, know, threads_of
from regalia.core.match import Match

Progress = Callable[[Played], None]


def run(ledger: Ledger, *, jobs: int | None = None, progress: Progress | None = None) -> None:
    """Play what the ledger is missing. Ctrl-C stops at once; finished games are in the ledger."""
    missing = ledger.missing
    jobs = min(jobs or cores_for(ledger.plan), len(missing))
    if not missing:
        return
    if jobs == 1:
        for bout in missing:
            _enter(ledger, bout, play_bout(ledger.plan, bout), progress)
        return
    warm_up(ledger.plan)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_ignore_interrupts)
    try:
        waiting = {pool.submit(play_bout, ledger.plan, bout): bout for bout in missing}
        for done in as_completed(waiting):
            _enter(ledger, waiting[done], done.result(), progress)
    except BaseException:
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        raise
    pool.shutdown()


def cores_for(plan: Plan) -> int:
    """How many games at once: as many as leave every thread of the bots a core."""
    return max(1, len(os.sched_getaffinity(0)) // max(threads_of(name) for name in plan.bots))


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


def opened(plan: Plan, players: int, deal: int) -> Match:
    """A deal after its opening, if the plan has one: the same whoever sits where."""
    match = plan.table(players).start(seed=plan.seed_of("deal", players, deal))
    while match.turn is not None and match.turns < plan.opening:
        match.play(_bot(OPENER).choose(know(match, plan.seed_of("opening", players, deal, match.ply))).move)
    return match


def play_bout(plan: Plan, bout: Bout) -> Played:
    """Play one game to its end."""
    match = opened(plan, bout.players, bout.deal)
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
        turns=match.turns,
        decisions=tuple(decisions),
        seconds=tuple(seconds),
    )
