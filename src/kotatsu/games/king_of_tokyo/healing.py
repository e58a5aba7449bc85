"""Rapid Healing: open at every question that its owner is asked, and asked by itself where waiting would cost."""

from __future__ import annotations

from kotatsu.engine.agenda import pop, push
from kotatsu.engine.clauses import ALLOWED
from kotatsu.engine.events import EVERYONE, tell
from kotatsu.games.king_of_tokyo import parts
from kotatsu.games.king_of_tokyo.monsters import gain_hearts, most_hearts, power
from kotatsu.games.king_of_tokyo.permissions import forbids_heal
from kotatsu.games.king_of_tokyo.state import EventKind, Frame, State


def ask_to_heal(s: State, seat: int) -> bool:
    """The owner may heal now, before it loses energy or the card."""
    s.actor = seat
    if forbids_heal(s) == ALLOWED:
        return True
    pop(s)
    return False


def offer_last_healing(s: State, owner: int) -> None:
    """KT-D15: Rapid Healing is about to leave play; another monster whose Mimic copies it may use the copy first."""
    if s.copied == parts.RAPID_HEALING and s.where[parts.MIMIC] != owner:
        push(s, Frame.HEALING_WINDOW, s.where[parts.MIMIC], 0, 0)


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
