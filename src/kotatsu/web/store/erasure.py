"""Erasing a person: their rows, and what they left at tables. What was erased is not in the files any more.

SQLite overwrites what is deleted (`secure_delete`), and its journal is emptied afterwards; PostgreSQL removes old row
versions with its next VACUUM.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.web.store.models import BOT, LOBBY, OPEN, OVER, ChatRow, SeatRow, TableRow
from kotatsu.web.store.people_models import InvitationRow, PersonRow
from kotatsu.web.store.room_models import HOST, BlockRow, GroupRow, ReportRow, RoomLineRow
from kotatsu.web.store.store import Store, StoredTable


def nameless(seat: int) -> str:
    """What the seat of somebody who is gone is called, in every language."""
    return f"№ {seat + 1}"


async def erase_traces(store: Store, table_id: str, person: str, level: str) -> bool:
    """Take a person away from a table, in a running game with a bot of a level in their place.

    True when nobody else played there, so that the table itself is gone.
    """
    async with store.changing(table_id) as (stored, connection):
        if stored is None:
            return True
        others = [row for row in stored.seats if row.key and row.key != person]
        if not others:
            await connection.execute(delete(TableRow).where(TableRow.id == table_id))
            return True
        own = [row for row in stored.seats if row.key == person]
        for row in own:
            _leave(stored, row, level)
        if stored.table.host == person:
            stored.table.host = others[0].key
        await _unsay(connection, table_id, [row.seat for row in own])
    return False


def _leave(stored: StoredTable, row: SeatRow, level: str) -> None:
    """A seat without its person: open in a lobby, a bot's in a running game, nameless in a finished one."""
    status = stored.table.status
    row.key, row.stand_in, row.standing, row.seen_at = "", "", [], 0.0
    row.name = "" if status == LOBBY else nameless(row.seat)
    if status == LOBBY:
        row.kind = OPEN
    elif status != OVER:
        row.kind, row.level = BOT, level


async def _unsay(connection: AsyncConnection, table_id: str, seats: Sequence[int]) -> None:
    """Empty a person's lines of chat. Their numbers stay, since streams count with them."""
    where = (ChatRow.table_id == table_id, ChatRow.seat.in_(seats))
    await connection.execute(update(ChatRow).where(*where).values(name="", text=""))


async def erase_person(store: Store, person: str) -> None:
    """Delete a person's row with their devices, links and passkeys, and their invitations; then empty the journal."""
    async with store.transaction() as connection:
        await connection.execute(delete(InvitationRow).where(InvitationRow.person == person))
        await _erase_from_room(connection, person)
        await connection.execute(delete(PersonRow).where(PersonRow.id == person))
    if store.database.is_sqlite:
        await _empty_journal(store)


async def _erase_from_room(connection: AsyncConnection, person: str) -> None:
    """Links, lines, blocks and reports that a person made, and those about them."""
    columns = (GroupRow.person, RoomLineRow.person, BlockRow.person, BlockRow.blocked, ReportRow.person)
    for column in (*columns, ReportRow.reported):
        await connection.execute(delete(column.class_).where(column == person))


async def erase_unused(store: Store, before: float) -> int:
    """Delete people who hold no seat and were last seen before a time; how many."""
    seated = select(SeatRow.key).where(SeatRow.key == PersonRow.id).exists()
    async with store.transaction() as connection:
        await connection.execute(delete(InvitationRow).where(InvitationRow.at < before))
        done = await connection.execute(delete(PersonRow).where(PersonRow.seen_at < before, ~seated))
        await _forget_blocks(connection, before)
        return int(done.rowcount)


async def _forget_blocks(connection: AsyncConnection, before: float) -> None:
    """Old blocks of those who are nobody here any more; the host's stay."""
    seated = select(SeatRow.key).where(SeatRow.key == BlockRow.person).exists()
    known = select(PersonRow.id).where(PersonRow.id == BlockRow.person).exists()
    where = (BlockRow.person != HOST, BlockRow.at < before, ~seated, ~known)
    await connection.execute(delete(BlockRow).where(*where))


async def _empty_journal(store: Store) -> None:
    """Write everything to the database file and cut the journal beside it to nothing; readers that are in the middle
    of something delay that until the server's next checkpoint."""
    async with store.database.engine.connect() as connection:
        await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
