"""Challenges that a passkey has answered."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None was answered yet."""
    op.create_table(
        "used_challenges",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("expires_at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """They are forgotten."""
    op.drop_table("used_challenges")
