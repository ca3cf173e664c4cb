"""`regalia arena`: a tournament between bots, resumable, with ratings and a report at the end."""

import argparse
import shlex
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import add_games, as_written, expect_compiling, progress_bar
from regalia.cli.files import number
from regalia.core.files import writing

if TYPE_CHECKING:
    from regalia.arena import Ledger, Plan, Summary


def add(commands: Any) -> None:
    parser = commands.add_parser("arena", help="run a tournament between bots, rate them and write a report")
    for game in add_games(parser, run, without=["players"]):
        game.add_argument("--players", nargs="+", default=["2"], metavar="N", help="numbers of players (default 2)")
        game.add_argument(
            "--bots", nargs="+", required=True, metavar="BOT", help="who plays: names of bots or levels, search:200ms, search:5000"
        )
        game.add_argument(
            "--games", default="100", metavar="N", help="games for each number of players, rounded up to whole rotations (default 100)"
        )
        game.add_argument("--alone", metavar="BOT", help="only line-ups with exactly one seat for this bot")
        game.add_argument("--neighbours", action="store_true", help="bots meet only those next to them in the list, as on a ladder")
        game.add_argument(
            "--opening",
            default="0",
            metavar="N",
            help="opening turns that search:500 plays for every seat, identical in all seatings of a deal (default 0)",
        )
        game.add_argument(
            "--even",
            default="100",
            metavar="N",
            help="keep only openings after which search:500 puts the winning chance of the player to move within N percentage points"
            " of its fair share (default 100: keep all)",
        )
        game.add_argument("--seed", default="0", metavar="N", help="the same seed deals the same games (default 0)")
        game.add_argument(
            "--out", metavar="DIR", help="folder for results and report (default arena-GAME); a tournament already there is resumed"
        )
        add_device(game)


def add_device(parser: argparse.ArgumentParser) -> None:
    """Flags that say where games are played."""
    parser.add_argument("--jobs", metavar="N", help="number of games to run in parallel (default: as many as the cores allow)")
    parser.add_argument("--device", default="cpu", help="cpu (default: the cores of this machine), or ray for a cluster")
    parser.add_argument(
        "--address", metavar="ADDRESS", help="address of the Ray cluster (default: RAY_ADDRESS, or a new cluster on this machine)"
    )


def jobs_of(args: argparse.Namespace) -> int | None:
    return number(args.jobs, "--jobs", 1) if args.jobs else None


def run(args: argparse.Namespace) -> None:
    from rich.console import Console

    from regalia import arena
    from regalia.arena.report import tables
    from regalia.bots import bot

    plan = planned(args)
    for name in plan.bots:
        bot(name)
    jobs = jobs_of(args)
    out = Path(args.out or f"arena-{args.game}")
    with writing(out):
        ledger = arena.Ledger(plan, out / "games.jsonl")
    expect_compiling(args.lang)
    console = Console()
    try:
        play(ledger, jobs, args.device, args.address)
    except KeyboardInterrupt:
        console.print(f"Stopped after {len(ledger.games)} of {len(plan.bouts)} games; run the same command again to continue.")
        raise
    finally:
        ledger.close()
    found = arena.summarise(ledger.games, plan.bots)
    for shown in tables(found):
        print_table(console, *shown)
    console.print(f"Written: {', '.join(write(plan, ledger, found, out))}.", soft_wrap=True)


def planned(args: argparse.Namespace) -> "Plan":
    from regalia.arena import Plan

    given = {name.removeprefix("option_"): value for name, value in vars(args).items() if name.startswith("option_") and value is not None}
    players = tuple(number(each, "--players", 2) for each in args.players)
    games = number(args.games, "--games", 1)
    seed, opening, even = (number(getattr(args, name), f"--{name}") for name in ("seed", "opening", "even"))
    return Plan(args.game, tuple(args.bots), games, players, seed, given, args.alone, opening, even, neighbours=args.neighbours)


def play(ledger: "Ledger", jobs: int | None, device: str, address: str | None) -> None:
    from rich.progress import TextColumn

    from regalia import arena

    wins: Counter[str] = Counter()
    for each in ledger.games:
        wins.update(dict(zip(each.bots, each.shares, strict=True)))

    def standing() -> str:
        return "  ".join(f"{name} {won:g}" for name, won in wins.most_common())

    with progress_bar(TextColumn("[dim]{task.fields[wins]}")) as bar:
        task = bar.add_task(f"{ledger.plan.game} arena", total=len(ledger.plan.bouts), completed=len(ledger.games), wins=standing())

        def finished(each: Any) -> None:
            for name, share in zip(each.bots, each.shares, strict=True):
                wins[name] += share
            bar.update(task, advance=1, wins=standing())

        arena.run(ledger, jobs=jobs, device=device, address=address, progress=finished)


def print_table(console: Any, title: str, heads: Sequence[str], rows: Sequence[Sequence[Any]], words: int = 1) -> None:
    """A table whose first `words` columns are text and whose others are numbers."""
    from rich.table import Table

    drawn = Table(title=as_written(title), title_justify="left")
    for i, head in enumerate(heads):
        drawn.add_column(as_written(head), justify="left" if i < words else "right", no_wrap=head in ("bot", "of"))
    for row in rows:
        drawn.add_row(*(as_written(str(each)) for each in row))
    console.print(drawn)


def write(plan: "Plan", ledger: "Ledger", found: "Summary", out: Path) -> list[str]:
    from regalia.arena.ledger import rows, write_rows
    from regalia.arena.report import report

    files = [out / "games.jsonl", *write_rows(rows(ledger.games), out / "seats")]
    (out / "report.html").write_text(report(plan, found, command(plan)), encoding="utf-8")
    return [str(each) for each in [*files, out / "report.html"]]


def command(plan: "Plan") -> str:
    """The command that plays this tournament again."""
    words = ["regalia", "arena", plan.game, "--bots", *plan.bots, "--games", str(plan.games), "--players", *map(str, plan.players)]
    for name, value in plan.options.items():
        words += [f"--{name}", *(map(str, value) if isinstance(value, list) else [str(value)])]
    words += ["--alone", plan.alone] if plan.alone else []
    words += ["--neighbours"] if plan.neighbours else []
    words += ["--opening", str(plan.opening)] if plan.opening else []
    words += ["--even", str(plan.even)] if plan.even < 100 else []
    return shlex.join(words + (["--seed", str(plan.seed)] if plan.seed else []))
