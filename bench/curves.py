"""A picture of learning curves that examples/ppo.py has written: `python bench/curves.py PICTURE.svg FILE.csv…`."""

import argparse
import csv
from pathlib import Path

WIDE, HIGH, LEFT, TOP = 560, 260, 48, 16  # of the picture's field, in its units
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7")  # told apart by the colour-blind
DASHES = ("", "8 4", "2 4", "10 3 2 3")
TALL = HIGH + 80


def picture(curves: dict[str, list[dict[str, str]]]) -> str:
    """The share of wins against greedy over the seconds of learning, with its interval."""
    last = max(float(row["seconds"]) for rows in curves.values() for row in rows)

    def at(row: dict[str, str], off: float = 0.0) -> str:
        share = min(1.0, max(0.0, float(row["greedy"]) + off * float(row["greedy-error"])))
        return f"{LEFT + WIDE * float(row['seconds']) / last:.1f},{TOP + HIGH * (1 - share):.1f}"

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {LEFT + WIDE + 16} {TALL}" font-family="sans-serif" font-size="12">',
        f'<title>Wins against greedy: {", ".join(curves)}</title><rect width="100%" height="100%" fill="#fff"/>',
    ]
    for percent in range(0, 101, 25):
        y = TOP + HIGH * (1 - percent / 100)
        lines.append(f'<path d="M{LEFT} {y}h{WIDE}" stroke="#ccc"/><text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{percent} %</text>')
    for minute in range(int(last / 60) + 1):
        x = LEFT + WIDE * minute * 60 / last
        lines.append(f'<text x="{x:.1f}" y="{TOP + HIGH + 16}" text-anchor="middle">{minute} min</text>')
    for i, (name, rows) in enumerate(curves.items()):
        band = " ".join([at(row, 1) for row in rows] + [at(row, -1) for row in reversed(rows)])
        colour, x, y = COLOURS[i % 4], LEFT + i % 2 * 280, TOP + HIGH + 34 + i // 2 * 16
        drawn = f'fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="{DASHES[i % 4]}"'
        lines.append(f'<polygon points="{band}" fill="{colour}" opacity="0.25"/>')
        lines.append(f'<polyline points="{" ".join(map(at, rows))}" {drawn}/>')
        lines.append(f'<path d="M{x} {y}h32" {drawn}/><text x="{x + 40}" y="{y + 4}">{name}</text>')
    return "\n".join([*lines, "</svg>", ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", type=Path)
    parser.add_argument("curves", type=Path, nargs="+", help="the picture names each after its file")
    args = parser.parse_args()
    args.picture.write_text(picture({file.stem: list(csv.DictReader(file.open())) for file in args.curves}), encoding="utf-8")


if __name__ == "__main__":
    main()
