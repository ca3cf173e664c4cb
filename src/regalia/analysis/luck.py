"""Luck: what was drawn, against what might have been drawn instead.

A draw is worth what is expected after it, less the mean of what would be expected after other draws from the same piles. Both are
searched alike, with equally many walks, so that what such a search gets wrong falls out of the difference. For a spectator only what
changes the open table is a draw: one into a hand is none.
"""

from collections import Counter
from dataclasses import dataclass

import msgspec
import numpy as np

from regalia.analysis.judging import Shares, seed_of
from regalia.analysis.looking import Look, won
from regalia.analysis.spectator import shares_seen
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
    """What a chance event gave or took from each seat: as whoever decided next saw it, as a spectator did, and with all cards open."""

    seen: Shares
    public: Shares
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
    return Worth(seen, _in_the_open(game, state, others, walks, seed), truth), tuple(means[0].tolist())


def _in_the_open(game: Game, state: Record, others: list[tuple[Record, int]], walks: int, seed: int) -> Shares:
    """The same for a spectator, to whom states are one where the open table is."""
    tables = [msgspec.json.encode(game.rooms.view.view(each, game.box, None)) for each in (state, *(other for other, _ in others))]
    if len(set(tables)) == 1:
        return (0.0,) * game.players
    first = dict(zip(reversed(tables), reversed([state, *(other for other, _ in others)]), strict=True))
    shares = {table: np.array(shares_seen(game, each, walks, seed)) for table, each in first.items()}
    mean = np.average([shares[table] for table in tables[1:]], axis=0, weights=[count for _, count in others])
    return tuple((shares[tables[0]] - mean).tolist())


def _without_dice(state: Record) -> bytes:
    state.dice[:] = 0
    return state.tobytes()


def expected(game: Game, state: Record, walks: int, seed: int, *, opened: bool) -> Shares:
    """Everybody's share of the win as the seat to move sees it, or with all cards on the table."""
    if whole(state, "phase") == OVER:
        return won(game, state)
    turn, guess = whole(state, "turn"), copied(state)
    if not opened:
        key(guess, seed, 0)
        game.rules.redeal(guess, game.box, turn)
    return Look(Knowledge(game, turn, guess, [], seed), walks, opened=opened).best.shares
