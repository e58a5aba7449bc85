"""Chat: short lines between those who sit at the table. Stored raw, escaped where they are drawn."""

from __future__ import annotations

from kotatsu.web.page_contexts import MAX_CHAT_LENGTH
from kotatsu.web.tables.names import printable_line
from kotatsu.web.tables.refusals import INVALID, Refused, not_your_seat
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import own_seats

LINES_ON_A_PAGE = 100
"""How many lines, the last ones, a page opens with."""


async def add_line(registry: TableRegistry, table: LoadedTable, text: str, key: str) -> int:
    """Write a line to the table; its number."""
    own = own_seats(table.seats, key)
    if not own:
        raise not_your_seat()
    line = checked_line(text)
    number = await registry.store.add_chat(table.id, own[0], table.seats[own[0]].name, line, registry.clock())
    registry.changed(table.id)
    return number


def checked_line(text: str) -> str:
    """A line as it is kept; Refused when there is nothing to read, or too much."""
    line = printable_line(text)
    if not line:
        raise Refused("nothing-said", INVALID)
    if len(line) > MAX_CHAT_LENGTH:
        raise Refused("too-long", INVALID, most=MAX_CHAT_LENGTH)
    return line
