"""The analysis of a match that is over: every decision is searched, on as many threads as there are processors."""

import itertools
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

from regalia.analysis.judging import Decision, Judged, Shares, judge
from regalia.analysis.luck import SHARE, Draw, Worth, worth_of, worth_of_deal
from regalia.analysis.results import FORMAT, MARKS, Analysis, Chance, Player, Sum, TurningPoint, Verdict
from regalia.analysis.sums import sums
from regalia.core.errors import BadInput
from regalia.core.match import Match, Played
from regalia.core.match_file import read_file
from regalia.core.system import processors
from regalia.core.verify import Verdict as Checked

Progress = Callable[[int, int], None]
SWING = 0.1  # of a win: a change of chances as large as this is a turning point
TURNING_POINTS = 5
FEWEST, MOST = 50, 100_000  # simulations of a search


def analyse(
    match: Match, *, simulations: int | None = None, seed: int = 0, threads: int | None = None, progress: Progress | None = None
) -> Analysis:
    """Judge every decision of a finished match by what its seat knew then, and separate luck from skill.

    The same match, simulations and seed give the same analysis on any number of threads.
    """
    if not match.over:
        raise BadInput("analysis-running")
    return _analyse(match, match.winners, simulations, seed, threads, progress)


def simulations_of(match: Match, simulations: int | None) -> int:
    """How many simulations each search has: as asked, or the game's own number."""
    chosen = match.game.rooms.evaluation.simulations if simulations is None else simulations
    if not FEWEST <= chosen <= MOST:
        raise BadInput("analysis-simulations", low=FEWEST, high=MOST)
    return chosen


def sound(verdict: Checked) -> Match:
    """The match of a verified file; a file with a problem, or of a match that is not over, is refused."""
    for point in verdict.points:
        if point.holds is False:
            raise BadInput("analysis-file", reason=point.words)
    assert verdict.match is not None
    if not verdict.ended:
        raise BadInput("analysis-running")
    return verdict.match


def analyse_file(
    checked: Checked, *, simulations: int | None = None, seed: int = 0, threads: int | None = None, progress: Progress | None = None
) -> Analysis:
    """The same for a verified match file. A match that players gave up is judged up to there: the only one left has won."""
    match = sound(checked)
    if not checked.resigned:
        return analyse(match, simulations=simulations, seed=seed, threads=threads, progress=progress)
    left = [seat for seat in range(match.game.players) if seat not in checked.resigned]
    return _analyse(match, left if len(left) == 1 else [], simulations, seed, threads, progress)


def _analyse(
    match: Match, winners: Sequence[int], simulations: int | None, seed: int, threads: int | None, progress: Progress | None
) -> Analysis:
    chosen = simulations_of(match, simulations)
    return _gather(match, search_match(match, chosen, seed, threads, progress), chosen, seed, winners)


def shares_of(winners: Sequence[int], players: int) -> Shares:
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))


def _from_position(match: Match) -> bool:
    """Whether nothing was dealt: it began from a position, or at a moment of another match."""
    return match.origin is not None or read_file(match.to_json()).position is not None


@dataclass(frozen=True)
class Found:
    """All that was searched."""

    judged: list[Judged]
    draws: list[Worth]
    deal: Worth
    expected: Shares  # before the deal


def search_match(match: Match, simulations: int, seed: int, threads: int | None, progress: Progress | None) -> Found:
    """Search every decision and every draw, one per thread at a time."""
    decisions, draws = course(match)
    few = max(FEWEST, simulations // SHARE)
    with ThreadPoolExecutor(threads or processors()) as pool:
        judged = [pool.submit(judge, each, simulations, seed) for each in decisions]
        drawn = [pool.submit(worth_of, match.game, each, few, seed) for each in draws]
        deal = None if _from_position(match) else pool.submit(worth_of_deal, begun(match), few, seed)
        jobs: list[Future[Any]] = [*judged, *drawn, *([deal] if deal else [])]
        try:
            for done, job in enumerate(as_completed(jobs), 1):
                job.result()
                if progress:
                    progress(done, len(jobs))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    found = [job.result() for job in judged]
    if deal:
        return Found(found, [job.result() for job in drawn], *deal.result())
    fair = (1 / match.game.players,) * match.game.players
    nothing = (0.0,) * match.game.players
    return Found(found, [job.result() for job in drawn], Worth(nothing, nothing, nothing), found[0].best if found else fair)


def begun(match: Match) -> Match:
    """The match before its first move."""
    return match.dealt(match.deal.table, match.deal.brought)


def course(match: Match) -> tuple[list[Decision], list[Draw]]:
    """Every decision between several legal moves and every draw, without those that were taken back."""
    standing, again = {each.ply for each in match.since(0)}, begun(match)
    decisions, draws, last, seat = list[Decision](), [], -1, None
    for line in match.log:
        before, at = again.state, (len(again.moments), again.draft)
        stands = isinstance(line, Played) and line.ply in standing
        if stands and isinstance(line, Played) and len(again.legal_ids()) > 1:
            decisions.append(Decision(again.copy(), *at, line.move, opens=at[0] != last, goes_on=again.turn == seat))
            last, seat = at[0], again.turn
        again.enter(line.written)
        if stands and isinstance(line, Played) and line.dice is not None:
            draws.append(Draw(*at, line.move.id, before, again.state))
            seat = None
    return decisions, draws


def _gather(match: Match, found: Found, simulations: int, seed: int, winners: Sequence[int]) -> Analysis:
    """Put together what was found."""
    game, judged, expected = match.game, found.judged, found.expected
    result = shares_of(winners, game.players) if winners else judged[-1].played if judged else expected
    views = [
        sums(judged, getattr(found.deal, view), [getattr(each, view) for each in found.draws], expected, result)
        for view in ("seen", "public", "truth")
    ]
    verdicts = [each.verdict for each in judged]
    chances = [*_chances(judged), Chance(len(match.moments), list(result), list(result))]
    players = [_player(seat, verdicts, expected[seat], result[seat], [view[seat] for view in views]) for seat in range(game.players)]
    return Analysis(
        FORMAT, game.name, dict(game.options), game.rulebook.rules_version, simulations, seed, match.ply, match.scores, list(winners),
        chances, verdicts, _turning_points(chances, verdicts), players,
    )  # fmt: skip


def _player(seat: int, verdicts: Sequence[Verdict], expected: float, result: float, views: Sequence[Sum]) -> Player:
    mine = [each for each in verdicts if each.seat == seat]
    marks = [each.mark for each in mine]
    lost = sum(each.loss for each in mine)
    good, doubtful, bad = (marks.count(mark) for mark in MARKS)
    return Player(seat, len(mine), good, doubtful, bad, accuracy_of(mine), lost, expected, result, *views)


def accuracy_of(verdicts: Sequence[Verdict]) -> float:
    """How much of what was at stake was kept: 100 for playing as well as the search, 0 for moving at random."""
    stake = sum(max(0.0, each.stake) for each in verdicts)
    lost = sum(each.before - each.after for each in verdicts)
    return min(100.0, max(0.0, 100 * (1 - lost / stake))) if stake else 100.0


def _chances(judged: Sequence[Judged]) -> list[Chance]:
    """After every moment, by the first decision that followed it."""
    return [Chance(each.decision.moment, list(each.seen), list(each.truth)) for each in judged if each.seen is not None]


def _turning_points(chances: Sequence[Chance], verdicts: Sequence[Verdict]) -> list[TurningPoint]:
    found = []
    for before, after in itertools.pairwise(chances):
        changes = [new - old for old, new in zip(before.seen, after.seen, strict=True)]
        seat = max(range(len(changes)), key=lambda each: abs(changes[each]))
        if abs(changes[seat]) >= SWING:
            within = [i for i, each in enumerate(verdicts) if before.moment <= each.moment < after.moment and each.mark != "good"]
            worst = max(within, key=lambda i: verdicts[i].loss, default=None)
            found.append(TurningPoint(after.moment, seat, changes[seat], worst))
    largest = sorted(found, key=lambda each: -abs(each.change))[:TURNING_POINTS]
    return sorted(largest, key=lambda each: each.moment)
