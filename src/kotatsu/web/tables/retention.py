"""How long tables are kept, and removing those whose time is over. A game that somebody plays is never removed."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from sqlalchemy import delete

from kotatsu.web import metrics
from kotatsu.web.background import Supervisor
from kotatsu.web.config import DAY_SECONDS, MEGABYTE, Settings
from kotatsu.web.store.erasure import erase_unused
from kotatsu.web.store.models import LOBBY, OVER, PLAYING, TableRow
from kotatsu.web.store.sizes import TableSize, database_bytes, last_sign_of_life, table_sizes
from kotatsu.web.store.store import Store
from kotatsu.web.tables.registry import TableRegistry

TASK = "retention"
EMPTY_LOBBY, BOTS_ALONE, UNUSED = "empty-lobby", "bots-alone", "unused"
NO_ROOM, BY_HAND = "no-room", "by-hand"
"""Why a table was removed."""
PERSON_DAYS = 366
"""How long somebody without a seat is remembered after their last visit; a browser keeps its cookie for a year."""
log = logging.getLogger("kotatsu.retention")


@dataclass
class RemovalReport:
    """What was removed, and why."""

    removed: list[tuple[TableSize, str]] = field(default_factory=list)

    def add(self, size: TableSize, reason: str) -> None:
        """Note a table. Its id invites nobody any more, so it may be logged."""
        self.removed.append((size, reason))
        metrics.TABLES_REMOVED.labels(reason).inc()
        told = {"table": size.id, "game": size.game, "status": size.status, "entries": size.entries}
        log.info("table removed", extra={**told, "bytes": size.bytes, "reason": reason})

    @property
    def bytes(self) -> int:
        """How much room was made, about."""
        return sum(size.bytes for size, _ in self.removed)

    @property
    def by_reason(self) -> dict[str, int]:
        """How many tables were removed for each reason."""
        return dict(Counter(reason for _, reason in self.removed))


def reason_to_remove(size: TableSize, settings: Settings, now: float) -> str:
    """Why an unfinished table's time is over; empty while it is kept.

    A lobby in which at most one person sits waits for `keep_lobby_days`, and so does a game of bots alone, which
    stands still when nobody looks (autoplay.py). A lobby with more people, and a game under way, wait for
    `keep_unused_days` after the last move or visit, whichever was later.
    """
    unused_days = (now - size.last_used_at) / DAY_SECONDS
    if size.status == OVER:
        return ""
    if size.status == LOBBY and size.holders <= 1 and 0 < settings.keep_lobby_days < unused_days:
        return EMPTY_LOBBY
    if size.status == PLAYING and size.holders == 0 and 0 < settings.keep_lobby_days < unused_days:
        return BOTS_ALONE
    return UNUSED if 0 < settings.keep_unused_days < unused_days else ""


def finished_beyond(sizes: Iterable[TableSize], limit_bytes: int) -> list[TableSize]:
    """The finished tables beyond a limit: the newest stay, the one unused for longest goes first."""
    kept, beyond = 0, []
    for size in sorted(sizes, key=lambda each: (each.last_used_at, each.id), reverse=True):
        kept += size.bytes
        if kept > limit_bytes:
            beyond.append(size)
    return beyond[::-1]


async def due_tables(store: Store, settings: Settings, now: float) -> list[tuple[TableSize, str]]:
    """The tables whose time is over, each with the reason."""
    sizes = await table_sizes(store.database)
    due = [(size, reason) for size in sizes if (reason := reason_to_remove(size, settings, now))]
    limit = settings.keep_finished_mb * MEGABYTE
    if limit and await database_bytes(store.database) > limit:
        finished = [size for size in sizes if size.status == OVER]
        due += [(size, NO_ROOM) for size in finished_beyond(finished, limit)]
    return due


async def remove_table(store: Store, size: TableSize) -> bool:
    """Remove a table with all that belongs to it, unless somebody has used it since it was looked at."""
    async with store.changing(size.id) as (stored, connection):
        if stored is None:
            return False
        seen_at = max((seat.seen_at for seat in stored.seats if seat.key), default=0.0)
        if max(stored.table.moved_at, seen_at) > size.last_used_at or stored.table.status != size.status:
            return False
        await connection.execute(delete(TableRow).where(TableRow.id == size.id))
    return True


class Retention:
    """Looks from time to time which tables' time is over."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._started_at = registry.clock()
        self._not_before: float | None = None

    async def remove_due(self) -> RemovalReport:
        """Remove the tables whose time is over; what was removed."""
        registry, report = self._registry, RemovalReport()
        now = registry.clock()
        if now < await self._first_time():
            return report
        for size, reason in await due_tables(registry.store, registry.settings, now):
            if await remove_table(registry.store, size):
                registry.removed(size.id)
                report.add(size, reason)
        forgotten = await erase_unused(registry.store, now - PERSON_DAYS * DAY_SECONDS)
        if forgotten:
            log.info("people forgotten", extra={"people": forgotten})
        if report.removed:
            log.info("tables removed", extra={"by_reason": report.by_reason, "bytes": report.bytes})
        return report

    async def _first_time(self) -> float:
        """Nothing is removed before: a server that was away gives people as long again to return, at most a month."""
        if self._not_before is None:
            alive_at = await last_sign_of_life(self._registry.store.database)
            gap = self._started_at - alive_at if alive_at else 0.0
            longest = max(self._registry.settings.keep_unused_days, self._registry.settings.keep_lobby_days)
            self._not_before = self._started_at + min(max(gap, 0.0), longest * DAY_SECONDS)
        return self._not_before

    async def run(self, supervisor: Supervisor) -> None:
        """Look every hour; the first time an hour after the start."""
        while True:
            await self._first_time()
            supervisor.report(TASK, up=True)
            await asyncio.sleep(self._registry.settings.retention_pause)
            await self.remove_due()
