"""A learned judge: a small net that predicts from what lies on the table the points each seat will still win.

A game's evaluation names the features of a seat and those common to all, and fills in both: `fill(s, box, out)` writes a row
for every seat and the common features into the last row. The net is asked for each seat in turn; it sees that seat's features, the
sum of the other seats' features, the common ones and how much of the game is ahead (`stage`). Its file, evaluation.npz, has a net
for every number of players, made by `python -m regalia.arena.fit GAME`.

Most features are zero most of the time (who holds what, which tile lies where), so the first layer adds up only the others.
"""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from regalia.core.compiled import rule
from regalia.core.contract import Features, Rooms
from regalia.core.record import Matrix, Record, Vector

MOST_SEATS = 5  # of a game that learns: the files, and the notes they are learned from, have room for no more
UNITS = (64, 16)  # of the two layers
PARTS = ("first", "first_bias", "second", "second_bias", "last", "astray")


def shapes(features: Features) -> dict[str, tuple[int, ...]]:
    """The parts of a net. Inputs: a seat, the other seats, the common features, the stages. `astray`: how far off it may be, by stage."""
    inputs = 2 * len(features.names) + len(features.common) + features.stages
    return dict(zip(PARTS, ((inputs, UNITS[0]), UNITS[:1], UNITS, UNITS[1:], UNITS[1:], (features.stages,)), strict=True))


def check_seats(rooms: Rooms) -> None:
    """Refuse to learn a game that seats too many; compiled code would write out of bounds."""
    if rooms.state.SEATS > MOST_SEATS:
        raise ValueError(f"a learned evaluation has room for {MOST_SEATS} seats, not {rooms.state.SEATS}")


def read(features: Features, file: Path | None = None) -> dict[str, Any]:
    """The parts of all nets, each stacked by the number of players."""
    stacked = {part: np.zeros((MOST_SEATS + 1, *shape), np.float32) for part, shape in shapes(features).items()}
    with np.load(file or features.file) as found:
        for key in found.files:
            players, part = key.split("-")
            stacked[part][int(players)] = found[key]
    return stacked


def write(nets: dict[int, dict[str, Any]], file: Path) -> None:
    """Save the nets; half precision is enough."""
    np.savez_compressed(
        file, allow_pickle=False, **{f"{players}-{part}": np.float16(each) for players, net in nets.items() for part, each in net.items()}
    )


@cache
def compile_net(rooms: Rooms, features: Features) -> Any:
    """Compile a net's judgement of a position. It takes the parts of the net, then scratch space."""
    scores, fill, stage = rooms.rules.scores, features.fill, features.stage
    own, common, final = len(features.names), len(features.common), features.stages - 1
    above, beside = UNITS

    @rule
    def evaluate(
        s: Record, box: Record, points: Vector,
        first: Matrix, first_bias: Vector, second: Matrix, second_bias: Vector, last: Vector, astray: Vector,
        found: Matrix, table: Vector, hidden: Vector, deeper: Vector,
    ) -> float:  # fmt: skip
        """Write the points each seat may expect in the end; return how far off they may be."""
        scores(s, box, points)
        fill(s, box, found)
        at = min(max(stage(s, box), 0.0), float(final))
        low = min(int(at), final - 1)
        ahead = 2 * own + common + low
        part = np.float32(at - low)
        players = np.int64(s.players)
        for unit in range(above):  # what is the same for all seats
            table[unit] = first_bias[unit] + (1 - part) * first[ahead, unit] + part * first[ahead + 1, unit]
        for kind in range(common):
            value = found[MOST_SEATS, kind]
            if value != 0:
                for unit in range(above):
                    table[unit] += value * first[2 * own + kind, unit]
        mean = np.float32(0)
        for seat in range(players):
            for unit in range(above):
                hidden[unit] = table[unit]
            for other in range(players):
                begin = 0 if other == seat else own
                for kind in range(own):
                    value = found[other, kind]
                    if value != 0:
                        for unit in range(above):
                            hidden[unit] += value * first[begin + kind, unit]
            for unit in range(beside):
                deeper[unit] = second_bias[unit]
            for unit in range(above):
                value = hidden[unit]
                if value > 0:
                    for next_unit in range(beside):
                        deeper[next_unit] += value * second[unit, next_unit]
            gain = np.float32(0)
            for unit in range(beside):
                gain += max(deeper[unit], np.float32(0)) * last[unit]
            points[seat] += gain
            mean += gain / players
        for seat in range(players):
            points[seat] -= mean
        return (1 - part) * astray[low] + part * astray[low + 1]

    return evaluate


def net_judge(rooms: Rooms, features: Features) -> Any:
    """Compile a game's judge from its nets."""
    evaluate, nets = compile_net(rooms, features), read(features)
    first, first_bias, second, second_bias, last, astray = (nets[part] for part in PARTS)
    width = max(len(features.names), len(features.common))
    above, beside = UNITS

    @rule
    def judge(s: Record, box: Record, points: Vector) -> float:
        n = np.int64(s.players)
        return evaluate(
            s, box, points, first[n], first_bias[n], second[n], second_bias[n], last[n], astray[n],
            np.zeros((MOST_SEATS + 1, width), np.float32),
            np.empty(above, np.float32), np.empty(above, np.float32), np.empty(beside, np.float32),
        )  # fmt: skip

    return judge
