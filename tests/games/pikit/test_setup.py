"""Set-up: PK-4, PK-6 to PK-12, PK-A18."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.games.pikit import GAME
from kotatsu.games.pikit.parts import KAIJU
from kotatsu.games.pikit.state import EMPTY, ON_TABLE
from tests.games.pikit.positions import centre, hand, told, total_cards


@pytest.mark.clause("PK-4", "PK-9")
def test_pile_is_face_down_and_discard_empty() -> None:
    match = Match(GAME, 3, seed=2)
    assert match.state.discard_top == EMPTY
    assert sum(match.state.discard) == 0
    assert sum(match.state.pile) == match.state.pile_size > 0
    for seat in (-1, 0, 1, 2):
        assert list(match.view(seat).pile) == [-1] * KAIJU
        assert match.view(seat).pile_size == match.state.pile_size


@pytest.mark.clause("PK-6", "PK-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_has_a_bonus_or_a_wound_yet(seats: int) -> None:
    """Help cards show no bonus at the start, and all Wounds are at the side."""
    match = Match(GAME, seats, seed=2)
    assert list(match.state.wounds) == [0, 0, 0, 0]
    assert match.scores() == [sum(hand(match, seat)) for seat in range(seats)]


@pytest.mark.clause("PK-7")
def test_mecha_are_on_the_table() -> None:
    assert list(Match(GAME, 2, seed=1).state.holder) == [ON_TABLE] * 6


@pytest.mark.clause("PK-10")
@pytest.mark.parametrize(("seats", "cards"), [(2, 37), (3, 53), (4, 53)])
def test_two_players_leave_sixteen_cards_in_the_box(seats: int, cards: int) -> None:
    assert total_cards(Match(GAME, seats, seed=3)) == cards


@pytest.mark.clause("PK-10")
def test_two_of_each_value_to_eight_are_left_out() -> None:
    s = Match(GAME, 2, seed=3).state
    played = [s.pile[k] + s.hand[0, k] + s.hand[1, k] + list(s.centre).count(k) + s.discard[k] for k in range(KAIJU)]
    assert played == [4, 4, 4, 4, 4, 4, 4, 6, 1, 1, 1]


@pytest.mark.clause("PK-11")
def test_eight_cards_in_the_centre() -> None:
    match = Match(GAME, 4, seed=4)
    assert len(centre(match)) == 8
    assert told(match.opening)[:8] == ["laid"] * 8


@pytest.mark.clause("PK-12")
def test_starting_hand_of_the_rulebook() -> None:
    """5, then 2, then 8 make a hand of three."""
    six_ones_and_two_twos = [0] * 8
    ana_begins = [0]
    five_two_eight = [at_value(5, ones=0, twos=4), at_value(2, ones=0, twos=4), at_value(8, ones=0, twos=3, fives=5)]
    match = Match(GAME, 3, seed=5, rig=[*six_ones_and_two_twos, *ana_begins, *five_two_eight])
    assert hand(match, 0) == [2, 5, 8]
    dealt = [
        event.values["kaiju"] + 1 for event in match.opening if event.name == "dealt" and event.values["seat"] == 0
    ]
    assert dealt == [5, 2, 8]


def at_value(value: int, *, ones: int, twos: int, fives: int = 6) -> int:
    """Where the first card of a value lies in a pile with so many 1s, 2s and 5s left and six of each other value."""
    left = {1: ones, 2: twos, 5: fives}
    return sum(left.get(lower, 6) for lower in range(1, value))


@pytest.mark.clause("PK-12")
@pytest.mark.parametrize("seed", range(20))
def test_hands_stop_at_ten(seed: int) -> None:
    match = Match(GAME, 4, seed=seed)
    for seat in range(4):
        dealt = [
            event.values["kaiju"] + 1
            for event in match.opening
            if event.name == "dealt" and event.values["seat"] == seat
        ]
        assert sum(dealt) >= 10 > sum(dealt[:-1])
        assert sorted(dealt) == hand(match, seat)


@pytest.mark.clause("PK-A18")
def test_chance_says_who_begins() -> None:
    assert {Match(GAME, 4, seed=seed).actor for seed in range(40)} == {0, 1, 2, 3}
