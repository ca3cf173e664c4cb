"""Thousands of games side by side, one call per step: on the cores of this machine, or on a CUDA device."""

from typing import Any

from regalia.core.errors import BadInput, quoted
from regalia.core.system import processors
from regalia.core.values import as_whole, truth, whole_number
from regalia.envs.vector_base import Batch, Plan, VectorEnv
from regalia.envs.vector_cpu import CpuEnv
from regalia.envs.vector_step import BY_NUMBER, EVERYBODY, NEXT, SAME
from regalia.public import game as game_of

__all__ = ["Batch", "VectorEnv", "make"]

MOST_ENVS = 1 << 26
ROWS = 512  # for each thread: with fewer, a step spends more time on waking the threads than they save
DEVICES = ("cpu", "cuda")
OPPONENTS = ("random", "greedy")
AUTORESET = {"next": NEXT, "same": SAME}
REWARDS = ("share", "zero-sum")


def make(
    name: str,
    /,
    *,
    envs: int = 1024,
    device: str = "cpu",
    opponents: str | None = None,
    seat: int | None = None,
    autoreset: str = "next",
    seed: int = 0,
    rewards: str = "share",
    skip_forced: bool = False,
    threads: int | None = None,
    arrays: str | None = None,
    **options: Any,
) -> VectorEnv:
    """`envs` games of one kind side by side.

    `opponents`: None asks for every decision; "random" or "greedy" play all seats but `seat` (None: another one in each game).
    `autoreset`: when a game has ended, the "next" step or the "same" step begins another, as in gymnasium.vector.
    `rewards`: at the end "share" gives winners their share of 1; "zero-sum" gives 1 for a sole win and makes the sum zero.
    `skip_forced`: decisions with a single legal move are not asked for.
    `threads`: on the CPU; by default one for every 512 games, and no more than this process has cores.
    `arrays`: on CUDA, whose arrays are filled: "torch", "cupy", "jax" or "numba".
    Everything else is an option of the game.

    >>> from regalia.envs import vector
    >>> env = vector.make("kingdoms", players=3, envs=100, threads=1)
    >>> seen = env.reset()
    >>> seen.observations.shape, seen.masks.shape, seen.rewards.shape
    ((100, 396), (100, 198), (100, 3))
    >>> while not seen.terminated.any():
    ...     seen = env.step(env.sample())
    >>> seen.rewards[seen.terminated].sum(axis=1).min()
    np.float32(1.0)
    """
    for value, known, what in (
        (device, DEVICES, "device"),
        (opponents, (None, *OPPONENTS), "opponents"),
        (autoreset, tuple(AUTORESET), "autoreset"),
        (rewards, REWARDS, "rewards"),
    ):
        if value not in known:
            raise BadInput("value-one-of", name=what, words=[str(word) for word in known], value=quoted(value))
    envs = whole_number(as_whole(envs), "envs", 1, MOST_ENVS)
    game = game_of(name, **options)
    learner = EVERYBODY if opponents is None else BY_NUMBER
    if seat is not None:
        seat = whole_number(as_whole(seat), "seat", 0, game.players - 1)
        if opponents is None:
            raise BadInput("vector-seat")
        learner = seat
    plan = Plan(game, envs, learner, opponents == "greedy", AUTORESET[autoreset], rewards, truth(skip_forced, "skip_forced"))
    if device == "cpu":
        if arrays is not None:
            raise BadInput("vector-arrays-cpu")
        return CpuEnv(plan, seed, threads_for(envs) if threads is None else whole_number(threads, "threads", 1, 1024))
    if threads is not None:
        raise BadInput("simulate-threads", device=device)
    from regalia.envs.vector_cuda import CudaEnv

    return CudaEnv(plan, seed, arrays)


def threads_for(envs: int) -> int:
    """Return how many threads step so many games fastest."""
    return max(1, min(processors(), envs // ROWS))
