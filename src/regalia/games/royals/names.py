"""Countries, cards and positions as sentences name them: in English as moves do, elsewhere as the language does."""

from collections.abc import Mapping

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


# The same in the sentences of the story, where English writes names as names, too


class Proper(Words):
    """A country, title or city as people write it, `German States`, where moves say `german-states`."""

    def sentence(self, lang: str = "en") -> str:
        said = super().sentence(lang)
        return said.replace("-", " ").title() if lang == "en" else said


def country_words(country: str) -> Words:
    return Proper(f"royals-country-{country}")


def title_words(title: str) -> Words:
    return Proper(f"royals-title-{title}")


def city_words(key: str) -> Words | str:
    return Proper(f"royals-city-{key}") if key in CITIES else key.replace("-", " ").title()


def position_words(position: str) -> Words:
    city, _, title = position.rpartition("-")
    return Words("royals-name-position", city=city_words(city), title=title_words(title))


def card_words(card: str) -> Words:
    first, _, second = card.partition("+")
    return Words("royals-name-pair", first=country_words(first), second=country_words(second)) if second else country_words(first)


def counted_cards(cards: Mapping[str, int]) -> list[Words]:
    return [Words("royals-name-cards", count=count, card=card_words(card)) for card, count in cards.items()]
