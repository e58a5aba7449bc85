"""People, their devices, links to one more device, passkeys."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody has a row yet: the key of a browser is its person, as before."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("phrase", sa.String(64), nullable=False),
        sa.Column("slug", sa.String(32), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
    op.create_index("people_by_phrase", "people", ["phrase"])
    op.create_index("people_by_slug", "people", ["slug"])
    op.create_table(
        "devices",
        sa.Column("id", sa.String(32), primary_key=True),
        _person(),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
        sa.Column("signed_off_at", sa.Float, nullable=False),
    )
    op.create_index("devices_by_key", "devices", ["key"], unique=True)
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "device_links",
        sa.Column("key", sa.String(64), primary_key=True),
        _person(),
        sa.Column("expires_at", sa.Float, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(512), primary_key=True),
        _person(),
        sa.Column("public_key", sa.String(2048), nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("label", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float, nullable=False),
    )
    op.create_index("passkeys_by_person", "passkeys", ["person"])
    op.create_index("tables_by_host", "tables", ["host"])


def _person() -> sa.Column[str]:
    return sa.Column("person", sa.String(64), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False)


def downgrade() -> None:
    """Forget them."""
    op.drop_index("tables_by_host", "tables")
    for name in ("passkeys", "device_links", "devices", "people"):
        op.drop_table(name)
