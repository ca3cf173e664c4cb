"""Branches: new tables that play on from a moment of a finished match, one person against bots.

Nobody can submit a position. A table's own match is cut off at the moment; a file is verified by a worker, and the matches it came
from are then replayed here, move by move, by the rules: only what anybody could have played at a table.
"""

import msgspec

from regalia.core.errors import Words
from regalia.core.match import Match, retrace
from regalia.table.file_worker import BranchPoint, check_length
from regalia.table.messages import Branch, Created, SeatWish
from regalia.table.options import game_from_outside
from regalia.table.registry import Registry, Table
from regalia.table.table_state import Terms
from regalia.table.trouble import Trouble

_POINT = msgspec.json.Decoder(BranchPoint)


async def from_table(registry: Registry, table: Table, wish: Branch, address: str) -> Created:
    """Play on from a moment of a table's match."""
    now = table.now
    if now.ended is None:
        raise Trouble("running")
    match = await registry.work(lambda: now.match.branch(wish.moment))
    return await _lay_out(registry, match, wish, address)


async def from_file(registry: Registry, verified: bytes, wish: Branch, address: str) -> Created:
    """Play on from a moment of a match file that a worker has verified."""
    point = _POINT.decode(verified)

    def begin() -> Match:
        check_length([*point.origin])
        of = game_from_outside(point.game, point.options, point.rules_version)
        return Match(of, origin=retrace(of, point.origin))

    return await _lay_out(registry, await registry.work(begin), wish, address)


async def _lay_out(registry: Registry, match: Match, wish: Branch, address: str) -> Created:
    count = match.game.players
    if wish.seat >= count:
        raise Trouble("bad-input", detail=Words("match-seat", high=count - 1, value=wish.seat))
    person, others = SeatWish("person", name=wish.name), SeatWish("bot", wish.bot)
    chairs = [registry.chair(person if seat == wish.seat else others) for seat in range(count)]
    return await registry.seat_people(match, chairs, start=wish.start, terms=Terms(), address=address)
