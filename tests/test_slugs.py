"""A slug is accepted wherever a game is, in all that the package offers; a name that is none says what there is."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import kotatsu
from kotatsu.engine.errors import KotatsuError

PACKAGES = ("kotatsu", "kotatsu.envs", "kotatsu.bots", "kotatsu.experiments", "kotatsu.arena", "kotatsu.study")
SLUG = "tiki-topple"
NOT_ASKED = {"kotatsu.Game"}
"""What makes a game, and so cannot be given one."""


def offered() -> Iterator[tuple[str, Callable[..., Any], str]]:
    """Every name of the packages' `__all__` that takes a game: its name, itself, its parameter."""
    for package in PACKAGES:
        module = importlib.import_module(package)
        for name in getattr(module, "__all__", ()):
            found = getattr(module, name)
            if not callable(found) or f"{package}.{name}" in NOT_ASKED:
                continue
            try:
                parameters = inspect.signature(found).parameters.values()
            except (TypeError, ValueError):
                continue
            for one in parameters:
                if one.name in ("game", "slug"):
                    yield f"{package}.{name}", found, one.name


OFFERED = [pytest.param(found, parameter, id=name) for name, found, parameter in offered()]
MORE: dict[str, Any] = {
    "net": None,
    "budget": None,
    "iterations": 1,
    "level": "random",
    "path": None,
    "bots": ("random", "random"),
    "games": 2,
    "seats": 2,
    "seed": 1,
}
"""What some of them need besides."""


def arguments(found: Callable[..., Any], parameter: str, game: object) -> dict[str, Any]:
    needed = {
        one.name: MORE[one.name]
        for one in inspect.signature(found).parameters.values()
        if one.default is inspect.Parameter.empty and one.name in MORE
    }
    return {**needed, parameter: game}


def test_there_is_something_to_ask() -> None:
    assert len(OFFERED) >= 20


@pytest.mark.parametrize(("found", "parameter"), OFFERED)
def test_annotations_take_a_slug(found: Callable[..., Any], parameter: str) -> None:
    assert "str" in str(inspect.signature(found).parameters[parameter].annotation)


CHEAP: tuple[str, ...] = (
    "new",
    "Match",
    "load",
    "aec",
    "gym",
    "layout",
    "relative_layout",
    "observation_encoding",
    "shipped_net",
)
CHEAP += ("missing_net", "make", "NetBot", "NetSearchBot", "SearchBot", "FlatMonteCarloBot", "Tournament", "spiel")


def called() -> list[Any]:
    return [
        pytest.param(found, parameter, id=name)
        for name, found, parameter in offered()
        if name.rpartition(".")[2] in CHEAP
    ]


@pytest.mark.parametrize(("found", "parameter"), [one for one in called() if one.id != "kotatsu.arena.Tournament"])
def test_a_slug_is_taken(found: Callable[..., Any], parameter: str) -> None:
    by_slug, by_game = (found(**arguments(found, parameter, game)) for game in (SLUG, kotatsu.load(SLUG)))
    assert type(by_slug) is type(by_game)


@pytest.mark.parametrize(("found", "parameter"), [one for one in called() if one.id != "kotatsu.arena.Tournament"])
def test_a_name_that_is_no_game_says_what_there_is(found: Callable[..., Any], parameter: str) -> None:
    given = arguments(found, parameter, "chess")
    with pytest.raises(KotatsuError, match="tiki-topple"):
        found(**given)


def test_a_match_from_a_slug_is_the_same_match() -> None:
    assert kotatsu.Match(SLUG, 2, seed=3).view(0) == kotatsu.Match(kotatsu.load(SLUG), 2, seed=3).view(0)
