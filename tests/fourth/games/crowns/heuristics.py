"""How good a move looks: leave the others a multiple of three."""

from regalia.core.compiled import rule
from regalia.core.record import MoveList, Record, Vector


@rule
def rate(s: Record, box: Record, moves: MoveList, count: int, out: Vector) -> None:
    for i in range(count):
        out[i] = 1.0 if (int(s.heap) - int(moves[i]) - 1) % 3 == 0 else 0.0
