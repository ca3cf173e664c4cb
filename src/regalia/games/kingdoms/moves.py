"""The decisions of Kingdoms. A turn is one of them, or two: take a tile, then put it down."""

from collections.abc import Mapping
from typing import Any

from regalia.core.moves import Family, MoveTable
from regalia.games.kingdoms.state import CELL_NAMES, SIGNS

RANK_NAMES = ("1", "2", "3", "4")

MOVES = MoveTable(
    Family("castle", {"rank": RANK_NAMES, "cell": CELL_NAMES}),  # KIN-A1
    Family("draw"),  # KIN-A2, a tile from the supply, seen before its space is chosen
    Family("take", {"tile": tuple(sign.lower() for sign in SIGNS[1:])}),  # KIN-V2, the tile of one's choice
    Family("place", {"cell": CELL_NAMES}, reveals=True),  # KIN-A2, the tile in hand
    Family("start", {"cell": CELL_NAMES}, reveals=True),  # KIN-A3, the starting tile
    Family("pass"),  # KIN-A4
)


def table(options: Mapping[str, Any]) -> MoveTable:
    return MOVES


CASTLE, DRAW, TAKE, PLACE, START, PASS = (MOVES.first(family.name) for family in MOVES.families)
# Moves that can be legal at once: while a tile is in hand, one for each space; else one for each rank and space, one for each space for
# the starting tile, and a draw or at most one for each kind of tile; a pass only when there is none of these. More castles or tiles
# do not add moves: the rules only ask whether there are any.
MOST = (len(RANK_NAMES) + 1) * len(CELL_NAMES) + len(SIGNS) - 1
MAX_LEGAL = MOST + len(CELL_NAMES)  # room for them, and behind them for the empty spaces while they are listed
