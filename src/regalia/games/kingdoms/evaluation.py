"""What a search needs to know of Kingdoms beyond its rules: how far to play on, and what a position then promises."""

from pathlib import Path

import numpy as np

from regalia.core.bits import fold
from regalia.core.compiled import rule
from regalia.core.contract import Evaluation, Features
from regalia.core.record import Matrix, Record
from regalia.games.kingdoms.playout import play_on
from regalia.games.kingdoms.rules import score_line
from regalia.games.kingdoms.state import CELLS, COLUMNS, KINDS, RANKS, ROWS

FEATURES = ("board", "castle-1", "castle-2", "castle-3", "castle-4", "first", "second", "third", "fourth")  # to play
BOARD, CASTLE, ORDER = 0, 1, 5


@rule
def information_key(s: Record, box: Record, seat: int) -> int:
    """The board, the tile in hand, and the starting tiles: the seat's own, and whether others still have theirs."""
    seen = fold(int(s.turns_begun), int(s.hand) * KINDS + int(s.start[seat]))
    for other in range(np.int64(s.players)):
        seen = fold(seen, int(s.start[other] > 0))
    for cell in range(CELLS):
        seen = fold(seen, int(s.board[cell]))
    return seen


@rule
def horizon(s: Record, box: Record) -> int:
    """Playouts end with the epoch; every turn fills a cell."""
    return s.turns_begun + s.empty


@rule
def stage(s: Record, box: Record) -> float:
    """Half epochs still to come."""
    return 2.0 * (box.epochs - s.epoch + s.empty / CELLS)


@rule
def fill(s: Record, box: Record, out: Matrix) -> None:
    """The gold of the board as if the epoch ended now, the castles kept back, and the order of play."""
    if s.empty < CELLS:
        gold = (s.gold[0], s.gold[1], s.gold[2], s.gold[3])
        for line in range(ROWS + COLUMNS):
            score_line(s, box, line)
        for seat in range(np.int64(s.players)):
            out[seat, BOARD] = s.gold[seat] - gold[seat]
            s.gold[seat] = gold[seat]
    for seat in range(np.int64(s.players)):
        for rank in range(RANKS):
            out[seat, CASTLE + rank] = s.castles[seat, rank]
        out[seat, ORDER + (seat - int(s.turn)) % int(s.players)] = 1


EVALUATION = Evaluation(
    information_key=information_key,
    horizon=horizon,
    reach=horizon,
    play_on=play_on,
    swing=20.0,  # gold
    simulations=6000,
    features=Features(
        fill=fill,
        stage=stage,
        stages=7,
        names=FEATURES,
        # The players of the fitted games use up high castles too early; to a search, castles kept back are worth more.
        adjusted={"castle-2": 2.0, "castle-3": 2.0, "castle-4": 2.0},
        file=Path(__file__).with_suffix(".toml"),
    ),
)
