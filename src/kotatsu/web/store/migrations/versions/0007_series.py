"""Series of games: a table says which game of which series it is."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Every table so far is a game of its own."""
    op.add_column("tables", sa.Column("series", sa.JSON, nullable=False, server_default="{}"))


def downgrade() -> None:
    """Forget which games belong together."""
    op.drop_column("tables", "series")
