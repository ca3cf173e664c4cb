"""One session on a machine with a GPU and little time: the same bits as on the CPU, speeds, and PPO learning all three games.

`python bench/h200.py OUT --until 560` does all of it and leaves logs, figures and curves in OUT. Every game has a process of its own:
they compile side by side, measure one after the other, and learn side by side. `python bench/h200.py digest` prints the CPU's
digests, for comparison: nothing is compiled for the CPU where time is short.
"""

import argparse
import contextlib
import dataclasses
import hashlib
import json
import multiprocessing as mp
import sys
import time
import traceback
from pathlib import Path
from typing import Any

sys.path += [str(Path(__file__).parents[1] / folder) for folder in ("examples", "bench")]

PARTS = ["speed", "ppo", "greedy", "train"]
GAMES = ("kingdoms", "royals", "palais-royal")
FAST = {"envs": 1 << 16, "horizon": 32, "batch": 1 << 16, "epochs": 1, "width": 256}  # for speed alone
ALL: dict[str, Any] = {
    "device": "cuda", "opponents": "greedy", "envs": 1 << 14, "horizon": 64, "batch": 1 << 15, "width": 512, "games": 4096, "every": 20.0,
    "rate": 1e-3, "entropy": 0.003, "envy": 0.0, "points": 0.02, "trace": 0.8,
}  # fmt: skip
TRIES: list[dict[str, Any]] = [  # the one that does best in a short time learns on
    {},
    {"trace": 0.95, "points": 0.01, "entropy": 0.01},
    {"trace": 0.9, "envy": 1.0, "rate": 5e-4},
    {"trace": 0.9, "envy": 0.5, "against_greedy": 1 << 13},
]
LEARN: dict[str, dict[str, Any]] = {"kingdoms": {}, "royals": {}, "palais-royal": {"every": 30.0}}  # for strength


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


def trained_steps(envs: int, **settings: Any) -> dict[str, Any]:
    """How many decisions of Kingdoms PPO plays and learns from in a second."""
    import ppo
    import torch

    learner = ppo.Learner(ppo.Settings(**{**FAST, "device": "cuda", "envs": envs, **settings}))
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
        **settings,
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


def one_game(name: str, out: Path, end: float, ready: Any, measured: Any, alone: Any, parts: list[str], try_for: float) -> None:
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
            for compiled, envs in ((False, 1 << 16), (True, 1 << 16), (True, 1 << 17)):
                notes.attempt("PPO", lambda compiled=compiled, envs=envs: trained_steps(envs, compiled=compiled))
    notes.attempt("digest, greedy", lambda: digest(name, "cuda", "greedy"))
    if "greedy" in parts:
        with alone:
            notes.attempt("speeds", lambda: "\n".join(["", *speeds.measured(name, "greedy")]))
    with contextlib.suppress(Exception):
        measured.wait(200)
    if "train" in parts:
        notes.attempt("training", lambda: train(name, out, end, notes, alone, try_for))


def train(name: str, out: Path, end: float, notes: Notes, alone: Any, try_for: float) -> str:
    """Try some settings for a short time each, then learn on with the best."""
    import ppo
    import torch

    base = ppo.Settings(**{**ALL, **LEARN[name], "game": name, "compiled": works_compiled(name, notes)})
    best: tuple[float, Any, Any] = (-1e9, base, None)
    for tried in TRIES if try_for else ():
        settings = dataclasses.replace(base, **tried)
        learner, rows = ppo.train(dataclasses.replace(settings, minutes=try_for / 60, every=1e9, games=1024), lambda line: None)
        notes(tried, rows[-1])
        if rows[-1]["greedy-points"] > best[0]:
            best = rows[-1]["greedy-points"], settings, learner
        del learner
        torch.cuda.empty_cache()
    _, settings, learner = best
    settings.minutes = max(0.2, (end - time.time() - 10) / 60 / 1.12)  # evaluations take their time too
    learner, rows = ppo.train(settings, notes, learner)
    (out / f"{name}.json").write_text(json.dumps({"settings": dataclasses.asdict(settings), "rows": rows}))
    torch.save(learner.net.state_dict(), out / f"{name}.pt")
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


def works_compiled(name: str, notes: Notes) -> bool:
    import ppo
    import torch

    try:
        ppo.Learner(ppo.Settings(**{**ALL, "game": name})).learn(0.0)
        torch.cuda.synchronize()
    except Exception:
        notes("without torch.compile:", traceback.format_exc()[-2500:])
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", help="a folder, or the word digest")
    parser.add_argument("--until", type=float, default=560, help="seconds for all of it")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=list(GAMES))
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--try-for", type=float, default=20, help="seconds for each of the settings that are tried before")
    args = parser.parse_args()
    if args.out == "digest":
        for name in args.games:
            print(name, digest(name, "cpu", None), digest(name, "cpu", "greedy"), flush=True)
        return
    out, end, context = Path(args.out), time.time() + args.until, mp.get_context("spawn")
    shared = context.Barrier(len(args.games)), context.Barrier(len(args.games)), context.Lock()
    running = [context.Process(target=one_game, args=(name, out, end, *shared, args.parts, args.try_for)) for name in args.games]
    for process in running:
        process.start()
    for process in running:
        process.join()


if __name__ == "__main__":
    main()
