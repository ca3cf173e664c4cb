"""`regalia games`: what can be played, and with which options."""

import argparse
from typing import Any

from regalia.core.game import rulebooks
from regalia.core.options import Flags


def add(commands: Any) -> None:
    parser = commands.add_parser("games", help="list the games and their options")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="The games of Regalia", show_lines=True)
    for heading in ("game", "by", "what it is", "options"):
        table.add_column(heading)
    for book in rulebooks().values():
        options = []
        for option in book.options:
            schema = option.schema()
            allowed = schema.get("enum") or ([f"{schema['minimum']}-{schema['maximum']}"] if "minimum" in schema else [])
            allowed = list(option.helps) if isinstance(option, Flags) else allowed
            options.append(f"--{option.name} {' | '.join(allowed)}".strip())
        table.add_row(f"[bold]{book.name}[/]", book.designer, f"{book.tagline} About {book.minutes} minutes.", "\n".join(options))
    Console().print(table)
