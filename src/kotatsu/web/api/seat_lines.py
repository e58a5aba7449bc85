"""The lines that an asker is sent of a table, for streams and for play connections: what is new since the last look."""

from __future__ import annotations

from dataclasses import dataclass

from kotatsu.web.api.lines import full_line, ply_line, short_line, table_info
from kotatsu.web.api.schemas import ChatLine, TableInfo, TableLine, encode_line
from kotatsu.web.people.identities import Identity
from kotatsu.web.room.table_people import heard_lines
from kotatsu.web.services import Services
from kotatsu.web.tables.reader_view import reading_seat
from kotatsu.web.tables.registry import NOT_STARTED, LoadedTable, TableCounts


@dataclass
class SeatLines:
    """What one asker was told of a table. Whether they hold the seat is checked anew for every line."""

    services: Services
    table_id: str
    asker: Identity
    seat: int | None
    """Whose eyes they want; None for their first seat, or a spectator's."""
    url: str
    since: int | None = None
    """The last entry that the asker had seen before."""
    short: bool = False
    """Whether a ply is told without the view that it led to."""
    told: TableCounts | None = None
    """What had happened when the asker was last told something."""

    async def new(self, table: LoadedTable) -> list[bytes]:
        """What is new, a line each. Refused once the asker no longer holds the seat."""
        told = self.told
        found = self._new_table_lines(table)
        if told is not None and table.chat_count > told.chats:
            rows = await heard_lines(self.services, table, self.asker.person, told.chats)
            found += [encode_line(ChatLine(row.number, row.seat, row.name, row.text)) for row in rows]
        return found

    def new_now(self, table: LoadedTable) -> list[bytes] | None:
        """The same where nothing must be read for it; None where lines of chat must."""
        if self.told is not None and table.chat_count > self.told.chats:
            return None
        return self._new_table_lines(table)

    def _new_table_lines(self, table: LoadedTable) -> list[bytes]:
        told, now = self.told, table.counts()
        if told == now:
            reading_seat(table, self.asker.person, self.seat)
            return []
        found = self._table_lines(table, told)
        self.told = now
        return found

    def _table_lines(self, table: LoadedTable, told: TableCounts | None) -> list[bytes]:
        key = self.asker.person
        if not table.started:
            reading_seat(table, key, self.seat)
            return [self._table_line(table)]
        live, began = table.live, told is not None and told.entries != NOT_STARTED
        seen = told.entries if told is not None and began else self.since
        if seen is None or not live.last_cut <= seen <= live.entries:
            return [full_line(table, key, self.seat, self._info(table))]
        ply_told, now = short_line if self.short else ply_line, len(live.match.plies)
        found = [ply_told(table, key, self.seat, ply) for ply in range(now - live.entries + seen + 1, now + 1)]
        if not found:
            reading_seat(table, key, self.seat)
        if told is None or told.changes != table.row.changes or not began:
            reading_seat(table, key, self.seat)
            found.append(self._table_line(table))
        return found

    def _info(self, table: LoadedTable) -> TableInfo:
        return table_info(table, self.asker.person, self.services.registry.moment(), self.url)

    def _table_line(self, table: LoadedTable) -> bytes:
        return encode_line(TableLine(self._info(table)))
