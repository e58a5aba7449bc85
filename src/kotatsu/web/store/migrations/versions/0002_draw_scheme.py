"""Tables remember how their draws come from the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that exist use the first scheme."""
    op.add_column("tables", sa.Column("draw_scheme", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("draw_scheme")
