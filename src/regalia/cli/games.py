"""`regalia games`: what can be played, and with which options."""

import argparse
from typing import Any

from regalia.core.game import rulebooks
from regalia.core.options import Flags
from regalia.text import speaking


def add(commands: Any) -> None:
    parser = commands.add_parser("games", help="list the games and their options")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table

    say = speaking(args.lang)
    table = Table(title=say("terminal-games"), show_lines=True)
    for what in ("game", "by", "what", "options"):
        table.add_column(say(f"terminal-games-{what}"))
    for book in rulebooks().values():
        options = []
        for option in book.options:
            schema = option.schema()
            allowed = schema.get("enum") or ([f"{schema['minimum']}-{schema['maximum']}"] if "minimum" in schema else [])
            allowed = list(option.helps) if isinstance(option, Flags) else allowed
            options.append(f"--{option.name} {' | '.join(allowed)}".strip())
        told = say("terminal-games-minutes", tagline=say(f"{book.name}-tagline"), minutes=book.minutes)
        table.add_row(f"[bold]{book.name}[/]", book.designer, told, "\n".join(options))
    Console().print(table)
