"""Every entry says how many lines everybody may read after it; entries from before are counted when their table is read."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("log", sa.Column("public", sa.Integer))
