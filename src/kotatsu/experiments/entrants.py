"""Bots by their spec: a level, a search with settings of its own, or any Python callable.

hard                              a level of kotatsu.bots
search:4096                       a search with 4096 iterations
search:4096:exploration=0.5       with settings of kotatsu.bots.search.Settings
search:1000000:seconds=0.2        bounded by time
net, net:FILE, net+search:400     a learned net: see `kotatsu.experiments.net_entrants`
mymodule:MyBot                    a class or function: see `load_callable`
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from importlib import import_module
from typing import Any

from kotatsu.bots import LEVELS, Bot, make
from kotatsu.bots.search import Budget, SearchBot, Settings, settings_of
from kotatsu.bots.simple_bots import FlatMonteCarloBot
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting, listed
from kotatsu.experiments.net_entrants import NET, NET_SEARCH, enter_net

ACCEPTED = f"{listed(LEVELS)}, plain, search:ITERATIONS, net, net:FILE, net+search:ITERATIONS, module:Callable"


def enter(spec: str, game: Game) -> Bot:
    """The bot of a spec, for one game; BadSetting says what is accepted."""
    head, _, rest = spec.partition(":")
    if head == "search":
        return _search(spec, rest, game)
    if head in (NET, NET_SEARCH):
        return enter_net(spec, game)
    if not rest and head == "plain":
        return FlatMonteCarloBot(game)
    if not rest:
        if head not in LEVELS:
            raise BadSetting(f"there is no bot {spec!r}; accepted: {ACCEPTED}")
        return make(head, game, compiled=True)
    return load_callable(spec, game)


def names(specs: Sequence[str]) -> list[str]:
    """Specs as names that differ: a spec that enters twice is numbered."""
    return [f"{spec}#{specs[: at + 1].count(spec)}" if specs.count(spec) > 1 else spec for at, spec in enumerate(specs)]


def _search(spec: str, rest: str, game: Game) -> SearchBot:
    iterations, *pairs = rest.split(":")
    if not iterations.isdecimal() or int(iterations) < 1:
        raise BadSetting(f"{spec!r} needs a number of iterations: search:4096")
    numbers = dict(_number(spec, pair) for pair in pairs)
    seconds = numbers.pop("seconds", None)
    workers = int(numbers.pop("workers", 1))
    settings: dict[str, Any] = {name: int(value) if name in WHOLE else value for name, value in numbers.items()}
    return SearchBot(game, Budget(int(iterations), seconds, workers), replace(settings_of(game), **settings))


WHOLE = ("horizon", "mast_candidates")
"""Settings that are whole numbers."""
SHORT_NAMES = {"urgency": "first_play_urgency", "taste": "mast_candidates"}
"""Names that specs may also use for a setting."""


def _number(spec: str, pair: str) -> tuple[str, float]:
    known = [*(field.name for field in fields(Settings)), "seconds", "workers"]
    given, _, text = pair.partition("=")
    name = SHORT_NAMES.get(given, given)
    if name not in known:
        raise BadSetting(f"{spec!r}: no setting {given!r}; accepted: {listed(known)}")
    try:
        return name, float(text)
    except ValueError:
        raise BadSetting(f"{spec!r}: {text!r} is not a number") from None


def load_callable(spec: str, game: Game) -> Bot:
    """A bot from `module:Name`, looked for in the current folder too.

    A class is made with the game, or with nothing where it takes nothing; a bot has `choose(view, seat, legal, seed)`,
    or is a function with these arguments.
    """
    module, _, name = spec.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadSetting(f"{spec!r} could not be loaded: {error}; accepted: {ACCEPTED}") from None
    if isinstance(found, type):
        found = _made(found, game)
    if hasattr(found, "choose"):
        bot: Bot = found
        return bot
    if callable(found):
        return FunctionBot(found)
    raise BadSetting(f"{spec!r} has no choose(view, seat, legal, seed) and cannot be called")


class FunctionBot:
    """A function as a bot."""

    def __init__(self, function: Callable[[Any, int, Sequence[int], int], int]) -> None:
        self.function = function

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """The function's answer."""
        return self.function(view, seat, legal, seed)


def _made(kind: Any, game: Game) -> Any:
    return kind(game) if inspect.signature(kind).parameters else kind()
