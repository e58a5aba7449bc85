"""The stored reviews of finished games."""

from __future__ import annotations

from sqlalchemy import Float, ForeignKey, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from kotatsu.web.store.models import Base


class ReviewRow(Base, kw_only=True):
    """The review of a finished game, made once."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    digest: Mapped[str] = mapped_column(String(32))
    """What the game ended in: a review of another end is made anew."""
    format: Mapped[int] = mapped_column(Integer)
    document: Mapped[str] = mapped_column(Text)
    """The review as JSON."""
    made_at: Mapped[float] = mapped_column(Float)
