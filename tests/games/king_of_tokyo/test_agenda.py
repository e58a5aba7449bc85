"""The agenda at its deepest, and random play by the thousand."""

from __future__ import annotations

import random

import numpy as np
import pytest

import kotatsu
from kotatsu.engine import agenda
from kotatsu.engine.batch import Batch
from kotatsu.games.king_of_tokyo import rules
from kotatsu.games.king_of_tokyo.choices import OUT_OF_PLACE
from kotatsu.games.king_of_tokyo.parts import CARD_NAMES, CARDS
from kotatsu.games.king_of_tokyo.state import ASKED_BY, NO_QUESTION, PILE, SHOWN, Frame, Question, Verb
from kotatsu.games.king_of_tokyo.turns import FRAMES
from tests.games.king_of_tokyo.positions import buying, card, choices, play, position, resolved


def test_the_deepest_agenda_leaves_room() -> None:
    """Six players, an attack on everybody with two in Tokyo, met while an offer is open."""
    match = position("ssssss", seats=6, cards={0: ["nova_breath", "fire_breathing"], 1: ["camouflage"]}, city=3, bay=4)
    play(match, "stop")
    assert match.state.agenda_size < agenda.DEPTH // 2


def test_a_storm_bought_by_an_opportunist_leaves_room() -> None:
    """The deepest of buying: two offers left open, and a card that concerns all five others."""
    match = buying("heal", "tank", "jets", seats=6, cards={1: ["opportunist"], 2: ["rapid_healing"]})
    for seat in range(1, 6):
        match.state.energy[seat], match.state.hearts[seat] = 30, 5
    play(match, "sweep")
    shown = [match.state.display[place] for place in range(3)]
    for place, name in enumerate(("vast_storm", "high_altitude_bombing", "gas_refinery")):
        if shown[place] != card(name):
            match.state.where[shown[place]] = PILE
            match.state.display[place] = card(name)
            match.state.where[card(name)] = SHOWN
    play(match, "buy card=vast_storm")
    assert (match.actor, match.state.agenda_size) == (2, 4 + 2 + 10)
    assert match.state.agenda_size < agenda.DEPTH // 2


@pytest.mark.parametrize("seed", range(3))
def test_the_agenda_never_comes_near_its_end(seed: int) -> None:
    chooser = random.Random(seed)
    match = kotatsu.new("king-of-tokyo", seats=6, seed=seed)
    deepest = 0
    while not match.over:
        match.play(chooser.choice(match.legal()))
        deepest = max(deepest, match.state.agenda_size)
    assert 10 < deepest < agenda.DEPTH // 2


def test_every_card_is_bought_in_random_play() -> None:
    """Cards leave traces: over these games each of the 66 has been somebody's or has been discarded."""
    batch = Batch(kotatsu.load("king-of-tokyo"), 4, 4000, seed=3)
    batch.play()
    where = batch.states["where"]
    kept = (where[:, :48] < 6).sum(axis=0)
    assert np.all(kept > 0), [CARD_NAMES[card] for card in range(48) if kept[card] == 0]
    assert np.all((where[:, 48:CARDS] == 8).sum(axis=0) > 0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(2, 7))
def test_ten_thousand_random_games_end(seats: int) -> None:
    batch = Batch(kotatsu.load("king-of-tokyo"), seats, 10_000, seed=9)
    batch.play()
    assert np.all(batch.states["actor"] == kotatsu.NOBODY)
    assert batch.decisions.max() < batch.game.longest // 10


def test_every_question_has_its_answers() -> None:
    """Each question is in the table of answers and asked by some frame; each verb has a clause that says when."""
    assert set(rules.ANSWERS) == set(range(Question.count)) == set(ASKED_BY) - {NO_QUESTION}
    assert set(FRAMES) == set(range(Frame.count))
    assert {*OUT_OF_PLACE, Verb.HEAL} == {verb.first for verb in Verb.actions.verbs.values()}


def test_a_window_for_healing_may_be_passed() -> None:
    match = resolved(
        "112233",
        city=0,
        cards={1: ["rapid_healing"]},
        hearts=[10, 8, 10],
        energy=[6, 6, 0],
        show=("vast_storm", "heal", "tank"),
    )
    play(match, "buy card=vast_storm")
    assert choices(match) == ["heal", "done"]
    play(match, "done")
    assert match.state.energy[1] == 3
