"""What every game must do, held over random play at every number of seats and every option."""

from __future__ import annotations

import pytest

import kotatsu
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
