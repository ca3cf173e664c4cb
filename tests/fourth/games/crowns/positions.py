"""Positions of Crowns in words: {"heap": 5, "taken": [1, 1], "turn": 0}."""

from collections.abc import Mapping
from typing import Any

from regalia.games.crowns.state import TAKE

from regalia.core.errors import BadInput
from regalia.core.record import OVER, Record


def write(s: Record, box: Record) -> dict[str, Any]:
    return {"heap": int(s.heap), "taken": [int(each) for each in s.taken[: s.players]], "turn": int(s.turn), "turns": int(s.turns_begun)}


def lay_out(s: Record, box: Record, position: Mapping[str, Any]) -> None:
    given = {"heap": int(box.heap), "taken": [0] * int(s.players), "turn": 0, "turns": 1, **position}
    if not 0 <= given["heap"] <= box.heap or given["heap"] + sum(given["taken"]) != box.heap:
        raise BadInput("crowns-count", heap=int(box.heap))
    s.heap, s.turn, s.turns_begun = given["heap"], given["turn"], given["turns"]
    s.taken[: s.players] = given["taken"]
    s.phase = TAKE if given["heap"] else OVER
