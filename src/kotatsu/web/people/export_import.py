"""People as lines of JSON, both ways, beside the lines of tables: who they are, their devices and their passkeys.

Without them a person's second device would hold nothing on the new server. Hashes alone travel: keep the file safe.
"""

from __future__ import annotations

import json
from typing import Any, TextIO

from sqlalchemy import inspect, select
from sqlalchemy.ext.asyncio import AsyncSession

from kotatsu.engine.errors import RecordError
from kotatsu.web.store.database import Database
from kotatsu.web.store.models import columns
from kotatsu.web.store.people_models import DeviceRow, PasskeyRow, PersonRow
from kotatsu.web.tables.import_checks import check_value

PERSON_FORMAT = 1
PARTS: dict[str, type[Any]] = {"devices": DeviceRow, "passkeys": PasskeyRow}


async def export_people(database: Database, out: TextIO) -> int:
    """Write every person who has a row, oldest first; how many."""
    async with database.session() as session:
        people = list(await session.scalars(select(PersonRow).order_by(PersonRow.created_at, PersonRow.id)))
        for person in people:
            found: dict[str, Any] = {"format": PERSON_FORMAT, "person": columns(person)}
            for name, model in PARTS.items():
                rows = await session.scalars(select(model).where(model.person == person.id).order_by(model.id))
                found[name] = [columns(row) for row in rows]
            out.write(json.dumps(found, ensure_ascii=False) + "\n")
    return len(people)


def is_person(line: str) -> bool:
    """Whether a line is a person's rather than a table's."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return False
    return isinstance(found, dict) and "person" in found


async def import_person(session: AsyncSession, number: int, line: str) -> bool:
    """Store a person; False for one who is here already. RecordError names a damaged line."""
    try:
        found = json.loads(line)
        if found["format"] != PERSON_FORMAT:
            raise RecordError(f"format {found['format']!r} is not known; accepted: {PERSON_FORMAT}")
        person = _row(PersonRow, found["person"])
        parts = [_row(model, {**row, "person": person.id}) for name, model in PARTS.items() for row in found[name]]
    except (ValueError, KeyError, TypeError, AttributeError, RecordError) as error:
        raise RecordError(f"line {number} is not a person: {type(error).__name__} {error}") from error
    if await session.get(PersonRow, person.id) is not None:
        return False
    session.add(person)
    await session.flush()
    session.add_all(parts)
    await session.flush()
    session.expunge_all()
    return True


def _row(model: type[Any], values: dict[str, Any]) -> Any:
    row = model(**values)
    for column in inspect(model).columns:
        check_value(column, getattr(row, column.key))
    return row
