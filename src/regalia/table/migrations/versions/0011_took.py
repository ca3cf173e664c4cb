"""An entry stores how long it took; those written before this at tables with a clock took no time."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("log", sa.Column("took", sa.Float, nullable=False, server_default="0"))
