"""The report of an experiment: the same tables for the terminal and for an HTML file, which also has plots."""

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Any, NamedTuple

import regalia
from regalia.arena import plots
from regalia.arena.effects import FEW, SHARES, Effect, Findings, Measured, Part
from regalia.arena.experiment import Study
from regalia.arena.report import between, figure, machine, page, percent, table

METHOD = (
    "Every set-up plays the same deals; all seatings of a deal are one observation. "
    "Intervals hold 95%: Student’s for means and differences, Wilson’s for shares of wins; a shared win counts in parts. "
    "An effect is the difference in deviations of single games (Cohen’s d): about 0.2 is small, 0.5 medium, 0.8 large. "
    "One interval in twenty leaves out zero by chance alone."
)


class Shown(NamedTuple):
    """One table, as the terminal and the page print it."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Any]]
    words: int = 1  # columns of text


def tables(found: Findings) -> list[Shown]:
    first = found.setups[0]
    return [
        Shown("Measures of a game (95% interval)", ["measure", *found.setups], _measures(found)),
        *(
            Shown(f"{name}, against {first}", ["measure", "deals", "difference (95%)", "effect", ""], _effects(found, name))
            for name in found.setups[1:]
        ),
        Shown("Wins by order of play", ["set-up", "plays", "wins", "95% interval", "fair"], _parts(found.order)),
        *([Shown("Wins by bot", ["set-up", "bot", "wins", "95% interval", "fair"], _parts(found.bots), 2)] if _several(found) else []),
        Shown("What happens in a game", ["event", *found.setups], _counts(found)),
    ]


def _several(found: Findings) -> bool:
    return len({part.who for part in found.bots}) > 1


def _form(measure: str) -> str:
    return ".1%" if measure in SHARES else ".2f"


def _measures(found: Findings) -> list[list[str]]:
    lines: dict[str, list[str]] = {}
    for each in found.measured:
        lines.setdefault(each.measure, [each.measure]).append(between(each.mean, _form(each.measure)))
    return list(lines.values())


def _effects(found: Findings, setup: str) -> list[list[str]]:
    def line(each: Effect) -> list[str]:
        difference = between(each.difference, f"+{_form(each.measure)}")
        return [each.measure, str(each.deals), difference, f"{each.size:+.2f}".replace("-", "−"), "differs" if each.sure else ""]

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
        table("Set-ups", ["name", "what is set"], [[name, described(study, name)] for name in found.setups], 2),
        f"<pre>{escape(command)}</pre>",
        f"<p>{escape(verdict(found))}</p>",
        "<h2>How it plays</h2>",
        *(figure(measure_plot(found, name), f"{name.capitalize()} with 95% intervals.") for name in dict.fromkeys(_names(found.measured))),
        _html(measures),
        "<h2>What differs</h2>",
        *(each for name, shown in zip(found.setups[1:], others, strict=False) for each in (effect_figure(found, name), _html(shown))),
        "<h2>Who wins</h2>",
        figure(order_plot(found), "Share of the wins by order of play, with 95% intervals; the dashed line is fair."),
        *(_html(each) for each in others[len(found.setups) - 1 : -1]),
        "<h2>What happens</h2>",
        f"<p>How often each kind of thing happens in a game, as the story tells it, and with which piece or number"
        f" where there are at most {FEW} of them.</p>",
        _html(others[-1]),
        f"<footer>Regalia {regalia.__version__}, on {escape(machine())}. {METHOD}</footer>",
    ]
    return page(study.title, parts)


def _names(measured: Sequence[Measured]) -> list[str]:
    """Measures worth a plot: those that vary between games."""
    return [each.measure for each in measured if each.deviation]


def _html(shown: Shown) -> str:
    return table(*shown)


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
    told = [f"{each.measure} in {each.setup} {each.difference.mean:+{_form(each.measure)}} (effect {each.size:+.2f})" for each in sure[:5]]
    return "Largest differences: " + "; ".join(told).replace("-", "−") + "."


def _bars(rows: Sequence[tuple[str, float, float, float, str]], name: str, percent: bool = False, zero: float | None = None) -> str:
    """Dots with their intervals, one below the other: label, low, middle, high, colour."""
    step, top, left = 26, 12, 210
    bottom = top + step * len(rows)
    ends = [end for _, low, _, high, _ in rows for end in (low, high)] + ([] if zero is None else [zero])
    room = max(0.05 * (max(ends) - min(ends)), 1e-6 + 0.001 * abs(max(ends)))
    axis = plots.Axis(min(ends) - room, max(ends) + room, left, plots.WIDTH - 70)
    parts = axis.draw(top, bottom, name, percent=percent)
    if zero is not None:
        parts.append(plots.line(axis.at(zero), top, axis.at(zero), bottom, "fair"))
    for i, (label, low, middle, high, fill) in enumerate(rows):
        y = top + step * (i + 0.5)
        parts += [plots.text(left - 12, y + 4, label, "tick", "end"), *plots.whisker(axis, y, low, middle, high, fill)]
        parts.append(
            plots.text(plots.WIDTH - 8, y + 4, (f"{middle:.1%}" if percent else f"{middle:.2f}").replace("-", "−"), "number", "end")
        )
    return plots.svg(plots.WIDTH, bottom + 44, name, parts)


def measure_plot(found: Findings, measure: str) -> str:
    some = [each for each in found.measured if each.measure == measure]
    rows = [(each.setup, each.mean.low, each.mean.mean, each.mean.high, plots.colour(each.setup, found.setups)) for each in some]
    return _bars(rows, measure, measure in SHARES)


def effect_figure(found: Findings, setup: str) -> str:
    rows = []
    for each in found.effects:
        if each.setup == setup and each.size and isfinite(each.size):
            unit = each.difference.mean / each.size
            low, high = sorted((each.difference.low / unit, each.difference.high / unit))
            rows.append((each.measure, low, each.size, high, plots.colour(setup, found.setups)))
    told = f"{setup} against {found.setups[0]}: effects in deviations of single games, with 95% intervals."
    return figure(_bars(rows, "effect (Cohen’s d)", zero=0.0), told) if rows else ""


def order_plot(found: Findings) -> str:
    rows = [
        (f"{each.setup}, plays {each.who}"[:38], each.share.low, each.share.share, each.share.high, plots.colour(each.setup, found.setups))
        for each in found.order
    ]
    fairs = {each.share.fair for each in found.order}
    return _bars(rows, "share of the wins", True, fairs.pop() if len(fairs) == 1 else None)
