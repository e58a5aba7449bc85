"""The PettingZoo environments: its own tests, for every game and number of seats, and what its users complain about."""

from __future__ import annotations

import copy
import os
import pickle
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest

import kotatsu
from kotatsu import envs
from kotatsu.engine.errors import BadSetting, IllegalAction
from kotatsu.envs.registry import environment_id
from tests.support import option_sets

pytest.importorskip("pettingzoo")

TABLES = [(game.slug, seats) for game in kotatsu.every() for seats in game.seat_counts]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")


def play(env: Any, steps: int, seed: int) -> list[tuple[str, int]]:
    """Random choices; who chose what."""
    chooser = np.random.default_rng(seed)
    made = []
    for agent in env.agent_iter(steps):
        seen, _, ended, _, _ = env.last()
        action = None if ended else int(chooser.choice(np.flatnonzero(seen["action_mask"])))
        made.append((agent, -1 if action is None else action))
        env.step(action)
    return made


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_passes_the_tests_of_pettingzoo(slug: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    from pettingzoo.test import api_test, render_test, seed_test

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # "Observation is not a NumPy array": it is a dict, as the masks want it
        api_test(envs.aec(slug, seats), num_cycles=60)
    seed_test(lambda: envs.aec(slug, seats), num_cycles=20)
    render_test(lambda render_mode: envs.aec(slug, seats, render_mode=render_mode))


@pytest.mark.parametrize("game", kotatsu.every(), ids=lambda game: game.slug)
def test_options_reach_the_game(game: kotatsu.Game) -> None:
    for options in option_sets(game):
        given: dict[str, Any] = dict(options)
        env = envs.aec(game.slug, None, render_mode=None, **given)
        env.reset(seed=1)
        for name, value in options.items():
            assert getattr(env.position.state, name) == game.options[name].index(value)


def test_wrong_settings_say_what_is_accepted() -> None:
    with pytest.raises(BadSetting, match="2, 3, 4"):
        envs.aec("tiki-topple", seats=7)
    with pytest.raises(BadSetting, match="human, ansi"):
        envs.aec("tiki-topple", render_mode="hologram")


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_seed_gives_the_game_of_the_library(slug: str) -> None:
    env = envs.aec(slug)
    env.reset(seed=5)
    match = kotatsu.new(slug, seed=5)
    while not match.over:
        seat = match.actor
        assert env.agent_selection == f"player_{seat}"
        assert np.flatnonzero(env.last()[0]["action_mask"]).tolist() == match.legal()
        action = match.legal()[match.ply % len(match.legal())]
        env.step(action)
        while env.agents and env.terminations[env.agent_selection] and not env.position.over:
            env.step(None)  # eliminated
        match.play(action)
    assert env.position.state.to_bytes() == match.state.to_bytes()
    assert {agent: env.rewards[agent] for agent in env.agents} == {
        agent: match.result()[int(agent[-1])] for agent in env.agents
    }


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_copies_in_mid_game_are_equal_and_independent(slug: str) -> None:
    """PettingZoo's EzPickle would give a game at its start."""
    env = envs.aec(slug)
    env.reset(seed=9)
    play(env, 12, seed=1)
    for twin in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.position.state.to_bytes()
        assert twin.position.state.to_bytes() == before
        assert twin.agents == env.agents
        play(twin, 5, seed=2)
        assert env.position.state.to_bytes() == before
    twin = copy.deepcopy(env)
    assert play(env, 30, seed=3) == play(twin, 30, seed=3)
    assert env.position.state.to_bytes() == twin.position.state.to_bytes()


def test_an_illegal_action_names_its_clause_and_changes_nothing() -> None:
    env = envs.aec("tiki-topple")
    env.reset(seed=5)
    before = env.position.state.to_bytes()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"TT-\w+"):
        env.step(illegal)
    assert env.position.state.to_bytes() == before


def games_that_eliminate() -> list[str]:
    return [game.slug for game in kotatsu.every() if hasattr(game.rules, "is_alive")]


@pytest.mark.parametrize("slug", games_that_eliminate())
def test_an_eliminated_seat_ends_while_the_others_play_on(slug: str) -> None:
    """It is stepped off once with None, is paid nothing, and is never asked again."""
    seats = kotatsu.load(slug).seats[1]
    ended_early = 0
    for seed in range(6):
        env = envs.aec(slug, seats)
        env.reset(seed=seed)
        gone: set[str] = set()
        chooser = np.random.default_rng(seed)
        for agent in env.agent_iter():
            assert agent not in gone
            seen, reward, ended, _, _ = env.last()
            if ended and not env.position.over:
                ended_early += 1
                gone.add(agent)
                assert reward == 0
            env.step(None if ended else int(chooser.choice(np.flatnonzero(seen["action_mask"]))))
    assert ended_early > 0


def test_every_game_is_registered() -> None:
    registration = pytest.importorskip("pettingzoo.env_registry.registration")
    for slug in kotatsu.GAMES:
        env = registration.make("aec", environment_id(slug), seats=kotatsu.load(slug).seats[1])
        env.reset(seed=1)
        assert len(env.agents) == kotatsu.load(slug).seats[1]
        assert str(env) == f"{slug.replace('-', '_')}_v{kotatsu.load(slug).version}"


ANOTHER_PROCESS = """
import numpy as np
from kotatsu import envs
from tests.envs.test_pettingzoo_env import play
env = envs.aec("pikit", 3)
env.reset(seed=4)
print(play(env, 80, seed=6), env.position.state.to_bytes().hex())
"""


def test_same_seed_same_game_in_another_process() -> None:
    said = set()
    for hash_seed in ("1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", ANOTHER_PROCESS], env=environment, capture_output=True, text=True, check=True
        )
        said.add(done.stdout)
    assert len(said) == 1
