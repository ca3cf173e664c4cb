"""Which level chooses better? All levels are asked in the same positions, and what they chose is judged by longer searches than their own.

`bench/analysis.py GAME --choices` says how it is called. Positions come from whole games between the quicker levels. A few decisions of
each game are drawn by lot, most of the lots by what a short search sees at stake, some evenly; weights make up for that, so that the
estimates are those of all decisions. What a sovereign decides in half a second is counted on the processor's clock, so that
it has its time on a busy machine, too.
"""

import itertools
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from regalia import bots
from regalia.analysis.decision_search import DecisionSearch
from regalia.analysis.judging import seed_of
from regalia.bots.knowledge import Knowledge
from regalia.core.game import Game, rulebook
from regalia.core.match import Match

PLAYERS = ("page", "knight", "duke")  # of the games from which the positions are
GLANCE = 50  # simulations that say roughly what is at stake
LONGER = 2  # times the sovereign's simulations, for each of the moves that are judged
FEWER = 8  # a first comparison has so many times fewer; who loses clearly there is not looked at again
CLOSE = 0.02  # of a win; who loses more in the first comparison loses clearly
EVENLY = 0.15  # of the lots
SAMPLES = 10_000  # of the bootstrap


def measure(name: str, levels: Sequence[str], ledger: Path, *, games: int, decisions: int, minutes: float) -> None:
    """Play and judge what is missing until the time is up."""
    done = {json.loads(line)["number"] for line in ledger.read_text().splitlines()} if ledger.exists() else set()
    pairs, deadline = list(itertools.product(PLAYERS, repeat=2)), time.monotonic() + 60 * minutes
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with ledger.open("a") as out, Progress(*columns) as bar:
        task = bar.add_task(name, total=games, completed=len(done))
        for number in sorted(set(range(games)) - done):
            if time.monotonic() > deadline:
                break
            out.write(json.dumps(one_game(name, number, pairs[number % len(pairs)], levels, decisions)) + "\n")
            out.flush()
            bar.advance(task)


def one_game(name: str, number: int, players: Sequence[str], levels: Sequence[str], decisions: int) -> dict[str, Any]:
    """A game, and what every level would have chosen in a few of its positions."""
    match, found, stakes = Match(Game(rulebook(name), {"players": 2}), seed=number), [], []
    while not match.over:
        known = bots.know(match, seed_of(number, match.ply, 0, "play"))
        if len(known.legal) > 1:
            found.append(match.copy())
            stakes.append(max(0.0, DecisionSearch(known, GLANCE).stake))
        match.play(bots.bot(players[known.seat], name).choose(known).move)
    even = np.full(len(found), 1 / len(found))
    chance = EVENLY * even + (1 - EVENLY) * np.array(stakes) / sum(stakes) if sum(stakes) else even
    drawn = np.random.default_rng((number, 1)).choice(len(found), decisions, p=chance)
    rows = [one_decision(found[i], number, levels) | {"weight": 1 / (decisions * chance[i])} for i in drawn]
    return {"number": number, "players": players, "of": len(found), "decisions": rows}


def one_decision(match: Match, number: int, levels: Sequence[str]) -> dict[str, Any]:
    """What each level chooses, and what that loses against the choice of an analysis."""
    at, game = (number, match.ply, 0), match.game
    first = DecisionSearch(bots.know(match, seed_of(*at, "choose")), game.rooms.evaluation.simulations)
    wall, cpu = time.perf_counter(), time.process_time()
    with patch.object(time, "perf_counter", time.process_time):
        chosen = {each: bots.bot(each, game.name).choose(bots.know(match, seed_of(*at, each))) for each in levels}
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    most = max(each.simulations for each in chosen.values())
    judged_with = max(LONGER * most, game.rooms.evaluation.simulations)
    losses = judged(bots.know(match, seed_of(*at, "judge")), first.best.move, {each.move for each in chosen.values()}, judged_with)
    return {
        "ply": match.ply, "seat": match.turn, "legal": len(first.known.legal), "stake": first.stake, "best": first.best.move,
        "chosen": {level: each.move for level, each in chosen.items()},
        "loss": {level: losses[each.move] for level, each in chosen.items()},
        "simulations": {level: each.simulations for level, each in chosen.items()}, "judged_with": judged_with, "core": cpu / wall,
    }  # fmt: skip


def judged(known: Knowledge, best: int, moves: set[int], simulations: int) -> dict[int, float]:
    """What each move loses against `best`: equally many simulations that begin with it, in the same worlds; close ones again with more."""
    losses, rest = {best: 0.0}, moves - {best}
    for count in (simulations // FEWER, simulations):
        if rest:
            shares = {move: DecisionSearch(known, count, first_move=move).best.shares[known.seat] for move in [best, *sorted(rest)]}
            losses |= {move: shares[best] - shares[move] for move in rest}
            highest = max(shares.values())
            rest = {move for move in rest if shares[move] > highest - CLOSE}
    return losses


def report(name: str, games: list[dict[str, Any]]) -> None:
    """Accuracy by level and the steps between them, with 95 % intervals by a bootstrap over games."""
    rows = [row for game in games for row in game["decisions"]]
    levels = list(rows[0]["loss"])
    lost = np.array([[sum(row["weight"] * row["loss"][level] for row in game["decisions"]) for level in levels] for game in games])
    stake = np.array([sum(row["weight"] * max(0.0, row["stake"]) for row in game["decisions"]) for game in games])
    kept = 100 * (1 - lost.sum(axis=0) / stake.sum())
    again = np.random.default_rng(0).integers(len(games), size=(SAMPLES, len(games)))
    spread = 100 * (1 - lost[again].sum(axis=1) / stake[again].sum(axis=1)[:, None])
    print(f"## {name}\n\n{len(games)} games, {len(rows)} decisions in which every level was asked\n")
    print("| level | accuracy | above the level before | its choices against those | simulations |\n|---|---|---|---|---|")
    for nth, level in enumerate(levels):
        step, other = "", ""
        if nth:
            step = interval(kept[nth] - kept[nth - 1], spread[:, nth] - spread[:, nth - 1], "+")
            gains = [row["loss"][levels[nth - 1]] - row["loss"][level] for row in rows]
            other = f"{sum(gain > 0 for gain in gains)} better, {sum(gain < 0 for gain in gains)} worse"
        simulations = np.median([row["simulations"][level] for row in rows])
        print(f"| {level} | {interval(kept[nth], spread[:, nth])} | {step} | {other} | {simulations:.0f} |")
    judged_with, core = np.median([row["judged_with"] for row in rows]), np.mean([row["core"] for row in rows])
    print(
        f"\nMoves were judged with {judged_with:.0f} simulations each (median). A sovereign's half second is one of processor time; while"
    )
    print(f"the levels chose, they had {100 * core:.0f} % of a core (mean). Intervals: 95 %, bootstrap over games.")


def interval(value: float, spread: Any, sign: str = "") -> str:
    low, high = np.percentile(spread, [2.5, 97.5])
    return f"{value:{sign}.1f} ({low:{sign}.1f} to {high:{sign}.1f})"
