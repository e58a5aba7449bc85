"""Notices: browsers that are called, quiet hours, what was told, what is still to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is called yet."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        _reference("person", "people"),
        sa.Column("device", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1024), nullable=False),
        sa.Column("public_key", sa.String(128), nullable=False),
        sa.Column("secret", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_index("push_subscriptions_by_person", "push_subscriptions", ["person"])
    op.create_index("push_subscriptions_by_device", "push_subscriptions", ["device"])
    op.create_table(
        "notice_settings",
        _reference("person", "people", key=True),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
    )
    op.create_table(
        "notices",
        _reference("table_id", "tables", key=True),
        _reference("person", "people", key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("notices_by_person", "notices", ["person"])
    op.create_table(
        "deliveries",
        sa.Column("way", sa.String(4), primary_key=True),
        sa.Column("target", sa.String(64), primary_key=True),
        _reference("table_id", "tables", key=True),
        sa.Column("kind", sa.String(10), primary_key=True),
        _reference("person", "people"),
        sa.Column("due_at", sa.Float, nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("deliveries_by_time", "deliveries", ["way", "due_at"])
    op.create_index("deliveries_by_person", "deliveries", ["person"])


def _reference(name: str, table: str, *, key: bool = False) -> sa.Column[str]:
    length = 64 if table == "people" else 32
    target = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(name, sa.String(length), target, primary_key=key, nullable=False)


def downgrade() -> None:
    """Nobody is called any more."""
    for name in ("deliveries", "notices", "notice_settings", "push_subscriptions"):
        op.drop_table(name)
