"""The room around the tables: groups, listings, the room's chat, blocks, reports, what the host has set."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is listed, said or set yet."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_index("groups_by_person", "groups", ["person"])
    op.create_table(
        "group_tables",
        sa.Column("group_id", sa.String(32), sa.ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True),
        _table(),
    )
    op.create_index("group_tables_by_table", "group_tables", ["table_id"])
    op.create_table(
        "listings",
        _table(),
        sa.Column("slug", sa.String(32), nullable=False),
        sa.Column("join", sa.Integer, nullable=False),
        sa.Column("watch", sa.Integer, nullable=False),
    )
    op.create_index("listings_by_slug", "listings", ["slug"], unique=True)
    op.create_table("room_lines", sa.Column("number", sa.Integer, primary_key=True), *_said("person"))
    op.create_index("room_lines_by_person", "room_lines", ["person"])
    op.create_table(
        "blocks",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("blocked", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("blocks_by_person", "blocks", ["person"])
    op.create_index("blocks_by_blocked", "blocks", ["blocked"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        *_said("reported"),
    )
    op.create_table(
        "room_state",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.JSON, nullable=False),
    )


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def _said(person: str) -> tuple[sa.Column[str], sa.Column[str], sa.Column[str], sa.Column[float]]:
    return (
        sa.Column(person, sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget all of it."""
    for name in ("room_state", "reports", "blocks", "room_lines", "listings", "group_tables", "groups"):
        op.drop_table(name)
