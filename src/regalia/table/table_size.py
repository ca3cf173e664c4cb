"""How much memory a table takes: an estimate, made in no time, that a test compares with what Python allocates."""

import sys

import msgspec

from regalia.table.store import Entry
from regalia.table.table_state import TableState

VIEWER = 12_000  # bytes of what a seat, or spectators, are sent
RULES = 30  # bytes for each byte of its options in JSON: a board of one's own is stored, opened, and part of all that is sent
PLY = 900  # bytes for each line of the match, besides the record of its state
ENTRY = 500  # bytes for each entry of the log, besides its text
MOVE = 80  # bytes for each move of the matches that this one continues


def of_table(state: TableState) -> int:
    """The bytes of a table without its match and its log."""
    origin = state.match.origin
    moves = sum(len(part.moves) for part in origin.parts) if origin else 0
    return (len(state.chairs) + 1) * VIEWER + RULES * len(msgspec.json.encode(state.game.options)) + MOVE * moves


def of_match(state: TableState) -> int:
    """The bytes of its match, every state of which stays in memory."""
    return (state.match.ply + 1) * (state.match.state.nbytes + PLY)


def of_entry(entry: Entry) -> int:
    return ENTRY + sys.getsizeof(entry.said)
