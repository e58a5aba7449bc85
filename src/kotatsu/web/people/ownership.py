"""All that is somebody's: to take along as a file, and to delete for good."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

from kotatsu.web.notices.ownership import about_notices
from kotatsu.web.people.identities import Identities
from kotatsu.web.room.ownership import about_room
from kotatsu.web.store.erasure import erase_person, erase_traces
from kotatsu.web.store.models import ChatRow
from kotatsu.web.tables.reader_view import seat_view
from kotatsu.web.tables.record import record_text
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import AWAY_LEVEL, names, own_seats

EXPORT_FORMAT = 1
ABOUT, ROOM = "person.json", "room.json"


async def export(registry: TableRegistry, identities: Identities, person: str) -> bytes:
    """Everything of a person as a zip: who they are here, and a file for each table."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(ABOUT, _json(await _about(identities, person)))
        archive.writestr(ROOM, _json(await about_room(registry.store, person)))
        for table_id in await identities.people.tables_of(person):
            table = await _loaded(registry, table_id)
            if table is not None:
                archive.writestr(
                    f"tables/{table.row.game}-{table_id}.json", _json(await _table(registry, table, person))
                )
                if table.over:
                    archive.writestr(f"records/{table.row.game}-{table_id}.json", record_text(table))
    return packed.getvalue()


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1)


async def _loaded(registry: TableRegistry, table_id: str) -> LoadedTable | None:
    """A table, or None for one of a game or of rules that are not here any more."""
    try:
        return await registry.load(table_id)
    except Refused:
        return None


async def _about(identities: Identities, person: str) -> dict[str, Any]:
    people = identities.people
    row = await people.person(person)
    return {
        "format": EXPORT_FORMAT,
        "name": row.name if row else "",
        "settings": row.settings if row else {},
        "created_at": row.created_at if row else None,
        "public_page": row.slug if row else "",
        "devices": [
            {"label": each.label, "created_at": each.created_at, "seen_at": each.seen_at}
            for each in await people.devices(person)
        ],
        "passkeys": [{"label": each.label, "created_at": each.created_at} for each in await people.passkeys(person)],
        "notices": await about_notices(people.notices, people.vacations, people.mails, person),
    }


async def _table(registry: TableRegistry, table: LoadedTable, person: str) -> dict[str, Any]:
    """A table as its person knows it: of a running game what they see and heard, never its seed."""
    own = own_seats(table.seats, person)
    lines = await registry.store.chats(table.id)
    return {
        "table": table.id,
        "game": table.row.game,
        "options": table.row.options,
        "status": table.row.status,
        "created_at": table.row.created_at,
        "moved_at": table.row.moved_at,
        "names": list(names(table.seats)),
        "own_seats": list(own),
        "made_by_me": table.row.host == person,
        "said": [_said(line) for line in lines if line.seat in own and line.text],
        "seen": [_seen(table, person, seat) for seat in own] if table.started else [],
    }


def _said(line: ChatRow) -> dict[str, Any]:
    return {"at": line.at, "text": line.text}


def _seen(table: LoadedTable, person: str, seat: int) -> dict[str, Any]:
    view = seat_view(table, person, seat)
    heard = [event.to_dict() for ply in view.log for event in ply.events]
    return {"seat": seat, "ply": view.ply, "view": view.state.to_dict(), "heard": heard}


async def delete_all(registry: TableRegistry, identities: Identities, person: str) -> int:
    """Delete everything of a person, for good; at how many tables they sat or made.

    Others keep their games: a seat of a running game goes to a bot of the level that plays for people who are away,
    a seat of a finished one keeps its moves, nameless.
    """
    tables = await identities.people.tables_of(person)
    gone = []
    for table_id in tables:
        if await erase_traces(registry.store, table_id, person, AWAY_LEVEL):
            gone.append(table_id)
    await erase_person(registry.store, person)
    identities.forget()
    for table_id in tables:
        if table_id in gone:
            registry.removed(table_id)
        else:
            registry.changed(table_id)
    await identities.changed()
    return len(tables)
