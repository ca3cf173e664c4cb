"""Play and keep one match for every setup that has none yet: `python tests/record.py [game]`, from the root of the project.

Seats are taken in turn by greedy and random bots, so that the records hold both sensible and odd play.
"""

import sys
from pathlib import Path

from setups import every_game, label

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


if __name__ == "__main__":
    for each in every_game():
        target = Path(__file__).parent / "recorded" / each.name / f"{label(each)}.json"
        if (len(sys.argv) < 2 or sys.argv[1] == each.name) and not target.exists():
            record(each, target)
