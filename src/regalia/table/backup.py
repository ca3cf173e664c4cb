"""Backups: every row of a server's database in one snapshot, in a SQLite file that a server can open or restore into another database."""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import func, select, text
from sqlalchemy.exc import SQLAlchemyError

from regalia.core.errors import BadInput
from regalia.core.files import writing
from regalia.core.system import alone, make_private
from regalia.table.migrations import migrate, newest, version_of
from regalia.table.schema import META, TABLES, TRANSFERS
from regalia.table.store import Store, check_name, in_short

AT_ONCE = 2000  # rows


def backup(url: str, file: Path) -> int:
    """Copy a database, which may stay in use meanwhile, into a new file; returns the number of tables in it."""
    with _alone_at(file):
        if file.exists():
            raise BadInput("backup-exists", name=file)
        return _backup(url, file)


@contextlib.contextmanager
def _alone_at(file: Path) -> Iterator[None]:
    """One backup at a time writes a file: of two, the first to end would take the other's half for its own."""
    lock = file.with_name(file.name + ".part.lock")
    with writing(file):
        make_private(lock, create=True)
        held = lock.open("a")
    with held:
        if not alone(held):
            raise BadInput("backup-taken", name=file)
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def _backup(url: str, file: Path) -> int:
    source = Store(url)
    if not source.postgres and not source.path.exists():
        raise BadInput("backup-no-database", name=source.path)
    if not source.postgres:
        check_name(source.path)
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        with writing(file), _told():
            part.touch(mode=0o600, exist_ok=False)  # it holds the secrets of running matches
            target = Store(f"sqlite:///{part}")
            with target.engine.begin() as into:
                migrate(into)
            count = _copy(source, target)
            with target.engine.connect() as whole:
                whole.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
            target.close()
            with part.open("rb") as written:
                os.fsync(written.fileno())
            os.replace(part, file)
    finally:
        source.close()
        for left in (part, part.with_name(part.name + "-wal"), part.with_name(part.name + "-shm")):
            left.unlink(missing_ok=True)
    return count


def restore(file: Path, url: str) -> int:
    """Restore a backup into a database that has no tables yet."""
    if not file.is_file():
        raise BadInput("backup-no-file", name=file)
    source, target = Store(f"sqlite:///{file}"), Store(url)
    target.open()
    try:
        with _told():
            with target.engine.connect() as connection:
                if connection.execute(select(func.count()).select_from(TABLES)).scalar():
                    raise BadInput("backup-not-empty")
            return _copy(source, target)
    finally:
        source.close()
        target.close()


@contextlib.contextmanager
def _told() -> Iterator[None]:
    """One sentence says what a database has against being copied."""
    try:
        yield
    except SQLAlchemyError as error:
        raise BadInput("backup-broken", reason=in_short(error)) from None


def _copy(source: Store, target: Store) -> int:
    with source.engine.connect() as out, target.engine.begin() as into:
        if source.postgres:
            out.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"))
        if version_of(out) != newest():
            raise BadInput("backup-version")
        for table in META.sorted_tables:
            if table is TRANSFERS:
                continue  # gone in ten minutes and not worth keeping
            rows = out.execution_options(yield_per=AT_ONCE).execute(select(table)).mappings()
            for some in rows.partitions():
                into.execute(table.insert(), [dict(row) for row in some])
        return into.execute(select(func.count()).select_from(TABLES)).scalar() or 0
