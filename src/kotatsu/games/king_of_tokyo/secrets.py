"""What a seat may not see, and how it guesses it: the first cards of the pile once somebody has looked at them."""

from __future__ import annotations

from kotatsu.engine.layout import UNKNOWN
from kotatsu.games.king_of_tokyo.market import draw_unseen
from kotatsu.games.king_of_tokyo.state import NO_CARD, TOPS, State


def hide(s: State, seat: int) -> None:
    """Made in a Lab: the first cards of the pile are known to those who looked. Nothing else is secret."""
    for depth in range(TOPS):
        if s.top[depth] != NO_CARD and (seat < 0 or s.top_seen[depth, seat] == 0):
            s.top[depth] = UNKNOWN


def guess(s: State, seat: int) -> None:
    """Any card of the pile may be the one that others have looked at."""
    for depth in range(TOPS):
        if s.top[depth] == UNKNOWN:
            s.top[depth] = draw_unseen(s)
