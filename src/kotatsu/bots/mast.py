"""MAST (move-average sampling technique): playouts prefer actions that have scored well anywhere in this search.

Each seat and action has a count and a total reward. A playout draws a few random legal actions and takes the one with
the best mean. It needs no knowledge of the game.
"""

from __future__ import annotations

from kotatsu.bots.tree import MAST_CANDIDATES, MOVES, Work, clear
from kotatsu.engine.random_play import marked

COUNT, TOTAL = range(2)
"""Of a seat and an action: how often the seat chose it, and the sum of the rewards that followed."""
UNTRIED_MEAN = 2.0
"""The mean of an action that a seat has never chosen: above every reward, so that it is tried."""


def mast_playout_action(w: Work, seat: int, count: int) -> int:
    """One of the `count` marked actions; clears the mask."""
    chosen = marked(w.mask, w.rng, count)
    for _ in range(1, int(w.settings[MAST_CANDIDATES])):
        other = marked(w.mask, w.rng, count)
        if mast_mean(w, seat, other) > mast_mean(w, seat, chosen):
            chosen = other
    clear(w.mask)
    return chosen


def mast_mean(w: Work, seat: int, action: int) -> float:
    """The mean reward of a seat where it chose an action."""
    count = w.mast[seat, action, COUNT]
    if count == 0:
        return UNTRIED_MEAN
    mean: float = w.mast[seat, action, TOTAL] / count
    return mean


def update_mast(w: Work) -> None:
    """Credit every move of this iteration with its seat's reward, and forget the moves."""
    for place in range(w.used[MOVES]):
        seat, action = w.moves[place, 0], w.moves[place, 1]
        w.mast[seat, action, COUNT] += 1
        w.mast[seat, action, TOTAL] += w.rewards[seat]
    w.used[MOVES] = 0
