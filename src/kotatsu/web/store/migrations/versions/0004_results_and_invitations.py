"""What finished games came to, for figures; and the lobbies that a person was invited to."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Results of games that are over already are added by the server, a few at a time."""
    op.create_table(
        "results",
        _table(),
        sa.Column("shares", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
    )
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(64), primary_key=True),
        _table(),
        sa.Column("at", sa.Float, nullable=False),
    )


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    """Forget them."""
    op.drop_table("invitations")
    op.drop_table("results")
