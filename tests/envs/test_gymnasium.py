"""One agent against bots, as Gymnasium's own checker wants it."""

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from setups import label, some_games

import regalia
from regalia.envs.gymnasium import id_of


@pytest.mark.parametrize("game", some_games(), ids=label)
def test_their_checker(game, capsys):
    check_env(gymnasium.make(id_of(game.name), opponents="random", seat=game.players - 1, **game.options).unwrapped)


def played(env, seed):
    """The rewards of a game played at random by the mask."""
    chance = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    rewards = []
    ended = False
    while not ended:
        assert (info["action_mask"] == env.action_masks()).all()
        _, reward, ended, _, info = env.step(int(chance.choice(np.flatnonzero(info["action_mask"]))))
        rewards.append(reward)
    return rewards


def test_a_whole_game_against_chosen_bots_wherever_one_sits():
    env = gymnasium.make(id_of("kingdoms"), players=3, seat=None, opponents=["greedy", "random"]).unwrapped
    games = [played(env, seed) for seed in range(5)]
    assert all(set(rewards[:-1]) <= {0.0} and rewards[-1] in (1.0, 0.25, -0.5) for rewards in games)
    assert played(env, 3) == games[3]
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(9)}) == 3


def test_the_mask_after_the_end_allows_all_actions_as_in_the_vector_environment():
    env = gymnasium.make_vec(id_of("kingdoms"), num_envs=2, vectorization_mode="sync", players=2, opponents="random")
    chance = np.random.default_rng(3)
    _, info = env.reset(seed=3)
    ended, ends = np.zeros(2, bool), 0
    while ends < 3:
        masks = info["action_mask"]
        assert (masks.all(axis=1) == ended).all()
        assert masks.any(axis=1).all(), "a policy could choose nothing"
        assert np.array_equal(masks.astype(bool), [each.unwrapped.action_masks() for each in env.envs])
        _, _, ended, _, info = env.step(np.array([chance.choice(np.flatnonzero(mask)) for mask in masks]))
        ends += ended.sum()
    env.close()


def test_an_illegal_action_costs_and_the_game_goes_on():
    env = gymnasium.make(id_of("kingdoms"), players=2, penalty=-0.5).unwrapped
    _, info = env.reset(seed=1)
    _, reward, ended, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, ended) == (-0.5, False)


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"opponents": "deity"}, "deity"),
        ({"opponents": ["greedy"]}, "each of 2"),
        ({"seat": 3}, "seat"),
    ],
)
def test_wrong_settings_get_a_sentence(wrong, told):
    with pytest.raises(regalia.BadInput, match=told):
        gymnasium.make(id_of("kingdoms"), players=3, **wrong)


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", list(regalia.rulebooks()))
def test_a_copy_goes_on_alike_and_apart(name, way):
    env = gymnasium.make(id_of(name), players=3, opponents=["greedy", "random"]).unwrapped
    _, info = env.reset(seed=4)
    again = way(env)
    rewards, rounds = [], 0
    while rounds < 30:
        action, before = int(np.flatnonzero(info["action_mask"])[-1]), env._play.state.tobytes()
        theirs = again.step(action)
        assert env._play.state.tobytes() == before
        ours = env.step(action)
        assert (ours[0] == theirs[0]).all()
        assert ours[1:4] == theirs[1:4]
        rewards, rounds, info = [*rewards, ours[1]], rounds + 1, ours[4]
        if ours[2]:
            break
    assert rounds > 3


def test_seeds_of_numpy_are_seeds():
    env = gymnasium.make(id_of("kingdoms"), players=np.int64(3), seat=np.int64(1)).unwrapped
    assert (env.reset(seed=np.int64(4))[0] == env.reset(seed=4)[0]).all()
