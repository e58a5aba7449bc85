"""Mail addresses of people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has given one yet."""
    op.create_table(
        "mail_addresses",
        sa.Column("person", sa.String(64), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("mode", sa.String(8), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed_at", sa.Float, nullable=False),
        sa.Column("confirm_key", sa.String(64), nullable=False),
        sa.Column("confirm_until", sa.Float, nullable=False),
        sa.Column("off_key", sa.String(64), nullable=False),
        sa.Column("sent_at", sa.Float, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_index("mail_by_confirm_key", "mail_addresses", ["confirm_key"])
    op.create_index("mail_by_off_key", "mail_addresses", ["off_key"])


def downgrade() -> None:
    """Forget them."""
    op.drop_table("mail_addresses")
