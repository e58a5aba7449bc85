"""How large tables are, and how old: what retention and `kotatsu tables` decide and show by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Select, Text, case, cast, distinct, func, select, text

from kotatsu.web.store.database import Database
from kotatsu.web.store.models import ChatRow, EntryRow, SeatRow, TableRow

TABLE_BYTES = 2_000
"""A table with its seats and its places in the indexes, about."""
ROW_BYTES = 150
"""What a stored row takes beside its texts, indexes included, about."""


@dataclass(frozen=True)
class TableSize:
    """A table as a host sees it: nothing of its game but its age and its size. Times are seconds since 1970."""

    id: str
    game: str
    status: str
    created_at: float
    moved_at: float
    seen_at: float
    """When somebody who holds a seat was last here."""
    holders: int
    """How many people hold a seat."""
    entries: int
    bytes: int
    """An estimate."""

    @property
    def last_used_at(self) -> float:
        """When somebody last played or looked in."""
        return max(self.moved_at, self.seen_at)


async def table_sizes(database: Database, *, status: str = "", table_id: str = "") -> list[TableSize]:
    """Tables with their sizes, the one unused for longest first."""
    query = _sizes()
    if status:
        query = query.where(TableRow.status == status)
    if table_id:
        query = query.where(TableRow.id == table_id)
    async with database.session() as session:
        found = [TableSize(**row) for row in (await session.execute(query)).mappings()]
    return sorted(found, key=lambda size: (size.last_used_at, size.id))


def _sizes() -> Select[*tuple[Any, ...]]:
    holder = case((SeatRow.key != "", SeatRow.key))
    entries = select(func.count()).where(EntryRow.table_id == TableRow.id).correlate(TableRow).scalar_subquery()
    entry_bytes = _summed(EntryRow.table_id, func.length(EntryRow.action) + func.length(cast(EntryRow.draws, Text)))
    chat_bytes = _summed(ChatRow.table_id, func.length(ChatRow.text))
    return (
        select(
            TableRow.id,
            TableRow.game,
            TableRow.status,
            TableRow.created_at,
            TableRow.moved_at,
            func.coalesce(func.max(case((SeatRow.key != "", SeatRow.seen_at))), 0.0).label("seen_at"),
            func.count(distinct(holder)).label("holders"),
            entries.label("entries"),
            (TABLE_BYTES + entry_bytes + chat_bytes).label("bytes"),
        )
        .join(SeatRow, SeatRow.table_id == TableRow.id)
        .group_by(TableRow.id)
    )


def _summed(table_id: ColumnElement[str] | object, length: ColumnElement[int]) -> ColumnElement[int]:
    """The bytes of a table's rows of one kind."""
    rows = select(func.coalesce(func.sum(ROW_BYTES + length), 0)).where(table_id == TableRow.id)
    return rows.correlate(TableRow).scalar_subquery()


async def database_bytes(database: Database) -> int:
    """How large the database is; what was removed and not yet used again is not counted where that is known."""
    async with database.engine.connect() as connection:
        if not database.is_sqlite:
            return int(await connection.scalar(text("SELECT pg_database_size(current_database())")) or 0)
        pages: Sequence[int] = [
            int(await connection.scalar(text(f"PRAGMA {name}")) or 0)
            for name in ("page_count", "freelist_count", "page_size")
        ]
    return (pages[0] - pages[1]) * pages[2]


async def last_sign_of_life(database: Database) -> float:
    """When somebody was last seen at any table, or moved; 0 of an empty database."""
    async with database.session() as session:
        moved = await session.scalar(select(func.max(TableRow.moved_at)))
        seen = await session.scalar(select(func.max(SeatRow.seen_at)))
    return max(moved or 0.0, seen or 0.0)
