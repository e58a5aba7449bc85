"""Batches: the same games as one by one, in arrays the caller keeps."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu import envs
from kotatsu.engine.batch import seed_of
from kotatsu.engine.chance import seed_rng
from kotatsu.engine.errors import BadSetting, IllegalAction
from kotatsu.envs.batch_env import Arrays, BatchEnv
from kotatsu.envs.position import Position

GAMES = 8


def random_actions(batch: BatchEnv, chooser: np.random.Generator) -> Any:
    """A random legal action for every game."""
    return (chooser.random(batch.masks.shape) * batch.masks).argmax(axis=1)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_same_seeds_same_games_as_one_by_one(slug: str) -> None:
    """Views, masks, seats, shares and the games that follow, against the plain rules."""
    game = kotatsu.load(slug)
    seats = game.seats[1]
    batch = envs.batch(slug, GAMES, seats, seed=7)
    positions = [Position(game, seats, {}, batch.seed_of(place)) for place in range(GAMES)]
    chooser = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        actions = random_actions(batch, chooser)
        batch.step(actions)
        for place, position in enumerate(positions):
            position.do(int(actions[place]))
            shares = position.result()
            assert batch.dones[place] == position.over
            assert batch.rewards[place].tolist() == [np.float32(share) for share in shares]
            if position.over:
                ended += 1
                positions[place] = position = Position(game, seats, {}, batch.seed_of(int(batch.indices[place])))
            seat = position.actor
            assert batch.actors[place] == seat
            assert np.array_equal(batch.masks[place], position.mask(seat))
            assert np.array_equal(batch.observations[place], position.observe(seat))


def test_seeds_follow_from_seed_and_index() -> None:
    batch = envs.batch("tiki-topple", GAMES, 2, seed=(1 << 63) - 5)
    assert [batch.seed_of(place) for place in range(3)] == [seed_of((1 << 63) - 5, place) for place in range(3)]
    position = Position(batch.game, 2, {}, batch.seed_of(2))
    assert np.array_equal(position.observe(position.actor), batch.observations[2])
    seed_rng(position.state.rng, batch.seed_of(2))


def test_a_place_plays_every_games_th_game() -> None:
    batch = envs.batch("tiki-topple", GAMES, 2, seed=1)
    chooser = np.random.default_rng(0)
    while not batch.dones.any():
        batch.step(random_actions(batch, chooser))
    place = int(batch.dones.argmax())
    assert batch.indices[place] == place + GAMES
    assert batch.lengths[place] == 0


def test_writes_into_arrays_that_the_caller_keeps() -> None:
    game = kotatsu.load("tiki-topple")
    kept = Arrays.empty(game, 2, GAMES)
    batch = envs.batch("tiki-topple", GAMES, 2, seed=7, arrays=kept)
    assert batch.observations is kept.observations
    before = kept.observations.copy()
    batch.step(batch.masks.argmax(axis=1))
    assert not np.array_equal(kept.observations, before)
    with pytest.raises(BadSetting, match="masks is"):
        envs.batch("tiki-topple", GAMES, 2, arrays=kept._replace(masks=np.zeros((GAMES, 3), np.uint8)))


def test_threads_change_nothing() -> None:
    one, three = (envs.batch("tiki-topple", 50, 2, seed=7, threads=threads) for threads in (1, 3))
    for _ in range(60):
        actions = one.masks.argmax(axis=1)
        one.step(actions)
        three.step(actions)
    assert np.array_equal(one.observations, three.observations)
    assert np.array_equal(one.indices, three.indices)


def test_an_illegal_action_moves_no_game() -> None:
    batch = envs.batch("tiki-topple", GAMES, 2, seed=7)
    actions = batch.masks.argmax(axis=1)
    actions[3] = -1
    before = batch.observations.copy()
    with pytest.raises(IllegalAction, match="game 3"):
        batch.step(actions)
    assert batch.refused.tolist() == [place == 3 for place in range(GAMES)]
    assert np.array_equal(batch.observations, before)
    assert not batch.lengths.any()


def test_samples_are_legal_and_all_come_up() -> None:
    batch = envs.batch("tiki-topple", 400, 2, seed=3)
    first = batch.masks[0].copy()
    seen = set()
    for _ in range(2000):
        actions = batch.sample()
        assert batch.masks[np.arange(400), actions].all()
        seen.add(int(actions[0]))
        if len(seen) == first.sum():
            break
    assert seen == set(np.flatnonzero(first).tolist())
    batch.step(batch.sample())
    assert (batch.lengths == 1).all()


def test_wrong_settings_say_what_is_accepted() -> None:
    with pytest.raises(BadSetting, match="cpu, cuda"):
        envs.batch("tiki-topple", GAMES, device="tpu")
    with pytest.raises(BadSetting, match="games"):
        envs.batch("tiki-topple", 0)
