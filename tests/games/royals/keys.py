"""For test_messages: keys made while running (KEYS), keys of no sentence (PARTS), words that another language has too (ALIKE)."""

from regalia.games.royals.names import CITIES
from regalia.games.royals.state import COUNTRIES, TITLES

KEYS = [
    *(f"royals-country-{name}" for name in COUNTRIES),
    *(f"royals-title-{name}" for name in TITLES),
    *(f"royals-city-{name}" for name in CITIES),
    *(f"royals-ask-{name}" for name in ("draw", "play", "discard")),
]
PARTS = "royals-(country|title|city)-.*|royals-position|royals-pair|royals-board"
ALIKE = "royals-(city|title)-"  # London is London, and Baron is Baron
