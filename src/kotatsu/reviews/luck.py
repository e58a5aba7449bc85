"""Luck: what chance gave, ply by ply, and how a result is made of luck, own choices and the others' choices.

A ply that drew is done again from the true state with other draws. Luck is the chance after it minus the mean over
those; what is left of the change belongs to the choice. So the parts add up to the result by construction, and luck
is 0 on average in every game, whatever the judge thinks: only its spread depends on the judge. (The largest draws are
then looked at far, in `far_draws`; as they are chosen by size, the mean of all is 0 only nearly.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kotatsu.reviews.judge import Chances, Judge
from kotatsu.reviews.model import SETUP_PLY, Draw, Sums
from kotatsu.reviews.redraws import Outcomes, Rule, outcomes_of
from kotatsu.reviews.timeline import Timeline


def luck_of_draws(judge: Judge, line: Timeline, truth: Chances) -> list[Draw]:
    """The luck of the set-up and of every ply that drew."""
    match, rules, words = line.match, line.game.rules, line.words("luck")
    found = []
    if match.setup_draws:
        blank = match.game.blank_state(match.seats, match.options)
        deals = outcomes_of(blank, rules.setup, words, exact=False)
        found.append(_draw(judge, SETUP_PLY, truth[0], deals))
    for number, ply in enumerate(match.plies):
        if ply.draws:
            outcomes = outcomes_of(line.states[number], _doing(rules.step, ply.action), words)
            found.append(_draw(judge, number, truth[number + 1], outcomes))
    return found


def _doing(step: Callable[[Any, int], None], action: int) -> Rule:
    return lambda s: step(s, action)


def _draw(judge: Judge, ply: int, after: Any, outcomes: Outcomes) -> Draw:
    mean, error = outcomes.mean_and_error(judge.chances(outcomes.states))
    return Draw(ply, tuple((after - mean).tolist()), tuple(error.tolist()))


def sums_of(line: Timeline, truth: Chances, draws: Sequence[Draw]) -> tuple[list[float], list[Sums]]:
    """The chances before the deal, and for each seat where its result came from."""
    luck_at = {draw.ply: np.array(draw.luck) for draw in draws}
    columns = truth.shape[1]
    start = truth[0] - luck_at.get(SETUP_PLY, np.zeros(columns))
    own, others = np.zeros(columns), np.zeros(columns)
    for ply, done in enumerate(line.match.plies):
        choice = truth[ply + 1] - truth[ply] - luck_at.get(ply, 0.0)
        is_own = np.arange(columns) == done.seat
        own += np.where(is_own, choice, 0.0)
        others += np.where(is_own, 0.0, choice)
    luck = np.sum([*luck_at.values(), np.zeros(columns)], axis=0)
    error = np.sqrt(np.sum([*(np.square(draw.error) for draw in draws), np.zeros(columns)], axis=0))
    rows = np.stack([start, luck, own, others, truth[-1], error], axis=1)
    return start.tolist(), [Sums(*row) for row in rows[: line.match.seats].tolist()]
