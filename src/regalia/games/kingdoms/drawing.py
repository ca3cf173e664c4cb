"""The terminal's picture of Kingdoms in any language, drawn from a view and nothing else."""

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.core.moves import Move
from regalia.games.kingdoms.box import tile_names
from regalia.games.kingdoms.names import tile_key
from regalia.games.kingdoms.state import ROWS
from regalia.games.kingdoms.view import View
from regalia.text import Say, minus, speaking
from regalia.text.flow import Flow, listed

PAINT = {"yellow": "black on yellow", "red": "white on red", "blue": "white on blue", "green": "black on green"}
LETTER = {"Y": "yellow", "R": "red", "B": "blue", "G": "green"}
CELL = 9  # columns of the terminal; a longer name is broken at its first space, or the cells grow


def draw(view: View, lang: str = "en") -> RenderableType:
    say = speaking(lang)
    seen: list[RenderableType] = [_heading(view, say), _board(view, say), _seats(view, say)]
    known = [Text(f"{minus(sign)} ×{count}" if count > 1 else minus(sign)) for sign, count in view.unseen.items() if count]
    unseen = listed(Text(say("kingdoms-see-unseen"), "dim"), known or [Text(say("kingdoms-see-no-tiles"))], "")
    supply = Text.assemble((f"{say('kingdoms-see-supply')} ", "dim"), str(view.supply))
    tiles = Flow(*unseen, supply, between="  ")
    mine = Text()
    if view.my_start:
        mine.append(f"{say('kingdoms-see-my-start')} ", "dim").append(_tile(view.my_start, say))
    if view.hand:
        mine.append(f"   {say('kingdoms-see-hand')} ", "dim").append(_tile(view.hand, say))
    return Group(*seen, tiles, *([mine] if mine else []))


def group(move: Move, lang: str = "en") -> str:
    if move.family.name == "castle":
        return speaking(lang)("kingdoms-group-castle", rank=int(move.labels[0]))
    return speaking(lang)(f"kingdoms-group-{move.family.name}")


def _heading(view: View, say: Say) -> Flow:
    heading = [Text(say("kingdoms-see-epoch", epoch=view.epoch), "bold")]
    if view.variants:
        heading.append(Text(", ".join(say(f"kingdoms-name-{name}") for name in view.variants), "dim"))
    if view.turn is None:
        heading.append(Text(say("see-over"), "bold"))
    return Flow(*heading, between=" · ")


def _board(view: View, say: Say) -> Table:
    table = Table(box=box.ROUNDED, show_lines=True, show_footer=True, header_style="dim", padding=(0, 0))
    table.add_column("", style="dim", width=1)
    width = max(cell_len(line) for sign in tile_names() for line in _lines(sign, say))
    bases = [Text("\n".join(minus(part.base) for part in line.parts), "dim") for line in view.lines]
    for column, base in zip("abcdef", bases[ROWS:], strict=True):
        table.add_column(column, base, justify="center", width=max(CELL, width))
    table.add_column(say("kingdoms-see-base"), justify="right")
    for row, (line, base) in enumerate(zip(view.board, bases[:ROWS], strict=True), 1):
        table.add_row(str(row), *(_cell(sign, say) for sign in line.split()), base)
    return table


def _cell(sign: str, say: Say) -> Text:
    if sign == ".":
        return Text("·\n", "dim")
    if sign in tile_names():
        return Text("\n".join(_lines(sign, say)), _tile_style(sign))
    towers = "▲" * int(sign[1])
    return Text(f" {sign} \n{towers}", PAINT[LETTER[sign[0]]])


def _lines(sign: str, say: Say) -> tuple[str, str]:
    """The two lines a tile has on the board."""
    name = _name(sign, say)
    first, _, rest = name.partition(" ")
    return (f"{minus(sign)} {first}", rest) if rest and cell_len(name) > CELL else (minus(sign), name)


def _name(sign: str, say: Say) -> str:
    return say(tile_key(sign))


def _tile(sign: str, say: Say) -> Text:
    return Text(f"{minus(sign)} {_name(sign, say)}", _tile_style(sign))


def _tile_style(sign: str) -> str:
    return {"+": "green", "-": "red"}.get(sign[0], "magenta")


def _seats(view: View, say: Say) -> Columns:
    lines = []
    for i, seat in enumerate(view.seats):
        castles = "  ".join(f"{rank}×{count}" for rank, count in enumerate(seat.castles, 1) if count)
        line = Text.assemble(
            ("▶ " if i == view.turn else "★ " if i in view.winners else "  ", "bold"),
            (f" {_colour(seat.colour, say)} ", PAINT[seat.colour]),
            f" {say('kingdoms-see-gold', gold=seat.gold)}",
            (f"  {say('kingdoms-see-castles', castles=castles) if castles else say('kingdoms-see-no-castles')}", "dim"),
            (f"  {say('kingdoms-see-start')}" if seat.has_start else "", "dim"),
        )
        lines.append(line)
    return Columns(lines, padding=(0, 3))


def _colour(colour: str, say: Say) -> str:
    """A colour's name, with the letter of its castles where the name does not begin with it."""
    letter, name = colour[0].upper(), say(f"colour-{colour}")
    return name if name[0].upper() == letter else f"{letter} {name}"
