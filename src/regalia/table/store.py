"""The store: plain SQL through SQLAlchemy Core, the same on SQLite and PostgreSQL. It runs in threads, off the event loop."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any, TextIO

import msgspec
from sqlalchemy import (
    Column,
    Connection,
    Engine,
    Integer,
    LargeBinary,
    Select,
    bindparam,
    case,
    create_engine,
    delete,
    event,
    func,
    select,
    text,
    true,
    update,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from regalia.core.errors import BadInput
from regalia.core.files import system_error
from regalia.core.system import alone, make_private
from regalia.table.bulk import given, rows_given
from regalia.table.notices.notice import Notice
from regalia.table.notices.outbox import Call, Outbox
from regalia.table.schema import ANALYSES, CIRCLE_SEATS, HEARTBEAT, LOG, OUTAGES, OUTBOX, SNAPSHOTS, TABLES, TOKENS

CHANNEL = "regalia"
SQLITE_TIMEOUT = 20  # seconds
Row = tuple[Any, ...]
POSTGRES_TIMEOUTS: dict[str, Any] = {  # seconds, then milliseconds: a PostgreSQL that has vanished without a word is noticed
    "connect_timeout": 10, "keepalives_idle": 10, "keepalives_interval": 5, "keepalives_count": 3, "tcp_user_timeout": 20_000,
}  # fmt: skip
# The same for PostgreSQL, which waits for hours otherwise: what a machine that lost its power had locked, others need.
POSTGRES_SESSION: dict[str, int] = {
    "tcp_keepalives_idle": 10, "tcp_keepalives_interval": 5, "tcp_keepalives_count": 3, "tcp_user_timeout": 20_000,
    "idle_in_transaction_session_timeout": 30_000,
}  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """One line of a table's log, as it is kept."""

    seq: int
    kind: str  # see schema.LOG
    seat: int | None
    said: str
    at: float
    key: str | None = None
    public: int | None = None  # how many lines everybody may read after it
    took: float = 0.0  # seconds since the public line before it, which are charged to whose clock ran; only where there is a clock


class Summary(msgspec.Struct, frozen=True):
    """What a table looks like from outside after an entry."""

    seq: int  # lines everybody may read
    ply: int  # public moments
    turn: int | None
    bot_due: bool
    changed: float
    waiting: bool = False  # for its start
    due: float | None = None  # when somebody has to look at its clock
    standing: str | None = None  # JSON, at a circle's table


class Snapshot(msgspec.Struct, frozen=True):
    seq: int
    rules: str
    state: bytes


class Token(msgspec.Struct, frozen=True):
    hash: str
    seat: int | None  # None: the host


class Write(msgspec.Struct, frozen=True):
    """Something to make durable: a new table, or the next entry of one with all that goes with it."""

    table: str
    summary: Summary
    entry: Entry | None = None
    new: dict[str, Any] | None = None
    tokens: Sequence[Token] = ()
    emptied: int | None = None  # the seat whose earlier tokens end
    forgets: bool = False  # the words said at it
    snapshot: Snapshot | None = None
    notices: Sequence[Notice] = ()  # what the entry gives to tell
    follows: tuple[str, int] | None = None  # of a rematch: the table before, and by how many seats everybody has moved
    call: Call | None = None  # of a new table: who is called to it


# Statements are made once: SQLAlchemy takes longer to make one than the database to run it.
NEW_TABLE, NEW_TOKEN = TABLES.insert(), TOKENS.insert()

ANY_CLOCK = select(TABLES.c.id).where(TABLES.c.due.is_not(None)).limit(1)


class Kept(msgspec.Struct, frozen=True):
    """Everything the database knows of a table."""

    row: dict[str, Any]
    entries: list[Entry]
    snapshot: Snapshot | None


class Overtaken(Exception):
    """Of several entries, not all came first."""


class Gone(SQLAlchemyError):
    """The files that SQLite writes to are not those that the next start would find."""


class Store:
    def __init__(self, url: str) -> None:
        made = make_url(url.replace("postgres://", "postgresql://", 1))
        self.postgres = made.get_backend_name() == "postgresql"
        self._lock: TextIO | None = None
        if self.postgres:
            made = made.set(drivername="postgresql+psycopg")
            self.engine = _reach_postgres(made)
        else:
            self.path = Path(made.database or "tables.sqlite").expanduser().resolve()
            self.engine = _open_sqlite(self.path)
        self.address = made
        self.outbox = Outbox(self.engine)
        insert = import_module(f"sqlalchemy.dialects.{made.get_backend_name()}").insert  # the other one stays outside
        entries = ["table_id", *Entry.__struct_fields__]
        given_entries = rows_given(self.engine.dialect.name, [LOG.c[name] for name in entries])
        self._new_entry = insert(LOG).on_conflict_do_nothing().returning(LOG.c.table_id, LOG.c.seq)
        self._new_entries = insert(LOG).from_select(entries, given_entries, include_defaults=False).on_conflict_do_nothing()
        self._new_entries = self._new_entries.execution_options(preserve_rowcount=True)
        moved = rows_given(self.engine.dialect.name, [TABLES.c.id, *(TABLES.c[name] for name in Summary.__struct_fields__)]).subquery()
        self._move_tables = (
            update(TABLES).where(TABLES.c.id == moved.c.id).values({name: moved.c[name] for name in Summary.__struct_fields__})
        )
        self._first_beat, self._new_outage = insert(HEARTBEAT).on_conflict_do_nothing(), insert(OUTAGES).on_conflict_do_nothing()
        fresh = insert(SNAPSHOTS).from_select([*SNAPSHOTS.c.keys()], self._given_snapshots(), include_defaults=False)
        newest = {name: fresh.excluded[name] for name in ("seq", "rules", "state")}
        older = SNAPSHOTS.c.seq < fresh.excluded.seq
        analysis = insert(ANALYSES)
        renewed = {name: analysis.excluded[name] for name in ("format", "at", "content")}
        self._new_analysis = analysis.on_conflict_do_update(index_elements=["table_id"], set_=renewed)
        self._new_snapshot = fresh.on_conflict_do_update(index_elements=["table_id"], set_=newest, where=older)

    def _given_snapshots(self) -> Select[Any]:
        """Rows of snapshots whose states come in one parameter, one behind the other; a row says where its own begins."""
        columns = [SNAPSHOTS.c.table_id, SNAPSHOTS.c.seq, SNAPSHOTS.c.rules, Column("begin", Integer), Column("size", Integer)]
        rows = rows_given(self.engine.dialect.name, columns).subquery()
        state = func.substr(bindparam("states", type_=LargeBinary()), rows.c.begin, rows.c.size)
        return select(rows.c.table_id, rows.c.seq, rows.c.rules, state).where(true())

    def open(self) -> None:
        """Take the database into use; on SQLite one server at a time."""
        from regalia.table.migrations import migrate

        if not self.postgres:
            _own(self.path)
            self._lock = _lock(self.path.with_name(self.path.name + ".lock"))
        try:
            with self.engine.begin() as connection:
                migrate(connection)
        except SQLAlchemyError as error:
            raise BadInput("database-unusable", name=self.address.render_as_string(), reason=in_short(error)) from None
        if not self.postgres:
            _stay(self.engine, self.path)

    def close(self) -> None:
        self.engine.dispose()
        if self._lock:
            self._lock.close()

    # writing

    def write(self, writes: Sequence[Write]) -> list[bool]:
        """Commit many writes at once; per write, whether it came first. When this returns, what was accepted is durable."""
        try:
            accepted = self._write(writes, self._enter_all)
        except Overtaken:
            accepted = self._write(writes, self._enter_first)
        return accepted

    def _write(self, writes: Sequence[Write], enter: Callable[[Connection, list[Row]], set[tuple[str, int]]]) -> list[bool]:
        with self.engine.begin() as connection:
            for each in writes:
                if each.new is not None:
                    connection.execute(NEW_TABLE, {**each.new, **msgspec.structs.asdict(each.summary), "id": each.table})
            rows = [(each.table, *msgspec.structs.astuple(each.entry)) for each in writes if each.entry]
            rows.sort(key=lambda row: row[0])  # two processes lock in the same order
            first = enter(connection, rows) if rows else set()
            accepted = [each.entry is None or (each.table, each.entry.seq) in first for each in writes]
            self._consequences(connection, [each for each, came_first in zip(writes, accepted, strict=True) if came_first])
        return accepted

    def _enter_all(self, connection: Connection, rows: list[Row]) -> set[tuple[str, int]]:
        """Write entries that most likely all come first; says which: table and seq."""
        if connection.execute(self._new_entries, given(rows)).rowcount != len(rows):
            raise Overtaken
        return {(table, seq) for table, seq, *_ in rows}

    def _enter_first(self, connection: Connection, rows: list[Row]) -> set[tuple[str, int]]:
        """Write those that come first."""
        names = ["table_id", *Entry.__struct_fields__]
        found = connection.execute(self._new_entry, [dict(zip(names, row, strict=True)) for row in rows])
        return {(table, seq) for table, seq in found}

    def empty_journal(self, no_writes: AbstractContextManager[Any]) -> bool:
        """Move SQLite's journal into the file and empty it; False while a reader needs it. Wait for no reader.

        Only within `no_writes` may it be emptied: SQLite fails a transaction that has read before and writes after that.
        """
        connection = self.engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("PRAGMA busy_timeout = 0")
            try:
                busy, pages, moved = cursor.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()  # nobody waits for this
                if busy or moved < pages:
                    return False
                with no_writes:
                    return not cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            finally:
                cursor.execute(f"PRAGMA busy_timeout = {1000 * SQLITE_TIMEOUT}")
        finally:
            connection.close()

    def _consequences(self, connection: Any, writes: Sequence[Write]) -> None:
        moved = [(each.table, *msgspec.structs.astuple(each.summary)) for each in writes if each.entry]
        if moved:
            connection.execute(self._move_tables, given(moved))
        for each in writes:
            if each.emptied is not None:
                connection.execute(delete(TOKENS).where(TOKENS.c.table_id == each.table, TOKENS.c.seat == each.emptied))
                self.outbox.empty_seat(connection, each.table, each.emptied)
                if each.summary.turn is not None:  # what was played out stays with who played it
                    held = CIRCLE_SEATS.c.table_id == each.table, CIRCLE_SEATS.c.seat == each.emptied
                    connection.execute(delete(CIRCLE_SEATS).where(*held))
            if each.follows and each.new:
                (before, shift), count = each.follows, len(msgspec.json.decode(each.new["seats"]))
                self.outbox.follow(connection, before, each.table, lambda seat, by=shift, of=count: (seat - by) % of)  # type: ignore[misc]
            if each.call and each.new:
                self.outbox.call(connection, each.table, each.new["created"], each.call)
        forgotten = [each.table for each in writes if each.forgets]
        if forgotten:
            connection.execute(update(LOG).where(LOG.c.table_id.in_(forgotten), LOG.c.kind == "word").values(said=""))
            connection.execute(delete(OUTBOX).where(OUTBOX.c.table_id.in_(forgotten), OUTBOX.c.kind == "word"))
        tokens = [{"table_id": each.table, "hash": token.hash, "seat": token.seat} for each in writes for token in each.tokens]
        if tokens:
            connection.execute(NEW_TOKEN, tokens)
        self._keep_snapshots(connection, [(each.table, each.snapshot) for each in writes if each.snapshot])
        self.outbox.post(connection, [(each.table, each.entry.at, notice) for each in writes if each.entry for notice in each.notices])
        if self.postgres:
            for some in _parts([f"{each.table}:{each.entry.seq}" for each in writes if each.entry], 200):
                connection.execute(select(func.pg_notify(CHANNEL, " ".join(some))))

    def _keep_snapshots(self, connection: Connection, snapshots: Sequence[tuple[str, Snapshot]]) -> None:
        newest = dict(sorted(snapshots, key=lambda given: given[1].seq))  # a statement writes a row once
        rows, states = [], bytearray()
        for table, each in newest.items():
            rows.append((table, each.seq, each.rules, len(states) + 1, len(each.state)))  # SQL counts from 1
            states += each.state
        if rows:
            connection.execute(self._new_snapshot, {**given(rows), "states": bytes(states)})

    def keep_analysis(self, table: str, version: int, at: float, content: bytes) -> None:
        """Keep what was found about a finished match."""
        with self.engine.begin() as connection:
            connection.execute(self._new_analysis, {"table_id": table, "format": version, "at": at, "content": content})

    # reading

    def analysis(self, table: str, version: int) -> bytes | None:
        """What was found about a finished match, if it was written in this format."""
        query = select(ANALYSES.c.content).where(ANALYSES.c.table_id == table, ANALYSES.c.format == version)
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return bytes(found[0]) if found else None

    def read(self, table: str) -> Kept | None:
        with self.engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
            if row is None:
                return None
            snapshot = connection.execute(
                select(SNAPSHOTS.c.seq, SNAPSHOTS.c.rules, SNAPSHOTS.c.state).where(SNAPSHOTS.c.table_id == table)
            ).first()
            entries = _entries(connection, table, 0)
        return Kept(dict(row), entries, Snapshot(snapshot[0], snapshot[1], bytes(snapshot[2])) if snapshot else None)

    def since(self, table: str, seq: int) -> list[Entry]:
        with self.engine.connect() as connection:
            return _entries(connection, table, seq)

    def by_key(self, table: str, key: str) -> Entry | None:
        with self.engine.connect() as connection:
            found = connection.execute(select(*_COLUMNS).where(LOG.c.table_id == table, LOG.c.key == key)).first()
        return Entry(*found) if found else None

    def token(self, table: str, hashed: str) -> Token | None:
        with self.engine.connect() as connection:
            found = connection.execute(
                select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.table_id == table, TOKENS.c.hash == hashed)
            ).first()
        return Token(*found) if found else None

    def tokens(self, table: str) -> list[Token]:
        with self.engine.connect() as connection:
            return [Token(*row) for row in connection.execute(select(TOKENS.c.hash, TOKENS.c.seat).where(TOKENS.c.table_id == table))]

    def mine(self, hashes: Sequence[str]) -> list[tuple[dict[str, Any], Token]]:
        """The tables these tokens open, newest first."""
        joined = select(TABLES, TOKENS.c.hash, TOKENS.c.seat).join(TOKENS, TOKENS.c.table_id == TABLES.c.id)
        with self.engine.connect() as connection:
            rows = connection.execute(joined.where(TOKENS.c.hash.in_(hashes)).order_by(TABLES.c.changed.desc())).all()
        width = len(TABLES.columns)
        return [(dict(zip(TABLES.columns.keys(), row[:width], strict=True)), Token(row[width], row[width + 1])) for row in rows]

    def bots_due(self, limit: int) -> list[str]:
        """Tables that wait for a bot, the longest waiting first."""
        query = select(TABLES.c.id).where(TABLES.c.bot_due).order_by(TABLES.c.changed).limit(limit)
        with self.engine.connect() as connection:
            return list(connection.execute(query).scalars())

    # clocks

    def clocks_due(self, until: float, limit: int) -> list[tuple[str, float]]:
        """Tables at whose clock somebody has to look before a moment, the first first."""
        query = select(TABLES.c.id, TABLES.c.due).where(TABLES.c.due <= until).order_by(TABLES.c.due).limit(limit)
        with self.engine.connect() as connection:
            return [(name, due) for name, due in connection.execute(query)]

    def any_clock(self) -> bool:
        """Whether the clock of any table runs."""
        with self.engine.connect() as connection:
            return connection.execute(ANY_CLOCK).first() is not None

    def clocked_games(self) -> set[str]:
        """The games at whose tables a clock runs."""
        with self.engine.connect() as connection:
            return set(connection.execute(select(TABLES.c.game).where(TABLES.c.due.is_not(None)).distinct()).scalars())

    def look_again(self, table: str, due: float, then: float | None, notices: Sequence[Notice] = ()) -> bool:
        """Put off what was due at a table, and tell what it gave to tell; whether nobody else has."""
        query = update(TABLES).where(TABLES.c.id == table, TABLES.c.due == due).values(due=then)
        with self.engine.begin() as connection:
            first = connection.execute(query).rowcount == 1
            if first:
                self.outbox.post(connection, [(table, time.time(), each) for each in notices])
        return first

    def outages(self) -> list[tuple[float, float]]:
        with self.engine.connect() as connection:
            return [(began, ended) for began, ended in connection.execute(select(OUTAGES.c.began, OUTAGES.c.ended))]

    def last_beat(self) -> float | None:
        with self.engine.connect() as connection:
            return connection.execute(select(HEARTBEAT.c.at)).scalar()

    def beat(self, now: float, gap: tuple[float, float] | None = None) -> None:
        """Write down that a server is running, and the times of the system's clock between which it tells nothing.

        If these begin after now, the system's clock has been put back, and nothing is true that was noted for later.
        """
        with self.engine.begin() as connection:
            last = connection.execute(select(HEARTBEAT.c.at).with_for_update()).scalar()
            if last is None:
                connection.execute(self._first_beat, {"id": 1, "at": now})
                return
            if gap and gap[0] > now:
                connection.execute(delete(OUTAGES).where(OUTAGES.c.began >= now))
                connection.execute(update(OUTAGES).where(OUTAGES.c.ended > now).values(ended=now))
                connection.execute(update(TABLES).where(TABLES.c.due > now).values(due=now))  # all clocks are looked at again
                connection.execute(update(HEARTBEAT).values(at=now))
                return
            first, ended = (max(last, gap[0]), gap[1]) if gap else (now, now)  # another process may have run longer than this one
            if ended > first:
                connection.execute(self._new_outage, {"began": first, "ended": ended})
                began = case((TABLES.c.changed > first, TABLES.c.changed), else_=first)  # a table may be made while rules are compiled
                shifted = update(TABLES).where(TABLES.c.due > first, TABLES.c.changed < ended).values(due=TABLES.c.due + ended - began)
                connection.execute(shifted)
            connection.execute(update(HEARTBEAT).where(HEARTBEAT.c.at < now).values(at=now))

    def ping(self) -> None:
        with self.engine.connect() as connection:
            connection.execute(text("SELECT 1"))

    def try_writing(self) -> None:
        """Commit a change that changes nothing: what cannot be written any more is noticed before a move is lost for it."""
        with self.engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


_COLUMNS = (LOG.c.seq, LOG.c.kind, LOG.c.seat, LOG.c.said, LOG.c.at, LOG.c.key, LOG.c.public, LOG.c.took)


def _entries(connection: Any, table: str, seq: int) -> list[Entry]:
    rows = connection.execute(select(*_COLUMNS).where(LOG.c.table_id == table, LOG.c.seq > seq).order_by(LOG.c.seq))
    return [Entry(*row) for row in rows]


def _parts(words: list[str], size: int) -> Iterator[list[str]]:
    for start in range(0, len(words), size):
        yield words[start : start + size]


def _reach_postgres(address: URL) -> Engine:
    engine = create_engine(address, pool_size=6, pool_pre_ping=True, connect_args=POSTGRES_TIMEOUTS, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.execute(session_settings())
        connection.commit()

    return engine


def session_settings() -> str:
    """What a connection tells PostgreSQL when it begins."""
    return "; ".join(f"SET {name} = {value}" for name, value in POSTGRES_SESSION.items())


def _open_sqlite(path: Path) -> Engine:
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": SQLITE_TIMEOUT}, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
            connection.execute(f"PRAGMA {pragma}")
        connection.isolation_level = None  # we say BEGIN ourselves, so that migrations are whole or nothing

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _stay(engine: Engine, path: Path) -> None:
    """Commit nothing any more once a file has been deleted or moved: SQLite would not notice, and the next start would not find it."""
    journal, opened = path.with_name(path.name + "-wal"), path.stat()

    @event.listens_for(engine, "commit")
    def check(_: Connection) -> None:
        try:
            there = os.path.samestat(path.stat(), opened) and journal.exists()
        except OSError:
            there = False
        if not there:
            raise Gone(f"{path} or {journal.name} has been deleted or moved")


SQLITE_WRONG = {sqlite3.SQLITE_FULL: "table-database-full", sqlite3.SQLITE_READONLY: "table-database-read-only"}
POSTGRES_WRONG = {"53100": "table-database-full", "25006": "table-database-read-only"}


def what_is_wrong(error: Exception) -> str:
    """Why the database refused, as the message players are told: a full disk and one that is read-only have their own."""
    if isinstance(error, Gone):
        return "table-database-gone"
    origin = getattr(error, "orig", None)
    primary = getattr(origin, "sqlite_errorcode", 0) & 0xFF
    return SQLITE_WRONG.get(primary) or POSTGRES_WRONG.get(getattr(origin, "sqlstate", None) or "") or "table-database"


def in_short(error: Exception) -> str:
    """What the database itself says, in a line."""
    return str(getattr(error, "orig", None) or error).strip().splitlines()[0]


def _own(path: Path) -> None:
    """A SQLite file is read by its owner alone, and known by one name: the files beside it are found by that."""
    try:
        make_private(path, create=True)
        for beside in ("-wal", "-shm", "-journal"):
            make_private(path.with_name(path.name + beside))
    except OSError as error:
        raise BadInput("database-closed", name=path.parent, reason=system_error(error)) from None
    check_name(path)


def check_name(path: Path) -> None:
    """Under another name SQLite would not find what a server has not yet moved from the journal into the file."""
    if path.stat().st_nlink > 1:
        raise BadInput("database-linked", name=path, count=path.stat().st_nlink)


def _lock(path: Path) -> TextIO:
    """Hold a file so that a second server on the same SQLite file says so at once; the system lets go when we die."""
    try:
        make_private(path, create=True)
        held = path.open("a")
    except OSError as error:
        raise BadInput("database-closed", name=path.parent, reason=system_error(error)) from None
    if not alone(held):
        held.close()
        raise BadInput("database-taken", name=path.with_suffix(""))
    os.set_inheritable(held.fileno(), False)
    return held
