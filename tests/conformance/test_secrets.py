"""Secrets of every game: what is hidden changes nothing that is seen, told or asked, draws included."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.conformance.memory import check_memory
from kotatsu.conformance.secrets import SecrecyReport, check_secrets, make_world
from tests.support import configurations, table, wander

SEEDS = (3, 4, 5)


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_swapped_secrets_leave_the_view_alone(slug: str, seats: int, options: dict[str, str]) -> None:
    match = table(slug, seats, options, seed=41)
    for at in wander(match, 41, 200):
        if at.over or at.ply % 9:
            continue
        for seat in (*range(seats), kotatsu.SPECTATOR):
            before = at.view(seat).to_bytes()
            other = at.copy()
            other.state = make_world(at, seat, at.ply)
            assert other.view(seat).to_bytes() == before, f"ply {at.ply}, seat {seat}"


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_worlds_that_look_the_same_go_on_looking_the_same(slug: str, seats: int, options: dict[str, str]) -> None:
    game = kotatsu.load(slug)
    total = SecrecyReport()
    for seed in SEEDS:
        report = check_secrets(game, seats, options, seed=seed, plies=120)
        assert report.problems == []
        total.comparisons += report.comparisons
        total.comparisons_with_draws += report.comparisons_with_draws
    assert total.comparisons > 100
    assert total.comparisons_with_draws > 0


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_what_a_seat_was_told_stays_true_in_every_guess(slug: str, seats: int, options: dict[str, str]) -> None:
    game = kotatsu.load(slug)
    for seed in SEEDS:
        assert check_memory(game, seats, options, seed=seed, plies=60).problems == []
