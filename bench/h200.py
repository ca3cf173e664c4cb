"""One session on a machine with a GPU and little time: the same bits as on the CPU, speeds, and PPO learning all three games.

`python bench/h200.py OUT` does all of it in about twelve minutes and leaves learning curves in OUT; `--parts speed ppo` takes some of it.
Every game has a process of its own: they compile side by side, measure one after the other, and learn side by side.
`python bench/h200.py digest` prints the CPU's digests, for comparison: nothing is compiled for the CPU where time is short.
"""

import argparse
import contextlib
import hashlib
import multiprocessing as mp
import sys
import time
import traceback
from pathlib import Path
from typing import Any

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("examples", "bench")]

PARTS = ["speed", "ppo", "greedy", "train"]
FAST = {"envs": 1 << 16, "horizon": 32, "batch": 1 << 16, "epochs": 1, "width": 256}  # for speed alone
LEARN: dict[str, dict[str, Any]] = {  # for strength: what differs from ppo.LARGE
    "kingdoms": {"trace": 0.9, "against_greedy": 1 << 13, "minutes": 5.8},
    "royals": {"rate": 5e-4, "minutes": 5.0},
    "palais-royal": {"horizon": 64, "batch": 1 << 15, "minutes": 3.2},
}


def digest(name: str, device: str, opponents: str | None, rows: int = 512, steps: int = 300) -> str:
    """Of all that is shown of so many games, some actions illegal."""
    from regalia.envs import vector

    env = vector.make(name, players=3, envs=rows, seed=11, device=device, opponents=opponents, autoreset="same")
    batch, mark = env.reset(), hashlib.sha256()
    for step in range(steps):
        actions = env.sample()
        actions = actions.clone() if hasattr(actions, "clone") else actions.copy()
        if step % 50 == 7:
            actions[::16] = step % env.actions
        batch = env.step(actions)
        for array in (*batch, actions):
            there = array.cpu().numpy() if hasattr(array, "cpu") else array
            mark.update(there.tobytes("C"))
    return mark.hexdigest()[:16]


def trained_steps(envs: int) -> dict[str, Any]:
    """How many decisions of Kingdoms PPO plays and learns from in a second."""
    import ppo
    import torch

    learner = ppo.Learner(ppo.Settings(**{**FAST, "device": "cuda", "envs": envs}))
    began = time.perf_counter()
    for _ in range(3):
        learner.learn(0.0)
    torch.cuda.synchronize()
    warm = time.perf_counter() - began
    began, rounds = time.perf_counter(), 0
    while time.perf_counter() - began < 4:
        learner.learn(0.0)
        rounds += 1
        torch.cuda.synchronize()
    spent = (time.perf_counter() - began) / rounds
    began = time.perf_counter()
    for actor in learner.actors:
        actor.play(lambda *seen: learner.sampled(learner.net, *seen))
    torch.cuda.synchronize()
    steps = envs * learner.settings.horizon
    return {
        "envs": envs,
        "warm_s": round(warm, 1),
        "steps_s": steps / spent,
        "playing_s": steps / (time.perf_counter() - began),
    }


class Notes:
    """What is found, printed at once."""

    def __init__(self, name: str) -> None:
        self.name, self.began = name, time.time()

    def __call__(self, *words: Any) -> None:
        print(f"[{self.name} {time.time() - self.began:4.0f} s]", *words, flush=True)

    def attempt(self, what: str, work: Any) -> Any:
        began = time.perf_counter()
        try:
            found = work()
        except Exception:
            self(what, "FAILED", traceback.format_exc())
            return None
        self(what, found, f"({time.perf_counter() - began:.1f} s)")
        return found


def one_game(name: str, out: Path, ready: Any, measured: Any, alone: Any, parts: list[str]) -> None:
    import torch
    import vector as speeds

    notes = Notes(name)
    notes(torch.cuda.get_device_name(), torch.__version__)
    notes.attempt("digest, self-play", lambda: digest(name, "cuda", None))
    with contextlib.suppress(Exception):
        ready.wait(120)
    if "speed" in parts:
        with alone:
            notes.attempt("speeds", lambda: "\n".join(["", *speeds.measured(name, None)]))
    if name == "kingdoms" and "ppo" in parts:
        with alone:
            for envs in (1 << 16, 1 << 17):
                notes.attempt("PPO", lambda envs=envs: trained_steps(envs))
    notes.attempt("digest, greedy", lambda: digest(name, "cuda", "greedy"))
    if "greedy" in parts:
        with alone:
            notes.attempt("speeds", lambda: "\n".join(["", *speeds.measured(name, "greedy")]))
    with contextlib.suppress(Exception):
        measured.wait(200)
    if "train" in parts:
        notes.attempt("training", lambda: train(name, out, notes, alone))


def train(name: str, out: Path, notes: Notes, alone: Any) -> str:
    """As `python examples/ppo.py NAME --device cuda` does, with the settings above."""
    import ppo

    fixed = {"game": name, "device": "cuda", "opponents": "greedy", "curve": str(out / f"{name}.csv")}
    settings = ppo.Settings(**{**ppo.LARGE, **LEARN[name], **fixed})
    learner, rows = ppo.train(settings, notes)
    with alone:
        notes("played by the network:", playing(learner))
    return f"{rows[-1]}"


def playing(learner: Any, envs: int = 1 << 18, steps: int = 60) -> dict[str, float]:
    """Decisions a second in games that a network plays: all in all, and of the environment alone."""
    import torch

    from regalia.envs import vector

    env = vector.make(learner.settings.game, players=learner.settings.players, envs=envs, device="cuda", autoreset="same")
    seen, began, spent = env.reset(), 0.0, 0.0
    with torch.no_grad():
        for step in range(-5, steps):  # the first five to get warm
            if step == 0:
                began, spent = time.perf_counter(), 0.0
            actions = learner.sampled(learner.net, seen.observations.contiguous(), seen.masks.contiguous())[0]
            torch.cuda.synchronize()
            at = time.perf_counter()
            env.step(actions)
            torch.cuda.synchronize()
            spent += time.perf_counter() - at
    return {"envs": envs, "all": envs * steps / (time.perf_counter() - began), "environment": envs * steps / spent}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", help="a folder, or the word digest")
    parser.add_argument("--games", nargs="+", choices=LEARN, default=list(LEARN))
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    args = parser.parse_args()
    if args.out == "digest":
        for name in args.games:
            print(name, digest(name, "cpu", None), digest(name, "cpu", "greedy"), flush=True)
        return
    out, context = Path(args.out), mp.get_context("spawn")
    shared = context.Barrier(len(args.games)), context.Barrier(len(args.games)), context.Lock()
    running = [context.Process(target=one_game, args=(name, out, *shared, args.parts)) for name in args.games]
    for process in running:
        process.start()
    for process in running:
        process.join()


if __name__ == "__main__":
    main()
