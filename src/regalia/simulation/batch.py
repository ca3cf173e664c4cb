"""The batch runner: whole random games, on all cores of this machine, on a GPU or on a cluster."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from regalia.core.errors import BadInput, either, quoted
from regalia.core.game import Game
from regalia.simulation.cores import LONGEST, Progress, Tally, play_range

DEVICES = ("cpu", "cuda", "ray")


@dataclass(frozen=True)
class Simulation:
    """What `simulate` found, one row per game: points and wins per seat, length in decisions and turns.

    `traces` is a fingerprint of each game's moves: equal traces mean that the games agree move for move.
    """

    scores: np.ndarray[Any, np.dtype[np.int32]]
    wins: np.ndarray[Any, np.dtype[np.bool_]]
    plies: np.ndarray[Any, np.dtype[np.int32]]
    turns: np.ndarray[Any, np.dtype[np.int32]]
    traces: np.ndarray[Any, np.dtype[np.uint32]]

    def __len__(self) -> int:
        return len(self.plies)


def simulate(
    game: Game, games: int, *, seed: int = 0, device: str = "cpu", threads: int | None = None, progress: Progress | None = None
) -> Simulation:
    """Play whole games at random, as many at once as the device can."""
    if games < 1:
        raise BadInput("simulate-games", value=games)
    if not 0 <= seed < 1 << 63:
        raise BadInput("simulate-seed", value=str(seed))
    if device not in DEVICES:
        raise BadInput("simulate-device", words=either(DEVICES), value=quoted(device))
    if threads is not None and device != "cpu":
        raise BadInput("simulate-threads", device=device)
    tally = Tally(game, games)
    if device == "cuda":
        from regalia.simulation.gpu import play_on_gpu

        play_on_gpu(game, seed, tally, progress)
    elif device == "ray":
        from regalia.simulation.cluster import play_on_cluster

        play_on_cluster(game, seed, tally, progress)
    else:
        play_range(game, seed, 0, tally, threads, progress)
    if (tally.plies >= LONGEST).any():
        raise RuntimeError(f"a game of {game!r} did not end within {LONGEST} decisions")
    wins = (tally.winners[:, None] >> np.arange(game.players, dtype=np.uint8)) & 1 == 1
    return Simulation(tally.points, wins, tally.plies, tally.turns, tally.traces)
