"""Observations: every field of the view in its window, and nothing that the seat may not know."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

import kotatsu
from kotatsu import envs
from kotatsu.envs.position import Position
from kotatsu.envs.reference import action_reference, as_markdown
from tests.support import configurations, played


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_windows_hold_the_fields_of_the_view(slug: str, seats: int, options: dict[str, str]) -> None:
    match = played(slug, seats, options, seed=3, plies=20)
    layout = envs.layout(match.game)
    for seat in range(seats):
        view = match.view(seat)
        named = layout.named(layout.observe(view, seat))
        assert named.pop("observer").tolist() == [seat]
        assert set(named) == set(match.state.fields) - {"rng"}
        for name, window in named.items():
            expected = view.to_dict()[name]
            assert window.tolist() == (expected if match.state.fields[name].shape else [expected]), name


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_windows_cover_the_observation_without_a_gap(slug: str) -> None:
    windows = envs.layout(kotatsu.load(slug)).windows
    assert windows[0].start == 0
    assert all(before.stop == after.start for before, after in pairwise(windows))


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_generator_and_secrets_stay_out(slug: str) -> None:
    """Guessing anew what a seat cannot see, with other chance to come, changes nothing that it observes."""
    game = kotatsu.load(slug)
    position = Position(game, None, {}, seed=11)
    for action in range(10):
        seat = position.actor
        seen = position.observe(seat)
        other = position.copy()
        other.state = position.view(seat)
        for word in range(4):
            other.state.rng[word] = 12345 + word + action
        game.rules.guess(other.state, seat)
        assert np.array_equal(other.observe(seat), seen)
        legal = np.flatnonzero(position.mask(seat))
        position.do(int(legal[action % len(legal)]))


def test_windows_say_what_the_record_says() -> None:
    game = kotatsu.load("tiki-topple")
    assert envs.layout(game).window("line").about == "Tikis from the top of the pole; OFF below `standing`."
    said = as_markdown(game)
    assert "| `line` |" in said
    assert "| `play` | 0 | 44 | card (5), place (9) |" in said
    assert "up1, up2, up3" in said


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_reference_numbers_every_action(slug: str) -> None:
    game = kotatsu.load(slug)
    rows = [row.split(" | ") for row in action_reference(game).splitlines()[2:]]
    spans = [(int(row[1]), int(row[2])) for row in rows]
    assert spans[0][0] == 0
    assert spans[-1][1] == game.actions.count - 1
    assert all(before[1] + 1 == after[0] for before, after in pairwise(spans))
