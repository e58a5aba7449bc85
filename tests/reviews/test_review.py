"""A review adds up, is the same every time, and judges nobody beyond what its numbers carry."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

import kotatsu
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.relative_record import relative_record
from kotatsu.reviews import BEST, INACCURACY, MISTAKE, Review, first_review
from kotatsu.reviews.choices import SETTINGS, verdict_of
from kotatsu.reviews.curve import guessed_worlds, hidden_view, known_curve
from kotatsu.reviews.judge import judge_of
from kotatsu.reviews.model import GOOD
from kotatsu.reviews.observing import observe_many
from kotatsu.reviews.states import same_position
from kotatsu.reviews.timeline import timeline
from tests.reviews.games import finished, reviewed

SLUGS = ("kikai", "king-of-tokyo", "kyudo", "pikit", "tiki-topple")
EXACT = 1e-9


@pytest.mark.parametrize("slug", SLUGS)
def test_chances_are_chances_and_end_in_the_result(slug: str) -> None:
    found, match = reviewed(slug), finished(slug)
    for curve in (found.truth, *found.known.values()):
        chances = np.array(curve)
        assert chances.shape == (match.ply + 1, match.seats + 1)
        assert (chances >= 0).all()
        assert np.abs(chances.sum(axis=1) - 1).max() < EXACT
        assert list(chances[-1][: match.seats]) == match.result()


@pytest.mark.parametrize("slug", SLUGS)
def test_luck_and_choices_add_up_to_the_result(slug: str) -> None:
    found, match = reviewed(slug), finished(slug)
    for seat, sums in enumerate(found.sums):
        assert abs(sums.start + sums.luck + sums.own + sums.others - match.result()[seat]) < EXACT
        assert sums.error < 0.16
    assert abs(sum(found.start) - 1) < EXACT
    assert abs(sum(sum(draw.luck) for draw in found.draws)) < EXACT, "what one gains by luck, others lose"


@pytest.mark.parametrize("slug", SLUGS)
def test_luck_is_told_of_every_ply_that_drew_and_of_no_other(slug: str) -> None:
    match = finished(slug)
    drawing = [-1] * bool(match.setup_draws) + [ply for ply, done in enumerate(match.plies) if done.draws]
    assert [draw.ply for draw in reviewed(slug).draws] == drawing


@pytest.mark.parametrize("slug", SLUGS)
def test_moments_are_three_to_five_of_the_largest_changes(slug: str) -> None:
    found = reviewed(slug)
    changes = np.abs(np.diff(np.array(found.truth)[:, : found.seats], axis=0)).max(axis=1)
    assert 3 <= len(found.moments) <= 5
    assert int(changes.argmax()) in [moment.ply for moment in found.moments]
    for moment in found.moments:
        assert moment.before == found.truth[moment.ply][moment.seat]
        assert moment.after == found.truth[moment.ply + 1][moment.seat]


@pytest.mark.parametrize("slug", SLUGS)
def test_a_verdict_is_carried_by_its_numbers(slug: str) -> None:
    match = finished(slug)
    for one in reviewed(slug).decisions:
        assert match.plies[one.ply].seat == one.seat
        assert one.played == tuple(ply.action for ply in match.plies[one.first_ply : one.ply + 1])
        if one.verdict in (INACCURACY, MISTAKE):
            assert one.cost > SETTINGS.certainty * one.error
            assert one.best != one.played
        if one.verdict == BEST:
            assert one.best == one.played
            assert one.cost == 0


def test_a_difference_within_its_uncertainty_is_no_mistake() -> None:
    assert verdict_of(1, 0.30, 0.20) == GOOD
    assert verdict_of(1, 0.30, 0.02) == MISTAKE
    assert verdict_of(1, 0.06, 0.01) == INACCURACY
    assert verdict_of(1, 0.01, 0.001) == GOOD
    assert verdict_of(1, -0.01, 0.001) == BEST
    assert verdict_of(0, 0.0, 0.0) == BEST


def test_the_better_choice_can_be_made() -> None:
    """Every choice that is called better is legal, whole gestures included."""
    for slug in SLUGS:
        match = finished(slug)
        for one in reviewed(slug).decisions:
            if one.best != one.played:
                twin = match.until(one.first_ply)
                for action in one.best:
                    assert twin.actor == one.seat
                    twin.play(action)


def test_dice_set_aside_are_no_decision_of_their_own() -> None:
    match, found = finished("king-of-tokyo"), reviewed("king-of-tokyo")
    line = timeline(match)
    assert any(line.toggles)
    assert any(one.first_ply < one.ply for one in found.decisions), "a gesture of several plies"
    for one in found.decisions:
        assert not line.toggles[one.ply]
    for ply, only_turned in enumerate(line.toggles):
        if only_turned:
            assert found.truth[ply] == found.truth[ply + 1], "what can be undone changes no chance"


def test_what_a_seat_could_know_differs_where_something_is_hidden() -> None:
    assert reviewed("kikai").known == {}
    assert reviewed("kyudo").known == {}
    found = reviewed("pikit")
    assert set(found.known) == {0, 1}
    assert found.curve(0) != found.truth
    assert reviewed("kikai").curve(1) == reviewed("kikai").truth


@pytest.mark.parametrize("slug", ["pikit", "tiki-topple"])
def test_what_a_seat_could_know_tells_nothing_that_it_could_not(slug: str) -> None:
    """In other worlds that look the same to a seat, the curve as it could know it is the same."""
    match = finished(slug)
    line, judge = timeline(match), judge_of(match.game)
    truth = np.zeros((match.ply + 1, match.seats + 1))
    words = np.random.default_rng(5)
    others = []
    for state in line.states:
        view = hidden_view(match.game, state, 0)
        others.append(state if view is None else guessed_worlds(match.game, view, 0, 1, words)[0])
    assert any(not same_position(one, other) for one, other in zip(line.states, others, strict=True))
    known = known_curve(judge, line, 0, truth)
    assert known is not None
    assert (known == known_curve(judge, replace(line, states=tuple(others)), 0, truth)).all()


def test_the_same_match_gives_the_same_review_and_json_keeps_it() -> None:
    match = finished("tiki-topple")
    again = kotatsu.review(kotatsu.Match.from_json(match.to_json()))
    assert again == reviewed("tiki-topple")
    kept = json.loads(json.dumps(again.to_dict()))
    assert Review.from_dict(kept).to_dict() == again.to_dict()
    assert Review.from_dict(kept).decisions[0].played == again.decisions[0].played


def test_the_first_pass_has_the_same_curve() -> None:
    first = first_review(finished("kikai"))
    assert not first.is_whole
    assert first.truth == reviewed("kikai").truth
    assert [moment.ply for moment in first.moments] == [moment.ply for moment in reviewed("kikai").moments]


def test_a_game_that_is_not_over_is_refused() -> None:
    match = kotatsu.new("kyudo", seed=1)
    with pytest.raises(BadSetting, match="is not over"):
        kotatsu.review(match)


@pytest.mark.parametrize("slug", SLUGS)
def test_many_records_are_observed_as_each_alone(slug: str) -> None:
    match = finished(slug)
    about, game = relative_record(match.game), match.game
    for seat in range(match.seats):
        states = [state for state in timeline(match).states if state.actor == seat][:60]
        many = observe_many(game, [state.to_bytes() for state in states], seat, match.seats)
        assert (many == np.stack([about.observe(state, seat) for state in states])).all()
