"""The curve: each seat's chance at every ply, from the whole truth and as each seat could know it."""

from __future__ import annotations

from typing import Any

import numpy as np

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.views import view_of
from kotatsu.reviews.judge import Chances, Judge
from kotatsu.reviews.states import reseed, same_position
from kotatsu.reviews.timeline import Timeline

CURVE_WORLDS = 8
"""Guessed worlds at each ply of a curve as a seat could know it."""


def true_curve(judge: Judge, line: Timeline) -> Chances:
    """From the whole record at every ply; a piece turned over that can be turned back changes nothing."""
    return _carried(judge.chances(line.states), line)


def known_curve(judge: Judge, line: Timeline, seat: int, truth: Chances) -> Chances | None:
    """The mean over worlds that a seat could not tell from the true one; None where nothing was ever hidden from it."""
    words = line.words(f"curve of seat {seat}")
    found = truth.copy()
    places, worlds = [], []
    for ply, state in enumerate(line.states):
        view = hidden_view(line.game, state, seat)
        if view is not None:
            places.append(ply)
            worlds += guessed_worlds(line.game, view, seat, CURVE_WORLDS, words)
    if not places:
        return None
    found[places] = judge.chances(worlds).reshape(len(places), CURVE_WORLDS, -1).mean(axis=1)
    return _carried(found, line)


def hidden_view(game: Game, state: Any, seat: int) -> Any | None:
    """A seat's view of a state, or None where it sees everything there."""
    if state.actor == NOBODY:
        return None
    view = view_of(game, state, seat)
    return None if same_position(view, state) else view


def guessed_worlds(game: Game, view: Any, seat: int, count: int, words: np.random.Generator) -> list[Any]:
    """Whole states that a seat with this view holds possible, each with chance of its own."""
    worlds = []
    for _ in range(count):
        world = view.copy()
        reseed(world, words)
        game.rules.guess(world, seat)
        worlds.append(world)
    return worlds


def _carried(chances: Chances, line: Timeline) -> Chances:
    """While pieces are only turned over, the chances before stay."""
    found = chances.copy()
    for ply, only_turned in enumerate(line.toggles):
        if only_turned:
            found[ply + 1] = found[ply]
    return found
