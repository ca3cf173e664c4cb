"""`regalia analyse`: what a finished match teaches, on the terminal or as JSON."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regalia.cli import expect_compiling, progress_bar
from regalia.cli.files import number, read
from regalia.core.errors import BadInput
from regalia.core.files import writing
from regalia.text import figure, seat_names, speaking

if TYPE_CHECKING:
    from rich.console import Console

    from regalia.analysis.results import Analysis, Verdict
    from regalia.core.match import Match
    from regalia.core.verify import Verdict as Checked

WORST = 5  # decisions listed for each player
STEPS = " ▁▂▃▄▅▆▇█"
WIDTH = 60  # columns of the chart
COLOURS = {"good": "green", "doubtful": "yellow", "bad": "red"}


def add(commands: Any) -> None:
    parser = commands.add_parser("analyse", help="judge every decision of a finished match, and separate luck from skill")
    parser.add_argument("file", help="a match file; - reads standard input")
    parser.add_argument("--seat", metavar="N", help="report only this seat's decisions, counted from 1 (default: all seats)")
    parser.add_argument("--simulations", metavar="N", help="simulations for each search (default: depends on the game)")
    parser.add_argument("--seed", default="0", metavar="N", help="the same seed gives the same analysis (default 0)")
    parser.add_argument("--threads", metavar="N", help="CPU threads (default: one for each core)")
    parser.add_argument("--json", metavar="FILE", help="write the whole analysis to this file as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> None:
    import msgspec
    from rich.console import Console

    from regalia.analysis.analyse import sound
    from regalia.core.verify import verify

    if args.json and not Path(args.json).absolute().parent.is_dir():
        raise BadInput("cli-no-folder", name=args.json, folder=Path(args.json).absolute().parent)
    seat = None if args.seat is None else number(args.seat, "--seat", 1) - 1
    expect_compiling(args.lang)
    checked = verify(read(args.file))
    match = sound(checked)
    if seat is not None and not 0 <= seat < match.game.players:
        raise BadInput("setting-low", name="--seat", low=1, value=args.seat)
    found = search(checked, match, args)
    if args.json:
        with writing(args.json):
            Path(args.json).write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    tell(Console(), found, match, seat, args.lang)


def search(checked: "Checked", match: "Match", args: argparse.Namespace) -> "Analysis":
    from regalia.analysis.analyse import analyse_file, simulations_of

    simulations = simulations_of(match, number(args.simulations, "--simulations", 1) if args.simulations else None)
    seed, threads = number(args.seed, "--seed"), number(args.threads, "--threads", 1) if args.threads else None
    with progress_bar() as bar:
        task = bar.add_task(match.game.rulebook.title, total=None)
        return analyse_file(
            checked,
            simulations=simulations,
            seed=seed,
            threads=threads,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )


def tell(console: "Console", found: "Analysis", match: "Match", seat: int | None, lang: str) -> None:
    """How well everybody played, how the chances went, what decided the match, and the worst decisions with what was better."""
    names = seat_names(match.game.seats, lang)
    say = speaking(lang)
    console.print(say("terminal-analysis-title"), style="bold")
    console.print(_players(found, names, lang))
    console.print(say("terminal-analysis-accuracy-note"), style="dim")
    for view in ("seen", "public", "truth"):
        console.print(f"\n{say(f'terminal-analysis-view-{view}')}", style="bold")
        console.print(_luck(found, names, lang, view))
        if view == "public":
            console.print(say("terminal-analysis-public-note"), style="dim")
    console.print(say("terminal-analysis-luck-note"), style="dim")
    _chart(console, found, names, lang)
    _turning_points(console, found, names, lang)
    for each in range(match.game.players):
        if seat in (None, each):
            _worst(console, found, each, names, lang)


def _percent(share: float, lang: str, digits: int = 0) -> str:
    return f"{figure(100 * share, lang, digits)}%"


def _players(found: "Analysis", names: list[str], lang: str) -> Any:
    from rich.table import Table

    say = speaking(lang)
    table = Table()
    table.add_column("")
    for key in ("accuracy", "decisions", "good", "doubtful", "bad", "lost"):
        table.add_column(say(f"terminal-analysis-head-{key}"), justify="right")
    for each in found.players:
        counts = (str(count) for count in (each.decisions, each.good, each.doubtful, each.bad))
        table.add_row(names[each.seat], figure(each.accuracy, lang, 1), *counts, _percent(each.lost, lang))
    return table


def _luck(found: "Analysis", names: list[str], lang: str, view: str) -> Any:
    """The way from what could be expected to the result, from one point of view; a column per player."""
    from rich.table import Table

    say = speaking(lang)
    table = Table()
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    sums = [getattr(each, view) for each in found.players]
    table.add_row(say("terminal-analysis-head-expected"), *(_percent(each.expected, lang) for each in found.players))
    for part in ("deal", "luck", "own", "others", "rest"):
        values = [round(getattr(each, part), 2) + 0.0 for each in sums]  # no minus sign before a zero
        signed = (f"{'+' if value > 0 else ''}{_percent(value, lang)}" for value in values)
        table.add_row(say(f"terminal-analysis-head-{part}"), *signed, end_section=part == "rest")
    table.add_row(say("terminal-analysis-head-result"), *(_percent(each.result, lang) for each in found.players))
    return table


def _chart(console: "Console", found: "Analysis", names: list[str], lang: str) -> None:
    """A row of blocks for each player: the higher the block, the better the chances."""
    console.print(f"\n[bold]{speaking(lang)('terminal-analysis-chances')}[/]")
    chances, width = found.chances, max(len(name) for name in names)
    count = min(WIDTH, len(chances))
    shown = [chances[round(i * (len(chances) - 1) / max(1, count - 1))] for i in range(count)]
    for seat, name in enumerate(names):
        blocks = "".join(STEPS[round(each.seen[seat] * (len(STEPS) - 1))] for each in shown)
        last = _percent(chances[0].seen[seat], lang), _percent(chances[-1].seen[seat], lang)
        console.print(f"{name:{width}} {last[0]:>4} {blocks} {last[1]}", highlight=False, markup=False)


def _turning_points(console: "Console", found: "Analysis", names: list[str], lang: str) -> None:
    say = speaking(lang)
    if found.turning_points:
        console.print(f"\n[bold]{say('terminal-analysis-turning-points')}[/]")
    for each in found.turning_points:
        key = "analysis-gained" if each.change > 0 else "analysis-fell"
        sentence = say(key, who=names[each.seat], percent=round(100 * abs(each.change)))
        reason = f" {_played(found.verdicts[each.verdict], names, lang)}" if each.verdict is not None else ""
        console.print(f"{each.moment:>4}  {sentence}{reason}", highlight=False, markup=False)


def _worst(console: "Console", found: "Analysis", seat: int, names: list[str], lang: str) -> None:
    say = speaking(lang)
    worst = sorted((each for each in found.verdicts if each.seat == seat and each.mark != "good"), key=lambda each: -each.loss)
    console.print(
        f"\n[bold]{say('terminal-analysis-worst', who=names[seat]) if worst else say('terminal-analysis-none', who=names[seat])}[/]"
    )
    for each in worst[:WORST]:
        shares = {"before": _percent(each.before, lang), "after": _percent(each.after, lang)}
        mark = say(f"terminal-analysis-mark-{each.mark}")
        console.print(f"{each.moment:>4}  [{COLOURS[each.mark]}]{mark}[/]", end=" ", highlight=False)
        console.print(_played(each, names, lang), say("terminal-analysis-shares", **shares), highlight=False, markup=False)
        for option in each.better[:2]:
            said = option.said.sentence(lang, names) if option.said else option.move
            better = say("terminal-analysis-better", move=said, percent=_percent(option.share, lang))
            console.print("      →", better, *(words.sentence(lang, names) for words in option.brings), highlight=False, markup=False)
        for words in each.reasons:
            console.print(f"      {words.sentence(lang, names)}", style="dim", highlight=False, markup=False)


def _played(of: "Verdict", names: list[str], lang: str) -> str:
    """What was decided, as the story tells it; for a step of a larger action, the step alone."""
    told = " ".join(words.sentence(lang, names) for words in of.told)
    return told or speaking(lang)("terminal-analysis-played", who=names[of.seat], move=of.said.sentence(lang, names))
