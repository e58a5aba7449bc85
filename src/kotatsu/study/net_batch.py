"""Games of a study by one net, many at once: the rules as a kernel on a GPU, the net in torch between two decisions.

The seeds are those of the same games on a core, and so is every choice, the action that the policy prefers: sums are
added up in another order, so two actions that it likes equally well to the fifth decimal may change places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from kotatsu.bots.net import Net
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.compiler.gpu import gpu_is_there
from kotatsu.engine.compiler.work_kernels import THREADS, blocks, work_kernel
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.extras import extra
from kotatsu.engine.perspective import relative_actions
from kotatsu.engine.record_looks import record_looks
from kotatsu.engine.relative_record import DTYPE, relative_record
from kotatsu.study.net_batch_program import BEGIN, NetBatchWork, run_net_game, run_net_games
from kotatsu.study.net_play import items_of

GAMES_AT_ONCE = 16_384
LOOK_EVERY = 32
"""Decisions between two looks at whether all games are over."""
OUT_OF_REACH = -1e9
NO_STREAM = 0


def check_net_gpu() -> None:
    """BadSetting where nets cannot play on a GPU here: torch is missing, or a GPU that torch and Numba can use."""
    with extra("learn"):
        import torch
    if not (torch.cuda.is_available() and gpu_is_there()):
        raise BadSetting("there is no GPU here that CUDA can use; leave out --gpu, and the net plays on the cores")


def play_at_once(batch: Batch, game: Game, net: Net, device: str = "cuda") -> None:
    """Play a batch to its end; its record may be longer than the game's, by what is noted behind it."""
    import torch

    from kotatsu.bots.torch_net import TorchNet

    torch.set_float32_matmul_precision("highest")
    work, run = _on_cpu(batch, game) if device == "cpu" else _on_gpu(batch, game)
    observations, masks, actors = (
        torch.as_tensor(array, device=device) for array in (work.observations, work.masks, work.actors)
    )
    policy = TorchNet(net, game.actions.count, device).policy
    seats = int(batch.states["seats"][0])
    relative = torch.as_tensor(relative_actions(game)[seats].astype(np.int64), device=device)
    run(torch.full((len(batch.states),), BEGIN, dtype=torch.int64, device=device))
    with torch.inference_mode():
        for made in range(game.longest):
            if made % LOOK_EVERY == 0 and not bool((actors >= 0).any()):
                break
            preferences = policy(observations).gather(1, relative[actors.long().clamp(min=0)])
            run(preferences.masked_fill(masks == 0, OUT_OF_REACH).argmax(1))
    if device == "cuda":
        work.states.copy_to_host(batch.states)
        work.decisions.copy_to_host(batch.decisions)


def _work(batch: Batch, game: Game, place: Callable[[Any], Any]) -> NetBatchWork:
    games = len(batch.states)
    states, views = place(batch.states), place(np.zeros_like(batch.states))
    rows = {
        **items_of(batch.game, game)._asdict(),
        "observations": np.zeros((games, relative_record(game).width), DTYPE),
        "masks": np.zeros((games, game.actions.count), np.uint8),
        "actors": np.zeros(games, np.int32),
        "decisions": batch.decisions,
    }
    looks = record_looks(states, views, games)
    return NetBatchWork(states=states, views=views, **looks, **{name: place(row) for name, row in rows.items()})


def _on_cpu(batch: Batch, game: Game) -> tuple[NetBatchWork, Callable[[Any], None]]:
    """The same program on a core, for tests."""
    work = _work(batch, game, lambda array: array)
    driver = compile_driver(batch.game, run_net_games)
    return work, lambda actions: driver(work, actions.numpy(), NO_STREAM)


def _on_gpu(batch: Batch, game: Game) -> tuple[NetBatchWork, Callable[[Any], None]]:
    from numba import cuda

    work = _work(batch, game, cuda.to_device)
    kernel = _kernel(batch.game)[blocks(len(batch.states)), THREADS]
    return work, lambda actions: kernel(*work, cuda.as_cuda_array(actions), NO_STREAM)


@cache
def _kernel(noting: Game) -> Any:
    return work_kernel(noting, run_net_game, NetBatchWork)
