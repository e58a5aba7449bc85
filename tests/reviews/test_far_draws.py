"""Draws looked at far: what the critic sees only later is counted, what it only thought is not, and all adds up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu.reviews import planting
from kotatsu.reviews.far_draws import SETTINGS, looked_far, pairs_of_worlds
from kotatsu.reviews.judge import NetJudge, judge_of
from kotatsu.reviews.model import Draw
from kotatsu.reviews.paired import Values, far_mean_and_error, mean_and_error
from kotatsu.reviews.states import same_position
from kotatsu.reviews.timeline import Timeline, timeline
from tests.reviews.games import finished

SLUG = "pikit"
NOTHING = (0.0, 0.0, 0.0)
GAIN = 0.3


class FarJudge(NetJudge):
    """Says of each state that it is told of that seat 0 is better off there by GAIN; counts the worlds it is asked."""

    def __init__(self, lucky: Sequence[Any]) -> None:
        real = judge_of(kotatsu.load(SLUG))
        assert isinstance(real, NetJudge)
        super().__init__(real.game, real.net)
        self.lucky, self.decisions = lucky, 0

    def values_after(self, worlds: Sequence[Any], gestures: Sequence[Sequence[int]], fortunes: Values) -> Values:
        """A world keeps what it is from the draw on."""
        self.decisions += fortunes.size
        chances = [0.5 + GAIN * any(same_position(world, one) for one in self.lucky) for world in worlds]
        found = np.zeros((1, len(worlds), 3))
        found[0, :, 0], found[0, :, 1] = chances, np.subtract(1.0, chances)
        return found


def drawing_plies(line: Timeline) -> list[int]:
    """Plies whose draws nearly always come out in another way."""
    words, found = np.random.default_rng(1), []
    for ply, done in enumerate(line.match.plies):
        if done.draws:
            drawn, again = pairs_of_worlds(line, ply, 24, words)
            if sum(same_position(*pair) for pair in zip(drawn, again, strict=True)) < 3:
                found.append(ply)
    return found


@pytest.fixture
def line() -> Timeline:
    return timeline(finished(SLUG))


def test_luck_that_shows_late_is_counted(line: Timeline) -> None:
    ply, *others = drawing_plies(line)
    draws = [Draw(ply, NOTHING, NOTHING), *(Draw(other, (0.02, -0.02, 0.0), NOTHING) for other in others[:4])]
    found = looked_far(FarJudge([line.states[ply + 1]]), line, draws)
    assert [draw.ply for draw in found] == [draw.ply for draw in draws]
    assert found[0].luck[0] > 0.2
    assert all(abs(draw.luck[0]) < 0.02 for draw in found[1:]), "what the critic alone saw counts for less"
    for draw in found:
        assert abs(sum(draw.luck)) < 1e-9, "what one gains by luck, others lose"


def test_only_the_largest_draws_are_looked_at_far(line: Timeline) -> None:
    small, large = drawing_plies(line)[:2]
    draws = [Draw(small, (0.01, -0.01, 0.0), NOTHING), Draw(large, (-0.1, 0.1, 0.0), NOTHING)]
    found = looked_far(FarJudge([line.states[small + 1]]), line, draws, replace(SETTINGS, draws=1))
    assert found[0] == draws[0]
    assert found[1] != draws[1]


def test_draws_near_the_end_are_looked_at_however_small_they_seem(line: Timeline) -> None:
    early, *_, late = drawing_plies(line)
    assert late >= 0.88 * line.match.ply
    draws = [Draw(early, (-0.1, 0.1, 0.0), NOTHING), Draw(late, (0.01, -0.01, 0.0), NOTHING)]
    found = looked_far(FarJudge([line.states[late + 1]]), line, draws, replace(SETTINGS, draws=1))
    assert found[1].luck[0] > 0.2


def test_looking_far_at_draws_ends_when_its_effort_is_spent(line: Timeline) -> None:
    plies = drawing_plies(line)[:9]
    judge = FarJudge([line.states[ply + 1] for ply in plies])
    in_a_round = 2 * SETTINGS.worlds * len(plies) * int(SETTINGS.part_of_game * line.match.ply)
    once = replace(SETTINGS, effort=1, most_worlds=SETTINGS.worlds)
    looked_far(judge, line, [Draw(ply, NOTHING, NOTHING) for ply in plies], once)
    assert judge.decisions == in_a_round, "the first round is whole"
    assert looked_far(judge, line, [Draw(plies[0], NOTHING, NOTHING)], replace(SETTINGS, effort=0)) == [
        Draw(plies[0], NOTHING, NOTHING)
    ]


def test_a_pair_of_worlds_meets_the_same_chance(line: Timeline) -> None:
    ply = drawing_plies(line)[0]
    drawn, again = pairs_of_worlds(line, ply, 6, np.random.default_rng(2))
    assert all(same_position(one, line.states[ply + 1]) for one in drawn)
    assert [list(one.rng) for one in drawn] == [list(one.rng) for one in again]
    assert len({tuple(one.rng) for one in drawn}) == 6


def test_worlds_that_ended_alike_are_not_certain() -> None:
    few, many = far_mean_and_error(np.zeros(12))[1], far_mean_and_error(np.zeros(240))[1]
    assert mean_and_error(np.zeros(12))[1] == 0.0
    assert 0.05 < few < 0.1
    assert many < 0.01
    varied = np.array([0.0, 1.0, -1.0, 0.5] * 5)
    assert far_mean_and_error(varied) == mean_and_error(varied)


class EndsJudge(FarJudge):
    """Every game ends well for seat 0 where it began in a state that this judge is told of."""

    def results(self, states: Sequence[Any], words: np.random.Generator) -> Values:
        """As if played to the end."""
        found: Values = self.values_after(states, [()], np.zeros((len(states), 0)))[0]
        return found


@pytest.mark.parametrize(("larger", "is_planted"), [(4, True), (5, False)])
def test_a_draw_is_planted_that_is_one_of_the_largest_of_the_finished_game(
    larger: int, is_planted: bool, line: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    planted, *others = drawing_plies(line)
    judge = EndsJudge([line.states[ply + 1] for ply in others[:larger]])
    about = planting.Planted(line.match, planted, 0, 0.4)
    monkeypatch.setattr(planting, "OTHERS_MEASURED", 1_000)
    assert planting._is_among_largest(judge, about, 0.2, np.random.default_rng(1)) == is_planted
    assert planting._is_among_largest(judge, about, 0.35, np.random.default_rng(1)), "none gave so much"


def test_few_games_are_finished_for_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def plant(judge: Any, match: Any, stands_out: Any, words: Any) -> planting.Found:
        return (match.legal()[0],), (), planting.Size(0.4, 0.3)

    monkeypatch.setattr(planting, "_is_among_largest", lambda *args: asked.append(args))
    assert planting._planted(judge_of(kotatsu.load(SLUG)), 2, 50_001, plant) is None
    assert len(asked) == planting.MOST_FINISHED
