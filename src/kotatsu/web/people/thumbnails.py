"""Boards of tables, small: drawn from what their reader may see, and remembered until the table moves on."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

from markupsafe import Markup

from kotatsu.engine.layout import SPECTATOR
from kotatsu.web.render import Renderer
from kotatsu.web.tables.reader_view import reading_seat, seat_view
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.seats import own_seats

MAX_KEPT = 500
"""Drawings that are remembered."""
Mark = tuple[str, int, int, int, str]
"""What a drawing depends on: table, entries, changes of its seats, the seat whose eyes it has, language."""


class Thumbnails:
    """Draws boards, each once."""

    def __init__(self, registry: TableRegistry, renderer: Renderer) -> None:
        self._registry = registry
        self._renderer = renderer
        self._kept: OrderedDict[Mark, Markup] = OrderedDict()

    async def drawn(self, table_id: str, person: str, language: str) -> Markup:
        """The board of a table for one of its people; nothing before the start, and for what cannot be replayed."""
        try:
            table = await self._registry.load(table_id)
            several = len(own_seats(table.seats, person)) > 1 and not table.over
            seat = reading_seat(table, person, SPECTATOR if several else None)  # a shared device shows no seat's own
            mark = (table_id, table.live.entries, table.row.changes, seat, language)
            if mark not in self._kept:
                view = replace(seat_view(table, person, seat), legal=())
                self._kept[mark] = self._renderer.thumbnail(view, language)
        except Refused:
            return Markup()
        self._kept.move_to_end(mark)
        while len(self._kept) > MAX_KEPT:
            self._kept.popitem(last=False)
        return self._kept[mark]
