"""Migrations, run by Alembic at every start that finds an older schema; running them twice changes nothing.

A new database gets the newest schema at once, without Alembic, which would stay in the server's memory.
"""

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from regalia.core.errors import BadInput
from regalia.table.schema import META

if TYPE_CHECKING:  # most starts do not need it
    from alembic.config import Config

HERE = Path(__file__).parent
LOCK = 0x5245_4741_4C49_41  # several servers may start at once on one PostgreSQL


def migrate(connection: Connection) -> None:
    """Upgrade the database to the newest schema."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = version_of(connection)
    if found is None:
        META.create_all(connection)
        connection.execute(text("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL PRIMARY KEY)"))
        connection.execute(text("INSERT INTO alembic_version VALUES (:newest)"), {"newest": newest()})
    elif found not in _versions():
        raise BadInput("database-newer")
    elif found != newest():
        from alembic import command

        command.upgrade(config_of(connection), "head")


def newest() -> str:
    """The newest version of the schema."""
    return max(_versions())


def _versions() -> set[str]:
    return {path.name.split("_")[0] for path in (HERE / "versions").glob("*.py")}


def version_of(connection: Connection) -> str | None:
    """The version of a database's schema; None: it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def config_of(connection: Connection) -> "Config":
    """Alembic's settings for a database we are connected to."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
