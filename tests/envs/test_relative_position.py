"""`relative=True`: the same game from the actor's chair."""

from __future__ import annotations

import numpy as np
import pytest

import kotatsu
from kotatsu import envs

pytest.importorskip("pettingzoo")


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_same_game_from_every_chair(slug: str) -> None:
    """Masks are turned and actions turned back: both environments stay in the same state."""
    seats = kotatsu.load(slug).seats[1]
    plain, turned = envs.aec(slug, seats), envs.aec(slug, seats, relative=True)
    plain.reset(seed=4)
    turned.reset(seed=4)
    for ply in range(40):
        if plain.position.over:
            break
        assert plain.action_masks().sum() == turned.action_masks().sum()
        seen = turned.observe(turned.agent_selection)
        assert turned.observation_space(turned.agent_selection).contains(seen)
        legal = np.flatnonzero(turned.action_masks())
        action = int(legal[ply % len(legal)])
        absolute = turned.position.read(action)
        assert plain.action_masks()[absolute] == 1
        turned.step(action)
        plain.step(absolute)
        assert plain.position.state.to_bytes() == turned.position.state.to_bytes()


def test_a_seat_sees_itself_first() -> None:
    """King of Tokyo's hearts are a row a seat: each chair has its own first."""
    env = envs.gym("king-of-tokyo", 3, seat=2, relative=True)
    env.reset(seed=1)
    env.position.state.hearts[2] = 4
    layout = envs.relative_layout(env.position.game)
    assert layout.named(env.position.observe(2))["hearts"].tolist()[:3] == [
        4,
        env.position.state.hearts[0],
        env.position.state.hearts[1],
    ]
    env.step(int(env.action_masks().argmax()))
