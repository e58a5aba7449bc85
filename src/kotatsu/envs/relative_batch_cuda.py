"""Many games of mixed tables on a GPU, seen from the actor's chair: one thread a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from kotatsu.engine.compiler.gpu import device_function, gpu_is_there
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.envs import relative_program
from kotatsu.envs.relative_batch import RelativeArrays, RelativeBatch, record_looks

THREADS = 128
"""Threads of a block."""


class RelativeBatchCuda(RelativeBatch):
    """Games on a GPU. A step only starts the work, in the order of the default stream, as torch's own work is."""

    def _run(self, actions: Any) -> None:
        from numba import cuda

        given = cuda.as_cuda_array(actions)
        _kernel(self.game)[-(-self.games // THREADS), THREADS](*self._work, given, self.stream)

    def _on_device(self, array: Any) -> Any:
        from numba import cuda

        return cuda.to_device(array)

    def _place(self, work: relative_program.RelativeWork) -> tuple[RelativeArrays, relative_program.RelativeWork]:
        """Everything in the GPU's memory; words and bytes are other looks at the same records."""
        if not gpu_is_there():
            raise BadSetting('device = "cuda" needs a GPU that CUDA can use, and the extra `gpu`')
        states, views = self._on_device(work.states), self._on_device(work.views)
        looks = record_looks(states, views, self.games)
        others = {
            name: self._on_device(getattr(work, name))
            for name in work._fields
            if name not in looks and name not in ("states", "views")
        }
        placed = work._replace(states=states, views=views, **looks, **others)
        return RelativeArrays(*(getattr(placed, name) for name in RelativeArrays._fields)), placed


@cache
def _kernel(game: Game) -> Any:
    """`run_relative_game` for every place, as a kernel whose arguments are the fields of the work."""
    from numba import cuda

    fields = relative_program.RelativeWork._fields
    names = {
        "cuda": cuda,
        "run_relative_game": device_function(game, relative_program.run_relative_game),
        "RelativeWork": relative_program.RelativeWork,
    }
    arguments = ", ".join(fields)
    source = (
        f"def run_all({arguments}, actions, stream):\n"
        "    game = cuda.grid(1)\n"
        "    if game < len(actions):\n"
        f"        run_relative_game(RelativeWork({arguments}), game, actions[game], stream)\n"
    )
    made: dict[str, Any] = {}
    exec(compile(source, "<run_all>", "exec"), made)  # a kernel takes arrays alone, so each field is an argument
    return cuda.jit(rebind(made["run_all"], names))
