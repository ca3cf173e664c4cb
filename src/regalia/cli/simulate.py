"""`regalia simulate`: many random games, with a progress bar while they run and a table at the end."""

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import add_games, chosen_game, expect_compiling, progress_bar
from regalia.cli.files import number
from regalia.core.errors import BadInput
from regalia.core.files import writing
from regalia.text import figure, minus, say, speaking

if TYPE_CHECKING:
    from regalia.core.game import Game
    from regalia.simulation.batch import Simulation


def add(commands: Any) -> None:
    parser = commands.add_parser("simulate", help="play many random games and summarise them")
    for game in add_games(parser, run):
        game.add_argument("--games", default="100000", metavar="N", help="how many games (default 100000)")
        game.add_argument("--seed", default="0", metavar="N", help="the same seed plays the same games (default 0)")
        game.add_argument("--device", default="cpu", help="cpu (default), cuda, or ray for a cluster")
        game.add_argument("--threads", metavar="N", help="CPU threads (default: one for each core)")
        game.add_argument("--csv", metavar="FILE", help="write one row per game to this CSV file")
        game.add_argument("--parquet", metavar="FILE", help="write the same as a Parquet file (needs regalia[parquet])")


def run(args: argparse.Namespace) -> None:
    from rich.console import Console

    game = chosen_game(args)
    games, seed = number(args.games, "--games", 1), number(args.seed, "--seed")
    threads = number(args.threads, "--threads", 1) if args.threads else None
    for name in (args.csv, args.parquet):
        if name and not Path(name).absolute().parent.is_dir():
            raise BadInput("cli-no-folder", name=name, folder=Path(name).absolute().parent)
    expect_compiling(args.lang)
    game.simulate(1, device=args.device)  # compiles, so that only the games are timed below
    began = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(say("terminal-simulate-bar", args.lang, title=game.rulebook.title, players=game.players), total=games)
        played = game.simulate(games, seed=seed, device=args.device, threads=threads, progress=lambda n: bar.advance(task, n))
    seconds = time.perf_counter() - began
    Console().print(summary(game, played, seconds, args.lang))
    if args.csv:
        write_csv(game, played, Path(args.csv))
    if args.parquet:
        write_parquet(game, played, args.parquet)


def summary(game: "Game", played: "Simulation", seconds: float, lang: str) -> Any:
    from rich.console import Group
    from rich.table import Table

    def written(value: float, digits: int = 0) -> str:
        return figure(value, lang, digits)

    say, games = speaking(lang), len(played)
    table = Table(title=say("terminal-simulate", title=game.rulebook.title, games=written(games), count=games))
    for what in ("seat", "mean", "deviation", "lowest", "highest", "wins"):
        table.add_column(say(f"terminal-simulate-{what}"), justify="left" if what == "seat" else "right")
    shares = played.wins / played.wins.sum(axis=1, keepdims=True)
    for seat, colour in enumerate(game.seats):
        points = played.scores[:, seat]
        wins = f"{written(100 * shares[:, seat].mean(), 1)}%"
        means = written(points.mean(), 1), written(points.std(), 1)
        table.add_row(say(f"colour-{colour}"), *means, minus(points.min()), minus(points.max()), wins)
    plies, turns = played.plies, written(played.turns.mean(), 1)
    length = say("terminal-simulate-length", mean=written(plies.mean(), 1), low=plies.min(), high=plies.max(), turns=turns)
    speed = say("terminal-simulate-speed", moves=written(plies.sum() / seconds), games=written(games / seconds))
    told = say(f"{game.name}-reported") if game.rulebook.reported else ""
    reported = [say("terminal-simulate-reported", reported=told)] if told else []
    return Group(table, length, speed, *reported)


def rows(game: "Game", played: "Simulation") -> dict[str, Any]:
    """The games as columns."""
    table: dict[str, Any] = {"plies": played.plies, "turns": played.turns}
    for seat, colour in enumerate(game.seats):
        table[f"points_{colour}"] = played.scores[:, seat]
        table[f"won_{colour}"] = played.wins[:, seat].astype(int)
    return table


def write_csv(game: "Game", played: "Simulation", path: Path) -> None:
    import numpy as np

    table = rows(game, played)
    with writing(path):
        np.savetxt(path, np.column_stack(list(table.values())), fmt="%d", delimiter=",", header=",".join(table), comments="")


def write_parquet(game: "Game", played: "Simulation", path: str) -> None:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("cli-parquet") from None
    with writing(path):
        pyarrow.parquet.write_table(pyarrow.table(rows(game, played)), path)
