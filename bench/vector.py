"""The vector environment: decisions a second with observations and masks, and whether CUDA plays the CPU's games bit for bit.

`python bench/vector.py` measures one core of this machine, beside the peers. `python bench/vector.py cuda [FILE]` on a machine with an
NVIDIA GPU, PyTorch and regalia[gpu] first compares the devices step by step, then measures with actions chosen at random on the device
and by a small network; the table goes into the file. Every game compiles in a process of its own; they measure one after the other.
`--games royals` takes some of them, `--without greedy` leaves the opponents out, `--without checks` only measures.
"""

import argparse
import contextlib
import itertools
import multiprocessing as mp
import os
import queue
import threading
import time
import traceback
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from peers import OBSERVED

import regalia
from regalia.envs import vector

SHOWN = ("observations", "masks", "turns", "rewards", "terminated", "illegal", "final_observations")
CHECKED, STEPS = 1024, 400  # games and steps compared
SIZES = (1 << 16, 1 << 18, 1 << 20)
BLOCKS = (64, 128, 256)
HIDDEN = 256  # neurons of a layer
PATIENCE = 400  # seconds for who compiles longer than the others


def decisions_a_second(
    env: vector.VectorEnv, seconds: float, wait: Any = lambda: None, clock: Callable[[], float] = time.perf_counter
) -> float:
    """Steps with actions at random; each is a decision in every row where games begin anew in the same step."""
    env.reset()
    for _ in range(3):
        env.step(env.sample())
    wait()
    steps, began = 0, clock()
    while clock() - began < seconds:
        for _ in range(4):
            env.step(env.sample())
        steps += 4
        wait()
    return steps * env.envs / (clock() - began)


def on_one_core(game: regalia.Game, opponents: str | None = None, seconds: float = 1.0) -> float:
    """The best of three, per second of processor time: other processes on the core do not count."""
    env = vector.make(game.name, envs=4096, threads=1, autoreset="same", opponents=opponents, **game.options)
    return max(decisions_a_second(env, seconds, clock=time.process_time) for _ in range(3))


# CUDA


def on_host(array: Any) -> Any:
    return array.cpu().numpy() if hasattr(array, "cpu") else np.asarray(array)


def differences(name: str, players: int, arrays: str, **more: Any) -> list[str]:
    """Where the devices part: every array that is shown, after every step, some actions not legal."""
    here = vector.make(name, players=players, envs=CHECKED, seed=11, **more)
    there = vector.make(name, players=players, envs=CHECKED, seed=11, device="cuda", arrays=arrays, **more)
    ours, theirs = here.reset(), there.reset()
    for step in range(STEPS):
        for field in SHOWN:
            if getattr(ours, field) is not None and not np.array_equal(getattr(ours, field), on_host(getattr(theirs, field))):
                return [f"{name}, {players} players, {more}: {field} differ after step {step}"]
        actions, theirs_too = here.sample().copy(), there.sample().clone()
        if not np.array_equal(actions, on_host(theirs_too)):
            return [f"{name}, {players} players, {more}: samples differ after step {step}"]
        if step % 50 == 7:
            actions[::16] = theirs_too[::16] = step % here.actions
        ours, theirs = here.step(actions), there.step(theirs_too)
    return []


def policy(env: Any) -> Any:
    """A step by a network of two hidden layers: masked logits, one action drawn for each row."""
    import torch

    width = env.observation.length
    scale = torch.tensor(env.observation.scale, device="cuda", dtype=torch.bfloat16)
    layers = [torch.nn.Linear(width, HIDDEN), torch.nn.ReLU(), torch.nn.Linear(HIDDEN, HIDDEN), torch.nn.ReLU()]
    net = torch.nn.Sequential(*layers, torch.nn.Linear(HIDDEN, env.actions)).to("cuda", torch.bfloat16)

    @torch.no_grad()
    def choose(batch: vector.Batch) -> Any:
        logits = net(batch.observations.to(torch.bfloat16) * scale).float()
        noise = -torch.log(-torch.log(torch.rand_like(logits).clamp_(1e-9, 1 - 1e-7)))
        return (logits + noise).masked_fill_(~batch.masks, -1e9).argmax(1).int()  # as `sample` does: one kernel for both

    return choose


def with_policy(env: Any, seconds: float) -> float:
    import torch

    choose, batch = policy(env), env.reset()
    for _ in range(3):
        batch = env.step(choose(batch))
    torch.cuda.synchronize()
    steps, began = 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        for _ in range(4):
            batch = env.step(choose(batch))
        steps += 4
        torch.cuda.synchronize()
    return steps * env.envs / (time.perf_counter() - began)


def bytes_of(env: Any) -> int:
    """What a decision moves at least: the record in and out, observation and mask out, the rest."""
    record = env.game.rooms.state.STATE.itemsize
    return 2 * record + env.observation.length + env.actions + 4 * env.players + 64


def measured(name: str, opponents: str | None) -> list[str]:
    import torch

    rows, players = [], 3
    for envs in SIZES:
        env: Any = vector.make(name, players=players, envs=envs, device="cuda", arrays="torch", autoreset="same", opponents=opponents)
        best, block = 0.0, 0
        for env.threads in BLOCKS:
            best, block = max((best, block), (decisions_a_second(env, 0.4, torch.cuda.synchronize), env.threads))
        env.threads = block
        played = with_policy(env, 0.4)
        moved = best * bytes_of(env) / 1e12
        who = "self-play" if opponents is None else f"against {opponents}"
        rows.append(f"| {name}, {players} players, {who} | {envs:,} | {best:.3g} | {moved:.2f} TB/s | {block} | {played:.3g} |")
        del env
        torch.cuda.empty_cache()
    return rows


def one_game(name: str, greedy: bool, checks: bool, checked: Any, alone: Any, told: Any) -> None:
    """In a process of its own: compare, wait for the others, measure."""
    found: list[str] = []
    try:
        counts = regalia.rulebooks()[name].player_counts
        ways: list[dict[str, Any]] = [{"opponents": "greedy"}] if greedy else [{}, {"autoreset": "same"}, {"opponents": "random"}]
        for players in (counts[0], counts[-1]) if checks else ():
            for more in ways:
                found += differences(name, players, "torch", **more)
        if checks and not found:
            found = [f"{name}{', greedy' if greedy else ''}: identical"]
        if not checks:  # only compile, before the others measure
            compiled: Any = vector.make(name, envs=1, device="cuda", arrays="torch", opponents="greedy" if greedy else None)
            compiled.reset()
            compiled.sample()
    except Exception:
        found.append(f"{name}{', greedy' if greedy else ''}: {traceback.format_exc()}")
    print(*found, sep="\n", flush=True)
    rows: list[str] = []
    with contextlib.suppress(threading.BrokenBarrierError):
        checked.wait(PATIENCE)
    with alone:
        try:
            rows = measured(name, "greedy" if greedy else None)
        except Exception:
            found.append(traceback.format_exc())
        print(*rows, sep="\n", flush=True)
    told.put((found, rows))


def with_jax(name: str = "kingdoms") -> str:
    """JAX's own arrays, written by our kernels."""
    here = vector.make(name, players=2, envs=256, seed=4)
    there = vector.make(name, players=2, envs=256, seed=4, device="cuda", arrays="jax")
    ours, theirs = here.reset(), there.reset()
    for _ in range(50):
        ours, theirs = here.step(here.sample()), there.step(there.sample())
    same = all(np.array_equal(getattr(ours, field), np.asarray(getattr(theirs, field))) for field in SHOWN[:-1])
    return f"JAX arrays: {'identical' if same else 'DIFFERENT'}"


def on_cuda(page: Path | None, games: list[str], without: list[str]) -> None:
    context = mp.get_context("spawn")
    checks = "checks" not in without
    parts = [(name, greedy, checks) for greedy in ((False,) if "greedy" in without else (False, True)) for name in games]
    checked, alone, told = context.Barrier(len(parts)), context.Lock(), context.Queue()
    running = [context.Process(target=one_game, args=(*part, checked, alone, told)) for part in parts]
    for process in running:
        process.start()
    results = []
    while any(process.is_alive() for process in running) or not told.empty():
        with contextlib.suppress(queue.Empty):
            results.append(told.get(timeout=1))
    try:
        jax = with_jax() if checks else "JAX arrays: not looked at"
    except Exception:
        jax = traceback.format_exc()
    lines = [
        f"*identical*: all that is shown of {CHECKED:,} games over {STEPS} steps is as on the CPU, bit for bit.",
        "",
        *(f"- {line}" for found, _ in results for line in found),
        f"- {jax}",
        "",
        "| game | envs | decisions/s, random | moves at least | threads a block | with a network |",
        "|---|--:|--:|--:|--:|--:|",
        *sorted(row for _, rows in results for row in rows),
        "",
    ]
    print("\n".join(lines))
    if page:
        page.write_text("\n".join(lines), encoding="utf-8")


# One core, beside the peers


def on_cpu() -> None:
    """A table of all that is measured on one core, ours and the peers' in one run."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # XLA takes all it finds
    rows = []
    for book, peer in itertools.zip_longest(regalia.rulebooks().values(), OBSERVED):
        if book:
            rows += [(f"Regalia | {book.title}, {count} players", ours(book.name, count)) for count in book.player_counts]
            rows.append((f"Regalia | {book.title}, 3 players, against greedy", ours(book.name, 3, "greedy")))
        try:
            rows += [(f"{speed.engine} | {speed.game}, {speed.how}", speed.moves) for speed in OBSERVED[peer](1.0)]
        except ImportError as error:
            print(f"{peer} is not installed here ({error}).\n")
    print("| engine | game | decisions/s |\n|---|---|--:|")
    for what, speed in sorted(rows, key=lambda row: -row[1]):
        print(f"| {what} | {speed:,.0f} |")


def ours(name: str, players: int, opponents: str | None = None) -> float:
    return on_one_core(regalia.game(name, players=players), opponents)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("device", nargs="?", choices=["cpu", "cuda"], default="cpu")
    parser.add_argument("file", nargs="?", type=Path)
    parser.add_argument("--games", nargs="+", choices=list(regalia.rulebooks()), default=list(regalia.rulebooks()))
    parser.add_argument("--without", nargs="+", choices=["greedy", "checks"], default=[])
    args = parser.parse_args()
    if args.device == "cuda":
        on_cuda(args.file, args.games, args.without)
    else:
        warnings.simplefilter("ignore")  # peers' own
        on_cpu()


if __name__ == "__main__":
    main()
