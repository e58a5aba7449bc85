"""Clocks in days, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that there are have no clock."""
    op.add_column("tables", sa.Column("clock_days", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("clock_end", sa.String(8), nullable=False, server_default="bot"))
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("from_at", sa.Float, primary_key=True),
        sa.Column("until_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Nobody's time runs out."""
    op.drop_table("vacations")
    op.drop_column("tables", "clock_end")
    op.drop_column("tables", "clock_days")
