"""Countries, cards and positions as sentences name them."""

from collections.abc import Mapping

from regalia.core.errors import Words
from regalia.core.record import Record
from regalia.games.royals.state import COUNTRIES, LANDS, PAIRS, TITLES, city_keys
from regalia.text import say

# The cities that have names in every language; a city of a player's own board is called as its file calls it.
CITIES = (
    "paris", "lyon", "bordeaux", "dijon", "marseille", "vienna", "cologne", "berlin", "munich", "london", "dublin", "edinburgh",
    "madrid", "seville", "barcelona", "valencia",
)  # fmt: skip


def board_name(name: str, lang: str) -> str:
    """The board we ship has a name in every language."""
    return say("royals-name-board", lang) if name == "Regalia's substitute board" else name


def country_words(country: str) -> Words:
    return Words(f"royals-country-{country}")


def title_words(title: str) -> Words:
    return Words(f"royals-title-{title}")


def city_words(key: str) -> Words | str:
    return Words(f"royals-city-{key}") if key in CITIES else key.replace("-", " ").title()


def position_words(position: str) -> Words:
    city, _, title = position.rpartition("-")
    return Words("royals-name-position", city=city_words(city), title=title_words(title))


def card_words(card: str) -> Words:
    first, _, second = card.partition("+")
    return Words("royals-name-pair", first=country_words(first), second=country_words(second)) if second else country_words(first)


def country_name(country: int) -> Words:
    return country_words(COUNTRIES[country])


def card_name(kind: int) -> Words:
    """A country card, or an intrigue card by its two countries."""
    return country_name(kind) if kind < LANDS else card_words("+".join(COUNTRIES[each] for each in PAIRS[kind - LANDS]))


def position_name(box: Record, place: int) -> Words:
    return position_words(f"{city_keys(box)[box.place_city[place]]}-{TITLES[box.place_title[place]]}")


def counted_cards(cards: Mapping[str, int]) -> list[Words]:
    return [Words("royals-name-cards", count=count, card=card_words(card)) for card, count in cards.items()]
