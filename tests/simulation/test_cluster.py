"""A Ray cluster, here one of this machine's own cores, plays the very games that threads and processes play."""

import subprocess
import sys
from dataclasses import replace

import pytest

import regalia
from regalia.games import kingdoms
from regalia.simulation import cluster

SCRIPT = """
import regalia, regalia.simulation.cluster as cluster
cluster.SHARE = 700  # several tasks
g = regalia.game("kingdoms", players=3)
told = []
far, near = g.simulate(2000, seed=3, device="ray", progress=told.append), g.simulate(2000, seed=3)
assert (far.traces == near.traces).all() and (far.scores == near.scores).all() and (far.wins == near.wins).all()
assert sorted(told) == [600, 700, 700]

from regalia.arena import Ledger, Plan, run
here, there = (Ledger(Plan("kingdoms", ("greedy", "random"), 4, (2,))) for _ in range(2))
run(here, jobs=1)
run(there, device="ray")
assert [(game.bots, game.scores) for game in here.games] == [(game.bots, game.scores) for game in there.games]
print("the same")
"""


def test_a_cluster_plays_the_same_games():
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, timeout=300, check=False)
    assert done.stdout.strip() == "the same", done.stderr


def test_a_task_plays_by_the_version_of_the_rules_that_its_game_has(monkeypatch: pytest.MonkeyPatch):
    """The machine that plays a task may have newer rules by default."""
    book = regalia.rulebooks()["kingdoms"]
    monkeypatch.setattr(kingdoms, "RULEBOOK", replace(book, rules_version=2, versions=(1, 2)))
    played = []
    monkeypatch.setattr(cluster, "play_range", lambda game, *rest: played.append(game.rulebook.rules_version))
    for version in (1, 2):
        cluster.play_share("kingdoms", version, {"players": 2}, 1, 0, 1)
    assert played == [1, 2]
