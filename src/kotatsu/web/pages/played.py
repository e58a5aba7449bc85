"""Finished games of this browser, for the shelf: who played, who won, the way to look back or play again."""

from __future__ import annotations

from kotatsu.games import GAMES, load
from kotatsu.web.shelf_contexts import PlayedTable
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.seats import names, own_seats

MAX_PLAYED = 6
"""Finished tables that the shelf lists, newest first."""


async def played_tables(registry: TableRegistry, key: str, limit: int = MAX_PLAYED) -> tuple[PlayedTable, ...]:
    """The newest finished tables at which a key sat. One that can no longer be replayed has no winners."""
    stored = await registry.store.tables_of(key, limit, finished=True) if key else []
    return tuple([await _played(registry, each, key) for each in stored if each.table.game in GAMES])


async def _played(registry: TableRegistry, stored: StoredTable, key: str) -> PlayedTable:
    row = stored.table
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    try:
        match = (await registry.load(row.id)).live.match
        if match.over:
            winners, scores = tuple(match.winners()), tuple(match.scores())
    except Refused:
        pass
    own = own_seats(stored.seats, key)
    return PlayedTable(row.id, load(row.game), names(stored.seats), own, winners, scores, row.moved_at, row.rematch)
