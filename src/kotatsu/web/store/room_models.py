"""The stored rows of the room around the tables: links for groups, tables that anybody may find, the room's chat,
who has blocked or reported whom, and what the host has set. `person` is what `SeatRow.key` holds."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, Float, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from kotatsu.web.store.models import Base


class GroupRow(Base, kw_only=True):
    """A link that leads a group to whichever of its tables has a free seat."""

    __tablename__ = "groups"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    """Unguessable: it is the invitation."""
    person: Mapped[str] = mapped_column(String(64))
    """Who made it, and may revoke it."""
    created_at: Mapped[float] = mapped_column(Float)
    expires_at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("groups_by_person", "person"),)


class GroupTableRow(Base, kw_only=True):
    """A table of a group."""

    __tablename__ = "group_tables"

    group_id: Mapped[str] = mapped_column(ForeignKey("groups.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)

    __table_args__ = (Index("group_tables_by_table", "table_id"),)


class ListingRow(Base, kw_only=True):
    """What strangers may do with a table. Without a row: nothing."""

    __tablename__ = "listings"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    slug: Mapped[str] = mapped_column(String(32))
    """The table's address in the public room, so that its own stays secret."""
    join: Mapped[int] = mapped_column(Integer, default=0)
    """1: anybody here may sit down."""
    watch: Mapped[int] = mapped_column(Integer, default=0)
    """1: anybody here may watch."""

    __table_args__ = (Index("listings_by_slug", "slug", unique=True),)


class RoomLineRow(Base, kw_only=True):
    """A line of the public room's chat."""

    __tablename__ = "room_lines"

    number: Mapped[int] = mapped_column(Integer, primary_key=True, init=False)
    person: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("room_lines_by_person", "person"),)


class BlockRow(Base, kw_only=True):
    """A person has blocked another; HOST in place of the first when the server's host has."""

    __tablename__ = "blocks"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, init=False)
    person: Mapped[str] = mapped_column(String(64))
    blocked: Mapped[str] = mapped_column(String(64))
    name: Mapped[str] = mapped_column(String(64))
    """What the blocked one was called then."""
    at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("blocks_by_person", "person"), Index("blocks_by_blocked", "blocked"))


class ReportRow(Base, kw_only=True):
    """A line of chat, the room's or a table's, that somebody has reported to the host."""

    __tablename__ = "reports"

    id: Mapped[int] = mapped_column(Integer, primary_key=True, init=False)
    person: Mapped[str] = mapped_column(String(64))
    """Who reported it."""
    reported: Mapped[str] = mapped_column(String(64))
    """Who wrote it."""
    table_id: Mapped[str] = mapped_column(String(32), default="")
    """The table where it was written; empty for the public room. A line may be shown after its table is gone."""
    line: Mapped[int] = mapped_column(Integer)
    """Its number there."""
    name: Mapped[str] = mapped_column(String(64))
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[float] = mapped_column(Float)


class RoomStateRow(Base, kw_only=True):
    """What the host has set: one row, shared by all workers."""

    __tablename__ = "room_state"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[dict[str, Any]] = mapped_column(JSON)


HOST = "host"
"""Stands for the server's host in `BlockRow.person`; no hash of a key is so short."""
