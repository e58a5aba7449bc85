"""Programs for the compiler, run by the interpreter: at once, on any machine, for what cannot wait for a compiler."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import FunctionType
from typing import Any

from kotatsu.engine.compiler import placeholders
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game

PROGRAMS = "kotatsu.bots."
"""Functions of these modules are bound anew; others are used as they are."""


def interpret(game: Game, driver: Callable[..., Any], replacements: Mapping[Any, Any]) -> Callable[..., Any]:
    """A driver over a game's rules as plain Python; `replacements` are functions that an interpreter does better."""
    stand_ins = {getattr(placeholders, name): function for name, function in game.functions().items()}
    sizes = {"ACTION_COUNT": game.actions.count, "MOST_SEATS": game.seats[1]}

    @cache
    def bound(function: FunctionType) -> Any:
        names = {
            name: function.__globals__[name] for name in function.__code__.co_names if name in function.__globals__
        }
        return rebind(function, {**names, **{name: stood_in(name, value) for name, value in names.items()}})

    def stood_in(name: str, value: Any) -> Any:
        if name in sizes:
            return sizes[name]
        if not isinstance(value, FunctionType):
            return value
        if value in replacements or value in stand_ins:
            return replacements.get(value) or stand_ins[value]
        return bound(value) if value.__module__.startswith(PROGRAMS) else value

    assert isinstance(driver, FunctionType)
    made: Callable[..., Any] = bound(driver)
    return made
