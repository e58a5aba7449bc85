"""The stream of a table as lines of JSON: first everything, then one line for each ply."""

from __future__ import annotations

from collections.abc import AsyncGenerator

from kotatsu.web import metrics
from kotatsu.web.api.seat_lines import SeatLines
from kotatsu.web.stream import positions
from kotatsu.web.tables.refusals import Refused

ALIVE = b"\n"


async def line_stream(lines: SeatLines, address: str) -> AsyncGenerator[bytes, None]:
    """Lines for an asker at an address until the game is over, or until they no longer hold the seat."""
    on, table_id, asker = lines.services, lines.table_id, lines.asker
    with (
        on.limits.streams.counted(address, table_id),
        on.presence.streaming(table_id, asker.person),
        metrics.STREAMS.labels("lines").track_inprogress(),
    ):
        try:
            async for position in positions(on, table_id, asker):
                if position is None:
                    yield ALIVE
                    continue
                table = await on.registry.load(table_id)
                over = table.over
                if new := await lines.new(table):
                    yield b"\n".join((*new, b""))
                if over:
                    return
        except Refused:
            return
