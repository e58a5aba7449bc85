"""Playing on from many positions at once by the policy, each actor from what it may see there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.engine.layout import NOBODY
from kotatsu.reviews.judge import Judge, legal_actions


def play_on(judge: Judge, states: Sequence[Any], fortunes: npt.NDArray[np.float64]) -> None:
    """Play every state on, in place, as many plies as a row of `fortunes` has numbers.

    A number below 1 says which action is taken, by the policy's chances. States with equal rows and equal generators
    meet the same chance, so that what differs between them is what was done before.
    """
    for ply in range(fortunes.shape[1]):
        going = [place for place, state in enumerate(states) if state.actor != NOBODY]
        if not going:
            return
        _play_one(judge, [states[place] for place in going], fortunes[going, ply])


def _play_one(judge: Judge, states: Sequence[Any], fortunes: npt.NDArray[np.float64]) -> None:
    legal = [legal_actions(judge.game, state) for state in states]
    chosen = [actions[0] for actions in legal]
    asked = [place for place, actions in enumerate(legal) if len(actions) > 1]
    if asked:
        logits = judge.preferences([states[place] for place in asked])
        for row, place in zip(logits, asked, strict=True):
            chosen[place] = _sampled(row[legal[place]], legal[place], float(fortunes[place]))
    for state, action in zip(states, chosen, strict=True):
        judge.game.rules.step(state, action)


def _sampled(logits: npt.NDArray[np.float64], legal: Sequence[int], fortune: float) -> int:
    grown = np.cumsum(np.exp(logits - logits.max()))
    return legal[min(int(np.searchsorted(grown, fortune * grown[-1], side="right")), len(legal) - 1)]
