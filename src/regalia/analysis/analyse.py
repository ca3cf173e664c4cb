"""The analysis of a match that is over: every decision is searched, on as many threads as there are processors."""

import itertools
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from functools import lru_cache

import msgspec

from regalia.analysis.judging import Decision, Judged, Shares, judge, seed_of
from regalia.analysis.looking import Look
from regalia.analysis.results import FORMAT, MARKS, Analysis, Chance, Player, Sum, TurningPoint, Verdict
from regalia.analysis.sums import sums
from regalia.bots.knowledge import know
from regalia.core.errors import BadInput
from regalia.core.game import Game
from regalia.core.match import Match, Played, read_file
from regalia.core.system import processors

Progress = Callable[[int, int], None]
DEALS = 64  # over which chances before a deal are taken
FEW_WALKS = 300  # for each of them
SWING = 0.1  # of a win, from which a change of chances is a turning point
TURNING_POINTS = 5
FEWEST, MOST = 50, 100_000  # walks of a search


def analyse(
    match: Match, *, walks: int | None = None, seed: int = 0, threads: int | None = None, progress: Progress | None = None
) -> Analysis:
    """Judge every decision of a finished match by what its seat then knew, and set luck apart from skill.

    The same match, walks and seed give the same analysis, on however many threads.
    """
    if not match.over:
        raise BadInput("analysis-running")
    return _analyse(match, match.winners, walks, seed, threads, progress)


def analyse_resigned(
    match: Match,
    left: Sequence[int],
    *,
    walks: int | None = None,
    seed: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """The same for a match that the rules did not end, because nobody but `left` would go on. Whoever calls this knows that it is so."""
    return _analyse(match, left if len(left) == 1 else [], walks, seed, threads, progress)


def _analyse(
    match: Match, winners: Sequence[int], walks: int | None, seed: int, threads: int | None, progress: Progress | None
) -> Analysis:
    walks = match.game.rooms.evaluation.walks if walks is None else walks
    if not FEWEST <= walks <= MOST:
        raise BadInput("analysis-walks", low=FEWEST, high=MOST)
    judged = judge_all(match, walks, seed, threads, progress)
    players = match.game.players
    expected = judged[0].best if judged and _from_position(match) else before_deal(match.game, seed)
    result = shares_of(winners, players) if winners else judged[-1].played if judged else expected
    return gather(match, judged, walks, seed, expected, result, winners)


def shares_of(winners: Sequence[int], players: int) -> Shares:
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(players))


def _from_position(match: Match) -> bool:
    return read_file(match.to_json()).position is not None


def judge_all(match: Match, walks: int, seed: int, threads: int | None, progress: Progress | None) -> list[Judged]:
    found = list(decisions(match))
    with ThreadPoolExecutor(threads or processors()) as pool:
        jobs = [pool.submit(judge, each, walks, seed) for each in found]
        try:
            for done, job in enumerate(as_completed(jobs), 1):
                job.result()
                if progress:
                    progress(done, len(jobs))
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return [job.result() for job in jobs]


def decisions(match: Match) -> Iterator[Decision]:
    """Every decision that stands and was one: where more than one move was legal."""
    moves = match.since(0)
    standing = {each.ply for each in moves}
    again = match.dealt(match.deal.table, match.deal.brought)
    waiting: tuple[Match, Played] | None = None
    rolls = shows = False
    for line in match.log:
        if line.ply in standing and isinstance(line, Played) and len(again.legal_ids()) > 1:
            if waiting:
                yield _decision(*waiting, rolls, shows)
            waiting, rolls, shows = (again.copy(), line), False, False
        again.enter(line.written)
        if line.ply in standing and isinstance(line, Played):
            rolls |= line.dice is not None
            shows |= line.move.family.reveals
    if waiting:
        yield _decision(*waiting, rolls, shows)


def _decision(match: Match, line: Played, rolls: bool, shows: bool) -> Decision:
    return Decision(match, len(match.moments), match.draft, line.move, rolls, shows)


def gather(match: Match, judged: list[Judged], walks: int, seed: int, expected: Shares, result: Shares, winners: Sequence[int]) -> Analysis:
    """Put together what was found."""
    game = match.game
    seen, truth = (sums(judged, expected, result, truth=each) for each in (False, True))
    verdicts = [each.verdict for each in judged]
    chances = [*_chances(judged), Chance(len(match.moments), list(result), list(result))]
    players = [_player(seat, verdicts, expected[seat], result[seat], seen[seat], truth[seat]) for seat in range(game.players)]
    return Analysis(
        FORMAT, game.name, dict(game.options), game.rulebook.rules_version, walks, seed, match.ply, match.scores, list(winners),
        chances, verdicts, _turning_points(chances, verdicts), players,
    )  # fmt: skip


def _player(seat: int, verdicts: Sequence[Verdict], expected: float, result: float, seen: Sum, truth: Sum) -> Player:
    mine = [each for each in verdicts if each.seat == seat]
    marks = [each.mark for each in mine]
    lost = sum(each.loss for each in mine)
    good, doubtful, bad = (marks.count(mark) for mark in MARKS)
    return Player(seat, len(mine), good, doubtful, bad, accuracy_of(mine), lost, expected, result, seen, truth)


def accuracy_of(verdicts: Sequence[Verdict]) -> float:
    """100 where nothing was lost; a decision that loses a tenth of a win counts half."""
    return 100 * sum(2 ** (-each.loss / 0.1) for each in verdicts) / len(verdicts) if verdicts else 100.0


def _chances(judged: Sequence[Judged]) -> list[Chance]:
    """After every moment, by the first decision that followed it."""
    found: dict[int, Chance] = {}
    for each in judged:
        found.setdefault(each.decision.moment, Chance(each.decision.moment, list(each.best), list(each.truth)))
    return [found[moment] for moment in sorted(found)]


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


def before_deal(game: Game, seed: int) -> Shares:
    """What each seat may expect before anything is dealt: the mean over many deals."""
    return _before_deal(game.name, game.rulebook.rules_version, msgspec.json.encode(game.options), seed)


@lru_cache(maxsize=32)
def _before_deal(name: str, version: int, options: bytes, seed: int) -> Shares:
    from regalia.core.game import rulebook

    game = Game(rulebook(name, version), msgspec.json.decode(options))
    total = [0.0] * game.players
    for deal in range(DEALS):
        match = Match(game, seed=seed_of(seed, deal, 0, "deal"))
        while len(match.legal_ids()) == 1:
            match.play(match.legal_ids()[0])
        shares = Look(know(match, deal), FEW_WALKS).best.shares
        total = [old + new / DEALS for old, new in zip(total, shares, strict=True)]
    return tuple(total)
