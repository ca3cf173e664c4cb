"""Circles of friends in the database. A change locks its circle first, so that two processes take turns; runs in threads."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, RowMapping, delete, func, select, update

from regalia.table.names import look_alike
from regalia.table.new_tables import Maker
from regalia.table.notices.outbox import drop
from regalia.table.schema import CIRCLE_SEATS, CIRCLES, MEMBERS, SUBSCRIPTIONS, TABLES, TOKENS, TRANSFERS
from regalia.table.trouble import Trouble

MEMBERS_AT_ONCE = 40
MEMBERS_EVER = 400
TABLES_AT_ONCE = 100  # running tables per circle
TABLES_EVER = 3000
COUNTED = 1000  # newest matches, for ratings and duels
TRANSFER_SECONDS = 600
TRANSFERS_AT_ONCE = 500

_TABLE = (TABLES.c.id, TABLES.c.game, TABLES.c.options, TABLES.c.standing, TABLES.c.waiting, TABLES.c.turn, TABLES.c.ply, TABLES.c.changed)


class Member(msgspec.Struct, frozen=True):
    member: int
    hash: str | None
    name: str
    keeper: bool
    joined: float

    @property
    def left(self) -> bool:
        return self.hash is None


class Circle(msgspec.Struct, frozen=True):
    """A circle and its members, as seen by somebody who may see it."""

    id: str
    name: str
    created: float
    version: int
    members: list[Member]
    you: Member | None  # None: the caller has only the link


class Row(msgspec.Struct, frozen=True):
    """A table of a circle."""

    id: str
    game: str
    options: str
    standing: str
    waiting: bool
    turn: int | None
    ply: int
    changed: float
    held: dict[int, int]  # members by seat


class Page(msgspec.Struct, frozen=True):
    circle: Circle
    running: list[Row]
    newest: list[Row]
    over: int
    mark: tuple[int, int, float]  # changes as soon as the statistics may


class CircleStore:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    # making and changing

    def create(self, circle: str, name: str, link: str, member: str, token: str) -> None:
        now = _now()
        with self._engine.begin() as connection:
            connection.execute(CIRCLES.insert(), {"id": circle, "name": name, "hash": link, "created": now, "version": 1})
            connection.execute(MEMBERS.insert(), _row(circle, 1, token, member, True, now))

    def join(self, circle: str, link: str, name: str, token: str) -> None:
        with self._engine.begin() as connection:
            found = _locked(connection, circle, link)
            if found.you is not None:
                raise Trouble("name-taken", name=found.you.name)  # members cannot join again
            here = [each for each in found.members if not each.left]
            _free(here, name)
            if len(here) >= MEMBERS_AT_ONCE or len(found.members) >= MEMBERS_EVER:
                raise Trouble("circle-full")
            number = max((each.member for each in found.members), default=0) + 1
            connection.execute(MEMBERS.insert(), _row(circle, number, token, name, False, _now()))

    def rename(self, circle: str, token: str, name: str) -> None:
        with self._engine.begin() as connection:
            found, you = _member(connection, circle, token)
            _free([each for each in found.members if each.member != you.member], name)
            connection.execute(update(MEMBERS).where(*_is(circle, you.member)).values(name=name))

    def leave(self, circle: str, token: str, member: int | None = None) -> bool:
        """Remove a member: oneself, or another one as a keeper. Returns whether nobody is left and the circle is closed."""
        with self._engine.begin() as connection:
            found, you = _member(connection, circle, token)
            gone = _other(found, you, member) if member is not None else you
            _forget(connection, circle, gone.member)
            stay = [each for each in found.members if not each.left and each.member != gone.member]
            if not stay:
                _close(connection, circle)
            elif not any(each.keeper for each in stay):
                connection.execute(update(MEMBERS).where(*_is(circle, stay[0].member)).values(keeper=True))
            return not stay

    def make_keeper(self, circle: str, token: str, member: int) -> None:
        with self._engine.begin() as connection:
            found, you = _member(connection, circle, token)
            connection.execute(update(MEMBERS).where(*_is(circle, _other(found, you, member).member)).values(keeper=True))

    def new_link(self, circle: str, token: str, link: str) -> None:
        with self._engine.begin() as connection:
            _keeper(_member(connection, circle, token)[1])
            connection.execute(update(CIRCLES).where(CIRCLES.c.id == circle).values(hash=link))

    def close(self, circle: str, token: str) -> None:
        with self._engine.begin() as connection:
            _keeper(_member(connection, circle, token)[1])
            _close(connection, circle)

    def claim(self, circle: str, token: str, table: str, seat_token: str) -> None:
        """A member sits where they hold the token. The first to claim a seat counts until the seat changes hands."""
        with self._engine.begin() as connection:
            _, you = _member(connection, circle, token)
            held = select(TOKENS.c.seat).join(TABLES, TABLES.c.id == TOKENS.c.table_id)
            held = held.where(TABLES.c.circle == circle, TOKENS.c.table_id == table, TOKENS.c.hash == seat_token)
            seat = connection.execute(held).scalar()
            if seat is None:
                raise Trouble("wrong-token")
            here = select(CIRCLE_SEATS.c.seat).where(CIRCLE_SEATS.c.table_id == table)
            taken = here.where((CIRCLE_SEATS.c.seat == seat) | (CIRCLE_SEATS.c.member == you.member))
            if not connection.execute(taken).first():
                row = {"table_id": table, "seat": seat, "circle_id": circle, "member": you.member}
                connection.execute(CIRCLE_SEATS.insert(), row)

    def member(self, circle: str, token: str) -> int:
        with self._engine.connect() as connection:
            return _you(_seen(connection, circle, token)).member

    def may_set_up(self, circle: str, token: str) -> Maker:
        """The member who may set up one more table; `Trouble` says why not."""
        with self._engine.connect() as connection:
            seen = _seen(connection, circle, token)
            you = _you(seen)
        if not self.has_room(circle):
            raise Trouble("circle-full")
        return Maker(you.member, you.name, seen.name)

    def has_room(self, circle: str) -> bool:
        """Whether one more table may belong to a circle."""
        over = TABLES.c.turn.is_(None)
        counts = select(over, func.count()).where(TABLES.c.circle == circle).group_by(over)
        with self._engine.connect() as connection:
            found = {bool(row[0]): row[1] for row in connection.execute(counts)}
        return found.get(False, 0) < TABLES_AT_ONCE and sum(found.values()) < TABLES_EVER

    # reading

    def page(self, circle: str, token: str, newest: int) -> Page:
        with self._engine.connect() as connection:
            found = _seen(connection, circle, token)
            running = _rows(connection, circle, TABLES.c.turn.is_not(None), limit=TABLES_AT_ONCE)
            over = TABLES.c.turn.is_(None)
            count, last = connection.execute(select(func.count(), func.max(TABLES.c.changed)).where(TABLES.c.circle == circle, over)).one()
            return Page(found, running, _rows(connection, circle, over, limit=newest), count, (found.version, count, last or 0.0))

    def over(self, circle: str, token: str, *, before: float | None, limit: int) -> tuple[Circle, list[Row]]:
        """Tables whose match is over, the newest first."""
        with self._engine.connect() as connection:
            found = _seen(connection, circle, token)
            earlier = [] if before is None else [TABLES.c.changed < before]
            return found, _rows(connection, circle, TABLES.c.turn.is_(None), *earlier, limit=limit)

    def counted(self, circle: str) -> tuple[list[Member], list[Row]]:
        """The data behind the circle's statistics."""
        with self._engine.connect() as connection:
            return _members(connection, circle), _rows(connection, circle, TABLES.c.turn.is_(None), limit=COUNTED)

    # transfers between devices

    def leave_sealed(self, transfer: str, sealed: str) -> None:
        with self._engine.begin() as connection:
            stale = TRANSFERS.c.made < _now() - TRANSFER_SECONDS
            connection.execute(delete(TRANSFERS).where(stale | (TRANSFERS.c.id == transfer)))
            if (connection.execute(select(func.count()).select_from(TRANSFERS)).scalar() or 0) >= TRANSFERS_AT_ONCE:
                raise Trouble("too-many")
            connection.execute(TRANSFERS.insert(), {"id": transfer, "sealed": sealed, "made": _now()})

    def collect(self, transfer: str) -> str:
        """Once, and never again."""
        with self._engine.begin() as connection:
            taken = delete(TRANSFERS).where(TRANSFERS.c.id == transfer).returning(TRANSFERS.c.sealed, TRANSFERS.c.made)
            found = connection.execute(taken).first()
        if found is None or found.made < _now() - TRANSFER_SECONDS:
            raise Trouble("no-transfer")
        return found.sealed

    def drop_old(self) -> None:
        with self._engine.begin() as connection:
            connection.execute(delete(TRANSFERS).where(TRANSFERS.c.made < _now() - TRANSFER_SECONDS))


def _now() -> float:
    return round(time.time(), 3)


def _row(circle: str, member: int, token: str, name: str, keeper: bool, joined: float) -> dict[str, Any]:
    return {"circle_id": circle, "member": member, "hash": token, "name": name, "keeper": keeper, "joined": joined}


def _is(circle: str, member: int) -> tuple[Any, Any]:
    return MEMBERS.c.circle_id == circle, MEMBERS.c.member == member


def _seen(connection: Connection, circle: str, token: str) -> Circle:
    """A circle, for members and whoever has its link; for everybody else it does not exist."""
    row = connection.execute(select(CIRCLES).where(CIRCLES.c.id == circle)).mappings().first()
    members = _members(connection, circle) if row is not None else []
    you = next((each for each in members if each.hash == token), None)
    if row is None or (you is None and row["hash"] != token):
        raise Trouble("no-circle")
    return Circle(row["id"], row["name"], row["created"], row["version"], members, you)


def _members(connection: Connection, circle: str) -> list[Member]:
    wanted = MEMBERS.c.member, MEMBERS.c.hash, MEMBERS.c.name, MEMBERS.c.keeper, MEMBERS.c.joined
    return [Member(*row) for row in connection.execute(select(*wanted).where(MEMBERS.c.circle_id == circle).order_by(MEMBERS.c.member))]


def _locked(connection: Connection, circle: str, token: str) -> Circle:
    """The same, locked until the end of the transaction."""
    connection.execute(update(CIRCLES).where(CIRCLES.c.id == circle).values(version=CIRCLES.c.version + 1))
    return _seen(connection, circle, token)


def _member(connection: Connection, circle: str, token: str) -> tuple[Circle, Member]:
    found = _locked(connection, circle, token)
    return found, _you(found)


def _you(circle: Circle) -> Member:
    if circle.you is None:
        raise Trouble("no-circle")
    return circle.you


def _keeper(you: Member) -> None:
    if not you.keeper:
        raise Trouble("not-keeper")


def _other(circle: Circle, you: Member, member: int) -> Member:
    """The member a keeper means."""
    _keeper(you)
    found = next((each for each in circle.members if each.member == member and not each.left), None)
    if found is None:
        raise Trouble("no-member")
    return found


def _free(others: Sequence[Member], name: str) -> None:
    if any(look_alike(each.name, name) for each in others):
        raise Trouble("name-taken", name=name)


def _forget(connection: Connection, circle: str, member: int) -> None:
    """Members who have played here leave their number behind, so that what others won from them stays won; the others leave nothing."""
    _call_no_more(connection, SUBSCRIPTIONS.c.circle_id == circle, SUBSCRIPTIONS.c.member == member)
    played = select(CIRCLE_SEATS.c.seat).where(CIRCLE_SEATS.c.circle_id == circle, CIRCLE_SEATS.c.member == member).limit(1)
    if connection.execute(played).first():
        connection.execute(update(MEMBERS).where(*_is(circle, member)).values(name="", hash=None, keeper=False))
    else:
        connection.execute(delete(MEMBERS).where(*_is(circle, member)))


def _call_no_more(connection: Connection, *whose: Any) -> None:
    """End the notices of members; addresses that were asked, or want no mail, are remembered, without the circle."""
    drop(connection, *whose)
    connection.execute(update(SUBSCRIPTIONS).where(*whose).values(circle_id=None, member=None))


def _close(connection: Connection, circle: str) -> None:
    """Its tables stay, without a circle."""
    _call_no_more(connection, SUBSCRIPTIONS.c.circle_id == circle)
    connection.execute(update(TABLES).where(TABLES.c.circle == circle).values(circle=None, standing=None))
    for table in (CIRCLE_SEATS, MEMBERS):
        connection.execute(delete(table).where(table.c.circle_id == circle))
    connection.execute(delete(CIRCLES).where(CIRCLES.c.id == circle))


def _rows(connection: Connection, circle: str, *where: Any, limit: int) -> list[Row]:
    """Tables of a circle, the newest first, and which members sit there."""
    wanted = select(*_TABLE).where(TABLES.c.circle == circle, TABLES.c.standing.is_not(None), *where)
    found: Sequence[RowMapping] = connection.execute(wanted.order_by(TABLES.c.changed.desc()).limit(limit)).mappings().all()
    held: dict[str, dict[int, int]] = {}
    seats = select(CIRCLE_SEATS.c.table_id, CIRCLE_SEATS.c.seat, CIRCLE_SEATS.c.member).where(CIRCLE_SEATS.c.circle_id == circle)
    for table, seat, member in connection.execute(seats):
        held.setdefault(table, {})[seat] = member
    return [Row(**row, held=held.get(row["id"], {})) for row in found]
