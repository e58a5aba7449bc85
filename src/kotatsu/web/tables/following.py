"""Which ply a page that follows a table shows next: plies that tell its reader nothing are one step with the next."""

from __future__ import annotations

from typing import Literal

from kotatsu.web.tables.registry import LoadedTable

Until = Literal["", "told", "interlude"]
"""Where a page wants to go on: to the very ply, to one that tells something, to one at which the page stops."""


def next_ply(table: LoadedTable, seat: int, ply: int, until: Until) -> int | None:
    """The first ply from `ply` on that a reader in `seat` should see, or the last there is.

    None while somebody else is in the middle of something and has told nothing yet, like a bot that picks its dice.
    """
    match = table.live.match
    if not until or ply < 0:
        return ply
    for at in range(ply, match.ply):
        if _stops(table, seat, at, until):
            return at
    if table.over or match.actor == seat:
        return match.ply
    return next((at for at in range(match.ply, ply - 1, -1) if _stops(table, seat, at, "told")), None)


def is_interlude(table: LoadedTable, seat: int, ply: int) -> bool:
    """Whether a page stops at a ply until it is touched."""
    return _stops(table, seat, ply, "interlude")


def _stops(table: LoadedTable, seat: int, ply: int, until: Until) -> bool:
    """Whether a page that follows stops at a ply."""
    names = {event.name for event in table.live.told(ply) if table.over or event.visible_to(seat)}
    return bool(names) and (until == "told" or bool(names & set(table.game.page.INTERLUDES)))
