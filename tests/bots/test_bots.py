"""Every bot on every game: legal, repeatable, blind to what its seat may not know, and punctual."""

import copy
import json
import os
import shutil
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from setups import every_game, label

import playing
import regalia
from regalia.bots import BOTS, LEVELS, Budget, SearchBot, bot, know, levels, threads_of
from regalia.games.royals.moves import CANCEL

FEW = Budget(simulations=24)


def some_games():
    """A handful of setups of every registered game, all numbers of players among them."""
    for book in regalia.rulebooks().values():
        games = [game for game in every_game() if game.name == book.name]
        yield from {game.players: game for game in games}.values()
        yield from {game.players: game for game in reversed(games)}.values()


GAMES = list({label(game): game for game in some_games()}.values())
games = pytest.mark.parametrize("game", GAMES, ids=label)


def moments(game, seed, count=3):
    """Positions of a match played at random, spread over its length."""
    length = int(game.simulate(1, seed=seed).plies[0])
    here = length // (2 * count)
    return (match for match in playing.moments(game, seed) if match.ply % max(1, length // count) == here and len(match.legal_ids()) > 1)


def in_world(match, world):
    """The same match, with another truth behind what is hidden."""
    other = copy.copy(match)
    other._states = [*match._states[:-1], world]
    return other


@games
def test_every_bot_plays_legal_moves_and_repeats_itself(game):
    for match in moments(game, seed=1):
        for name in BOTS:
            known = know(match, 5, FEW)
            before = known.state.tobytes()
            choice = bot(name).choose(known)
            assert choice.move in known.legal
            assert known.state.tobytes() == before
            assert bot(name).choose(know(match, 5, FEW)) == choice


@games
def test_no_bot_peeks(game):
    """Worlds that differ only in what the seat may not know: every bot decides alike, and so does a hint."""
    for match in moments(game, seed=2):
        worlds = [match, *(in_world(match, match.redealt(match.turn, guess)) for guess in (21, 22, 23))]
        for name in BOTS:
            assert len({repr(bot(name).choose(know(each, 7, FEW))) for each in worlds}) == 1
        assert len({repr(each.hint(simulations=24, seed=7)) for each in worlds}) == 1
        views = {repr(know(each, 7).view) for each in worlds}
        assert views == {repr(match.view(match.turn))}


def test_worlds_do_differ():
    """The test above would prove nothing if the redealt worlds were all the same."""
    match = regalia.game("kingdoms", players=3).start(seed=2)
    assert len({tuple(match.redealt(0, guess).start.tolist()) for guess in range(8)}) > 1


@pytest.mark.parametrize("game", [regalia.game(name) for name in regalia.rulebooks()], ids=lambda game: game.name)
def test_threads_change_nothing(game):
    match = game.start(seed=3)
    known = know(match, 11, Budget(simulations=203))
    alone = SearchBot(trees=4, threads=1).choose(known)
    assert alone.simulations == 203
    assert SearchBot(trees=4, threads=4).choose(known) == alone
    assert SearchBot(trees=4, threads=2).choose(known) == alone


@pytest.mark.alone
@pytest.mark.parametrize("game", [regalia.game(name) for name in regalia.rulebooks()], ids=lambda game: game.name)
def test_the_clock_is_kept(game):
    """Within 20 ms; the best of some tries, because the machine may be busy with other things."""
    known = know(game.start(seed=3), 11)
    player = SearchBot(Budget(seconds=0.05))
    player.choose(known)
    late = []
    for _ in range(8):
        begun = time.perf_counter()
        player.choose(known)
        late.append(time.perf_counter() - begun - 0.05)
    assert -0.02 < sorted(late)[0] < 0.02


SIX = """
import sys, regalia.games
regalia.games.__path__.append(sys.argv[1])
import regalia
from regalia.bots import Budget, SearchBot, know
match = regalia.game("crowns", players=6, heap=21).start(seed=1)
while not match.over:
    choice = SearchBot(Budget(simulations=40)).choose(know(match, 2))
    match.play(choice.move)
print(sum(match.scores))
"""


def test_a_game_may_seat_more_than_ours(tmp_path: Path):
    """The game of tests/fourth for six; interpreted, because compiled code would write out of bounds without a word."""
    shutil.copytree(Path(__file__).parents[1] / "fourth" / "games" / "crowns", tmp_path / "crowns")
    for name, old, new in (
        ("state.py", "SEATS = 3", "SEATS = 6"),
        ("__init__.py", "high=3", "high=6"),
        ("__init__.py", '"green")', '"green", "yellow", "purple", "black")'),
    ):
        file = tmp_path / "crowns" / name
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))
    command, environment = [sys.executable, "-c", SIX, str(tmp_path)], {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "21", done.stderr


THOUGHTS = """
import json, regalia
from regalia.bots import *
thoughts = {}
for name in regalia.rulebooks():
    match = regalia.game(name, players=3).start(seed=4)
    while match.turn != 1:
        match.play(match.legal_ids()[-1])
    found = SearchBot(Budget(simulations=8)).choose(know(match, 9)).estimates
    thoughts[name] = [[each.move, each.visits, round(each.share, 3), round(each.margin, 1)] for each in found]
"""


def test_interpreted_and_compiled_searches_agree():
    spoken = subprocess.run(
        [sys.executable, "-c", THOUGHTS + "print(json.dumps(thoughts))"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": str(Path(regalia.__file__).parents[1])},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    here: dict[str, Any] = {}
    exec(THOUGHTS, here)
    assert here["thoughts"] == json.loads(spoken.stdout)


def test_search_finds_the_last_move():
    """One cell is left in the last epoch: the castle that earns most there wins."""
    board = ["+6 +5 . +4 +3 +2", *["-1 Y1 Y2 R1 R2 -2", "R1 +1 +1 -3 +2 +6", "D -4 -5 M +3 M", "+4 R2 R3 Y3 Y2 +5"]]
    match = regalia.game("kingdoms", players=2).position({"board": board, "epoch": 3, "turn": 0, "gold": [100, 110]})
    choice = SearchBot(Budget(simulations=200)).choose(know(match, 1))
    assert match.game.moves[choice.move].notation == "castle 4 c1"
    assert choice.value == 1.0


@pytest.mark.alone
def test_a_brisk_search_stops_when_nothing_can_change():
    """It is decided at the latest when one move leads by all the walks that are left; a slow machine may need another try."""
    board = ["+6 +5 . +4 +3 +2", *["-1 Y1 Y2 R1 R2 -2", "R1 +1 +1 -3 +2 +6", "D -4 -5 M +3 M", "+4 R2 R3 Y3 Y2 +5"]]
    match = regalia.game("kingdoms", players=2).position({"board": board, "epoch": 3, "turn": 0, "gold": [100, 110]})
    brisk, patient = SearchBot(Budget(seconds=0.3), stop_early=True), SearchBot(Budget(seconds=0.3))
    assert brisk.choose(know(match, 1)).move == patient.choose(know(match, 1)).move
    took = []
    for player in (brisk, patient):
        tries = []
        for _ in range(4):
            begun = time.perf_counter()
            player.choose(know(match, 1))
            tries.append(time.perf_counter() - begun)
        took.append(min(tries))
    assert took[0] < 0.25 < took[1]
    few = Budget(simulations=50)
    assert brisk.choose(know(match, 1, few)) == patient.choose(know(match, 1, few))


def test_search_beats_random():
    game = regalia.game("kingdoms", players=2)
    for seed in range(2):
        match = game.start(seed=seed)
        while not match.over:
            match.play(bot("search:60" if match.turn == seed else "random").choose(know(match, match.ply)).move)
        assert match.winners == [seed]


def test_trees_stop_growing_when_full(monkeypatch):
    from regalia.bots import search

    monkeypatch.setattr(search, "NODES", 20)
    monkeypatch.setattr(search, "EDGES", 1000)
    match = regalia.game("kingdoms", players=4).start(seed=4)
    choice = SearchBot(Budget(simulations=500)).choose(know(match, 9))
    assert choice.simulations == sum(each.visits for each in choice.estimates) == 500


def test_names_and_budgets():
    assert Budget.read("200ms") == Budget(seconds=0.2)
    assert Budget.read("1.5s") == Budget(seconds=1.5)
    assert Budget.read("5000") == Budget(simulations=5000)
    for wrong in ("", "fast", "0", "0ms", "1.5", "2h", "99999999999s"):
        with pytest.raises(regalia.BadInput):
            Budget.read(wrong)
    with pytest.raises(regalia.BadInput):
        Budget()
    for wrong in ("deep", "greedy:200ms", "search:soon", "greedy~", "greedy~101", "greedy~-1", "knight~30"):
        with pytest.raises(regalia.BadInput):
            bot(wrong)
    assert bot("search:200ms").budget == Budget(seconds=0.2)
    assert threads_of("greedy", "kingdoms") == 1
    finished = regalia.game("kingdoms", players=2).position({"over": True})
    with pytest.raises(regalia.BadInput):
        know(finished, 1)


@pytest.mark.parametrize("game", list(regalia.rulebooks()))
def test_levels_rise(game):
    """Every level is measured, and stronger than the one before by a step that a learner can take."""
    measured = levels(regalia.rulebooks()[game])
    assert tuple(measured) == LEVELS
    steps = [high.rating - low.rating for low, high in pairwise(measured.values())]
    assert all(150 <= step <= 250 for step in steps), steps


def test_the_careless_play_any_move_now_and_then():
    """In as many of a hundred decisions as they are told, whatever the position."""
    match = regalia.game("kingdoms", players=2).start(seed=1)
    best = {bot("greedy").choose(know(match, seed)).move for seed in range(50)}
    others = sum(bot("greedy~40").choose(know(match, seed)).move not in best for seed in range(500))
    careless = 0.4 * (1 - len(best) / len(match.legal_ids()))
    assert abs(others / 500 - careless) < 0.08
    assert all(bot("greedy~0").choose(know(match, seed)).move in best for seed in range(50))


def test_a_search_does_not_take_back_what_it_decided():
    """Else it could go round for ever: begin a payment, take it back, begin it again."""
    match = regalia.game("royals", players=4).start(seed=5)
    chance = np.random.default_rng(5)
    asked = 0
    while asked < 5:
        legal = match.legal_ids()
        if CANCEL in legal:
            estimates = bot("search:300").choose(know(match, match.ply)).estimates
            assert {each.move for each in estimates} <= set(legal) - {CANCEL}
            asked += 1
        match.play(int(chance.choice([move for move in legal if move != CANCEL])))
