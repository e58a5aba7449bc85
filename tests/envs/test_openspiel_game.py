"""The OpenSpiel games: its own simulation test, its IS-MCTS, and that what it samples is only what is hidden."""

from __future__ import annotations

import random

import numpy as np
import pytest

import kotatsu
from kotatsu import envs
from kotatsu.engine.errors import BadSetting

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_passes_the_random_simulation_test(slug: str) -> None:
    for seats in sorted(set(kotatsu.load(slug).seats)):
        pyspiel.random_sim_test(envs.spiel(slug, seats), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_its_search_plays_our_games(slug: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = envs.spiel(slug)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=5, random_state=np.random.RandomState(2))
    state = game.new_initial_state()
    for _ in range(12):
        if not state.is_terminal():
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
    assert state.move_number() > 0


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_resampling_keeps_what_the_seat_sees(slug: str) -> None:
    state = envs.spiel(slug).new_initial_state()
    sampler = random.Random(3).random
    for ply in range(8):
        seat = state.current_player()
        other = state.resample_from_infostate(seat, sampler)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(state.legal_actions()[ply % len(state.legal_actions())])


def test_a_seed_gives_the_same_games_again() -> None:
    states = []
    for _ in range(2):
        game = pyspiel.load_game("kotatsu_tiki_topple", {"players": 3, "rng_seed": 5})
        states.append([game.new_initial_state().serialize() for _ in range(3)])
    assert states[0] == states[1]
    assert len(set(states[0])) == 3


def test_observers_name_their_windows() -> None:
    game = envs.spiel("tiki-topple")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert observer.dict["line"].tolist() == [float(tiki) for tiki in state.position.state.line]


def test_wrong_settings_say_what_is_accepted() -> None:
    with pytest.raises(BadSetting, match="no option 'weather'"):
        envs.spiel("tiki-topple", weather="rain")
