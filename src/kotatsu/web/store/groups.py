"""The queries of links for groups."""

from __future__ import annotations

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from kotatsu.web.store.models import LOBBY, TableRow, columns
from kotatsu.web.store.room_models import GroupRow, GroupTableRow
from kotatsu.web.store.store import Store


class Groups:
    """Reads and writes links for groups."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add(self, group: GroupRow, table_id: str, now: float) -> None:
        """A new link with its first table. Expired links end."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(GroupRow).where(GroupRow.expires_at <= now))
            await connection.execute(insert(GroupRow).values(**columns(group)))
            await connection.execute(insert(GroupTableRow).values(group_id=group.id, table_id=table_id))

    async def add_table(self, group_id: str, table_id: str) -> None:
        """One more table for a link; one that it has already stays."""
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(GroupTableRow).values(group_id=group_id, table_id=table_id))
        except IntegrityError:  # it is there already, or one of them is gone
            pass

    async def revoke(self, group_id: str, person: str) -> bool:
        """A link leads nowhere any more; False when it is not this person's."""
        where = (GroupRow.id == group_id, GroupRow.person == person)
        async with self._store.transaction() as connection:
            return bool((await connection.execute(delete(GroupRow).where(*where))).rowcount)

    async def find(self, group_id: str, now: float) -> GroupRow | None:
        """A link that still leads somewhere."""
        async with self._store.database.session() as session:
            found = await session.get(GroupRow, group_id)
            return found if found is not None and found.expires_at > now else None

    async def of_table(self, table_id: str, now: float) -> GroupRow | None:
        """The newest link that leads to a table."""
        query = select(GroupRow).join(GroupTableRow, GroupTableRow.group_id == GroupRow.id)
        return await self._newest(query.where(GroupTableRow.table_id == table_id, GroupRow.expires_at > now))

    async def of_person(self, person: str, now: float) -> GroupRow | None:
        """The newest link of a person."""
        return await self._newest(select(GroupRow).where(GroupRow.person == person, GroupRow.expires_at > now))

    async def _newest(self, query: object) -> GroupRow | None:
        async with self._store.database.session() as session:
            found: GroupRow | None = await session.scalar(query.order_by(GroupRow.created_at.desc()).limit(1))  # type: ignore[attr-defined]
            return found

    async def lobbies(self, group_id: str) -> list[str]:
        """The tables of a link that have not started, oldest first."""
        query = (
            select(TableRow.id)
            .join(GroupTableRow, GroupTableRow.table_id == TableRow.id)
            .where(GroupTableRow.group_id == group_id, TableRow.status == LOBBY)
            .order_by(TableRow.created_at, TableRow.id)
        )
        async with self._store.database.session() as session:
            return list(await session.scalars(query))

    async def tables(self, group_id: str) -> list[str]:
        """All tables of a link."""
        query = select(GroupTableRow.table_id).where(GroupTableRow.group_id == group_id)
        async with self._store.database.session() as session:
            return list(await session.scalars(query))
