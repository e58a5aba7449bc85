"""How long a first use will compile: by the size of the rules, and by how fast this machine compiled before."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kotatsu.engine.compiler.call_graph import CallGraph, collect
from kotatsu.engine.compiler.cpu import cache_folder, is_compiled
from kotatsu.engine.contract import Game

SECONDS_A_KILOBYTE = 1.0
"""Of byte code, before this machine has compiled anything: Tiki Topple's random play, 10.4 kB, took 13 s of a core that
had other work to do."""
BYTES = 1_000.0


def compile_seconds(game: Game, *drivers: Callable[..., Any]) -> float:
    """About how long these drivers will compile here; 0 where all of them lie on the disk."""
    graphs = [collect(game, driver) for driver in drivers]
    return sum(_kilobytes(made) for made in graphs if not is_compiled(made)) * _rate()


@contextmanager
def timed_compilation(game: Game, *drivers: Callable[..., Any]) -> Iterator[None]:
    """Around a first call: notes how fast this machine compiled, for the next estimate."""
    waiting = [made for made in (collect(game, driver) for driver in drivers) if not is_compiled(made)]
    start = time.perf_counter()
    yield
    size = sum(map(_kilobytes, waiting))
    if size:
        _note((time.perf_counter() - start) / size)


def _kilobytes(made: CallGraph) -> float:
    return sum(len(unit.code.co_code) for unit in made.units) / BYTES


def _file() -> Path:
    return cache_folder() / "compile-rate.json"


def _rate() -> float:
    try:
        return float(json.loads(_file().read_text(encoding="utf-8"))["seconds_a_kilobyte"])
    except (OSError, ValueError, KeyError, TypeError):
        return SECONDS_A_KILOBYTE


def _note(rate: float) -> None:
    try:
        _file().write_text(json.dumps({"seconds_a_kilobyte": round(rate, 3)}), encoding="utf-8")
    except OSError:
        return  # an estimate is a courtesy
