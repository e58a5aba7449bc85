"""What is in the box: PK-1 to PK-5, PK-U1 to PK-U3."""

from __future__ import annotations

import importlib

import pytest

from kotatsu.engine.errors import BadSetting, PartsError
from kotatsu.engine.parts import SOURCES, changed_parts
from kotatsu.games.pikit import GAME, parts
from kotatsu.games.pikit.parts import COPIES, EFFECT_NAMES, EFFECTS, PARTS
from tests.games.pikit.positions import lay_out, offered


@pytest.mark.clause("PK-1")
def test_box_holds_53_kaiju_and_six_mecha() -> None:
    assert sum(COPIES) == 53
    assert parts.KAIJU == 11
    assert parts.MECHA == 6


@pytest.mark.clause("PK-2", "PK-U3")
def test_two_dice_of_six_faces_and_no_kaiju_for_twelve() -> None:
    match = lay_out([[], []], dice=(6, 6), centre=[9, 10, 11])
    assert (parts.DICE, parts.FACES) == (2, 6)
    assert offered(match) == ["take_mecha", "take_nothing"]


@pytest.mark.clause("PK-3")
def test_tokens_suffice() -> None:
    """One Double a Mecha, and a Wound for each 3, which never comes back once stolen."""
    assert PARTS["tokens"]["double"] == parts.MECHA
    assert PARTS["tokens"]["wound"] == COPIES[EFFECTS.index(parts.WOUNDS)]


@pytest.mark.clause("PK-5")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_two_to_four_players(seats: int) -> None:
    assert GAME.seats == (2, 4)
    with pytest.raises(BadSetting):
        GAME.blank_state(seats)


@pytest.mark.clause("PK-U1")
def test_copies() -> None:
    assert COPIES == (6, 6, 6, 6, 6, 6, 6, 8, 1, 1, 1)


@pytest.mark.clause("PK-20", "PK-21", "PK-U2")
def test_effects_by_value() -> None:
    named = [EFFECT_NAMES[effect] for effect in EFFECTS]
    assert named == ["most", "reroll", "wound", "steal", "draw", "cancel", "set", "all", "joker", "joker", "joker"]


@pytest.mark.clause("PK-U2")
def test_effects_are_changed_in_parts_alone() -> None:
    """With 5 and 7 swapped in the table, the 5 sets dice and the 7 draws."""
    try:
        with changed_parts({"effects.5.effect": "set", "effects.7.effect": "draw"}):
            importlib.reload(parts)
        assert parts.SET_CARDS == (4, 8, 9, 10)
        assert parts.DRAW_CARDS == (6, 8, 9, 10)
    finally:
        importlib.reload(parts)
    assert parts.SET_CARDS == (6, 8, 9, 10)


def test_a_table_without_an_effect_is_refused() -> None:
    try:
        with changed_parts({f"effects.{value}.effect": "most" for value in (2, 9, 10, 11)}), pytest.raises(PartsError):
            importlib.reload(parts)
    finally:
        importlib.reload(parts)


def test_every_part_has_its_source() -> None:
    entries = [PARTS[name] for name in ("dice", "centre", "hand", "two_seats", "scoring", "tokens", "end")]
    entries += [*PARTS["kaiju"], *PARTS["effects"].values()]
    assert all(entry["source"] in SOURCES for entry in entries)
