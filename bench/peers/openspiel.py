"""OpenSpiel: its C++ games driven from Python, and whole games in its own C++ loop."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial

import pyspiel
from common import attempt, copy_cost, measure

FROM_PYTHON = ("pig", "leduc_poker", "hearts", "backgammon", "gin_rummy")
IN_C = ("pig", "leduc_poker", "hearts", "backgammon")
MIDDLE = 20
"""Decisions after which the state is copied."""


def play(game: object, plies: int | None = None) -> tuple[int, object]:
    """One game, or its beginning; the decisions of its players and where it got."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal() and (plies is None or decisions < plies):
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions, state


def from_python(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play(game, MIDDLE)[1]
    measure("OpenSpiel", "C++ game, Python loop", name, lambda: play(game)[0], copy_us=copy_cost(state.clone))


def in_c(name: str) -> None:
    """Games a second of its C++ loop times the mean length of a random game."""
    game = pyspiel.load_game(name)
    mean = sum(play(game)[0] for _ in range(200)) / 200
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]

    def some() -> float:
        for seed in range(20):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return 20 * mean

    measure("OpenSpiel", "whole game in C++", name, some)


def cases() -> Iterator[Callable[[], None]]:
    for name in FROM_PYTHON:
        yield partial(from_python, name)
    for name in IN_C:
        yield partial(in_c, name)


attempt(cases())
