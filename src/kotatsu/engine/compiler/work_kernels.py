"""A program over one game as a CUDA kernel, one thread a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kotatsu.engine.compiler.gpu import device_function
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game

THREADS = 128
"""Threads of a block."""


def blocks(games: int) -> int:
    """Blocks of a launch with a thread for each game."""
    return -(-games // THREADS)


def work_kernel(game: Game, program: Callable[..., Any], work: Any) -> Any:
    """The kernel of `program(work, game, action, stream)`, where `work` is a NamedTuple of arrays.

    A kernel takes arrays alone, so each field of the work is an argument, followed by the actions and the stream.
    """
    from numba import cuda

    fields = ", ".join(work._fields)
    source = (
        f"def run_all({fields}, actions, stream):\n"
        "    game = cuda.grid(1)\n"
        "    if game < len(actions):\n"
        f"        program(Work({fields}), game, actions[game], stream)\n"
    )
    made: dict[str, Any] = {}
    exec(compile(source, "<run_all>", "exec"), made)
    names = {"cuda": cuda, "program": device_function(game, program), "Work": work}
    return cuda.jit(rebind(made["run_all"], names))
