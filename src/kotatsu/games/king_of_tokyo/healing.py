"""Rapid Healing: open at every question that its owner is asked, and asked by itself where waiting would cost."""

from __future__ import annotations

from kotatsu.engine.agenda import pop
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.monsters import gain_hearts, most_hearts, power
from kotatsu.games.king_of_tokyo.permissions import forbids_heal
from kotatsu.games.king_of_tokyo.state import EventKind, State


def ask_to_heal(s: State, seat: int) -> bool:
    """The owner may heal now, before it loses energy or the card."""
    s.actor = seat
    if forbids_heal(s) == ALLOWED:
        return True
    pop(s)
    return False


def close_window(s: State, action: int) -> None:
    """No more healing now."""
    pop(s)


def heal_rapidly(s: State, seat: int) -> None:
    """Rapid Healing: 2 energy for a heart, at any question that its owner is asked."""
    s.energy[seat] -= parts.RAPID_HEALING_PRICE
    tell(s, EVERYONE, EventKind.HEALED_RAPIDLY, seat, gain_hearts(s, seat, 1))


def could_outlast(s: State, hearts: int) -> bool:
    """Whether paying for Rapid Healing would let the actor survive a loss that is fatal as things stand."""
    seat = s.actor
    if forbids_heal(s) != ALLOWED:
        return False
    heals = s.energy[seat] // parts.RAPID_HEALING_PRICE
    best = s.hearts[seat] + heals * (1 + power(s, seat, parts.REGENERATION))
    return min(best, most_hearts(s, seat)) > hearts >= s.hearts[seat]
