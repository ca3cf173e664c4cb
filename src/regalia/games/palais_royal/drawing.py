"""The terminal's picture of Palais Royal in any language, drawn from a view and nothing else."""

from rich import box
from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.core.moves import Move
from regalia.games.palais_royal.state import IDLE_ROUNDS, PRIVILEGE_NAMES
from regalia.games.palais_royal.view import Noble, Seat, Space, View
from regalia.text import Say, initials, speaking
from regalia.text.flow import Flow, listed

PAINT = {"red": "white on red", "yellow": "black on yellow", "green": "black on green", "black": "white on grey23"}
CELL = 8  # columns of the terminal


def draw(view: View, lang: str = "en") -> RenderableType:
    say = speaking(lang)
    board = Columns([_garden(view, say), _palace(view, say)], padding=(0, 2))
    return Group(_heading(view, say), board, _seats(view, say), _letters(view, say))


def group(move: Move, lang: str = "en") -> str:
    if move.family.name == "move":
        say = speaking(lang)
        return say("palais-royal-group-move", room=_name(move.labels[0], say))
    return speaking(lang)(f"palais-royal-group-{move.family.name}")


def _name(what: str, say: Say) -> str:
    """A room, a letter or a side of the garden."""
    return say(f"palais-royal-name-{what}")


def _heading(view: View, say: Say) -> Group:
    heading = [Text("Palais Royal", "bold"), Text(say("palais-royal-see-nobles", count=view.nobles), "dim")]
    heading.append(Text(say("palais-royal-see-deck", count=view.deck), "dim"))
    if view.last_round:
        heading.append(Text(say("see-last-round"), "bold"))
    if view.idle > IDLE_ROUNDS // 2:
        heading.append(Text(say("palais-royal-see-idle", rounds=view.idle - 1, most=IDLE_ROUNDS), "bold"))
    asks = say(f"palais-royal-ask-{view.decision}", left=view.left)
    if view.extra_moves:
        asks += f", {say('palais-royal-see-extra', count=view.extra_moves)}"
    if view.seals:
        asks += f" · {say('palais-royal-see-seals', count=view.seals)}"
    if view.diagonal and view.decision == "stairs":
        asks += f" {say('palais-royal-see-diagonal')}"
    return Group(Flow(*heading, between=" · "), Text(asks, "italic"))


def _garden(view: View, say: Say) -> Table:
    rows = 1 + max(space.row for space in view.garden)
    columns = 1 + max(space.column for space in view.garden)
    table = Table(box=box.SQUARE, header_style="dim", padding=(0, 0), title=say("palais-royal-see-garden"))
    table.add_column("", style="dim", width=1)
    width = max(CELL, *(cell_len(_sign(privilege, say)) for privilege in PRIVILEGE_NAMES))
    for column in range(columns):
        table.add_column("abcdefghij"[column], justify="center", width=width)
    spaces = {(space.row, space.column): space for space in view.garden}
    for row in range(rows):
        cells = []
        for column in range(columns):
            name, space = f"{'abcdefghij'[column]}{row}", spaces.get((row, column))
            cells.append(_space(view, space, say) if space else Text("♜\n" if name in view.statues else "", "dim"))
        table.add_row(str(row), *cells)
    return table


def _space(view: View, space: Space, say: Say) -> Text:
    if space.servant:
        return Text(f" {_letter(view, space.servant, say)}{'♟♟' if space.outer else '♟'} \n", PAINT[space.servant])
    if space.noble is None or space.price is None:
        return Text("·\n", "dim")
    cheaper = "bold green" if space.price < space.noble.louis else ""
    return Text.assemble(
        (str(space.price), cheaper), "/", (str(space.noble.blue), "blue"), "/", (str(space.noble.purple), "magenta"),
        (f" {space.noble.points}", "bold"), (f"\n{_sign(space.noble.privilege, say)}", "cyan"),
    )  # fmt: skip


def _sign(privilege: str, say: Say) -> str:
    """A privilege as short as a cell of the garden."""
    return "" if privilege == "none" else say(f"palais-royal-sign-{privilege}")


def _letter(view: View, colour: str, say: Say) -> str:
    """For terminals and eyes without colours."""
    colours = [seat.colour for seat in view.seats]
    return initials([say(f"colour-{each}").upper() for each in colours])[colours.index(colour)]


def _palace(view: View, say: Say) -> Table:
    table = Table(box=box.HEAVY, show_lines=True, show_header=False, padding=(0, 1), title=say("palais-royal-see-palace"))
    for _ in view.palace[0]:
        table.add_column(min_width=9)
    for row in view.palace:
        table.add_row(*(_room(view, room, say) for room in row))
    return table


def _room(view: View, room: str, say: Say) -> Text:
    text = Text(f"{_name(room, say)}\n", "bold")
    for number, seat in enumerate(view.seats):
        if seat.rooms[room]:
            text.append(f" {_letter(view, seat.colour, say)}{seat.rooms[room]} ", PAINT[seat.colour])
            text.append("★ " if view.majorities.get(room) == number else " ")  # PAL-M1
    return text


def _seats(view: View, say: Say) -> Group:
    """A line of numbers for each seat; below, what it has won and played, and at the end its points, which may be long."""
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim")
    for heading in ("", say("see-colour")):
        table.add_column(heading, no_wrap=True)
    numbers = [say("palais-royal-see-louis"), say("palais-royal-see-servants"), say("palais-royal-see-letters")]
    for heading in (*numbers, *(_name(side, say) for side in view.sides)):
        table.add_column(heading, justify="right", no_wrap=True)
    below = []
    for i, seat in enumerate(view.seats):
        table.add_row(
            "▶" if i == view.turn else "★" if i in view.winners else "",
            _flag(seat, say),
            str(seat.louis),
            f"{seat.reserve}+{seat.supply}",
            str(seat.letters),
            *(str(counts[i]) for counts in view.sides.values()),
        )
        played = "".join(f" +{_name(name, say)}" * count for name, count in seat.played.items())
        if _nobles(seat, say) or played:
            below.append(Text.assemble(_flag(seat, say), " ", _nobles(seat, say), played))
    return Group(table, *below, *(_points(seat, say) for seat in view.seats if seat.score))


def _flag(seat: Seat, say: Say) -> Text:
    return Text(f" {say(f'colour-{seat.colour}')} ", PAINT[seat.colour])


def _nobles(seat: Seat, say: Say) -> Text:
    text = Text()
    for noble in seat.face_up:
        text.append(f"{_sign(noble.privilege, say)} ({noble.points})  ", "cyan")
    if seat.remembered:
        text.append(" ".join(_face_down(noble) for noble in seat.remembered), "dim")
    elif seat.face_down:
        text.append(say("palais-royal-see-face-down", count=seat.face_down), "dim")
    return text


def _face_down(noble: Noble) -> str:
    return f"({noble.points})"


def _points(seat: Seat, say: Say) -> Text:
    score = seat.score
    if score is None:
        return Text()
    told = say(
        "palais-royal-see-points",
        total=score.total,
        nobles=score.nobles,
        letters=score.letters,
        unplayed=score.unplayed,
        sides=score.sides,
    )
    return Text.assemble(_flag(seat, say), f" {told}")


def _letters(view: View, say: Say) -> Group:
    lines: list[list[Text]] = []
    if view.my_letters:
        lines.append(listed(Text(say("palais-royal-see-my-letters"), "dim"), _tell(view, view.my_letters, say), ""))
    if view.drawn:
        lines.append(listed(Text(say("palais-royal-see-drawn"), "bold"), _tell(view, view.drawn, say), ""))
    elif view.drawn_count:
        lines.append([Text(say("palais-royal-see-looking", count=view.drawn_count), "dim")])
    if view.discard:
        discards = [Text(f"{_name(name, say)} ×{count}") for name, count in view.discard.items()]
        lines.append(listed(Text(say("palais-royal-see-discards"), "dim"), discards, ""))
    return Group(*(Flow(*line, between="  ") for line in lines))


def _tell(view: View, letters: dict[str, int], say: Say) -> list[Text]:
    told = []
    for name, count in letters.items():
        price = say("palais-royal-see-price", price=view.letter_prices[name])
        told.append(Text(f"{_name(name, say)} {price}" + (f" ×{count}" if count > 1 else "")))
    return told
