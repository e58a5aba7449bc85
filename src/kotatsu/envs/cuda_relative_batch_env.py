"""Many games of mixed tables on a GPU, seen from the actor's chair: one thread a game."""

from __future__ import annotations

from functools import cache
from typing import Any

from kotatsu.engine.compiler.gpu import gpu_is_there
from kotatsu.engine.compiler.work_kernels import THREADS, blocks, work_kernel
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.record_looks import record_looks
from kotatsu.envs import relative_program
from kotatsu.envs.cuda_kernels import checked_device_actions
from kotatsu.envs.relative_batch_env import RelativeArrays, RelativeBatch


class RelativeBatchCuda(RelativeBatch):
    """Games on a GPU. A step only starts the work, in the order of the default stream, as torch's own work is."""

    def step(self, actions: Any) -> None:
        """One decision in every game: an array of int64 on the GPU. A refused action moves nothing: see `refused`."""
        from numba import cuda

        self._run(checked_device_actions(cuda.as_cuda_array(actions), self.games))

    def _run(self, actions: Any) -> None:
        _kernel(self.game)[blocks(self.games), THREADS](*self._work, actions, self.stream)

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
    """`run_relative_game` for every place, as a kernel."""
    return work_kernel(game, relative_program.run_relative_game, relative_program.RelativeWork)
