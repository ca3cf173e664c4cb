"""What vector environments share on every device: the settings, what is shown, and the arrays."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from regalia.core.errors import BadInput, quoted
from regalia.core.game import Game
from regalia.core.observation import Observation
from regalia.core.record import blank
from regalia.core.values import as_whole
from regalia.envs.vector_step import SAME, Run, words_for


class Batch(NamedTuple):
    """What is shown of all games, one row per game. Every step writes into the same arrays."""

    observations: Any  # int8: what the seat in `turns` knows; `env.observation` says what each number means
    masks: Any  # bool: which actions are legal
    turns: Any  # int32: the seat that decides
    rewards: Any  # float32: of every seat, for the step just made
    terminated: Any  # bool: the game ended with this step
    illegal: Any  # bool: the action was not legal, and another was played in its place
    final_observations: Any  # int8, with autoreset="same": the end of the games that ended with this step


class Plan(NamedTuple):
    """The settings of a vector environment."""

    game: Game
    envs: int
    learner: int
    greedy: bool
    autoreset: int
    rewards: str
    skip: bool

    def run(self, seed: int) -> Run:
        """The settings as the compiled step takes them."""
        seed = as_whole(seed)
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << 63:
            raise BadInput("simulate-seed", value=quoted(seed))
        rooms = self.game.rooms
        start = blank(rooms.state.STATE)
        start[0] = self.game.blank()
        box = blank(rooms.state.BOX)
        box[0] = self.game.box
        numbers = np.array([seed, self.envs, self.learner, self.autoreset, self.skip], np.int64)
        return Run(start, box, numbers, self.worth())

    def worth(self) -> Any:
        """For each number of winners: what each of them gets, and what the others get."""
        players = self.game.players
        worth = np.zeros((players + 1, 2), np.float32)
        for count in range(1, players + 1):
            won, lost = 1 / count, 0.0
            if self.rewards == "zero-sum":
                won, lost = ((share * players - 1) / (players - 1) for share in (won, lost))
            worth[count] = won, lost
        return worth


def shown_of(arrays: Mapping[str, Any], plan: Plan) -> Batch:
    """The arrays that are shown."""
    finals = arrays["finals"] if plan.autoreset == SAME else None
    return Batch(**{name: arrays[name] for name in Batch._fields[:-1]}, final_observations=finals)


class VectorEnv(ABC):
    """Games side by side. `reset` and `step` return a Batch, always in the same arrays; a copy has arrays of its own."""

    def __init__(self, plan: Plan, seed: int) -> None:
        self.plan, self.game, self.envs, self.players = plan, plan.game, plan.envs, plan.game.players
        self.observation: Observation = plan.game.rooms.observation.LAYOUT
        self.actions = len(plan.game.moves)
        self.seed: int = as_whole(seed)
        self._drawn = 0

    def __copy__(self) -> "VectorEnv":
        return copy.deepcopy(self)

    @abstractmethod
    def reset(self, seed: int | None = None) -> Batch:
        """Begin game i of the seed in row i; without a seed, that of the last reset."""

    @abstractmethod
    def step(self, actions: Any) -> Batch:
        """One action per row, for the seat to move there."""

    @abstractmethod
    def sample(self) -> Any:
        """A random legal action for every row; they depend on the seed and on the number of calls."""

    def before_reset(self) -> tuple[Any, Any]:
        """`Games.numbers` and `Games.ended` before row i begins game i: as if the one before had ended."""
        return np.arange(self.envs, dtype=np.int64) - self.envs, np.ones(self.envs, np.uint8)

    def shapes(self, envs: int) -> dict[str, tuple[tuple[int, ...], str]]:
        """The shape and the type of every array of `Games`."""
        seen = self.observation.length
        finals = envs if self.plan.autoreset == SAME else 1
        return {
            "numbers": ((envs,), "int64"),
            "ended": ((envs,), "uint8"),
            "legal": ((envs, words_for(self.actions)), "uint32"),
            "observations": ((envs, seen), "int8"),
            "masks": ((envs, self.actions), "bool"),
            "turns": ((envs,), "int32"),
            "rewards": ((envs, self.players), "float32"),
            "terminated": ((envs,), "bool"),
            "illegal": ((envs,), "bool"),
            "finals": ((finals, seen), "int8"),
        }
