"""Play and keep one match for every setup that has none yet: `python tests/record.py [game]`, from the root of the project.

Of the first version of a game's rules there is one for every setup, of later ones for every two options together. Seats are
taken in turn by greedy and random bots, so that the records hold both sensible and odd play.

palais-royal-3-letter-in-an-action.json was laid by hand: a match of version 1 that the letter of its second move sends on to the
stairs, where PAL-R9 lets servants come to the gate.
"""

import sys
from itertools import combinations
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


def pairs_of(game):
    return {frozenset(pair) for pair in combinations([(name, str(value)) for name, value in game.options.items()], 2)}


def pairwise(games):
    """As few of these games as cover every pair of values of different options."""
    missing = set().union(*map(pairs_of, games))
    while missing:
        game = max(games, key=lambda game: len(pairs_of(game) & missing))
        missing -= pairs_of(game)
        yield game


if __name__ == "__main__":
    wanted = [game for game in every_game() if len(sys.argv) < 2 or sys.argv[1] == game.name]
    for book in {game.name: game.rulebook for game in wanted}.values():
        games = [game for game in wanted if game.name == book.name]
        later = book.rules_version > 1  # the first version has all of them
        for each in pairwise(games) if later else games:
            name = f"{label(each)}-v{book.rules_version}" if later else label(each)
            target = Path(__file__).parent / "recorded" / each.name / f"{name}.json"
            if not target.exists():
                record(each, target)
