"""The stored rows of people: who they are on this server, the devices they use, and the ways to bring one more.

A person has a row from the moment they use more than one browser, a recovery phrase, a passkey or a page of their own.
Until then they are the hash of their browser's key, and nothing but their seats is stored.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from kotatsu.web.store.models import Base


class PersonRow(Base, kw_only=True):
    """A person: what all their devices share."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """What `SeatRow.key` and `TableRow.host` hold: the hash of the key of their first device."""
    name: Mapped[str] = mapped_column(String(64), default="")
    """What they were called last."""
    settings: Mapped[dict[str, Any]] = mapped_column(JSON, default_factory=dict)
    """What a new device begins with: `language`, `theme`, `level`."""
    phrase: Mapped[str] = mapped_column(String(64), default="")
    """The hash of the recovery phrase; empty for none."""
    slug: Mapped[str] = mapped_column(String(32), default="")
    """The address of their public page; empty while it is private."""
    created_at: Mapped[float] = mapped_column(Float)
    seen_at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("people_by_phrase", "phrase"), Index("people_by_slug", "slug"))


class DeviceRow(Base, kw_only=True):
    """A browser of a person. A signed-off one keeps its row, so that its key opens nothing any more."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    key: Mapped[str] = mapped_column(String(64))
    """The hash of its key."""
    label: Mapped[str] = mapped_column(String(64), default="")
    """Browser and system, as its user agent says: `Firefox, Android`."""
    created_at: Mapped[float] = mapped_column(Float)
    seen_at: Mapped[float] = mapped_column(Float)
    signed_off_at: Mapped[float] = mapped_column(Float, default=0.0)
    """0 while it is signed on."""

    __table_args__ = (Index("devices_by_key", "key", unique=True), Index("devices_by_person", "person"))


class DeviceLinkRow(Base, kw_only=True):
    """A link that makes one more browser a device of a person: once, and for a few minutes."""

    __tablename__ = "device_links"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of what its address holds."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    expires_at: Mapped[float] = mapped_column(Float)


class PasskeyRow(Base, kw_only=True):
    """A passkey (WebAuthn) of a person."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(512), primary_key=True)
    """The credential's id, base64url."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    public_key: Mapped[str] = mapped_column(String(2048))
    """base64url"""
    sign_count: Mapped[int] = mapped_column(Integer)
    label: Mapped[str] = mapped_column(String(64), default="")
    created_at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("passkeys_by_person", "person"),)


class UsedChallengeRow(Base, kw_only=True):
    """A challenge that a passkey has answered: the same answer opens nothing again."""

    __tablename__ = "used_challenges"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """Its hash."""
    expires_at: Mapped[float] = mapped_column(Float)


class ResultRow(Base, kw_only=True):
    """What a finished game came to, so that figures need no replay."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    shares: Mapped[list[float]] = mapped_column(JSON)
    """Each seat's share of the win; empty for a game that can no longer be replayed."""
    scores: Mapped[list[int]] = mapped_column(JSON)
    plies: Mapped[int] = mapped_column(Integer)


class InvitationRow(Base, kw_only=True):
    """A lobby that somebody who has a seat elsewhere was shown the door of, and has not sat down at yet."""

    __tablename__ = "invitations"

    person: Mapped[str] = mapped_column(String(64), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[float] = mapped_column(Float)
