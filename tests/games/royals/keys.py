"""For test_messages: keys made while running (KEYS), keys of no sentence (PARTS), words that another language has too (ALIKE)."""

from regalia.games.royals.names import CITIES
from regalia.games.royals.state import COUNTRIES, TITLES

KEYS = [
    *(f"royals-country-{name}" for name in COUNTRIES),
    *(f"royals-title-{name}" for name in TITLES),
    *(f"royals-city-{name}" for name in CITIES),
    *(f"royals-ask-{name}" for name in ("draw", "play", "discard")),
    *(f"royals-move-{name}" for name in ("take", "draw-country", "draw-intrigue", "occupy", "takeover", "pay", "cancel", "end", "discard")),
    *(f"royals-why-{name}" for name in ("first", "first-ahead", "second", "second-ahead")),
]
PARTS = (
    "royals-(country|title|city)-.*|royals-position|royals-pair|royals-board"
    "|royals-why-((first|second)(-ahead)?|city|country|house|title|falls|nothing|cost)"
)
ALIKE = "royals-(city|title)-"  # London is London, and Baron is Baron
