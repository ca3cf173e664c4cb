"""One game as an environment steps through it: its record and the compiled rules, without log, story or takebacks."""

from typing import Any

import numpy as np

from regalia.bots import Bot, Knowledge
from regalia.core.dice import key
from regalia.core.errors import BadInput, quoted
from regalia.core.game import Game
from regalia.core.observation import Row
from regalia.core.record import OVER, Record, copied, whole

PENALTY = -1.0  # the reward of an illegal action; a random legal move is played in its place
SEEDS = 1 << 63


class Play:
    """A game in progress. The seed deals the same game as game 0 of `simulate` and the vector environment."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.state = game.blank()
        key(self.state, seed, 0)
        game.rules.setup(self.state, game.box)
        self._listed: list[int] | None = None

    @classmethod
    def at(cls, game: Game, state: Record) -> "Play":
        """A game in progress at a given state."""
        play = cls.__new__(cls)
        play.game, play.state, play._listed = game, state, None
        return play

    @property
    def over(self) -> bool:
        return whole(self.state, "phase") == OVER

    @property
    def turn(self) -> int:
        """The seat that decides now."""
        return whole(self.state, "turn")

    @property
    def legal(self) -> list[int]:
        """The legal moves in ascending order, without the one that only takes a decision back: with it a game might never end."""
        if self._listed is None:
            moves = np.empty(self.game.rooms.moves.MAX_LEGAL, np.int16)
            count = 0 if self.over else self.game.rules.legal(self.state, self.game.box, moves)
            if count > 1 and moves[count - 1] == self.game.rooms.evaluation.takes_back:
                count -= 1
            self._listed = sorted(moves[:count].tolist())
        return self._listed

    def mask(self, seat: int) -> Any:
        """Return 1 for every action that is legal for the seat now: none in another seat's turn.

        After the end of the game the mask has all actions, as in the vector environment: a policy that masks logits with -inf
        would make NaN of a mask without any.
        """
        if self.over:
            return np.ones(len(self.game.moves), np.int8)
        mask = np.zeros(len(self.game.moves), np.int8)
        if seat == self.turn:
            mask[self.legal] = 1
        return mask

    def play(self, move: int) -> None:
        self.game.rules.play(self.state, self.game.box, move)
        self._listed = None

    def try_action(self, action: Any, chance: np.random.Generator) -> bool:
        """Play an action, or a random legal move if it is illegal. Returns whether it was legal."""
        move = action_of(self.game, action)
        legal = move in self.legal
        self.play(move if legal else self.by_lot(chance))
        return legal

    def by_lot(self, chance: np.random.Generator) -> int:
        return self.legal[int(chance.integers(len(self.legal)))]

    def choose(self, bot: Bot, seed: int) -> int:
        """What a bot would play for the seat to move, from what that seat knows."""
        if len(self.legal) == 1:
            return self.legal[0]
        return bot.choose(Knowledge(self.game, self.turn, self.redealt(self.turn, seed), self.legal, seed)).move

    def redealt(self, seat: int, seed: int) -> Record:
        """A copy of the state in which everything the seat cannot know is a guess."""
        guess = copied(self.state)
        key(guess, seed, 0)
        self.game.rules.redeal(guess, self.game.box, seat)
        return guess

    def observe(self, seat: int) -> Row:
        """What the seat knows, as numbers; `regalia observation GAME` says what each of them means."""
        seen = np.zeros(self.game.rules.OBSERVATION, np.int8)
        self.game.rules.observe(self.state, self.game.box, seat, seen)
        return seen

    def rewards(self) -> list[float]:
        return rewards(self.game, self.state)

    def drawn(self, seat: int | None, lang: str = "en") -> Any:
        """The terminal's picture of what a seat (None: a spectator) sees."""
        rooms = self.game.rooms
        return rooms.drawing.draw(rooms.view.view(self.state, self.game.box, seat), lang)


def rewards(game: Game, state: Record) -> list[float]:
    """The reward of each seat at the end, summing to zero: 1 for a sole win, -1 / (players - 1) for no part of it; 0 before the end."""
    if whole(state, "phase") != OVER:
        return [0.0] * game.players
    won = int(game.rules.winners(state, game.box))
    share = 1 / won.bit_count()
    return [((won >> seat & 1) * share * game.players - 1) / (game.players - 1) for seat in range(game.players)]


def action_of(game: Game, action: Any) -> int:
    """An action of any integer type."""
    if not np.issubdtype(np.asarray(action).dtype, np.integer) or np.size(action) != 1 or not 0 <= int(action) < len(game.moves):
        raise BadInput("move-id", high=len(game.moves) - 1, value=quoted(action))
    return int(action)
