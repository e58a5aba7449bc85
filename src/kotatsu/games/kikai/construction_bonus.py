"""Construction bonuses: what the first head of a district earns."""

from __future__ import annotations

from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.kikai import parts
from kotatsu.games.kikai.counts import best_influence, built_at, fans_on_squares, posted_billboards, taller_kikai
from kotatsu.games.kikai.gains import collect, gain_points
from kotatsu.games.kikai.kinds import AdvancedTile, Level, NormalTile
from kotatsu.games.kikai.state import EventKind, Mode, State


def win_tile(s: State, tile: int) -> None:
    """KI-48: at once, and for the first head only (KI-A15)."""
    s.tile_owner[tile] = s.actor
    tell(s, EVERYONE, EventKind.TILE_WON, s.actor, tile + parts.TILES * s.mode, s.district)
    if s.mode == Mode.NORMAL:
        gain_points(s, s.actor, parts.TILE_POINTS[tile] * tile_count(s, s.actor, tile))
    else:
        collect(s, s.actor, parts.OF_TILE + tile)
        s.removing = 1 if tile == AdvancedTile.EVICTION and fans_on_squares(s) > 0 else 0


def tile_count(s: State, seat: int, tile: int) -> int:
    """KI-49 to KI-54, KI-A14: how many of the things that a Normal tile counts a seat has."""
    if tile == NormalTile.FLYERS:
        return s.gone[seat] - s.discarded[seat]
    if tile == NormalTile.SKYLINE:
        return taller_kikai(s, seat)
    if tile == NormalTile.POSTERS:
        return posted_billboards(s, seat)
    if tile == NormalTile.HEADS:
        return built_at(s, seat, Level.HEAD)
    if tile == NormalTile.FEET:
        return built_at(s, seat, Level.FEET)
    return best_influence(s, seat)
