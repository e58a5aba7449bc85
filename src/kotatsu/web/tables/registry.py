"""The tables of a server: those in memory now, loaded when somebody asks for them."""

from __future__ import annotations

import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncConnection

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.web.config import Settings
from kotatsu.web.notifications import Notifier
from kotatsu.web.peers import Peers
from kotatsu.web.store.models import LOBBY, EntryRow, SeatRow, TableRow
from kotatsu.web.store.plain_rows import plain
from kotatsu.web.store.store import Store, StoredTable
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.live_match import LiveMatch, status_after
from kotatsu.web.tables.refusals import Refused, no_table
from kotatsu.web.tables.seats import Moment, attendance

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{8,32}")


class ServerClock:
    """Seconds since 1970 that pass evenly: set once from the system's clock, then counted monotonically."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def __call__(self) -> float:
        """The time now."""
        return time.monotonic() + self._offset


WATCH_GAP_SECONDS = 15.0
"""A pause that is longer, between two notes of who is here, means that the server itself was away."""
MAX_LOOKED_AT = 20_000
"""Tables of which it is remembered when somebody last looked."""
LOOK_KEPT_SECONDS = 900.0
"""A look that was longer ago is forgotten: nothing asks for it any more (tables/autoplay.py)."""


@dataclass
class LoadedTable:
    """A table in memory: as stored, and its match replayed once it has started."""

    row: TableRow
    seats: list[SeatRow]
    game: Game
    chat_count: int
    removed_chats: int
    _live: LiveMatch | None = None
    used_at: float = 0.0
    """When it was last asked for, in monotonic seconds."""
    peers_changes: int = 0
    """How often other workers had changed it, by their count, before it was read."""

    @property
    def id(self) -> str:
        """The table's id, which is also its invitation."""
        return self.row.id

    @property
    def started(self) -> bool:
        """Whether it is past the lobby."""
        return self._live is not None

    @property
    def over(self) -> bool:
        """Whether its game has ended."""
        return self._live is not None and bool(self._live.match.state.actor == NOBODY)

    @property
    def live(self) -> LiveMatch:
        """Its match. Before the start there is none: Refused."""
        if self._live is None:
            raise Refused("not-started")
        return self._live

    def holds(self, key: str, seat: int) -> bool:
        """Whether a person holds a seat."""
        return 0 <= seat < len(self.seats) and self.seats[seat].key == key != ""

    def begin(self) -> None:
        """Replay the deal of a table that has started."""
        if self._live is None and self.row.status != LOBBY:
            self._live = LiveMatch(self.row)

    def follow(self, entries: Iterable[EntryRow]) -> None:
        """Replay what has been stored since."""
        self.begin()
        if self._live is not None:
            for entry in entries:
                self._live.apply(entry)

    def position(self, at: Moment | None = None) -> TablePosition:
        """Where it stands, for streams; with a time, also who is here then."""
        live, row = self._live, self.row
        return TablePosition(
            entry=live.entries if live else 0,
            ply=live.match.ply if live else 0,
            branch=live.branch if live else 0,
            changes=row.changes,
            chats=self.chat_count,
            removed=self.removed_chats,
            started=live is not None,
            over=live.over if live else False,
            rematch=row.rematch,
            here=attendance(row, self.seats, at) if at else "",
        )

    def counts(self) -> TableCounts:
        """What has happened here, in few numbers."""
        live, row = self._live, self.row
        entries = NOT_STARTED if live is None else live.entries
        return TableCounts(entries, row.changes, self.chat_count, self.removed_chats, row.rematch)


NOT_STARTED = -1
"""In place of a number of entries."""


class TableCounts(Struct, frozen=True):
    """What has happened at a table: where they are equal there is nothing new to tell."""

    entries: int
    """NOT_STARTED before the start."""
    changes: int
    chats: int
    removed_chats: int
    rematch: str


class TablePosition(Struct, frozen=True):
    """Where a table stands, in numbers that only grow: what the stream tells."""

    entry: int
    ply: int
    branch: int
    changes: int
    chats: int
    removed: int
    """Lines of chat that were taken away again."""
    started: bool
    over: bool
    rematch: str
    here: str = ""
    """Who is here, a letter for each seat (seats.attendance)."""


class TableRegistry:
    """Loads tables, remembers a bounded number of them, and tells watchers when one has changed.

    With SQLite this process is the only writer, or its peers count what they change (peers.py), so it knows whether
    what it remembers is right; with PostgreSQL every `load` asks the store for what is new.
    """

    def __init__(
        self,
        settings: Settings,
        store: Store,
        notifier: Notifier,
        clock: Callable[[], float] | None = None,
        peers: Peers | None = None,
    ) -> None:
        self.settings = settings
        self._is_shared = settings.is_postgresql
        """Whether other processes write to the same database without counting what they change."""
        self.store = store
        self.notifier = notifier
        self.peers = peers
        self.clock = clock or ServerClock()
        self.watching_since = self.clock()
        """Since when this server has seen who is here without a gap, as far as it was noted (see `moment`)."""
        self.watched_at = time.monotonic()
        """When it was last noted who is here, in monotonic seconds (presence.py)."""
        self.vacations: Mapping[str, Sequence[tuple[float, float]]] = {}
        """Times in which people's clocks stand still, kept up by notices/vacations.py."""
        self.after_change: list[Callable[[str], None]] = []
        """Called with the id of every table that this process has changed."""
        self.after_end: list[Callable[[LoadedTable], None]] = []
        """Called with a table whose game has ended, after every change of it; those not in memory are left out."""
        self.in_maintenance = False
        """Nothing new begins and nobody moves (room/state.py)."""
        self.after_maintenance: list[Callable[[], None]] = []
        """Called when maintenance has ended."""
        self.after_removal: list[Callable[[str], None]] = []
        """Called with the id of every table that this process has removed."""
        self.after_look: list[Callable[[str], None]] = []
        """Called with the id of every table at which somebody looks."""
        self.looked_at: OrderedDict[str, float] = OrderedDict()
        """When anybody, player or not, last looked at a table."""
        self._tables: OrderedDict[str, LoadedTable] = OrderedDict()
        """By their last use, the one unused for longest first."""
        self._stale: dict[str, int] = {}
        """Tables that were changed since they were read, and the number of the last change."""
        self._last_change = 0

    def moment(self) -> Moment:
        """The time, for questions of who is here. While a note of that is overdue, the server is away itself."""
        now = self.clock()
        return Moment(now, now if self.is_watch_overdue else self.watching_since, self.vacations)

    @property
    def is_watch_overdue(self) -> bool:
        """Whether nothing could be noted of who is here for longer than a pause between two notes."""
        return time.monotonic() - self.watched_at > WATCH_GAP_SECONDS

    # --- loading

    async def load(self, table_id: str) -> LoadedTable:
        """The table as it is now; Refused when there is none or when it cannot be replayed."""
        known = self._tables.get(table_id)
        if known is not None:
            self._note_use(table_id, known)
            if not self._is_right(table_id, known):
                await self._refresh(known)
            return known
        table = await self._read(table_id)
        if table_id in self._stale:
            await self._refresh(table)
        return table

    def _is_right(self, table_id: str, table: LoadedTable) -> bool:
        """Whether a table in memory is known to be as it is stored."""
        if self._is_shared or table_id in self._stale:
            return False
        return self.peers is None or table.peers_changes == self.peers.changes_of_others(table_id)

    def _peers_changes(self, table_id: str) -> int:
        return self.peers.changes_of_others(table_id) if self.peers else 0

    def holds(self, table_id: str) -> bool:
        """Whether this worker looks after a table; without peers it looks after all."""
        return self.peers is None or self.peers.holds(table_id)

    async def _read(self, table_id: str) -> LoadedTable:
        change, peers_changes = self._stale.get(table_id, 0), self._peers_changes(table_id)
        stored = await self.store.load(table_id, entries_from=0) if TABLE_ID.fullmatch(table_id) else None
        if stored is None:
            raise no_table()
        game = find_game(stored.table.game)
        row, seats = plain(stored.table), [plain(seat) for seat in stored.seats]
        table = LoadedTable(row, seats, game, stored.chat_count, stored.removed_chats)
        table.peers_changes = peers_changes
        table.follow(stored.entries)
        known = self._tables.get(table_id)
        if known is not None:  # another request has loaded it meanwhile
            return known
        self._remember(table)  # before the next wait: a second reader must not bring an older table of its own
        self._note_read(table_id, change)
        return table

    async def _refresh(self, table: LoadedTable) -> None:
        change, peers_changes = self._stale.get(table.id, 0), self._peers_changes(table.id)
        stored = await self.store.load(table.id, entries_from=table.live.entries if table.started else 0)
        if stored is None:
            raise no_table()
        if stored.table.changes >= table.row.changes:  # else another request has read something newer meanwhile
            _take_over(table, stored)
        table.chat_count, table.removed_chats = stored.chat_count, stored.removed_chats
        table.follow(stored.entries)
        table.peers_changes = max(table.peers_changes, peers_changes)
        self._note_read(table.id, change)

    def _note_read(self, table_id: str, change: int) -> None:
        """A table was read after that change; it is up to date if nothing was changed while it was read."""
        if self._stale.get(table_id) == change:
            del self._stale[table_id]

    def _remember(self, table: LoadedTable) -> None:
        self._tables[table.id] = table
        self._note_use(table.id, table)
        while len(self._tables) > self.settings.cached_tables:
            self._forget_first()

    def _note_use(self, table_id: str, table: LoadedTable) -> None:
        table.used_at = time.monotonic()
        self._tables.move_to_end(table_id)

    def _forget_first(self) -> None:
        forgotten, _ = self._tables.popitem(last=False)
        self._stale.pop(forgotten, None)

    def forget_unused(self) -> None:
        """Drop the tables that nobody has asked for in a while, and old looks; a stream asks at every keep-alive."""
        before = time.monotonic() - max(self.settings.cached_seconds, 2 * self.settings.keep_alive)
        while self._tables and next(iter(self._tables.values())).used_at < before:
            self._forget_first()
        looked_before = self.clock() - LOOK_KEPT_SECONDS
        while self.looked_at and next(iter(self.looked_at.values())) < looked_before:
            self.looked_at.popitem(last=False)

    def note_look(self, table_id: str) -> None:
        """Somebody looks at a table."""
        self.looked_at[table_id] = self.clock()
        self.looked_at.move_to_end(table_id)
        if len(self.looked_at) > MAX_LOOKED_AT:
            self.looked_at.popitem(last=False)
        for call in self.after_look:
            call(table_id)

    def seconds_since_look(self, table: LoadedTable) -> float:
        """How long nobody has looked at a table; 0 while somebody holds a stream of it open."""
        if self.notifier.is_watched(table.id):
            return 0.0
        seen = max(row.seen_at for row in table.seats)
        return self.clock() - max(self.looked_at.get(table.id, 0.0), seen, table.row.created_at)

    def is_looked_at(self, table_id: str, within_seconds: float) -> bool:
        """Whether somebody has a stream of a table open or has looked lately; making it is no look."""
        looked_at = self.looked_at.get(table_id, float("-inf"))
        return self.notifier.is_watched(table_id) or self.clock() - looked_at <= within_seconds

    def current(self, table_id: str) -> LoadedTable | None:
        """What `load` answers, where it need not read anything for it; else None."""
        known = self._tables.get(table_id)
        if known is None or self._is_shared or table_id in self._stale:
            return None
        if self.peers is not None and not self._is_right(table_id, known):
            return None
        known.used_at = time.monotonic()
        self._tables.move_to_end(table_id)
        return known

    def cached(self, table_id: str) -> LoadedTable | None:
        """The table if it is in memory."""
        return self._tables.get(table_id)

    def forget(self) -> None:
        """Drop everything in memory; tables are read anew when asked for."""
        self._tables.clear()
        self._stale.clear()

    # --- changing

    @asynccontextmanager
    async def changing(self, table_id: str) -> AsyncIterator[tuple[StoredTable, AsyncConnection]]:
        """Change a table or its seats, one change at a time; see Store.changing. Watchers are told afterwards."""
        async with self.store.changing(table_id) as (stored, connection):
            if stored is None:
                raise no_table()
            yield stored, connection
        self.changed(table_id)

    def changed(self, table_id: str) -> None:
        """Something about a table was stored: read it again before the next answer, and tell everybody."""
        self._mark_stale(table_id)
        self._announce(table_id)

    def removed(self, table_id: str) -> None:
        """A table is gone: forget it, and tell whoever watches it."""
        self._tables.pop(table_id, None)
        self._stale.pop(table_id, None)
        self.looked_at.pop(table_id, None)
        for call in self.after_removal:
            call(table_id)
        self._tell(table_id)

    def moved(self, table: LoadedTable) -> None:
        """An entry was stored and adopted: tell everybody."""
        row, match = table.row, table.live.match
        row.actor, row.status = match.actor, status_after(match)
        if self._tables.get(row.id) is not table:  # forgotten meanwhile, and perhaps read anew too early
            self._mark_stale(row.id)
        self._announce(row.id)

    def _mark_stale(self, table_id: str) -> None:
        self._last_change += 1  # never the same number again: a slow reader must not take a new change for an old one
        self._stale[table_id] = self._last_change

    def _tell(self, table_id: str) -> None:
        if self.peers is not None:
            self.peers.count_change(table_id)
        self.notifier.publish(table_id)

    def _announce(self, table_id: str) -> None:
        self._tell(table_id)
        for call in self.after_change:
            call(table_id)
        table = self._tables.get(table_id)
        if table is not None and table.over:
            for note in self.after_end:
                note(table)


def _take_over(table: LoadedTable, stored: StoredTable) -> None:
    """A table as it was read just now; what was seen in this process may not be stored yet."""
    seats = [plain(seat) for seat in stored.seats]
    for new, known in zip(seats, table.seats, strict=False):  # a lobby may have more seats now, or fewer
        if new.key == known.key:
            new.seen_at = max(new.seen_at, known.seen_at)
    table.row, table.seats = plain(stored.table), seats
