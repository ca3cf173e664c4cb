"""Scoring for people who play Royals on a physical board: positions, displaced cubes and title cubes in, points out.

The cubes tell what a period and the titles bring now; who is complete in a country or at the titles is told in a note.
"""

from collections.abc import Callable
from typing import Any

from regalia.core.contract import ScoreTable
from regalia.core.errors import BadInput, Words, quoted
from regalia.core.record import Record, blank
from regalia.games.royals.boards import content_of
from regalia.games.royals.box import open_box
from regalia.games.royals.moves import STANDARD
from regalia.games.royals.names import city_words, position_name
from regalia.games.royals.scoring import score_country, score_title, standing
from regalia.games.royals.state import (
    CITIES_IN,
    COUNTRIES,
    FIRST_CITY,
    LANDS,
    PERIODS,
    PLACES,
    SEATS,
    STATE,
    TITLES,
    city_keys,
    place_names,
)
from regalia.text import Say, speaking

FORM = Words("royals-form")
CUBES = 46  # ROY-C6, the most that a player can have

EXAMPLE = """\
period 1714
paris-king: red
lyon-countess: blue
dijon-baron: blue
dijon-duke: yellow
vienna-king: blue
cologne-baron: red
madrid-king: yellow
dijon: red
king: red 1, blue 1, yellow 1
countess: blue 1
baron: red 2, blue 1
duke: yellow 1
"""


def tally(text: str, lang: str = "en") -> ScoreTable:
    """Score the table as it stands: the period for each country and, in the third, the titles."""
    say = speaking(lang)
    table = Reader(text)
    s, box, colours = table.s, table.box, table.colours
    columns = ["", *colours]
    rows = [_country_row(s, box, country, len(colours), say) for country in range(LANDS)]
    if table.period == 3:
        rows += [_title_row(s, box, rank, len(colours), say) for rank in range(len(TITLES))]
    rows.append([say("royals-score-total"), *(str(int(s.points[seat])) for seat in range(len(colours)))])
    title = say("royals-score-last" if table.period == 3 else "royals-score", period=int(PERIODS[table.period - 1]))
    return ScoreTable(title, columns, rows, _notes(s, box, colours, say))


def _country_row(s: Record, box: Record, country: int, players: int, say: Say) -> list[str]:
    before = s.points.copy()
    score_country(s, box, country)
    cells = []
    for seat in range(players):
        influence = int(standing(s, box, seat, country)) >> 16
        won = int(s.points[seat] - before[seat])
        cells.append(f"{influence} → {won}" if won else str(influence))
    return [say("royals-score-country", country=say(f"royals-country-{COUNTRIES[country]}")), *cells]


def _title_row(s: Record, box: Record, rank: int, players: int, say: Say) -> list[str]:
    before = s.points.copy()
    score_title(s, box, rank)
    cells = []
    for seat in range(players):
        cubes, won = int(s.markers[rank, seat]), int(s.points[seat] - before[seat])
        cells.append(f"{cubes} → {won}" if won else str(cubes))
    return [say("royals-score-title", title=say(f"royals-title-{TITLES[rank]}")), *cells]


def _notes(s: Record, box: Record, colours: list[str], say: Say) -> list[str]:
    notes = []
    for seat, colour in enumerate(colours):
        for country, name in enumerate(COUNTRIES):
            everywhere = ((1 << CITIES_IN[country]) - 1) << FIRST_CITY[country]
            if s.cities[seat] & everywhere == everywhere:
                notes.append(say("royals-score-everywhere", colour=colour, country=say(f"royals-country-{name}")))
        if (s.markers[:, seat] > 0).all():
            notes.append(say("royals-score-every-title", colour=colour))
    return [*notes, say("royals-score-tokens")]


class Reader:
    """Reads the lines of a table into a record."""

    def __init__(self, text: str) -> None:
        lines = [(number, line.split("#")[0].strip()) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in lines if line]
        self.s, self.period = blank(STATE)[0], 3
        self.colours: list[str] = []
        board: Any = "substitute"
        for number, line in lines:
            if line.lower().startswith("board "):
                board = _board(line[6:].strip(), number)
        self.box = open_box({**STANDARD, "players": SEATS, "board": board})
        self.places, self.cities = place_names(self.box), city_keys(self.box)
        for number, line in lines:
            if not line.lower().startswith("board "):
                self._read(line.lower(), number)
        if not self.colours:
            raise BadInput("royals-sheet-empty", form=FORM)
        self.s.players = len(self.colours)
        self.s.period = self.period

    def _read(self, line: str, number: int) -> None:
        if line.startswith("period"):
            year = line.removeprefix("period").strip()
            if year not in (*PERIODS, "1", "2", "3"):
                raise BadInput("royals-sheet-period", line=number, words=PERIODS, value=quoted(year))
            self.period = PERIODS.index(year) + 1 if year in PERIODS else int(year)
            return
        name, colon, cubes = line.partition(":")
        name = name.strip().replace(" ", "-")
        if not colon:
            raise BadInput("royals-sheet-colon", line=number, text=line, form=FORM)
        if name in self.places:
            self._hold(self.places.index(name), cubes.split(), number)
        elif name in self.cities:
            self._displace(self.cities.index(name), _counted(cubes, number), number)
        elif name in TITLES:
            for colour, count in _counted(cubes, number):
                _add(self.s.markers[TITLES.index(name)], self._seat(colour, number), count, number)
        else:
            raise BadInput("royals-sheet-name", line=number, value=quoted(name))

    def _hold(self, place: int, colours: list[str], number: int) -> None:
        if len(colours) > 1 or self.s.holder[place]:
            raise BadInput("royals-sheet-held", line=number, position=self.places[place])
        if colours and colours[0] not in ("-", "."):
            seat = self._seat(colours[0], number)
            self.s.holder[place] = seat + 1
            self.s.cities[seat] |= 1 << int(self.box.place_city[place])

    def _displace(self, city: int, cubes: list[tuple[str, int]], number: int) -> None:
        for colour, count in cubes:
            seat = self._seat(colour, number)
            _add(self.s.displaced[city], seat, count, number)
            self.s.cities[seat] |= 1 << city

    def _seat(self, colour: str, number: int) -> int:
        if colour not in self.colours:
            if len(self.colours) == SEATS:
                raise BadInput("royals-sheet-colour", line=number, value=quoted(colour))
            self.colours.append(colour)
        return self.colours.index(colour)


def _board(name: str, number: int) -> Any:
    from regalia.games.royals import RULEBOOK

    option = RULEBOOK.options.options["board"]
    try:
        return content_of(option.read(name))
    except BadInput as error:
        raise BadInput("royals-sheet-line", line=number, reason=error) from None


def _add(cubes: Any, seat: int, count: int, number: int) -> None:
    if cubes[seat] + count > CUBES:
        raise BadInput("royals-sheet-many", line=number, count=int(cubes[seat]) + count, stock=CUBES)
    cubes[seat] += count


def _counted(text: str, number: int) -> list[tuple[str, int]]:
    """Cubes like `red 2, blue` or `red red blue`."""
    counted: list[tuple[str, int]] = []
    for word in text.replace(",", " ").replace("×", " ").split():
        if word.isdecimal():
            if not counted or len(word) > 2 or not 0 < int(word) <= CUBES:
                raise BadInput("royals-sheet-cubes", line=number, value=quoted(text.strip()))
            counted[-1] = (counted[-1][0], int(word))
        elif word not in ("-", "."):
            counted.append((word, 1))
    return counted


def ask(question: Callable[[str], str], lang: str = "en") -> str:
    """Ask a person about each position, city and title; returns the text that `tally` reads. Enter alone means nobody."""
    say = speaking(lang)
    board = question(f"{say('royals-score-ask-board')} ").strip()
    lines = [f"board {board}"] if board else []
    period = question(f"{say('royals-score-ask-period')} ").strip()
    lines.append(f"period {period or PERIODS[2]}")
    box = open_box({**STANDARD, "board": _board(board, 1) if board else "substitute"})
    places, cities = place_names(box), city_keys(box)
    for city, name in enumerate(cities):
        for place in range(PLACES):
            if box.place_city[place] == city:
                holder = question(f"{say('royals-score-ask-holder', position=position_name(box, place))} ").strip()
                lines += [f"{places[place]}: {holder}"] if holder else []
        displaced = question(f"{say('royals-score-ask-displaced', city=city_words(name))} ").strip()
        lines += [f"{name}: {displaced}"] if displaced else []
    for title in TITLES:
        cubes = question(f"{say('royals-score-ask-cubes', title=Words(f'royals-title-{title}'))} ").strip()
        lines += [f"{title}: {cubes}"] if cubes else []
    return "\n".join(lines) + "\n"
