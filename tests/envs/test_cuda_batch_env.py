"""Batches on a GPU: the kernel in CUDA's simulator, and the whole on a GPU where there is one."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu import envs
from kotatsu.engine.compiler.gpu import gpu_is_there
from kotatsu.engine.errors import BadSetting

KERNEL_IN_THE_SIMULATOR = """
import numpy as np
import kotatsu
from kotatsu import envs
from kotatsu.engine.batch import stream_of
from kotatsu.engine.compiler import work_kernels
from kotatsu.envs import cuda_batch_env

# The simulator hands out NumPy scalars, whose arithmetic is neither Python's nor a GPU's, so rules do not run there.
# A stand-in for `run_game` shows that each thread gets its place, its action and every array under its own name.
def run_game(w, game, action, stream):
    w.lengths[game] = action + 10 * game
    w.episodes[game] += 1
    for name in ("observations", "masks", "actors", "rewards", "dones", "refused"):
        assert getattr(w, name).shape == arrays[name].shape, name
    assert w.view_words.shape == w.state_words.shape == (5, len(w.blank_words))
    assert w.view_bytes.shape[1] == 2 * w.view_pairs.shape[1] == 4 * w.view_words.shape[1]
    w.view_bytes[game, 1] = game + 1
    assert w.view_pairs[game, 0] == 256 * (game + 1)
    assert stream == stream_of(7)

work_kernels.device_function = lambda game, program: run_game
work_kernels.THREADS = cuda_batch_env.THREADS = 2
game = kotatsu.load("tiki-topple")
arrays = {n: np.zeros(*spec) for n, spec in cuda_batch_env.Arrays.shapes(game, 2, 5).items()}
batch = envs.batch("tiki-topple", 5, 2, device="cuda", seed=7)
batch.step(np.arange(5))
print(batch.lengths.copy_to_host().tolist(), batch.indices.tolist())
"""


def test_the_kernel_gives_each_thread_its_game() -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-c", KERNEL_IN_THE_SIMULATOR]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == "[0, 11, 22, 33, 44] [10, 11, 12, 13, 14]"


def test_without_a_gpu_it_says_so() -> None:
    if gpu_is_there():
        pytest.skip("there is a GPU here")
    with pytest.raises(BadSetting, match="needs a GPU"):
        envs.batch("tiki-topple", 8, 2, device="cuda")


@pytest.mark.skipif(not gpu_is_there(), reason="no GPU here")
@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_a_gpu_plays_the_games_of_the_cpu(slug: str) -> None:
    seats = kotatsu.load(slug).seats[1]
    here, there = (envs.batch(slug, 512, seats, device=device, seed=7) for device in ("cpu", "cuda"))
    chooser = np.random.default_rng(1)
    for _ in range(100):
        actions = (chooser.random(here.masks.shape) * here.masks).argmax(axis=1)
        here.step(actions)
        there.step(actions)
        for name, array in here.arrays._asdict().items():
            other: Any = getattr(there, name)
            assert np.array_equal(array, other.copy_to_host()), name
