"""Crowns: a heap of crowns, from which the players take one or two in turn; whoever takes the last one wins."""

from regalia.core.game import Rulebook
from regalia.core.options import Number, Options

COLOURS = ("red", "blue", "green")

RULEBOOK = Rulebook(
    name="crowns",
    title="Crowns",
    designer="Nobody",
    tagline="Take one crown or two, and see to it that the last one is yours.",
    minutes=1,
    rules_version=1,
    seats=lambda options: COLOURS[: options["players"]],
    options=Options(
        Number(name="players", low=2, high=3, default=2, help="How many play."),
        Number(name="heap", low=3, high=21, default=7, help="How many crowns lie on the heap."),
    ),
)
