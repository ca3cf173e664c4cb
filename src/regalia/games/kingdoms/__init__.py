"""Kingdoms (Reiner Knizia): castles and tiles on a realm of five rows and six columns."""

from regalia.core.game import Rulebook
from regalia.core.options import Flags, Number, Options

COLOURS = ("yellow", "red", "blue", "green")

RULEBOOK = Rulebook(
    name="kingdoms",
    title="Kingdoms",
    designer="Reiner Knizia",
    tagline="Raise castles where the land is rich, and leave the dragon to others.",
    minutes=30,
    rules_version=1,
    seats=lambda options: COLOURS[: options["players"]],
    options=Options(
        Number(name="players", low=2, high=4, default=3, help="Number of players."),
        Flags(
            name="variants",
            help="Variants, in any combination.",
            helps={
                "last-castle": "Play until somebody has put down the last castle; spent castles never return.",
                "no-luck": "All tiles lie open; whoever takes one chooses which.",
                "instant-scoring": "A row or column is scored at once when it is full.",
            },
        ),
    ),
)
