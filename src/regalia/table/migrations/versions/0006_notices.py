"""Who wants to be told what, the outbox of what has not been delivered yet, and the keys all processes share."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table("shared_keys", sa.Column("name", sa.String(20), primary_key=True), sa.Column("value", sa.Text, nullable=False))
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("way", sa.String(10), nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("keys", sa.Text),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("proof", sa.String(32), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("subscriptions_table", "subscriptions", ["table_id"])
    op.create_index("subscriptions_target", "subscriptions", ["target"])
    op.create_table(
        "outbox",
        sa.Column("subscription", sa.String(32), primary_key=True),
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("mark", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("absent", sa.Integer),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(16), nullable=False),
    )
    op.create_index("outbox_due", "outbox", ["due"])
