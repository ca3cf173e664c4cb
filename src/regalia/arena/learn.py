"""Training an evaluation: a small net is fitted to notes of games, by stochastic gradient descent in NumPy (Adam; Kingma and Ba 2015)."""

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any

import numpy as np

from regalia.bots.net import MOST_SEATS, PARTS, shapes
from regalia.core.compiled import rule
from regalia.core.contract import Features
from regalia.core.record import Matrix

HELD_BACK = 0.08  # of the notes, for validation
PIECES = 50  # that notes are cut into for mixing
DECAY = 0.01  # weight decay, relative to the learning rate
WARM_UP = 0.05  # of the training, until it reaches the full rate
NEAR = 0.78  # of the deviation of one seat's points: the scale of a logistic curve over the difference of two seats


@dataclass(frozen=True)
class Notes:
    """What was noted at the beginning of turns, game after game."""

    seats: Any  # features by note and seat
    table: Any  # common features by note
    stages: Any
    won: Any  # points each seat still won
    last: Any  # whether it is the last note of its game

    @classmethod
    def of(cls, features: Features, players: int, rows: Any, stages: Any, won: Any, last: Any) -> "Notes":
        """From rows as `Features.fill` writes them, and the points of all seats a table may have."""
        own, common = len(features.names), len(features.common)
        return cls(np.float16(rows[:, :players, :own]), np.float16(rows[:, MOST_SEATS, :common]), stages, won[:, :players].copy(), last)

    @classmethod
    def joined(cls, parts: list["Notes"]) -> "Notes":
        return cls(*(np.concatenate([getattr(part, each.name) for part in parts]) for each in fields(cls)))

    @classmethod
    def mixed(cls, parts: list["Notes"]) -> "Notes":
        """The same, taking a piece of each in turn, so that the held-back notes are of all kinds too."""
        return cls.joined([part.piece(nth) for nth in range(PIECES) for part in parts])

    def piece(self, nth: int) -> "Notes":
        here = slice(len(self) * nth // PIECES, len(self) * (nth + 1) // PIECES)
        found = Notes(*(getattr(self, each.name)[here].copy() for each in fields(self)))
        found.last[-1:] = True  # what follows may belong to another game
        return found

    def __len__(self) -> int:
        return len(self.stages)


def near(stages: Any, count: int) -> Any:
    """How near each note is to each stage."""
    return np.maximum(0, 1 - abs(np.clip(stages, 0, count - 1)[:, None] - np.arange(count))).astype(np.float32)


def spread(errors: Any, stages: Any, count: int) -> Any:
    """The standard error of the points at each stage, from errors by note and seat."""
    hats, players = near(stages, count), errors.shape[1]
    deviation = np.sqrt((hats * (errors**2).mean(axis=1)[:, None]).sum(axis=0) / np.maximum(hats.sum(axis=0), 1e-9))
    return np.maximum(NEAR * deviation * (players / (players - 1)) ** 0.5, 1.0)


@rule
def look_back(won: Matrix, said: Matrix, last: Any, trust: float, aims: Matrix) -> None:
    """From the end of each game to its beginning: the target of a note is what was won until the next one, plus a mix of what the
    net says there and that note's own target (Sutton 1988)."""
    for i in range(len(won) - 1, -1, -1):
        for seat in range(won.shape[1]):
            aims[i, seat] = won[i, seat]
            if not last[i]:
                aims[i, seat] += (1 - trust) * said[i + 1, seat] + trust * aims[i + 1, seat] - won[i + 1, seat]


class NetTrainer:
    """Trains a net. Inputs and results are scaled to about 1 during training, and the scales are folded into the weights at the end."""

    def __init__(self, features: Features, notes: Notes, net: dict[str, Any] | None = None) -> None:
        self.notes, self.stages, self.chance = notes, features.stages, np.random.default_rng(len(notes))
        self.players = notes.won.shape[1]
        self.aims = notes.won - notes.won.mean(axis=1, keepdims=True)
        self.learning = int(len(notes) * (1 - HELD_BACK))
        some = self.rows(self.chance.permutation(len(notes))[:20_000])
        self.scale: Any = some.std(axis=0) + 0.01
        self.size = float(self.aims.std()) + 1e-6
        if net is None:
            wide = {part: self.chance.standard_normal(shape) for part, shape in shapes(features).items()}
            self.parts: list[Any] = [np.float32(wide[part] * (0 if "bias" in part else len(wide[part]) ** -0.5)) for part in PARTS[:-1]]
        else:
            first, first_bias, second, second_bias, last = (net[part].astype(np.float32) for part in PARTS[:-1])
            self.parts = [first * self.scale[:, None], first_bias, second, second_bias, last / np.float32(self.size)]
        self.means, self.squares = ([np.zeros_like(part) for part in self.parts] for _ in range(2))
        self.weights: Any = np.ones(len(notes), np.float32) if net is None else self.surety()

    def net(self) -> dict[str, Any]:
        first, first_bias, second, second_bias, last = self.parts
        errors = self.errors(slice(self.learning, None))
        astray = spread(errors, self.notes.stages[self.learning :], self.stages)
        return dict(zip(PARTS, (first / self.scale[:, None], first_bias, second, second_bias, last * self.size, astray), strict=True))

    def rows(self, chosen: Any) -> Any:
        """The net's inputs, seat after seat."""
        seats = self.notes.seats[chosen].astype(np.float32)
        table, hats = self.notes.table[chosen].astype(np.float32), near(self.notes.stages[chosen], self.stages)
        every = seats.sum(axis=1)
        seen = [np.concatenate([seats[:, seat], every - seats[:, seat], table, hats], axis=1) for seat in range(self.players)]
        return np.concatenate(seen)

    def answer(self, seen: Any) -> tuple[Any, Any, Any]:
        first, first_bias, second, second_bias, last = self.parts
        hidden = np.maximum(seen @ first + first_bias, 0)
        deeper = np.maximum(hidden @ second + second_bias, 0)
        return hidden, deeper, deeper @ last

    def said(self, among: slice) -> Any:
        """Predictions by note and seat, relative to their mean, as the evaluation makes them."""
        found = []
        for chosen in np.array_split(np.arange(len(self.notes))[among], max(1, len(self.notes) // 20_000)):
            said = (self.answer(self.rows(chosen) / self.scale)[2] * self.size).reshape(self.players, -1).T
            found.append(said - said.mean(axis=1, keepdims=True))
        return np.concatenate(found)

    def surety(self) -> Any:
        """The weight of a note: the smaller, the more luck is still ahead, judged by the net's error at its stage."""
        every = slice(None)
        square = (near(self.notes.stages, self.stages) @ spread(self.errors(every), self.notes.stages, self.stages)) ** 2
        return np.float32(1 / square / (1 / square).mean())

    def batches(self, epochs: int, size: int, trust: float) -> Iterator[tuple[Any, Any, Any]]:
        here = slice(0, self.learning)
        aims, last = self.aims[here].copy(), self.notes.last[here].copy()
        last[-1:] = True  # the rest of its game is held back
        for _ in range(epochs):
            if trust < 1:
                look_back(self.aims[here], self.said(here), last, trust, aims)
            for chosen in np.array_split(self.chance.permutation(self.learning), max(1, self.learning // size)):
                yield self.rows(chosen), aims[chosen].T.reshape(-1), np.tile(self.weights[chosen], self.players)

    def learn(self, epochs: int, rate: float, batch: int, trust: float = 1.0) -> None:
        """`trust`: how much a target follows the result of its game rather than what the net says of later notes. Results are true, but
        much of them is luck."""
        total = epochs * max(1, self.learning // batch)
        for step, (seen, aims, weights) in enumerate(self.batches(epochs, batch, trust), 1):
            slopes = self.slopes(seen / self.scale, aims / np.float32(self.size), weights)
            pace = rate * min(1.0, step / (WARM_UP * total)) * 0.5 * (1 + np.cos(np.pi * step / total))
            for i, slope in enumerate(slopes):
                self.means[i] += 0.1 * (slope - self.means[i])
                self.squares[i] += 0.001 * (slope**2 - self.squares[i])
                change = (self.means[i] / (1 - 0.9**step)) / (np.sqrt(self.squares[i] / (1 - 0.999**step)) + 1e-8)
                fading = DECAY if slope.ndim == 2 else 0.0
                self.parts[i] -= np.float32(pace) * (change + np.float32(fading) * self.parts[i])

    def slopes(self, seen: Any, aims: Any, weights: Any) -> list[Any]:
        """The gradient of the weighted mean square error, for every part of the net."""
        _, _, second, _, last = self.parts
        hidden, deeper, said = self.answer(seen)
        off = 2 * weights * (said - aims) / len(aims)
        off_deeper = np.outer(off, last) * (deeper > 0)
        off_hidden = (off_deeper @ second.T) * (hidden > 0)
        return [seen.T @ off_hidden, off_hidden.sum(axis=0), hidden.T @ off_deeper, off_deeper.sum(axis=0), deeper.T @ off]

    def errors(self, among: slice) -> Any:
        return self.aims[among] - self.said(among)

    def explained(self) -> float:
        """How much of the variance it explains in the held-back notes."""
        errors, aims = self.errors(slice(self.learning, None)), self.aims[self.learning :]
        return 1 - float((errors**2).sum() / (aims**2).sum())
