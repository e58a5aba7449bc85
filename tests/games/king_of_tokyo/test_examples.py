"""The rulebook's worked examples (KT-38 to KT-40)."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.engine.layout import NOBODY
from tests.games.king_of_tokyo.positions import (
    asked,
    bare,
    begin,
    buying,
    energy,
    hearts,
    play,
    resolved,
    stars,
)

GIGAZAUR, PENGUIN, KING, KITTY, DRAGON = range(5)


@pytest.mark.clause("KT-38")
def test_four_twos_energy_and_a_smash() -> None:
    match = resolved("2222es", city=1)
    assert stars(match)[0] == 3
    assert energy(match)[0] == 1
    assert hearts(match)[1] == 9


@pytest.mark.clause("KT-39")
def test_sweep_and_buy() -> None:
    match = buying(purse=10)
    play(match, "sweep")
    assert energy(match)[0] == 8
    cheap = buying("heal", purse=8)
    play(cheap, "buy card=heal")
    assert energy(cheap)[0] == 5


@pytest.mark.clause("KT-40")
def test_a_round_with_bay() -> None:
    match = bare(5)
    s = match.state
    s.city, s.bay = GIGAZAUR, PENGUIN
    for seat in (GIGAZAUR, PENGUIN, KING, KITTY, DRAGON):
        s.hearts[seat] = 7
    turn(match, DRAGON, "ssss12")
    play(match, "flee", "flee")
    assert hearts(match) == [3, 3, 7, 7, 7]
    assert (s.city, s.bay) == (DRAGON, NOBODY)
    assert stars(match)[DRAGON] == 1

    turn(match, GIGAZAUR, "s11223")
    assert match.actor == DRAGON
    play(match, "stay")
    assert (s.city, s.bay) == (DRAGON, GIGAZAUR)
    assert stars(match)[GIGAZAUR] == 1

    turn(match, PENGUIN, "s11223")
    assert match.actor == DRAGON  # nearest on the left but one: clockwise from the attacker
    play(match, "stay", "flee")
    assert hearts(match) == [2, 3, 7, 7, 5]
    assert (s.city, s.bay) == (DRAGON, PENGUIN)
    assert stars(match)[PENGUIN] == 1

    turn(match, KING, "112233")
    turn(match, KITTY, "112233")
    turn(match, DRAGON, "sss122")
    assert stars(match)[DRAGON] == 1 + 2
    assert hearts(match) == [0, 3, 4, 4, 5]
    assert (s.city, s.bay) == (DRAGON, NOBODY)


def turn(match: Match, seat: int, dice: str) -> None:
    """A turn of a seat that stops at these dice and halts before the next one."""
    begin(match, dice, seat)
    play(match, "stop")
    assert asked(match) in ("flee", "extra_turn")
