"""The rules of Crowns."""

from regalia.games.crowns.observation import OBSERVATION, observe
from regalia.games.crowns.state import TAKE

from regalia.core.compiled import rule
from regalia.core.dice import below
from regalia.core.record import OVER, MoveList, Record, Vector

__all__ = ["OBSERVATION", "legal", "observe", "play", "redeal", "scores", "setup", "winners"]


@rule
def setup(s: Record, box: Record) -> None:
    s.heap = box.heap  # CRO-S1
    s.turn = below(s, s.players)
    s.turns_begun = 1
    s.phase = TAKE


@rule
def legal(s: Record, box: Record, out: MoveList) -> int:
    count = min(int(s.heap), 2)  # CRO-A1
    for move in range(count):
        out[move] = move
    return count


@rule
def play(s: Record, box: Record, move: int) -> None:
    s.heap -= move + 1
    s.taken[s.turn] += move + 1
    if s.heap == 0:
        s.phase = OVER  # CRO-E1
    else:
        s.turn = (s.turn + 1) % s.players
        s.turns_begun += 1


@rule
def scores(s: Record, box: Record, out: Vector) -> None:
    for seat in range(s.players):
        out[seat] = s.taken[seat]


@rule
def winners(s: Record, box: Record) -> int:
    return 1 << s.turn  # CRO-E1


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Nothing is hidden."""
