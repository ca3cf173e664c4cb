"""`regalia show`, `replay` and `verify`: what can be done with a match file."""

import argparse
import sys
from pathlib import Path
from typing import Any

from regalia.cli import expect_compiling
from regalia.core.errors import BadInput, quoted
from regalia.core.files import read_text


def add(commands: Any) -> None:
    show = commands.add_parser("show", help="print a match file as text, move by move")
    show.add_argument("file")
    show.set_defaults(run=run_show)
    replay = commands.add_parser("replay", help="step through a match file, board by board")
    replay.add_argument("file")
    replay.add_argument("--ply", help="begin after this many moves (0 is the deal)", default="0")
    replay.add_argument("--seat", help="see the game as this seat did, counted from 1; without it, as a spectator")
    replay.set_defaults(run=run_replay)
    verify = commands.add_parser("verify", help="check that a match was dealt and played honestly")
    verify.add_argument("file")
    verify.set_defaults(run=run_verify)


def read(name: str) -> str:
    """The text of a file a person named; `-` is standard input."""
    try:
        return sys.stdin.read() if name == "-" else read_text(Path(name))
    except UnicodeDecodeError:
        raise BadInput("file-not-text", name=name) from None


def number(said: str, name: str) -> int:
    if not said.isdecimal():
        raise BadInput("setting-whole", name=name, value=quoted(said))
    return int(said)


def playthrough(match: Any) -> str:
    """A match as lines of text a person can review: who played what, turn by turn, and how it ended."""
    options = (f"{name} {' + '.join(value) or 'none' if isinstance(value, list) else value}" for name, value in match.game.options.items())
    lines = [", ".join([match.game.rulebook.title, *options])]
    lines.append(f"rules version {match.game.rulebook.rules_version}, commitment {match.commitment[:16]}…")
    for played in match.log:
        lines.append(f"{played.ply:>4}  {match.game.seats[played.seat]:<8} {played.move.notation}")
    points = ", ".join(f"{colour} {score}" for colour, score in zip(match.game.seats, match.scores, strict=True))
    lines.append(f"{'final' if match.over else 'so far'}: {points}")
    if match.over:
        lines.append(f"won by {' and '.join(match.game.seats[seat] for seat in match.winners)}")
    return "\n".join(lines)


def run_show(args: argparse.Namespace) -> None:
    from regalia.core.match import Match

    expect_compiling()
    print(playthrough(Match.from_json(read(args.file))))


def run_replay(args: argparse.Namespace) -> None:
    from rich.console import Console

    from regalia.core.match import Match

    expect_compiling()
    match = Match.from_json(read(args.file))
    seat = None if args.seat is None else number(args.seat, "--seat") - 1
    ply = number(args.ply, "--ply")
    console = Console()
    draw = match.game.rulebook.room("drawing").draw
    while True:
        console.print(draw(match.view(seat, ply)))
        last = match.log[ply - 1] if ply else None
        told = f"{match.game.seats[last.seat]}: {last.notation(seat if not match.over else last.seat)}" if last else "the deal"
        console.print(f"[dim]ply {ply} of {match.ply}[/] {told}")
        if not sys.stdin.isatty():
            if ply == match.ply:
                return
            ply += 1
            continue
        said = console.input("[dim]Enter next · b back · a number to jump · q quit[/] ").strip()
        if said == "q" or (not said and ply == match.ply):
            return
        ply = int(said) if said.isdecimal() else ply - 1 if said == "b" else ply + 1
        ply = max(0, min(match.ply, ply))


def run_verify(args: argparse.Namespace) -> int:
    from regalia.core.match import verify

    expect_compiling()
    verdict = verify(read(args.file))
    for problem in verdict.sentences(args.lang):
        print(f"regalia: {problem}", file=sys.stderr)
    if not verdict.problems:
        print(f"Honest: the secret fits the commitment, all {verdict.plies} moves are legal, the result is as claimed.")
    return 1 if verdict.problems else 0
