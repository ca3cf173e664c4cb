"""The example that learns: what it reckons from is right, and a short run of it beats random players."""

import sys
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
import torch

sys.path.append(str(Path(__file__).parents[2] / "examples"))
import ppo


@pytest.fixture(autouse=True)
def one_thread():
    """The suite has other processes on the other cores."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@pytest.mark.parametrize(("game", "players"), [("kingdoms", 3), ("royals", 2)])
def test_a_decision_is_worth_what_its_seat_gets_until_the_end(game, players):
    settings = ppo.Settings(game, players, envs=6, horizon=300 if game == "kingdoms" else 450, width=16, trace=1.0, envy=1.0)
    learner = ppo.Learner(settings)
    actor = learner.actors[0]
    actor.play(lambda *seen: ppo.sampled(learner.net, *seen))
    assert actor.masks.gather(2, actor.actions[..., None].long()).all()
    known = 0
    for row in range(settings.envs):
        for t in range(settings.horizon):
            ends = actor.ended[t:, row].nonzero()
            if actor.idle[t, row]:
                assert actor.weight[t, row] == 0
            elif len(ends):
                known += 1
                got = actor.rewards[t : t + int(ends[0]) + 1, row, actor.turns[t, row]].sum()
                assert actor.returns[t, row].item() == pytest.approx(got.item(), abs=1e-3)
                assert actor.weight[t, row] == 1
    assert known > 500
    assert actor.rewards[actor.ended].sum(-1).abs().max() < 1e-4  # what one seat gains the others lose


def test_a_short_run_beats_random_players(tmp_path):
    settings = ppo.Settings(envs=256, horizon=32, batch=512, width=64, rate=3e-3, games=400, opponents="random", every=1e9)
    settings.steps, settings.curve = 40 * 256 * 32, str(tmp_path / "curve.csv")
    _, rows = ppo.train(settings)
    assert rows[0]["random"] < 0.62
    assert rows[-1]["random"] > 0.68
    assert rows[-1]["random-points"] > rows[0]["random-points"] + 30
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 3


SMALL = {"envs": 8, "horizon": 16, "width": 8, "games": 8, "opponents": "random"}


def test_a_budget_in_steps_does_not_depend_on_the_clock(monkeypatch):
    clock = count(step=100.0)
    monkeypatch.setattr(ppo, "time", SimpleNamespace(perf_counter=lambda: next(clock)))  # a machine that needs 100 s for each of them
    _, rows = ppo.train(ppo.Settings(steps=5 * 8 * 16, **SMALL), lambda line: None)
    assert rows[-1]["decisions"] == 5 * 8 * 16
    assert rows[-1]["seconds"] == 500
    _, rows = ppo.train(ppo.Settings(minutes=5, **SMALL), lambda line: None)
    assert rows[-1]["seconds"] == 300


def test_the_example_uses_the_threads_it_is_given_and_one_by_default():
    for settings, threads in ((ppo.Settings(steps=1, threads=2, **SMALL), 2), (ppo.Settings(steps=1, **SMALL), 1)):
        ppo.train(settings, lambda line: None)
        assert torch.get_num_threads() == threads
