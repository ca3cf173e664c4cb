"""Tables may have a clock and words; those that were there before have neither. Outages are written down."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("clock", sa.Text))
    op.add_column("tables", sa.Column("words", sa.String(10), nullable=False, server_default="nobody"))
    op.add_column("tables", sa.Column("keep_words", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("due", sa.Float))
    there = sa.text("due IS NOT NULL")
    op.create_index("tables_due", "tables", ["due"], sqlite_where=there, postgresql_where=there)
    op.create_table("heartbeat", sa.Column("id", sa.Integer, primary_key=True), sa.Column("at", sa.Float, nullable=False))
    op.create_table("outages", sa.Column("began", sa.Float, primary_key=True), sa.Column("ended", sa.Float, nullable=False))
