"""Every query of the server. A write is one short transaction; entries are only ever added."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from sqlalchemy import and_, bindparam, case, func, insert, or_, select, text, tuple_, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession
from sqlalchemy.orm import Session

from kotatsu.web.store.database import Database
from kotatsu.web.store.entry_writers import EntryWriter, SQLAlchemyWriter, SQLiteWriter
from kotatsu.web.store.group_commit import GroupCommit, Outcome, PendingEntry
from kotatsu.web.store.models import (
    BOT,
    LOBBY,
    OVER,
    PLAYING,
    ChatRow,
    EntryRow,
    NewEntry,
    SeatRow,
    SecretRow,
    TableRow,
    columns,
)
from kotatsu.web.store.write_turns import WriteTurns

BEGIN_IMMEDIATE = text("BEGIN IMMEDIATE")
INSERT_TABLE = insert(TableRow.__table__)  # type: ignore[arg-type]
INSERT_SEAT = insert(SeatRow.__table__)  # type: ignore[arg-type]
SEATS_OF = select(SeatRow).where(SeatRow.table_id == bindparam("of_table")).order_by(SeatRow.seat)
ENTRIES_SINCE = (
    select(EntryRow)
    .where(EntryRow.table_id == bindparam("of_table"), EntryRow.number >= bindparam("since"))
    .order_by(EntryRow.number)
)
CHAT_COUNTS = select(func.count(), func.count(case((ChatRow.text == "", 1)))).where(
    ChatRow.table_id == bindparam("of_table")
)
"""How many lines of chat there are, and how many of them were emptied."""


@dataclass
class StoredTable:
    """A table as it is stored, with as many of its entries as were asked for."""

    table: TableRow
    seats: list[SeatRow]
    chat_count: int = 0
    removed_chats: int = 0
    """How many of these lines were emptied."""
    entries: Sequence[EntryRow] = ()


@dataclass(frozen=True)
class DueTables:
    """Which tables a sweep asks for. Times are in seconds."""

    now: float
    watching_since: float
    """Since when the server has seen who is here without a gap: nobody is away for longer than that."""
    moved_since: float
    """Tables of bots that moved before that were looked at before."""
    idle: float
    """How long nothing has moved."""
    rules: Collection[tuple[str, int]]
    """Games with their versions; tables of other rules cannot go on here."""
    after: str
    """The last table of the page before."""
    limit: int


class Store:
    """Reads and writes tables."""

    def __init__(self, database: Database, *, entry_socket: Path | None = None) -> None:
        self.database = database
        self._entry_socket = entry_socket
        """Where the process is found that writes entries to an embedded database for several workers; None for one."""
        self._turns = WriteTurns() if database.is_sqlite else None
        self._writer: AsyncConnection | None = None
        self._group_commit = GroupCommit(self._entry_writer())

    def _entry_writer(self) -> EntryWriter:
        file = self.database.file
        if file and self._turns:
            return SQLiteWriter(file, self._turns, self._entry_socket)
        return SQLAlchemyWriter(self.transaction)

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A transaction. SQLite has one writer: taking turns at one kept connection is cheaper than waiting there."""
        if self._turns is None:
            async with self.database.engine.begin() as connection:
                yield connection
            return
        async with self._turns.for_others():
            if self._writer is None:
                self._writer = await self.database.engine.connect()
            try:
                async with self._writer.begin():
                    if self._entry_socket is not None:  # before anything is read that a change rests on
                        await self._writer.execute(BEGIN_IMMEDIATE)
                    yield self._writer
            except IntegrityError:
                raise
            except (SQLAlchemyError, OSError, asyncio.CancelledError, GeneratorExit):  # cut off: begin anew
                await self._drop_writer()
                raise

    async def close(self) -> None:
        """Finish what is being stored and give the kept connection back."""
        await self._group_commit.finish()
        await self._drop_writer()

    async def _drop_writer(self) -> None:
        writer, self._writer = self._writer, None
        if writer is not None:
            await writer.close()

    # --- tables and seats

    async def add_table(self, table: TableRow, seats: Iterable[SeatRow]) -> None:
        """A new table with its seats."""
        async with self.transaction() as connection:
            await insert_table(connection, table, seats)

    async def load(self, table_id: str, *, entries_from: int = 0) -> StoredTable | None:
        """A table with its seats and its entries from a number on, or None."""
        return await self.database.read(lambda session: _read_table(session, table_id, entries_from))

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[tuple[StoredTable | None, AsyncConnection]]:
        """The one way to change a table or its seats: read, locked, changed by the block and stored together.

        Two changes at once take turns, in whichever workers they arrive, so the block decides on what is true. A block
        that raises changes nothing. `TableRow.changes` counts every block that changed something.
        """
        async with (
            self.transaction() as connection,
            AsyncSession(bind=connection, expire_on_commit=False, autoflush=False) as session,
        ):
            stored = await _load(session, table_id, lock=True)
            yield stored, connection
            if stored is not None and session.dirty:
                stored.table.changes += 1
                await session.flush()

    async def mark_seen(self, seen: Sequence[tuple[str, str]], at: float) -> None:
        """Note that these holders, given by table and key, are here."""
        where = and_(SeatRow.table_id == bindparam("at_table"), SeatRow.key == bindparam("by_key"))
        async with self.transaction() as connection:
            await connection.execute(
                update(SeatRow.__table__).where(where).values(seen_at=at),  # type: ignore[arg-type]
                [{"at_table": table_id, "by_key": key} for table_id, key in seen],
            )

    async def check_writable(self) -> None:
        """Write something that changes nothing; raises when the disk is full or the database cannot be written."""
        async with self.transaction() as connection:
            await connection.execute(update(SecretRow).values(value=SecretRow.value))

    async def check_entries(self) -> None:
        """Raises when entries cannot be stored, by what only they need."""
        await self._group_commit.check()

    async def tables_of(self, key: str, limit: int, *, finished: bool = False) -> list[StoredTable]:
        """The unfinished tables at which this key sits, or the finished ones, newest first."""
        async with self.database.session() as session:
            mine = select(SeatRow.table_id).where(SeatRow.key == key)
            tables = await session.scalars(
                select(TableRow)
                .where(TableRow.id.in_(mine), TableRow.status == OVER if finished else TableRow.status != OVER)
                .order_by(TableRow.moved_at.desc())
                .limit(limit)
            )
            found = [StoredTable(table, []) for table in tables]
            by_id = {stored.table.id: stored for stored in found}
            seats = await session.scalars(
                select(SeatRow).where(SeatRow.table_id.in_(by_id)).order_by(SeatRow.table_id, SeatRow.seat)
            )
            for seat in seats:
                by_id[seat.table_id].seats.append(seat)
            return found

    async def tables_due(self, due: DueTables) -> list[str]:
        """Tables at which a bot must decide, in the order of their ids.

        A bot decides for its own seat, for a person who handed over, and for one away longer than the table waits.
        """
        plays = or_(SeatRow.kind == BOT, SeatRow.stand_in != "")
        bots = and_(TableRow.moved_at >= due.moved_since, plays)
        away = and_(
            TableRow.away > 0,
            SeatRow.seen_at + TableRow.away < due.now,
            TableRow.away < due.now - due.watching_since,
        )
        found: set[str] = set()
        async with self.database.session() as session:
            for condition in (bots, away):  # each has an index of its own
                query = (
                    select(TableRow.id)
                    .join(SeatRow, and_(SeatRow.table_id == TableRow.id, SeatRow.seat == TableRow.actor))
                    .where(
                        TableRow.status == PLAYING,
                        TableRow.moved_at <= due.now - due.idle,
                        TableRow.id > due.after,
                        tuple_(TableRow.game, TableRow.version).in_(list(due.rules)),
                        condition,
                    )
                    .order_by(TableRow.id)
                    .limit(due.limit)
                )
                found.update(await session.scalars(query))
        return sorted(found)[: due.limit]

    # --- entries

    async def entries(self, table_id: str, since: int = 0) -> list[EntryRow]:
        """A table's entries from a number on."""
        return await self.database.read(lambda session: _entries(session, table_id, since))

    async def append(self, entry: EntryRow | NewEntry, *, actor: int, status: str) -> bool:
        """Add an entry and note who decides now; False when its number or its id is taken. Durable once it returns."""
        stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.submit(PendingEntry(entry, actor, status, partial(_resolve, stored)))
        return await stored

    def submit(self, pending: PendingEntry) -> None:
        """The same without waiting: what is submitted within one turn of the event loop shares a transaction."""
        self._group_commit.submit(pending)

    # --- chat

    async def chats(self, table_id: str, since: int = 0) -> list[ChatRow]:
        """The lines of chat from a number on."""
        query = select(ChatRow).where(ChatRow.table_id == table_id, ChatRow.number >= since)
        async with self.database.session() as session:
            return list(await session.scalars(query.order_by(ChatRow.number)))

    async def count_chats(self, table_id: str) -> int:
        """How many lines of chat there are."""
        return await self.database.read(lambda session: _count_chats(session, table_id))

    async def add_chat(self, table_id: str, seat: int, name: str, text: str, at: float) -> int:
        """Add a line of chat; its number. Two lines at once both count, one after the other."""
        while True:
            number = await self.count_chats(table_id)
            row = ChatRow(table_id=table_id, number=number, seat=seat, name=name, text=text, at=at)
            try:
                async with self.transaction() as connection:
                    await connection.execute(insert(ChatRow).values(**columns(row)))
                return number
            except IntegrityError:
                continue


def _resolve(stored: asyncio.Future[bool], outcome: Outcome) -> None:
    """Tell whoever waits; one who is gone is skipped."""
    if stored.done():
        return
    if isinstance(outcome, Exception):
        stored.set_exception(outcome)
    else:
        stored.set_result(outcome)


async def insert_table(connection: AsyncConnection, table: TableRow, seats: Iterable[SeatRow]) -> None:
    """A new table with its seats, in a transaction that is open."""
    await connection.execute(INSERT_TABLE, columns(table))
    await connection.execute(INSERT_SEAT, [columns(seat) for seat in seats])


async def _load(session: AsyncSession, table_id: str, *, lock: bool = False) -> StoredTable | None:
    table = await session.get(TableRow, table_id, with_for_update=lock)
    if table is None:
        return None
    return StoredTable(table, list(await session.scalars(SEATS_OF, {"of_table": table_id})))


def _read_table(session: Session, table_id: str, entries_from: int) -> StoredTable | None:
    table = session.get(TableRow, table_id)
    if table is None:
        return None
    of_table = {"of_table": table_id}
    chats, removed = session.execute(CHAT_COUNTS, of_table).one()
    entries = () if table.status == LOBBY else _entries(session, table_id, entries_from)
    return StoredTable(table, list(session.scalars(SEATS_OF, of_table)), chats, removed, entries)


def _entries(session: Session, table_id: str, since: int) -> list[EntryRow]:
    return list(session.scalars(ENTRIES_SINCE, {"of_table": table_id, "since": since}))


def _count_chats(session: Session, table_id: str) -> int:
    return int(session.scalar(select(func.count()).where(ChatRow.table_id == table_id)) or 0)
