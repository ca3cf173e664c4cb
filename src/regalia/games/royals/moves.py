"""The decisions of Royals. A turn is some draws, any number of positions with their payments, and discards at its end."""

import functools
from collections.abc import Mapping
from typing import Any

from regalia.core.moves import Family, MoveTable
from regalia.games.royals.box import open_box
from regalia.games.royals.state import CARDS, COUNTRIES, place_names

STANDARD = {"players": 3, "edition": "2016", "display": 3, "open-points": False, "board": "substitute"}


def table(options: Mapping[str, Any]) -> MoveTable:
    """The moves with the names of the board in play; their ids are the same on every board.

    What is committed to a payment is nobody else's business until the payment is complete, hence the secret families.
    """
    return _table(tuple(place_names(open_box(options))))


@functools.lru_cache(maxsize=32)
def _table(places: tuple[str, ...]) -> MoveTable:
    return MoveTable(
        Family("take", {"country": COUNTRIES}),  # ROY-D3, from the display
        Family("draw", {"deck": ("country", "intrigue")}, piles="deck"),  # ROY-D3, ROY-D5, blind
        Family("occupy", {"position": places}, reveals=True),  # ROY-P2
        Family("takeover", {"position": places}, reveals=True),  # ROY-P4
        Family("pay", {"card": CARDS}, reveals=True, secret=True),  # ROY-P3, ROY-P5
        Family("cancel"),  # takes a payment back
        Family("end"),  # no more positions in this turn
        Family("discard", {"card": CARDS}, reveals=True),  # ROY-H1
    )


MOVES = table(STANDARD)
TAKE_LAND, DRAW_LAND, OCCUPY, TAKEOVER, PAY_CARD, CANCEL, END, DISCARD_CARD = (MOVES.first(family.name) for family in MOVES.families)
DRAW_PLOT = DRAW_LAND + 1

# At most PLACES + 1 = 30 moves are legal: every position, for one of occupy and takeover, and the end of the turn. The other lists are
# shorter on every board: 6 draws; 10 cards, and cancel; 10 discards. `rules.legal` writes one move for each bit of a mask.
MAX_LEGAL = 32
