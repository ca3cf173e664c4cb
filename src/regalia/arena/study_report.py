"""The report of an experiment: the same tables for the terminal and for an HTML file, which also has plots."""

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Any

import regalia
from regalia.arena import plots
from regalia.arena.effects import FEW, SHARES, Effect, Findings, Measured, Part
from regalia.arena.experiment import Study
from regalia.arena.report import Shown, between, figure, machine, page, percent
from regalia.text import minus

METHOD = (
    "Every set-up plays the same deals; all seatings of a deal are one observation. "
    "Intervals hold 95%: Student’s for means and differences, Wilson’s for shares of wins; a shared win counts in parts. "
    "An effect is the difference in deviations of single games (Cohen’s d): about 0.2 is small, 0.5 medium, 0.8 large. "
    "One interval in twenty leaves out zero by chance alone."
)


def tables(found: Findings) -> list[Shown]:
    first, several = found.setups[0], len({part.who for part in found.bots}) > 1
    return [
        Shown("Measures of a game (95% interval)", ["measure", *found.setups], _measures(found)),
        *(
            Shown(f"{name}, against {first}", ["measure", "deals", "difference (95%)", "effect", ""], _effects(found, name))
            for name in found.setups[1:]
        ),
        Shown("Wins by order of play", ["set-up", "plays", "wins", "95% interval", "fair"], _parts(found.order)),
        *([Shown("Wins by bot", ["set-up", "bot", "wins", "95% interval", "fair"], _parts(found.bots), 2)] if several else []),
        Shown("What happens in a game", ["event", *found.setups], _counts(found)),
    ]


def _form(measure: str) -> str:
    return ".1%" if measure in SHARES else ".2f"


def _measures(found: Findings) -> list[list[str]]:
    lines: dict[str, list[str]] = {}
    for each in found.measured:
        lines.setdefault(each.measure, [each.measure]).append(between(each.mean, _form(each.measure)))
    return list(lines.values())


def _size(effect: Effect) -> str:
    """An effect in standard deviations; where the games of each set-up are all alike there are none to measure it in."""
    return minus(f"{effect.size:+.2f}") if isfinite(effect.size) else "without spread"


def _effects(found: Findings, setup: str) -> list[list[str]]:
    def line(each: Effect) -> list[str]:
        difference = between(each.difference, f"+{_form(each.measure)}")
        return [each.measure, str(each.deals), difference, _size(each), "differs" if each.sure else ""]

    return [line(each) for each in found.effects if each.setup == setup]


def _parts(parts: Sequence[Part]) -> list[list[str]]:
    return [[each.setup, each.who, *percent(each.share), f"{each.share.fair:.1%}"] for each in parts]


def _counts(found: Findings) -> list[list[str]]:
    lines: dict[str, list[str]] = {}
    for each in found.counts:
        lines.setdefault(each.event, [each.event]).append(f"{each.mean.mean:.2f}")
    return list(lines.values())


def report(study: Study, found: Findings, command: str) -> str:
    """The whole page."""
    plan = next(iter(study.plans.values()))
    games = sum(map(len, found.games.values()))
    measures, *others = tables(found)
    parts = [
        f"<h1>{escape(study.title)}</h1>",
        f'<p class="lead">{escape(study.game.title)}: {games:,} games of {len(found.setups)} set-ups,'
        f" played by {escape(', '.join(plan.bots))}; every set-up is dealt alike, and every line-up sits in every seat.</p>",
        Shown("Set-ups", ["name", "what is set"], [[name, described(study, name)] for name in found.setups], 2).html(),
        f"<pre>{escape(command)}</pre>",
        f"<p>{escape(verdict(found))}</p>",
        "<h2>How it plays</h2>",
        *(figure(measure_plot(found, name), f"{name.capitalize()} with 95% intervals.") for name in dict.fromkeys(_names(found.measured))),
        measures.html(),
        "<h2>What differs</h2>",
        *(each for name, shown in zip(found.setups[1:], others, strict=False) for each in (effect_figure(found, name), shown.html())),
        "<h2>Who wins</h2>",
        figure(order_plot(found), "Share of the wins by order of play, with 95% intervals; the dashed line is fair."),
        *(each.html() for each in others[len(found.setups) - 1 : -1]),
        "<h2>What happens</h2>",
        f"<p>How often each kind of thing happens in a game, as the story tells it, and with which piece or number"
        f" where there are at most {FEW} of them.</p>",
        others[-1].html(),
        f"<footer>Regalia {regalia.__version__}, on {escape(machine())}. {METHOD}</footer>",
    ]
    return page(study.title, parts)


def _names(measured: Sequence[Measured]) -> list[str]:
    """Measures worth a plot: those that vary between games, of which more than one deal was played."""
    return [each.measure for each in measured if each.deviation and isfinite(each.mean.high - each.mean.low)]


def described(study: Study, name: str) -> str:
    """The settings of a set-up in one line."""
    plan = study.plans[name]
    options = {"players": plan.players[0], **plan.options, **plan.changes}

    def said(value: Any) -> Any:
        return "own" if isinstance(value, dict) else " + ".join(value) or "none" if isinstance(value, list) else value

    return ", ".join(f"{key} {said(value)}" for key, value in options.items())


def verdict(found: Findings) -> str:
    """The largest significant effects in one sentence."""
    sure = sorted((each for each in found.effects if each.sure), key=lambda each: -abs(each.size))
    if not sure:
        return f"No measure of any set-up differs from {found.setups[0]} by more than chance would make it."
    told = [
        f"{each.measure} in {each.setup} {minus(f'{each.difference.mean:+{_form(each.measure)}}')} (effect {_size(each)})"
        for each in sure[:5]
    ]
    return "Largest differences: " + "; ".join(told) + "."


def measure_plot(found: Findings, measure: str) -> str:
    some = [each for each in found.measured if each.measure == measure]
    rows = [(each.setup, each.mean.low, each.mean.mean, each.mean.high, plots.colour(each.setup, found.setups)) for each in some]
    return plots.intervals(rows, measure, _form(measure))


def effect_figure(found: Findings, setup: str) -> str:
    rows = []
    for each in found.effects:
        if each.setup == setup and each.size and isfinite(each.size) and isfinite(each.difference.high - each.difference.low):
            unit = each.difference.mean / each.size
            low, high = sorted((each.difference.low / unit, each.difference.high / unit))
            rows.append((each.measure, low, each.size, high, plots.colour(setup, found.setups)))
    told = f"{setup} against {found.setups[0]}: effects in deviations of single games, with 95% intervals."
    return figure(plots.intervals(rows, "effect (Cohen’s d)", ".2f", mark=0.0), told) if rows else ""


def order_plot(found: Findings) -> str:
    rows = [
        (f"{each.setup}, plays {each.who}"[:38], each.share.low, each.share.share, each.share.high, plots.colour(each.setup, found.setups))
        for each in found.order
    ]
    fairs = {each.share.fair for each in found.order}
    return plots.intervals(rows, "share of the wins", ".1%", mark=fairs.pop() if len(fairs) == 1 else None)
