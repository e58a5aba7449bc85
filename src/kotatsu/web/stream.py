"""Where a table stands, for its streams: those of pages (pages/table_events.py) and of programs (api/lines.py).

Both wait for notifications and look for themselves at every keep-alive, so a lost message costs seconds and nothing
more.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

from kotatsu.web.people.identities import Identity
from kotatsu.web.services import Services
from kotatsu.web.tables.registry import LoadedTable, TablePosition


def at_once(_table: LoadedTable) -> float:
    """Tell every change as soon as it is there."""
    return 0.0


async def positions(
    on: Services, table_id: str, asker: Identity, patience: Callable[[LoadedTable], float] = at_once
) -> AsyncIterator[TablePosition | None]:
    """Where a table stands, at once and after every change; None when nothing happened for a keep-alive interval.
    `patience` says for how many seconds a change may wait for the next, to be told together with it. Refused once the
    asker's device is signed off."""
    tables = on.registry
    with tables.notifier.watch(table_id) as changed:
        tables.note_look(table_id)
        told: tuple[TablePosition, int] | None = None
        while True:
            changed.clear()
            await on.identities.check(asker)
            table = await tables.load(table_id)
            seconds = patience(table) if told else 0.0
            if seconds and await changed.wait(seconds):
                changed.clear()
                table = await tables.load(table_id)
            now = table.position(tables.moment())
            state = (now, on.room.version)
            if state != told:
                yield now
                told = state
            if not await changed.wait(tables.settings.keep_alive):  # what changed since it was cleared has set it again
                tables.note_look(table_id)
                yield None
