"""Training in pieces: what it learns from is right, a resumed run equals one that was not cut, and the files that move are small."""

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

import regalia
from regalia.arena import judge, policy
from regalia.bots import know

sys.path.append(str(Path(__file__).parents[2] / "examples"))
import train

TABLES = {"kingdoms": "players=2*2 players=3 players=2,variants=no-luck+last-castle", "royals": "players=2 players=5,edition=2014"}


@pytest.fixture(autouse=True)
def one_thread():
    """The suite has other processes on the other cores."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def small(game, tmp_path, **changes):
    settings = train.Settings(game, out=str(tmp_path), envs=40, horizon=8, batch=64, width=16, blocks=1, critic=16, games=0)
    return replace(settings, **{"minutes": 1e9, "every": 1e9, "tables": TABLES.get(game, "players=2")} | changes)


@pytest.mark.parametrize("game", ["kingdoms", "royals", "palais-royal"])
def test_a_decision_is_worth_what_its_seat_gets_until_the_end(game, tmp_path):
    learner = train.Learner(small(game, tmp_path, horizon=900, trace=1.0, league=0.3, greedy=0.1, envy=1.0, envs=24))
    rows = learner.rows
    rows.play(lambda *seen: learner.sampled(learner.actor, *seen), lambda *seen: learner.sampled(learner.rival, *seen), 0.01)
    played, _ = learner.looked_back()
    returns = played.returns.unflatten(0, rows.actions.shape)
    known = 0
    for row in range(24):
        for t in range(0, 900, 13):
            ends = rows.ended[t:, row].nonzero()
            if len(ends) and not rows.idle[t, row]:
                known += 1
                got = rows.rewards[t : t + int(ends[0]) + 1, row, rows.turns[t, row]].sum()
                assert returns[t, row, 0].item() == pytest.approx(got.item(), abs=1e-3)
    assert known > 100
    assert rows.rewards.sum(-1).abs().max() < 1e-3  # what one seat gains the others lose
    assert rows.masks[:-1].gather(2, rows.actions[..., None].long()).all()
    league = rows.ours[:, rows.league].bool()
    assert (rows.turns[:-1, rows.league][league] == rows.learner.expand(900, -1)[league]).all()  # the net learns from its own seat
    assert 0.2 < league.float().mean() < 0.8


@pytest.mark.parametrize("game", ["kingdoms", "royals", "palais-royal"])
def test_a_resumed_run_equals_one_that_was_not_cut(game, tmp_path):
    once = train.train(small(game, tmp_path / "once", steps=6 * 320), str)
    train.train(small(game, tmp_path / "twice", steps=6 * 320, piece=0.0), str)  # begins, and is cut off at once
    learner = train.open_learner(small(game, tmp_path / "twice", steps=6 * 320))
    for _ in range(3):
        learner.learn()
    learner.save()
    again = train.train(small(game, tmp_path / "twice", steps=6 * 320, width=99), str)  # the width is the checkpoint's
    assert again.steps == once.steps == 6 * 320
    for net in train.NETS:
        for name, part in getattr(once, net).state_dict().items():
            assert torch.equal(part, getattr(again, net).state_dict()[name]), (net, name)
    assert not any(part.requires_grad for part in again.average.parameters())  # or the graph of gradients grows with every update
    for one, other in zip(once.rows.tables, again.rows.tables, strict=True):
        assert np.array_equal(one.env.batch.observations, other.env.batch.observations)


@pytest.mark.parametrize(("game", "field"), [("kingdoms", "start"), ("royals", "hand"), ("royals", "points"), ("palais-royal", "hand")])
def test_words_on_a_device_hold_the_fields_of_the_records(game, field):
    env = train.make_env(train.Settings(game), {"players": 2}, 20, 3)
    env.reset()
    for _ in range(60):
        env.step(env.sample())
    states = np.ascontiguousarray(env._states)
    words = torch.from_numpy(np.frombuffer(states.tobytes(), np.int32).reshape(20, -1).T.copy())
    found = train.field_of(words, states.dtype, field)
    assert torch.equal(found, train.record_field(env, field))
    assert found.any()


def test_another_machine_goes_on_from_the_policy_file(tmp_path):
    begun = train.train(small("kingdoms", tmp_path / "a", steps=3 * 320), str)
    settings = small("kingdoms", tmp_path / "b", steps=6 * 320, begin=str(tmp_path / "a" / "kingdoms.npz"))
    learner = train.open_learner(settings)
    assert learner.steps == 3 * 320
    assert learner.progress == 0.5
    for part, other in zip(begun.average.parameters(), learner.average.parameters(), strict=True):
        assert torch.allclose(part, other, atol=1e-3)
    assert train.train(settings, str).steps == 6 * 320


@pytest.mark.parametrize("game", ["kingdoms", "royals", "palais-royal"])
def test_a_policy_file_of_full_size_has_at_most_5_mib(game, tmp_path):
    settings = train.Settings(**train.LARGE | train.FITTING.get(game, {}) | {"game": game, "out": str(tmp_path), "envs": 4, "games": 0})
    train.Learner(settings).save()
    assert (tmp_path / f"{game}.npz").stat().st_size <= 5 << 20


def test_the_bot_plays_what_the_net_prefers(tmp_path):
    learner = train.train(small("royals", tmp_path, steps=2 * 320), str)
    bot = policy.PolicyBot.read(tmp_path / "royals.npz")
    match = regalia.game("royals", players=5, edition="2014").start(seed=3)
    printed = torch.from_numpy(policy.printed_numbers(match.game))[None]
    for ply in range(40):
        known = know(match, ply)
        seen = np.zeros(learner.rows.seen_of, np.int8)
        match.game.rules.observe(known.state, match.game.box, known.seat, seen)
        masks = torch.zeros(1, learner.rows.actions_of, dtype=torch.bool)
        masks[0, [move for move in known.legal if move != match.game.rooms.evaluation.takes_back]] = True
        logits = learner.average(torch.from_numpy(seen)[None], masks, torch.zeros(1, dtype=torch.int64), printed)[0]
        found = bot.choose(known)
        assert logits[found.move] > logits.max() - 1e-2  # 16 bits
        match.play(found.move)


def test_the_bot_takes_nothing_back(tmp_path):
    train.Learner(small("royals", tmp_path)).save()
    bot = policy.PolicyBot.read(tmp_path / "royals.npz")
    bot.weights["last.bias"][regalia.game("royals").moves.first("cancel")] = 99  # what no training ever lowers
    match = regalia.game("royals", players=2).start(seed=3)
    for ply in range(3000):
        if match.turn is None:
            break
        match.play(bot.choose(know(match, ply)).move)
    assert match.turn is None


def test_a_short_run_learns_to_win(tmp_path):
    settings = train.Settings(
        "kingdoms", out=str(tmp_path), envs=256, rate=3e-3, batch=512, width=64, critic=64, games=0, clip=0.2, envy=0.0, points=0.02
    )
    before = train.Learner(settings)
    after = train.train(replace(settings, steps=40 * 256 * 32, minutes=1e9, greedy=0.25), str)
    env = train.make_env(settings, {"players": 2}, 200, 5, "random")
    assert train.contest(after.actor, settings, env, 1)[0] > train.contest(before.actor, settings, env, 1)[0] + 0.08


def test_a_judge_plays_every_deal_from_each_seat(tmp_path):
    train.Learner(small("kingdoms", tmp_path)).save()
    contest = judge.Contest("kingdoms", str(tmp_path / "kingdoms.npz"), "greedy", 3)
    found = [judge.play(contest, deal, seat) for deal in range(2) for seat in range(3)]
    assert {result.share for result in found} <= {0, 1 / 3, 1 / 2, 1}
    assert found == [replace(judge.play(contest, each.deal, each.seat), seconds=each.seconds) for each in found]
    mean, low, high = judge.interval([1.0] * 60 + [0.0] * 40)
    assert (round(mean, 3), round(low, 3), round(high, 3)) == (0.6, 0.502, 0.691)
