"""The judge of a net as machine code: the same numbers, some times faster, after a minute of compiling.

For those who review many games (`bench/review.py`). Rules give the same bytes; the sums of a net differ in their last
digits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.bots.net import Net
from kotatsu.bots.net_file import missing_net, shipped_net
from kotatsu.bots.net_search import NetSearchSettings, lay_out
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.reviews import playout_program as program
from kotatsu.reviews.judge import Chances, Judge, NetJudge, judge_of, softmax_rows


class CompiledJudge(NetJudge):
    """Says the same as `NetJudge`."""

    def __init__(self, game: Game, net: Net) -> None:
        super().__init__(game, net)
        blank = game.blank_state(game.seats[0], {})
        self.work = lay_out(game, net, blank, 0, 1, NetSearchSettings(), compiled=True)

    def chances(self, states: Sequence[Any]) -> Chances:
        """By the critic, each record seen from its actor's chair."""
        if not states:
            return np.zeros((0, 0))
        found: Chances = self.values_after(states, [()], np.zeros((len(states), 0)))[0]
        return found

    def values_after(
        self, worlds: Sequence[Any], gestures: Sequence[Sequence[int]], fortunes: npt.NDArray[np.float64]
    ) -> npt.NDArray[np.float64]:
        """For each gesture and world the chances after it, some plies played on."""
        seats, rows = int(worlds[0].seats), len(gestures) * len(worlds)
        longest = max(1, *(len(gesture) for gesture in gestures)) if gestures else 1
        made = np.full((len(gestures), longest), program.NO_ACTION, np.int64)
        for place, gesture in enumerate(gestures):
            made[place, : len(gesture)] = gesture
        actors, outputs = np.zeros(rows, np.int64), np.zeros((rows, self.game.seats[1] + 1))
        run = compile_driver(self.game, program.outputs_after)
        run(self.work, _records(worlds), made, fortunes, actors, outputs)
        return _shares(actors, outputs, seats).reshape(len(gestures), len(worlds), seats + 1)

    def preferences(self, states: Sequence[Any]) -> npt.NDArray[np.float64]:
        """By the policy, from the actors' views."""
        found = np.zeros((len(states), self.game.actions.count))
        compile_driver(self.game, program.policy_outputs)(self.work, _records(states), found)
        return found

    def results(self, states: Sequence[Any], words: np.random.Generator) -> npt.NDArray[np.float64]:
        """Each seat's share of each state, played to its end by the policy."""
        self.work.words[:] = words.integers(1, 1 << 32, len(self.work.words), np.uint64)
        shares = np.zeros((len(states), self.game.seats[1]))
        run = compile_driver(self.game, program.play_to_end)
        run(self.work, _records(states), shares, self.game.longest)
        return shares


def fast_judge(game: Game) -> Judge:
    """The compiled judge of a game; of one without a net, random play."""
    return judge_of(game) if missing_net(game) else CompiledJudge(game, shipped_net(game))


def _records(states: Sequence[Any]) -> npt.NDArray[np.int8]:
    return np.frombuffer(b"".join(state.to_bytes() for state in states), np.int8).reshape(len(states), -1)


def _shares(actors: npt.NDArray[np.int64], outputs: npt.NDArray[np.float64], seats: int) -> npt.NDArray[np.float64]:
    """What the critic said from its chairs, as chances by seat; a result is one already."""
    found = softmax_rows(np.concatenate([outputs[:, :seats], outputs[:, -1:]], axis=1))
    for actor in range(seats):
        rows = np.flatnonzero(actors == actor)
        chairs = [(seat - actor) % seats for seat in range(seats)]
        found[rows] = found[rows][:, [*chairs, seats]]
    over = np.flatnonzero(actors == NOBODY)
    found[over, :seats] = outputs[over, :seats]
    found[over, seats] = np.maximum(0.0, 1.0 - outputs[over, :seats].sum(axis=1))
    return found
