"""Hints: the search's estimate of each legal action, for a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.bots.net_file import missing_net, shipped_net
from kotatsu.bots.net_search import NetSearchBot
from kotatsu.bots.readiness import ready
from kotatsu.bots.search import Budget, search_root, settings_of
from kotatsu.engine.contract import Game
from kotatsu.games import load

HINT_ITERATIONS = 5_000
"""Of search over playouts."""
NET_HINT_ITERATIONS = 400
"""Of search over a net, which sees more in each."""
SLOW_NET_HINT_ITERATIONS = 80
"""Of search over a net that is not compiled yet: the first hint on a fresh machine."""


@dataclass(frozen=True)
class Hint:
    """The search's estimate of one action."""

    action: int
    chance: float
    """Of winning, from 0 to 1, after this action: a shared win counts its share."""
    futures: int
    """Iterations that began with it; of few, the chance says little."""


def hints(
    game: Game | str,
    view: Any,
    seat: int,
    legal: Sequence[int],
    *,
    iterations: int | None = None,
    seed: int = 0,
    compiled: bool | None = None,
) -> list[Hint]:
    """For each legal action, in their order, the chance of winning and the number of iterations behind it.

    The same arguments give the same hints. What the seat cannot see is sampled, as for a bot. `compiled`: whether the
    search lies compiled on the disk, by default whether it is loaded; a search over a net that does not is short.
    """
    game = load(game)
    fast = ready(game) if compiled is None else compiled
    if missing_net(game) is None:
        most = iterations or (SLOW_NET_HINT_ITERATIONS if compiled is False else NET_HINT_ITERATIONS)
        bot = NetSearchBot(game, shipped_net(game), most, compiled=fast)
        found = bot.look(view, seat, legal, seed, settle=False)
    else:
        budget = Budget(iterations or HINT_ITERATIONS)
        found = search_root(game, view, seat, legal, seed, budget, settings_of(game), settle=False)
    return [Hint(one.action, one.chance, one.visits) for one in found]
