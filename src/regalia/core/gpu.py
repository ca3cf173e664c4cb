"""The batch runner on CUDA: one thread plays one game, with the very functions the CPU runs (extra: regalia[gpu])."""

from functools import cache
from typing import Any

import numpy as np

from regalia.core.batch import Progress, Tally, random_player
from regalia.core.dice import key
from regalia.core.errors import BadInput
from regalia.core.game import Game

THREADS = 256  # a block
GAMES = 1 << 22  # a launch; progress is told after each


@cache
def kernel(rules: Any, state: Any, width: int) -> Any:
    """Compile the kernel for one game: its rules, its record layout, its longest list of legal moves."""
    from numba import cuda, int16
    from numba.np.numpy_support import from_dtype

    record = from_dtype(state)
    random_game, scores, winners = random_player(rules), rules.scores, rules.winners

    @cuda.jit
    def run_game(start: Any, box: Any, seed: int, first: int, points: Any, wins: Any, plies: Any, turns: Any, traces: Any) -> None:
        i = cuda.grid(1)
        if i < len(plies):
            s = cuda.local.array(1, record)
            moves = cuda.local.array(width, int16)
            s[0] = start[0]
            key(s[0], seed, first + i)
            plies[i], traces[i] = random_game(s[0], box[0], moves)
            turns[i] = s[0].turns
            scores(s[0], box[0], points[i])
            wins[i] = winners(s[0], box[0])

    return run_game


def play_on_gpu(game: Game, seed: int, tally: Tally, progress: Progress | None) -> None:
    try:
        from numba import cuda

        found = cuda.is_available()
    except ImportError:
        found = False
    if not found:
        raise BadInput("simulate-cuda")
    state = game.rulebook.room("state")
    run = kernel(game.rules, state.STATE, game.rulebook.room("moves").MAX_LEGAL)
    start = cuda.to_device(np.array([game.blank()], state.STATE))
    box = cuda.to_device(np.array([game.box], state.BOX))
    for first in range(0, len(tally), GAMES):
        rows = tally.rows(slice(first, min(first + GAMES, len(tally))))
        outputs = [cuda.device_array_like(column) for column in rows]
        run[-(-len(rows[0]) // THREADS), THREADS](start, box, seed, first, *outputs)
        for here, there in zip(rows, outputs, strict=True):
            there.copy_to_host(here)
        if progress:
            progress(len(rows[0]))
