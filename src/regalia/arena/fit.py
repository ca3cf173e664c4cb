"""Fit what a game's positions promise to what they brought: `python -m regalia.arena.fit GAME`.

Many games are played by bots that look at a few moves each time, and now and then at none, so that all sorts of positions
occur. At the beginning of turns taken by lot the features of every seat are noted; in the end the points each seat still won are
explained by them (least squares over differences between the seats, a little ridge). The result goes into the game's outlook.toml.
"""

import argparse
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import track

from regalia.bots.promise import MOST_SEATS
from regalia.bots.search import outlook_of
from regalia.core.compiled import rule
from regalia.core.dice import below
from regalia.core.game import Game, game, rulebooks
from regalia.core.record import OVER, Record

GLANCES = 8  # moves the players look at
BLIND = 20  # one move in so many is played without looking
EVERY = 4  # one turn in so many is noted
MOST_NOTES = 512  # of one game
RIDGE = 0.01  # of the mean square of a feature
NEAR = 0.78  # of the deviation of one seat's points: the scale of a logistic curve over the difference of two seats


@cache
def player(rules: Any, heuristics: Any, outlook: Any) -> Any:
    """Compile one game, played and noted."""
    legal, play, scores, rate = rules.legal, rules.play, rules.scores, heuristics.rate
    features, stage = outlook.features, outlook.stage

    @rule
    def play_one(s: Record, box: Any, notes: Any, stages: Any, points: Any, moves: Any, looked: Any, ratings: Any) -> int:
        noted = 0
        turn = -1
        while s.phase != OVER:
            if s.turns != turn:
                turn = s.turns
                if below(s, EVERY) == 0 and noted < MOST_NOTES:
                    features(s, box, notes[noted])
                    stages[noted] = stage(s, box)
                    scores(s, box, points[noted])
                    noted += 1
            count = legal(s, box, moves)
            move = moves[count - 1]
            if below(s, BLIND) == 0:
                move = moves[below(s, count)]
            elif count > 1:
                looked[0] = move
                for i in range(1, GLANCES):
                    looked[i] = moves[below(s, count)]
                rate(s, box, looked, GLANCES, ratings)
                best = 0
                for i in range(1, GLANCES):
                    if ratings[i] > ratings[best]:
                        best = i
                move = looked[best]
            play(s, box, move)
        scores(s, box, points[noted])
        return noted

    return play_one


def notes_of(of: Game, games: int) -> tuple[Any, Any, Any]:
    """Features by note and seat, stages, and the points each seat still won."""
    room = of.rulebook.room
    outlook: Any = outlook_of(of.rulebook)
    play_one = player(of.rules, room("heuristics"), outlook)
    width, kinds = room("moves").MAX_LEGAL, len(outlook.FEATURES)
    scratch = np.empty(width, np.int16), np.empty(GLANCES, np.int16), np.empty(GLANCES, np.float32)
    found: list[tuple[Any, Any, Any]] = []
    for seed in track(range(games), f"{of.name}, {of.players} players"):
        notes = np.zeros((MOST_NOTES, MOST_SEATS, kinds), np.float32)
        stages, points = np.zeros(MOST_NOTES, np.float32), np.zeros((MOST_NOTES + 1, MOST_SEATS), np.float32)
        state = of.start(seed=seed).redealt(0, seed)
        noted = play_one(state, of.box, notes, stages, points, *scratch)
        seats = slice(0, of.players)
        found.append((notes[:noted, seats].copy(), stages[:noted].copy(), (points[noted] - points[:noted])[:, seats].copy()))
    joined = [np.concatenate([each[i] for each in found]) for i in range(3)]
    return joined[0], joined[1], joined[2]


def fit(of: Game, games: int) -> dict[str, Any]:
    """Weights by feature and stage, how far the points went astray by stage, and how much of their variance was explained."""
    outlook: Any = outlook_of(of.rulebook)
    features, stages, won = notes_of(of, games)
    features -= features.mean(axis=1, keepdims=True)
    won -= won.mean(axis=1, keepdims=True)
    last, kinds, players = outlook.STAGES - 1, len(outlook.FEATURES), of.players
    at = np.clip(stages, 0, last)
    hats = np.maximum(0, 1 - abs(at[:, None] - np.arange(last + 1)))  # how near a note is to each stage
    normal, right = np.zeros((last + 1, kinds, last + 1, kinds)), np.zeros((last + 1, kinds))
    for low in range(last + 1):
        for high in range(max(0, low - 1), min(last, low + 1) + 1):
            both = hats[:, low] * hats[:, high]
            normal[low, :, high] = np.einsum("n,npi,npj->ij", both, features, features, optimize=True)
        right[low] = np.einsum("n,npi,np->i", hats[:, low], features, won, optimize=True)
    size = (last + 1) * kinds
    ridge = RIDGE * np.tile((features**2).sum(axis=(0, 1)) / (last + 1), last + 1) + 1e-3
    weights = np.linalg.solve(normal.reshape(size, size) + np.diag(ridge), right.reshape(size)).reshape(last + 1, kinds)
    errors = won - np.einsum("nk,ki,npi->np", hats, weights, features, optimize=True)
    squares = (errors**2).mean(axis=1)
    deviation = np.sqrt((hats * squares[:, None]).sum(axis=0) / np.maximum(hats.sum(axis=0), 1e-9))
    astray = NEAR * deviation * (players / (players - 1)) ** 0.5
    adjusted = getattr(outlook, "ADJUSTED", {})
    return {
        "astray": [round(float(each), 2) for each in np.maximum(astray, 1.0)],
        "weights": {
            name: [round(float(each) * adjusted.get(name, 1.0), 3) for each in weights[:, i]] for i, name in enumerate(outlook.FEATURES)
        },
        "explained": 1 - float((errors**2).sum() / (won**2).sum()),
        "notes": len(stages),
    }


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regalia.arena.fit", description=__doc__)
    parser.add_argument("game", choices=[name for name, book in rulebooks().items() if hasattr(outlook_of(book), "features")])
    parser.add_argument("--games", type=int, default=10_000, help="games for each number of players")
    parser.add_argument("--out", type=Path, help="where to write; by default the game's own outlook.toml")
    chosen = parser.parse_args(words)
    book = rulebooks()[chosen.game]
    outlook: Any = outlook_of(book)
    counts = book.options.schema()["properties"]["players"]
    lines = [
        f"# Made by: python -m regalia.arena.fit {chosen.game} --games {chosen.games}",
        "# By the number of players: how far points may still go astray, and the weight of each feature, at stage 0, 1, 2 ...",
    ]
    for players in range(counts["minimum"], counts["maximum"] + 1):
        fitted = fit(game(chosen.game, players=players), chosen.games)
        print(f"{players} players: {fitted['notes']} notes, {fitted['explained']:.1%} of what was still won is explained")
        lines += ["", f"[{players}]", f"astray = {fitted['astray']}", f"[{players}.weights]"]
        lines += [f"{name} = {each}" for name, each in fitted["weights"].items()]
    path = chosen.out or Path(outlook.__file__).with_suffix(".toml")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"written to {path}")


if __name__ == "__main__":
    main()
