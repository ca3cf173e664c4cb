"""The database's own history, run by Alembic at every start; running it twice changes nothing."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

HERE = Path(__file__).parent
LOCK = 0x5245_4741_4C49_41  # several servers may start at once on one PostgreSQL


def migrate(connection: Connection) -> None:
    """Bring the database to the newest form."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    command.upgrade(config_of(connection), "head")


def config_of(connection: Connection) -> Config:
    """Alembic's settings for a database we are connected to."""
    config = Config()
    config.set_main_option("script_location", str(HERE))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
