"""Playing on from many positions at once by the policy, each actor from what it may see there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.reviews.states import after_all, legal_actions


class Policy(Protocol):
    """How a strong player would choose."""

    game: Game

    def preferences(self, states: Sequence[Any]) -> npt.NDArray[np.float64]:
        """For each unfinished state the logits of all actions as its actor would choose, from what it may see."""


class PlaysOn:
    """What judges do with positions before they judge them."""

    game: Game

    def chances(self, states: Sequence[Any]) -> npt.NDArray[np.float64]:
        """Each seat's chance in each state, and nobody's."""
        raise NotImplementedError

    def preferences(self, states: Sequence[Any]) -> npt.NDArray[np.float64]:
        """For each unfinished state the logits of all actions."""
        raise NotImplementedError

    def values_after(
        self, worlds: Sequence[Any], gestures: Sequence[Sequence[int]], fortunes: npt.NDArray[np.float64]
    ) -> npt.NDArray[np.float64]:
        """For each gesture (axis 0) and world (axis 1) the chances after it; worlds are played on as `play_on` says."""
        states = [after_all(self.game, world, gesture) for gesture in gestures for world in worlds]
        play_on(self, states, np.tile(fortunes, (len(gestures), 1)))
        return self.chances(states).reshape(len(gestures), len(worlds), -1)

    def results(self, states: Sequence[Any], words: np.random.Generator) -> npt.NDArray[np.float64]:
        """Each seat's share of each state, played to its end by the policy."""
        ended = [state.copy() for state in states]
        play_on(self, ended, words.random((len(ended), self.game.longest)))
        return self.chances(ended)


def play_on(judge: Policy, states: Sequence[Any], fortunes: npt.NDArray[np.float64]) -> None:
    """Play every state on, in place, as many plies as a row of `fortunes` has numbers.

    A number below 1 says which action is taken, by the policy's chances. States with equal rows and equal generators
    meet the same chance, so that what differs between them is what was done before.
    """
    for ply in range(fortunes.shape[1]):
        going = [place for place, state in enumerate(states) if state.actor != NOBODY]
        if not going:
            return
        _play_one(judge, [states[place] for place in going], fortunes[going, ply])


def _play_one(judge: Policy, states: Sequence[Any], fortunes: npt.NDArray[np.float64]) -> None:
    legal = [legal_actions(judge.game, state) for state in states]
    chosen = [actions[0] for actions in legal]
    asked = [place for place, actions in enumerate(legal) if len(actions) > 1]
    if asked:
        logits = judge.preferences([states[place] for place in asked])
        sampled = _sampled(logits, [legal[place] for place in asked], fortunes[asked])
        for place, action in zip(asked, sampled, strict=True):
            chosen[place] = action
    for state, action in zip(states, chosen, strict=True):
        judge.game.rules.step(state, action)


def _sampled(
    logits: npt.NDArray[np.float64], legal: Sequence[Sequence[int]], fortunes: npt.NDArray[np.float64]
) -> list[int]:
    """For each state (a row of logits) the legal action whose share of the policy's chances a fortune falls into."""
    masked = np.full_like(logits, -np.inf)
    rows = np.repeat(np.arange(len(legal)), [len(actions) for actions in legal])
    columns = np.concatenate(legal)
    masked[rows, columns] = logits[rows, columns]
    grown = np.cumsum(np.exp(masked - masked.max(axis=1, keepdims=True)), axis=1)
    first_beyond = (grown <= (fortunes * grown[:, -1])[:, None]).sum(axis=1)
    last = [actions[-1] for actions in legal]
    found: list[int] = np.minimum(first_beyond, last).tolist()
    return found
