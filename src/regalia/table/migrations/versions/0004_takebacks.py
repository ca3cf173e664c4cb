"""A table's players may agree to takebacks when it is made; those of older tables did not."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("takebacks", sa.Boolean, nullable=False, server_default=sa.false()))
