"""The queries of the public room: what is listed, its chat, blocks and reports."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from kotatsu.web.store.models import LOBBY, PLAYING, ChatRow, SeatRow, TableRow, columns
from kotatsu.web.store.room_models import HOST, BlockRow, ListingRow, ReportRow, RoomLineRow
from kotatsu.web.store.store import Store, StoredTable


@dataclass(frozen=True)
class ReportedLine:
    """A line of chat that somebody shows to the host."""

    number: int
    writer: str
    """The person who wrote it."""
    name: str
    text: str
    table_id: str = ""
    """Empty for a line of the public room."""


class PublicRoom:
    """Reads and writes what strangers see."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- tables that anybody may find

    async def listing(self, table_id: str) -> ListingRow | None:
        """What strangers may do with a table."""
        async with self._store.database.session() as session:
            return await session.get(ListingRow, table_id)

    async def with_slug(self, slug: str) -> ListingRow | None:
        """A table by its address in the public room."""
        async with self._store.database.session() as session:
            found: ListingRow | None = await session.scalar(select(ListingRow).where(ListingRow.slug == slug))
            return found

    async def set_listing(self, row: ListingRow) -> None:
        """List a table, or change what strangers may do with it; its address stays."""
        values = {"join": row.join, "watch": row.watch}
        async with self._store.transaction() as connection:
            changed = await connection.execute(
                update(ListingRow).where(ListingRow.table_id == row.table_id).values(**values)
            )
            if not changed.rowcount and any(values.values()):
                await connection.execute(insert(ListingRow).values(**columns(row)))

    async def listed(self, limit: int) -> list[tuple[ListingRow, StoredTable]]:
        """Lobbies that anybody may join and games that anybody may watch, the newest first."""
        is_open = (ListingRow.join == 1) & (TableRow.status == LOBBY)
        is_shown = (ListingRow.watch == 1) & (TableRow.status == PLAYING)
        query = (
            select(ListingRow, TableRow)
            .join(TableRow, TableRow.id == ListingRow.table_id)
            .where(or_(is_open, is_shown))
            .order_by(TableRow.moved_at.desc())
            .limit(limit)
        )
        async with self._store.database.session() as session:
            found = [(row[0], StoredTable(row[1], [])) for row in await session.execute(query)]
            by_id = {stored.table.id: stored for _, stored in found}
            seats = select(SeatRow).where(SeatRow.table_id.in_(by_id)).order_by(SeatRow.table_id, SeatRow.seat)
            for seat in await session.scalars(seats):
                by_id[seat.table_id].seats.append(seat)
            return found

    # --- chat

    async def lines(self, since: float, limit: int) -> list[RoomLineRow]:
        """The last lines that were written since a time, oldest first."""
        query = select(RoomLineRow).where(RoomLineRow.at >= since).order_by(RoomLineRow.number.desc()).limit(limit)
        async with self._store.database.session() as session:
            return list(await session.scalars(query))[::-1]

    async def line(self, number: int) -> RoomLineRow | None:
        """A line."""
        async with self._store.database.session() as session:
            return await session.get(RoomLineRow, number)

    async def lines_mark(self) -> str:
        """Changes when a line is written or removed: the number of the newest line, and how many there are."""
        async with self._store.database.session() as session:
            newest, count = (await session.execute(select(func.max(RoomLineRow.number), func.count()))).one()
            return f"{newest or 0}.{count}"

    async def say(self, person: str, name: str, text: str, at: float) -> None:
        """One more line."""
        await self._insert(RoomLineRow, person=person, name=name, text=text, at=at)

    async def remove_line(self, number: int, table_id: str = "") -> None:
        """Take a line away; one of a table is emptied, since streams count with the numbers of lines."""
        if table_id:
            its_line = (ChatRow.table_id == table_id, ChatRow.number == number)
            done: Any = update(ChatRow).where(*its_line).values(name="", text="")
        else:
            done = delete(RoomLineRow).where(RoomLineRow.number == number)
        async with self._store.transaction() as connection:
            await connection.execute(done)

    async def forget(self, lines_before: float, reports_before: float) -> None:
        """Delete lines and reports that were kept long enough."""
        async with self._store.transaction() as connection:
            await connection.execute(delete(RoomLineRow).where(RoomLineRow.at < lines_before))
            await connection.execute(delete(ReportRow).where(ReportRow.at < reports_before))

    # --- blocks

    async def block(self, person: str, blocked: str, name: str, at: float) -> None:
        """A person blocks another, once."""
        if not await self._scalar(select(BlockRow.id).where(BlockRow.person == person, BlockRow.blocked == blocked)):
            await self._insert(BlockRow, person=person, blocked=blocked, name=name, at=at)

    async def unblock(self, person: str, block_id: int) -> None:
        """A person ends one of their blocks."""
        await self._delete_blocks(BlockRow.id == block_id, BlockRow.person == person)

    async def unblock_person(self, person: str, blocked: str) -> None:
        """A person ends their block of somebody."""
        await self._delete_blocks(BlockRow.person == person, BlockRow.blocked == blocked)

    async def _delete_blocks(self, *where: Any) -> None:
        async with self._store.transaction() as connection:
            await connection.execute(delete(BlockRow).where(*where))

    async def blocks(self, person: str) -> list[BlockRow]:
        """Whom a person has blocked, the newest first."""
        query = select(BlockRow).where(BlockRow.person == person).order_by(BlockRow.id.desc())
        async with self._store.database.session() as session:
            return list(await session.scalars(query))

    async def is_blocked_by_host(self, person: str) -> bool:
        """Whether the host keeps somebody out of the public room."""
        query = select(BlockRow.id).where(BlockRow.person == HOST, BlockRow.blocked == person)
        return bool(person) and bool(await self._scalar(query))

    async def at_odds(self, person: str, others: Collection[str]) -> set[str]:
        """Those among others whom a person has blocked, or who have blocked the person."""
        if not person or not others:
            return set()
        mine = select(BlockRow.blocked).where(BlockRow.person == person, BlockRow.blocked.in_(others))
        theirs = select(BlockRow.person).where(BlockRow.blocked == person, BlockRow.person.in_(others))
        async with self._store.database.session() as session:
            return {*await session.scalars(mine), *await session.scalars(theirs)} - {person}

    # --- reports

    async def report(self, person: str, line: ReportedLine, at: float) -> None:
        """Keep a line for the host, once for each who reports it."""
        same = (ReportRow.table_id == line.table_id, ReportRow.line == line.number)
        if await self._scalar(select(ReportRow.id).where(ReportRow.person == person, *same)):
            return
        kept = {"reported": line.writer, "table_id": line.table_id, "line": line.number}
        await self._insert(ReportRow, person=person, at=at, name=line.name, text=line.text, **kept)

    async def reports(self, limit: int) -> list[ReportRow]:
        """Reports, the newest first."""
        async with self._store.database.session() as session:
            return list(await session.scalars(select(ReportRow).order_by(ReportRow.id.desc()).limit(limit)))

    async def report_of(self, number: int) -> ReportRow | None:
        """A report."""
        async with self._store.database.session() as session:
            return await session.get(ReportRow, number)

    async def settle_reports(self, table_id: str, line: int) -> None:
        """The host has seen to a line: its reports go."""
        async with self._store.transaction() as connection:
            same = (ReportRow.table_id == table_id, ReportRow.line == line)
            await connection.execute(delete(ReportRow).where(*same))

    # --- what is somebody's

    async def of_person(self, person: str) -> dict[str, Sequence[Any]]:
        """What a person has said, blocked and reported here."""
        async with self._store.database.session() as session:
            said = await session.scalars(select(RoomLineRow).where(RoomLineRow.person == person))
            reported = await session.scalars(select(ReportRow).where(ReportRow.person == person))
            return {"said": list(said), "reported": list(reported), "blocked": await self.blocks(person)}

    async def _scalar(self, query: Any) -> Any:
        async with self._store.database.session() as session:
            return await session.scalar(query)

    async def _insert(self, model: type[Any], **values: Any) -> None:
        try:
            async with self._store.transaction() as connection:
                await connection.execute(insert(model).values(**values))
        except IntegrityError:  # the same was stored meanwhile
            pass
