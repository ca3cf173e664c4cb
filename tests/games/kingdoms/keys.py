"""For test_messages: keys made while running (KEYS), keys of no sentence (PARTS), words that another language has too (ALIKE)."""

from regalia.games.kingdoms.box import tile_names
from regalia.games.kingdoms.state import VARIANTS

KEYS = [f"kingdoms-name-{name.replace(' ', '-')}" for name in (*tile_names().values(), *VARIANTS)]
ALIKE = "kingdoms-name-troll|kingdoms-score-column"
