"""All tables as lines of JSON, both ways. A line holds everything, seeds and hashes of keys included: keep it safe."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, TextIO

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from kotatsu.engine.errors import KotatsuError, RecordError
from kotatsu.games import load
from kotatsu.web.store.database import Database
from kotatsu.web.store.models import Base, ChatRow, EntryRow, SeatRow, TableRow, columns
from kotatsu.web.tables.live import Live
from kotatsu.web.tables.refusals import Refused

FORMAT = 1
PARTS: dict[str, type[Any]] = {"seats": SeatRow, "entries": EntryRow, "chats": ChatRow}
ORDER = {"seats": "seat", "entries": "number", "chats": "number"}


async def export_tables(url: str, out: TextIO) -> int:
    """Write every table, oldest first; how many."""
    database = Database(url)
    try:
        await database.migrate()
        async with database.session() as session:
            ids = list(await session.scalars(select(TableRow.id).order_by(TableRow.created_at, TableRow.id)))
        for table_id in ids:
            async with database.session() as session:
                out.write(json.dumps(await _whole(session, table_id), ensure_ascii=False) + "\n")
        return len(ids)
    finally:
        await database.close()


async def _whole(session: AsyncSession, table_id: str) -> dict[str, Any]:
    table = await session.get_one(TableRow, table_id)
    whole: dict[str, Any] = {"format": FORMAT, "table": columns(table)}
    for name, model in PARTS.items():
        query = select(model).where(model.table_id == table_id).order_by(getattr(model, ORDER[name]))
        whole[name] = [_without_table(row) for row in await session.scalars(query)]
    return whole


def _without_table(row: Base) -> dict[str, Any]:
    return {name: value for name, value in columns(row).items() if name != "table_id"}


async def import_tables(url: str, lines: Iterable[str]) -> tuple[int, int]:
    """Read tables; how many were new, and how many were here already and left alone. RecordError names the line."""
    database = Database(url)
    new = known = 0
    try:
        await database.migrate()
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            rows = _read(number, line)
            async with database.session.begin() as session:
                if await session.get(TableRow, rows[0].id) is not None:  # type: ignore[attr-defined]
                    known += 1
                    continue
                session.add(rows[0])
                await session.flush()
                session.add_all(rows[1:])
            new += 1
        return new, known
    finally:
        await database.close()


def _read(number: int, line: str) -> list[Base]:
    """The rows of a line: the table first. They are replayed once, so that nothing broken comes in."""
    try:
        whole = json.loads(line)
        if whole["format"] != FORMAT:
            raise RecordError(f"line {number}: format {whole['format']!r} is not known; accepted: {FORMAT}")
        table = TableRow(**whole["table"])
        parts = [model(table_id=table.id, **row) for name, model in PARTS.items() for row in whole[name]]
        _replay(table, [row for row in parts if isinstance(row, EntryRow)])
    except (ValueError, KeyError, TypeError, Refused, KotatsuError) as error:
        raise RecordError(f"line {number} is not a table: {type(error).__name__} {error}") from error
    return [table, *parts]


def _replay(table: TableRow, entries: list[EntryRow]) -> None:
    """Play a table through; one of other rules cannot be, and is kept as it is."""
    if load(table.game).version != table.version:
        return
    live = Live(table)
    for entry in entries:
        live.follow(entry)
    if live.entries != len(entries):
        raise RecordError(f"its ledger breaks off at entry {live.entries} of {len(entries)}")
