"""The queries of a person's games: their tables of every kind, what finished ones came to, where they were invited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Select, and_, delete, exists, func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from kotatsu.web.store.models import LOBBY, OVER, PERSON, SeatRow, TableRow, columns
from kotatsu.web.store.people_models import InvitationRow, ResultRow
from kotatsu.web.store.review_models import ReviewRow
from kotatsu.web.store.store import Store, StoredTable


@dataclass(frozen=True)
class Filter:
    """Which of a person's tables are wanted."""

    games: Sequence[str] | None = None
    """Slugs; None for all."""
    text: str = ""
    """Part of a name at the table."""


class OwnGames:
    """Reads the games of people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- tables

    async def unfinished(self, person: str, wanted: Filter, limit: int) -> list[StoredTable]:
        """Lobbies and running games at which a person sits, newest first."""
        return await self._tables(_mine(person, wanted).where(TableRow.status != OVER), limit)

    async def finished(self, person: str, wanted: Filter, limit: int, offset: int = 0) -> list[StoredTable]:
        """Finished games at which a person sat, newest first."""
        return await self._tables(_mine(person, wanted).where(TableRow.status == OVER), limit, offset)

    async def count_finished(self, person: str, wanted: Filter) -> int:
        """How many finished games there are."""
        mine = _mine(person, wanted).where(TableRow.status == OVER).subquery()
        async with self._store.database.session() as session:
            return int(await session.scalar(select(func.count()).select_from(mine)) or 0)

    async def invited(self, person: str, wanted: Filter, limit: int) -> list[StoredTable]:
        """Lobbies that a person was invited to and where they do not sit, newest first."""
        invited = select(InvitationRow.table_id).where(InvitationRow.person == person)
        seated = select(SeatRow.table_id).where(SeatRow.key == person)
        query = select(TableRow).where(
            TableRow.id.in_(invited), TableRow.id.not_in(seated), TableRow.status == LOBBY, *_conditions(wanted)
        )
        return await self._tables(query, limit)

    async def _tables(self, query: Select[TableRow], limit: int, offset: int = 0) -> list[StoredTable]:
        ordered = query.order_by(TableRow.moved_at.desc(), TableRow.id).limit(limit).offset(offset)
        async with self._store.database.session() as session:
            found = [StoredTable(table, []) for table in await session.scalars(ordered)]
            await _add_seats(session, found)
            return found

    async def note_invitation(self, person: str, table_id: str, now: float) -> None:
        """Somebody was shown the door of a lobby."""
        row = InvitationRow(person=person, table_id=table_id, at=now)
        async with self._store.database.session() as session:
            known = await session.get(InvitationRow, (person, table_id))
        if known is None:
            await self._insert(row)

    async def forget_invitation(self, person: str, table_id: str) -> None:
        """Somebody does not want to come."""
        where = (InvitationRow.person == person, InvitationRow.table_id == table_id)
        async with self._store.transaction() as connection:
            await connection.execute(delete(InvitationRow).where(*where))

    # --- results

    async def results(self, table_ids: Sequence[str]) -> dict[str, ResultRow]:
        """What these games came to, where it is known."""
        async with self._store.database.session() as session:
            found = await session.scalars(select(ResultRow).where(ResultRow.table_id.in_(table_ids)))
            return {row.table_id: row for row in found}

    async def review_documents(self, table_ids: Sequence[str]) -> dict[str, str]:
        """The reviews of these games, as JSON, where they were made."""
        query = select(ReviewRow.table_id, ReviewRow.document).where(ReviewRow.table_id.in_(table_ids))
        async with self._store.database.session() as session:
            return {row.table_id: row.document for row in await session.execute(query)}

    async def without_result(self, limit: int, since: float = 0.0) -> list[str]:
        """Finished games of people, moved since then, whose result is not known yet."""
        query = unknown_results(limit, since)
        async with self._store.database.session() as session:
            return list(await session.scalars(query))

    async def add_results(self, rows: Sequence[ResultRow]) -> None:
        """Keep what games came to."""
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(ResultRow), [columns(row) for row in rows])
        except IntegrityError:  # one of them is known already, or its table is gone
            for row in rows:
                await self._insert(row)

    async def _insert(self, row: ResultRow | InvitationRow) -> None:
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(type(row)).values(**columns(row)))
        except IntegrityError:  # known already, or the table is gone
            pass


def unknown_results(limit: int, since: float) -> Select[str]:
    """Which results are not known; found by indexes alone, and only among games that moved since then."""
    by_people = and_(SeatRow.key != "", SeatRow.kind.in_((PERSON, "device")))
    played = exists().where(SeatRow.table_id == TableRow.id, by_people)
    known = exists().where(ResultRow.table_id == TableRow.id)
    return (
        select(TableRow.id)
        .where(TableRow.status == OVER, TableRow.moved_at >= since, played, ~known)
        .order_by(TableRow.moved_at.desc())
        .limit(limit)
    )


def _mine(person: str, wanted: Filter) -> Select[TableRow]:
    mine = select(SeatRow.table_id).where(SeatRow.key == person)
    return select(TableRow).where(TableRow.id.in_(mine), *_conditions(wanted))


def _conditions(wanted: Filter) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if wanted.games is not None:
        found.append(TableRow.game.in_(wanted.games))
    if wanted.text:
        named = select(SeatRow.table_id).where(SeatRow.name.icontains(wanted.text, autoescape=True))
        found.append(TableRow.id.in_(named))
    return found


async def _add_seats(session: AsyncSession, tables: Sequence[StoredTable]) -> None:
    by_id = {stored.table.id: stored for stored in tables}
    query = select(SeatRow).where(SeatRow.table_id.in_(by_id)).order_by(SeatRow.table_id, SeatRow.seat)
    for seat in await session.scalars(query):
        by_id[seat.table_id].seats.append(seat)
