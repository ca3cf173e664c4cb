"""A circle of friends: a private page for a group behind one secret link. No accounts; a member is a name and a secret."""

import asyncio
import secrets
from collections import OrderedDict
from typing import Any

import msgspec

from regalia.core.errors import Words
from regalia.table.circle_messages import (
    Called,
    CircleCard,
    CircleFile,
    CircleHistory,
    CircleJoined,
    CircleLink,
    CircleMatch,
    CircleSeat,
    CircleTable,
    Claim,
    Left,
    NewCircle,
    Transfer,
)
from regalia.table.circle_stats import STANDING, Stats, work_out
from regalia.table.circle_store import TABLES_EVER, TRANSFER_SECONDS, Circle, CircleStore, Row
from regalia.table.messages import InCircle
from regalia.table.new_tables import Maker
from regalia.table.registry import Registry
from regalia.table.table_state import Standing
from regalia.table.tokens import ID, LETTERS, hashed, new_token
from regalia.table.trouble import Trouble

NEWEST = 20  # matches on the first page, and on each further one
KEPT = 200  # circles whose statistics are cached
Mark = tuple[int, int, float]


class Circles:
    def __init__(self, registry: Registry) -> None:
        self._registry, self._store = registry, CircleStore(registry.store.engine)
        self._known: OrderedDict[str, tuple[Mark, asyncio.Task[Stats]]] = OrderedDict()

    # members

    async def create(self, wish: NewCircle) -> CircleJoined:
        name, member = self._name(wish.name), self._name(wish.member)
        circle, link, own = "".join(secrets.choice(LETTERS) for _ in range(10)), new_token(), new_token()
        await self._registry.change(self._store.create, circle, name, hashed(link), member, hashed(own))
        return CircleJoined(own, await self.card(circle, own), _link(circle, link))

    async def join(self, circle: str, link: str | None, wish: Called) -> CircleJoined:
        own = new_token()
        await self._change(self._store.join, circle, link, self._name(wish.name), hashed(own))
        return CircleJoined(own, await self.card(circle, own), None)

    async def rename(self, circle: str, token: str | None, wish: Called) -> CircleCard:
        await self._change(self._store.rename, circle, token, self._name(wish.name))
        return await self.card(circle, token)

    async def leave(self, circle: str, token: str | None, member: int | None = None) -> Left:
        return Left(await self._change(self._store.leave, circle, token, member))

    async def make_keeper(self, circle: str, token: str | None, member: int) -> CircleCard:
        await self._change(self._store.make_keeper, circle, token, member)
        return await self.card(circle, token)

    async def new_link(self, circle: str, token: str | None) -> CircleLink:
        """Another link; the old one no longer works. Members stay, because they have their own secrets."""
        link = new_token()
        await self._change(self._store.new_link, circle, token, hashed(link))
        return _link(circle, link)

    async def close(self, circle: str, token: str | None) -> Left:
        await self._change(self._store.close, circle, token)
        return Left(True)

    # tables

    async def may_set_up(self, wish: InCircle) -> Maker:
        return await self._registry.ask(self._store.may_set_up, _id(wish.circle), hashed(wish.token))

    async def member(self, circle: str, token: str | None) -> int:
        """The number of the member whose secret this is."""
        return await self._registry.ask(self._store.member, _id(circle), hashed(_secret(token)))

    async def claim(self, circle: str, token: str | None, claim: Claim) -> CircleCard:
        if not ID.fullmatch(claim.table):  # PostgreSQL cannot look for a NUL
            raise Trouble("wrong-token")
        await self._change(self._store.claim, circle, token, claim.table, hashed(claim.seat_token))
        return await self.card(circle, token)

    # what it shows

    async def card(self, circle: str, token: str | None) -> CircleCard:
        page = await self._registry.ask(self._store.page, _id(circle), hashed(_secret(token)), NEWEST)
        stats, found = await self._stats(page.circle.id, page.mark), page.circle
        tables = [_table(found, row) for row in page.running]
        history = [_match(found, row) for row in page.newest]
        you = found.you.member if found.you else None
        return CircleCard(found.id, found.name, found.created, you, stats.members, tables, page.over, history, stats.games)

    async def history(self, circle: str, token: str | None, before: float) -> CircleHistory:
        found, rows = await self._over(circle, token, before, NEWEST)
        return CircleHistory([_match(found, row) for row in rows])

    async def file(self, circle: str, token: str | None) -> bytes:
        card = await self.card(circle, token)
        found, rows = await self._over(circle, token, None, TABLES_EVER)

        def write() -> bytes:
            matches = [_match(found, row) for row in rows]
            file = CircleFile("circle", 1, card.name, card.created, card.members, card.tables, matches, card.stats)
            return msgspec.json.format(msgspec.json.encode(file), indent=2)

        return await self._registry.work(write)

    async def _over(self, circle: str, token: str | None, before: float | None, limit: int) -> tuple[Circle, list[Row]]:
        who = hashed(_secret(token))
        return await self._registry.ask(lambda: self._store.over(_id(circle), who, before=before, limit=limit))

    async def _stats(self, circle: str, mark: Mark) -> Stats:
        """Computed once after every change, off the event loop, for everybody who asks."""
        known = self._known.pop(circle, None)
        if known is None or known[0] != mark or (known[1].done() and (known[1].cancelled() or known[1].exception())):
            known = mark, asyncio.create_task(self._work_out(circle))
        self._known[circle] = known
        if len(self._known) > KEPT:
            self._known.popitem(last=False)
        return await asyncio.shield(known[1])

    async def _work_out(self, circle: str) -> Stats:
        members, rows = await self._registry.ask(self._store.counted, circle)
        return await self._registry.work(work_out, members, rows)

    async def _change(self, change: Any, circle: str, token: str | None, *args: Any) -> Any:
        return await self._registry.change(change, _id(circle), hashed(_secret(token)), *args)

    def _name(self, text: str) -> str:
        name = self._registry.name(text)
        if not name:
            raise Trouble("bad-input", detail=Words("circle-name"))
        return name

    # from one device to another

    async def leave_sealed(self, wish: Transfer) -> int:
        await self._registry.change(self._store.leave_sealed, wish.transfer, wish.sealed)
        asyncio.get_running_loop().call_later(TRANSFER_SECONDS + 1, lambda: self._registry.later(self.drop_old()))
        return TRANSFER_SECONDS

    async def collect(self, transfer: str) -> str:
        return await self._registry.change(self._store.collect, transfer)

    async def drop_old(self) -> None:
        """Drop what nobody has fetched in time; if the database is away, the next call does it."""
        await self._registry.change(self._store.drop_old)


def _id(circle: str) -> str:
    if not ID.fullmatch(circle):
        raise Trouble("no-circle")
    return circle


def _secret(token: str | None) -> str:
    if token is None:
        raise Trouble("no-circle")
    return token


def _link(circle: str, token: str) -> CircleLink:
    return CircleLink(circle, token, f"/circle/{circle}#{token}")


def _seats(circle: Circle, row: Row, standing: Standing) -> list[CircleSeat]:
    here = {each.member for each in circle.members if not each.left}
    seats = []
    for seat, each in enumerate(standing.seats):
        held = row.held.get(seat)
        if held is not None and (each.kind == "person" or each.resigned):
            seats.append(CircleSeat("member" if held in here else "left", held if held in here else None, None))
        elif each.kind == "person" or each.resigned:
            seats.append(CircleSeat("guest", None, None))
        else:
            seats.append(CircleSeat("bot" if each.kind == "bot" else "open", None, each.bot))
    return seats


def _way(circle: Circle, row: Row) -> str | None:
    """The table's id, unless somebody who has left sat there: their name is still at the table."""
    here = {each.member for each in circle.members if not each.left}
    return row.id if here.issuperset(row.held.values()) else None


def _options(row: Row) -> dict[str, Any]:
    """Without custom boards, which are long."""
    return {name: value for name, value in msgspec.json.decode(row.options).items() if not isinstance(value, dict)}


def _table(circle: Circle, row: Row) -> CircleTable:
    standing = STANDING.decode(row.standing)
    seats = _seats(circle, row, standing)
    return CircleTable(_way(circle, row), row.game, _options(row), seats, row.waiting, row.turn, row.ply, row.changed)


def _match(circle: Circle, row: Row) -> CircleMatch:
    standing = STANDING.decode(row.standing)
    scores, winners = (standing.result.scores, standing.result.winners) if standing.result else ([], [])
    seats = _seats(circle, row, standing)
    return CircleMatch(
        _way(circle, row), row.game, _options(row), seats, standing.ended or "", scores, winners, standing.moved, row.changed
    )
