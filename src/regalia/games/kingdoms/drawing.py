"""The terminal's picture of Kingdoms, drawn from a view and nothing else."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.core.moves import Move
from regalia.games.kingdoms.state import tile_names
from regalia.games.kingdoms.view import View

PAINT = {"yellow": "black on yellow", "red": "white on red", "blue": "white on blue", "green": "black on green"}
LETTER = {"Y": "yellow", "R": "red", "B": "blue", "G": "green"}


def draw(view: View) -> RenderableType:
    seen: list[RenderableType] = [_heading(view), _board(view), _seats(view)]
    known = [f"{sign} ×{count}" if count > 1 else sign for sign, count in view.unseen.items() if count]
    tiles = Text.assemble(("Tiles not seen yet: ", "dim"), "  ".join(known) or "none", ("   in the supply: ", "dim"), str(view.supply))
    mine = Text()
    if view.my_start:
        mine.append("Your starting tile: ", "dim").append(_tile(view.my_start))
    if view.hand:
        mine.append("   In hand: ", "dim").append(_tile(view.hand))
    return Group(*seen, tiles, *([mine] if mine else []))


def group(move: Move) -> str:
    return f"castle {move.labels[0]}" if move.family.name == "castle" else move.family.name


def _heading(view: View) -> Text:
    heading = Text(f"Kingdoms · epoch {view.epoch}", "bold")
    if view.variants:
        heading.append(f" · {', '.join(view.variants)}", "dim")
    if view.turn is None:
        heading.append(" · the game is over", "bold")
    return heading


def _board(view: View) -> Table:
    table = Table(box=box.ROUNDED, show_lines=True, header_style="dim", padding=(0, 0))
    table.add_column("", style="dim", width=1)
    for column in "abcdef":
        table.add_column(column, justify="center", width=9)
    for row, line in enumerate(view.board, 1):
        table.add_row(str(row), *(_cell(sign) for sign in line.split()))
    return table


def _cell(sign: str) -> Text:
    if sign == ".":
        return Text("·\n", "dim")
    if sign in tile_names():
        return Text(f"{sign}\n{tile_names()[sign]}", _tile_style(sign))
    towers = "▲" * int(sign[1])
    return Text(f" {sign} \n{towers}", PAINT[LETTER[sign[0]]])


def _tile(sign: str) -> Text:
    return Text(f"{sign} {tile_names()[sign]}", _tile_style(sign))


def _tile_style(sign: str) -> str:
    return {"+": "green", "-": "red"}.get(sign[0], "magenta")


def _seats(view: View) -> Columns:
    lines = []
    for i, seat in enumerate(view.seats):
        castles = "  ".join(f"{rank}×{count}" for rank, count in enumerate(seat.castles, 1) if count) or "none"
        line = Text.assemble(
            ("▶ " if i == view.turn else "★ " if i in view.winners else "  ", "bold"),
            (f" {seat.colour} ", PAINT[seat.colour]),
            f" {seat.gold} gold",
            (f"  castles {castles}", "dim"),
            ("  ▢ start tile" if seat.has_start else "", "dim"),
        )
        lines.append(line)
    return Columns(lines, padding=(0, 3))
