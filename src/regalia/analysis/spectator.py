"""What a spectator can expect: the mean over worlds in which everything hidden is dealt anew, whichever seat holds it."""

import numpy as np

from regalia.analysis.decision_search import DecisionSearch, won
from regalia.bots.knowledge import Knowledge
from regalia.core.dice import key
from regalia.core.game import Game
from regalia.core.record import OVER, Record, copied, whole

WORLDS = 4
SWEEPS = 2  # times that everything hidden is dealt anew, once for every seat


def shares_seen(game: Game, state: Record, simulations: int, seed: int) -> tuple[float, ...]:
    """Everybody's share of the win for somebody who sees only what lies open."""
    if whole(state, "phase") == OVER:
        return won(game, state)
    turn = whole(state, "turn")
    worlds = [Knowledge(game, turn, world(game, state, seed + nth), [], seed + nth) for nth in range(WORLDS)]
    found = [DecisionSearch(known, max(1, simulations // WORLDS)).best.shares for known in worlds]
    return tuple(np.mean(np.array(found), axis=0).tolist())


def world(game: Game, state: Record, seed: int) -> Record:
    """A world that looks the same to a spectator.

    A redeal keeps what one seat knows. Redealing for every seat in turn, each forgets what the one before had kept; after more than
    one round little is left of what was true.
    """
    guess, players = copied(state), game.players
    key(guess, seed, 0)
    for nth in range(SWEEPS * players):
        game.rules.redeal(guess, game.box, (whole(state, "turn") + nth) % players)
    return guess
