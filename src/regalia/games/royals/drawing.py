"""The terminal's picture of Royals, drawn from a view and nothing else."""

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.core.moves import Move
from regalia.games.royals.state import CARDS
from regalia.games.royals.view import City, Country, Position, View

PAINT = {
    "black": "white on grey11",
    "white": "black on white",
    "grey": "black on grey62",
    "purple": "white on purple4",
    "orange": "black on orange1",
    "blue": "white on blue",
    "red": "white on red",
    "yellow": "black on yellow",
}
INK = {"france": "bright_blue", "german-states": "green", "britain": "red", "spain": "yellow"}
NAMES = {"france": "France", "german-states": "German States", "britain": "Britain", "spain": "Spain"}


def draw(view: View) -> RenderableType:
    lands = [_country(view, country) for country in view.countries]
    seen: list[RenderableType] = [_heading(view), Columns(lands, padding=(0, 1)), _titles(view), _seats(view), _cards(view)]
    return Group(*seen, *([_hand(view)] if view.hand is not None else []), *([_due(view)] if view.turn is not None else []))


def group(move: Move) -> str:
    """Positions are listed under their city, everything else under its verb."""
    if "position" in move.family.axes:
        return move.labels[0].rpartition("-")[0].replace("-", " ").title()
    return move.family.name


def _heading(view: View) -> Text:
    heading = Text(f"Royals {view.edition} · period {view.period}", "bold")
    heading.append(f" · round {view.round} · {view.board} · ⬡ city bonus, ♣ cost, ♦ influence", "dim")
    if view.period_ends:
        heading.append(" · the period ends with this turn", "bold yellow")
    if view.last_round and view.turn is not None:
        heading.append(" · last round", "bold yellow")
    if view.turn is None:
        heading.append(" · the game is over", "bold")
    return heading


# The map: a table for each country


def _country(view: View, country: Country) -> Table:
    title = Text(NAMES[country.name], f"bold {INK[country.name]}")
    title.append(f"  period {country.period[0]}/{country.period[1]}", "dim")
    title.append(f"  tokens {' '.join(map(str, country.tokens)) or '–'}", "dim")
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim", min_width=52)
    table.add_column("city", min_width=9)
    table.add_column("⬡", justify="right")
    table.add_column("position  ♣/♦", width=22)
    table.add_column("displaced", min_width=9)
    for city in view.cities:
        if city.country == country.name:
            bonus = Text(str(city.bonus), "bold" if city.token else "dim strike")
            table.add_row(city.name, bonus, _positions(view, city), _cubes(view, city.displaced))
    table.add_row("", "", Text("influence", "dim"), _cubes(view, country.influence))
    return table


def _positions(view: View, city: City) -> Text:
    return Text("\n").join(_position(view, position) for position in city.positions)


def _position(view: View, position: Position) -> Text:
    text = Text(f"{position.title.capitalize():<9}{position.cost}/{position.influence} ")
    if position.holder is None:
        return text.append("·", "dim")
    return text.append(_flag(view, position.holder))


def _flag(view: View, seat: int) -> Text:
    colour = view.seats[seat].colour
    return Text(f" {colour} ", PAINT[colour])


def _cubes(view: View, counts: list[int]) -> Text:
    """How many each seat has, with the first letter of its colour."""
    colours = [seat.colour for seat in view.seats]
    shown = [Text(f"{colour[0]}{count}", PAINT[colour]) for colour, count in zip(colours, counts, strict=True) if count]
    return Text(" ").join(shown)


# Beside the map


def _titles(view: View) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1), show_edge=False, header_style="dim")
    for title in view.titles:
        table.add_column(f"{title.name.capitalize()}\n{title.value}/{title.value // 2}", min_width=9)
    table.add_column(f"noble\nhouses {' '.join(map(str, view.noble_houses)) or '–'}")
    table.add_row(*(_cubes(view, title.cubes) for title in view.titles), "")
    return table


def _seats(view: View) -> Group:
    lines = []
    for i, seat in enumerate(view.seats):
        line = Text.assemble(
            ("▶ " if i == view.turn else "★ " if i in view.winners else "  ", "bold"),
            (f" {seat.colour:<6} ", PAINT[seat.colour]),
            f" {seat.country_cards} country, {seat.intrigue_cards} intrigue",
            (f"  {seat.cubes} cubes", "dim"),
        )
        if seat.points is not None:
            line.append(f"  {seat.points} points", "bold")
        if seat.known and i != view.seat:
            line.append("  seen taken: ", "dim").append(_cards_text(seat.known))
        lines.append(line)
    return Group(*lines)


def _cards_text(cards: dict[str, int]) -> Text:
    shown = []
    for card in CARDS:
        if cards.get(card):
            each = Text("+").join(Text(NAMES[country], INK[country]) for country in card.split("+"))
            shown.append(Text(f"{cards[card]} ").append(each))
    return Text(", ").join(shown) if shown else Text("none", "dim")


def _cards(view: View) -> Text:
    line = Text("Display: ", "dim")
    line.append(Text("  ").join(Text(f"[{NAMES[country]}]", INK[country]) for country in view.display) if view.display else Text("empty"))
    line.append(f"   deck {view.deck}, discards {sum(view.discards.values())}", "dim")
    return line.append(f"   intrigue deck {view.intrigue_deck}, discards {sum(view.intrigue_discards.values())}", "dim")


def _hand(view: View) -> Text:
    line = Text("Your hand: ", "dim").append(_cards_text(view.hand or {}))
    mine = view.seats[view.seat].tokens if view.seat is not None else None
    if mine:
        line.append("   Your tokens: ", "dim").append(", ".join(f"{token.of} {token.value}" for token in mine))
    return line


def _due(view: View) -> Text:
    """What is to be decided now."""
    payment = view.payment
    if payment is None or payment.committed is None:
        due = {
            "draw": "Draw: three country cards, or one and an intrigue card."
            if view.round > 1
            else "Draw: in the first round country cards only.",
            "play": "Occupy vacant positions, take over others', or end the turn.",
            "pay": f"A payment for {payment.position if payment else ''} is going on.",
            "discard": "Discard down to 12 country and 4 intrigue cards.",
        }
        return Text(due[view.decision], "italic")
    line = Text(f"Paying for {payment.position}. ", "italic").append("Committed: ", "dim").append(_cards_text(payment.committed))
    if payment.jokers_of == "intrigue":
        return line.append(". How many intrigue cards does a joker (two cards) stand for?", "italic")
    if payment.jokers_of == "country":
        return line.append(". How many country cards does a joker (three cards) stand for?", "italic")
    return line.append(f". Name {payment.owed} more.", "italic")
