"""The queries of series of games."""

from __future__ import annotations

from sqlalchemy import String, cast, select

from kotatsu.web.store.models import BOT, OVER, SeatRow, TableRow
from kotatsu.web.store.store import Store

NO_SERIES = "{}"
"""How the column `series` is stored for a game of its own."""


async def ended_games(store: Store, since: float, limit: int) -> list[str]:
    """Games of series that have ended since a time, that nobody has begun again, and at which only bots are left."""
    people = select(SeatRow.table_id).where(SeatRow.kind != BOT, SeatRow.stand_in == "")
    query = (
        select(TableRow.id)
        .where(TableRow.status == OVER, TableRow.moved_at >= since, TableRow.rematch == "")
        .where(cast(TableRow.series, String) != NO_SERIES, TableRow.id.not_in(people))
        .order_by(TableRow.moved_at.desc())
        .limit(limit)
    )
    async with store.database.session() as session:
        return list(await session.scalars(query))
