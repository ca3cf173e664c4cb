"""How a puzzle is proven: every move is searched by itself, those that come close as long as the best one and from several seeds.

A search that chooses spends most time on the moves it likes, so it knows little about the others. Here the first move is forced, and
all the simulations go into what follows it.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from regalia.bots import know
from regalia.bots.search import Tree, style_of
from regalia.core.match import Match
from regalia.core.record import copied
from regalia.puzzles import Proof, Puzzle, Tried

CLOSE = 5  # moves beside the best that are searched as long as it is
SURE = 3  # standard errors


def equals(match: Match, move: int) -> list[int]:
    """The legal moves that lead to the same state as `move`, which comes first."""
    wanted = _after(match, move)
    return [move, *(each for each in match.legal_ids() if each != move and _after(match, each) == wanted)]


def _after(match: Match, move: int) -> bytes:
    """The state after a move, apart from the dice."""
    state = copied(match.state)
    match.game.rules.play(state, match.game.box, move)
    state.dice[:] = 0
    return state.tobytes()


def forced(match: Match, move: int, simulations: int, seed: int) -> float:
    """The share of the win the seat to move can expect after a move, by searching what follows."""
    tree = Tree(know(match, seed), seed, replace(style_of(match.game), first_move=move), simulations)
    tree.grow(simulations)
    visits, share, _ = tree.move_sums()[move]
    return share / visits


def prove(match: Match, best: Sequence[int], few: int, many: int, seeds: Sequence[int], margin: float) -> Proof | None:
    """The proof that `best`, moves that lead to the same, is better than all others by a margin; None as soon as it is not.

    Every move gets `few` simulations from the first seed, those that come close `many` from each of the others.
    """
    found = forced(match, best[0], few, seeds[0])
    shares = {}
    for move in match.legal_ids():
        if move not in best:
            shares[move] = forced(match, move, few, seeds[0])
            if shares[move] > found - margin / 2:
                return None
    others = sorted(shares, key=lambda move: -shares[move])
    tried = [_tried(match, best[0], many, seeds[1:])]
    for move in others[:CLOSE]:
        tried.append(_tried(match, move, many, seeds[1:]))
        if tried[0].share - tried[-1].share < margin:
            return None
    rest = max((shares[move] + SURE * math.sqrt(0.25 / few) for move in others[CLOSE:]), default=0.0)
    proof = Proof(few, many, list(seeds), [tried[0], *sorted(tried[1:], key=lambda each: -each.share)], round(rest, 4))
    return proof if proof.margin >= margin else None


def _tried(match: Match, move: int, simulations: int, seeds: Sequence[int]) -> Tried:
    shares = [forced(match, move, simulations, seed) for seed in seeds]
    return Tried(match.game.moves[move].notation, round(sum(shares) / len(shares), 4), round(max(shares) - min(shares), 4))


class Checked(NamedTuple):
    """What another search found for a puzzle."""

    best: str
    share: float
    margin: float  # over the closest of the moves that came close


def check(puzzle: Puzzle, simulations: int, seed: int) -> Checked:
    """Search the best move of a puzzle and those that came close again."""
    match = puzzle.match()
    names = [each.move for each in puzzle.proof.tried]
    best, *others = [forced(match, match.game.moves.read(name).id, simulations, seed) for name in names]
    return Checked(names[0], best, best - max(others))
