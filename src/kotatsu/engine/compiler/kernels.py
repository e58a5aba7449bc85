"""The kernels, one thread a game at a time. Plain functions whose names `gpu.kernel` fills in for a game."""

from __future__ import annotations

from typing import Any

cuda: Any = None
"""numba.cuda, or its simulator."""
play_game: Any = None
"""`random_play.play_game` over the game's rules, as a device function."""
play_at: Any = None
"""The layout chosen: `play_in_local_memory` or `play_in_place`."""
RECORD: Any = None
"""The dtype of the game's record."""
WORD: Any = None
BYTE: Any = None
ACTION_COUNT = 0


def play_all(states: Any, pickers: Any, decisions: Any, longest: int) -> None:
    """The kernel: a thread plays the games of its index, one after the other."""
    index = cuda.grid(1)
    while index < len(decisions):
        decisions[index] = play_at(states, pickers, index, longest)
        index += cuda.gridsize(1)


def play_in_local_memory(states: Any, pickers: Any, index: int, longest: int) -> Any:
    """One game on a copy of its record in local memory, which the hardware interleaves between neighbouring threads."""
    own = cuda.local.array(1, RECORD)
    words = cuda.local.array(4, WORD)
    mask = cuda.local.array(ACTION_COUNT, BYTE)
    for action in range(ACTION_COUNT):
        mask[action] = 0
    for word in range(4):
        words[word] = pickers[index, word]
    own[0] = states[index]
    made = play_game(own[0], words, mask, longest)
    states[index] = own[0]
    for word in range(4):
        pickers[index, word] = words[word]
    return made


def play_in_place(states: Any, pickers: Any, index: int, longest: int) -> Any:
    """One game on its record where it lies in the array: each thread reads lines of its own."""
    mask = cuda.local.array(ACTION_COUNT, BYTE)
    for action in range(ACTION_COUNT):
        mask[action] = 0
    return play_game(states[index], pickers[index], mask, longest)
