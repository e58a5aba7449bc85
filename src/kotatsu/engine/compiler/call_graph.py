"""What a driver over a game reaches: its functions, leaves first, and the constants they read.

No compiler is needed to collect it. Its key is a hash of everything that could change the machine code, so a stale
cache cannot happen.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from types import CodeType, FunctionType
from typing import Any

from kotatsu.engine import chance, events
from kotatsu.engine.compiler import placeholders
from kotatsu.engine.compiler.source import flatten
from kotatsu.engine.contract import Game

Function = Callable[..., Any]

SUBSTITUTES: dict[Function, Function] = {chance.draw: chance.draw_compiled, events.tell: events.tell_compiled}
"""What compiled rules call instead of the interpreter's doors."""


@dataclass
class Unit:
    """One function to compile: its code, the names it reads from its module, and what each means here."""

    function: FunctionType
    code: CodeType
    callees: dict[str, Unit] = field(default_factory=dict)
    constants: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class CallGraph:
    """A driver over a game, ready for a compiler."""

    game: Game
    driver: Unit
    units: tuple[Unit, ...]
    """Every function, callees before callers; the driver is last."""
    key: str


def collect(game: Game, driver: Function) -> CallGraph:
    """Follow a driver's calls through the game's rules."""
    found: dict[FunctionType, Unit] = {}
    root = _unit(driver, _stand_ins(game), found, ())
    units = tuple(found.values())
    return CallGraph(game, root, units, _key(game, units))


def _stand_ins(game: Game) -> dict[Any, Any]:
    """What stands in for each placeholder."""
    stand_ins: dict[Any, Any] = {getattr(placeholders, name): function for name, function in game.functions().items()}
    if game.value is not None:
        stand_ins[placeholders.value] = game.value
    if game.listener is not None:
        stand_ins[events.tell] = game.listener
    return {**SUBSTITUTES, **stand_ins}


def _unit(
    function: Function, stand_ins: dict[Any, Any], found: dict[FunctionType, Unit], callers: tuple[Any, ...]
) -> Unit:
    """The unit of a function, with those of its callees put in `found` first."""
    function = stand_ins.get(function, function)
    assert isinstance(function, FunctionType), f"{function!r} is not a plain function"
    if function in callers:
        raise RecursionError(f"{function.__qualname__} calls itself, which rules may not do")
    if function in found:
        return found[function]
    flat = flatten(function)
    unit = Unit(function, flat.code)
    for name, value in sorted(flat.globals.items()):
        if isinstance(value, FunctionType):
            unit.callees[name] = _unit(value, stand_ins, found, (*callers, function))
        elif not isinstance(value, type):
            unit.constants[name] = value
    found[function] = unit
    return unit


def fill_sizes(constants: dict[str, Any], game: Game) -> dict[str, Any]:
    """The game's sizes where a driver reads them from the placeholders."""
    sizes = {"ACTION_COUNT": game.actions.count, "MOST_SEATS": game.seats[1]}
    return {name: sizes.get(name, value) for name, value in constants.items()}


def _key(game: Game, units: tuple[Unit, ...]) -> str:
    """A hash of code, constants, layout and interpreter."""
    hasher = hashlib.sha256(repr((sys.version_info[:2], game.rules.State.dtype())).encode())
    for unit in units:
        hasher.update(f"{unit.function.__module__}.{unit.function.__qualname__}".encode())
        hasher.update(_code_text(unit.code).encode())
        for name, value in sorted(fill_sizes(unit.constants, game).items()):
            shown = value.tolist() if isinstance(value, memoryview) else value
            hasher.update(f"{name}={shown!r};".encode() if not callable(shown) else name.encode())
        hasher.update(
            repr(sorted((name, callee.function.__qualname__) for name, callee in unit.callees.items())).encode()
        )
    return hasher.hexdigest()[:24]


def _code_text(code: CodeType) -> str:
    constants = [_code_text(item) if isinstance(item, CodeType) else repr(item) for item in code.co_consts]
    return repr((code.co_code, constants, code.co_names, code.co_varnames))
