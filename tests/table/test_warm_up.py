"""After the warm_up of a game nothing is compiled any more while guests wait; a compiler would hold up every table."""

import subprocess
import sys

import pytest

import regalia
from table.servers import environment

SCRIPT = """
import sys, importlib, pkgutil
import numpy as np
import regalia
from regalia import bots
from regalia.table.warm_up import warm_up_game

book = regalia.rulebooks()[sys.argv[1]]
warm_up_game(book)
package = importlib.import_module(book.package)
rooms = [importlib.import_module(f"{book.package}.{room.name}") for room in pkgutil.iter_modules(package.__path__)]
rules = {id(each): each for room in rooms for each in vars(room).values() if hasattr(each, "overloads")}


def compiled():
    return {f"{rule.py_func.__qualname__}{signature}" for rule in rules.values() for signature in rule.overloads}


before = compiled()
assert before, "nothing is compiled at all"
for players in range(2, 5):
    match, chance = regalia.game(book.name, players=players).start(seed=players), np.random.default_rng(players)
    while not match.over:
        for seat in (None, *range(players)):
            match.view(seat)
        for move in chance.integers(len(match.game.moves), size=5):
            match.why_not(int(move))
        if match.ply % 20 == 0:
            bots.bot("greedy").choose(bots.know(match, 1))
        if match.why_not_undo() is None and chance.random() < 0.1:
            match.undo()
        match.play(int(chance.choice(match.legal_ids())))
    for seat in (None, *range(players)):
        match.view(seat)
    match.scores, match.winners
print(*sorted(compiled() - before), sep="; ")
"""


@pytest.mark.parametrize("name", regalia.rulebooks())
def test_nothing_is_compiled_after_the_rehearsal(name: str):
    done = subprocess.run([sys.executable, "-c", SCRIPT, name], env=environment(), capture_output=True, text=True, check=False, timeout=600)
    assert (done.returncode, done.stdout.strip()) == (0, ""), done.stderr
