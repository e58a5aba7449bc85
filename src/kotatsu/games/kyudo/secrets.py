"""What a seat may not see: in Kyudo nothing, since sheets, tokens and dice lie open."""

from __future__ import annotations

from kotatsu.games.kyudo.state import State


def hide(s: State, seat: int) -> None:
    """There is nothing to hide."""


def guess(s: State, seat: int) -> None:
    """Nothing is unknown."""
