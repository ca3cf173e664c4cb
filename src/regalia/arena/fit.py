"""Fit a game's evaluation to the results of games: `python -m regalia.arena.fit GAME`.

Many games are played by bots that rate a few moves each time, and now and then none, so that all sorts of positions
occur. At the beginning of random turns the features of every seat are noted; in the end the points each seat still won are
explained by them. Few features get a weight each (least squares over differences between the seats, with a little ridge); the result
goes into the game's evaluation.toml. Where there are also common features, a net learns from the notes; then it plays games
against itself in short searches, round by round, and learns from all of them, because good players make more of a position than
hasty ones. The result goes into evaluation.npz.
"""

import argparse
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from rich.progress import Progress, track

from regalia.arena.learn import NetTrainer, Notes, near, spread
from regalia.arena.selfplay import features_of, played
from regalia.bots.net import MOST_SEATS, PARTS, read, write
from regalia.bots.tree import compile_best_looking
from regalia.core.compiled import rule
from regalia.core.contract import Rooms
from regalia.core.dice import below
from regalia.core.game import Rulebook, rulebooks
from regalia.core.record import OVER, Record
from regalia.public import Game
from regalia.simulation.gpu import has_cuda

CANDIDATES = 16  # moves the players rate
BLIND = 25  # one move in this many is played without rating any
EVERY = 4  # one turn in this many is noted
MOST_NOTES = 512  # per game
RIDGE = 0.01  # of the mean square of a feature
TRUST = 0.85  # in the results of searched games, see `NetTrainer.learn`; 1 where a net has to learn new inputs
RATE = 1e-3  # of learning from them; lower where a net only needs correcting
MANY_NOTES = 50_000  # from here on, batches are larger
SEARCHED_SEEDS = 10_000_000  # and up: deals that no hasty game used


@cache
def player(rooms: Rooms) -> Any:
    """Compile the function that plays one game and takes notes."""
    legal, play, scores, best_looking = rooms.rules.legal, rooms.rules.play, rooms.rules.scores, compile_best_looking(rooms)
    fill, stage = features_of(rooms).fill, features_of(rooms).stage

    @rule
    def play_one(s: Record, box: Any, notes: Any, stages: Any, points: Any, moves: Any, looked: Any, ratings: Any) -> int:
        noted = 0
        turn = -1
        while s.phase != OVER:
            if s.turns_begun != turn:
                turn = s.turns_begun
                if below(s, EVERY) == 0 and noted < MOST_NOTES:
                    fill(s, box, notes[noted])
                    stages[noted] = stage(s, box)
                    scores(s, box, points[noted])
                    noted += 1
            count = legal(s, box, moves)
            move = moves[count - 1]
            if below(s, BLIND) == 0:
                move = moves[below(s, count)]
            elif count > 1:
                looked[0] = move
                for i in range(1, CANDIDATES):
                    looked[i] = moves[below(s, count)]
                move = best_looking(s, box, looked, CANDIDATES, ratings)
            play(s, box, move)
        scores(s, box, points[noted])
        return noted

    return play_one


def notes_of(of: Game, games: int) -> Notes:
    """Notes of hasty games."""
    play_one, features = player(of.rooms), features_of(of.rooms)
    width = max(len(features.names), len(features.common))
    scratch = np.empty(of.rooms.moves.MAX_LEGAL, np.int16), np.empty(CANDIDATES, np.int16), np.empty(CANDIDATES, np.float32)
    found = []
    for seed in track(range(games), f"{of.name}, {of.players} players"):
        rows, stages = np.zeros((MOST_NOTES, MOST_SEATS + 1, width), np.float32), np.zeros(MOST_NOTES, np.float32)
        points = np.zeros((MOST_NOTES + 1, MOST_SEATS), np.float32)
        guess = of.start(seed=seed).redealt(0, seed)
        guess.ordered = 1
        noted = play_one(guess, of.box, rows, stages, points, *scratch)
        won = points[noted] - points[:noted]  # the points after the last note are those at the end
        found.append(Notes.of(features, of.players, rows[:noted], stages[:noted].copy(), won, np.arange(noted) == noted - 1))
    return Notes.joined(found)


def fit(of: Game, games: int) -> dict[str, Any]:
    """Weights by feature and stage, the error of the points by stage, and how much of their variance is explained."""
    told = features_of(of.rooms)
    notes = notes_of(of, games)
    features, won = np.float32(notes.seats), notes.won - notes.won.mean(axis=1, keepdims=True)
    features -= features.mean(axis=1, keepdims=True)
    last, kinds = told.stages - 1, len(told.names)
    hats = near(notes.stages, told.stages)
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
    return {
        "astray": [round(float(each), 2) for each in spread(errors, notes.stages, told.stages)],
        "weights": {
            name: [round(float(each) * told.adjusted.get(name, 1.0), 3) for each in weights[:, i]] for i, name in enumerate(told.names)
        },
        "explained": 1 - float((errors**2).sum() / (won**2).sum()),
        "notes": len(notes),
    }


def fit_all(book: Rulebook, counts: list[int], games: int, file: Path) -> None:
    lines = [
        f"# Made by: python -m regalia.arena.fit {book.name} --games {games}",
        "# By the number of players: the standard error of the points, and the weight of each feature, at stage 0, 1, 2 ...",
    ]
    for players in counts:
        fitted = fit(Game(book, {"players": players}), games)
        print(f"{players} players: {fitted['notes']} notes, {fitted['explained']:.1%} of what was still won is explained")
        lines += ["", f"[{players}]", f"astray = {fitted['astray']}", f"[{players}.weights]"]
        lines += [f"{name} = {each}" for name, each in fitted["weights"].items()]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


# Nets


def tables(book: Rulebook, players: int) -> list[Game]:
    """The games a net for this number of players learns from."""
    return [Game(book, {"players": players, **options}) for options in features_of(book.rooms).learns_from]


def searched(of: Game, net: dict[str, Any], games: int, seed: int, simulations: int, gpu: bool) -> Notes:
    """Notes of games that short searches play with a net."""
    with Progress() as shown:
        bar = shown.add_task(f"{of.name}, {of.players} players, searched", total=1.0)
        return played(of, net, games, seed, simulations, gpu, lambda part: shown.update(bar, completed=part))


def teach(
    book: Rulebook, counts: list[int], games: int, rounds: list[tuple[int, int]], file: Path,
    *, trust: float = TRUST, rate: float = RATE, gpu: bool = False,
) -> None:  # fmt: skip
    """Nets for these numbers of players; others stay as they are. Each round has a number of games and of simulations per move."""
    features = features_of(book.rooms)
    nets: dict[int, dict[str, Any]] = {}
    if file.exists():
        stacked = read(features, file)
        known = [players for players in range(MOST_SEATS + 1) if stacked["first"][players].any()]
        nets = {players: {part: stacked[part][players] for part in PARTS} for players in known}
    for players in counts:
        every = tables(book, players)
        if games:
            trainer = NetTrainer(features, Notes.mixed([notes_of(of, games // len(every)) for of in every]))
            trainer.learn(epochs=8, rate=2e-3, batch=1024)
            print(
                f"{players} players: {len(trainer.notes)} notes, {trainer.explained():.1%} of what was still won is explained", flush=True
            )
            nets[players] = trainer.net()
            write(nets, file)
        kept: list[Notes] = []  # of all rounds so far, so that a short round does not make it forget the others
        for seed, (number, simulations) in enumerate(rounds, SEARCHED_SEEDS):
            kept += [searched(of, nets[players], number // len(every), seed, simulations, gpu) for of in every]
            notes = Notes.mixed(kept)
            trainer = NetTrainer(features, notes, nets[players])
            before = trainer.explained()
            trainer.learn(epochs=6, rate=min(rate, 1e-8 * len(notes)), batch=256 if len(notes) < MANY_NOTES else 1024, trust=trust)
            print(
                f"{players} players, searched: {len(notes)} notes, {before:.1%} explained before, {trainer.explained():.1%} after",
                flush=True,
            )
            nets[players] = trainer.net()
            write(nets, file)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m regalia.arena.fit", description=__doc__)
    parser.add_argument("game", choices=[name for name, book in rulebooks().items() if book.rooms.evaluation.features])
    parser.add_argument(
        "--games", type=int, default=60_000, help="hasty games for each number of players; 0: continue from the existing nets"
    )
    parser.add_argument(
        "--searched", type=int, nargs="+", default=[2400], metavar="GAMES", help="games a net plays against itself, round by round"
    )
    parser.add_argument(
        "--simulations", type=int, nargs="+", default=[250], metavar="N", help="simulations of the searches in those games, round by round"
    )
    parser.add_argument("--trust", type=float, default=TRUST, metavar="PART", help="trust in the results of those games, from 0 to 1")
    parser.add_argument("--rate", type=float, default=RATE, metavar="R", help="learning rate for those games")
    parser.add_argument("--gpu", action="store_true", help="play those games on a CUDA device, one thread per game")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players to make a net for (default: all)")
    parser.add_argument("--out", type=Path, help="where to write (default: next to the game's evaluation)")
    chosen = parser.parse_args(words)
    if chosen.gpu and not has_cuda():
        parser.error("--gpu needs a CUDA device and regalia[gpu], and this machine lacks one of them")
    if not 0 <= chosen.trust <= 1:
        parser.error("--trust is a number from 0 to 1")
    if not 0 < chosen.rate <= 0.1:
        parser.error("--rate is a number above 0 and at most 0.1")
    book = rulebooks()[chosen.game]
    features = features_of(book.rooms)
    everyone = list(book.player_counts)
    file = chosen.out or features.file
    if features.common:
        searched_by = chosen.simulations if len(chosen.simulations) > 1 else chosen.simulations * len(chosen.searched)
        if len(searched_by) != len(chosen.searched):
            parser.error(f"--simulations needs one number, or one for each of the {len(chosen.searched)} rounds of --searched")
        rounds = [each for each in zip(chosen.searched, searched_by, strict=True) if each[0]]
        teach(book, chosen.players or everyone, chosen.games, rounds, file, trust=chosen.trust, rate=chosen.rate, gpu=chosen.gpu)
    else:
        fit_all(book, everyone, chosen.games, file)
    print(f"written to {file}")


if __name__ == "__main__":
    main()
