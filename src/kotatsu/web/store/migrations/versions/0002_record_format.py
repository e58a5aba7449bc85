"""Tables remember how their chance comes from the seed: the format of the match record."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Tables that exist are of the first format."""
    op.add_column("tables", sa.Column("record_format", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("tables") as table:
        table.drop_column("record_format")
