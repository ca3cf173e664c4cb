"""What takes too long, or needs packages too heavy, for every change: `make labs` runs it on every setup of every game."""

import gymnasium
import pyspiel
import pytest
from pettingzoo.test import performance_benchmark
from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv, PettingZooEnv
from ray.rllib.utils.pre_checks.env import check_multiagent_environments
from setups import every_game, label, some_games
from stable_baselines3.common.env_checker import check_env
from torchrl.envs.libs.pettingzoo import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import regalia
from regalia.envs import openspiel as _registers  # noqa: F401
from regalia.envs import pettingzoo as ours
from regalia.envs.gymnasium import id_of

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("game", every_game(), ids=label)
def test_checkers(game):
    check_env(gymnasium.make(id_of(game.name), opponents="random", **game.options).unwrapped)
    check_env_specs(PettingZooWrapper(ours.env(game.name, **game.options), use_mask=True))
    check_multiagent_environments(PettingZooEnv(ours.env(game.name, **game.options)))
    check_multiagent_environments(ParallelPettingZooEnv(ours.parallel_env(game.name, **game.options)))


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_speed(name):
    performance_benchmark(ours.env(name))


@pytest.mark.parametrize("game", some_games(), ids=label)
def test_random_simulation(game):
    options = {name.replace("-", "_"): "+".join(value) if isinstance(value, list) else value for name, value in game.options.items()}
    said = ",".join(f"{name}={value}" for name, value in options.items())
    loaded = pyspiel.load_game(f"regalia_{game.name.replace('-', '_')}({said})")
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)
