"""The batch runner on a Ray cluster: games are numbered, so any machine can play any share of them (extra: regalia[cluster])."""

from typing import Any

from regalia.core.errors import BadInput
from regalia.core.game import Game, rulebook
from regalia.simulation.cores import Progress, Tally, play_range

SHARE = 1 << 16  # games in one task


def play_share(name: str, options: dict[str, Any], seed: int, first: int, games: int) -> list[Any]:
    """One task: some games, on one core of some machine."""
    of = Game(rulebook(name), options)
    tally = Tally(of, games)
    play_range(of, seed, first, tally, 1, None)
    return tally.rows(slice(None))


def play_on_cluster(of: Game, seed: int, tally: Tally, progress: Progress | None) -> None:
    """Spread the games over the cluster of RAY_ADDRESS, or over this machine when there is none."""
    try:
        import ray
    except ImportError:
        raise BadInput("simulate-ray") from None
    if not ray.is_initialized():
        ray.init(include_dashboard=False, log_to_driver=False, logging_level="error")
    task = ray.remote(num_cpus=1)(play_share)
    shares = {task.remote(of.name, of.options, seed, first, min(SHARE, len(tally) - first)): first for first in range(0, len(tally), SHARE)}
    waiting = list(shares)
    while waiting:
        done, waiting = ray.wait(waiting)
        for share in done:
            played = ray.get(share)
            rows = tally.rows(slice(shares[share], shares[share] + len(played[0])))
            for here, there in zip(rows, played, strict=True):
                here[:] = there
            if progress:
                progress(len(played[0]))
