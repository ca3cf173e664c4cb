"""`regalia observation`: what each number of an observation means, and the id of each move."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from regalia.core.game import Rulebook, rulebook, rulebooks
from regalia.text import speaking

if TYPE_CHECKING:  # the other commands do not need the compiler
    from regalia.core.observation import Entry, Observation


def add(commands: Any) -> None:
    parser = commands.add_parser("observation", help="print what each number of an observation means, and the ids of the moves")
    parser.add_argument("game", choices=list(rulebooks()))
    parser.add_argument("--moves", action="store_true", help="print the ids of the moves instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rich.console import Console

    book, say = rulebook(args.game), speaking(args.lang)
    if args.moves:
        Console().print(_moves(book, say))
        return
    layout = book.rooms.observation.LAYOUT
    console = Console()
    console.print(_layout(book, layout, say))
    for axis, labels in dict(labelled for entry in layout.entries for labelled in entry.axes.items()).items():
        console.print(f"[bold]{axis}[/]: {', '.join(labels)}")
    console.print(say("terminal-observation-note"))


def _layout(book: Rulebook, layout: "Observation", say: Callable[..., str]) -> Any:
    from rich.table import Table

    table = Table(title=say("terminal-observation", game=book.title, count=len(layout)))
    for what in ("numbers", "name", "axes", "range", "meaning"):
        table.add_column(say(f"terminal-observation-{what}"))
    for entry in layout.entries:
        first = layout.first(entry.name)
        numbers = f"{first}–{first + entry.size - 1}" if entry.size > 1 else str(first)
        table.add_row(numbers, entry.name, _axes(entry), f"{entry.low} … {entry.high}", entry.meaning)
    return table


def _axes(entry: "Entry") -> str:
    """`seat (4) × cell (30)`; the last axis runs fastest."""
    return " × ".join(f"{name} ({len(labels)})" for name, labels in entry.axes.items())


def _moves(book: Rulebook, say: Callable[..., str]) -> Any:
    from rich.table import Table

    table = Table(title=say("terminal-observation-moves", game=book.title, version=book.rules_version))
    table.add_column(say("terminal-observation-id"), justify="right")
    table.add_column(say("terminal-observation-move"))
    for move in book.moves:
        table.add_row(str(move.id), move.notation)
    return table
