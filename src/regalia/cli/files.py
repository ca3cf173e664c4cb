"""`regalia show`, `replay` and `verify`: what can be done with a match file."""

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import expect_compiling
from regalia.core.errors import BadInput, both, quoted
from regalia.core.files import read_text
from regalia.text import minus, say, seat_names

if TYPE_CHECKING:
    from regalia.core.match import Match
    from regalia.core.story import Moment, SheetRow
    from regalia.core.talk import Said

DIGITS = 100  # of a number on the command line; Python reads no more than a few thousand


def add(commands: Any) -> None:
    show = commands.add_parser("show", help="print a match file as text, move by move")
    show.add_argument("file")
    show.set_defaults(run=run_show)
    replay = commands.add_parser("replay", help="step through a match file, board by board")
    replay.add_argument("file")
    replay.add_argument("--moment", help="start after this many moments (default 0: the deal)", default="0")
    replay.add_argument("--seat", help="view the game from this seat, counted from 1 (default: as a spectator)")
    replay.set_defaults(run=run_replay)
    verify = commands.add_parser("verify", help="check a match file: what holds, what does not, and what nobody can know")
    verify.add_argument("file")
    verify.add_argument("--head", action="append", default=[], help="a head of the chain that you kept, like 12:9f3c…; any number of times")
    verify.add_argument("--commitment", help="the commitment that you kept from the start")
    verify.add_argument("--brought", action="append", default=[], help="what a seat brought to the deal, like 1:9f3c…; seats count from 1")
    verify.set_defaults(run=run_verify)


def read(name: str) -> str:
    """The text of a file named on the command line; `-` is standard input."""
    if name != "-":
        return read_text(Path(name))
    try:
        text = sys.stdin.read()
        text.encode()  # in the C locale Python lets bytes pass that are no text
    except UnicodeError:
        raise BadInput("file-not-text", name=name) from None
    return text


def number(said: str, name: str, low: int = 0) -> int:
    """Read a whole number of at least `low`."""
    if not said.removeprefix("-").isdecimal() or len(said) > DIGITS:
        raise BadInput("setting-whole", name=name, value=quoted(said))
    if int(said) < low:
        raise BadInput("setting-low", name=name, low=low, value=said)
    return int(said)


def told(moment: "Moment", names: list[str], lang: str) -> list[str]:
    """What happened in a moment: a sentence for each event, and the rows of what was scored."""
    if moment.back is not None:
        return [say("told-takeback-seen" if moment.seen else "told-takeback", lang, who=names[moment.seat or 0])]
    lines = []
    for event in moment.events:
        lines.append(event.words(names.__getitem__).sentence(lang))
        if sheet := event.sheet():
            lines += [line for row in sheet.rows for line in _row_lines(row, names, lang)]
    return lines


def told_at(match: "Match", moment: int, seat: int | None, names: list[str], lang: str) -> list[str]:
    """What happened in a moment of a match and what was said after it; at the start of a branch, where it came from."""
    words = [_word(each, names, lang) for each in match.words if each.moment == moment]
    if match.origin and not moment:
        return [say("told-branch", lang, moment=match.origin.moment, table=match.origin.table or "none"), *words]
    return told(match.moment(moment, seat), names, lang) + words


def _word(said: "Said", names: list[str], lang: str) -> str:
    who = said.name or say("terminal-spectator", lang) if said.seat is None else names[said.seat]
    return f"{who}: {say(f'terminal-gesture-{said.gesture}', lang) if said.gesture else said.text}"


def _row_lines(row: "SheetRow", names: list[str], lang: str, depth: int = 1) -> list[str]:
    values = [f"{name} {minus(value)}" for name, value in zip(names, row.values, strict=True) if value is not None]
    lines = [f"{'  ' * depth}{row.label.sentence(lang)}: {', '.join(values)}"]
    return lines + [line for part in row.parts for line in _row_lines(part, names, lang, depth + 1)]


def log_lines(match: "Match", lang: str, seat: int | None) -> list[str]:
    """The story as `seat` may know it, moment by moment."""
    names = seat_names(match.game.seats, lang)
    lines = []
    for number in range(len(match.moments) + 1):
        first, *more = told_at(match, number, seat, names, lang) or [""]
        lines += [f"{number:>4}  {first}", *(f"      {line}" for line in more)]
    return lines


def playthrough(match: "Match", lang: str = "en") -> str:
    """A match as text to review: what happened, moment by moment, and how it ended."""
    none, names = say("terminal-show-none", lang), seat_names(match.game.seats, lang)
    options = (f"{name} {' + '.join(value) or none if isinstance(value, list) else value}" for name, value in match.game.options.items())
    lines = [", ".join([match.game.rulebook.title, *options])]
    version, commitment = match.game.rulebook.rules_version, match.commitment[:16]
    lines.append(say("terminal-show-rules", lang, version=version, commitment=commitment))
    lines += log_lines(match, lang, None)
    points = [f"{name} {minus(score)}" for name, score in zip(names, match.scores, strict=True)]
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
    seat = None if args.seat is None else number(args.seat, "--seat", 1) - 1
    at, end = number(args.moment, "--moment"), len(match.moments)
    console = Console()
    draw, names = match.game.rooms.drawing.draw, seat_names(match.game.seats, args.lang)
    while True:
        console.print(draw(match.view_at(at, seat), args.lang))
        lines = told_at(match, at, seat, names, args.lang)
        console.print(say("terminal-replay-moment", args.lang, moment=at, last=end), style="dim", end=" ")
        console.print("\n".join(lines), markup=False)
        if not sys.stdin.isatty():
            if at == end:
                return
            at += 1
            continue
        said = console.input(f"[dim]{say('terminal-replay-keys', args.lang)}[/] ").strip()
        if said == "q" or (not said and at == end):
            return
        at = int(said[:DIGITS]) if said.isdecimal() else at - 1 if said == "b" else at + 1
        at = max(0, min(end, at))


def run_verify(args: argparse.Namespace) -> int:
    from regalia.core.verify import Kept, verify

    brought = dict(each.partition(":")[::2] for each in args.brought)
    kept = Kept(args.commitment, args.head, {number(seat, "--brought", 1) - 1: text for seat, text in brought.items()})
    expect_compiling(args.lang)
    verdict = verify(read(args.file), kept)
    for point in verdict.points:
        if point.holds is False:
            print(f"regalia: {point.words.sentence(args.lang)}", file=sys.stderr)
        else:
            print(f"{'✓' if point.holds else '?'} {point.words.sentence(args.lang)}")
    return 1 if verdict.problems else 0
