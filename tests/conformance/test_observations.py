"""Observations keep to their bounds, at every number of seats and every option."""

from __future__ import annotations

from dataclasses import replace
from types import ModuleType

import pytest

import kotatsu
from kotatsu import Game, envs
from kotatsu.conformance.observations import check_bounds, check_bounds_are_of_fields, check_perspective
from kotatsu.conformance.play import configurations
from kotatsu.engine.layout import GameState
from kotatsu.engine.perspective import Perspective, perspective

CONFIGURATIONS = [
    pytest.param(game, seats, options, id=f"{game.slug}-{seats}-{'-'.join(options.values())}")
    for game in kotatsu.every()
    for seats, options in configurations(game)
]


@pytest.mark.parametrize(("game", "seats", "options"), CONFIGURATIONS)
def test_observations_lie_in_their_bounds(game: Game, seats: int, options: dict[str, str]) -> None:
    assert list(check_bounds(game, seats, options)) == []


@pytest.mark.parametrize("game", kotatsu.every(), ids=lambda game: game.slug)
def test_bounds_are_those_of_the_rules(game: Game) -> None:
    """Hardly a field is bounded by its bytes alone: counters that no rule ends."""
    assert list(check_bounds_are_of_fields(game)) == []
    fields: dict[str, object] = dict(game.rules.State.fields)
    loose = [
        window.name
        for window in envs.layout(game).windows
        if window.name in fields and window.low in (-128, -32_768) and window.high in (127, 32_767)
    ]
    assert set(loose) <= {"rolled", "agenda"}


@pytest.mark.parametrize("game", kotatsu.every(), ids=lambda game: game.slug)
def test_perspectives_are_of_fields(game: Game) -> None:
    assert list(check_perspective(game)) == []


def test_a_perspective_that_is_not_of_the_record_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(kotatsu.load("pikit"))
    wrong = Perspective(by_seat={"hand_size": 1, "wound": 0}, holds_seat=("nobody",))
    monkeypatch.setattr(game.module("perspective"), "PERSPECTIVE", wrong)
    perspective.cache_clear()
    said = "\n".join(check_perspective(game))
    perspective.cache_clear()
    assert "by_seat names wound, which is no field" in said
    assert "by_seat has axis 1 of hand_size, which is 4; an axis of 4 counts seats" in said
    assert "holds_seat names nobody, which is no field" in said
    assert "hand is `own`, a row for each seat; write 'hand': 0 in by_seat" in said


def bent(game: Game, bounds: dict[str, tuple[int, int]]) -> Game:
    rules = ModuleType("bent")
    rules.__dict__.update(vars(game.rules))
    rules.__dict__["BOUNDS"] = bounds
    return replace(game, rules=rules)


def test_a_bound_that_does_not_hold_is_found() -> None:
    game = kotatsu.load("pikit")
    assert [text.split(" was")[0] for text in check_bounds(bent(game, {"dice": (1, 5)}), 2, {})] == ["dice"]
    wrong = list(check_bounds_are_of_fields(bent(game, {"dice": (1, 300), "nothing": (0, 1)})))
    assert len(wrong) == 2


def test_a_variant_has_the_bounds_of_its_own_parts() -> None:
    from kotatsu.study.variants import variant

    printed, changed = kotatsu.load("king-of-tokyo"), variant("king-of-tokyo", {"monster.most_stars": "12"})
    assert envs.layout(printed).window("stars").high == 20
    assert envs.layout(changed).window("stars").high == 12
    assert issubclass(changed.rules.State, GameState)
