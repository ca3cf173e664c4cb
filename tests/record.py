"""Play and keep a match for every setup whose recording is missing or breaks the rules: `python tests/record.py [game]`, from the root.

Greedy and random bots take turns, so that the recordings hold both sensible and odd play.
"""

import sys
from pathlib import Path

from setups import every_game, label

import regalia
from regalia.bots import bot, know


def record(game, path):
    match, seed = game.start(seed=2026), 1
    bots = [bot("greedy"), bot("random")]
    while not match.over:
        match.play(bots[(match.turn + seed // 64) % 2].choose(know(match, seed)).move)
        seed += 1
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(match.to_json() + "\n", encoding="utf-8")
    print(path.stem, match.ply, match.scores)


def holds(path):
    """Whether a recorded match can be played by the rules of today, with the result that it states."""
    return path.exists() and regalia.verify(path.read_text(encoding="utf-8")).problems == []


if __name__ == "__main__":
    for each in every_game():
        target = Path(__file__).parent / "recorded" / each.name / f"{label(each)}.json"
        if (len(sys.argv) < 2 or sys.argv[1] == each.name) and not holds(target):
            record(each, target)
