"""`regalia score`: scoring for games played on a physical board."""

import argparse
import sys
from typing import Any

from regalia.cli import as_written, expect_compiling
from regalia.cli.files import read
from regalia.core.errors import BadInput
from regalia.core.game import rulebook, rulebooks
from regalia.text import minus


def add(commands: Any) -> None:
    parser = commands.add_parser("score", help="score a game played on a physical board")
    parser.add_argument("game", choices=list(rulebooks()))
    parser.add_argument(
        "file", nargs="?", help="text file, or - for standard input; without it you are prompted, if the game supports that"
    )
    parser.add_argument("--example", action="store_true", help="print an example of the input")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rich.cells import cell_len
    from rich.console import Console
    from rich.table import Table

    book, console = rulebook(args.game), Console()
    sheet = book.rooms.scoresheet
    if sheet is None:
        raise BadInput("cli-score-none", title=book.title)
    if args.example:
        print(sheet.EXAMPLE, end="")
        return
    if args.file is not None:
        text = read(args.file)
    elif sheet.ask and sys.stdin.isatty():
        text = sheet.ask(console.input, args.lang)
    else:
        raise BadInput("cli-score-file", form=sheet.FORM)
    if not text.strip():
        raise BadInput("cli-score-empty", name=args.file, form=sheet.FORM)
    expect_compiling(args.lang)
    result = sheet.tally(text, args.lang)
    wide = sum(cell_len(column) + 3 for column in result.columns) >= console.width
    table = Table(title=result.title, padding=0 if wide else (0, 1))
    for i, column in enumerate(result.columns):
        table.add_column(as_written(column), justify="left" if i == 0 else "right")
    for name, *numbers in result.rows:
        table.add_row(as_written(name), *map(minus, numbers))
    console.print(table)
    for note in result.notes:
        console.print(as_written(note), style="dim")
