"""The vector environment on the cores of this machine: each thread runs a share of the games."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from regalia.core.compiled import rule
from regalia.core.errors import BadInput, quoted
from regalia.core.record import blank
from regalia.core.values import as_whole
from regalia.envs.vector_base import Batch, Plan, VectorEnv, shown_of
from regalia.envs.vector_step import Games, Room, key_of, sample, steps_of


@rule
def sample_all(seed: int, call: int, legal: Any, out: Any) -> None:
    drawn = key_of(seed, call)
    for i in range(len(out)):
        out[i] = sample(i, drawn, legal[i])


class CpuEnv(VectorEnv):
    """On the cores of this machine: each thread runs a share of the games."""

    def __init__(self, plan: Plan, seed: int, threads: int) -> None:
        super().__init__(plan, seed)
        self._run = plan.run(seed)
        rooms = self.game.rooms
        self._steps = steps_of(rooms, plan.greedy, False)
        self._states = blank(rooms.state.STATE, self.envs)
        self._games = Games(**{name: np.zeros(*shape) for name, shape in self.shapes(self.envs).items()})
        self._actions, self._sampled = np.zeros(self.envs, np.int32), np.zeros(self.envs, np.int32)
        share = -(-self.envs // threads)
        self._shares = [(first, min(first + share, self.envs)) for first in range(0, self.envs, share)]
        width, STATE = rooms.moves.MAX_LEGAL, rooms.state.STATE
        self._rooms = [Room(np.zeros(width, np.int16), np.zeros(width, np.float32), blank(STATE)) for _ in self._shares]
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None
        shown = self._games
        self.batch = shown_of(shown._asdict(), plan)
        self._begun = False

    def __getstate__(self) -> dict[str, Any]:
        """Leave out what is compiled and the threads; both are made anew."""
        return {name: value for name, value in self.__dict__.items() if name not in ("_steps", "_pool")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._steps = steps_of(self.game.rooms, self.plan.greedy, False)
        self._pool = ThreadPoolExecutor(len(self._shares)) if len(self._shares) > 1 else None

    def reset(self, seed: int | None = None) -> Batch:
        if seed is not None:
            self._run, self.seed = self.plan.run(seed), as_whole(seed)
        self._drawn = 0
        self._games.numbers[:], self._games.ended[:] = self.before_reset()
        self._begun = True
        return self._each_share()

    def step(self, actions: Any) -> Batch:
        if not self._begun:
            raise BadInput("vector-reset")
        given = np.asarray(actions)
        if given.shape != (self.envs,) or given.dtype.kind not in "iu":
            raise BadInput("vector-actions", count=self.envs, value=quoted(actions))
        if given.min() < 0 or given.max() >= self.actions:
            wrong = given[(given < 0) | (given >= self.actions)][0]
            raise BadInput("move-id", high=self.actions - 1, value=str(wrong))
        np.copyto(self._actions, given, casting="unsafe")
        return self._each_share()

    def sample(self) -> Any:
        self._drawn += 1
        sample_all(self.seed, self._drawn, self._games.legal, self._sampled)
        return self._sampled

    def _each_share(self) -> Batch:
        if self._pool is None:
            self._share(0)
        else:
            list(self._pool.map(self._share, range(len(self._shares))))
        return self.batch

    def _share(self, nth: int) -> None:
        first, end = self._shares[nth]
        self._steps(first, self._actions, self._states[first:end], self._run, self._games, self._rooms[nth])
