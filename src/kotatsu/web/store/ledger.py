"""Reading and writing tables. Every write is one short transaction; entries are only ever added."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from sqlalchemy import and_, bindparam, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.store.committing import Committing
from kotatsu.web.store.database import Database
from kotatsu.web.store.models import BOT, OPEN, OVER, PLAYING, ChatRow, EntryRow, SeatRow, TableRow, columns


@dataclass
class Stored:
    """A table as it is stored, without its ledger."""

    table: TableRow
    seats: list[SeatRow]


class Store:
    """The queries of the server, all of them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._one_writer = asyncio.Lock() if database.url.startswith("sqlite") else None
        self._writer: AsyncConnection | None = None
        self._committing = Committing(self.writing)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer: taking turns at one kept connection is cheaper than waiting there."""
        if self._one_writer is None:
            async with self.database.engine.begin() as connection:
                yield connection
            return
        async with self._one_writer:
            if self._writer is None:
                self._writer = await self.database.engine.connect()
            try:
                async with self._writer.begin():
                    yield self._writer
            except IntegrityError:
                raise
            except BaseException:  # cut off in the middle: whatever state the connection is in, begin anew
                await self._drop_writer()
                raise

    async def close(self) -> None:
        """Finish what is being stored and give the kept connection back."""
        await self._committing.finish()
        await self._drop_writer()

    async def _drop_writer(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    # --- tables and seats

    async def add_table(self, table: TableRow, seats: Iterable[SeatRow]) -> None:
        """A new table with its seats."""
        async with self.writing() as connection:
            await connection.execute(insert(TableRow).values(**columns(table)))
            await connection.execute(insert(SeatRow), [columns(seat) for seat in seats])

    async def load(self, table_id: str) -> Stored | None:
        """A table and its seats, or None."""
        async with self.database.session() as session:
            table = await session.get(TableRow, table_id)
            if table is None:
                return None
            seats = await session.scalars(select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
            return Stored(table, list(seats))

    async def take_seat(self, table_id: str, seat: int, **values: Any) -> bool:
        """Sit down on a seat that is still open; False when somebody was faster."""
        return await self._change_seat(table_id, seat, SeatRow.kind == OPEN, values)

    async def change_seat(self, table_id: str, seat: int, **values: Any) -> bool:
        """Change a seat and count the change."""
        return await self._change_seat(table_id, seat, SeatRow.kind != "", values)

    async def _change_seat(self, table_id: str, seat: int, condition: Any, values: Mapping[str, Any]) -> bool:
        where = and_(SeatRow.table_id == table_id, SeatRow.seat == seat, condition)
        async with self.writing() as connection:
            changed = await connection.execute(update(SeatRow).where(where).values(**values))
            if changed.rowcount == 0:
                return False
            counted = update(TableRow).where(TableRow.id == table_id).values(changes=TableRow.changes + 1)
            await connection.execute(counted)
            return True

    async def change_table(self, table_id: str, was: Mapping[str, Any], **values: Any) -> bool:
        """Change a table that is still as it was, and count the change; False when it is not."""
        where = [TableRow.id == table_id, *(getattr(TableRow, name) == value for name, value in was.items())]
        async with self.writing() as connection:
            changes = update(TableRow).where(*where).values(changes=TableRow.changes + 1, **values)
            return (await connection.execute(changes)).rowcount > 0

    async def see(self, seen: Sequence[tuple[str, str]], at: float) -> None:
        """Note that these holders, by table and key, are here."""
        where = and_(SeatRow.table_id == bindparam("at_table"), SeatRow.key == bindparam("by_key"))
        async with self.writing() as connection:
            await connection.execute(
                update(SeatRow.__table__).where(where).values(seen_at=at),  # type: ignore[arg-type]
                [{"at_table": table_id, "by_key": key} for table_id, key in seen],
            )

    async def tables_of(self, key: str, limit: int) -> list[Stored]:
        """The unfinished tables at which this key sits, newest first."""
        async with self.database.session() as session:
            mine = select(SeatRow.table_id).where(SeatRow.key == key)
            tables = await session.scalars(
                select(TableRow)
                .where(TableRow.id.in_(mine), TableRow.status != OVER)
                .order_by(TableRow.moved_at.desc())
                .limit(limit)
            )
            found = [Stored(table, []) for table in tables]
            by_id = {stored.table.id: stored for stored in found}
            seats = await session.scalars(
                select(SeatRow).where(SeatRow.table_id.in_(by_id)).order_by(SeatRow.table_id, SeatRow.seat)
            )
            for seat in seats:
                by_id[seat.table_id].seats.append(seat)
            return found

    async def due(self, now: float, idle: float, since: float, limit: int) -> list[str]:
        """Tables in play that have been still for `idle` seconds although a bot must decide: those of bots that have
        moved since `since`, and all at which somebody has been away too long."""
        gone = and_(TableRow.away > 0, SeatRow.seen_at + TableRow.away < now)
        bots = and_(TableRow.moved_at >= since, or_(SeatRow.kind == BOT, SeatRow.stand_in != ""))
        found: list[str] = []
        async with self.database.session() as session:
            for plays in (bots, gone):  # each has an index of its own
                query = (
                    select(TableRow.id)
                    .join(SeatRow, and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.actor))
                    .where(TableRow.status == PLAYING, TableRow.moved_at <= now - idle, plays)
                    .limit(limit)
                )
                found.extend(await session.scalars(query))
        return found

    # --- the ledger

    async def entries(self, table_id: str, since: int = 0) -> list[EntryRow]:
        """The ledger from a number on."""
        query = select(EntryRow).where(EntryRow.table_id == table_id, EntryRow.number >= since)
        async with self.database.session() as session:
            return list(await session.scalars(query.order_by(EntryRow.number)))

    async def append(self, entry: EntryRow, *, actor: int, status: str) -> bool:
        """Add an entry and say who decides now; False when its number or its id is taken. Durable once it returns."""
        return await self._committing.append(entry, actor, status)

    # --- chat

    async def chats(self, table_id: str, since: int = 0) -> list[ChatRow]:
        """The lines of chat from a number on."""
        query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.number >= since)
        async with self.database.session() as session:
            return list(await session.scalars(query.order_by(ChatRow.number)))

    async def count_chats(self, table_id: str) -> int:
        """How many lines of chat there are."""
        async with self.database.session() as session:
            return int(await session.scalar(select(func.count()).where(ChatRow.table_id == table_id)) or 0)

    async def say(self, table_id: str, seat: int, name: str, text: str, at: float) -> int:
        """Add a line of chat; its number. Two lines at once both count, one after the other."""
        while True:
            number = await self.count_chats(table_id)
            try:
                async with self.writing() as connection:
                    await connection.execute(
                        insert(ChatRow).values(table_id=table_id, number=number, seat=seat, name=name, text=text, at=at)
                    )
                return number
            except IntegrityError:
                continue
