"""Members of a circle may be called to its new tables; who is invited by mail has a table, and no seat at it yet."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    with op.batch_alter_table("subscriptions") as subscriptions:
        subscriptions.alter_column("table_id", existing_type=sa.String(16), nullable=True)
        subscriptions.add_column(sa.Column("circle_id", sa.String(16), sa.ForeignKey("circles.id", name="subscriptions_circle_id_fkey")))
        subscriptions.add_column(sa.Column("member", sa.Integer))
    op.create_index("subscriptions_circle", "subscriptions", ["circle_id"])
