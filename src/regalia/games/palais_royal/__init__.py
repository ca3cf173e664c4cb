"""Palais Royal (Xavier Georges): servants in nine rooms of a palace, nobles to be won in its garden."""

from typing import TYPE_CHECKING

from regalia.core.game import Rulebook
from regalia.core.options import Choice, Number, Options, Printed

if TYPE_CHECKING:
    from regalia.core.contract import Boards

COLOURS = ("red", "yellow", "green", "black")


def enter_boards() -> "Boards":
    from regalia.games.palais_royal import boards

    return boards


RULEBOOK = Rulebook(
    name="palais-royal",
    title="Palais Royal",
    designer="Xavier Georges",
    tagline="Send your servants through the palace and win the nobles in its garden.",
    minutes=90,
    rules_version=2,
    reported="about 50 to 120 points; random players soon leave the stairs and get stuck (PAL-R6)",
    seats=lambda options: COLOURS[: options["players"]],
    boards=enter_boards,
    options=Options(
        Number(name="players", low=2, high=4, default=3, help="Number of players."),
        Choice(
            name="rooms",
            values=("random", "first-game"),
            default="random",
            help="Layout of the nine rooms: random, or as suggested for a first game.",
        ),
        Printed(
            name="set",
            shipped=("substitute",),
            help="What is printed on the nobles, letters and garden: the set we ship, or your own TOML file.",
        ),
    ),
)
