"""Plots for the report as hand-written SVG: their colours come from the page, so they follow light and dark."""

import math
from collections.abc import Sequence
from html import escape

import numpy as np

from regalia.arena.tables import Summary
from regalia.text import minus

WIDTH = 720
LABEL = 130  # room for names on the left


def colour(bot: str, bots: Sequence[str]) -> str:
    return f"var(--c{list(bots).index(bot) % 8})"


def svg(width: float, height: float, title: str, parts: list[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}"><title>{escape(title)}</title>\n{inside}\n</svg>'
    )


def text(x: float, y: float, said: str, look: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{look}">{escape(said)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, look: str = "grid") -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{look}"/>'


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round numbers that span a range."""
    rough = max(high - low, 1e-9) / about
    power = 10 ** math.floor(math.log10(rough))
    step = next(each * power for each in (1, 2, 5, 10) if each * power >= rough)
    return [step * i for i in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


class Axis:
    """A horizontal axis: values from low to high on pixels from left to right."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        self.low, self.high, self.left, self.right = low, high, left, right

    def at(self, value: float) -> float:
        return self.left + (value - self.low) / (self.high - self.low) * (self.right - self.left)

    def draw(self, top: float, bottom: float, name: str, *, percent: bool = False) -> list[str]:
        parts = []
        for tick in ticks(self.low, self.high):
            said = minus(f"{tick:.0%}" if percent else f"{tick:g}")
            parts += [line(self.at(tick), top, self.at(tick), bottom), text(self.at(tick), bottom + 16, said, "tick", "middle")]
        return [*parts, text((self.left + self.right) / 2, bottom + 34, name, "name", "middle")]


def whisker(axis: Axis, y: float, low: float, middle: float, high: float, fill: str) -> list[str]:
    """A dot with its 95 % interval."""
    return [
        f'<line x1="{axis.at(low):.1f}" y1="{y:.1f}" x2="{axis.at(high):.1f}" y2="{y:.1f}" stroke="{fill}" stroke-width="2.5"/>',
        *(
            f'<line x1="{axis.at(end):.1f}" y1="{y - 5:.1f}" x2="{axis.at(end):.1f}" y2="{y + 5:.1f}" stroke="{fill}" stroke-width="2"/>'
            for end in (low, high)
        ),
        f'<circle cx="{axis.at(middle):.1f}" cy="{y:.1f}" r="5.5" fill="{fill}" stroke="var(--paper)" stroke-width="1.5"/>',
    ]


def intervals(rows: Sequence[tuple[str, float, float, float, str]], name: str, form: str, mark: float | None = None) -> str:
    """Dots with their intervals, one below the other: label, low, middle, high, colour. A dashed line marks what is fair, or zero."""
    step, top, left, percent = 26, 12, 210, form.endswith("%")
    bottom = top + step * len(rows)
    ends = [end for _, low, _, high, _ in rows for end in (low, high)] + ([] if mark is None else [mark])
    room = max(0.05 * (max(ends) - min(ends)), 1e-6 + 0.001 * abs(max(ends)))
    axis = Axis(min(ends) - room, max(ends) + room, left, WIDTH - 70)
    parts = axis.draw(top, bottom, name, percent=percent)
    if mark is not None:
        parts.append(line(axis.at(mark), top, axis.at(mark), bottom, "fair"))
    for i, (label, low, middle, high, fill) in enumerate(rows):
        y = top + step * (i + 0.5)
        parts += [text(left - 12, y + 4, label, "tick", "end"), *whisker(axis, y, low, middle, high, fill)]
        parts.append(text(WIDTH - 8, y + 4, minus(f"{middle:{form}}"), "number", "end"))
    return svg(WIDTH, bottom + 44, name, parts)


def rating_ladder(found: Summary) -> str:
    """The ratings with their intervals, the best on top."""
    rows = [(each.bot, each.low, each.rating, each.high, colour(each.bot, found.bots)) for each in found.ratings]
    return intervals(rows, "rating (400 points: ten times the chance to win)", ".0f")


def density(values: Sequence[float], low: float, high: float, points: int = 121) -> list[float]:
    """A smoothed histogram: Gaussian kernels of Silverman's width."""
    width = max(1.06 * (float(np.std(values)) or 1.0) * len(values) ** -0.2, (high - low) / 200)
    kernels = (np.exp(-0.5 * ((x - np.asarray(values)) / width) ** 2) for x in np.linspace(low, high, points))
    return [float(each.mean()) / (width * math.sqrt(2 * math.pi)) for each in kernels]


def score_ridges(found: Summary, players: int) -> str:
    """How the points of each bot are spread, one ridge per bot; the stroke inside marks the mean."""
    scores = [each for each in found.scores if each.players == players]
    order = [rating.bot for rating in found.ratings]
    scores.sort(key=lambda each: order.index(each.bot))
    low, high = min(min(each.values) for each in scores), max(max(each.values) for each in scores)
    room = max(1.0, 0.05 * (high - low))
    axis = Axis(low - room, high + room, LABEL, WIDTH - 70)
    step, top = 46, 34
    bottom = top + step * len(scores)
    parts = axis.draw(top - 22, bottom, "points")
    curves = [density(each.values, axis.low, axis.high) for each in scores]
    tallest = max(max(curve) for curve in curves)
    for i, (each, curve) in enumerate(zip(scores, curves, strict=True)):
        y = top + step * (i + 1) - 4
        fill, mean = colour(each.bot, found.bots), axis.at(each.mean)
        spots = [
            f"{axis.left + (axis.right - axis.left) * k / (len(curve) - 1):.1f},{y - 54 * value / tallest:.1f}"
            for k, value in enumerate(curve)
        ]
        parts.append(
            f'<polygon points="{axis.left:.1f},{y:.1f} {" ".join(spots)} {axis.right:.1f},{y:.1f}" fill="{fill}" fill-opacity="0.28"/>'
        )
        parts.append(f'<polyline points="{" ".join(spots)}" fill="none" stroke="{fill}" stroke-width="1.8"/>')
        spot = curve[round((each.mean - axis.low) / (axis.high - axis.low) * (len(curve) - 1))]
        parts.append(
            f'<line x1="{mean:.1f}" y1="{y:.1f}" x2="{mean:.1f}" y2="{y - 54 * spot / tallest:.1f}" stroke="{fill}" stroke-width="2"/>'
        )
        parts += [text(LABEL - 12, y - 4, each.bot, "bot", "end"), text(WIDTH - 8, y - 4, minus(f"{each.mean:.1f}"), "number", "end")]
    return svg(WIDTH, bottom + 44, f"Points with {players} players", parts)


def seat_advantage(found: Summary) -> str:
    """Each seat's share of the wins against what would be fair, for every number of players."""
    counts = sorted({each.players for each in found.seats})
    step, gap, top = 26, 18, 12
    bottom = top + step * len(found.seats) + gap * (len(counts) - 1)
    ends = [end for each in found.seats for end in (each.share.low, each.share.high, each.share.fair)]
    axis = Axis(max(0.0, min(ends) - 0.04), min(1.0, max(ends) + 0.04), LABEL, WIDTH - 70)
    parts = axis.draw(top, bottom, "share of the wins; the dashed line is fair", percent=True)
    y = top - gap + 0.0
    for players in counts:
        y += gap
        rows = [each for each in found.seats if each.players == players]
        parts.append(line(axis.at(1 / players), y, axis.at(1 / players), y + step * len(rows), "fair"))
        for each in rows:
            parts += [text(LABEL - 12, y + step / 2 + 4, f"{players} players, seat {each.seat + 1}", "tick", "end")]
            parts += whisker(axis, y + step / 2, each.share.low, each.share.share, each.share.high, f"var(--c{each.seat})")
            parts.append(text(WIDTH - 8, y + step / 2 + 4, f"{each.share.share:.1%}", "number", "end"))
            y += step
    return svg(WIDTH, bottom + 44, "Seat advantage", parts)


def win_matrix(found: Summary) -> str:
    """How often the bot of the row finishes ahead of the bot of the column when both sit at one table."""
    order = [rating.bot for rating in found.ratings]
    side = min(92.0, (WIDTH - LABEL - 20) / len(order))
    height = min(side, 56.0)
    top = 34
    parts = []
    for j, other in enumerate(order):
        parts.append(text(LABEL + side * (j + 0.5), top - 12, other, "bot", "middle"))
    for i, one in enumerate(order):
        y = top + height * i
        parts.append(text(LABEL - 12, y + height / 2 + 4, one, "bot", "end"))
        for j, other in enumerate(order):
            x = LABEL + side * j
            share = found.ahead.get((one, other))
            if share is None or not share.games:
                parts.append(
                    f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{height - 2:.1f}" rx="4" class="none"/>'
                )
                continue
            hue = "var(--good)" if share.share >= 0.5 else "var(--bad)"
            depth = 0.06 + 0.7 * abs(share.share - 0.5) * 2
            parts.append(
                f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" width="{side - 2:.1f}" height="{height - 2:.1f}" rx="4"'
                f' fill="{hue}" fill-opacity="{depth:.2f}"/>'
            )
            parts.append(text(x + side / 2, y + height / 2 + 2, f"{share.share:.0%}", "cell", "middle"))
            parts.append(text(x + side / 2, y + height / 2 + 16, f"{share.low:.0%}–{share.high:.0%}", "small", "middle"))
    return svg(WIDTH, top + height * len(order) + 8, "Win matrix", parts)
