"""The levels a person can choose for a bot; docs/opponents.md has their measured strength.

A level plays by the net that comes with the package, at full strength from its first move: the policy needs no
compiler, and the search of `master` counts iterations, so that a compiler makes it faster, not stronger. A game whose
net is missing or does not fit its rules is played by search over playouts, and `missing_net` says why.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from kotatsu.bots.bot import Bot
from kotatsu.bots.human_bot import HumanBot
from kotatsu.bots.net_bot import NetBot
from kotatsu.bots.net_file import missing_net, shipped_net
from kotatsu.bots.net_search import NetSearchBot
from kotatsu.bots.search import Budget, SearchBot, settings_of
from kotatsu.bots.simple_bots import FlatMonteCarloBot, RandomBot
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed
from kotatsu.games import load


@dataclass(frozen=True)
class Level:
    """A level: how it plays by a net, and the search that stands in for a missing one. The same for every game."""

    temperature: float = 0.0
    """How evenly it chooses among what the policy would consider; 0 always takes what the policy prefers."""
    considered: float = 0.0
    """The least chance of an action that it considers, as a share of the chance of the preferred one."""
    iterations: int = 0
    """Of search over the net; 0 plays by the policy alone."""
    budget: Budget | None = None
    """Of the search that stands in for a missing net. None plays at random, with a net or without."""
    blunder_rate: float = 0.0
    """The share of decisions in which that search takes its second-best action."""


LEVELS: dict[str, Level] = {
    "random": Level(),
    "easy": Level(temperature=30.0, considered=1e-8, budget=Budget(iterations=2, per_action=True), blunder_rate=1 / 3),
    "medium": Level(temperature=10.0, considered=1e-6, budget=Budget(iterations=8, per_action=True)),
    "hard": Level(budget=Budget(iterations=16_384)),
    "master": Level(iterations=256, budget=Budget(iterations=262_144, seconds=1.0)),
}
"""Weakest first. Nothing looks at the clock where there is a net, so levels are equally strong on every machine."""


def make(level: str, game: Game | str, *, compiled: bool = True, workers: int = 1) -> Bot:
    """A bot of this level for a game; BadSetting says which levels there are.

    With `compiled`, a search is loaded from disk, or compiled, at its first choice, which can take a minute: `warm`
    does it in advance. A server that must not wait passes `compiled=ready(game)`: search over a net is then
    interpreted, and flat Monte Carlo stands in for search over playouts. `workers` is how many cores search over
    playouts may use.
    """
    if level not in LEVELS:
        raise BadSetting(f"there is no level {level!r}; there are {listed(LEVELS)}")
    chosen, game = LEVELS[level], load(game)
    if chosen.budget is None:
        return RandomBot()
    if missing_net(game) is None:
        return _by_net(chosen, game, compiled)
    if not compiled:
        return FlatMonteCarloBot(game)
    return SearchBot(game, replace(chosen.budget, workers=workers), settings_of(game), chosen.blunder_rate)


def _by_net(level: Level, game: Game, compiled: bool) -> Bot:
    net = shipped_net(game)
    if level.iterations:
        return NetSearchBot(game, net, level.iterations, compiled=compiled)
    if level.temperature:
        return HumanBot(game, net, level.temperature, level.considered)
    return NetBot(game, net)
