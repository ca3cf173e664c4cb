"""What a position promises: the features a game names, weighted by what they brought in earlier games.

A game's evaluation names them, fills them in for every seat and says with `stage(s, box)` how much of the game is still ahead. Its
file, evaluation.toml, is written by `python -m regalia.arena.fit GAME`: for every number of players the weight of each feature at
stages 0, 1, 2 ..., interpolated in between, and how far off the prediction may be.

A game with features common to all seats has a net instead, see `regalia.bots.net`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from regalia.bots.net import MOST_SEATS, check_seats, net_judge
from regalia.core.compiled import rule
from regalia.core.contract import Features, Rooms
from regalia.core.record import Record, Vector


def weights_of(features: Features, file: Path | None = None) -> tuple[Any, Any]:
    """Weights by players, stage and feature; how far off they may be by players and stage."""
    fitted = tomllib.loads((file or features.file).read_text(encoding="utf-8"))
    weights = np.zeros((MOST_SEATS + 1, features.stages, len(features.names)), np.float32)
    astray = np.ones((MOST_SEATS + 1, features.stages), np.float32)
    for players, found in fitted.items():
        astray[int(players)] = found["astray"]
        for number, name in enumerate(features.names):
            weights[int(players), :, number] = found["weights"][name]
    return weights, astray


@cache
def judge_of(rooms: Rooms) -> Any:
    """A game's judge: its own, or one compiled from its features; None if it has neither."""
    features = rooms.evaluation.features
    if rooms.evaluation.judge or features is None:
        return rooms.evaluation.judge
    check_seats(rooms)
    if features.common:
        return net_judge(rooms, features)
    scores, fill, stage = rooms.rules.scores, features.fill, features.stage
    weights, astray = weights_of(features)
    last, kinds = features.stages - 1, len(features.names)

    @rule
    def judge(s: Record, box: Record, points: Vector) -> float:
        """Write the points each seat may expect in the end; return how far off they may be."""
        scores(s, box, points)
        found = np.zeros((MOST_SEATS, kinds), np.float32)
        fill(s, box, found)
        at = min(max(stage(s, box), 0.0), float(last))
        low = min(int(at), last - 1)
        part = at - low
        for seat in range(s.players):
            for kind in range(kinds):
                weight = weights[s.players, low, kind] * (1 - part) + weights[s.players, low + 1, kind] * part
                points[seat] += weight * found[seat, kind]
        return astray[s.players, low] * (1 - part) + astray[s.players, low + 1] * part

    return judge
