"""The report of a tournament: one self-contained HTML file, to read on a screen, light or dark, or to print."""

import os
import platform
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

import regalia
from regalia.arena import plots
from regalia.arena.plan import OPENER, Plan
from regalia.arena.ratings import Rating
from regalia.arena.tables import Mean, Share, Summary
from regalia.core.system import processor_name
from regalia.text import minus

METHOD = (
    "Shares of wins carry Wilson’s 95% intervals; a shared win counts in parts. "
    "Intervals of ratings come from resampling line-ups on deals, all seatings together. "
    "Two bots deal by deal: means of deals, all seatings together, with Student’s interval. "
    "Ratings are anchored at 1000 for greedy or its level, knight, where one plays, else for the bot named first."
)
STYLE = Path(__file__).with_name("report.css").read_text(encoding="utf-8")


class Shown(NamedTuple):
    """One table, as the terminal and the page print it: its first `words` columns are text, the others numbers."""

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Any]]
    words: int = 1

    def html(self) -> str:
        head = "".join(_cell("th", i < self.words, each) for i, each in enumerate(self.heads))
        rows = ("".join(_cell("td", i < self.words, each) for i, each in enumerate(row)) for row in self.rows)
        body = "\n".join(f"<tr>{row}</tr>" for row in rows)
        inside = f"<caption>{escape(self.caption)}</caption><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody>"
        return f'<div class="wide"><table>{inside}</table></div>'


def _cell(tag: str, word: bool, said: Any) -> str:
    look = ' class="word"' if word else ""
    return f"<{tag}{look}>{escape(str(said))}</{tag}>"


def percent(share: Share) -> list[str]:
    return [f"{share.share:.1%}", f"{share.low:.1%} to {share.high:.1%}"]


def figure(plot: str, caption: str) -> str:
    return f"<figure>{plot}<figcaption>{escape(caption)}</figcaption></figure>"


def names(lineup: Sequence[str]) -> str:
    """A line-up in words: `greedy ×2, random`."""
    return ", ".join(f"{name} ×{lineup.count(name)}" if lineup.count(name) > 1 else name for name in dict.fromkeys(lineup))


def report(plan: Plan, found: Summary, command: str) -> str:
    """The whole page."""
    title = plan.table(plan.players[0]).rulebook.title
    counts = sorted({each.players for each in found.lengths})
    options = ", ".join(f"{name}: {value}" for name, value in plan.options.items() if value) or "the standard game"
    opening = f", after an opening of {plan.opening} turns played by a {OPENER} for every seat" if plan.opening else ""
    if plan.even < 100:
        opening += (
            f" and kept only where it put the winning chance of the player to move within {plan.even} percentage points of its fair share"
        )
    best = found.ratings[0]
    leads_with = minus(f"{best.rating:.0f} ({best.low:.0f} to {best.high:.0f})")
    ratings, lineups, scores, leads, seats, lengths, paces = (each.html() for each in tables(found))
    parts = [
        f"<h1>{escape(title)}: {len(found.bots)} bots in the arena</h1>",
        f'<p class="lead">{found.games:,} games with {", ".join(map(str, counts))} players, {escape(options)};'
        f" every line-up sat in every seat on the same deals{opening}.</p>",
        f"<p><strong>{escape(best.bot)}</strong> leads with a rating of {leads_with}.</p>",
        f"<pre>{escape(command)}</pre>",
        "<h2>Ratings</h2>",
        figure(
            plots.rating_ladder(found), "Ratings with 95% intervals. The model is Luce’s: a seat wins in proportion to its bot’s strength."
        ),
        ratings,
        "<h2>Who beats whom</h2>",
        figure(
            plots.win_matrix(found),
            "How often the bot of the row finishes ahead of the bot of the column at the same table, with 95% intervals.",
        ),
        lineups,
        "<h2>Points</h2>",
        *(
            figure(plots.score_ridges(found, players), f"Points at the end with {players} players; the stroke marks the mean.")
            for players in counts
        ),
        scores,
        leads,
        "<h2>Seats</h2>",
        figure(
            plots.seat_advantage(found),
            "Each seat’s share of the wins over all games, with 95% intervals. Seat 1 is the first in the order of the seats.",
        ),
        seats,
        "<h2>Length and pace</h2>",
        lengths,
        paces,
        f"<footer>Regalia {regalia.__version__}, on {escape(machine())}. {METHOD}</footer>",
    ]
    return page(f"{title} — arena", parts)


def page(title: str, parts: Sequence[str]) -> str:
    """A self-contained HTML file."""
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><main>\n{body}\n</main></body>\n</html>\n"
    )


def machine() -> str:
    """The machine that writes the report: the strength of bots that think by the clock depends on it."""
    return f"{processor_name()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def spread(rating: Rating) -> str:
    """The interval of a rating; the anchor has none."""
    return "fixed" if rating.low == rating.high else minus(f"{rating.low:.0f} to {rating.high:.0f}")


def tables(found: Summary) -> list[Shown]:
    """What was found, table by table."""
    ratings = [[each.bot, minus(f"{each.rating:.0f}"), spread(each), f"{each.games:,}"] for each in found.ratings]
    scores = [
        [each.players, each.bot, minus(f"{each.mean:.1f}"), f"{each.deviation:.1f}", minus(min(each.values)), minus(max(each.values))]
        for each in found.scores
    ]
    seats = [
        [each.players, each.seat + 1, *percent(each.share), f"{each.share.fair:.1%}", minus(f"{each.mean:.1f}")] for each in found.seats
    ]
    lengths = [[each.players, f"{each.games:,}", median(each.plies), median(each.turns)] for each in found.lengths]
    paces = [[each.bot, f"{each.decisions:,}", f"{1000 * each.seconds:.2f}"] for each in found.paces]
    wins = ["wins", "95% interval", "fair"]
    return [
        Shown("Ratings", ["bot", "rating", "95% interval", "games"], ratings),
        Shown("Share of the wins by line-up", ["players", "line-up", "bot", "games", *wins, "wins / fair"], lineup_rows(found), words=3),
        Shown("Points", ["players", "bot", "mean", "deviation", "lowest", "highest"], scores, words=2),
        Shown("One bot and another, deal by deal", LEAD, lead_rows(found), words=3),
        Shown("Seat advantage", ["players", "seat", *wins, "mean points"], seats),
        Shown("Length of a game: median (5% to 95%)", ["players", "games", "decisions", "turns"], lengths),
        Shown("Time for a decision with more than one legal move", ["bot", "decisions", "milliseconds"], paces),
    ]


def lineup_rows(found: Summary) -> list[list[Any]]:
    rows = []
    for each, before in zip(found.lineups, [None, *found.lineups], strict=False):
        again = before is not None and before.bots == each.bots
        named = ["", "", each.bot, ""] if again else [each.players, names(each.bots), each.bot, f"{each.share.games:,}"]
        rows.append([*named, *percent(each.share), f"{each.share.fair:.1%}", f"{each.share.share / each.share.fair:.2f}"])
    return rows


def median(spread: tuple[float, float, float]) -> str:
    return f"{spread[1]:.0f} ({spread[0]:.0f} to {spread[2]:.0f})"


LEAD = ("players", "bot", "of", "deals", "finishes ahead (95%)", "points ahead (95%)")


def lead_rows(found: Summary) -> list[list[Any]]:
    return [
        [each.players, each.bot, each.of, f"{each.deals:,}", between(each.wins, ".1%"), between(each.points, ".1f")] for each in found.leads
    ]


def between(mean: Mean, form: str) -> str:
    """A mean and its interval."""
    if mean.low == mean.high:
        return minus(f"{mean.mean:{form}}")  # equal results give no interval
    return minus(f"{mean.mean:{form}} ({mean.low:{form}} to {mean.high:{form}})")
