"""What is hidden changes nothing that is seen: views and events of a seat stay the same when secrets are swapped."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.engine.chance import seed_rng
from tests.support import configurations, table, wander


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_swapped_secrets_leave_the_view_alone(slug: str, seats: int, options: dict[str, str]) -> None:
    match = table(slug, seats, options, seed=41)
    for at in wander(match, 41, 200):
        if at.over or at.ply % 9:
            continue
        for seat in (*range(seats), kotatsu.SPECTATOR):
            before = at.view(seat).to_bytes()
            other = at.copy()
            other.state = at.view(seat)
            seed_rng(other.state.rng, at.ply)
            at.game.rules.guess(other.state, seat)
            assert other.view(seat).to_bytes() == before, f"ply {at.ply}, seat {seat}"


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_a_step_tells_a_seat_only_what_it_may_know(slug: str, seats: int, options: dict[str, str]) -> None:
    """The same public action over swapped secrets and the same draws tells a bystander the same."""
    match = table(slug, seats, options, seed=43)
    for at in wander(match, 43, 200):
        if at.over or at.ply % 5:
            continue
        bystander = (at.actor + 1) % seats
        swapped = at.copy()
        swapped.state = at.view(bystander)
        seed_rng(swapped.state.rng, at.ply)
        at.game.rules.guess(swapped.state, bystander)
        action = at.legal()[0]
        if action not in swapped.legal():
            continue
        real = at.copy()
        for twin in (real, swapped):
            seed_rng(twin.state.rng, 5)
            twin.play(action)
        if real.plies[-1].draws or real.over or swapped.over:
            continue
        told = [[e.to_dict() for e in twin.plies[-1].events if e.visible_to(bystander)] for twin in (real, swapped)]
        if real.view(bystander).to_dict() == swapped.view(bystander).to_dict():
            assert told[0] == told[1], f"ply {at.ply}: {at.game.actions.text(action)}"
