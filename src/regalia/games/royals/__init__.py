"""Royals (Peter Hawes): noble houses contend for positions in the cities of Europe, in the editions of 2014 and 2016."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from regalia.core.errors import BadInput
from regalia.core.game import Rulebook
from regalia.core.options import Choice, Number, Options, Printed, Switch

if TYPE_CHECKING:
    from regalia.core.contract import Boards

# ROY-C6: of the first two colours there are more cubes, and two players must take these.
COLOURS = {
    "2014": ("black", "white", "grey", "purple", "orange"),
    "2016": ("blue", "red", "yellow", "purple", "orange"),
}


def check(options: Mapping[str, Any]) -> None:
    """Refuse a display that the edition does not know."""
    if options["display"] == 4 and options["edition"] != "2016":
        raise BadInput("royals-display-of-four")


def enter_boards() -> "Boards":
    from regalia.games.royals import boards

    return boards


RULEBOOK = Rulebook(
    name="royals",
    title="Royals",
    designer="Peter Hawes",
    tagline="Win the courts of Europe, city by city and title by title.",
    minutes=60,
    rules_version=2,
    seats=lambda options: COLOURS[options["edition"]][: options["players"]],
    check=check,
    boards=enter_boards,
    options=Options(
        Number(name="players", low=2, high=5, default=3, help="Number of players."),
        Choice(
            name="edition",
            values=("2016", "2014"),
            default="2016",
            help="Which rules to use: Arcane Wonders (2016) or ABACUSSPIELE (2014).",
        ),
        Number(
            name="display",
            low=3,
            high=4,
            default=3,
            help="Number of face-up country cards; 4 is an optional rule of the 2016 edition.",
        ),
        Switch(name="open-points", help="Show everyone's tokens and points during the game."),
        Printed(name="board", shipped=("substitute",), help="What is printed on the board: the values we ship, or your own TOML file."),
    ),
)
