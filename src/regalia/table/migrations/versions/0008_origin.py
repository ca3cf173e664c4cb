"""A table's match may go on from a moment of another; those of older tables began by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.Text))
