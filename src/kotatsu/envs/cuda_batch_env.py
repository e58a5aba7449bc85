"""Many games of one table on a GPU: one thread a game, everything in the GPU's memory.

The arrays have `__cuda_array_interface__`, so torch, CuPy and JAX share them without a copy:

    batch = envs.batch("tiki-topple", games=65536, seats=2, device="cuda")
    masks = torch.as_tensor(batch.masks, device="cuda")      # the same memory, now and after every step
    batch.step(actions)                                      # a CUDA tensor of int64, one action a game
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from kotatsu.engine.compiler.gpu import device_function, gpu_is_there
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.compiler.work_kernels import THREADS, blocks, work_kernel
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.envs import batch_program
from kotatsu.envs.batch_env import Arrays, BatchEnv, checked_actions
from kotatsu.envs.cuda_kernels import checked_device_actions


class CudaBatchEnv(BatchEnv):
    """Games on a GPU. A step only starts the work; reading an array waits for it.

    An action that is no action or not legal moves nothing in its game, and `refused` says so, which the caller reads
    when it wants to: looking at it here would make every step wait.
    """

    def _restart(self) -> None:
        self._work.begun.copy_to_device(np.zeros(self.games, np.uint8))
        self._run(_to_device(np.zeros(self.games, np.int64)))

    def step(self, actions: Any) -> None:
        """One decision in every game: `actions` is an array of int64 on the GPU, or of this machine."""
        if hasattr(actions, "__cuda_array_interface__"):
            self._run(checked_device_actions(_as_device(actions), self.games))
        else:
            self._run(_to_device(checked_actions(actions, self.games)))

    def _run(self, actions: Any) -> None:
        _kernel(self.game)[blocks(self.games), THREADS](*self._work, actions, self.stream)

    def sample(self) -> Any:
        """A random legal action for every game, on the GPU."""
        _picker(self.game)[blocks(self.games), THREADS](self.masks, self._pickers, self._picked)
        return self._picked

    def wait(self) -> None:
        """Return when all steps are done."""
        from numba import cuda

        cuda.synchronize()

    @property
    def indices(self) -> Any:
        """The index of the game that each place plays now, in this machine's memory."""
        return np.arange(self.games) + self._work.episodes.copy_to_host() * self.games

    def _array_on_device(self, array: Any) -> Any:
        return _to_device(array)

    def _new_arrays(self) -> Arrays:
        if not gpu_is_there():
            raise BadSetting('device = "cuda" needs a GPU that CUDA can use, and the extra `gpu`')
        return Arrays(*map(_to_device, Arrays.empty(self.game, self.seats, self.games)))

    def _check_memory(self, name: str, array: Any) -> None:
        if not hasattr(array, "__cuda_array_interface__"):
            raise BadSetting(f"{name} must lie on the GPU, as device = 'cuda' has it")
        if array.__cuda_array_interface__.get("strides") is not None:
            raise BadSetting(f"{name} must be contiguous")

    def _checked(self, arrays: Arrays) -> Arrays:
        return Arrays(*map(_as_device, super()._checked(arrays)))

    def _work_on_device(self, work: batch_program.Work) -> batch_program.Work:
        """Everything in the GPU's memory; words and bytes are other looks at the same records."""
        states, views = _to_device(work.states), _to_device(work.views)
        return work._replace(
            states=states,
            views=views,
            state_words=states.view(np.uint32).reshape(self.games, -1),
            view_words=views.view(np.uint32).reshape(self.games, -1),
            view_bytes=views.view(np.int8).reshape(self.games, -1),
            view_pairs=views.view(np.int16).reshape(self.games, -1),
            **{name: _to_device(getattr(work, name)) for name in HOST_MADE},
        )


HOST_MADE = ("blank_words", "narrow", "wide", "begun", "reward_kind", "episodes", "seeds", "shares")
"""What is made in this machine's memory and copied once."""


def _to_device(array: Any) -> Any:
    from numba import cuda

    return cuda.to_device(array)


def _as_device(array: Any) -> Any:
    """An array of another library on the GPU, without a copy."""
    from numba import cuda

    return cuda.as_cuda_array(array) if hasattr(array, "__cuda_array_interface__") else array


@cache
def _kernel(game: Game) -> Any:
    """`batch_program.run_game` for every place, as a kernel."""
    return work_kernel(game, batch_program.run_game, batch_program.Work)


@cache
def _picker(game: Game) -> Any:
    """`batch_program.pick_game` for every place, as a kernel."""
    from numba import cuda

    return cuda.jit(rebind(pick_all, {"cuda": cuda, "pick_game": device_function(game, batch_program.pick_game)}))


# Names that the kernel reads, filled in for a game.
cuda: Any = None
pick_game: Any = None


def pick_all(masks: Any, words: Any, actions: Any) -> None:
    """The kernel of `sample`: one thread for each place."""
    game = cuda.grid(1)
    if game < len(actions):
        pick_game(masks, words, actions, game)
