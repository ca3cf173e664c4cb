"""The decisions of Palais Royal: one servant, one tile or one letter at a time, and `done` when an action is over.

A servant who walks in action 2 goes the whole way in one decision, at one move per room (PAL-A2).
Rooms, servants and letters are named in any order (PAL-R10); ordered records take them in the order of the tables in state.py.
"""

from collections.abc import Mapping
from typing import Any

from regalia.core.moves import Family, MoveTable
from regalia.games.palais_royal.state import CELL_NAMES, LETTER_NAMES, ROOM_NAMES

SOURCES = ("reserve", *ROOM_NAMES)
MOST_COINS = 99  # 25 servants, the majority and 36 nobles with 2 Louis each would bring 98 at the mint

MOVES = MoveTable(
    Family("put", {"room": ROOM_NAMES}),  # PAL-S6
    Family("gate", {"source": SOURCES}),  # PAL-A1: a servant to the gate
    Family("king", {"source": SOURCES}),  # PAL-A3: an extra servant into the king's room
    Family("queen", {"source": SOURCES}),
    Family("side", {"source": SOURCES}),  # PAL-A6: the servant left on a side of the garden
    Family("move", {"from": ROOM_NAMES, "to": ROOM_NAMES}),  # PAL-A2
    Family("mint", {"louis": tuple(str(n) for n in range(1, MOST_COINS + 1))}),  # PAL-A3
    Family("recruit", {"space": CELL_NAMES}),  # PAL-A4
    Family("seal", {"colour": ("blue", "purple")}),  # PAL-L6: pay a seal with the letter
    Family("pay"),  # the seals left to pay are paid with servants
    Family("draw"),  # PAL-A8
    Family("keep", {"letter": LETTER_NAMES}, secret=True),
    Family("discard", reveals=True),  # the letters not kept
    Family("letter", {"letter": LETTER_NAMES}, reveals=True),  # PAL-L1 to PAL-L9
    Family("done"),  # with this action
)


def table(options: Mapping[str, Any]) -> MoveTable:
    return MOVES


PUT, TO_GATE, TO_KING, TO_QUEEN, TO_SIDE, MOVE, TAKE_LOUIS, RECRUIT_NOBLE, SEAL, PAY, DRAW, KEEP_LETTER, DISCARD, LETTER, DONE = (
    MOVES.first(family.name) for family in MOVES.families
)
# The longest list is the mint's: its amounts (`amounts` in rules.py guards their number), three letters for any time, `done`.
# Action 2 has 9 x 8 ways, five letters and `done`, whatever the set; all other lists are shorter.
MAX_LEGAL = MOST_COINS + 4
