"""Policies: nets that choose a move from an observation. Playing with one needs NumPy alone; `examples/train.py` makes them.

A policy file is an .npz with 16-bit numbers: the average of the weights, which plays, and what training needs to go on from there.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np

from regalia.bots.knowledge import Choice, Knowledge
from regalia.core.game import Game

Weights: TypeAlias = dict[str, Any]  # arrays by the names that PyTorch gives them
AVERAGE, TEXT = "average.", 24  # the parts of a policy file begin with a word; a printed row of so many bytes is a text


def printed_numbers(game: Game) -> Any:
    """Return what is printed in the box as numbers of about the size of 1, so that a net can play any board."""
    found = []
    for name in game.rooms.state.BOX.names or ():
        values = np.asarray(game.box[name])
        is_text = values.dtype == np.uint8 and values.ndim > 0 and values.shape[-1] >= TEXT
        if not is_text and not name.startswith("_hole"):
            found.append(np.arcsinh(values.astype(np.float32)).ravel() / 4)
    return np.concatenate(found)


def write_policy(path: Path, about: Mapping[str, Any], **parts: Weights) -> None:
    """Write the parts in half precision."""
    arrays: dict[str, Any] = {f"{part}.{name}": np.float16(array) for part, weights in parts.items() for name, array in weights.items()}
    with path.with_suffix(".part").open("wb") as file:
        np.savez(file, about=np.array(json.dumps(about)), **arrays)
    path.with_suffix(".part").replace(path)  # a run that is cut off leaves the file before


def read_policy(path: Path) -> tuple[dict[str, Any], dict[str, Weights]]:
    """Return what is written about the policy, and its parts."""
    parts: dict[str, Weights] = {}
    with np.load(path, allow_pickle=False) as file:
        for name in file.files:
            if name != "about":
                part, _, rest = name.partition(".")
                parts.setdefault(part, {})[rest] = file[name].astype(np.float32)
        return json.loads(str(file["about"])), parts


@dataclass
class PolicyBot:
    """Plays the move that the average of the weights prefers, without any search."""

    weights: Weights

    @classmethod
    def read(cls, path: Path) -> "PolicyBot":
        return cls(read_policy(path)[1]["average"])

    def logits(self, observation: Any, printed: Any) -> Any:
        """Return what `train.Actor` returns for one observation, before the mask."""
        of = self.weights
        shift = of["printed.2.weight"] @ np.maximum(of["printed.0.weight"] @ printed + of["printed.0.bias"], 0)
        seen = np.maximum((observation * of["scale"]) @ of["first.weight"].T + of["first.bias"] + shift, 0)
        for block in range(sum(name.startswith("blocks.") and name.endswith("weight") for name in of)):
            seen = seen + np.maximum(of[f"blocks.{block}.weight"] @ seen + of[f"blocks.{block}.bias"], 0)
        return of["last.weight"] @ seen + of["last.bias"]

    def choose(self, known: Knowledge) -> Choice:
        rooms = known.game.rooms
        observation = np.zeros(rooms.observation.LAYOUT.length, np.int8)
        rooms.rules.observe(known.state, known.game.box, known.seat, observation)
        legal = [move for move in known.legal if move != rooms.evaluation.takes_back]  # no net was ever asked about it
        logits = self.logits(observation, printed_numbers(known.game))[legal]
        chances = np.exp(logits - logits.max())
        best = int(chances.argmax())
        return Choice(legal[best], float(chances[best] / chances.sum()))
