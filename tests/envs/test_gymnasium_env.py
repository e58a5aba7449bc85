"""The Gymnasium environments: its own check, bots as opponents, ends."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu import envs
from kotatsu.engine.errors import BadSetting
from kotatsu.envs.registry import environment_id

gymnasium = pytest.importorskip("gymnasium")


def first_legal(env: Any) -> int:
    return int(env.action_masks().argmax())


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_passes_the_check_of_gymnasium(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    from gymnasium.utils.env_checker import check_env

    for seats in kotatsu.load(slug).seats:
        check_env(gymnasium.make(environment_id(slug), seats=seats).unwrapped)


def test_an_episode_is_one_seat_of_a_game() -> None:
    env = envs.gym("tiki-topple", seats=3, seat=2, opponents=["random"])
    seen, info = env.reset(seed=3)
    ended, steps, reward = False, 0, 0.0
    while not ended:
        assert seen["observation"][0] == info["seat"] == 2
        assert env.position.actor == 2
        seen, reward, ended, cut, info = env.step(first_legal(env))
        assert not cut
        steps += 1
    assert env.position.over
    assert reward == env.position.result()[2]
    assert steps > 10


def test_any_seat_when_none_is_chosen() -> None:
    env = envs.gym("tiki-topple", seats=4, seat=None)
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(40)} == {0, 1, 2, 3}


def test_a_refused_action_ends_the_episode_and_says_why() -> None:
    env = envs.gym("tiki-topple")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert "TT-" in info["refused"]


def test_opponents_are_bots_of_the_arena() -> None:
    class Watching:
        seats: list[int] = []  # noqa: RUF012

        def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
            self.seats.append(seat)
            return legal[-1]

    env = envs.gym("tiki-topple", seats=3, seat=1, opponents=["random", "random"])
    env.bots[1] = Watching()
    env.reset(seed=2)
    for _ in range(4):
        env.step(first_legal(env))
    assert set(Watching.seats) == {0}  # the first opponent sits at seat 2, the second at seat 0
    with pytest.raises(BadSetting, match="there is no bot 'genius'"):
        envs.gym("tiki-topple", opponents=["genius"])


def test_copies_in_mid_game_go_on_alike() -> None:
    env = envs.gym("pikit", seats=3)
    env.reset(seed=5)
    for _ in range(4):
        env.step(first_legal(env))
    twins = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    env.step(first_legal(env))
    for twin in twins:
        twin.step(first_legal(twin))
        assert twin.position.state.to_bytes() == env.position.state.to_bytes()
