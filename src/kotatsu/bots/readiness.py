"""Whether the compiled search of a game is loaded in this process, and loading it in advance."""

from __future__ import annotations

from kotatsu.bots.net_file import missing_net, shipped_net
from kotatsu.bots.net_search import NetSearchBot
from kotatsu.bots.search import Budget, SearchBot
from kotatsu.engine.contract import Game
from kotatsu.games import load

_ready: set[str] = set()


def ready(game: Game | str) -> bool:
    """Whether the compiled search that levels and hints use answers at once in this process."""
    return load(game).slug in _ready


def warm(game: Game | str) -> None:
    """Load that search from the disk, or compile it: call it in the background. Afterwards it is `ready`."""
    game = load(game)
    if missing_net(game) is None:
        NetSearchBot(game, shipped_net(game), iterations=1).warm()
    else:
        SearchBot(game, Budget(iterations=1)).warm()
    _ready.add(game.slug)
