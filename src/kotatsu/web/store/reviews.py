"""Every query about reviews."""

from __future__ import annotations

from sqlalchemy import delete, insert

from kotatsu.web.store.models import columns
from kotatsu.web.store.review_models import ReviewRow
from kotatsu.web.store.store import Store


class StoredReviews:
    """Reads and writes reviews."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table_id: str) -> ReviewRow | None:
        """The review of a table, or None."""
        async with self._store.database.session() as session:
            return await session.get(ReviewRow, table_id)

    async def keep(self, row: ReviewRow) -> None:
        """Keep a review in place of an older one."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(ReviewRow).where(ReviewRow.table_id == row.table_id))
            await connection.execute(insert(ReviewRow).values(**columns(row)))
