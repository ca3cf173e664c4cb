"""`regalia rules`: the rulebooks, one rule by its id, and which tests prove which rule."""

import argparse
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput
from regalia.core.game import rulebook, rulebooks


def add(commands: Any) -> None:
    parser = commands.add_parser("rules", help="print a game's rules, or a single rule")
    parser.add_argument("game", choices=list(rulebooks()))
    parser.add_argument("rule", nargs="?", help="the id of one rule, for example KIN-A1")
    parser.add_argument("--coverage", action="store_true", help="print which tests prove which rule (needs the source tree)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.table import Table

    from regalia.text.rulebook import proof_by_rule, rule_ids, rule_text, rules_page

    book, console = rulebook(args.game), Console()
    if args.coverage:
        tests = Path(__file__).parents[3] / "tests"
        if not tests.is_dir():
            raise BadInput("cli-coverage")
        proof = proof_by_rule(tests)
        table = Table("rule", "tests", "in", title=f"{book.title}: rules and their tests")
        for rule in rule_ids(book):
            found = proof.get(rule, [])
            table.add_row(rule, str(len(found)) if found else "[red]none[/]", ", ".join(sorted(set(found))))
        console.print(table)
    elif args.rule:
        console.print(f"[bold]{args.rule.upper()}[/] {rule_text(book, args.rule.upper(), args.lang)}")
    else:
        console.print(Markdown(rules_page(book, args.lang)))
