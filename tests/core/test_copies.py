"""Games and matches as values: equal where the same is played, copied and pickled whole; NumPy's whole numbers are numbers."""

import copy
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import regalia
from playing import moments, random_match
from regalia.arena.plan import Plan
from regalia.bots import Budget, SearchBot, bot, know

WAYS = {"pickle": lambda it: pickle.loads(pickle.dumps(it)), "copy": copy.copy, "deepcopy": copy.deepcopy}
GAMES = [regalia.game(name) for name in regalia.rulebooks()]
games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
ways = pytest.mark.parametrize("way", WAYS)


def changed(number):
    """Kingdoms with other numbers printed, as in an experiment."""
    return Plan("kingdoms", ("greedy",), 1, (3,), study="kingdoms", changes={"tiles.D.count": number}).table(3)


def test_games_are_equal_if_the_same_is_played():
    one, other = (regalia.game("kingdoms", players=3, variants=["no-luck"]) for _ in range(2))
    assert one == other
    assert len({one, other}) == 1
    assert regalia.game("royals", edition=2014) == regalia.game("royals", edition="2014")
    for different in (regalia.game("kingdoms", players=2, variants=["no-luck"]), regalia.game("kingdoms", players=3), "kingdoms"):
        assert one != different
    assert changed(0) == changed(0) != changed(2)
    assert changed(0) != regalia.game("kingdoms", players=3)


@ways
@games
def test_a_game_is_copied_whole(game, way):
    again = WAYS[way](game)
    assert again == game
    assert type(again) is type(game)
    assert again.start(seed=4).commitment == game.start(seed=4).commitment
    assert (again.simulate(3, seed=2).traces == game.simulate(3, seed=2).traces).all()


@ways
def test_a_game_is_copied_with_what_an_experiment_changed(way):
    again = WAYS[way](changed(0))
    assert again == changed(0)
    assert (again.simulate(20, seed=2).traces == changed(0).simulate(20, seed=2).traces).all()


@ways
@games
def test_a_match_goes_on_alike_in_a_copy_and_apart_from_it(game, way):
    for match in moments(game, seed=6):
        if match.ply % 23 or match.ply > 200:
            continue
        again = WAYS[way](match)
        assert again.state.tobytes() == match.state.tobytes()
        assert [line.written for line in again.log] == [line.written for line in match.log]
        assert (again.chain, again.draft, again.legal()) == (match.chain, match.draft, match.legal())
        known = again.ply, match.ply
        again.play(again.legal()[-1])
        assert (again.ply, match.ply) == (known[0] + 1, known[1])
        assert again.state.tobytes() == match.copy().play(match.legal()[-1]).state.tobytes()


@ways
def test_a_match_is_copied_with_where_it_came_from(way):
    match = random_match(regalia.game("kingdoms", players=2), 3, plies=6).branch(4, seed=1)
    match.play(match.legal()[0]).play(match.legal()[0])
    match.take_back(match.previous(match.turn))
    match.play(match.legal()[1])
    laid = regalia.game("kingdoms", players=2).position({"gold": [40, 60]}, seed=5)
    laid.play(laid.legal()[3])
    for each in (match, laid):
        again = WAYS[way](each)
        assert again.to_json() == each.to_json()
        assert again.position() == each.position()


def test_another_process_unpickles_a_match():
    match = random_match(regalia.game("royals", players=3), 2, plies=40)
    script = "import pickle, sys; m = pickle.load(sys.stdin.buffer); print(m.chain, m.ply, m.legal())"
    here = {**os.environ, "PYTHONPATH": str(Path(regalia.__file__).parents[1])}
    done = subprocess.run([sys.executable, "-c", script], input=pickle.dumps(match), env=here, capture_output=True, check=True)
    assert done.stdout.decode().strip() == f"{match.chain} {match.ply} {match.legal()}"


@pytest.mark.parametrize("kind", [np.int64, np.int32, np.uint8])
def test_whole_numbers_of_numpy_are_numbers(kind):
    game = regalia.game("kingdoms", players=kind(3))
    assert game == regalia.game("kingdoms", players=3)
    assert type(game.options["players"]) is int
    match = game.start(seed=kind(7))
    assert match.to_json() == game.start(seed=7).to_json()
    assert regalia.game("royals", edition=np.int64(2014)).options["edition"] == "2014"
    assert match.hint(simulations=60, seed=kind(5)) == match.hint(simulations=60, seed=5)
    for name in ("greedy~50", "random"):
        assert bot(name).choose(know(match, kind(9))) == bot(name).choose(know(match, 9))
    assert SearchBot(Budget(simulations=30)).choose(know(match, kind(9))) == SearchBot(Budget(simulations=30)).choose(know(match, 9))
    one, other = (Plan("kingdoms", ("greedy", "random"), number(2), (number(2),), number(3)) for number in (kind, int))
    assert one == other
    assert one.seed_of("deal") == other.seed_of("deal")
    for wrong in (np.float64(3), np.array([3, 3]), np.True_):
        with pytest.raises(regalia.BadInput):
            regalia.game("kingdoms", players=wrong)
