"""Each seat's chance in many positions at once: by the critic of a game's net, or else by random play."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from kotatsu.bots.net import Net, Tower
from kotatsu.bots.net_file import missing_net, shipped_net
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.perspective import relative_actions
from kotatsu.reviews.observing import observe_many
from kotatsu.reviews.playing_on import PlaysOn
from kotatsu.reviews.states import legal_actions, reseed, without_generator

Chances = npt.NDArray[np.float64]
"""A row for each position, a column for each seat, and a last one for nobody; a row adds up to 1."""
ROWS_AT_ONCE = 16
"""Observations that go through a net together: as many as stay in a processor's cache."""
RANDOM_GAMES = 12
"""Games of random play from a position where there is no net."""


class Judge(Protocol):
    """Says what positions are worth, and how a strong player would choose."""

    game: Game

    def chances(self, states: Sequence[Any]) -> Chances:
        """Each seat's chance in each state, and nobody's; of a finished game the result."""

    def preferences(self, states: Sequence[Any]) -> npt.NDArray[np.float64]:
        """For each unfinished state the logits of all actions as its actor would choose, from what it may see."""

    def values_after(
        self, worlds: Sequence[Any], gestures: Sequence[Sequence[int]], fortunes: npt.NDArray[np.float64]
    ) -> npt.NDArray[np.float64]:
        """For each gesture (axis 0) and world (axis 1) the chances after it; worlds are played on as `play_on` says."""

    def results(self, states: Sequence[Any], words: np.random.Generator) -> npt.NDArray[np.float64]:
        """Each seat's share of each state, played to its end by the policy."""


def judge_of(game: Game) -> Judge:
    """The judge of a game: its net, or random play."""
    return RandomPlayJudge(game) if missing_net(game) else NetJudge(game, shipped_net(game))


def result_of(game: Game, s: Any) -> list[float]:
    """Each seat's share of a finished game, and nobody's."""
    out = [0.0] * s.seats
    game.rules.result(s, out)
    return [*out, max(0.0, 1.0 - sum(out))]


class NetJudge(PlaysOn):
    """The net of a game: its critic over whole records, its policy over what actors see."""

    def __init__(self, game: Game, net: Net) -> None:
        self.game, self.net = game, net

    def chances(self, states: Sequence[Any]) -> Chances:
        """By the critic, each record seen from its actor's chair."""
        if not states:
            return np.zeros((0, 0))
        seats = int(states[0].seats)
        found = np.zeros((len(states), seats + 1))
        for actor, places in by_actor(states).items():
            if actor == NOBODY:
                found[places] = [result_of(self.game, states[place]) for place in places]
                continue
            records = [states[place].to_bytes() for place in places]
            outputs = outputs_of(self.net.critic, observe_many(self.game, records, actor, seats))
            shares = softmax_rows(np.concatenate([outputs[:, :seats], outputs[:, -1:]], axis=1))
            chairs = [(seat - actor) % seats for seat in range(seats)]
            found[places] = shares[:, [*chairs, seats]]
        return found

    def preferences(self, states: Sequence[Any]) -> npt.NDArray[np.float64]:
        """By the policy, from the actors' views."""
        seats = int(states[0].seats)
        found = np.zeros((len(states), self.game.actions.count))
        for actor, places in by_actor(states).items():
            view = states[places[0]].copy()
            seen = [_seen(self.game, states[place], actor, view) for place in places]
            observed = observe_many(self.game, seen, actor, seats)
            outputs = outputs_of(self.net.policy, observed)
            found[places] = outputs[:, relative_actions(self.game)[seats, actor]]
        return found


class RandomPlayJudge(PlaysOn):
    """For a game without a net: chances by games of random play, every action as good as the next."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def chances(self, states: Sequence[Any]) -> Chances:
        """The mean result of random games from each state; equal states get equal chances."""
        return np.array([self._mean_result(state) for state in states])

    def _mean_result(self, state: Any) -> Any:
        words = np.random.default_rng(np.frombuffer(without_generator(state), np.uint8))
        if state.actor == NOBODY:
            return result_of(self.game, state)
        return np.mean([self._play_out(state, words) for _ in range(RANDOM_GAMES)], axis=0)

    def _play_out(self, state: Any, words: np.random.Generator) -> list[float]:
        s = state.copy()
        reseed(s, words)
        for _ in range(self.game.longest):
            if s.actor == NOBODY:
                return result_of(self.game, s)
            self.game.rules.step(s, int(words.choice(legal_actions(self.game, s))))
        return [0.0] * s.seats + [1.0]

    def preferences(self, states: Sequence[Any]) -> npt.NDArray[np.float64]:
        """Nothing is preferred."""
        return np.zeros((len(states), self.game.actions.count))


def _seen(game: Game, state: Any, seat: int, view: Any) -> bytes:
    """The bytes of what a seat sees of a state. `view` is a record to work in: a new one each time would be slow."""
    view.overwrite(state.to_bytes())
    game.hide(view, seat)
    found: bytes = view.to_bytes()
    return found


def by_actor(states: Sequence[Any]) -> dict[int, list[int]]:
    """The places of states in a list, by who decides there."""
    found: dict[int, list[int]] = defaultdict(list)
    for place, state in enumerate(states):
        found[int(state.actor)].append(place)
    return found


def outputs_of(tower: Tower, observed: npt.NDArray[np.int16]) -> npt.NDArray[np.float32]:
    """A tower's outputs for many observations, a row each."""
    rows = tower.encoding.codes(observed) + tower.encoding.starts
    parts = [rows[first : first + ROWS_AT_ONCE] for first in range(0, len(rows), ROWS_AT_ONCE)]
    return np.concatenate([_outputs(tower, part) for part in parts])


def _outputs(tower: Tower, rows: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    hidden = np.maximum(_summed(tower.table, rows) + tower.bias, 0.0)
    for weights, bias in tower.layers:
        hidden += np.maximum(hidden @ weights.T + bias, 0.0)
    outputs: npt.NDArray[np.float32] = hidden @ tower.head.T + tower.head_bias
    return outputs


def _summed(table: npt.NDArray[np.float32], rows: npt.NDArray[np.int64]) -> npt.NDArray[np.float32]:
    """For each observation the sum of its rows of a table. What all of them have in common is added up once."""
    differs = (rows != rows[0]).any(axis=0)
    common = table[rows[0, ~differs]].sum(axis=0)
    found: npt.NDArray[np.float32] = common + table[rows[:, differs]].sum(axis=1)
    return found


def softmax_rows(logits: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    """Each row as shares that add up to 1."""
    grown = np.exp(logits.astype(np.float64) - logits.max(axis=1, keepdims=True))
    shares: npt.NDArray[np.float64] = grown / grown.sum(axis=1, keepdims=True)
    return shares
