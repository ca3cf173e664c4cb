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
                "last-castle": "Play until someone has placed their last castle; placed castles never come back.",
                "no-luck": "All tiles are face up; when you take one, you choose which.",
                "instant-scoring": "Each row or column is scored as soon as it is full.",
            },
        ),
    ),
)
