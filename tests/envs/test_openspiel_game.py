"""The OpenSpiel games: its own simulation test, its IS-MCTS, and that what it samples is only what is hidden."""

from __future__ import annotations

import copy
import pickle
import random
import time
from typing import Any

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


@pytest.mark.parametrize("seats", [-1, 0, 99, 2.0, float("nan"), "2", True])
def test_wrong_seats_are_refused_when_the_game_is_loaded(seats: Any) -> None:
    with pytest.raises(BadSetting, match=r"tiki-topple is not for .* seats; accepted: 2, 3, 4"):
        envs.spiel("tiki-topple", seats=seats)


def test_wrong_settings_say_what_is_accepted() -> None:
    with pytest.raises(BadSetting, match="no option 'weather'"):
        envs.spiel("tiki-topple", weather="rain")


def some_way(slug: str, plies: int) -> Any:
    state = envs.spiel(slug).new_initial_state()
    for ply in range(plies):
        legal = state.legal_actions()
        state.apply_action(legal[ply % len(legal)])
    return state


@pytest.mark.parametrize("copied", ["clone", "deepcopy", "pickle", "serialize"])
def test_copies_keep_history_and_go_on_alike(copied: str) -> None:
    state = some_way("tiki-topple", 6)
    twin = {
        "clone": state.clone,
        "deepcopy": lambda: copy.deepcopy(state),
        "pickle": lambda: pickle.loads(pickle.dumps(state)),
        "serialize": lambda: state.get_game().deserialize_state(state.serialize()),
    }[copied]()
    assert twin == state
    assert twin.history() == state.history()
    assert twin.move_number() == state.move_number() == 6
    assert twin.information_state_string(0) == state.information_state_string(0)
    for one in (state, twin):
        one.apply_action(one.legal_actions()[-1])
    assert twin.position == state.position


def test_a_game_pickles_with_the_seeds_to_come() -> None:
    game = pyspiel.load_game("kotatsu_tiki_topple", {"players": 3, "rng_seed": 5})
    game.new_initial_state().legal_actions()
    other = pickle.loads(pickle.dumps(game))
    assert other.num_players() == 3
    assert other == game
    assert other.new_initial_state() == game.new_initial_state()


def test_clones_do_not_use_up_seeds() -> None:
    """A clone is made from a new state; the game after it is the same whether somebody cloned or not."""
    ends = []
    for clones in (0, 7):
        game = pyspiel.load_game("kotatsu_tiki_topple", {"rng_seed": 5})
        state = game.new_initial_state()
        state.legal_actions()
        for _ in range(clones):
            state.clone()
        ends.append(game.new_initial_state().information_state_string(0))
    assert ends[0] == ends[1]


def test_algorithms_that_list_the_tree_are_refused_at_once() -> None:
    from open_spiel.python.algorithms import cfr, get_all_states

    game = envs.spiel("tiki-topple")
    start = time.monotonic()
    with pytest.raises(BadSetting, match="cannot be listed"):
        get_all_states.get_all_states(game)
    with pytest.raises(BadSetting, match="cannot be listed"):
        cfr.CFRSolver(game)
    assert time.monotonic() - start < 5


def test_the_information_state_recalls_what_the_observation_forgets() -> None:
    """Two ways to the same view: the observation is the same, what led there is not."""
    state = some_way("tiki-topple", 4)
    other = state.clone()
    other._recall = tuple(reversed(other._recall))
    seat = state.current_player()
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.information_state_string(seat) != state.information_state_string(seat)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_perfect_recall(slug: str) -> None:
    """No two histories of a seat share an information state."""
    pasts: dict[str, tuple[object, ...]] = {}
    for seed in range(3):
        state = pyspiel.load_game(f"kotatsu_{slug.replace('-', '_')}", {"rng_seed": seed}).new_initial_state()
        seen: list[tuple[object, ...]] = [() for _ in range(state.num_players())]
        for ply in range(30):
            if state.is_terminal():
                break
            actor, legal = state.current_player(), state.legal_actions()
            action = legal[(ply * 7 + seed) % len(legal)]
            for seat in range(state.num_players()):
                known = state.information_state_string(seat)
                past = (*seen[seat], state.observation_string(seat))
                assert pasts.setdefault(known, past) == past
                seen[seat] = (*past, action if seat == actor else None)
            state.apply_action(action)
