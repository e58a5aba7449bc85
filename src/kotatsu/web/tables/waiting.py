"""For whom a table waits."""

from __future__ import annotations

from kotatsu.web.store.models import PLAYING
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import HELD, bot_level


def waits_for(registry: TableRegistry, table: LoadedTable) -> str:
    """The person for whom a table waits; empty when it waits for nobody, or a bot decides."""
    if table.row.status != PLAYING or table.over or table.live.frozen is not None:
        return ""
    row = table.seats[table.live.match.actor]
    if row.kind not in HELD:
        return ""
    may_be_played = row.stand_in or table.row.away > 0
    return "" if may_be_played and bot_level(table.row, row, registry.moment()) else row.key
