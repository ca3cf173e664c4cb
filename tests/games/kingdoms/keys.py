"""For test_messages: keys made while running (KEYS), keys of no sentence (PARTS), words that another language has too (ALIKE)."""

from regalia.games.kingdoms.box import tile_names
from regalia.games.kingdoms.state import VARIANTS

KEYS = [
    *(f"kingdoms-name-{name.replace(' ', '-')}" for name in (*tile_names().values(), *VARIANTS)),
    *(f"kingdoms-move-{name}" for name in ("draw", "place", "start", "pass")),
    *(f"kingdoms-why-{name}" for name in ("line", "mine", "dragon")),
    *(f"kingdoms-why-{which}-{name}" for which in ("better", "played") for name in ("castle", "tile", "mountain")),
]
PARTS = "kingdoms-why-(line|mine|dragon|nobody)"
ALIKE = "kingdoms-name-troll|kingdoms-score-column"
