"""The batch runner on CUDA: one thread plays one game, with the same functions the CPU runs (extra: regalia[gpu])."""

from functools import cache
from typing import Any

import numpy as np

from regalia.core.contract import Rooms, Stepwise
from regalia.core.dice import below, key, mix
from regalia.core.errors import BadInput
from regalia.core.game import Game
from regalia.core.record import OVER
from regalia.simulation.cores import LONGEST, Progress, Tally, random_player

THREADS = 256  # per block
WARP = 0xFFFFFFFF  # all lanes
GAMES = 1 << 22  # per launch; progress is reported after each


@cache
def kernel(rooms: Rooms) -> Any:
    """Compile the kernel for one game."""
    return stepwise_kernel(rooms, rooms.stepwise) if rooms.stepwise else listing_kernel(rooms)


def listing_kernel(rooms: Rooms) -> Any:
    """For games of few, big decisions: each thread lists the moves and plays one."""
    from numba import cuda, int16
    from numba.np.numpy_support import from_dtype

    record, width = from_dtype(rooms.state.STATE), rooms.moves.MAX_LEGAL
    random_game, scores, winners = random_player(rooms), rooms.rules.scores, rooms.rules.winners

    @cuda.jit
    def run_game(start: Any, box: Any, seed: int, first: int, points: Any, wins: Any, plies: Any, turns: Any, traces: Any) -> None:
        i = cuda.grid(1)
        if i < len(plies):
            s = cuda.local.array(1, record)
            moves = cuda.local.array(width, int16)
            s[0] = start[0]
            key(s[0], seed, first + i)
            plies[i], traces[i] = random_game(s[0], box[0], moves)
            turns[i] = s[0].turns_begun
            scores(s[0], box[0], points[i])
            wins[i] = winners(s[0], box[0])

    return run_game


def stepwise_kernel(rooms: Rooms, stepwise: Stepwise) -> Any:
    """For games with many small decisions: the 32 lanes of a warp go through the phases together.

    The lanes whose game is in one phase step until none is, while the others wait, so all lanes run the same small piece of code.
    """
    from numba import cuda
    from numba.np.numpy_support import from_dtype

    record, last_phase = from_dtype(rooms.state.STATE), stepwise.LAST_PHASE
    options, choices, choice, step = stepwise.options, stepwise.choices, stepwise.choice, stepwise.step
    setup, scores, winners = rooms.rules.setup, rooms.rules.scores, rooms.rules.winners

    @cuda.jit
    def run_game(start: Any, box: Any, seed: int, first: int, points: Any, wins: Any, plies: Any, turns: Any, traces: Any) -> None:
        i = cuda.grid(1)
        s = cuda.local.array(1, record)
        playing = i < len(plies)
        done = 0
        trace = np.uint64(0)
        s[0] = start[0]
        if playing:
            key(s[0], seed, first + i)
            setup(s[0], box[0])
        phase = 0
        while cuda.any_sync(WARP, playing):
            phase = phase + 1 if phase < last_phase else 1
            here = playing and s[0].phase == phase
            while cuda.any_sync(WARP, here):
                if here:
                    open_to = options(s[0], box[0])
                    count = choices(s[0], open_to)
                    move = choice(s[0], box[0], open_to, below(s[0], count) if count else 0)
                    step(s[0], box[0], move)
                    if count:
                        trace = mix(trace + np.uint64(move) + np.uint64(1))
                        done += 1
                    playing = s[0].phase != OVER and done < LONGEST
                    here = playing and s[0].phase == phase
        if i < len(plies):
            plies[i], traces[i], turns[i] = done, trace, s[0].turns_begun
            scores(s[0], box[0], points[i])
            wins[i] = winners(s[0], box[0])

    return run_game


def has_cuda() -> bool:
    try:
        from numba import cuda

        return bool(cuda.is_available())
    except ImportError:
        return False


def play_on_gpu(game: Game, seed: int, tally: Tally, progress: Progress | None) -> None:
    if not has_cuda():
        raise BadInput("simulate-cuda")
    from numba import cuda

    state, run = game.rooms.state, kernel(game.rooms)
    start = cuda.to_device(np.array([game.blank(ordered=True)], state.STATE))
    box = cuda.to_device(np.array([game.box], state.BOX))
    for first in range(0, len(tally), GAMES):
        rows = tally.rows(slice(first, min(first + GAMES, len(tally))))
        outputs = [cuda.device_array_like(column) for column in rows]
        run[-(-len(rows[0]) // THREADS), THREADS](start, box, seed, first, *outputs)
        for here, there in zip(rows, outputs, strict=True):
            there.copy_to_host(here)
        if progress:
            progress(len(rows[0]))
