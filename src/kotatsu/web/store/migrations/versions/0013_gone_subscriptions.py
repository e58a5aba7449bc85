"""Push subscriptions that their push service does not know any more, until their browser brings a new one."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """None was kept until now."""
    op.add_column("push_subscriptions", sa.Column("gone_at", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """They would be called again: they go."""
    op.execute("DELETE FROM push_subscriptions WHERE gone_at > 0")
    op.drop_column("push_subscriptions", "gone_at")
