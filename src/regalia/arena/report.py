"""The report of a tournament: one HTML file with everything inside, to read on a screen, light or dark, or to print."""

from collections.abc import Sequence
from html import escape
from typing import Any

import regalia
from regalia.arena import plots
from regalia.arena.plan import Plan
from regalia.arena.ratings import Rating
from regalia.arena.tables import Share, Summary

STYLE = """
:root { color-scheme: light dark; --paper: #fffdf8; --ink: #211d1a; --soft: #6d655e; --rule: #e4ddd2; --good: #1b7f6b; --bad: #c2553a;
  --c0: #1f6fb4; --c1: #d1642a; --c2: #1b8a6b; --c3: #b0468e; --c4: #a57d00; --c5: #5a55b8; --c6: #3c97a8; --c7: #7a6a5a; }
@media (prefers-color-scheme: dark) { :root { --paper: #191715; --ink: #ece6dd; --soft: #a1978c; --rule: #37322d; --good: #4bc0a5; --bad: #ee8a6c;
  --c0: #6db3ee; --c1: #f29a62; --c2: #58c9a6; --c3: #e187c4; --c4: #dcb74a; --c5: #a09bf0; --c6: #79cfdf; --c7: #b9a896; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 Georgia, 'Times New Roman', serif; }
main { max-width: 800px; margin: 0 auto; padding: 48px 24px 72px; }
h1 { font-size: 32px; line-height: 1.2; margin: 0 0 4px; letter-spacing: -.01em; }
h2 { font-size: 21px; margin: 44px 0 8px; }
p { margin: 0 0 14px; } .lead { color: var(--soft); }
figure { margin: 12px 0 8px; overflow-x: auto; } figure svg { width: 100%; min-width: 560px; height: auto; display: block; }
figcaption { color: var(--soft); font-size: 14px; margin-top: 6px; }
svg text { fill: var(--ink); font: 12.5px system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif; font-variant-numeric: tabular-nums; }
svg .tick, svg .name, svg .small { fill: var(--soft); font-size: 11.5px; } svg .small { font-size: 10px; fill: var(--ink); opacity: .8; } svg .bot { font-weight: 600; }
svg .cell { font-weight: 600; font-size: 14px; } svg .grid { stroke: var(--rule); stroke-width: 1; } svg .none { fill: var(--rule); fill-opacity: .45; }
svg .fair { stroke: var(--ink); stroke-width: 1.2; stroke-dasharray: 4 4; opacity: .65; }
table { border-collapse: collapse; width: 100%; font: 14px/1.4 system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif; font-variant-numeric: tabular-nums; }
.wide { overflow-x: auto; margin-top: 22px; } caption { text-align: left; color: var(--soft); padding-bottom: 6px; }
th { text-align: right; font-weight: 600; border-bottom: 1.5px solid var(--ink); padding: 4px 10px; } td { text-align: right; padding: 4px 10px; border-bottom: 1px solid var(--rule); white-space: nowrap; }
td.word { white-space: normal; }
th.word, td.word { text-align: left; } th:first-child, td:first-child { padding-left: 0; } code, pre { font: 13.5px ui-monospace, 'DejaVu Sans Mono', monospace; }
pre { padding: 10px 14px; background: color-mix(in srgb, var(--ink) 6%, transparent); border-radius: 6px; overflow-x: auto; }
footer { margin-top: 48px; border-top: 1px solid var(--rule); padding-top: 12px; color: var(--soft); font-size: 14px; }
@media print { main { padding: 0; max-width: none; } h2 { break-after: avoid; } figure, tr { break-inside: avoid; } }
"""


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Any]], words: int = 1) -> str:
    """A table whose first `words` columns are text and whose others are numbers."""
    head = "".join(_cell("th", i < words, each) for i, each in enumerate(heads))
    body = "\n".join("<tr>" + "".join(_cell("td", i < words, each) for i, each in enumerate(row)) + "</tr>" for row in rows)
    return f'<div class="wide"><table><caption>{escape(caption)}</caption><thead><tr>{head}</tr></thead><tbody>\n{body}\n</tbody></table></div>'


def _cell(tag: str, word: bool, said: Any) -> str:
    look = ' class="word"' if word else ""
    return f"<{tag}{look}>{escape(str(said))}</{tag}>"


def percent(share: Share) -> list[str]:
    return [f"{share.share:.1%}", f"{share.low:.1%} – {share.high:.1%}"]


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
    best = found.ratings[0]
    parts = [
        f"<h1>{escape(title)}: {len(found.bots)} bots in the arena</h1>",
        f'<p class="lead">{found.games:,} games with {", ".join(map(str, counts))} players, {escape(options)}; every line-up sat in every seat on the same deals.</p>',
        f"<p><strong>{escape(best.bot)}</strong> leads with a rating of {best.rating:.0f} ({best.low:.0f} to {best.high:.0f}).</p>",
        f"<pre>{escape(command)}</pre>",
        "<h2>Ratings</h2>",
        figure(
            plots.rating_ladder(found), "Ratings with 95 % intervals. The model is Luce’s: a seat wins in proportion to its bot’s strength."
        ),
        rating_table(found),
        "<h2>Who beats whom</h2>",
        figure(
            plots.win_matrix(found),
            "How often the bot of the row finishes ahead of the bot of the column at the same table, with 95 % intervals.",
        ),
        lineup_table(found),
        "<h2>Points</h2>",
        *(
            figure(plots.score_ridges(found, players), f"Points at the end with {players} players; the stroke marks the mean.")
            for players in counts
        ),
        score_table(found),
        "<h2>Seats</h2>",
        figure(
            plots.seat_advantage(found),
            "Each seat’s share of the wins over all games, with 95 % intervals. Seat 1 is the first in the order of the seats.",
        ),
        seat_table(found),
        "<h2>Length and pace</h2>",
        length_table(found),
        pace_table(found),
        f"<footer>Regalia {regalia.__version__}. Shares of wins carry Wilson’s 95 % intervals; a shared win counts in parts. Intervals of ratings come from "
        "resampling whole deals. Ratings are anchored at 1000 for greedy or its level, knight, where one plays, else for the bot named first.</footer>",
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} — arena</title><style>{STYLE}</style></head>\n<body><main>\n{body}\n</main></body>\n</html>\n"
    )


def spread(rating: Rating) -> str:
    """The interval of a rating; the anchor has none."""
    return "fixed" if rating.low == rating.high else f"{rating.low:.0f} – {rating.high:.0f}"


def rating_table(found: Summary) -> str:
    rows = [[each.bot, f"{each.rating:.0f}", spread(each), f"{each.games:,}"] for each in found.ratings]
    return table("Ratings", ["bot", "rating", "95 % interval", "games"], rows)


def lineup_table(found: Summary) -> str:
    rows = []
    for each, before in zip(found.lineups, [None, *found.lineups], strict=False):
        again = before is not None and before.bots == each.bots
        named = ["", "", each.bot, ""] if again else [each.players, names(each.bots), each.bot, f"{each.share.games:,}"]
        rows.append([*named, *percent(each.share), f"{each.share.fair:.1%}", f"{each.share.share / each.share.fair:.2f}"])
    return table(
        "Share of the wins by line-up",
        ["players", "line-up", "bot", "games", "wins", "95 % interval", "fair", "wins / fair"],
        rows,
        words=3,
    )


def score_table(found: Summary) -> str:
    rows = [
        [each.players, each.bot, f"{each.mean:.1f}", f"{each.deviation:.1f}", min(each.values), max(each.values)] for each in found.scores
    ]
    return table("Points", ["players", "bot", "mean", "deviation", "lowest", "highest"], rows, words=2)


def seat_table(found: Summary) -> str:
    rows = [[each.players, each.seat + 1, *percent(each.share), f"{each.share.fair:.1%}", f"{each.mean:.1f}"] for each in found.seats]
    return table("Seat advantage", ["players", "seat", "wins", "95 % interval", "fair", "mean points"], rows)


def length_table(found: Summary) -> str:
    rows = [
        [
            each.players,
            f"{each.games:,}",
            *(
                f"{each.plies[1]:.0f} ({each.plies[0]:.0f} – {each.plies[2]:.0f})",
                f"{each.turns[1]:.0f} ({each.turns[0]:.0f} – {each.turns[2]:.0f})",
            ),
        ]
        for each in found.lengths
    ]
    return table("Length of a game: median (5 % – 95 %)", ["players", "games", "decisions", "turns"], rows)


def pace_table(found: Summary) -> str:
    rows = [[each.bot, f"{each.decisions:,}", f"{1000 * each.seconds:.2f}"] for each in found.paces]
    return table("Time for a decision with more than one legal move", ["bot", "decisions", "milliseconds"], rows)
