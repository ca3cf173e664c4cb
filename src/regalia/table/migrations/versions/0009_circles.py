"""Circles of friends, their members and the seats these hold; and what a device hands to another."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("tables", sa.Column("circle", sa.String(16)))
    op.add_column("tables", sa.Column("standing", sa.Text))
    op.create_index("tables_circle", "tables", ["circle", "changed"])
    op.create_table(
        "circles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "circle_members",
        sa.Column("circle_id", sa.String(16), sa.ForeignKey("circles.id"), primary_key=True),
        sa.Column("member", sa.Integer, primary_key=True),
        sa.Column("hash", sa.String(64)),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("keeper", sa.Boolean, nullable=False),
        sa.Column("joined", sa.Float, nullable=False),
    )
    op.create_table(
        "circle_seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("circle_id", sa.String(16), sa.ForeignKey("circles.id"), nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.UniqueConstraint("table_id", "member", name="circle_seats_member"),
    )
    op.create_index("circle_seats_circle", "circle_seats", ["circle_id"])
    op.create_table(
        "transfers",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
