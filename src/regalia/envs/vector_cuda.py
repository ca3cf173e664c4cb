"""The vector environment on CUDA: one thread per game, with the same step the CPU runs; nothing leaves the device (extra: regalia[gpu]).

Arrays belong to the learner: they are allocated by its library and written by our kernels, on its stream. They are stored column by
column, so that neighbouring threads write to neighbouring addresses; their shapes are those of the CPU. Records
are stored the same way, word by word.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from regalia.core.contract import Rooms
from regalia.core.errors import BadInput, quoted
from regalia.envs.vector_base import Batch, Plan, VectorEnv, shown_of
from regalia.envs.vector_step import SEED, Games, Room, Run, key_of, sample, steps_of
from regalia.simulation.gpu import has_cuda

THREADS = 128  # per block, unless `CudaEnv.threads` says otherwise
WORD = 4  # bytes


class Kernels(NamedTuple):
    step: Any
    sample: Any


@cache
def kernels(rooms: Rooms, greedy: bool) -> Kernels:
    """Compile the kernels for one game."""
    from numba import cuda

    return Kernels(*(cuda.jit(function) for function in kernel_functions(rooms, greedy)))


def kernel_functions(rooms: Rooms, greedy: bool) -> tuple[Callable[..., None], Callable[..., None]]:
    """The kernels before they are compiled."""
    from numba import cuda, float32, int16
    from numba.np.numpy_support import from_dtype

    record, width = from_dtype(rooms.state.STATE), rooms.moves.MAX_LEGAL
    rated = width if greedy else 1
    steps = steps_of(rooms, greedy, True)

    def step_all(
        actions: Any, states: Any, start: Any, box: Any, numbers: Any, worth: Any,
        played: Any, ended: Any, legal: Any, seen: Any, masks: Any, turns: Any, rewards: Any, over: Any, illegal: Any, finals: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i < len(turns):
            state = cuda.local.array(1, record)
            moves, ratings, guess = cuda.local.array(width, int16), cuda.local.array(rated, float32), cuda.local.array(1, record)
            run = Run(start, box, numbers, worth)
            games = Games(played, ended, legal, seen, masks, turns, rewards, over, illegal, finals)
            words = state.view(np.int32)
            for word in range(len(words)):
                words[word] = states[word, i]
            steps(i, actions, state, run, games, Room(moves, ratings, guess))
            for word in range(len(words)):
                states[word, i] = words[word]

    def sample_all(seed: int, call: int, legal: Any, out: Any) -> None:
        i = cuda.grid(1)
        if i < len(out):
            out[i] = sample(i, key_of(seed, call), legal[i])

    return step_all, sample_all


class Library(NamedTuple):
    """Whose arrays are filled."""

    zeros: Callable[[tuple[int, ...], str], Any]
    stream: Callable[[], int]  # the stream its work is on, 0 for the default one
    settle: Callable[[Any], None]  # wait for one of its arrays, if we cannot use its stream
    by_column: bool  # its arrays may be stored column by column


def _torch() -> Library:
    import torch

    return Library(
        lambda shape, kind: torch.zeros(shape, dtype=getattr(torch, kind), device="cuda"),
        lambda: int(torch.cuda.current_stream().cuda_stream),
        lambda array: None,
        True,
    )


def _cupy() -> Library:
    import cupy

    return Library(cupy.zeros, lambda: int(cupy.cuda.get_current_stream().ptr), lambda array: None, True)


def _jax() -> Library:
    """JAX does not share its streams: each step waits for what JAX has under way, and JAX for the step."""
    import jax

    def zeros(shape: tuple[int, ...], kind: str) -> Any:
        return jax.block_until_ready(jax.device_put(np.zeros(shape, kind), jax.devices("cuda")[0]))

    return Library(zeros, lambda: 0, jax.block_until_ready, False)


def _numba() -> Library:
    from numba import cuda

    return Library(lambda shape, kind: cuda.to_device(np.zeros(shape, kind)), lambda: 0, lambda array: None, True)


LIBRARIES = {"torch": _torch, "cupy": _cupy, "jax": _jax, "numba": _numba}
HIDDEN = ("numbers", "ended", "legal")  # of Games: ours alone


def library(name: str | None) -> Library:
    """The library asked for; by default PyTorch if it is installed, otherwise Numba."""
    if name is not None and name not in LIBRARIES:
        raise BadInput("value-one-of", name="arrays", words=list(LIBRARIES), value=quoted(name))
    try:
        return LIBRARIES[name or "torch"]()
    except ImportError:
        if name is not None:
            raise BadInput("vector-arrays", name=name) from None
        return _numba()


class CudaEnv(VectorEnv):
    """On a CUDA device: records, observations and all stay there."""

    def __init__(self, plan: Plan, seed: int, arrays: str | None) -> None:
        if not has_cuda():
            raise BadInput("simulate-cuda")
        from numba import cuda

        super().__init__(plan, seed)
        self._arrays = arrays
        self._library, ours = library(arrays), _numba()
        rooms = self.game.rooms
        self._kernels = kernels(rooms, plan.greedy)
        self.threads = THREADS
        self._states = cuda.device_array((rooms.state.STATE.itemsize // WORD, self.envs), np.int32)
        shown, filled = {}, {}
        for name, (shape, kind) in self.shapes(self.envs).items():
            shown[name] = _allocated(ours if name in HIDDEN else self._library, shape, kind)
            filled[name] = cuda.as_cuda_array(shown[name], sync=False)
        self._games = Games(**filled)
        self._sampled = self._library.zeros((self.envs,), "int32")
        self._filled_sample = cuda.as_cuda_array(self._sampled, sync=False)
        self.batch = shown_of(shown, plan)
        self._set_run(seed)
        self._streams: dict[int, Any] = {}
        self._begun = False

    def __reduce__(self) -> tuple[Any, ...]:
        """Take the games along by way of the host; unpickling allocates on a device again."""
        from numba import cuda

        cuda.synchronize()
        kept = [array.copy_to_host() for array in self._kept]
        return _restored, (self.plan, self.seed, self._arrays, self.threads, self._drawn, self._begun, kept)

    @property
    def _kept(self) -> tuple[Any, ...]:
        return self._states, *self._games, self._filled_sample

    def _set_run(self, seed: int) -> None:
        from numba import cuda

        run, state = self.plan.run(seed), self.game.rooms.state
        plain = run.start.view(state.STATE), run.box.view(state.BOX)
        self._run, self.seed = Run(*(cuda.to_device(array) for array in (*plain, run.numbers, run.worth))), int(run.numbers[SEED])

    def reset(self, seed: int | None = None) -> Batch:
        if seed is not None:
            self._set_run(seed)
        self._drawn = 0
        for ours, array in zip((self._games.numbers, self._games.ended), self.before_reset(), strict=True):
            ours.copy_to_device(array)
        self._begun = True
        return self.step(self._sampled)

    def step(self, actions: Any) -> Batch:
        if not self._begun:
            raise BadInput("vector-reset")
        self._launch(self._kernels.step, self._read(actions), self._states, *self._run, *self._games)
        return self.batch

    def sample(self) -> Any:
        self._drawn += 1
        self._launch(self._kernels.sample, self.seed, self._drawn, self._games.legal, self._filled_sample)
        return self._sampled

    def _read(self, actions: Any) -> Any:
        """The actions where they are in memory; the kernel checks whether each is legal."""
        from numba import cuda

        if actions is self._sampled:
            return self._filled_sample
        self._library.settle(actions)
        try:
            given = cuda.as_cuda_array(actions, sync=False)
        except TypeError:
            raise BadInput("vector-actions", count=self.envs, value=quoted(type(actions))) from None
        if given.shape != (self.envs,) or given.dtype.kind not in "iu":
            raise BadInput("vector-actions", count=self.envs, value=quoted((given.shape, str(given.dtype))))
        return given

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        from numba import cuda

        at = self._library.stream()
        if at not in self._streams:
            self._streams[at] = cuda.external_stream(at) if at else cuda.default_stream()
        kernel[-(-self.envs // self.threads), self.threads, self._streams[at]](*arguments)
        if not self._library.by_column:
            self._streams[at].synchronize()


def _restored(plan: Plan, seed: int, arrays: str | None, threads: int, drawn: int, begun: bool, kept: list[Any]) -> CudaEnv:
    from numba import cuda

    env = CudaEnv(plan, seed, arrays)
    env.threads, env._drawn, env._begun = threads, drawn, begun
    for there, here in zip(env._kept, kept, strict=True):
        there.copy_to_device(here)
    cuda.synchronize()
    return env


def _allocated(whose: Library, shape: tuple[int, ...], kind: str) -> Any:
    """An array, stored column by column where that is possible."""
    if len(shape) == 1 or not whose.by_column:
        return whose.zeros(shape, kind)
    return whose.zeros(shape[::-1], kind).T
