"""The GPU's kernels in CUDA's simulator, in a process of its own: every game agrees with the CPU byte for byte.

The simulator hands kernels NumPy scalars, whose arithmetic is neither Python's nor a GPU's; so a thread's record and
words are lent to the rules as plain ones and put back, and tables stay tables. What is tested is the kernel: its
indices, its clones, its names.
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
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import cpu, gpu

def play_at(states, pickers, index, longest):
    records, words = states._item._ary, pickers._item._ary
    s = STATE(records[index].tobytes())
    own = [int(word) for word in words[index]]
    made = play_game(s, own, bytearray(ACTION_COUNT), longest)
    records[index] = np.frombuffer(s.to_bytes(), dtype=records.dtype)[0]
    words[index] = own
    return made

gpu.LAYOUTS["plain"] = play_at
cpu._constant = lambda value: value
game = kotatsu.load(sys.argv[1])
play_at_names = gpu.rebind
gpu.rebind = lambda function, names: play_at_names(function, {**names, "np": np, "STATE": game.rules.State})
here, there = (Batch(game, game.seats[1], 6, seed=3) for _ in range(2))
gpu.play(here, gpu.Launch("plain", threads=2, games_a_thread=2, registers=None))
for index in range(6):
    from kotatsu.engine.agreement import play_plain
    words = [int(word) for word in there.pickers[index]]
    data, made = play_plain(game, game.seats[1], {}, there.seed_of(index), words)
    assert data == here.states[index].tobytes(), index
    assert made == here.decisions[index]
print("equal")
"""


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_kernels_agree_with_the_rules(slug: str) -> None:
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-c", PROGRAM, slug]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == "equal"
