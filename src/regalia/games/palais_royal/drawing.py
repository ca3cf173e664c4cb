"""The terminal's picture of Palais Royal, drawn from a view and nothing else."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.core.moves import Move
from regalia.games.palais_royal.rules import PATIENCE
from regalia.games.palais_royal.view import Noble, Seat, Space, View

PAINT = {"red": "white on red", "yellow": "black on yellow", "green": "black on green", "black": "white on grey23"}
SIGNS = {
    "none": "", "gate": "+2 gate", "moves": "+2 move", "diagonal": "diag", "louis": "+2 L", "king": "+king", "queen": "+queen",
    "king-or-queen": "+k/q", "letters": "+3 lett", "servant": "1 serv", "servants": "3 serv",
}  # fmt: skip
ASKS = {
    "setup": "put {left} more servants into rooms",
    "parade": "action 1, parade: up to {left} servants to the gate",
    "stairs": "action 2, stairs: {left} moves left",
    "mint": "action 3, mint: up to {left} Louis",
    "king": "action 3, king: one more servant?",
    "queen": "action 3, queen: one more servant?",
    "recruit": "action 4: recruit nobles",
    "seals": "which seals does the letter pay?",
    "side": "leave a servant on the side",
    "back-door": "action 5, back door: draw letters?",
    "keep": "keep up to {left} of the letters",
    "after": "letters, or done with the turn",
    "over": "the game is over",
}


def draw(view: View) -> RenderableType:
    parts: list[RenderableType] = [_heading(view), Columns([_garden(view), _palace(view)], padding=(0, 2)), _seats(view), _letters(view)]
    return Group(*parts)


def group(move: Move) -> str:
    return f"move {move.labels[0]}" if move.family.name == "move" else move.family.name


def _heading(view: View) -> Text:
    heading = Text("Palais Royal", "bold")
    heading.append(f" · {view.nobles} nobles in the garden · {view.deck} letters in the deck", "dim")
    if view.last_round:
        heading.append(" · last round", "bold")
    if view.idle > PATIENCE // 2:
        heading.append(f" · no noble for {view.idle - 1} rounds; after {PATIENCE} the game ends", "bold")
    asks = ASKS[view.decision].format(left=view.left)
    if view.extra_moves:
        asks += f", then {view.extra_moves} extra moves"
    if view.seals:
        asks += f" · {view.seals} seals from letters"
    if view.diagonal and view.decision == "stairs":
        asks += " (also diagonally)"
    heading.append(f"\n{asks}", "italic")
    return heading


def _garden(view: View) -> Table:
    rows = 1 + max(space.row for space in view.garden)
    columns = 1 + max(space.column for space in view.garden)
    table = Table(box=box.SQUARE, header_style="dim", padding=(0, 0), title="garden: price/blue/purple points")
    table.add_column("", style="dim", width=1)
    for column in range(columns):
        table.add_column("abcdefghij"[column], justify="center", width=8)
    spaces = {(space.row, space.column): space for space in view.garden}
    for row in range(rows):
        cells = []
        for column in range(columns):
            name = f"{'abcdefghij'[column]}{row}"
            cells.append(_space(spaces[row, column]) if (row, column) in spaces else Text("♜\n" if name in view.statues else "", "dim"))
        table.add_row(str(row), *cells)
    return table


def _space(space: Space) -> Text:
    if space.servant:
        return Text(f" {_letter(space.servant)}{'♟♟' if space.outer else '♟'} \n", PAINT[space.servant])
    if space.noble is None or space.price is None:
        return Text("·\n", "dim")
    cheaper = "bold green" if space.price < space.noble.louis else ""
    return Text.assemble(
        (str(space.price), cheaper), "/", (str(space.noble.blue), "blue"), "/", (str(space.noble.purple), "magenta"),
        (f" {space.noble.points}", "bold"), (f"\n{SIGNS[space.noble.privilege]}", "cyan"),
    )  # fmt: skip


def _letter(colour: str) -> str:
    """For terminals and eyes without colours."""
    return colour[0].upper()


def _palace(view: View) -> Table:
    table = Table(box=box.HEAVY, show_lines=True, show_header=False, padding=(0, 1), title="palace")
    for row in view.palace:
        table.add_row(*(_room(view, room) for room in row))
    return table


def _room(view: View, room: str) -> Text:
    text = Text(f"{room:<9}\n", "bold")
    for seat in view.seats:
        if seat.rooms[room]:
            text.append(f" {_letter(seat.colour)}{seat.rooms[room]} ", PAINT[seat.colour])
            text.append(" ")
    return text


def _seats(view: View) -> Group:
    """A line of numbers for each seat; below, what it has won and played, which may be long."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for heading in ("", "colour", "Louis", "servants", "letters", *view.sides, "points"):
        table.add_column(heading, justify="left" if heading in ("", "colour") else "right", no_wrap=True)
    won = []
    for i, seat in enumerate(view.seats):
        table.add_row(
            "▶" if i == view.turn else "★" if i in view.winners else "",
            Text(f" {seat.colour} ", PAINT[seat.colour]),
            str(seat.louis),
            f"{seat.reserve}+{seat.supply}",
            str(seat.letters),
            *(str(counts[i]) for counts in view.sides.values()),
            _points(seat),
        )
        played = "".join(f" +{name}" * count for name, count in seat.played.items())
        if _nobles(seat) or played:
            won.append(Text.assemble((f" {seat.colour} ", PAINT[seat.colour]), " ", _nobles(seat), played))
    return Group(table, *won)


def _nobles(seat: Seat) -> Text:
    text = Text()
    for noble in seat.face_up:
        text.append(f"{SIGNS[noble.privilege]} ({noble.points})  ", "cyan")
    if seat.remembered:
        text.append(" ".join(_face_down(noble) for noble in seat.remembered), "dim")
    elif seat.face_down:
        text.append(f"{seat.face_down} face down", "dim")
    return text


def _face_down(noble: Noble) -> str:
    return f"({noble.points})"


def _points(seat: Seat) -> str:
    score = seat.score
    if score is None:
        return ""
    return f"{score.total} = {score.nobles} nobles + {score.letters} letters + {score.unplayed} unplayed + {score.sides} sides"


def _letters(view: View) -> Text:
    text = Text()
    if view.my_letters:
        text.append("Your letters: ", "dim").append(_tell(view, view.my_letters)).append("   ")
    if view.drawn:
        text.append("Drawn: ", "bold").append(_tell(view, view.drawn)).append("   ")
    elif view.drawn_count:
        text.append(f"{view.drawn_count} letters are being looked at.   ", "dim")
    if view.discard:
        text.append("Discards: ", "dim").append("  ".join(f"{name} ×{count}" for name, count in view.discard.items()))
    return text


def _tell(view: View, letters: dict[str, int]) -> str:
    return "  ".join(f"{name} ({view.letter_prices[name]} L)" + (f" ×{count}" if count > 1 else "") for name, count in letters.items())
