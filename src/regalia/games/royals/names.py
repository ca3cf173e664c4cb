"""Countries, cards and positions as sentences name them: in English as moves do, elsewhere as the language does."""

from regalia.core.errors import Words
from regalia.core.record import Record
from regalia.games.royals.state import COUNTRIES, LANDS, PAIRS, TITLES, city_keys

# The cities that have names in every language; a city of a player's own board is called as its file calls it.
CITIES = (
    "paris", "lyon", "bordeaux", "dijon", "marseille", "vienna", "cologne", "berlin", "munich", "london", "dublin", "edinburgh",
    "madrid", "seville", "barcelona", "valencia",
)  # fmt: skip


def country_name(country: int) -> Words:
    return Words(f"royals-country-{COUNTRIES[country]}")


def card_name(kind: int) -> Words:
    """A country card, or an intrigue card by its two countries."""
    if kind < LANDS:
        return country_name(kind)
    first, second = PAIRS[kind - LANDS]
    return Words("royals-pair", first=country_name(first), second=country_name(second))


def position_name(box: Record, place: int) -> Words:
    key = city_keys(box)[box.place_city[place]]
    title = Words(f"royals-title-{TITLES[box.place_title[place]]}")
    return Words("royals-position", city=Words(f"royals-city-{key}") if key in CITIES else key, title=title)
