"""The GPU's kernels in CUDA's simulator against the plain rules. Run with NUMBA_ENABLE_CUDASIM=1.

The simulator hands kernels NumPy scalars, whose arithmetic is neither Python's nor a GPU's; so a thread's record and
words are lent to the rules as plain ones and put back, and tables stay tables. What is tested is the kernel: its
indices, its clones, its names.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from kotatsu.engine.agreement import play_plain
from kotatsu.engine.batch import Batch
from kotatsu.engine.compiler import cpu, gpu
from kotatsu.engine.contract import Game

GAMES = 6
STATE: Any = None
"""The game's State; filled in when the kernel is bound."""
play_game: Any = None
ACTION_COUNT = 0


def play_plainly(states: Any, pickers: Any, index: int, longest: int) -> Any:
    """A layout for `gpu.kernel`: the game of one thread on a plain record."""
    records, words = states._item._ary, pickers._item._ary
    s = STATE(records[index].tobytes())
    own = [int(word) for word in words[index]]
    made = play_game(s, own, bytearray(ACTION_COUNT), longest)
    records[index] = np.frombuffer(s.to_bytes(), dtype=records.dtype)[0]
    words[index] = own
    return made


def _lend_plain_records(game: Game) -> None:
    """Put what the simulator needs into the compiler's modules, for the rest of this process."""
    compiler: Any = cpu
    compiler._constant = lambda value: value
    kernels: Any = gpu
    bind = kernels.rebind
    kernels.rebind = lambda function, names: bind(function, {**names, "np": np, "STATE": game.rules.State})
    kernels.LAYOUTS["plain"] = play_plainly


def compare_simulated(game: Game) -> str:
    """`equal`, or which game came out otherwise."""
    _lend_plain_records(game)
    here, there = (Batch(game, game.seats[1], GAMES, seed=3) for _ in range(2))
    gpu.play(here, gpu.Launch("plain", threads=2, games_a_thread=2, registers=None))
    for index in range(GAMES):
        words = [int(word) for word in there.pickers[index]]
        data, made = play_plain(game, game.seats[1], {}, there.seed_of(index), words)
        if data != here.states[index].tobytes() or made != here.decisions[index]:
            return f"game {index} ends otherwise"
    return "equal"
