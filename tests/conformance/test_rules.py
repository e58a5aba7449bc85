"""What every game must do, held over random play at every number of seats and every option."""

from __future__ import annotations

from typing import Any

import pytest

import kotatsu
from kotatsu.authoring.conform import _each
from kotatsu.conformance import rules
from tests.support import configurations

CHECKS = (
    rules.check_masks_and_reasons,
    rules.check_reading_changes_nothing,
    rules.check_endings,
    rules.check_round_trips,
    rules.check_replay_without_seed,
    rules.check_guesses_fill_views,
    rules.check_guesses_keep_what_is_seen,
)


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
@pytest.mark.parametrize("check", CHECKS)
def test_rules(check: rules.Check, slug: str, seats: int, options: dict[str, str]) -> None:
    assert list(check(kotatsu.load(slug), seats, options)) == []


def test_a_reason_that_fails_names_the_action_and_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A `forbids` that takes apart an action of another question fails; the sentence says which one it was."""

    def why_not(s: Any, action: int) -> int:
        raise IndexError("tuple index out of range")

    game = kotatsu.load("tiki-topple")
    monkeypatch.setattr(game.rules, "why_not", why_not)
    said = next(_each(game, rules.check_masks_and_reasons))
    action, question = game.actions.text(0), "play_a_card"
    assert "IndexError: tuple index out of range; `why_not` was asked about " + action in said
    assert f"at the question {question}: `forbids` has a clause for every action, those of other questions too" in said
