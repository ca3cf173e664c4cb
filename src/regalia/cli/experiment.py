"""`regalia experiment`: several set-ups of a game, dealt alike and played by bots, compared; resumable, with a report at the end."""

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import as_written, expect_compiling, progress_bar
from regalia.cli.arena import add_device, jobs_of, print_table
from regalia.core.files import writing

if TYPE_CHECKING:
    from regalia.arena.effects import Findings
    from regalia.arena.experiment import Study
    from regalia.arena.ledger import Ledger


def add(commands: Any) -> None:
    parser = commands.add_parser("experiment", help="compare set-ups of a game: options, variants, boards, changed numbers")
    parser.add_argument("file", help="what to compare, a TOML file; see docs/studies.md")
    parser.add_argument(
        "--out", metavar="DIR", help="folder for results and report (default: named after the file); resumed if already there"
    )
    add_device(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rich.console import Console

    from regalia.arena.effects import compare
    from regalia.arena.experiment import open_ledgers, read
    from regalia.arena.study_report import tables, verdict

    study, jobs = read(args.file), jobs_of(args)
    out = Path(args.out or f"experiment-{Path(args.file).stem}")
    ledgers = open_ledgers(study, out)
    expect_compiling(args.lang)
    console = Console()
    try:
        play(study, ledgers, jobs, args)
    except KeyboardInterrupt:
        done, planned = sum(len(ledger.games) for ledger in ledgers), sum(len(ledger.plan.bouts) for ledger in ledgers)
        console.print(f"Stopped after {done} of {planned} games; run the same command again to continue.")
        raise
    finally:
        for ledger in ledgers:
            ledger.close()
    found = compare({name: ledger.games for name, ledger in zip(study.plans, ledgers, strict=True)})
    for shown in tables(found):  # pieces are told apart in the report
        print_table(console, *shown._replace(rows=[row for row in shown.rows if "=" not in row[0]]))
    console.print(as_written(verdict(found)), soft_wrap=True)
    command = shlex.join(["regalia", "experiment", args.file])
    console.print(as_written(f"Written: {', '.join(write(study, found, out, command))}."), soft_wrap=True)


def play(study: "Study", ledgers: "list[Ledger]", jobs: int | None, args: argparse.Namespace) -> None:
    from regalia import arena

    total, done = sum(len(ledger.plan.bouts) for ledger in ledgers), sum(len(ledger.games) for ledger in ledgers)
    with progress_bar() as bar:
        task = bar.add_task(as_written(study.title), total=total, completed=done)
        arena.run(*ledgers, jobs=jobs, device=args.device, address=args.address, progress=lambda _: bar.advance(task))


def write(study: "Study", found: "Findings", out: Path, command: str) -> list[str]:
    from regalia.arena.ledger import write_rows
    from regalia.arena.study_report import report

    files = write_rows(found.rows(), out / "seats") + write_rows(found.events(), out / "events")
    with writing(out):
        (out / "report.html").write_text(report(study, found, command), encoding="utf-8")
    return [str(each) for each in [*files, out / "report.html"]]
