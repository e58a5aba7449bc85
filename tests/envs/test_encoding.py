"""Observations for a first layer, pixels, and the fuzz of the environments that are not in test_borders."""

from __future__ import annotations

import random
import time
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu import board_pictures, envs
from kotatsu.board_pictures import SIDE_PIXELS
from kotatsu.engine.errors import KotatsuError
from tests.envs.test_borders import FUZZ_SECONDS, GAMES, odd_actions

pytest.importorskip("pettingzoo")


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_indices_and_one_hot_say_the_same(slug: str) -> None:
    env = envs.aec(slug, relative=True)
    env.reset(seed=1)
    seen = np.stack([env.observe(agent)["observation"] for agent in env.agents])
    encoding = envs.observation_encoding(slug)
    indices, hot = encoding.indices(seen), encoding.one_hot(seen)
    assert indices.shape == (len(seen), encoding.places)
    assert hot.shape == (len(seen), encoding.rows)
    assert [np.flatnonzero(row).tolist() for row in hot] == [sorted(row) for row in indices.tolist()]
    assert indices.min() >= 0
    assert indices.max() < encoding.rows
    described = encoding.described()
    assert len(described) == encoding.rows
    assert encoding.places < encoding.layout.width, "what never changes is left out"


def test_a_row_says_which_value_it_stands_for() -> None:
    env = envs.aec("tiki-topple", 3, relative=True)
    env.reset(seed=1)
    encoding = envs.observation_encoding("tiki-topple")
    seen = env.observe(env.agents[0])["observation"]
    said = {encoding.described()[row] for row in encoding.indices(seen)}
    assert "seats = 3" in said


@pytest.mark.browser
def test_the_board_as_pixels() -> None:
    env = envs.gym("pikit", render_mode="rgb_array")
    env.reset(seed=1)
    pixels: Any = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.shape == (SIDE_PIXELS, SIDE_PIXELS, 3)
    assert len(np.unique(pixels.reshape(-1, 3), axis=0)) > 100, "a board has colours"


def test_without_a_browser_the_lines_are_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_pictures, "browser_path", lambda: None)
    env = envs.gym("pikit", render_mode="rgb_array")
    env.reset(seed=1)
    pixels: Any = env.render()
    assert pixels.dtype == np.uint8
    assert pixels.ndim == 3
    assert pixels.shape[2] == 3
    assert len(np.unique(pixels)) > 4, "something is written on it"


def test_fuzzed_relative_batches_never_change_what_they_refuse() -> None:
    chance, until = random.Random(1), time.monotonic() + FUZZ_SECONDS
    batch = envs.relative_batch("tiki-topple", GAMES, seed=3)
    refused = taken = 0
    while time.monotonic() < until or not (refused and taken):
        before = batch._work.states.tobytes(), [array.copy() for array in batch.arrays]
        legal = np.array([chance.choice(np.flatnonzero(mask)) for mask in batch.arrays.masks])
        try:
            batch.step(odd_actions(chance, legal, batch.game.actions.count))
            taken += 1
        except KotatsuError:
            refused += 1
            assert batch._work.states.tobytes() == before[0]
            assert all(np.array_equal(*pair) for pair in zip(before[1], batch.arrays, strict=True))


def test_fuzzed_openspiel_states_never_change_what_they_refuse() -> None:
    pytest.importorskip("pyspiel")
    chance, until = random.Random(1), time.monotonic() + FUZZ_SECONDS
    game = envs.spiel("tiki-topple", 2)
    state, refused, taken = game.new_initial_state(), 0, 0
    while time.monotonic() < until or not (refused and taken):
        if state.is_terminal():
            state = game.new_initial_state()
        action = chance.choice([chance.randint(-3, 120), chance.choice(state.legal_actions())])
        before = state.position.state.to_bytes(), state.history_str()
        try:
            state.apply_action(action)
            taken += 1
        except (KotatsuError, RuntimeError):
            refused += 1
            assert (state.position.state.to_bytes(), state.history_str()) == before
