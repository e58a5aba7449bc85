"""The one place where a seat's view is made: a copy without the generator's words and without what is hidden."""

from __future__ import annotations

from array import array
from typing import Any

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY

PUBLIC_SEED = 0
"""The generator of every view starts here, so that a view tells nothing of the draws to come."""


def _public_words() -> array[int]:
    words = array("I", [0] * 4)
    seed_rng(memoryview(words), PUBLIC_SEED)
    return words


PUBLIC_WORDS = _public_words()
"""That generator's state."""


def view_of(game: Game, state: Any, seat: int, *, open_all: bool = False) -> Any:
    """A state as a seat, or SPECTATOR, may see it. A game that is over is all open, and so is the past of one."""
    view = state.copy()
    view.rng[:] = PUBLIC_WORDS
    if view.actor != NOBODY and not open_all:
        game.hide(view, seat)
    return view
