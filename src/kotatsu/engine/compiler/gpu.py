"""Drivers on a GPU: the same clones through numba-cuda, one thread a game.

A thread copies its record and its random player's words into local memory, plays to the end there and writes them back.
The hardware interleaves the local memory of neighbouring threads, so that threads at one rule read one line.

Where there is no GPU, NUMBA_ENABLE_CUDASIM=1 runs the same kernels in CUDA's simulator, for tests.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from kotatsu.engine import random_play
from kotatsu.engine.batch import Batch
from kotatsu.engine.bench import Speed
from kotatsu.engine.compiler import kernels
from kotatsu.engine.compiler.call_graph import Unit, collect
from kotatsu.engine.compiler.cpu import clone
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting

BENCH_GAMES = 1 << 20
"""Games at once when a GPU is measured."""
LAYOUTS = {"local": kernels.play_in_local_memory, "in place": kernels.play_in_place}
"""Where a game's record lies while it is played; bench/README.md has what each costs."""


@dataclass(frozen=True)
class Launch:
    """How a kernel is built and started; the defaults are the best of those measured."""

    layout: str = "local"
    threads: int = 128
    """Threads of a block."""
    games_a_thread: int = 1
    registers: int | None = 40
    """The most registers of a thread; None leaves it to the compiler."""


DEFAULT = Launch()


def gpu_is_there() -> bool:
    """Whether CUDA, or its simulator, can run something here."""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


@cache
def kernel(game: Game, launch: Launch = DEFAULT) -> Any:
    """Random play of many games: a thread sets up a game, plays it to its end and counts its decisions."""
    from numba import cuda

    if not gpu_is_there():
        raise BadSetting("there is no GPU here that CUDA can use")
    names = {
        "cuda": cuda,
        "play_game": device_function(game, random_play.play_game),
        "RECORD": game.rules.State.dtype(),
        "ACTION_COUNT": game.actions.count,
        "WORD": np.uint32,
        "BYTE": np.uint8,
    }
    names["play_at"] = cuda.jit(device=True)(rebind(LAYOUTS[launch.layout], names))
    limit = {} if launch.registers is None else {"max_registers": launch.registers}
    return cuda.jit(**limit)(rebind(kernels.play_all, names))


def device_function(game: Game, driver: Callable[..., Any]) -> Any:
    """A driver and all it reaches as device functions, leaves first."""
    from numba import cuda

    made = collect(game, driver)
    built: dict[int, Any] = {}
    for unit in made.units:
        built[id(unit)] = cuda.jit(device=True)(clone(unit, game, _callees(unit, built)))
    return built[id(made.driver)]


def _callees(unit: Unit, built: dict[int, Any]) -> dict[str, Any]:
    return {name: built[id(callee)] for name, callee in unit.callees.items()}


def play(batch: Batch, launch: Launch = DEFAULT) -> float:
    """Play all games of a batch on the GPU, in place; the seconds the kernel took, copies not counted."""
    from numba import cuda

    program = kernel(batch.game, launch)
    states, pickers, decisions = (cuda.to_device(array) for array in (batch.states, batch.pickers, batch.decisions))
    blocks = -(-len(batch.states) // (launch.threads * launch.games_a_thread))
    cuda.synchronize()
    start = time.perf_counter()
    program[blocks, launch.threads](states, pickers, decisions, batch.game.longest)
    cuda.synchronize()
    seconds = time.perf_counter() - start
    states.copy_to_host(batch.states)
    pickers.copy_to_host(batch.pickers)
    decisions.copy_to_host(batch.decisions)
    return seconds


def bench_gpu(game: Game, seats: int, games: int = BENCH_GAMES, launch: Launch = DEFAULT) -> Speed:
    """A million games at once; the first, small run compiles and is not counted."""
    play(Batch(game, seats, launch.threads, seed=1), launch)
    batch = Batch(game, seats, games, seed=2)
    seconds = play(batch, launch)
    return Speed("GPU", seats, games, int(batch.decisions.sum()), seconds)
