"""Playing a tournament: one process per core, each game appended to the ledger as it ends."""

import multiprocessing
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from regalia.arena.ledger import Ledger, Played
from regalia.arena.plan import OPENER, Bout, Plan
from regalia.arena.watch import Watch
from regalia.bots import Bot, bot, know, threads_of
from regalia.core.errors import BadInput, either, quoted
from regalia.core.match import Match
from regalia.core.system import processors
from regalia.simulation.cluster import Cluster, connect

TRIES = 50  # deals that may turn out uneven before giving up

DEVICES = ("cpu", "ray")
Progress = Callable[[Played], None]
Deal: TypeAlias = tuple[int, int, int]  # its number, the ledger, how many play


@dataclass(frozen=True)
class Start:
    """Where the bots take over: a deal and the moves of its opening."""

    seed: int
    moves: tuple[int, ...] = ()


def run(
    *ledgers: Ledger, jobs: int | None = None, device: str = "cpu", address: str | None = None, progress: Progress | None = None
) -> None:
    """Play what is missing in the ledgers, deal by deal in all of them. Ctrl+C stops at once; finished games are in the ledgers.

    With the device `ray` the games are tasks on a cluster: the one at `address`, at RAY_ADDRESS, or a new one on this machine.
    """
    if device not in DEVICES:
        raise BadInput("simulate-device", words=either(DEVICES), value=quoted(device))
    deals: dict[Deal, list[Bout]] = {}
    for number, ledger in enumerate(ledgers):
        for bout in ledger.missing:
            deals.setdefault((bout.deal, number, bout.players), []).append(bout)
    if not deals:
        return
    missing = sum(map(len, deals.values()))
    jobs = jobs or min(cores_for(ledger.plan) for ledger in ledgers)
    if device == "ray":
        pool = connect(address, max(threads_of(name, ledger.plan.game) for ledger in ledgers for name in ledger.plan.bots))
        _share_out(ledgers, pool, deals, min(pool.tasks, missing), progress)
    elif min(jobs, missing) == 1:
        for deal in sorted(deals):
            ledger = ledgers[deal[1]]
            start = begin(ledger.plan, deal[2], deal[0])
            for bout in deals[deal]:
                _enter(ledger, bout, play_bout(ledger.plan, bout, start), progress)
    else:
        _on_cores(ledgers, deals, min(jobs, missing), progress)


@contextmanager
def without_script() -> Iterator[None]:
    """Hide the caller's script from new processes, which would run it again; nothing that they need is defined there."""
    script = sys.modules["__main__"].__dict__
    hidden = {name: script.get(name) for name in ("__file__", "__spec__")}
    script.update(dict.fromkeys(hidden))
    try:
        yield
    finally:
        script.update(hidden)


def _on_cores(ledgers: Sequence[Ledger], deals: dict[Deal, list[Bout]], jobs: int, progress: Progress | None) -> None:
    for ledger in ledgers:
        warm_up(ledger.plan)
    ignore_interrupts = signal.SIGINT, signal.SIG_IGN
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=signal.signal, initargs=ignore_interrupts)
    try:
        with without_script():
            _share_out(ledgers, pool, deals, jobs, progress)
    except BaseException:
        workers = list((pool._processes or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        raise
    pool.shutdown()


def _share_out(
    ledgers: Sequence[Ledger], pool: "ProcessPoolExecutor | Cluster", deals: dict[Deal, list[Bout]], jobs: int, progress: Progress | None
) -> None:
    """Hand out openings and games, a few ahead of time. A game that can be played goes before an opening."""
    unopened, ready = deque(sorted(deals)), deque[tuple[Ledger, Bout, Start]]()
    openings: dict[Future[Any], Deal] = {}
    games: dict[Future[Any], tuple[Ledger, Bout]] = {}
    while unopened or ready or openings or games:
        while len(openings) + len(games) < 8 * jobs and (ready or (unopened and len(openings) < jobs)):
            if ready:
                ledger, bout, start = ready.popleft()
                games[pool.submit(play_bout, ledger.plan, bout, start)] = ledger, bout
                continue
            deal = unopened.popleft()
            ledger = ledgers[deal[1]]
            if ledger.plan.opening:
                openings[pool.submit(begin, ledger.plan, deal[2], deal[0])] = deal
            else:
                ready += [(ledger, bout, begin(ledger.plan, deal[2], deal[0])) for bout in deals[deal]]
        for done in wait([*openings, *games], return_when=FIRST_COMPLETED).done:
            if done in games:
                ledger, bout = games.pop(done)
                _enter(ledger, bout, done.result(), progress)
            else:
                deal = openings.pop(done)
                ready += [(ledgers[deal[1]], bout, done.result()) for bout in deals[deal]]


def cores_for(plan: Plan) -> int:
    """How many games at once, so that every thread of the bots has a core."""
    return max(1, processors() // max(threads_of(name, plan.game) for name in plan.bots))


def _enter(ledger: Ledger, bout: Bout, played: Played, progress: Progress | None) -> None:
    ledger.add(bout, played)
    if progress:
        progress(played)


def warm_up(plan: Plan) -> None:
    """Compile the code once, before every process would compile its own."""
    match = plan.table(plan.players[0]).start(seed=0)
    for name in (*plan.bots, *([OPENER] if plan.opening else [])):
        _bot(name).choose(know(match, 0))


@cache
def _bot(name: str) -> Bot:
    return bot(name)


def begin(plan: Plan, players: int, deal: int) -> Start:
    """Find a deal and play its opening, if the plan has one: the same for all seatings."""
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
    watch = Watch(match) if plan.study else None
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
        if watch:
            watch.look()
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
        watched=watch.seen() if watch else None,
    )
