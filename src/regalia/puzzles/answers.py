"""The reply to an answer: how often the move wins, from the proof."""

from regalia.core.errors import Words
from regalia.core.moves import Move
from regalia.puzzles import Puzzle


def judged(puzzle: Puzzle, move: Move) -> Words:
    """How good a move is; for a move the proof does not name, an upper bound is known."""
    share = puzzle.share(move)
    if puzzle.solves(move) and share is not None:
        return Words("puzzle-right", wins=round(100 * share), more=int(100 * puzzle.proof.margin))
    if share is not None:
        return Words("puzzle-wrong", wins=round(100 * share))
    return Words("puzzle-wrong-far", wins=round(100 * puzzle.proof.rest))
