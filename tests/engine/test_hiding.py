"""Secrets declared with their field: what is hidden, from whom, plain and compiled."""

from __future__ import annotations

import numpy as np
import pytest

from kotatsu.engine.errors import BadSetting
from kotatsu.engine.hiding import check_declarations, hidden_items, make_hide
from kotatsu.engine.layout import SPECTATOR, UNKNOWN, Cube, GameState, Grid, Row, own, public, secret

SEATS = 3


class Cards(GameState):
    hand: Grid = own.i8(SEATS, 2)
    looked: Cube = own.i8(SEATS, 2, 2)
    role: Row = own.i8(SEATS)
    pile: Row = secret.i16(4)
    culprit: int = secret.i8()
    leader: int = public.seat()
    points: Row = public.i16(SEATS)


def dealt() -> Cards:
    s = Cards()
    s.seats = SEATS
    for name, field in Cards.fields.items():
        for indices in field.indices():
            if name not in ("rng", "seats", "actor"):
                if indices:
                    getattr(s, name)[indices if len(indices) > 1 else indices[0]] = 1 + sum(indices)
                else:
                    setattr(s, name, 1)
    return s


def test_each_seat_sees_its_own_row_and_what_lies_open() -> None:
    s = dealt()
    make_hide(Cards, None)(s, 1)
    assert s.to_dict()["hand"] == [[-1, -1], [2, 3], [-1, -1]]
    assert s.to_dict()["looked"][1] == [[2, 3], [3, 4]]
    assert s.to_dict()["looked"][0] == [[-1, -1], [-1, -1]]
    assert s.to_dict()["role"] == [-1, 2, -1]
    assert s.to_dict()["pile"] == [-1] * 4
    assert (s.culprit, s.leader, s.points[2]) == (UNKNOWN, 1, 3)


def test_a_spectator_sees_what_lies_open_alone() -> None:
    s = dealt()
    make_hide(Cards, None)(s, SPECTATOR)
    assert all(value == UNKNOWN for row in s.to_dict()["hand"] for value in row)
    for name, indices in hidden_items(Cards, SEATS, SPECTATOR):
        held = getattr(s, name)
        assert (held[indices if len(indices) > 1 else indices[0]] if indices else held) == UNKNOWN


def hide_leader(s: Cards, seat: int) -> None:
    s.leader = UNKNOWN


def test_a_game_adds_what_a_declaration_cannot_say() -> None:
    s = dealt()
    make_hide(Cards, hide_leader)(s, 0)
    assert s.leader == UNKNOWN
    assert s.culprit == UNKNOWN


def test_the_compiled_function_hides_the_same() -> None:
    import numba

    hide = make_hide(Cards, None)
    compiled = numba.njit(hide)
    states = np.frombuffer(bytearray(dealt().to_bytes()), dtype=Cards.dtype())
    compiled(states[0], 2)
    s = dealt()
    hide(s, 2)
    assert states[0].tobytes() == s.to_bytes()


def test_a_row_for_each_seat_has_a_row_for_each_seat() -> None:
    check_declarations(Cards, SEATS)
    with pytest.raises(BadSetting, match="hand is `own`"):
        check_declarations(Cards, 4)
