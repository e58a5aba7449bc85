"""Random play as compiled programs: what benches, checks and conformance run. Plain functions for the compiler.

The random player has words of its own, so that what it picks never moves the game's chance.
"""

from __future__ import annotations

from typing import Any

from kotatsu.engine.chance import random_below
from kotatsu.engine.compiler.placeholders import ACTION_COUNT, legal, setup, step

LEGAL = 1
"""What `legal` writes in a mask."""


def pick(mask: Any, words: Any, count: int) -> int:
    """A uniformly random marked action; unmarks all."""
    chosen = marked(mask, words, count)
    for action in range(ACTION_COUNT):
        mask[action] = 0
    return chosen


def marked(mask: Any, words: Any, count: int) -> int:
    """A uniformly random one of the `count` marked actions."""
    return nth_marked(mask, LEGAL, random_below(words, count))


def nth_marked(mask: Any, mark: int, n: int) -> int:
    """The action at place `n`, counted from 0, among those whose entry in the mask has the bit `mark`, LEGAL.

    A game's random play spends its time here, so it counts without a branch.
    """
    action = 0
    while n > 0 or mask[action] & mark == 0:
        n -= mask[action] & mark
        action += 1
    return action


def play_game(s: Any, words: Any, mask: Any, longest: int) -> int:
    """Set up one state and play it to its end by random choices; how many decisions.

    A game that is not over after `longest` decisions, or whose mask is empty, is left there, for its state to tell.
    """
    setup(s)
    made = 0
    while s.actor >= 0 and made < longest:
        count = legal(s, mask)
        if count == 0:
            return made
        step(s, pick(mask, words, count))
        made += 1
    return made


def play_games(states: Any, pickers: Any, decisions: Any, mask: Any, longest: int) -> int:
    """Play every state to its end; how many decisions in all."""
    total = 0
    for game in range(len(states)):
        made = play_game(states[game], pickers[game], mask, longest)
        decisions[game] = made
        total += made
    return total


def trace_game(states: Any, words: Any, mask: Any, actions: Any, trace: Any, data: Any) -> int:
    """Play one game, writing down each action and the record's bytes after it; how many decisions.

    `data` is the same memory as `states`, byte by byte.
    """
    s = states[0]
    setup(s)
    made = 0
    while s.actor >= 0 and made < len(actions):
        count = legal(s, mask)
        action = pick(mask, words, count)
        step(s, action)
        actions[made] = action
        for index in range(len(data)):
            trace[made, index] = data[index]
        made += 1
    return made
