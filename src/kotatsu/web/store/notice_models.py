"""The stored rows of notices: which browsers are called, when not, what was told, and what is still to be sent."""

from __future__ import annotations

from sqlalchemy import Float, ForeignKey, Index, Integer, String
from sqlalchemy.orm import Mapped, mapped_column

from kotatsu.web.store.models import Base

TURN, REMINDER = "turn", "reminder"
"""Kinds of notices."""
PUSH, MAIL = "push", "mail"
"""Ways on which a notice goes."""


class PushSubscriptionRow(Base, kw_only=True):
    """A browser that wants to be called (Push API): where, and the keys that only it can read with."""

    __tablename__ = "push_subscriptions"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of its endpoint."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    device: Mapped[str] = mapped_column(String(64))
    """The hash of the browser's own key: signed off, it is not called any more."""
    endpoint: Mapped[str] = mapped_column(String(1024))
    public_key: Mapped[str] = mapped_column(String(128))
    """`p256dh`, base64url."""
    secret: Mapped[str] = mapped_column(String(32))
    """`auth`, base64url."""
    language: Mapped[str] = mapped_column(String(8))
    created_at: Mapped[float] = mapped_column(Float)
    gone_at: Mapped[float] = mapped_column(Float, default=0.0)
    """When its push service said that there is no such subscription any more; 0 while there is. The row stays for a
    while: its browser, which has a new one by then, may put that in its place without asking its owner again."""

    __table_args__ = (
        Index("push_subscriptions_by_person", "person"),
        Index("push_subscriptions_by_device", "device"),
    )


class NoticeSettingsRow(Base, kw_only=True):
    """When somebody does not want to be called."""

    __tablename__ = "notice_settings"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    quiet_from: Mapped[int] = mapped_column(Integer, default=0)
    """Minutes after midnight in their time zone."""
    quiet_until: Mapped[int] = mapped_column(Integer, default=0)
    """Minutes after midnight; the same as `quiet_from` for no quiet hours."""
    time_zone: Mapped[str] = mapped_column(String(64), default="")
    """Empty while it is not known: then the day is that of UTC."""


class VacationRow(Base, kw_only=True):
    """A time in which somebody's clocks stand still."""

    __tablename__ = "vacations"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    from_at: Mapped[float] = mapped_column(Float, primary_key=True)
    until_at: Mapped[float] = mapped_column(Float)


class MailRow(Base, kw_only=True):
    """A mail address that somebody gave."""

    __tablename__ = "mail_addresses"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    address: Mapped[str] = mapped_column(String(254))
    mode: Mapped[str] = mapped_column(String(8))
    """When mail comes: one of MAIL_MODES (notices/caller.py)."""
    language: Mapped[str] = mapped_column(String(8))
    confirmed_at: Mapped[float] = mapped_column(Float, default=0.0)
    """0 until its owner has confirmed it."""
    confirm_key: Mapped[str] = mapped_column(String(64), default="")
    """The hash of what the link that confirms it holds."""
    confirm_until: Mapped[float] = mapped_column(Float, default=0.0)
    off_key: Mapped[str] = mapped_column(String(64))
    """What the link that stops the mails holds; every mail has it."""
    sent_at: Mapped[float] = mapped_column(Float, default=0.0)
    """When a mail was last sent."""
    created_at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("mail_by_confirm_key", "confirm_key"), Index("mail_by_off_key", "off_key"))


class NoticeRow(Base, kw_only=True):
    """What somebody was told of a table. A notice of their turn goes once they have seen the table."""

    __tablename__ = "notices"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    entry: Mapped[int] = mapped_column(Integer)
    """How many entries the table had."""
    at: Mapped[float] = mapped_column(Float)

    __table_args__ = (Index("notices_by_person", "person"),)


class DeliveryRow(Base, kw_only=True):
    """A notice that is still to be sent to a browser or to a mailbox."""

    __tablename__ = "deliveries"

    way: Mapped[str] = mapped_column(String(4), primary_key=True)
    target: Mapped[str] = mapped_column(String(64), primary_key=True)
    """A push subscription's id, or the person whose mailbox it is."""
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    due_at: Mapped[float] = mapped_column(Float)
    created_at: Mapped[float] = mapped_column(Float)
    tries: Mapped[int] = mapped_column(Integer, default=0)

    __table_args__ = (Index("deliveries_by_time", "way", "due_at"), Index("deliveries_by_person", "person"))
