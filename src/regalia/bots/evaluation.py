"""What a position promises: the features a game names, weighed by what they brought in games already played.

A game's room `evaluation` names FEATURES, fills in `features(s, box, out)` for every seat and says `stage(s, box)`, how much of the
game is still ahead. Beside it lies evaluation.toml, made by `python -m regalia.arena.fit GAME`: for every number of players the weight
of each feature at stage 0, 1, 2 ..., between which they are interpolated, and how far the outcome may still go astray. ADJUSTED, if the
room has it, names features whose fitted weights are multiplied, with the reason beside it.

A game with features COMMON to all seats has a net instead, see `regalia.bots.net`.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from regalia.bots.net import MOST_SEATS, learned_judge
from regalia.core.compiled import rule
from regalia.core.record import Record, Vector


def weights_of(evaluation: Any, file: Path | None = None) -> tuple[Any, Any]:
    """Weights by players, stage and feature; how far it may go astray by players and stage."""
    file = file or Path(evaluation.__file__).with_suffix(".toml")
    fitted = tomllib.loads(file.read_text(encoding="utf-8"))
    weights = np.zeros((MOST_SEATS + 1, evaluation.STAGES, len(evaluation.FEATURES)), np.float32)
    astray = np.ones((MOST_SEATS + 1, evaluation.STAGES), np.float32)
    for players, found in fitted.items():
        astray[int(players)] = found["astray"]
        for number, name in enumerate(evaluation.FEATURES):
            weights[int(players), :, number] = found["weights"][name]
    return weights, astray


@cache
def judge_of(rules: Any, evaluation: Any) -> Any:
    """The judge of a game, its own or compiled from its features; None if it has neither."""
    if not hasattr(evaluation, "features"):
        return getattr(evaluation, "judge", None)
    if hasattr(evaluation, "COMMON"):
        return learned_judge(rules, evaluation)
    scores, features, stage = rules.scores, evaluation.features, evaluation.stage
    weights, astray = weights_of(evaluation)
    last, kinds = evaluation.STAGES - 1, len(evaluation.FEATURES)

    @rule
    def judge(s: Record, box: Record, points: Vector) -> float:
        """The points each seat may expect in the end; by how many they may still go astray."""
        scores(s, box, points)
        found = np.zeros((MOST_SEATS, kinds), np.float32)
        features(s, box, found)
        at = min(max(stage(s, box), 0.0), float(last))
        low = min(int(at), last - 1)
        part = at - low
        for seat in range(s.players):
            for kind in range(kinds):
                weight = weights[s.players, low, kind] * (1 - part) + weights[s.players, low + 1, kind] * part
                points[seat] += weight * found[seat, kind]
        return astray[s.players, low] * (1 - part) + astray[s.players, low + 1] * part

    return judge
