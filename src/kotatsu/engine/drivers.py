"""Random play as compiled programs: what benches, checks and conformance run. Plain functions for the forge.

The random player has words of its own, so that what it picks never moves the game's chance.
"""

from __future__ import annotations

from typing import Any

from kotatsu.engine.chance import roll
from kotatsu.engine.forge.slots import ACTION_COUNT, legal, setup, step

FNV_START = 0x811C9DC5
FNV_PRIME = 0x01000193
WORD = 0xFFFFFFFF


def pick(mask: Any, words: Any, count: int) -> int:
    """A uniformly random marked action; unmarks all."""
    at = roll(words, count)
    chosen = 0
    for action in range(ACTION_COUNT):
        if mask[action]:
            mask[action] = 0
            if at == 0:
                chosen = action
            at -= 1
    return chosen


def play_games(states: Any, pickers: Any, decisions: Any, mask: Any, longest: int) -> int:
    """Set up and play every state to its end by random choices; how many decisions in all.

    A game that is not over after `longest` decisions is left there, for its state to tell.
    """
    total = 0
    for game in range(len(states)):
        s = states[game]
        words = pickers[game]
        setup(s)
        made = 0
        while s.actor >= 0 and made < longest:
            count = legal(s, mask)
            step(s, pick(mask, words, count))
            made += 1
        decisions[game] = made
        total += made
    return total


def trace_game(states: Any, words: Any, mask: Any, actions: Any, sums: Any, data: Any) -> int:
    """Play one game, writing down each action and a checksum of the record after it; how many decisions."""
    s = states[0]
    setup(s)
    made = 0
    while s.actor >= 0 and made < len(actions):
        count = legal(s, mask)
        action = pick(mask, words, count)
        step(s, action)
        actions[made] = action
        sums[made] = checksum(data)
        made += 1
    return made


def checksum(data: Any) -> int:
    """FNV-1a over the bytes of a record."""
    total = FNV_START
    for index in range(len(data)):
        total = ((total ^ data[index]) * FNV_PRIME) & WORD
    return total
