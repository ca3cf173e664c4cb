"""The terminal's picture of Royals in any language, drawn from a view and nothing else."""

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from regalia.core.moves import Move
from regalia.games.royals.names import CITIES, board_name
from regalia.games.royals.state import CARDS
from regalia.games.royals.view import City, Country, Position, Token, View
from regalia.text import initials, speaking
from regalia.text.flow import Flow, listed

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


def draw(view: View, lang: str = "en") -> RenderableType:
    return Picture(view, lang).whole()


def group(move: Move, lang: str = "en") -> str:
    """Positions are listed under their city, everything else under its verb."""
    if "position" in move.family.axes:
        return city_name(move.labels[0].rpartition("-")[0], lang)
    return speaking(lang)(f"royals-group-{move.family.name}")


def city_name(key: str, lang: str, printed: str | None = None) -> str:
    """A city by its key; on a board of the players' own it is called as it is printed there."""
    english = key.replace("-", " ").title()
    return speaking(lang)(f"royals-city-{key}") if key in CITIES and printed in (None, english) else printed or english


class Picture:
    """One view in one language."""

    def __init__(self, view: View, lang: str) -> None:
        self.view, self.lang, self.say = view, lang, speaking(lang)
        self.colours = [self.say(f"colour-{seat.colour}") for seat in view.seats]
        self.letters = initials(self.colours)
        self.titles = {title.name: self.say(f"royals-title-{title.name}") for title in view.titles}
        self.cities = {city.key: city_name(city.key, lang, city.name) for city in view.cities}

    def whole(self) -> RenderableType:
        view = self.view
        lands = [self.country(country) for country in view.countries]
        seen: list[RenderableType] = [self.heading(), Columns(lands, padding=(0, 1)), self.title_cubes(), self.seats(), self.cards()]
        return Group(*seen, *([self.hand()] if view.hand is not None else []), *([self.due()] if view.turn is not None else []))

    def heading(self) -> Group:
        view, say = self.view, self.say
        heading = [Text(f"Royals {view.edition}", "bold"), Text(say("royals-see-period", period=int(view.period)), "bold")]
        heading += [Text(say("royals-see-round", round=view.round), "dim"), Text(board_name(view.board, self.lang), "dim")]
        if view.period_ends:
            heading.append(Text(say("royals-see-period-ends"), "bold yellow"))
        if view.last_round and view.turn is not None:
            heading.append(Text(say("see-last-round"), "bold yellow"))
        if view.turn is None:
            heading.append(Text(say("see-over"), "bold"))
        return Group(Flow(*heading, between=" · "), Text(say("royals-see-signs"), "dim"))

    # The map: a table for each country

    def country(self, country: Country) -> Table:
        say = self.say
        title = Text(self.card(country.name), f"bold {INK[country.name]}")
        title.append(f"  {say('royals-see-pays', first=country.period[0], second=country.period[1])}", "dim")
        title.append(f"  {say('royals-see-tokens', tokens=' '.join(map(str, country.tokens)) or '–')}", "dim")
        table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
        table.add_column(say("royals-see-city"), min_width=max(map(cell_len, self.cities.values())))
        table.add_column("⬡", justify="right")
        table.add_column(f"{say('royals-see-position')} ♣/♦", min_width=self.title_width() + 7 + max(map(cell_len, self.letters)))
        table.add_column(say("royals-see-displaced"), min_width=9)
        for city in self.view.cities:
            if city.country == country.name:
                bonus = Text(str(city.bonus), "bold" if city.token else "dim strike")
                table.add_row(Text(self.cities[city.key]), bonus, self.positions(city), self.cubes(city.displaced))
        table.add_row("", "", Text(say("royals-see-influence"), "dim"), self.cubes(country.influence))
        return table

    def title_width(self) -> int:
        return max(map(cell_len, self.titles.values()))

    def positions(self, city: City) -> Text:
        return Text("\n").join(self.position(position) for position in city.positions)

    def position(self, position: Position) -> Text:
        title = set_cell_size(self.titles[position.title], self.title_width() + 1)
        text = Text(f"{title}{position.cost}/{position.influence} ")
        if position.holder is None:
            return text.append("·", "dim")
        return text.append(self.flag(position.holder))

    def flag(self, seat: int) -> Text:
        return Text(f" {self.letters[seat]} ", PAINT[self.view.seats[seat].colour])

    def cubes(self, counts: list[int]) -> Text:
        """How many each seat has, with the first letter of its colour."""
        shown = [
            Text(f"{letter}{count}", PAINT[seat.colour])
            for seat, letter, count in zip(self.view.seats, self.letters, counts, strict=True)
            if count
        ]
        return Text(" ").join(shown)

    # Beside the map

    def title_cubes(self) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False, header_style="dim")
        for title in self.view.titles:
            table.add_column(f"{self.titles[title.name]}\n{title.value}/{title.value // 2}", min_width=7, overflow="fold")
        table.add_column(f"{self.say('royals-see-houses')}\n{' '.join(map(str, self.view.noble_houses)) or '–'}")
        table.add_row(*(self.cubes(title.cubes) for title in self.view.titles), "")
        return table

    def seats(self) -> Group:
        view, say = self.view, self.say
        lines: list[RenderableType] = []
        width = max(map(cell_len, self.colours))
        for i, seat in enumerate(view.seats):
            line = Text.assemble(
                ("▶ " if i == view.turn else "★ " if i in view.winners else "  ", "bold"),
                (f" {set_cell_size(self.colours[i], width)} ", PAINT[seat.colour]),
                f" {say('royals-see-cards', country=seat.country_cards, intrigue=seat.intrigue_cards)}",
                (f"  {say('royals-see-cubes', count=seat.cubes)}", "dim"),
            )
            if seat.points is not None:
                line.append(f"  {say('royals-see-points', count=seat.points)}", "bold")
            known = self.cards_of(seat.known) if i != view.seat else []
            told = listed(Text(say("royals-see-known"), "dim"), known) if known else []
            lines.append(Flow(line.append(" " * bool(told)), *told))
        return Group(*lines)

    def card(self, country: str) -> str:
        return self.say(f"royals-country-{country}")

    def cards_of(self, cards: dict[str, int]) -> list[Text]:
        """How many of each, a text for each kind."""
        shown = []
        for card in CARDS:
            if cards.get(card):
                each = Text("+").join(Text(self.card(country), INK[country]) for country in card.split("+"))
                shown.append(Text(f"{cards[card]} ").append(each))
        return shown

    def cards(self) -> Flow:
        view, say = self.view, self.say
        shown = [Text(f"[{self.card(country)}]", INK[country]) for country in view.display] or [Text(say("royals-see-no-display"))]
        deck = say("royals-see-deck", deck=view.deck, discards=sum(view.discards.values()))
        intrigue = say("royals-see-intrigue", deck=view.intrigue_deck, discards=sum(view.intrigue_discards.values()))
        return Flow(*listed(Text(say("royals-see-display"), "dim"), shown, ""), Text(deck, "dim"), Text(intrigue, "dim"), between="  ")

    def hand(self) -> Group:
        view, say = self.view, self.say
        cards = self.cards_of(view.hand or {}) or [Text(say("royals-see-no-cards"), "dim")]
        tokens = [Text(self.token(token)) for token in view.seats[view.seat].tokens or []] if view.seat is not None else []
        lines = [Flow(*listed(Text(say("royals-see-hand"), "dim"), cards))]
        return Group(*lines, *([Flow(*listed(Text(say("royals-see-my-tokens"), "dim"), tokens))] if tokens else []))

    def token(self, token: Token) -> str:
        """What a token is for, and its value."""
        if token.kind == "city":
            name = self.cities[token.of]
        elif token.kind == "noble-house":
            name = self.say("royals-see-house")
        elif token.kind == "title":
            name = self.titles[token.of]
        else:
            *period, country = token.of.split()
            name = " ".join([*period, self.card(country)])
        return f"{name} {token.value}"

    def due(self) -> RenderableType:
        """What is to be decided now."""
        payment, say = self.view.payment, self.say
        if payment is None:
            first = self.view.decision == "draw" and self.view.round == 1
            return Text(say("royals-ask-draw-first" if first else f"royals-ask-{self.view.decision}"), "italic")
        position = self.place(payment.position)
        if payment.committed is None:
            return Text(say("royals-ask-pay", position=position), "italic")
        cards = self.cards_of(payment.committed) or [Text(say("royals-see-no-cards"), "dim")]
        committed = listed(Text(say("royals-see-committed"), "dim"), [*cards[:-1], Text.assemble(cards[-1], ".")])
        asks = say("royals-ask-owed", count=payment.owed)
        return Flow(Text(say("royals-see-paying", position=position), "italic"), *committed, Text(asks, "italic"))

    def place(self, name: str) -> str:
        """A position as sentences name it."""
        city, _, title = name.rpartition("-")
        return self.say("royals-name-position", city=self.cities[city], title=self.titles[title])
