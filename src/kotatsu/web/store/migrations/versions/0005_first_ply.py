"""Tables that began with a position of another one remember how many plies they took over."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that exist took over none."""
    op.add_column("tables", sa.Column("first_ply", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("first_ply")
