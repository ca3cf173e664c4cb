"""What all intents share: their time, their result, and the answer to a repeated one."""

from collections.abc import Callable, Sequence

from regalia.table.registry import Registry, Table
from regalia.table.store import Entry
from regalia.table.table_state import TableState
from regalia.table.trouble import Trouble

Done = tuple[Entry, bool]  # the log entry, and whether it was there before


class Started(Exception):
    """Somebody was faster; there is nothing left to do."""


def expect_running(now: TableState, seat: int) -> None:
    """The match is being played, and this seat is a person's."""
    if now.ended:
        raise Trouble("over")
    if now.waiting:
        raise Trouble("not-started")
    if now.chairs[seat].kind != "person":
        raise Trouble("bot-plays")


async def once(
    registry: Registry, table: Table, seat: int, make: Callable[[TableState], Entry], key: str | None, kinds: Sequence[str]
) -> Done:
    """Carry out an intent that may already have been carried out."""
    try:
        entry, repeated = await registry.intend(table, make, sees=seat, key=key)
    except Started:
        return next(each for each in reversed(table.entries) if each.kind in kinds), True
    if repeated and entry.kind not in kinds:
        raise Trouble("key-reused", state=table.now.state(seat))
    return entry, repeated


def same(done: Done, table: Table, kind: str, seat: int | None) -> Done:
    entry, repeated = done
    if repeated and (entry.kind, entry.seat) != (kind, seat):
        raise Trouble("key-reused", state=table.now.state(seat))
    return done
