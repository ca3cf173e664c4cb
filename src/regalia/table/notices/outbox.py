"""The outbox: notices are stored in the transaction that causes them and wait until they are delivered. Plain SQL, in threads.

A process that delivers claims what is due for a while, and renews the claim until it has been delivered. If it dies, the claim expires
and another process, or the next start, delivers.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Engine,
    Float,
    Integer,
    String,
    Text,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    tuple_,
    update,
)

from regalia.table.bulk import given, rows_given
from regalia.table.notices.notice import About, Notice
from regalia.table.schema import OUTBOX, SHARED_KEYS, SUBSCRIPTIONS, TABLES

GATHER = 1.0  # seconds before a notice is sent: a newer one replaces it, and whoever is at the table has seen it
LEASE = 60.0  # seconds for which a claim holds
AT_ONCE = 50  # claimed at once
HOST = "host"  # whose channels are in the settings, not among the subscriptions
REPLACED = ("turn", "word", "reminder")  # kinds of which only the newest is worth telling
FOR_HOST = ("report",)  # kinds for the host alone
UNCONFIRMED = 2 * 86400.0  # seconds within which mail has to be confirmed
INVITED_FOR = 30 * 86400.0  # seconds for which somebody invited to a table is not invited again
INVITED_AT_ONCE = 3  # mails one address gets within a day, whoever sends the invitations
INVITED_TO_TABLE = 12  # addresses invited to one table at most
KEY = (OUTBOX.c.subscription, OUTBOX.c.table_id, OUTBOX.c.kind, OUTBOX.c.mark)

# Made before any thread reads a notice: see `private` in core/match.py.
_ABOUT = msgspec.json.Decoder(About)


class Subscription(msgspec.Struct, frozen=True):
    """Who wants notices, and how, as stored. It belongs to a seat, a table, or a member of a circle."""

    id: str
    table_id: str | None
    seat: int | None
    way: str
    target: str
    keys: str | None
    lang: str
    state: str
    proof: str
    created: float
    circle_id: str | None = None
    member: int | None = None


class Delivery(msgspec.Struct, frozen=True):
    """A notice on its way to one subscription; None: to the host's channels."""

    key: tuple[str, str, str, str]
    kind: str
    table: str
    seat: int | None
    absent: int | None
    about: About
    at: float
    tries: int
    claim: str
    to: Subscription | None
    stale: bool  # the turn has passed, or there is a newer notice of its kind

    @property
    def name(self) -> str:
        """The id of the notice for receivers; repeated deliveries have the same."""
        return ".".join(self.key[1:])


def _posting(dialect: Callable[..., Any]) -> Any:
    """A notice goes to everybody who subscribed to its seat, in one statement."""
    given = [("table_id", String), ("kind", String), ("mark", String), ("seat", Integer), ("absent", Integer), ("about", Text)]
    values: list[Any] = [bindparam(name, type_=of()) for name, of in given]
    values += [bindparam("at", type_=Float()), bindparam("due", type_=Float()), literal(0), literal("")]
    readers = select(SUBSCRIPTIONS.c.id, *values).where(
        SUBSCRIPTIONS.c.table_id == bindparam("table_id", type_=String()),
        SUBSCRIPTIONS.c.seat.is_not_distinct_from(bindparam("seat", type_=Integer())),
        SUBSCRIPTIONS.c.state == "on",
    )
    names = ["subscription", *(name for name, _ in given), "at", "due", "tries", "claim"]
    return dialect(OUTBOX).from_select(names, readers, include_defaults=False).on_conflict_do_nothing()


class Call(msgspec.Struct, frozen=True):
    """A new table of a circle, to which its members are invited."""

    circle: str
    member: int  # who set it up
    about: About


class Outbox:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.for_host = False  # whether the host has channels
        dialect: Callable[..., Any] = import_module(f"sqlalchemy.dialects.{engine.dialect.name}").insert
        self._post, self._post_host = _posting(dialect), dialect(OUTBOX).on_conflict_do_nothing()
        self._new_key = dialect(SHARED_KEYS).on_conflict_do_nothing()
        self._invite = dialect(SUBSCRIPTIONS).on_conflict_do_nothing()
        subscribed = SUBSCRIPTIONS.c.table_id.in_(rows_given(engine.dialect.name, [SUBSCRIPTIONS.c.table_id]))
        self._read_by = select(SUBSCRIPTIONS.c.table_id).where(subscribed).distinct()

    # within the transaction that causes them

    def post(self, connection: Connection, notices: Sequence[tuple[str, float, Notice]]) -> None:
        """Put notices of tables, each with the time of its cause, into the outbox."""
        read = self._read(connection, {table for table, _, _ in notices}) if notices else set()
        now = time.time()
        rows = [
            {
                "table_id": table, "kind": each.kind, "mark": each.mark, "seat": each.seat, "absent": each.absent,
                "about": msgspec.json.encode(each.about).decode(), "at": at, "due": min(at, now) + GATHER,
            }
            for table, at, each in notices if table in read or self.for_host
        ]  # fmt: skip
        if to_readers := [row for row in rows if row["kind"] not in FOR_HOST]:
            connection.execute(self._post, to_readers)
        to_host = [{**row, "subscription": HOST, "tries": 0, "claim": ""} for row in rows if row["seat"] is None]
        if self.for_host and to_host:
            connection.execute(self._post_host, to_host)

    def _read(self, connection: Connection, tables: set[str]) -> set[str]:
        """Those of some tables that anybody subscribed to: most are played by people who look at them."""
        return set(connection.execute(self._read_by, given([(table,) for table in sorted(tables)])).scalars())

    def call(self, connection: Connection, table: str, at: float, call: Call) -> None:
        """Tell the members of a circle who asked for it about a new table, except the one who set it up."""
        about = msgspec.json.encode(call.about).decode()
        nobody = literal(None, Integer)
        values = *map(literal, (table, "invited", table)), nobody, nobody, *map(literal, (about, at, at + GATHER, 0, ""))
        others = (SUBSCRIPTIONS.c.circle_id == call.circle, SUBSCRIPTIONS.c.member != call.member, SUBSCRIPTIONS.c.state == "on")
        names = [*(each.name for each in KEY), "seat", "absent", "about", "at", "due", "tries", "claim"]
        connection.execute(insert(OUTBOX).from_select(names, select(SUBSCRIPTIONS.c.id, *values).where(*others), include_defaults=False))

    def empty_seat(self, connection: Connection, table: str, seat: int) -> None:
        """A seat goes to somebody else; its former holder gets no more notices."""
        drop(connection, SUBSCRIPTIONS.c.table_id == table, SUBSCRIPTIONS.c.seat == seat)

    def follow(self, connection: Connection, old: str, new: str, seat_after: Callable[[int], int]) -> None:
        """Subscriptions to a table carry over to its rematch."""
        rows = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.table_id == old, SUBSCRIPTIONS.c.state == "on"))
        fresh = [
            {**row, "id": new_id(), "table_id": new, "seat": None if row["seat"] is None else seat_after(row["seat"])}
            for row in rows.mappings()
        ]
        if fresh:
            connection.execute(insert(SUBSCRIPTIONS), fresh)

    # in a transaction of their own

    def add(self, table: str, notices: Sequence[Notice]) -> None:
        """Add notices that come from a clock, not from an entry of the log; only the first process adds them."""
        with self._engine.begin() as connection:
            self.post(connection, [(table, time.time(), each) for each in notices])

    def shared_key(self, name: str, make: Callable[[], str]) -> str:
        """A key that all processes of the server share, made by the first that needs it."""
        wanted = select(SHARED_KEYS.c.value).where(SHARED_KEYS.c.name == name)
        with self._engine.connect() as connection:
            known = connection.execute(wanted).scalar()
        if known is None:
            with self._engine.begin() as connection:
                connection.execute(self._new_key, {"name": name, "value": make()})
                known = connection.execute(wanted).scalar_one()
        return str(known)

    # subscriptions

    def subscribe(self, new: Subscription, most: int) -> Subscription | None:
        """Store a subscription; the same again renews it. None: there are too many, or its target wants no mail."""
        whose = ("table_id", "seat", "circle_id", "member")
        same = [SUBSCRIPTIONS.c[name].is_not_distinct_from(getattr(new, name)) for name in whose]
        same.append(SUBSCRIPTIONS.c.state != "invited")
        with self._engine.begin() as connection:
            old = (SUBSCRIPTIONS.c.state.in_(("asked", "dropped")), SUBSCRIPTIONS.c.created < new.created - UNCONFIRMED)
            connection.execute(delete(SUBSCRIPTIONS).where(*old))
            mine = [Subscription(*row) for row in connection.execute(select(SUBSCRIPTIONS).where(*same))]
            found = next((each for each in mine if (each.way, each.target) == (new.way, new.target)), None)
            if found and found.state != "refused":
                changed = {"keys": new.keys, "lang": new.lang, "state": "asked" if found.state == "dropped" else found.state}
                connection.execute(update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == found.id).values(changed))
                return msgspec.structs.replace(found, **changed)
            theirs, lately = _same_mailbox(new.target), SUBSCRIPTIONS.c.created > new.created - 86400
            invited = (SUBSCRIPTIONS.c.state == "invited") & lately
            had = _count(connection, theirs, SUBSCRIPTIONS.c.state.in_(("asked", "dropped")) | invited)
            if len(mine) >= most or had >= INVITED_AT_ONCE or _count(connection, theirs, SUBSCRIPTIONS.c.state == "refused"):
                return None
            connection.execute(insert(SUBSCRIPTIONS), msgspec.structs.asdict(new))
            if new.state == "asked":
                _write_to(connection, new, "confirm", About())
        return new

    def invite(self, table: str, target: str, lang: str, about: About) -> bool:
        """One mail to somebody who did not ask for it. False: the table has sent enough invitations, or they have received enough.

        Somebody who was already invited, or wants no mail, gets none, and the sender is not told which.
        """
        now = round(time.time(), 3)
        name = hashlib.sha256(f"{table} {_mailbox(target)}".encode()).hexdigest()[:24]  # so that two processes invite once
        new = Subscription(name, table, None, "mail", target, None, lang, "invited", new_id(), now)
        is_invited, lately, theirs = SUBSCRIPTIONS.c.state == "invited", SUBSCRIPTIONS.c.created > now - 86400, _same_mailbox(target)
        with self._engine.begin() as connection:
            connection.execute(delete(SUBSCRIPTIONS).where(is_invited, SUBSCRIPTIONS.c.created < now - INVITED_FOR))
            known = or_(SUBSCRIPTIONS.c.id == name, theirs & (SUBSCRIPTIONS.c.state == "refused"))
            if _count(connection, known):
                return True
            here = _count(connection, SUBSCRIPTIONS.c.table_id == table, is_invited)
            had = _count(connection, theirs, lately, SUBSCRIPTIONS.c.state.in_(("invited", "asked", "dropped")))
            if here >= INVITED_TO_TABLE or had >= INVITED_AT_ONCE:
                return False
            if connection.execute(self._invite, msgspec.structs.asdict(new)).rowcount:
                _write_to(connection, new, "invited", about)
        return True

    def subscriptions(self, table: str | None, circle: str | None = None) -> list[Subscription]:
        """Those of a table or a circle that are on or wait for confirmation."""
        whose = SUBSCRIPTIONS.c.table_id == table if table else SUBSCRIPTIONS.c.circle_id == circle
        wanted = select(SUBSCRIPTIONS).where(whose, SUBSCRIPTIONS.c.state.in_(("on", "asked")))
        with self._engine.connect() as connection:
            return [Subscription(*row) for row in connection.execute(wanted)]

    def subscription(self, name: str) -> Subscription | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == name)).first()
        return Subscription(*row) if row else None

    def confirm(self, name: str) -> None:
        with self._engine.begin() as connection:
            asked = (SUBSCRIPTIONS.c.id == name, SUBSCRIPTIONS.c.state == "asked")
            connection.execute(update(SUBSCRIPTIONS).where(*asked).values(state="on"))

    def withdraw(self, name: str) -> None:
        """Whoever asked for notices wants them no more."""
        with self._engine.begin() as connection:
            drop(connection, SUBSCRIPTIONS.c.id == name)

    def end(self, name: str) -> None:
        """Send nothing more; an address that was asked and declined is not asked again."""
        with self._engine.begin() as connection:
            connection.execute(delete(OUTBOX).where(OUTBOX.c.subscription == name))
            kept = (SUBSCRIPTIONS.c.id == name, SUBSCRIPTIONS.c.state.in_(("asked", "dropped", "invited")))
            connection.execute(update(SUBSCRIPTIONS).where(*kept).values(state="refused"))
            connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == name, SUBSCRIPTIONS.c.state == "on"))

    # delivering

    def release(self) -> None:
        """Release what a dead process had claimed; only if no other process can be delivering it."""
        with self._engine.begin() as connection:
            connection.execute(update(OUTBOX).where(OUTBOX.c.claim != "").values(claim="", due=OUTBOX.c.at))

    def is_due(self, now: float) -> bool:
        with self._engine.connect() as connection:
            return connection.execute(select(OUTBOX.c.due).where(OUTBOX.c.due <= now).limit(1)).first() is not None

    def claim(self, now: float) -> list[Delivery]:
        """What is due, claimed for this process for a while."""
        claim = secrets.token_hex(8)
        due = select(*KEY).where(OUTBOX.c.due <= now).order_by(OUTBOX.c.due).limit(AT_ONCE).with_for_update(skip_locked=True)
        chosen = tuple_(*KEY).in_(due)
        with self._engine.begin() as connection:
            connection.execute(update(OUTBOX).where(chosen).values(claim=claim, due=now + LEASE, tries=OUTBOX.c.tries + 1))
            joined = OUTBOX.outerjoin(TABLES, TABLES.c.id == OUTBOX.c.table_id).outerjoin(
                SUBSCRIPTIONS, SUBSCRIPTIONS.c.id == OUTBOX.c.subscription
            )
            turn = (TABLES.c.turn, TABLES.c.waiting)
            rows = connection.execute(
                select(OUTBOX, *turn, *SUBSCRIPTIONS.columns).select_from(joined).where(OUTBOX.c.claim == claim)
            ).all()
            others = select(OUTBOX.c.subscription, OUTBOX.c.table_id, OUTBOX.c.kind, func.max(OUTBOX.c.at)).where(
                OUTBOX.c.subscription.in_({row[0] for row in rows}), OUTBOX.c.kind.in_(REPLACED)
            )
            newest = {row[:3]: row[3] for row in connection.execute(others.group_by(*KEY[:3]))}
        return [_delivery(row, newest) for row in rows]

    def renew(self, claims: Sequence[str], now: float) -> None:
        """Hold on to what is still being delivered."""
        with self._engine.begin() as connection:
            connection.execute(update(OUTBOX).where(OUTBOX.c.claim.in_(claims)).values(due=now + LEASE))

    def delivered(self, delivery: Delivery) -> None:
        """Delivered, or no longer worth delivering."""
        with self._engine.begin() as connection:
            connection.execute(delete(OUTBOX).where(tuple_(*KEY).in_([delivery.key]), OUTBOX.c.claim == delivery.claim))

    def try_again(self, delivery: Delivery, due: float) -> None:
        with self._engine.begin() as connection:
            mine = (tuple_(*KEY).in_([delivery.key]), OUTBOX.c.claim == delivery.claim)
            connection.execute(update(OUTBOX).where(*mine).values(due=due, claim=""))


def drop(connection: Connection, *whose: Any) -> None:
    """End subscriptions. What an address was asked, and that it said no, is remembered: it is asked neither often nor in vain."""
    ending = SUBSCRIPTIONS.c.state == "on"
    connection.execute(delete(OUTBOX).where(OUTBOX.c.subscription.in_(select(SUBSCRIPTIONS.c.id).where(*whose, ending))))
    connection.execute(delete(SUBSCRIPTIONS).where(*whose, ending))
    connection.execute(update(SUBSCRIPTIONS).where(*whose, SUBSCRIPTIONS.c.state == "asked").values(state="dropped"))


def _mailbox(target: str) -> str:
    """Where mail to an address arrives: what stands behind a + only sorts it, and anybody can make up as much of that as they like."""
    local, _, host = target.rpartition("@")
    return f"{local.partition('+')[0]}@{host}"


def _same_mailbox(target: str) -> Any:
    """Rows with an address of the same mailbox."""
    mailbox, column = _mailbox(target), SUBSCRIPTIONS.c.target
    local, _, host = mailbox.rpartition("@")
    sorted_there = column.startswith(f"{local}+", autoescape=True) & column.endswith(f"@{host}", autoescape=True)
    return or_(column.in_((target, mailbox)), sorted_there)


def _write_to(connection: Connection, to: Subscription, kind: str, about: About) -> None:
    """A mail to somebody who has not confirmed yet."""
    row = {"subscription": to.id, "table_id": to.table_id or to.circle_id, "kind": kind, "mark": to.id[:24], "seat": to.seat}
    told = {"about": msgspec.json.encode(about).decode(), "at": to.created, "due": to.created}
    connection.execute(insert(OUTBOX), {**row, **told, "absent": None, "tries": 0, "claim": ""})


def _count(connection: Connection, *where: Any) -> int:
    return connection.execute(select(func.count()).select_from(SUBSCRIPTIONS).where(*where)).scalar_one()


def _delivery(row: Any, newest: dict[Any, float]) -> Delivery:
    subscription, table, kind, mark, seat, absent, about, at, _, tries, claim, turn, waiting = row[:13]
    told = _ABOUT.decode(about)
    passed = kind in ("turn", "reminder") and (waiting or turn != told.turn)
    replaced = at < newest.get((subscription, table, kind), at)
    to = Subscription(*row[13:]) if subscription != HOST else None
    return Delivery((subscription, table, kind, mark), kind, table, seat, absent, told, at, tries, claim, to, passed or replaced)


def new_id() -> str:
    return secrets.token_urlsafe(18)
