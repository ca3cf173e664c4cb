"""Hints: the best moves for the seat to move, what to expect from them, and one short reason."""

from dataclasses import dataclass, field
from typing import Any

from regalia.bots.knowledge import Budget, MoveEstimate, know
from regalia.bots.search import SearchBot
from regalia.core.errors import BadInput
from regalia.core.match import Match
from regalia.core.moves import Move

SHOWN = 3  # moves in a hint
WORTH_A_LOOK = 0.02  # of the simulations; a move tried less often says nothing
CLEAR = 4  # a difference in wins, in percent, that is worth telling
SURE = 96  # a share of wins, in percent, at which a game is as good as decided


@dataclass(frozen=True)
class Suggestion:
    """A move, the share of the win expected from it (0 to 1) and the expected margin over the best other seat, in points."""

    move: Move
    share: float
    margin: float


@dataclass(frozen=True)
class Hint:
    """The best moves first; `reason` is the key of a message about the first, which `sentence` says in any language."""

    seat: int
    moves: list[Suggestion]
    simulations: int
    reason: str
    args: dict[str, Any] = field(default_factory=dict)

    def sentence(self, lang: str = "en") -> str:
        """Why the first move is good, in a language."""
        from regalia.text import say

        return say(self.reason, lang, **self.args)


def hint(match: Match, seat: int | None = None, budget: Budget | None = None, seed: int = 0) -> Hint:
    """Search for the seat to move, with nothing but what it knows."""
    if match.turn is None:
        raise BadInput("advise-over")
    if seat is not None and seat != match.turn:
        raise BadInput("advise-other", turn=match.turn, seat=seat)
    known = know(match, seed, budget)
    if len(known.legal) == 1:
        only = match.game.moves[known.legal[0]]
        return Hint(known.seat, [Suggestion(only, 0.5, 0.0)], 0, "hint-only-move")
    choice = SearchBot().choose(known)
    best = [each for each in choice.estimates[:SHOWN] if each.visits >= WORTH_A_LOOK * choice.simulations] or choice.estimates[:1]
    moves = [Suggestion(match.game.moves[each.move], each.share, each.margin) for each in best]
    return Hint(known.seat, moves, choice.simulations, *explain(best))


def explain(best: list[MoveEstimate]) -> tuple[str, dict[str, Any]]:
    """Why the first move is best: by how much it beats the next one, in wins or else in points."""
    first = best[0]
    wins, margin = round(100 * first.share), round(first.margin)
    args: dict[str, Any] = {"wins": wins, "margin": abs(margin)}
    if wins >= SURE:
        return "hint-winning", args
    if wins <= 100 - SURE:
        return "hint-losing", args
    if len(best) == 1:
        return "hint-alone", args
    args |= {"more": wins - round(100 * best[1].share), "points": margin - round(best[1].margin)}
    if args["more"] >= CLEAR:
        return "hint-wins-more", args
    if args["points"] >= 1:
        return "hint-gains-more", args
    return "hint-close", args
