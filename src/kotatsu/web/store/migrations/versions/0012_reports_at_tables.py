"""Lines of a table's chat can be reported too."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """What was reported before was written in the public room."""
    op.add_column("reports", sa.Column("table_id", sa.String(32), nullable=False, server_default=""))


def downgrade() -> None:
    """Reports of tables go with the column: without it they would name lines of the room."""
    op.execute("DELETE FROM reports WHERE table_id <> ''")
    op.drop_column("reports", "table_id")
