"""All tables as lines of JSON, both ways. A line holds everything, seeds and hashes of keys included: keep it safe."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TextIO

from sqlalchemy import inspect, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncSession

from kotatsu.engine.errors import KotatsuError, RecordError
from kotatsu.web.people.export_import import export_people, import_person, is_person
from kotatsu.web.store.database import Database
from kotatsu.web.store.models import LOBBY, Base, ChatRow, EntryRow, SeatRow, TableRow, columns
from kotatsu.web.tables.import_checks import check_rows, check_value
from kotatsu.web.tables.live_match import LiveMatch
from kotatsu.web.tables.refusals import Refused

EXPORT_FORMAT = 1
PARTS: dict[str, type[Any]] = {"seats": SeatRow, "entries": EntryRow, "chats": ChatRow}
ORDER = {"seats": "seat", "entries": "number", "chats": "number"}


async def export_tables(url: str, out: TextIO) -> int:
    """Write every table, oldest first, then every person; how many tables."""
    database = Database(url)
    try:
        await database.migrate()
        async with database.session() as session:
            ids = list(await session.scalars(select(TableRow.id).order_by(TableRow.created_at, TableRow.id)))
        for table_id in ids:
            async with database.session() as session:
                out.write(json.dumps(await _as_dict(session, table_id), ensure_ascii=False) + "\n")
        await export_people(database, out)
        return len(ids)
    finally:
        await database.close()


async def _as_dict(session: AsyncSession, table_id: str) -> dict[str, Any]:
    table = await session.get_one(TableRow, table_id)
    found: dict[str, Any] = {"format": EXPORT_FORMAT, "table": columns(table)}
    for name, model in PARTS.items():
        query = select(model).where(model.table_id == table_id).order_by(getattr(model, ORDER[name]))
        found[name] = [_without_table(row) for row in await session.scalars(query)]
    return found


def _without_table(row: Base) -> dict[str, Any]:
    return {name: value for name, value in columns(row).items() if name != "table_id"}


@dataclass
class ImportReport:
    """What came of an import."""

    new: int = 0
    known: int = 0
    """Tables that were here already and were left alone."""
    left_out: list[str] = field(default_factory=list)
    """Tables of newer rules or of games that are not here: a sentence for each."""


async def import_tables(url: str, lines: Iterable[str]) -> ImportReport:
    """Read tables, all in one transaction: RecordError names a damaged line, and then nothing has been stored."""
    database = Database(url)
    report = ImportReport()
    try:
        await database.migrate()
        async with database.session.begin() as session:
            for number, line in enumerate(lines, start=1):
                if line.strip():
                    await _import_line(session, number, line, report)
        return report
    finally:
        await database.close()


async def _import_line(session: AsyncSession, number: int, line: str, report: ImportReport) -> None:
    if is_person(line):
        await _store_person(session, number, line)
        return
    try:
        table, parts = _read(number, line)
    except Refused as refused:
        report.left_out.append(f"line {number}: {refused.sentence('en')}")
        return
    if await session.get(TableRow, table.id) is not None:
        report.known += 1
        return
    try:
        session.add(table)
        await session.flush()
        session.add_all(parts)
        await session.flush()
    except SQLAlchemyError as error:
        raise RecordError(f"line {number} cannot be stored: {type(error).__name__}") from error
    session.expunge_all()
    report.new += 1


async def _store_person(session: AsyncSession, number: int, line: str) -> None:
    try:
        await import_person(session, number, line)
    except SQLAlchemyError as error:
        raise RecordError(f"line {number} cannot be stored: {type(error).__name__}") from error


def _read(number: int, line: str) -> tuple[TableRow, list[Base]]:
    """The rows of a line, replayed once, so that only tables that open come in."""
    try:
        found = json.loads(line, parse_constant=_refuse_constant)
        if found["format"] != EXPORT_FORMAT:
            raise RecordError(f"format {found['format']!r} is not known; accepted: {EXPORT_FORMAT}")
        table = _row(TableRow, found["table"])
        parts = [_row(model, {**row, "table_id": table.id}) for name, model in PARTS.items() for row in found[name]]
        check_rows(table, parts)
        _replay(table, parts)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, KotatsuError) as error:
        raise RecordError(f"line {number} is not a table: {type(error).__name__} {error}") from error
    except Refused as refused:
        if refused.reason != "damaged":
            raise
        raise RecordError(f"line {number} is not a table: {refused.sentence('en')}") from refused
    return table, parts


def _refuse_constant(name: str) -> None:
    raise RecordError(f"{name} is not a number that can be stored")


def _row(model: type[Any], values: dict[str, Any]) -> Any:
    """A row whose values have the types of their columns, which SQLite would not check."""
    row = model(**values)
    for column in inspect(model).columns:
        check_value(column, getattr(row, column.key))
    return row


def _replay(table: TableRow, parts: list[Base]) -> None:
    """Play a table through: what does not open is not brought in."""
    entries = [row for row in parts if isinstance(row, EntryRow)]
    if table.status == LOBBY:
        if entries:
            raise RecordError("it has not started, but it has entries")
        return
    live = LiveMatch(table)
    for entry in entries:
        live.apply(entry)
    if live.frozen is not None:
        return
    if live.entries != len(entries):
        raise RecordError(f"its entries break off at {live.entries} of {len(entries)}")
    table.status, table.actor = live.status, live.match.actor
