"""The GPU's kernels in CUDA's simulator, in a process of its own: both shipped layouts end in the bytes of the rules.

The simulator hands kernels NumPy scalars, whose arithmetic is neither Python's nor a GPU's. So kernel and layout
run as shipped, and at the door to the rules a thread's record, words and mask are lent to them as plain Python ones and
put back. Local memory begins full of ones: a layout that forgets to clear its mask is found.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import kotatsu

PROGRAM = """
import sys
import numpy as np
import kotatsu
from kotatsu.engine.agreement import play_plain
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import cpu, gpu
from numba.cuda.simulator import kernelapi
from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, FakeWithinKernelCUDAArray as InKernel

def local_array(shape, dtype):
    memory = np.empty(shape, dtype)
    memory.view(np.uint8)[:] = 1
    return InKernel(FakeCUDAArray(memory))

def set_item(self, place, value):
    self._item._ary[place] = value._item._ary if isinstance(value, InKernel) else value

kernelapi.FakeCUDALocal.array = lambda self, shape, dtype: local_array(shape, dtype)
InKernel.__setitem__ = set_item
cpu._constant = lambda value: value

slug, layout = sys.argv[1:]
game = kotatsu.load(slug)
build = gpu.device_function

def lending(game, driver):
    play_game = build(game, driver)

    def lent(s, words, mask, longest):
        record = s._item._ary
        state, own = game.rules.State(record.tobytes()), [int(words[word]) for word in range(4)]
        made = play_game(state, own, bytearray(int(mask[action]) for action in range(game.actions.count)), longest)
        after = np.frombuffer(state.to_bytes(), dtype=record.dtype)[0]
        for name in record.dtype.names:
            record[name] = after[name]
        for word in range(4):
            words[word] = own[word]
        return made

    return lent

gpu.device_function = lending
here, there = (Batch(game, game.seats[1], 6, seed=3) for _ in range(2))
gpu.play(here, gpu.Launch(layout, threads=2, games_a_thread=2, registers=None))
for index in range(6):
    words = [int(word) for word in there.pickers[index]]
    data, made = play_plain(game, game.seats[1], {}, there.seed_of(index), words)
    assert data == here.states[index].tobytes(), index
    assert made == here.decisions[index]
    assert words == here.pickers[index].tolist()
print("equal")
"""


@pytest.mark.parametrize("layout", ["local", "in place"])
@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_shipped_kernels_agree_with_the_rules(slug: str, layout: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-c", PROGRAM, slug, layout]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == "equal"
