"""The house: what all tables of a server share, and the tables that are in memory now."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kotatsu.web.config import Settings
from kotatsu.web.news import News
from kotatsu.web.store.ledger import Store
from kotatsu.web.store.models import LOBBY, SeatRow, TableRow
from kotatsu.web.tables.live import Live
from kotatsu.web.tables.refusals import not_found

if TYPE_CHECKING:
    from kotatsu.web.tables.autoplay import Autoplay
    from kotatsu.web.tables.presence import Presence

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{8,32}")


@dataclass
class Room:
    """A table in memory: as stored, and its match replayed."""

    table: TableRow
    seats: list[SeatRow]
    live: Live
    chats: int
    """How many lines of chat there are."""

    @property
    def started(self) -> bool:
        """Whether it is past the lobby."""
        return self.table.status != LOBBY


@dataclass(frozen=True)
class Position:
    """Where a table stands, in numbers that only grow: what the stream tells."""

    entry: int
    ply: int
    branch: int
    changes: int
    chats: int
    started: bool
    over: bool
    rematch: str

    @classmethod
    def of(cls, room: Room) -> Position:
        """Of a table in memory."""
        live = room.live
        return cls(
            live.entries,
            live.match.ply,
            live.branch,
            room.table.changes,
            room.chats,
            room.started,
            live.over,
            room.table.rematch,
        )


@dataclass
class House:
    """The shared parts, and a bounded memory of tables.

    With SQLite this process is the only writer, so what it remembers is right; with PostgreSQL every look asks the
    ledger for what is new.
    """

    settings: Settings
    store: Store
    news: News
    clock: Callable[[], float] = time.time
    _rooms: OrderedDict[str, Room] = field(default_factory=OrderedDict)
    _stale: dict[str, int] = field(default_factory=dict)
    """Tables that were changed since they were read, and how often."""
    autoplay: Autoplay = field(init=False)
    presence: Presence = field(init=False)

    async def look(self, table_id: str) -> Room:
        """The table as it is now; Refused when there is none."""
        room = self._rooms.get(table_id)
        if room is None:
            room = await self._open(table_id)
        elif self.settings.is_postgresql or table_id in self._stale:
            await self._refresh(room)
        self._remember(room)
        return room

    async def _open(self, table_id: str) -> Room:
        stored = await self.store.load(table_id) if TABLE_ID.fullmatch(table_id) else None
        if stored is None:
            raise not_found()
        room = Room(stored.table, stored.seats, Live(stored.table), await self.store.count_chats(table_id))
        for entry in await self.store.entries(table_id):
            room.live.follow(entry)
        return self._rooms.get(table_id, room)  # another request may have opened it meanwhile

    async def _refresh(self, room: Room) -> None:
        table_id = room.table.id
        changes = self._stale.get(table_id, 0)
        stored = await self.store.load(table_id)
        if stored is None:
            raise not_found()
        room.table, room.seats = stored.table, stored.seats
        room.chats = await self.store.count_chats(table_id)
        for entry in await self.store.entries(table_id, room.live.entries):
            room.live.follow(entry)
        if self._stale.get(table_id) == changes:  # nothing was changed while we were reading
            del self._stale[table_id]

    def _remember(self, room: Room) -> None:
        self._rooms[room.table.id] = room
        self._rooms.move_to_end(room.table.id)
        while len(self._rooms) > self.settings.cached_tables:
            forgotten, _ = self._rooms.popitem(last=False)
            self._stale.pop(forgotten, None)

    def cached(self, table_id: str) -> Room | None:
        """The table if it is in memory."""
        return self._rooms.get(table_id)

    def changed(self, table_id: str) -> None:
        """Something about a table was stored: look again before the next answer, and tell everybody."""
        self._mark_stale(table_id)
        self.news.publish(table_id)

    def _mark_stale(self, table_id: str) -> None:
        self._stale[table_id] = self._stale.get(table_id, 0) + 1

    def moved(self, room: Room) -> None:
        """An entry was stored and adopted: tell everybody, and let whoever is next play if it is a bot."""
        room.table.actor, room.table.status = room.live.match.actor, room.live.status
        if self._rooms.get(room.table.id) is not room:  # forgotten meanwhile, and perhaps read anew too early
            self._mark_stale(room.table.id)
        self.news.publish(room.table.id)
        self.autoplay.wake(room.table.id)
