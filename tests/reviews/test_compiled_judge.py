"""The compiled judge says the same as the interpreted one: chances, preferences, and the verdicts of a whole review."""

from __future__ import annotations

import numpy as np

from kotatsu.reviews import review
from kotatsu.reviews.compiled_judge import fast_judge
from kotatsu.reviews.judge import judge_of
from kotatsu.reviews.timeline import timeline
from tests.reviews.games import finished, reviewed

SLUG = "tiki-topple"
LAST_DIGITS = 1e-4


def test_a_compiled_review_says_the_same() -> None:
    match = finished(SLUG)
    compiled, interpreted = fast_judge(match.game), judge_of(match.game)
    states = timeline(match).states
    assert np.abs(compiled.chances(states) - interpreted.chances(states)).max() < LAST_DIGITS
    assert np.abs(compiled.preferences(states[:-1]) - interpreted.preferences(states[:-1])).max() < LAST_DIGITS * 100
    found, known = review(match, judge=compiled), reviewed(SLUG)
    assert [one.verdict for one in found.decisions] == [one.verdict for one in known.decisions]
    assert np.allclose([one.cost for one in found.decisions], [one.cost for one in known.decisions], atol=LAST_DIGITS)
    assert np.allclose([one.luck for one in found.sums], [one.luck for one in known.sums], atol=LAST_DIGITS)


def test_games_to_the_end_end() -> None:
    match = finished(SLUG)
    judge = fast_judge(match.game)
    shares = judge.results([match.state_at(3)] * 40, np.random.default_rng(1))
    assert np.allclose(shares.sum(axis=1), 1)
    assert 0 < shares[:, 0].mean() < 1, "the same position ends in different ways"
