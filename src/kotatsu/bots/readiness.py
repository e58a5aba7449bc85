"""Whether the compiled search of a game is loaded in this process, and loading it in advance."""

from __future__ import annotations

from kotatsu.bots.search import Budget, SearchBot
from kotatsu.engine.contract import Game

_ready: set[str] = set()


def ready(game: Game) -> bool:
    """Whether a compiled search of this game answers at once in this process."""
    return game.slug in _ready


def warm(game: Game) -> None:
    """Load the search of a game from the disk, or compile it: call it in the background. Afterwards it is `ready`."""
    SearchBot(game, Budget(iterations=1)).warm()
    _ready.add(game.slug)
