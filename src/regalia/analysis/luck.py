"""Luck: what was drawn, against what might have been drawn instead.

A draw is worth what is expected after it, less the mean of what would be expected after other draws from the same piles. Both are
searched alike, with equally many walks, so that what such a search gets wrong falls out of the difference.
"""

from collections import Counter
from dataclasses import dataclass

import numpy as np

from regalia.analysis.judging import Shares, seed_of
from regalia.analysis.looking import Look
from regalia.bots.knowledge import Knowledge
from regalia.core.dice import key
from regalia.core.game import Game
from regalia.core.match import Match
from regalia.core.record import OVER, Record, copied, whole

DRAWS = 64  # times each draw is made again ...
OUTCOMES = 10  # ... and how many different outcomes of it are searched, the most frequent ones
DEALS = 24  # other deals
SHARE = 4  # a search of a draw has so many times fewer walks than one of a decision


@dataclass(frozen=True)
class Draw:
    """A move with which something was drawn: the truth before and after it."""

    moment: int
    step: int
    move: int
    before: Record
    after: Record


@dataclass(frozen=True)
class Worth:
    """What a chance event gave or took from each seat: as whoever decided next saw it, and with all cards on the table."""

    seen: Shares
    truth: Shares


def worth_of(game: Game, draw: Draw, walks: int, seed: int) -> Worth:
    """What was drawn, against everything that might have been."""
    at = draw.moment, draw.step
    outcomes: Counter[bytes] = Counter()
    for nth in range(DRAWS):
        state = copied(draw.before)
        key(state, seed_of(seed, *at, "draw"), nth)
        game.rules.play(state, game.box, draw.move)
        outcomes[_without_dice(state)] += 1
    others = [(np.frombuffer(bytearray(state), draw.before.dtype)[0], count) for state, count in outcomes.most_common(OUTCOMES)]
    return _against(game, draw.after, others, walks, seed_of(seed, *at, "luck"))[0]


def worth_of_deal(match: Match, walks: int, seed: int) -> tuple[Worth, Shares]:
    """What the deal gave each seat, and what each could expect before it: the mean over many deals."""
    deals = [(Match(match.game, seed=seed_of(seed, nth, 0, "deal")).state, 1) for nth in range(DEALS)]
    return _against(match.game, match.state, deals, walks, seed)


def _against(game: Game, state: Record, others: list[tuple[Record, int]], walks: int, seed: int) -> tuple[Worth, Shares]:
    """What a state is worth more than the mean of others, and what that mean is as seen by whoever decides next."""
    weights = [count for _, count in others]
    means = []
    for opened in (False, True):
        shares = [expected(game, each, walks, seed, opened=opened) for each, _ in others]
        means.append(np.average(np.array(shares), axis=0, weights=weights))
    actual = [np.array(expected(game, state, walks, seed, opened=opened)) for opened in (False, True)]
    seen, truth = (tuple((one - mean).tolist()) for one, mean in zip(actual, means, strict=True))
    return Worth(seen, truth), tuple(means[0].tolist())


def _without_dice(state: Record) -> bytes:
    state.dice[:] = 0
    return state.tobytes()


def expected(game: Game, state: Record, walks: int, seed: int, *, opened: bool) -> Shares:
    """Everybody's share of the win as the seat to move sees it, or with all cards on the table."""
    if whole(state, "phase") == OVER:
        mask = int(game.rules.winners(state, game.box))
        return tuple((mask >> seat & 1) / mask.bit_count() for seat in range(game.players))
    turn, guess = whole(state, "turn"), copied(state)
    if not opened:
        key(guess, seed, 0)
        game.rules.redeal(guess, game.box, turn)
    return Look(Knowledge(game, turn, guess, [], seed), walks, opened=opened).best.shares
