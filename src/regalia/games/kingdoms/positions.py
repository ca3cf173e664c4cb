"""Positions of Kingdoms as plain dicts: everything in words, and back. No number gets in that a game could not reach."""

from collections.abc import Mapping, Sequence
from typing import Any

from regalia.core.errors import BadInput, Words, quoted
from regalia.core.record import OVER, Record
from regalia.core.values import check_keys, per_seat, truth, whole_number
from regalia.games.kingdoms.rules import is_full
from regalia.games.kingdoms.state import (
    ACT,
    CELLS,
    COLUMNS,
    EMPTY,
    FIRST_CASTLE,
    INSTANT,
    LAST_CASTLE,
    LETTERS,
    LINES,
    NO_LUCK,
    PUT,
    RANKS,
    ROWS,
    SIGNS,
    read_board,
    write_board,
)

KEYS = ("board", "gold", "castles", "start", "hand", "epoch", "first", "turn", "turns", "over")

# The most a line can bring or cost a player: two castles, 4 + 3 and one rank more beside the wizard, and three tiles, 6 + 6 + 5, doubled
# by the gold mine. No other number of castles and tiles in six spaces makes more, and hazards are fewer.
LINE_GOLD = 8 * 34
MOST_EPOCHS = 6  # with `last-castle`: of forty castles five times seven can leave the game

# With every move each limit below grows by at least as much as the number it bounds, so that a game stays within them, whatever
# position it began with.


def most_gold(s: Record, box: Record) -> int:
    """How far gold can get from what it was at the start: what three epochs can bring, so that anything can be laid out, and what the
    lines scored since then can. In six epochs that is 26,928, and the record has room for 32,767."""
    lines = LINES * (int(s.epoch) - 1)
    if s.phase == OVER:
        lines += LINES
    elif s.variants & INSTANT:
        lines += sum(bool(is_full(s, line)) for line in range(LINES))  # KIN-V3
    return LINE_GOLD * (LINES * int(box.epochs) + lines)


def gone_before(epoch: int) -> int:
    """Castles that have left a `last-castle` game before an epoch: each epoch but the last fills the 30 spaces, and there are 23 tiles."""
    return 7 * (epoch - 1)


def most_turns(s: Record) -> int:
    """One round for each space that was filled and one more, less those who must pass before the next is filled: never do all pass."""
    filled = CELLS * int(s.epoch) - int(s.empty)
    return int(s.players) * (filled + 1) - _passes(s)


def _passes(s: Record) -> int:
    """How many must pass before somebody can act (KIN-A4)."""
    if s.tiles or s.hand or s.phase == OVER:
        return 0
    able = [bool(s.start[seat] or s.castles[seat].any()) for seat in range(s.players)]
    after = able[s.turn :] + able[: s.turn]
    return after.index(True) if any(able) else 0


def write(s: Record, box: Record) -> dict[str, Any]:
    """Everything there is to know, in words; `lay_out` reads it back."""
    return {
        "board": write_board(s.board),
        "gold": [int(gold) for gold in s.gold[: s.players]],
        "castles": [[int(count) for count in s.castles[seat]] for seat in range(s.players)],
        "start": [_write_tile(tile) for tile in s.start[: s.players]],
        "hand": _write_tile(s.hand),
        "epoch": int(s.epoch),
        "first": int(s.first),
        "turn": int(s.turn),
        "turns": int(s.turns_begun),
        "over": bool(s.phase == OVER),
    }


def _write_tile(kind: int) -> str | None:
    return SIGNS[kind] if kind else None


def lay_out(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    """Lay out a position. All keys may be left out:

    board    five lines of six cells (`Y4`, `+3`, `-6`, `W`, `D`, `M`, `G`, `.`), seats Y R B G; default: empty
    gold     per seat; default 50
    castles  per seat, how many of rank 1, 2, 3, 4 are still in front of the player; default: all that are not on the board
    start    per seat, the starting tile or null; default: none
    hand     the tile taken and not yet put down, or null
    epoch, first, turn (seats), turns, over; defaults 1, 0, first, 1, false

    The supply is every tile that is nowhere else.
    """
    check_keys(position, sorted(KEYS), Words("position-of", game="Kingdoms"))
    given = {name: value for name, value in position.items() if value is not None}
    players = int(s.players)
    s.board[:] = read_board(given.get("board", ["." + " ." * (COLUMNS - 1)] * ROWS), LETTERS[:players])
    s.empty = int((s.board == EMPTY).sum())
    _lay_out_castles(s, box, given)
    _lay_out_tiles(s, box, given)
    _lay_out_turn(s, box, given)
    start, most = int(box.gold), most_gold(s, box)
    for seat, gold in enumerate(per_seat(given.get("gold"), "gold", players, [start] * players)):
        s.gold[seat] = whole_number(gold, f"gold[{seat}]", start - most, start + most)


def _lay_out_turn(s: Record, box: Record, given: Mapping[str, Any]) -> None:
    players = int(s.players)
    s.epoch = whole_number(given.get("epoch", 1), "epoch", 1, MOST_EPOCHS if s.variants & LAST_CASTLE else int(box.epochs))
    gone = int(box.castles.sum()) * players - int(s.castles.sum()) - int((s.board >= FIRST_CASTLE).sum())
    if s.variants & LAST_CASTLE and gone < gone_before(int(s.epoch)):
        raise BadInput("kingdoms-epoch-castles", epoch=int(s.epoch), count=gone_before(int(s.epoch)), gone=gone)
    s.first = whole_number(given.get("first", 0), "first", 0, players - 1)
    s.turn = whole_number(given.get("turn", int(s.first)), "turn", 0, players - 1)
    s.phase = OVER if truth(given.get("over", False), "over") else PUT if s.hand else ACT
    if s.phase == OVER and s.hand:
        raise BadInput("kingdoms-over-hand")
    if s.phase != OVER and s.empty == 0:
        raise BadInput("kingdoms-board-full")
    s.turns_begun = whole_number(given.get("turns", 1), "turns", 1, most_turns(s))


def _lay_out_castles(s: Record, box: Record, given: Mapping[str, Any]) -> None:
    players = int(s.players)
    owned = [[int(count) for count in box.castles] for _ in range(players)]
    if not s.variants & LAST_CASTLE:
        for each in owned:
            each[0] = int(box.ones[players])
    left = [row[:] for row in owned]
    for cell in s.board:
        if cell >= FIRST_CASTLE:
            seat, rank = divmod(int(cell) - FIRST_CASTLE, RANKS)
            left[seat][rank] -= 1
    for seat in range(players):
        for rank in range(RANKS):
            if left[seat][rank] < 0:
                raise BadInput("kingdoms-many-castles", castle=f"{LETTERS[seat]}{rank + 1}", count=owned[seat][rank])
    for seat, counts in enumerate(per_seat(given.get("castles"), "castles", players, left)):
        if not isinstance(counts, Sequence) or isinstance(counts, str) or len(counts) != RANKS:
            raise BadInput("kingdoms-castle-list", seat=seat, value=quoted(counts))
        for rank, count in enumerate(counts):
            s.castles[seat, rank] = whole_number(count, f"castles[{seat}][{rank}]", 0, left[seat][rank])


def _lay_out_tiles(s: Record, box: Record, given: Mapping[str, Any]) -> None:
    s.supply[:] = box.tiles
    for seat, sign in enumerate(per_seat(given.get("start"), "start", int(s.players), [None] * int(s.players))):
        s.start[seat] = _read_tile(sign)
    s.hand = _read_tile(given.get("hand"))
    for kind in [*(int(cell) for cell in s.board if 0 < cell < FIRST_CASTLE), *(int(tile) for tile in (*s.start, s.hand) if tile)]:
        if s.supply[kind] == 0:
            raise BadInput("kingdoms-many-tiles", tile=SIGNS[kind], count=box.tiles[kind])
        s.supply[kind] -= 1
    if s.variants & NO_LUCK and s.start.any():
        raise BadInput("kingdoms-no-luck-start")
    s.tiles = int(s.supply.sum())


def _read_tile(sign: Any) -> int:
    if sign is None:
        return 0
    if sign not in SIGNS[1:]:
        raise BadInput("kingdoms-no-tile", value=quoted(sign), words=SIGNS[1:])
    return SIGNS.index(sign)
