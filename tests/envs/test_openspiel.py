"""OpenSpiel's own tests, unmodified; and what they do not ask: resampling, serialization, searches."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import regalia
from regalia.envs.openspiel import RandomPlayouts

GAMES = [
    "regalia_kingdoms(players=2,variants=no-luck+instant-scoring)",
    "regalia_kingdoms(players=4)",
    "regalia_palais_royal(players=2,rooms=first-game)",
    "regalia_royals(players=3,edition=2014,open_points=True)",
    "regalia_royals(players=2)",
]
API_TEST = """
import runpy, sys
import open_spiel
import regalia.envs.openspiel
sys.argv = ["api_test", "--test_only_games=regalia_"]
runpy.run_path(open_spiel.__path__[0] + "/integration_tests/api_test.py", run_name="__main__")
"""
PLAYTHROUGH = """
import sys
from absl import flags
from open_spiel.python.algorithms import generate_playthrough
import regalia.envs.openspiel
flags.FLAGS.mark_as_parsed()
open(sys.argv[1], "w").write(generate_playthrough.playthrough("regalia_kingdoms(players=2,variants=no-luck+last-castle)", None, seed=3))
first, again = generate_playthrough.replay(sys.argv[1])
assert first == again and "castle" in first
"""


def states(name, seed=1):
    """The states of a game played at random."""
    chance = np.random.RandomState(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        outcomes = [outcome for outcome, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(int(chance.choice(outcomes)))
    yield state


def deciding(name, step):
    return [state.clone() for number, state in enumerate(states(name)) if not number % step and not state.is_chance_node()]


def test_their_random_simulation():
    pyspiel.random_sim_test(pyspiel.load_game(GAMES[0]), num_sims=1, serialize=True, verbose=False)


def test_their_tests_of_a_partial_tree():
    done = subprocess.run([sys.executable, "-c", API_TEST], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Ran 15 tests" in done.stderr


def test_a_playthrough_replays(tmp_path):
    done = subprocess.run([sys.executable, "-c", PLAYTHROUGH, tmp_path / "playthrough.txt"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("name", GAMES)
def test_what_a_player_knows_survives_resampling_and_nothing_else_has_to(name):
    chance = np.random.RandomState(7)
    hidden = 0
    for state in deciding(name, 17):
        if state.is_terminal():
            continue
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.rand)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert (other.legal_actions(), other.current_player()) == (state.legal_actions(), player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        hidden += str(other) != str(state)
    assert hidden or name not in (GAMES[1], GAMES[4])  # where random players always hold something hidden


@pytest.mark.parametrize("name", GAMES)
def test_states_are_serialized_and_histories_replay(name):
    game = pyspiel.load_game(name)
    state = deciding(name, 29)[-1]
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert (str(again), again.history()) == (str(state), state.history())
    replayed = game.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    assert str(replayed) == str(state)


def test_nobody_can_resample_where_dice_are_to_be_thrown():
    state = next(states(GAMES[0]))
    with pytest.raises(regalia.BadInput, match="drawn yet"):
        state.resample_from_infostate(0, np.random.RandomState(1).rand)


def test_their_python_searches_play():
    game = pyspiel.load_game("regalia_kingdoms(players=2)")
    chance = np.random.RandomState(1)
    bots = [
        mcts.MCTSBot(game, 2.0, 5, RandomPlayouts(), random_state=chance),
        ismcts.ISMCTSBot(game, RandomPlayouts(seed=1), 2.0, 5, random_state=chance),
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.randint(256)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize(("wrong", "told"), [("variants=opera", "opera"), ("players=9", "players")])
def test_wrong_parameters_get_a_sentence(wrong, told):
    with pytest.raises(regalia.BadInput, match=told):
        pyspiel.load_game(f"regalia_kingdoms({wrong})")


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_copied(name, way):
    game = pyspiel.load_game(name)
    again = way(game)
    assert again == game
    assert str(again.new_initial_state().child(3).child(4).child(5)) == str(game.new_initial_state().child(3).child(4).child(5))
