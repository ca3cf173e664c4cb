"""Bots that decide at a glance."""

from typing import Any

import numpy as np

from regalia.bots.knowledge import Bot, Choice, Knowledge


class RandomBot:
    """Any legal move, all equally likely."""

    def choose(self, known: Knowledge) -> Choice:
        pick = np.random.default_rng(known.seed).integers(len(known.legal))
        return Choice(known.legal[pick], 0.0)


class GreedyBot:
    """The move that looks best by the game's own heuristics; ties are broken at random.

    With `glances` it looks at no more than so many moves, chosen at random, and overlooks the others.
    """

    def __init__(self, glances: int | None = None) -> None:
        self.glances = glances

    def choose(self, known: Knowledge) -> Choice:
        chance = np.random.default_rng(known.seed)
        moves = np.array(known.legal, np.int16)
        if self.glances is not None and self.glances < len(moves):
            moves = chance.choice(moves, self.glances, replace=False)
        ratings = rated(known, moves)
        pick = int(chance.choice(np.flatnonzero(ratings == ratings.max())))
        return Choice(int(moves[pick]), float(ratings[pick]))


class CarelessBot:
    """Plays like another bot, but makes a random move in `slips` of a hundred decisions."""

    def __init__(self, bot: Bot, slips: int) -> None:
        self.bot, self.slips = bot, slips

    def choose(self, known: Knowledge) -> Choice:
        chance = np.random.default_rng((known.seed, 1))
        return RandomBot().choose(known) if chance.integers(100) < self.slips else self.bot.choose(known)


def rated(known: Knowledge, moves: Any) -> Any:
    """How good each of `moves` looks to the seat."""
    ratings = np.zeros(len(moves), np.float32)
    known.game.rooms.heuristics.rate(known.state, known.game.box, moves, len(moves), ratings)
    return ratings
