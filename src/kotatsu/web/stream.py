"""Where a table stands, for its streams: those of pages (pages/table_events.py) and of programs (api/lines.py).

Both wait for notifications and look for themselves at every keep-alive, so a lost message costs seconds and nothing
more.
"""

from __future__ import annotations

from collections.abc import AsyncIterator

from kotatsu.web.people.identities import Identity
from kotatsu.web.services import Services
from kotatsu.web.tables.registry import TablePosition


async def positions(on: Services, table_id: str, asker: Identity) -> AsyncIterator[TablePosition | None]:
    """Where a table stands, at once and after every change; None when nothing happened for a keep-alive interval.
    Refused once the asker's device is signed off."""
    tables = on.registry
    with tables.notifier.watch(table_id) as changed:
        tables.note_look(table_id)
        told: tuple[TablePosition, int] | None = None
        while True:
            changed.clear()
            await on.identities.check(asker)
            now = (await tables.load(table_id)).position(tables.moment())
            state = (now, on.room.version)
            if state != told:
                yield now
                told = state
            if not await changed.wait(tables.settings.keep_alive):  # what changed since it was cleared has set it again
                tables.note_look(table_id)
                yield None
