"""Drivers compiled for this machine, kept on disk.

A driver's machine code holds its whole game. It is cached by Numba under a file of ours whose name holds the key of
the call graph, so a new process loads it without compiling, or even building, the inner functions: they are made only
when the compiler asks for their type.
"""

from __future__ import annotations

import inspect
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from kotatsu.engine.compiler.call_graph import CallGraph, Unit, collect, fill_sizes
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game

INNER: dict[str, Any] = {"error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Inner functions are called by compiled code alone, so they need no wrappers; a division by zero is not checked."""

BOUNDS_SUFFIX = "b"
"""Behind the key of a driver that checks its indices."""


@cache
def compile_driver(game: Game, driver: Callable[..., Any], *, bounds: bool = False) -> Callable[..., Any]:
    """A driver for a game as machine code, from the disk where it is there, compiled at its first call if not.

    With `bounds`, every index is checked as the interpreter would: slower, and an IndexError in place of garbage.
    """
    import numba

    _register_lazy()
    made = _collect_in_dialect(game, driver)
    if bounds:
        made = replace(made, key=f"{made.key}{BOUNDS_SUFFIX}")
    inner = {id(unit): _Lazy(unit, made, bounds) for unit in made.units[:-1]}
    for unit in made.units[:-1]:
        inner[id(unit)].inner = inner
    function = _own(
        clone(made.driver, game, {name: inner[id(unit)] for name, unit in made.driver.callees.items()}), made
    )
    function.__code__ = function.__code__.replace(co_filename=str(_source_file(made)))
    options: dict[str, Any] = {"cache": True, "error_model": "numpy", "nogil": True, "boundscheck": bounds}
    compiled: Callable[..., Any] = numba.njit(**options)(function)
    return compiled


def _collect_in_dialect(game: Game, driver: Callable[..., Any]) -> CallGraph:
    """The call graph of a driver. A game that is not compiled yet is held to the dialect first, with sentences."""
    from kotatsu.engine.dialect import require_dialect  # which itself reads sources through this package

    try:
        made = collect(game, driver)
    except (AssertionError, AttributeError, LookupError, RecursionError):
        require_dialect(game)
        raise
    if not is_compiled(made):
        require_dialect(game)
    return made


class _Lazy:
    """An inner function that is compiled when the compiler first asks what it is."""

    inner: dict[int, _Lazy]

    def __init__(self, unit: Unit, made: CallGraph, bounds: bool) -> None:
        self.unit = unit
        self.made = made
        self.options = {**INNER, "boundscheck": bounds}
        self.built: Any = None

    def build(self) -> Any:
        """The Numba dispatcher of this function."""
        if self.built is None:
            import numba

            callees = {name: self.inner[id(unit)].build() for name, unit in self.unit.callees.items()}
            function = _own(clone(self.unit, self.made.game, callees), self.made)
            signature = _signature(function, self.made.game)
            self.built = numba.njit(signature, **self.options) if signature else numba.njit(**self.options)
            self.built = self.built(function)
        return self.built


def _own(function: FunctionType, made: CallGraph) -> FunctionType:
    """The function under a name that no other program has.

    Machine code that is loaded from the disk finds its callees by name; a process that loads two programs must not
    give one of them the other's `pick`, or the rules of a variant those of the standard game.
    """
    function.__qualname__ = f"{function.__qualname__}_{made.key}"
    return function


@cache
def _register_lazy() -> None:
    """Teach Numba that a lazy function is typed as what it builds; once, when something is first compiled, so that a
    process that compiles nothing does not import Numba."""
    from numba.core import types
    from numba.extending import typeof_impl

    def typeof_lazy(value: _Lazy, context: Any) -> Any:
        return types.Dispatcher(value.build())

    typeof_impl.register(_Lazy, typeof_lazy)


def clone(unit: Unit, game: Game, callees: dict[str, Any]) -> FunctionType:
    """A new function over a unit's code: its constants as arrays, its callees replaced."""
    constants = {name: _constant(value) for name, value in fill_sizes(unit.constants, game).items()}
    return rebind(unit.function, {**constants, **callees}, unit.code)


def _constant(value: Any) -> Any:
    """A table of integers as an array, which compiled code indexes without a ladder of comparisons."""
    import numpy as np

    if isinstance(value, memoryview):
        return np.array(value.tolist(), dtype=np.int32)
    if isinstance(value, tuple) and value and all(isinstance(item, int) for item in value):
        return np.array(value, dtype=np.int32)
    return value


def _signature(function: FunctionType, game: Game) -> Any:
    """One 64-bit signature from the annotations; None where an argument is an array of unknown item size."""
    import numba
    from numba.core import types

    if function.__defaults__:
        return None
    known = {
        "int": types.int64,
        "Mask": types.Array(types.uint8, 1, "C"),
        "Out": types.Array(types.float64, 1, "C"),
    }
    parameters = inspect.signature(function).parameters
    found = []
    for name, parameter in parameters.items():
        if name == "s":
            found.append(numba.from_dtype(game.rules.State.dtype()))
        elif parameter.annotation in known:
            found.append(known[parameter.annotation])
        else:
            return None
    return tuple(found)


def cache_folder() -> Path:
    """Where compiled drivers are kept: $KOTATSU_CACHE, or the user's cache folder, or a temporary one."""
    chosen = os.environ.get("KOTATSU_CACHE")
    home = Path(chosen) if chosen else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kotatsu"
    try:
        home.mkdir(parents=True, exist_ok=True)
        if os.access(home, os.W_OK):
            return home
    except OSError:
        pass
    return Path(tempfile.gettempdir()) / f"kotatsu-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"


def _cache_file(made: CallGraph) -> Path:
    """The path under which Numba keeps this driver; it holds the key."""
    import numba

    driver = made.driver.function
    folder = cache_folder() / f"{made.game.slug}-{made.key}-numba{numba.__version__}"
    return folder / f"{driver.__module__.rpartition('.')[2]}_{driver.__name__}.py"


def is_compiled(made: CallGraph) -> bool:
    """Whether this driver's machine code has been written to the disk."""
    return any((_cache_file(made).parent / "__pycache__").glob("*.nbi"))


def _source_file(made: CallGraph) -> Path:
    """The file under which Numba keeps this driver, with the driver's own source in it."""
    driver = made.driver.function
    file = _cache_file(made)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_suffix(f".{os.getpid()}.tmp")
        draft.write_text(_text(driver), encoding="utf-8")
        draft.replace(file)
    return file


def _text(driver: FunctionType) -> str:
    """The driver's module, so that a debugger finds the lines where the code object says they are."""
    module: ModuleType | None = sys.modules.get(driver.__module__)
    return inspect.getsource(module) if module else f"# {driver.__qualname__}\n"
