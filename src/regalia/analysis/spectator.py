"""What a spectator can expect: the mean over worlds in which all that is hidden, of whichever seat, is dealt anew."""

import numpy as np

from regalia.analysis.looking import Look, won
from regalia.bots.knowledge import Knowledge
from regalia.core.dice import key
from regalia.core.game import Game
from regalia.core.record import OVER, Record, copied, whole

WORLDS = 4
SWEEPS = 2  # times that every seat's knowledge is given up in turn


def shares_seen(game: Game, state: Record, walks: int, seed: int) -> tuple[float, ...]:
    """Everybody's share of the win for one who sees what lies open and nothing else."""
    if whole(state, "phase") == OVER:
        return won(game, state)
    turn = whole(state, "turn")
    worlds = [Knowledge(game, turn, world(game, state, seed + nth), [], seed + nth) for nth in range(WORLDS)]
    found = [Look(known, max(1, walks // WORLDS)).best.shares for known in worlds]
    return tuple(np.mean(np.array(found), axis=0).tolist())


def world(game: Game, state: Record, seed: int) -> Record:
    """A world that looks the same to a spectator.

    A redeal keeps what one seat knows. One after the other for every seat, each forgets what the one before it had kept; going
    round more than once, little is left of what was true.
    """
    guess, players = copied(state), game.players
    key(guess, seed, 0)
    for nth in range(SWEEPS * players):
        game.rules.redeal(guess, game.box, (whole(state, "turn") + nth) % players)
    return guess
