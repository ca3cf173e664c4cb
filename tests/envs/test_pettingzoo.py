"""PettingZoo's own tests, unmodified, on every game; and what they do not ask."""

import copy
import pickle
import subprocess
import sys
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from setups import label, some_games

import regalia
from regalia.envs import pettingzoo as ours

GAMES = some_games()
# What api_test says of every environment whose observation holds a mask, those of PettingZoo by name excepted.
DICTS = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be gymnasium.spaces.box"),
]


def both_ways(game):
    return SimpleNamespace(
        env=partial(ours.env, game.name, **game.options), parallel_env=partial(ours.parallel_env, game.name, **game.options)
    )


@pytest.mark.parametrize("game", GAMES, ids=label)
class TestOfTheirs:
    pytestmark = DICTS

    def test_api_and_seeds(self, game):
        made = both_ways(game)
        api_test(made.env(), num_cycles=20)
        seed_test(made.env, num_cycles=20)
        max_cycles_test(made)
        parallel_api_test(made.parallel_env(), num_cycles=20)
        parallel_seed_test(made.parallel_env, num_cycles=20)


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_rendering(name, capsys):
    title = regalia.rulebooks()[name].title
    render_test(partial(ours.env, name), {"ansi": lambda text: title in text})
    assert title in capsys.readouterr().out


def test_a_picture_shows_what_happens():
    env = ours.env("kingdoms", players=2, render_mode="rgb_array")
    env.reset(seed=3)
    before = env.render()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert (before == env.render()).mean() > 0.9
    assert (before != env.render()).any()


def test_an_illegal_action_costs_and_the_game_goes_on():
    env = ours.env("kingdoms", players=2, penalty=-0.25)
    env.reset(seed=3)
    agent, before = env.agent_selection, env.last()[0]["observation"]
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert env.rewards[agent] == -0.25
    assert not any(env.terminations.values())
    assert (env.observe(agent)["observation"] != before).any()


def test_the_end_is_zero_in_sum():
    env = ours.env("kingdoms", players=3)
    env.reset(seed=11)
    chance = np.random.default_rng(0)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, *_ = env.last()
        totals[agent] += reward
        assert seen["action_mask"].all() == ended
        env.step(None if ended else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    assert sum(totals.values()) == 0
    assert max(totals.values()) > 0


def test_the_parallel_masks_after_the_end_allow_all_actions():
    env = ours.parallel_env("kingdoms", players=2)
    seen, _ = env.reset(seed=11)
    while env.agents:
        seen, *_ = env.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in env.agents})
    assert all(each["action_mask"].all() for each in seen.values())


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"colour": "pink"}, "colour"),
        ({"players": 9}, "players"),
        ({"render_mode": "opera"}, "opera"),
        ({"max_cycles": 0}, "max_cycles"),
    ],
)
def test_wrong_settings_get_a_sentence(wrong, told):
    with pytest.raises(regalia.BadInput, match=told):
        ours.env("kingdoms", **wrong)


def test_wrong_actions_get_a_sentence():
    env = ours.env("kingdoms")
    env.reset(seed=1)
    for wrong in (-1, 10_000, 0.5, "castle"):
        with pytest.raises(regalia.BadInput, match="197"):
            env.step(wrong)


@pytest.mark.parametrize(("module", "package"), [("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")])
def test_without_the_package_a_sentence_says_what_to_install(module, package):
    call = f"import sys; sys.modules[{package!r}] = None\nimport regalia.envs.{module}"
    done = subprocess.run([sys.executable, "-c", call], capture_output=True, text=True, check=False)
    assert ".[labs]" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", list(regalia.rulebooks()))
def test_a_copy_goes_on_alike_and_apart(name, way):
    env = ours.RawEnv(name, players=3)
    env.reset(seed=4)
    again = way(env)
    for _ in range(40):
        agent, before = env.agent_selection, env.now().state.tobytes()
        action = int(np.flatnonzero(env.observe(agent)["action_mask"])[-1])
        again.step(action)
        assert env.now().state.tobytes() == before
        env.step(action)
        assert env.agent_selection == again.agent_selection
        assert env.now().state.tobytes() == again.now().state.tobytes()


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_wrapped_and_parallel_environments_are_copied(way):
    for env in (ours.env("kingdoms", max_cycles=np.int64(9)), ours.parallel_env("kingdoms")):
        env.reset(seed=np.int64(3))
        again = way(env)
        before = env.unwrapped.now().state.tobytes()
        again.reset(seed=8)
        assert env.unwrapped.now().state.tobytes() == before != again.unwrapped.now().state.tobytes()
