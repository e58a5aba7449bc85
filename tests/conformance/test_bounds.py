"""Compiled rules with every index checked: no game of ours leaves an array, and one that does is told by its seed."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

import kotatsu
from kotatsu.engine.agreement import configurations
from kotatsu.engine.bounds import find_overrun
from kotatsu.engine.contract import Game
from kotatsu.games.tiki_topple.state import State

GAMES_A_CONFIGURATION = 40


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_no_game_leaves_an_array(slug: str) -> None:
    game = kotatsu.load(slug)
    for seats, options in configurations(game):
        assert find_overrun(game, seats, options, GAMES_A_CONFIGURATION, seed=11) is None


def step_beyond(s: State, action: int) -> None:
    """A rule that reads behind the end of an array."""
    s.round = s.line[action + 100]


def with_step(game: Game, step: Any) -> Game:
    rules = ModuleType("beyond")
    rules.__dict__.update(vars(game.rules), step=step)
    return replace(game, rules=rules)


def test_a_rule_that_leaves_an_array_is_found() -> None:
    bent = with_step(kotatsu.load("tiki-topple"), step_beyond)
    told = find_overrun(bent, 2, {}, 3, seed=11)
    assert told is not None
    assert "leave an array in game 0 (seed " in told
