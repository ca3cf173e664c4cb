"""What is hidden in Kingdoms, and what a seat knows of it: tiles have no order before they are drawn."""

from regalia.core.compiled import rule
from regalia.core.dice import draw
from regalia.core.record import Record
from regalia.games.kingdoms.state import NO_LUCK, PUT


@rule
def draw_tile(s: Record) -> int:
    kind = draw(s, s.supply, s.tiles)
    s.tiles -= 1
    return kind


@rule
def redeal(s: Record, box: Record, seat: int) -> None:
    """Deal again what `seat` cannot see: the others' starting tiles, and a tile another player has drawn and not put down."""
    if s.variants & NO_LUCK:
        return
    hidden_hand = s.phase == PUT and s.turn != seat
    for other in range(s.players):
        if other != seat and s.start[other]:
            s.supply[s.start[other]] += 1
            s.tiles += 1
    if hidden_hand:
        s.supply[s.hand] += 1
        s.tiles += 1
        s.hand = draw_tile(s)
    for other in range(s.players):
        if other != seat and s.start[other]:
            s.start[other] = draw_tile(s)
