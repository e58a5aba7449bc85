"""The one place where a seat's view is made: a copy without the generator's words and without what is hidden."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY

PUBLIC_SEED = 0
"""The generator of every view starts here, so that a view tells nothing of the draws to come."""


def view_of(game: Game, state: Any, seat: int) -> Any:
    """A state as a seat, or SPECTATOR, may see it. Once the game is over everything is open, except the generator."""
    view = open_view(state)
    if view.actor != NOBODY:
        game.rules.hide(view, seat)
    return view


def open_view(state: Any) -> Any:
    """A state with nothing hidden except the generator: any ply of a game that is over."""
    view = state.copy()
    seed_rng(view.rng, PUBLIC_SEED)
    return view
