"""How playouts choose: of a few random actions the one that has done its seat most good so far in this search.

Wholly random players waste what they have, and a future that they play says little. A habit costs two numbers for each
seat and action, and knows no game: what won more often, wherever it was chosen, is chosen more often.
"""

from __future__ import annotations

from kotatsu.bots.tree import PLAYED, TASTE, Work, clear
from kotatsu.engine.random_play import marked

TIMES, GOOD = range(2)
"""Of an action: how often a seat has chosen it, and the sum of what the seat then got."""
UNKNOWN = 2.0
"""The good of an action that a seat has never chosen: more than any, so that it is."""


def by_habit(w: Work, seat: int, count: int) -> int:
    """One of the `count` marked actions; unmarks all."""
    chosen = marked(w.mask, w.words, count)
    for _ in range(1, int(w.settings[TASTE])):
        other = marked(w.mask, w.words, count)
        if good_of(w, seat, other) > good_of(w, seat, chosen):
            chosen = other
    clear(w.mask)
    return chosen


def good_of(w: Work, seat: int, action: int) -> float:
    """What a seat got on average where it chose an action."""
    times = w.habits[seat, action, TIMES]
    if times == 0:
        return UNKNOWN
    good: float = w.habits[seat, action, GOOD] / times
    return good


def form_habits(w: Work) -> None:
    """Tell every choice of this iteration what its seat got."""
    for place in range(w.used[PLAYED]):
        seat, action = w.played[place, 0], w.played[place, 1]
        w.habits[seat, action, TIMES] += 1
        w.habits[seat, action, GOOD] += w.out[seat]
    w.used[PLAYED] = 0
