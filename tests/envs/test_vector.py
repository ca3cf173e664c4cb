"""The vector environment against the rules played one game at a time."""

import copy
import itertools
import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import regalia
from regalia.core.dice import key
from regalia.core.record import OVER, blank
from regalia.envs import vector
from regalia.envs.vector_step import PENALTY

SEED = 5


class Alone:
    """One row of an environment, worked out by the rules themselves."""

    def __init__(self, game, row, envs):
        self.game, self.envs, self.number = game, envs, row
        self.begin()

    def begin(self):
        self.state = blank(self.game.rooms.state.STATE)[0]
        self.game.rooms.state.configure(self.state, self.game.options)
        key(self.state, SEED, self.number)
        self.game.rules.setup(self.state, self.game.box)

    def legal(self):
        moves = np.zeros(self.game.rooms.moves.MAX_LEGAL, np.int16)
        listed = moves[: self.game.rules.legal(self.state, self.game.box, moves)].tolist()
        return [move for move in listed if move != self.game.rooms.evaluation.takes_back]

    def seen(self):
        row = np.zeros(self.game.rules.OBSERVATION, np.int8)
        self.game.rules.observe(self.state, self.game.box, int(self.state.turn), row)
        return row.tolist()

    def rewards(self):
        won = int(self.game.rules.winners(self.state, self.game.box))
        return [(won >> seat & 1) / won.bit_count() for seat in range(self.game.players)]

    def check(self, batch, row, over=False):
        assert batch.observations[row].tolist() == self.seen()
        assert batch.turns[row] == self.state.turn
        assert not batch.illegal[row]
        assert over or np.flatnonzero(batch.masks[row]).tolist() == sorted(self.legal())
        assert over or not batch.rewards[row].any() or batch.terminated[row]

    def next(self):
        self.number += self.envs
        self.begin()


@pytest.mark.parametrize(
    ("name", "options", "autoreset"),
    [
        ("kingdoms", {"players": 4}, "next"),
        ("kingdoms", {"players": 2, "variants": ["no-luck", "instant-scoring"]}, "same"),
        ("royals", {"players": 5}, "same"),
        ("royals", {"players": 2, "edition": "2014"}, "next"),
        ("palais-royal", {"players": 4}, "next"),
        ("palais-royal", {"players": 2}, "same"),
    ],
)
def test_every_row_is_the_game_of_its_number(name, options, autoreset):
    env = vector.make(name, envs=3, seed=SEED, autoreset=autoreset, threads=2, **options)
    rows = [Alone(env.game, row, env.envs) for row in range(env.envs)]
    batch, ends = env.reset(), 0
    for row, alone in enumerate(rows):
        alone.check(batch, row)
    while ends < 4:
        was_over = batch.terminated.copy()
        actions = env.sample().copy()
        batch = env.step(actions)
        for row, alone in enumerate(rows):
            if autoreset == "next" and was_over[row]:
                alone.next()
                alone.check(batch, row)
                continue
            alone.game.rules.play(alone.state, alone.game.box, int(actions[row]))
            over = alone.state.phase == OVER
            assert batch.terminated[row] == over
            if over:
                ends += 1
                assert batch.rewards[row] == pytest.approx(alone.rewards())
            if over and autoreset == "same":
                assert batch.final_observations[row].tolist() == alone.seen()
                alone.next()
                alone.check(batch, row)
            else:
                alone.check(batch, row, over)
                assert not over or batch.masks[row].all()


def test_what_is_not_legal_costs_and_a_legal_move_is_played():
    env = vector.make("kingdoms", players=3, envs=50, seed=SEED, threads=1)
    batch = env.reset()
    turns, actions = batch.turns.copy(), env.sample().copy()
    actions[7] = int(np.flatnonzero(~batch.masks[7])[0])
    batch = env.step(actions)
    assert np.flatnonzero(batch.illegal).tolist() == [7]
    assert batch.rewards[7].tolist() == [PENALTY if seat == turns[7] else 0 for seat in range(3)]
    spaces, holding = (int(env.observation.part(batch.observations[7], entry)) for entry in ("spaces", "put"))
    assert spaces == (30 if holding else 29)
    before = batch.observations.copy()
    with pytest.raises(regalia.BadInput, match="0 to 197"):
        env.step(np.full(50, 198))
    assert (env.batch.observations == before).all()
    batch.masks[:] = True  # whoever writes into what is shown changes nothing
    again = env.step(np.full(50, env.game.moves.read("pass").id))
    assert again.illegal.all()


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_opponents_play_all_seats_but_one(opponents):
    env = vector.make("kingdoms", players=3, envs=300, seed=SEED, opponents=opponents, rewards="zero-sum", threads=2)
    batch = env.reset()
    assert batch.turns.tolist() == [number % 3 for number in range(300)]
    won = games = 0
    while games < 300:
        batch = env.step(env.sample())
        mine = batch.rewards[np.arange(300), batch.turns]
        won, games = won + int((mine[batch.terminated] > 0).sum()), games + int(batch.terminated.sum())
        assert np.allclose(batch.rewards.sum(axis=1), 0, atol=1e-6)
    assert won < 10 if opponents == "greedy" else 60 < won < 140
    fixed = vector.make("kingdoms", players=3, envs=9, opponents=opponents, seat=2, threads=1).reset()
    assert (fixed.turns == 2).all()
    assert (env.observation.part(fixed.observations, "in-turn") == [1, 0, 0, 0]).all()


def test_what_leaves_no_choice_can_be_skipped():
    env = vector.make("kingdoms", players=2, envs=200, seed=SEED, skip_forced=True, autoreset="same", threads=1)
    batch = env.reset()
    for _ in range(150):
        batch = env.step(env.sample())
        assert (batch.masks.sum(axis=1) > 1).all()


def test_the_same_seed_is_the_same_however_many_threads():
    batches = []
    for threads in (1, 2):
        env = vector.make("kingdoms", players=2, envs=101, seed=SEED, threads=threads)
        env.reset(seed=9)
        for _ in range(130):
            batch = env.step(env.sample())
        batches.append([array.tobytes() for array in batch[:-1]])
        assert env.reset().observations.tobytes() == env.reset(seed=9).observations.tobytes()
    assert batches[0] == batches[1]


def test_neighbouring_seeds_share_no_draws():
    """In positions where the same is legal, a call of one seed gave what the next call of the seed before it gave."""
    drawn = {}
    for seed in (7, 8, 7 + (1 << 32)):
        env = vector.make("kingdoms", players=2, envs=2000, seed=seed, threads=1)
        masks = env.reset().masks
        assert (masks == masks[0]).all()
        for call in range(1, 4):
            drawn[seed, call] = env.sample().copy()
    for one, other in itertools.combinations(drawn.values(), 2):
        assert (one == other).mean() < 0.05  # about one in 130 by chance
    again = vector.make("kingdoms", players=2, envs=2000, seed=8, threads=1)
    again.reset()
    assert (again.sample() == drawn[8, 1]).all()


@pytest.mark.parametrize(("envs", "cores", "threads"), [(16, 4, 1), (1023, 4, 1), (1024, 4, 2), (1024, 1, 1), (1 << 15, 4, 4)])
def test_by_default_there_are_as_many_threads_as_the_games_keep_busy(envs, cores, threads, monkeypatch):
    monkeypatch.setattr(vector, "processors", lambda: cores)
    assert len(vector.make("kingdoms", envs=envs)._shares) == threads
    assert len(vector.make("kingdoms", envs=envs, threads=3)._shares) == 3


TRACED = """
import hashlib
from regalia.envs import vector

for name, options in (("kingdoms", {"opponents": "greedy"}), ("royals", {"players": 2}), ("palais-royal", {"players": 4})):
    env, mark = vector.make(name, envs=3, seed=2, threads=1, autoreset="same", **options), hashlib.sha256()
    batch = env.reset()
    for _ in range(60):
        batch = env.step(env.sample())
        for array in batch:
            mark.update(array.tobytes())
    print(name, mark.hexdigest())
"""


def test_interpreted_and_compiled_agree_byte_for_byte():
    found = [
        subprocess.run(
            [sys.executable, "-c", TRACED], env={**os.environ, "NUMBA_DISABLE_JIT": how}, capture_output=True, text=True, check=True
        ).stdout
        for how in ("0", "1")
    ]
    assert found[0] == found[1]
    assert found[0].count("\n") == 3


def test_the_kernels_write_what_the_cpu_writes():
    """As far as that can be seen without a GPU."""
    script = Path(__file__).with_name("cuda_in_python.py")
    done = subprocess.run(
        [sys.executable, str(script)], env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["kingdoms", "royals", "palais-royal"], done.stderr


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"device": "tpu"}, "device"),
        ({"device": "cuda"}, "CUDA"),
        ({"opponents": "clever"}, "opponents"),
        ({"autoreset": "never"}, "autoreset"),
        ({"rewards": "gold"}, "rewards"),
        ({"seat": 1}, "opponents"),
        ({"seat": 3, "opponents": "random"}, "seat"),
        ({"envs": 0}, "envs"),
        ({"seed": -1}, "seed"),
        ({"threads": 0}, "threads"),
        ({"threads": 2, "device": "cuda"}, "threads can be chosen only for the device cpu"),
        ({"arrays": "torch"}, "NumPy"),
        ({"skip_forced": "yes"}, "skip_forced"),
        ({"castles": 4}, "castles"),
    ],
)
def test_wrong_calls_get_one_sentence(wrong, says):
    with pytest.raises(regalia.BadInput, match=says):
        vector.make("kingdoms", **wrong)


def test_wrong_actions_get_one_sentence():
    env = vector.make("kingdoms", envs=4, threads=1)
    with pytest.raises(regalia.BadInput, match="reset"):
        env.step([0, 0, 0, 0])
    env.reset()
    for wrong in ([0, 0], [0.5] * 4, "draw", [[0] * 4]):
        with pytest.raises(regalia.BadInput, match="4 whole numbers"):
            env.step(wrong)


def test_a_reset_clears_rewards_before_any_record_is_written():
    """On a GPU records begin as whatever lay in that memory; nothing may be read from them before a game has begun."""
    env = vector.make("kingdoms", players=3, envs=4, threads=1)
    env.batch.rewards[:] = 7
    assert not env.reset().rewards.any()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", list(regalia.rulebooks()))
def test_a_copy_goes_on_alike_and_apart(name, way):
    env = vector.make(name, players=3, envs=40, seed=SEED, opponents="greedy", threads=2, autoreset="same")
    env.reset()
    for _ in range(5):
        env.step(env.sample())
    again = way(env)
    for _ in range(30):
        actions, before = env.sample().copy(), [array.copy() for array in env.batch]
        assert (again.sample() == actions).all()
        theirs = again.step(actions)
        assert all((array == old).all() for array, old in zip(env.batch, before, strict=True))
        assert all((one == other).all() for one, other in zip(env.step(actions), theirs, strict=True))
    assert (env.reset().observations == again.reset().observations).all()


def test_numbers_of_numpy_are_numbers():
    one = vector.make("kingdoms", players=np.int64(3), envs=np.int64(5), seed=np.int64(7), opponents="random", seat=np.int64(1), threads=1)
    other = vector.make("kingdoms", players=3, envs=5, seed=7, opponents="random", seat=1, threads=1)
    assert (one.reset().observations == other.reset().observations).all()
    assert (one.sample() == other.sample()).all()
    assert (one.reset(seed=np.uint8(9)).observations == other.reset(seed=9).observations).all()
