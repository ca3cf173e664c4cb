"""A table may wait for its start; those that were there before have begun."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", sa.String(8), nullable=False, server_default="now"))
    op.add_column("tables", sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false()))
