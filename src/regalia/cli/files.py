"""`regalia show`, `replay` and `verify`: what can be done with a match file."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import expect_compiling
from regalia.core.errors import BadInput, both, quoted
from regalia.core.files import read_text
from regalia.text import say

if TYPE_CHECKING:
    from collections.abc import Callable

    from regalia.core.game import Game
    from regalia.core.match import Match, Played


def add(commands: Any) -> None:
    show = commands.add_parser("show", help="print a match file as text, move by move")
    show.add_argument("file")
    show.set_defaults(run=run_show)
    replay = commands.add_parser("replay", help="step through a match file, board by board")
    replay.add_argument("file")
    replay.add_argument("--ply", help="begin after this many moves (0 is the deal)", default="0")
    replay.add_argument("--seat", help="see the game as this seat did, counted from 1; without it, as a spectator")
    replay.set_defaults(run=run_replay)
    verify = commands.add_parser("verify", help="check a match file: what holds, what does not, and what nobody can know")
    verify.add_argument("file")
    verify.add_argument("--head", action="append", default=[], help="a head of the chain that you kept, like 12:9f3c…; any number of times")
    verify.add_argument("--commitment", help="the commitment that you kept from the beginning")
    verify.add_argument("--brought", action="append", default=[], help="what a seat brought to the deal, like 1:9f3c…; seats count from 1")
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


def seat_names(game: "Game", lang: str) -> list[str]:
    return [say(f"colour-{colour}", lang) for colour in game.seats]


def log_lines(match: "Match", lang: str, told: "Callable[[Played], str]") -> list[str]:
    """Who played what, one line each, under each other."""
    from rich.cells import cell_len, set_cell_size

    names = seat_names(match.game, lang)
    width = max(8, *map(cell_len, names))
    return [f"{played.ply:>4}  {set_cell_size(names[played.seat], width)} {told(played)}" for played in match.log]


def playthrough(match: "Match", lang: str = "en") -> str:
    """A match as lines of text a person can review: who played what, turn by turn, and how it ended."""
    none, names = say("terminal-show-none", lang), seat_names(match.game, lang)
    options = (f"{name} {' + '.join(value) or none if isinstance(value, list) else value}" for name, value in match.game.options.items())
    lines = [", ".join([match.game.rulebook.title, *options])]
    version, commitment = match.game.rulebook.rules_version, match.commitment[:16]
    lines.append(say("terminal-show-rules", lang, version=version, commitment=commitment))
    lines += log_lines(match, lang, lambda played: played.move.notation)
    points = [f"{name} {score}" for name, score in zip(names, match.scores, strict=True)]
    lines.append(say("terminal-show-final" if match.over else "terminal-show-so-far", lang, points=points))
    if match.over:
        lines.append(say("terminal-show-won", lang, names=both(names[seat] for seat in match.winners)))
    return "\n".join(lines)


def run_show(args: argparse.Namespace) -> None:
    from regalia.core.match import Match

    expect_compiling(args.lang)
    print(playthrough(Match.from_json(read(args.file)), args.lang))


def run_replay(args: argparse.Namespace) -> None:
    from rich.console import Console

    from regalia.core.match import Match

    expect_compiling(args.lang)
    match = Match.from_json(read(args.file))
    seat = None if args.seat is None else number(args.seat, "--seat") - 1
    ply = number(args.ply, "--ply")
    console = Console()
    draw, names = match.game.rulebook.room("drawing").draw, seat_names(match.game, args.lang)
    while True:
        console.print(draw(match.view(seat, ply), args.lang))
        last = match.log[ply - 1] if ply else None
        deal = say("terminal-replay-deal", args.lang)
        told = f"{names[last.seat]}: {last.notation(seat if not match.over else last.seat)}" if last else deal
        console.print(f"[dim]{say('terminal-replay-ply', args.lang, ply=ply, last=match.ply)}[/] {told}")
        if not sys.stdin.isatty():
            if ply == match.ply:
                return
            ply += 1
            continue
        said = console.input(f"[dim]{say('terminal-replay-keys', args.lang)}[/] ").strip()
        if said == "q" or (not said and ply == match.ply):
            return
        ply = int(said) if said.isdecimal() else ply - 1 if said == "b" else ply + 1
        ply = max(0, min(match.ply, ply))


def run_verify(args: argparse.Namespace) -> int:
    from regalia.core.verify import Kept, verify

    brought = dict(each.partition(":")[::2] for each in args.brought)
    kept = Kept(args.commitment, args.head, {number(seat, "--brought") - 1: text for seat, text in brought.items()})
    expect_compiling(args.lang)
    verdict = verify(read(args.file), kept)
    for point in verdict.points:
        if point.holds is False:
            print(f"regalia: {point.words.sentence(args.lang)}", file=sys.stderr)
        else:
            print(f"{'✓' if point.holds else '?'} {point.words.sentence(args.lang)}")
    return 1 if verdict.problems else 0
