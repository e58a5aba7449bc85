"""What a seat could have done at a decision: each legal action, or whole gestures where pieces can be turned over.

A gesture is toggles (dice set aside, taken back) and the choice that ends them. There can be very many; those that the
policy finds likeliest are looked at, and the one that was made.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import Any

import numpy as np

from kotatsu.engine.contract import Game
from kotatsu.reviews.judge import Judge
from kotatsu.reviews.states import after_all, legal_actions, position_key

Gesture = tuple[int, ...]
MOST_GESTURES = 10
MOST_POSITIONS = 24
"""Positions between toggles that are looked at for one decision."""


def gestures_at(judge: Judge, state: Any, played: Gesture) -> list[Gesture]:
    """What could have been done from a state; what was done comes first."""
    game = judge.game
    legal = legal_actions(game, state)
    if not any(game.page.toggles(state, action) for action in legal):
        return [played, *((action,) for action in legal if action != played[0])]
    found = {_key(game, state, gesture): gesture for gesture in _likeliest(judge, state)}
    found.pop(_key(game, state, played), None)
    return [played, *found.values()]


def _key(game: Game, state: Any, gesture: Gesture) -> tuple[bytes, int]:
    """Gestures are the same when they turn the same pieces over in the end."""
    return turned_key(game, after_all(game, state, gesture[:-1])), gesture[-1]


def turned_key(game: Game, state: Any) -> bytes:
    """A position by the pieces that are turned over in it, however often they were."""
    s = state.copy()
    for name in game.page.TOGGLE_COUNTERS:
        setattr(s, name, 0)
    return position_key(s)


def _likeliest(judge: Judge, state: Any) -> Iterator[Gesture]:
    """Whole gestures, the policy's likeliest first."""
    game = judge.game
    waiting: list[tuple[float, Gesture, Any]] = [(0.0, (), state)]
    seen = {turned_key(game, state)}
    positions = made = 0
    while waiting and positions < MOST_POSITIONS and made < MOST_GESTURES:
        unlikely, before, s = heapq.heappop(waiting)
        if before and not game.page.toggles(after_all(game, state, before[:-1]), before[-1]):
            made += 1
            yield before
            continue
        positions += 1
        legal = legal_actions(game, s)
        logits = judge.preferences([s])[0][legal]
        costs = np.log(np.exp(logits - logits.max()).sum()) + logits.max() - logits
        for action, cost in zip(legal, costs.tolist(), strict=True):
            if not game.page.toggles(s, action):
                heapq.heappush(waiting, (unlikely + cost, (*before, action), s))
                continue
            turned = after_all(game, s, (action,))
            if turned_key(game, turned) not in seen:
                seen.add(turned_key(game, turned))
                heapq.heappush(waiting, (unlikely + cost, (*before, action), turned))
