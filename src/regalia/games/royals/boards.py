"""Boards of Royals: what is printed on them is data, one TOML file a board, each value marked `known` or `substitute`."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from regalia.core.errors import BadInput, quoted
from regalia.core.record import Record, blank
from regalia.core.values import whole_number
from regalia.games.royals.names import board_name
from regalia.games.royals.state import (
    BOX,
    CITIES_IN,
    COUNTRIES,
    FIRST_CITY,
    KING,
    LANDS,
    PERIODS,
    PLACES,
    TITLES,
)
from regalia.text import say

PRINTED = Path(__file__).with_name("printed")  # the boards we ship
COSTS = (1, 2, 3, 4, 5, 6, 8)  # ROY-C5
NOBLES = [16, 12, 8]  # ROY-C4
MARKS = ("known", "substitute")
KEY = re.compile(r"[^\W_]+(?:-[^\W_]+)*")
MOST = 200  # no token is worth more than this; all of them together fit into the points of a record
MOST_INFLUENCE = 25  # ten positions of a country at most, whose sum is kept in eight bits (heuristics.influence)

# What is known of single cities: all their positions, or one of them; and the influence of some.
KNOWN_CITIES = {"madrid": ["king"], "valencia": ["duke", "marshal"], "cologne": ["cardinal", "baron"]}
KNOWN_INFLUENCE = {("cologne", "cardinal"): 2, ("cologne", "baron"): 1, ("dijon", "baron"): 1}


@cache
def shipped(name: str) -> dict[str, Any]:
    """The content of a board that Regalia ships."""
    return tomllib.loads(source(name))


def source(name: str) -> str:
    """The file of a board that Regalia ships, with its comments."""
    return (PRINTED / f"{name}.toml").read_text(encoding="utf-8")


def content_of(board: str | Mapping[str, Any]) -> Mapping[str, Any]:
    return shipped(board) if isinstance(board, str) else board


def read(board: str | Mapping[str, Any]) -> Record:
    """A box with what is printed on a board; a board that breaks a known constraint is refused, naming the key."""
    content = content_of(board)
    _keys(content, "", {"name", "titles", "noble-houses", "countries"})
    box = blank(BOX)[0]
    _write_text(box.board_name, _text(content, "name", "name"), "name")
    influence = _read_titles(box, _table(content, "titles", "titles"))
    nobles = _table(content, "noble-houses", "noble-houses")
    _keys(nobles, "noble-houses.", {"tokens"})
    tokens = _numbers(nobles, "tokens", "noble-houses.tokens", 3)
    if tokens != NOBLES:
        raise BadInput("royals-board-nobles", wanted=NOBLES, value=tokens)
    box.noble_value[:] = tokens
    countries = _table(content, "countries", "countries")
    _keys(countries, "countries.", set(COUNTRIES))
    places: list[tuple[int, int, int]] = []
    for country, name in enumerate(COUNTRIES):
        places += _read_country(box, _table(countries, name, f"countries.{name}"), country, influence)
    _write_places(box, places)
    return box


def describe(board: str | Mapping[str, Any]) -> list[tuple[str, str, str]]:
    """Every value of a board as (key, value, mark); the mark is known, substitute or, for a plain value, typed in."""
    content = content_of(board)
    read(content)
    return sorted(_values(content, ""), key=lambda value: value[0] != "name")  # the name first, the rest as in the file


def note(board: str | Mapping[str, Any], lang: str = "en") -> str:
    """Which board is in play and how much of it is a substitute, in a sentence or two for the rules page."""
    values = describe(board)
    marks = [mark for _, _, mark in values]
    return say("royals-board", lang, name=board_name(values[0][1], lang), values=len(marks) - 1, substitutes=marks.count("substitute"))


def _values(table: Mapping[str, Any], path: str) -> Iterator[tuple[str, str, str]]:
    for key, value in table.items():
        if isinstance(value, Mapping) and len(value) == 1 and next(iter(value)) in MARKS:
            ((mark, content),) = value.items()
            yield f"{path}{key}", _spoken(content), mark
        elif isinstance(value, Mapping):
            yield from _values(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", _spoken(value), "typed in"


def _spoken(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


# The parts of a board


def _read_titles(box: Record, titles: Mapping[str, Any]) -> list[int]:
    """Values of the title markers; returns the influence of each title."""
    _keys(titles, "titles.", set(TITLES))
    influence = []
    for rank, name in enumerate(TITLES):
        key = f"titles.{name}"
        title = _table(titles, name, key)
        _keys(title, f"{key}.", {"cost", "influence", "value"})
        cost = _number(title, "cost", f"{key}.cost")
        if cost != COSTS[rank]:
            raise BadInput("royals-board-cost", key=f"{key}.cost", wanted=COSTS[rank], value=cost)
        influence.append(_number(title, "influence", f"{key}.influence", MOST_INFLUENCE))
        value = _number(title, "value", f"{key}.value")
        if value % 2:
            raise BadInput("royals-board-odd", key=f"{key}.value", value=value)
        if rank and value <= box.title_value[rank - 1]:
            raise BadInput("royals-board-value", key=f"{key}.value", value=value, lower=TITLES[rank - 1])
        box.title_value[rank] = value
    return influence


def _read_country(box: Record, content: Mapping[str, Any], country: int, influence: list[int]) -> list[tuple[int, int, int]]:
    """The tokens and cities of a country; returns its positions as (city, title, influence)."""
    key = f"countries.{COUNTRIES[country]}"
    _keys(content, f"{key}.", {"tokens", "cities", *PERIODS})
    box.country_value[country] = _pair(content, "tokens", f"{key}.tokens")
    for period, year in enumerate(PERIODS):
        box.period_value[period, country] = _pair(content, year, f"{key}.{year}")
    cities = _table(content, "cities", f"{key}.cities")
    if len(cities) != CITIES_IN[country]:
        raise BadInput("royals-board-cities", key=f"{key}.cities", count=len(cities), country=COUNTRIES[country], wanted=CITIES_IN[country])
    read_cities = [_read_city(name, _table(cities, name, f"{key}.cities.{name}"), f"{key}.cities.{name}", influence) for name in cities]
    read_cities.sort(key=lambda city: (-city[2], city[0]))  # an order that does not depend on the file's
    places = []
    decides: set[tuple[int, int]] = set()  # titles and bonuses that break ties
    for nth, (name, label, bonus, positions) in enumerate(read_cities):
        for title, _ in positions:
            if (title, bonus) in decides:
                raise BadInput("royals-board-bonus", key=f"{key}.cities.{name}.bonus", value=bonus, title=TITLES[title])
            decides.add((title, bonus))
        city = FIRST_CITY[country] + nth
        _write_text(box.city_key[city], name, f"{key}.cities.{name}")
        _write_text(box.city_name[city], label, f"{key}.cities.{name}.name")
        box.city_bonus[city], box.city_country[city] = bonus, country
        places += [(city, title, worth) for title, worth in positions]
    return places


def _read_city(name: str, content: Mapping[str, Any], key: str, influence: list[int]) -> tuple[str, str, int, list[tuple[int, int]]]:
    """A city as key, name, bonus and positions (title, influence), the highest first."""
    if not isinstance(name, str) or not KEY.fullmatch(name) or name != name.lower():
        raise BadInput("royals-board-city", key=key)
    _keys(content, f"{key}.", {"name", "bonus", "positions", "influence"})
    titles = _value(content, "positions", f"{key}.positions")
    if not isinstance(titles, list) or not 1 <= len(titles) <= 2:
        raise BadInput("royals-board-positions", key=f"{key}.positions", value=quoted(titles))
    for title in titles:
        if title not in TITLES:
            raise BadInput("royals-board-title", key=f"{key}.positions", value=quoted(title), words=TITLES)
    if len(set(titles)) != len(titles):
        raise BadInput("royals-board-twice", key=f"{key}.positions", title=titles[0])
    if name in KNOWN_CITIES and sorted(titles) != sorted(KNOWN_CITIES[name]):
        raise BadInput("royals-board-known", key=f"{key}.positions", wanted=KNOWN_CITIES[name], value=titles)
    if name == "dijon" and "baron" not in titles:
        raise BadInput("royals-board-dijon", key=f"{key}.positions", value=titles)
    worth = [influence[TITLES.index(title)] for title in titles]
    if "influence" in content:  # a board that prints another influence here than with the title
        worth = _numbers(content, "influence", f"{key}.influence", len(titles), MOST_INFLUENCE)
    for title, each in zip(titles, worth, strict=True):
        if KNOWN_INFLUENCE.get((name, title), each) != each:
            raise BadInput("royals-board-influence", key=key, title=title, wanted=KNOWN_INFLUENCE[name, title], value=each)
    positions = sorted(((TITLES.index(title), each) for title, each in zip(titles, worth, strict=True)), reverse=True)
    return name, _text(content, "name", f"{key}.name"), _number(content, "bonus", f"{key}.bonus"), positions


def _write_places(box: Record, places: list[tuple[int, int, int]]) -> None:
    """Number the positions, after checking what is known of all boards: how often each title stands where (ROY-C7)."""
    if len({bytes(key) for key in box.city_key}) < len(box.city_key):
        raise BadInput("royals-board-same-city")
    for rank, title in enumerate(TITLES):
        found = [int(box.city_country[city]) for city, each, _ in places if each == rank]
        wanted = 5 if title == "baron" else 4
        if len(found) != wanted:
            raise BadInput("royals-board-titles", count=len(found), title=title, wanted=wanted)
        for country in range(LANDS):
            count = {"king": 1, "princess": (2, 1, 1, 0)[country]}.get(title, found.count(country))
            if found.count(country) != count:
                key = f"countries.{COUNTRIES[country]}.cities"
                raise BadInput("royals-board-country-titles", key=key, count=found.count(country), title=title, wanted=count)
    assert len(places) == PLACES
    by_rank = sorted(places, key=lambda place: place[1])
    for (_, low, less), (_, high, more) in pairwise(by_rank):
        if more < less and high > low:
            raise BadInput("royals-board-falls", key=f"titles.{TITLES[high]}.influence", value=more, lower=TITLES[low])
    for place, (city, rank, influence) in enumerate(places):
        box.place_city[place], box.place_title[place], box.place_influence[place] = city, rank, influence
        country = box.city_country[city]
        box.place_country[place], box.place_cost[place] = country, COSTS[rank]
        box.first_place[country + 1 :] = place + 1
        box.everywhere[country] |= 1 << city
        box.within[country, COSTS[rank] :] |= 1 << place
        box.takeable[country, 2 if rank == KING else 1 :] |= 1 << place  # ROY-P4


# Values


def _value(table: Mapping[str, Any], name: str, key: str) -> Any:
    """The value of a key, marked or plain."""
    if name not in table:
        raise BadInput("value-missing", name=key)
    value = table[name]
    if isinstance(value, Mapping):
        if len(value) != 1 or next(iter(value)) not in MARKS:
            raise BadInput("royals-board-mark", key=key, value=quoted(dict(value)))
        return next(iter(value.values()))
    return value


def _number(table: Mapping[str, Any], name: str, key: str, most: int = MOST) -> int:
    return whole_number(_value(table, name, key), key, 1, most)


def _numbers(table: Mapping[str, Any], name: str, key: str, count: int, most: int = MOST) -> list[int]:
    values = _value(table, name, key)
    if not isinstance(values, list) or len(values) != count:
        raise BadInput("royals-board-numbers", key=key, count=count, value=quoted(values))
    return [whole_number(value, key, 1, most) for value in values]


def _pair(table: Mapping[str, Any], name: str, key: str) -> list[int]:
    higher, lower = _numbers(table, name, key, 2)
    if higher <= lower:
        raise BadInput("royals-board-pair", key=key, higher=higher, lower=lower)
    return [higher, lower]


def _text(table: Mapping[str, Any], name: str, key: str) -> str:
    value = _value(table, name, key)
    if not isinstance(value, str) or not value.strip():
        raise BadInput("value-name", name=key, value=quoted(value))
    if not value.isprintable():  # nothing that moves a cursor or changes the direction of a text
        raise BadInput("royals-board-sign", key=key, value=quoted(value))
    return value


def _write_text(field: Any, text: str, key: str) -> None:
    code = text.encode()
    if len(code) > len(field):
        raise BadInput("royals-board-long", key=key, count=len(field))
    field[: len(code)] = list(code)


def _table(table: Mapping[str, Any], name: str, key: str) -> Mapping[str, Any]:
    if name not in table:
        raise BadInput("value-missing", name=key)
    if not isinstance(table[name], Mapping):
        raise BadInput("royals-board-table", key=key, value=quoted(table[name]))
    content: Mapping[str, Any] = table[name]
    return content


def _keys(table: Mapping[str, Any], path: str, allowed: set[str]) -> None:
    for name in table:
        if name not in allowed:
            raise BadInput("royals-board-key", key=f"{path}{name}", words=sorted(allowed))
