"""Far looks: what the critic sees only many plies later is found, what it only thought is taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import kotatsu
from kotatsu.engine.errors import RecordError
from kotatsu.reviews import planting
from kotatsu.reviews.choices import SETTINGS, _far_rounds, decisions_of
from kotatsu.reviews.judge import NetJudge, judge_of, outputs_of
from kotatsu.reviews.model import BEST, MISTAKE
from kotatsu.reviews.observing import observe_many
from kotatsu.reviews.timeline import timeline
from tests.reviews.games import finished

Values = npt.NDArray[np.float64]
SLUG = "pikit"
AS_GOOD, WORSE, BAD = 0.5, 0.38, 0.1
"""What a choice is worth that costs nothing, one that is just a mistake, and one that costs much."""


class ToldJudge(NetJudge):
    """Says of what was played what it is told to; all else is as good as it gets. It likes high actions."""

    def __init__(self, near: Callable[[int], Any], far: Callable[[int], Any]) -> None:
        real = judge_of(kotatsu.load(SLUG))
        assert isinstance(real, NetJudge)
        super().__init__(real.game, real.net)
        self.near, self.far = near, far

    def preferences(self, states: Sequence[Any]) -> Values:
        """The highest action by far."""
        return np.tile(100.0 * np.arange(self.game.actions.count), (len(states), 1))

    def values_after(self, worlds: Sequence[Any], gestures: Sequence[Sequence[int]], fortunes: Values) -> Values:
        """The first gesture is what was played."""
        found = np.full((len(gestures), len(worlds), int(worlds[0].seats) + 1), AS_GOOD)
        told = self.near if fortunes.shape[1] < SETTINGS.screen_plies else self.far
        found[0] = np.reshape(told(len(worlds)), (-1, 1))
        return found


def verdicts(near: Callable[[int], Any], far: Callable[[int], Any], **changed: int) -> dict[bool, set[str]]:
    """What decisions are called whose choice the policy would hardly ever make (True), and the others."""
    match, judge = finished(SLUG), ToldJudge(near, far)
    found: dict[bool, set[str]] = {True: set(), False: set()}
    for one in decisions_of(judge, timeline(match), [0, 1], replace(SETTINGS, **{"far_effort": 10**9, **changed})):
        is_doubted = one.played != (max(match.until(one.ply).legal()),)
        found[is_doubted].add(one.verdict)
    assert found[True]
    assert found[False]
    return found


def always(value: float) -> Callable[[int], Any]:
    return lambda worlds: np.full(worlds, value)


def uncertain(worlds: int) -> Any:
    """Won or lost, as good on average as anything."""
    return np.arange(worlds) % 2


def test_a_blunder_that_shows_late_is_found() -> None:
    found = verdicts(always(AS_GOOD), always(BAD))
    assert found == {True: {MISTAKE}, False: {BEST}}, "what the policy would do is not looked at far"


def test_what_only_looked_like_a_mistake_is_none() -> None:
    assert verdicts(always(BAD), always(AS_GOOD)) == {True: {BEST}, False: {BEST}}


def test_a_far_look_that_cannot_tell_takes_nothing_back() -> None:
    found = verdicts(always(WORSE), uncertain, most_far_rounds=SETTINGS.far_rounds)
    assert found == {True: {MISTAKE}, False: {MISTAKE}}


def test_a_dozen_lucky_worlds_take_nothing_back() -> None:
    lucky = cycle((True, False))

    def far(worlds: int) -> Any:
        return np.where(np.arange(worlds) > 0, AS_GOOD, BAD) if next(lucky) else np.full(worlds, BAD)

    assert verdicts(always(BAD), far) == {True: {MISTAKE}, False: {MISTAKE}}


def test_a_dozen_worlds_that_ended_alike_take_nothing_back() -> None:
    alike = cycle((True, False, False, False, False))

    def far(worlds: int) -> Any:
        return np.full(worlds, AS_GOOD if next(alike) else BAD)

    assert verdicts(always(BAD), far) == {True: {MISTAKE}, False: {MISTAKE}}


class TwoOddChoicesJudge(ToldJudge):
    """Finds odd choices best at first; many plies on only the policy's favourite is any good."""

    def values_after(self, worlds: Sequence[Any], gestures: Sequence[Sequence[int]], fortunes: Values) -> Values:
        """The favourite is the highest action."""
        found = super().values_after(worlds, gestures, fortunes)
        likes = self.preferences(worlds[:1])[0]
        favourite = max(likes[gesture[0]] for gesture in gestures)
        is_far = fortunes.shape[1] >= SETTINGS.screen_plies
        for place, gesture in enumerate(gestures[1:], 1):
            if likes[gesture[0]] < favourite:
                found[place] = BAD if is_far else AS_GOOD + 0.1
        return found


def test_a_doubted_choice_meets_the_favourite_too() -> None:
    """Another odd choice looked best at first, and proves as bad."""
    match, judge = finished(SLUG), TwoOddChoicesJudge(always(AS_GOOD), always(BAD))
    found = decisions_of(judge, timeline(match), [0, 1], replace(SETTINGS, far_effort=10**9))
    doubted = [one for one in found if one.played != (max(match.until(one.ply).legal()),) and one.considered > 2]
    assert doubted
    for one in doubted:
        assert one.verdict == MISTAKE
        assert one.best == (max(match.until(one.ply).legal()),)


def test_a_far_look_near_the_end_has_more_worlds_for_the_same_work() -> None:
    rounds = [_far_rounds(left, SETTINGS) for left in (1, 12, 24, 48, 500)]
    assert rounds == [20, 20, 10, 5, 5]


def test_what_may_be_chance_many_plies_on_is_no_mistake() -> None:
    assert MISTAKE not in verdicts(always(AS_GOOD), uncertain)[True]


def test_far_looks_end_when_their_effort_is_spent() -> None:
    assert verdicts(always(AS_GOOD), always(BAD), far_effort=0) == {True: {BEST}, False: {BEST}}
    few = verdicts(always(AS_GOOD), always(BAD), far_effort=1)
    assert few[True] == {BEST, MISTAKE}, "the first look is finished, the others are not begun"


def test_observations_of_a_batch_are_judged_as_each_alone() -> None:
    match = finished(SLUG)
    judge = judge_of(match.game)
    assert isinstance(judge, NetJudge)
    records = [match.state_at(ply).to_bytes() for ply in range(0, match.ply, 2)]
    observed = observe_many(match.game, records, 0, match.seats)
    alone = np.stack([judge.net.critic(one) for one in observed])
    assert np.abs(outputs_of(judge.net.critic, observed) - alone).max() < 1e-3


def test_a_record_can_become_another() -> None:
    match = finished(SLUG)
    one, other = match.state_at(3), match.state_at(9)
    one.overwrite(other.to_bytes())
    assert one == other
    assert one.actor == other.actor
    with pytest.raises(RecordError, match="bytes"):
        one.overwrite(b"short")


@pytest.mark.parametrize(("confirmed", "is_planted"), [(0.4, True), (0.15, False)])
def test_what_was_only_found_by_luck_is_not_planted(confirmed: float, is_planted: bool) -> None:
    """A cost that few games showed must show again in many fresh ones."""
    asked = []

    def worths(playouts: int) -> tuple[Any, Any]:
        asked.append(playouts)
        size = confirmed if playouts == planting.CONFIRMING_PLAYOUTS else 0.9
        return np.arange(playouts) < (0.1 + size) * playouts - 0.5, np.arange(playouts) < 0.1 * playouts - 0.5

    found = planting._confirmed(worths, planting.SCREENING_COST, planting.PLANTED_COST)
    assert asked == [*planting.SCREENING_PLAYOUTS, planting.CONFIRMING_PLAYOUTS]
    assert (found is not None) == is_planted
