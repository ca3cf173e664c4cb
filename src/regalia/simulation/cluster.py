"""The batch runner on a Ray cluster: games are numbered, so any machine can play any of them (extra: regalia[cluster])."""

import os
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from regalia.core.errors import BadInput, quoted
from regalia.core.game import Game, rulebook
from regalia.simulation.cores import Progress, Tally, play_range

SHARE = 1 << 16  # games in one task


def play_share(name: str, version: int, options: dict[str, Any], seed: int, first: int, games: int) -> list[Any]:
    """One task: some of the games, by this version of the rules, on one core of any machine."""
    of = Game(rulebook(name, version), options)
    tally = Tally(of, games)
    play_range(of, seed, first, tally, 1, None)
    return tally.rows(slice(None))


class Cluster:
    """A Ray cluster as a pool of tasks, each with the same number of cores."""

    def __init__(self, ray: Any, cores: int) -> None:
        self.ray, self.cores = ray, cores
        self.tasks = max(1, int(ray.cluster_resources().get("CPU", 1)) // cores)

    def submit(self, call: Callable[..., Any], /, *args: Any) -> Future[Any]:
        found: Future[Any] = self.ray.remote(num_cpus=self.cores)(call).remote(*args).future()
        return found


def connect(address: str | None = None, cores: int = 1) -> Cluster:
    """The cluster at an address or at RAY_ADDRESS; without either a new one on this machine."""
    try:
        import ray
    except ImportError:
        raise BadInput("simulate-ray") from None
    if not ray.is_initialized():
        try:
            ray.init(
                address=address or os.environ.get("RAY_ADDRESS") or "local",
                include_dashboard=False,
                log_to_driver=False,
                logging_level="error",
            )
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise BadInput("simulate-ray-address", address=quoted(address), reason=str(error).splitlines()[0]) from None
    return Cluster(ray, cores)


def play_on_cluster(of: Game, seed: int, tally: Tally, progress: Progress | None, address: str | None = None) -> None:
    """Spread the games over a cluster."""
    ray = connect(address).ray
    task = ray.remote(num_cpus=1)(play_share)
    shares = {
        task.remote(of.name, of.rulebook.rules_version, of.options, seed, first, min(SHARE, len(tally) - first)): first
        for first in range(0, len(tally), SHARE)
    }
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
