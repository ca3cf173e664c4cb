"""What a seat of Crowns knows, as numbers."""

from regalia.games.crowns.state import SEATS

from regalia.core.compiled import rule
from regalia.core.observation import Entry, Observation, Row, seats_from_own
from regalia.core.record import Record

LAYOUT = Observation(
    Entry("heap", "crowns on the heap", high=21),
    Entry("taken", "crowns the seat has taken", {"seat": seats_from_own(SEATS)}, high=21),
)
OBSERVATION = LAYOUT.length


@rule
def observe(s: Record, box: Record, seat: int, out: Row) -> None:
    out[0] = s.heap
    for other in range(s.players):
        out[1 + other] = s.taken[(seat + other) % s.players]
