"""Puzzles: those that are shipped are real positions with one best move, and a new search says so too; how they are made and kept."""

from collections import Counter
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from languages import said_in_every_language
from regalia.core.errors import BadInput
from regalia.core.game import rulebook, rulebooks
from regalia.core.match import Match
from regalia.puzzles import Puzzle, number_of, puzzle, puzzles, read, written
from regalia.puzzles.answers import judged
from regalia.puzzles.history import Attempt, History
from regalia.puzzles.make import GameFindings, Ledger, Work, grown, make, pick, play_one
from regalia.puzzles.proof import check, equals, forced

GAMES = list(rulebooks())
LEAST = 0.05  # the margin that every shipped puzzle states
ALL = [pytest.param(game, number, id=f"{game}-{number}") for game in GAMES for number in range(1, len(puzzles(game)) + 1)]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_a_dozen_or_more_and_no_two_alike(game: str):
    found = puzzles(game)
    assert len(found) >= 12
    assert len({each.match().state.tobytes() for each in found}) == len(found)
    assert max(Counter(each.secret for each in found).values()) <= 3


@pytest.mark.parametrize(("game", "number"), ALL)
def test_every_puzzle_is_a_real_position_with_a_proof(game: str, number: int):
    found = puzzle(game, number)
    match = found.match()
    assert not match.over
    legal = match.legal()
    assert set(found.best) <= set(legal)
    best = match.game.moves.read(found.best[0])
    assert {match.game.moves[move].notation for move in equals(match, best.id)} == set(found.best)
    proof = found.proof
    assert proof.tried[0].move == found.best[0]
    assert {each.move for each in proof.tried} <= set(legal)
    assert len({each.move for each in proof.tried} | set(found.best)) == min(len(legal), 5 + len(found.best))
    assert proof.margin >= LEAST
    assert proof.many >= 5 * proof.few
    assert len(set(proof.seeds)) == 4


@pytest.mark.parametrize("game", GAMES)
def test_a_new_search_finds_the_same_move(game: str):
    day = (date(2026, 11, 17) - date(2026, 1, 1)).days
    for number in {1 + day % len(puzzles(game)), len(puzzles(game))}:
        found = check(puzzle(game, number), 3000, seed=77)
        assert found.best == puzzle(game, number).best[0]
        assert found.margin > LEAST / 2


def test_a_forced_search_looks_only_at_its_move():
    match = puzzle("kingdoms", 1).match()
    legal = match.legal_ids()
    shares = [forced(match, move, 400, 5) for move in legal[:3]]
    assert shares == [forced(match, move, 400, 5) for move in legal[:3]]
    assert all(0 <= share <= 1 for share in shares)
    before = match.state.tobytes()
    equals(match, legal[0])
    assert match.state.tobytes() == before


def test_moves_that_lead_to_the_same_are_one():
    match = Match(puzzle("kingdoms", 1).match().game, seed=3)
    assert all(move in equals(match, move) for move in match.legal_ids())
    assert all(equals(match, move) == [move] for move in match.legal_ids())  # in Kingdoms no two moves do the same


def test_every_day_has_a_puzzle_and_no_two_days_in_a_row_the_same():
    days = [date(2026, 11, 17) + timedelta(days=day) for day in range(100)]
    numbers = [number_of(day, 36) for day in days]
    assert set(numbers) == set(range(1, 37))
    assert all(a != b for a, b in pairwise(numbers))
    assert number_of(date(2026, 1, 1), 36) == 1


def test_what_is_said_to_a_move_is_said_in_every_language():
    found = puzzle("kingdoms", 1)
    match = found.match()
    right, near = (match.game.moves.read(each.move) for each in found.proof.tried[:2])
    far = next(move for move in match.legal() if move not in [*found.best, *(each.move for each in found.proof.tried)])
    for move in (right, near, match.game.moves.read(far)):
        said_in_every_language(judged(found, move).sentence)
    assert found.solves(right)
    assert not found.solves(near)


@pytest.mark.parametrize("number", [0, 10_000, -1])
def test_there_is_no_such_puzzle(number: int):
    with pytest.raises(BadInput) as error:
        puzzle("kingdoms", number)
    said_in_every_language(error.value.sentence)


# making


def quick(**more: float) -> Work:
    return Work(rulebook("kingdoms"), margin=0.02, few=20, many=100, **more)


def test_the_same_game_brings_the_same_puzzles_and_the_time_is_kept():
    first, again = play_one(quick(), 3), play_one(quick(), 3)
    assert first == again
    assert first.looked > first.tried
    assert play_one(quick(until=0.0), 3) is None


def test_the_work_goes_on_where_it_was_broken_off(tmp_path: Path):
    path = tmp_path / "work.jsonl"
    told: list[GameFindings] = []
    ledger = Ledger(path)
    ledger.add(GameFindings(0, 5, 0, []))
    with path.open("ab") as file:
        file.write(b'{"number": 1, "look')  # the power failed here
    ledger = Ledger(path)
    assert set(ledger.games) == {0}
    shipped = puzzles("kingdoms")[0]
    ledger.add(GameFindings(1, 5, 1, [shipped]))
    make(quick(), ledger, 0, 1, told.append)
    assert [each.number for each in told] == [2]
    assert set(Ledger(path).games) == {0, 1, 2}
    path.write_text("nonsense\n")
    with pytest.raises(BadInput, match="does not hold puzzles"):
        Ledger(path)


def test_what_is_picked_is_mixed(tmp_path: Path):
    found = list(puzzles("royals"))
    picked = pick(found, 5)
    assert len(picked) == 5
    assert pick(found, 5) == picked
    assert grown(found[2:5], found, 6)[:3] == found[2:5], "those that were there keep their numbers"
    assert len({each.secret + str(len(each.moves)) for each in grown(found[2:5], found, 6)}) == 6
    assert grown(found[2:5], [], 1) == found[2:5]
    path = tmp_path / "some.json"
    path.write_text(written(picked))
    assert read(path) == picked
    assert isinstance(picked[0], Puzzle)


# what was solved


def test_a_streak_ends_with_a_day_that_was_missed(tmp_path: Path):
    history, today = History(tmp_path / "deep" / "puzzles.json"), date(2026, 11, 17)
    for back, daily, solved in ((0, False, True), (1, True, True), (2, True, True), (3, True, False), (4, True, True)):
        history.add(Attempt("kingdoms", back + 1, today - timedelta(days=back), daily, 1, solved))
    again = History(history.path)
    assert again.streak("kingdoms", today) == 2
    assert again.solved("kingdoms") == {1, 2, 3, 5}
    assert again.streak("royals", today) == 0
    again.add(Attempt("kingdoms", 9, today, True, 3, True))
    assert again.streak("kingdoms", today) == 3
