"""The batch runner: thousands of whole games at random, on all cores of this machine or on a GPU."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from regalia.core.compiled import rule
from regalia.core.dice import below, key, mix
from regalia.core.errors import BadInput
from regalia.core.game import Game
from regalia.core.record import OVER, blank

CHUNK = 2048  # games between two reports of progress
LONGEST = 100_000  # plies; a game that goes on longer is a bug

Progress = Callable[[int], None]  # told how many more games are done


@dataclass(frozen=True)
class Simulation:
    """What `simulate` found, one row a game: points and wins per seat, length in decisions and turns.

    `traces` is a fingerprint of each game's moves: equal traces mean that the games agree move for move.
    """

    scores: np.ndarray[Any, np.dtype[np.int32]]
    wins: np.ndarray[Any, np.dtype[np.bool_]]
    plies: np.ndarray[Any, np.dtype[np.int32]]
    turns: np.ndarray[Any, np.dtype[np.int32]]
    traces: np.ndarray[Any, np.dtype[np.uint32]]

    def __len__(self) -> int:
        return len(self.plies)


@cache
def random_player(rules: Any) -> Any:
    """Compile, for one game's rules, the function that plays one whole game at random."""
    setup, legal, play = rules.setup, rules.legal, rules.play

    @rule
    def random_game(s: Any, box: Any, moves: Any) -> tuple[int, Any]:
        setup(s, box)
        plies = 0
        trace: Any = np.uint64(0)
        while s.phase != OVER and plies < LONGEST:
            move = moves[below(s, legal(s, box, moves))]
            play(s, box, move)
            trace = mix(trace + np.uint64(move) + np.uint64(1))
            plies += 1
        return plies, trace

    return random_game


@cache
def chunk_runner(rules: Any) -> Any:
    """Compile the loop over the games of one chunk; runs without the GIL, so that threads use all cores."""
    random_game, scores, winners = random_player(rules), rules.scores, rules.winners

    @rule
    def run_chunk(
        start: Any, s: Any, box: Any, moves: Any, seed: int, first: int, points: Any, wins: Any, plies: Any, turns: Any, traces: Any
    ) -> None:
        for i in range(len(plies)):
            s[0] = start[0]
            key(s[0], seed, first + i)
            plies[i], traces[i] = random_game(s[0], box, moves)
            turns[i] = s[0].turns
            scores(s[0], box, points[i])
            wins[i] = winners(s[0], box)

    return run_chunk


def simulate(
    game: Game, games: int, *, seed: int = 0, device: str = "cpu", threads: int | None = None, progress: Progress | None = None
) -> Simulation:
    """See `Game.simulate`."""
    if games < 1:
        raise BadInput(f"the number of games is at least 1, not {games}.")
    if not 0 <= seed < 1 << 63:
        raise BadInput(f"a seed for a simulation is a number from 0 to 2**63 - 1, not {seed}.")
    if device not in ("cpu", "cuda"):
        raise BadInput(f"the device is cpu or cuda, not {device!r}.")
    points = np.zeros((games, game.players), np.int32)
    masks = np.zeros(games, np.uint8)
    plies, turns, traces = np.zeros(games, np.int32), np.zeros(games, np.int32), np.zeros(games, np.uint32)
    if device == "cuda":
        from regalia.core.gpu import run_on_gpu

        run_on_gpu(game, seed, points, masks, plies, turns, traces, progress)
    else:
        _run_on_cpu(game, seed, points, masks, plies, turns, traces, threads, progress)
    if (plies >= LONGEST).any():
        raise RuntimeError(f"a game of {game!r} did not end within {LONGEST} decisions")
    wins = (masks[:, None] >> np.arange(game.players, dtype=np.uint8)) & 1 == 1
    return Simulation(points, wins, plies, turns, traces)


def _run_on_cpu(
    game: Game, seed: int, points: Any, masks: Any, plies: Any, turns: Any, traces: Any, threads: int | None, progress: Progress | None
) -> None:
    run = chunk_runner(game.rules)
    start = blank(game.rulebook.room("state").STATE)
    start[0] = game.blank()
    width = game.rulebook.room("moves").MAX_LEGAL

    def play_chunk(first: int) -> int:
        part = slice(first, min(first + CHUNK, len(plies)))
        run(
            start,
            start.copy(),
            game.box,
            np.empty(width, np.int16),
            seed,
            first,
            points[part],
            masks[part],
            plies[part],
            turns[part],
            traces[part],
        )
        return len(plies[part])

    workers = threads or len(os.sched_getaffinity(0))
    with ThreadPoolExecutor(workers) as pool:
        for chunk in as_completed([pool.submit(play_chunk, first) for first in range(0, len(plies), CHUNK)]):
            if progress:
                progress(chunk.result())
            else:
                chunk.result()
