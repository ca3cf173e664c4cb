"""Luck: what was drawn, compared with what might have been drawn instead.

A draw is worth what is expected after it, less the mean of what would be expected after other draws from the same piles. Both are
searched with the same number of simulations, so that the search's errors cancel out. For a spectator only what changes the open table
is a draw: one into a hand is none.
"""

from collections import Counter
from dataclasses import dataclass

import msgspec
import numpy as np

from regalia.analysis.decision_search import DecisionSearch, won
from regalia.analysis.judging import Shares, seed_of
from regalia.analysis.spectator import shares_seen
from regalia.bots.knowledge import Knowledge
from regalia.core.dice import key
from regalia.core.game import Game
from regalia.core.match import Match
from regalia.core.record import OVER, Record, copied, whole

DRAWS = 64  # times each draw is made again
OUTCOMES = 10  # the most frequent outcomes of those, which are searched
DEALS = 24  # other deals
SHARE = 4  # a draw is searched with this fraction of a decision's simulations


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
    """What a chance event gave each seat or took from it, as seen by the next seat to decide, by a spectator, and with all cards open."""

    seen: Shares
    public: Shares
    truth: Shares


def worth_of(game: Game, draw: Draw, simulations: int, seed: int) -> Worth:
    """What was drawn, compared with what might have been."""
    at = draw.moment, draw.step
    outcomes: Counter[bytes] = Counter()
    for nth in range(DRAWS):
        state = copied(draw.before)
        key(state, seed_of(seed, *at, "draw"), nth)
        game.rules.play(state, game.box, draw.move)
        outcomes[_without_dice(state)] += 1
    others = [(np.frombuffer(bytearray(state), draw.before.dtype)[0], count) for state, count in outcomes.most_common(OUTCOMES)]
    return _against(game, draw.after, others, simulations, seed_of(seed, *at, "luck"))[0]


def worth_of_deal(match: Match, simulations: int, seed: int) -> tuple[Worth, Shares]:
    """What the deal gave each seat, and what each could expect before it: the mean over many deals."""
    deals = [(Match(match.game, seed=seed_of(seed, nth, 0, "deal")).state, 1) for nth in range(DEALS)]
    return _against(match.game, match.state, deals, simulations, seed)


def _against(game: Game, state: Record, others: list[tuple[Record, int]], simulations: int, seed: int) -> tuple[Worth, Shares]:
    """How much more a state is worth than the mean of others, and that mean as seen by the next seat to decide."""
    weights = [count for _, count in others]
    means = []
    for open_cards in (False, True):
        shares = [expected(game, each, simulations, seed, open_cards=open_cards) for each, _ in others]
        means.append(np.average(np.array(shares), axis=0, weights=weights))
    actual = [np.array(expected(game, state, simulations, seed, open_cards=open_cards)) for open_cards in (False, True)]
    seen, truth = (tuple((one - mean).tolist()) for one, mean in zip(actual, means, strict=True))
    return Worth(seen, _in_the_open(game, state, others, simulations, seed), truth), tuple(means[0].tolist())


def _in_the_open(game: Game, state: Record, others: list[tuple[Record, int]], simulations: int, seed: int) -> Shares:
    """The same for a spectator, who cannot tell states with the same open table apart."""
    tables = [msgspec.json.encode(game.rooms.view.view(each, game.box, None)) for each in (state, *(other for other, _ in others))]
    if len(set(tables)) == 1:
        return (0.0,) * game.players
    first = dict(zip(reversed(tables), reversed([state, *(other for other, _ in others)]), strict=True))
    shares = {table: np.array(shares_seen(game, each, simulations, seed)) for table, each in first.items()}
    mean = np.average([shares[table] for table in tables[1:]], axis=0, weights=[count for _, count in others])
    return tuple((shares[tables[0]] - mean).tolist())


def _without_dice(state: Record) -> bytes:
    state.dice[:] = 0
    return state.tobytes()


def expected(game: Game, state: Record, simulations: int, seed: int, *, open_cards: bool) -> Shares:
    """Everybody's share of the win as the seat to move sees it, or with all cards on the table."""
    if whole(state, "phase") == OVER:
        return won(game, state)
    turn, guess = whole(state, "turn"), copied(state)
    if not open_cards:
        key(guess, seed, 0)
        game.rules.redeal(guess, game.box, turn)
    return DecisionSearch(Knowledge(game, turn, guess, [], seed), simulations, open_cards=open_cards).best.shares
