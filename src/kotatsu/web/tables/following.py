"""Which ply a page that follows a table shows next: plies that tell its reader nothing are one step with the next."""

from __future__ import annotations

from typing import Literal

from kotatsu.web.tables.registry import LoadedTable

Until = Literal["", "told", "interlude"]
"""Where a page wants to go on: to the very ply, to one that tells something, to one at which the page stops."""


def next_ply(table: LoadedTable, seat: int, ply: int, until: Until) -> int:
    """The first ply from `ply` on that a reader in `seat` should see, or the last there is."""
    live = table.live.match.ply
    if not until or ply < 0:
        return ply
    for at in range(ply, live):
        names = {event.name for event in table.live.told(at) if table.over or event.visible_to(seat)}
        if names and (until == "told" or names & set(table.game.page.INTERLUDES)):
            return at
    return live
