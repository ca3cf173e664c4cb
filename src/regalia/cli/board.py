"""`regalia board`: what is printed on a game's board, and whether somebody's own file is a valid board."""

import argparse
import tomllib
from typing import Any

from regalia.cli import as_written
from regalia.cli.files import read
from regalia.core.errors import BadInput
from regalia.core.files import toml_error
from regalia.core.game import rulebook, rulebooks
from regalia.text import speaking


def add(commands: Any) -> None:
    parser = commands.add_parser("board", help="show the values printed on a game's board, or check a file of your own")
    parser.add_argument("game", choices=[book.name for book in rulebooks().values() if book.boards])
    parser.add_argument(
        "--check", metavar="FILE", help="check whether a TOML file is a valid board for this game; if not, name the wrong key"
    )
    parser.add_argument("--board", metavar="FILE", help="print this board instead of the default one")
    parser.add_argument("--toml", action="store_true", help="print the default board as TOML, as a starting point for your own")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table

    say = speaking(args.lang)

    def marked(mark: str) -> str:
        return say(f"terminal-mark-{mark.replace(' ', '-')}")

    book = rulebook(args.game)
    option = book.printed
    assert book.boards
    assert option
    boards = book.boards()
    if args.check:
        content = parse(args.check)
        try:
            values = boards.describe(content)
        except BadInput as error:
            raise BadInput("cli-board", name=args.check, reason=error) from None
        marks = [mark for _, _, mark in values]
        told = [say("terminal-board-marks", count=marks.count(mark), mark=marked(mark)) for mark in dict.fromkeys(marks)]
        flag = f"--{option.name} {args.check}"
        print(say("terminal-board-fits", file=args.check, option=option.name, title=book.title, count=len(marks), marks=told, flag=flag))
        return
    if args.toml:
        print(boards.source(option.default_value()), end="")
        return
    table = Table(title=say("terminal-board", title=book.title, option=option.name))
    for what in ("key", "value", "mark"):
        table.add_column(say(f"terminal-board-{what}"))
    for key, value, mark in boards.describe(option.read(args.board) if args.board else option.default_value()):
        table.add_row(as_written(key), as_written(value), marked(mark), style="yellow" if mark == "substitute" else None)
    Console().print(table)


def parse(name: str) -> dict[str, Any]:
    """The content of a TOML file named on the command line."""
    try:
        return tomllib.loads(read(name))
    except tomllib.TOMLDecodeError as error:
        raise BadInput("toml-file", name=name, reason=toml_error(error)) from None
