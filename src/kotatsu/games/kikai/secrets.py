"""What a seat knows: everything. Hands are open, and what lies face down is known except its order (KI-23)."""

from __future__ import annotations

from kotatsu.games.kikai.state import State


def guess(s: State, seat: int) -> None:
    """Nothing is unknown: the order of the pile and the box is drawn when a card or an element is turned up."""
