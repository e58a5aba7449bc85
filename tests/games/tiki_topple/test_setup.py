"""Set-up of Tiki Topple."""

from __future__ import annotations

from collections import Counter

import pytest

import kotatsu
from kotatsu.games.tiki_topple.parts import CARDS, TIKIS
from kotatsu.games.tiki_topple.setup import copies_in_play
from tests.games.tiki_topple.positions import pole
from tests.support import played


@pytest.mark.clause("TT-6", "TT-A9")
def test_pole_is_built_group_by_group_in_any_order() -> None:
    lines = set()
    for seed in range(200):
        line = pole(kotatsu.new("tiki-topple", seed=seed))
        groups = [[tiki // 3 for tiki in line[place : place + 3]] for place in (0, 3, 6)]
        assert all(len(set(group)) == 1 for group in groups)
        lines.add(tuple(line))
    assert len(lines) > 150
    assert {line[0] for line in lines} == set(range(TIKIS))


@pytest.mark.clause("TT-7")
def test_everybody_starts_before_the_first_space_with_a_colour() -> None:
    match = kotatsu.new("tiki-topple", seats=3, seed=4)
    assert match.scores() == [0, 0, 0]
    for seat in range(3):
        for card in range(CARDS):
            dealt = match.state.hand[seat, card] + match.state.aside[seat, card]
            assert dealt == copies_in_play(match.state, card)


@pytest.mark.clause("TT-8")
@pytest.mark.parametrize(("seats", "up1"), [(2, 2), (3, 1), (4, 1)])
def test_an_up_1_stays_in_the_box_with_three_or_four(seats: int, up1: int) -> None:
    match = played("tiki-topple", seats, {}, seed=2, plies=seats * 7 + 1)
    for seat in range(seats):
        state = match.state
        assert state.hand[seat, 0] + state.aside[seat, 0] + state.played[seat, 0] == up1


@pytest.mark.clause("TT-9")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 6), (4, 6)])
def test_two_cards_are_set_aside(seats: int, cards: int) -> None:
    seen = set()
    for seed in range(60):
        s = kotatsu.new("tiki-topple", seats=seats, seed=seed).state
        assert sum(s.hand[0, card] for card in range(CARDS)) == s.cards_left[0] == cards
        aside = tuple(s.aside[0, card] for card in range(CARDS))
        assert sum(aside) == 2
        seen.add(aside)
    assert len(seen) > 10


@pytest.mark.clause("TT-10", "TT-A12")
def test_chance_names_the_starter_and_deals_a_mission_each() -> None:
    starters: Counter[int] = Counter()
    for seed in range(120):
        match = kotatsu.new("tiki-topple", seats=4, seed=seed)
        starters[match.actor] += 1
        assert match.actor == match.state.starter
        assert len({match.state.mission[seat] for seat in range(4)}) == 4
    assert min(starters.values()) > 10
