"""What tests share: positions, random play, and the names of games and tables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import kotatsu
from kotatsu import Game, Match

NAMES = ["Ana", "Bo", "Cy", "Dee", "Eli", "Flo"]


def arrange(match: Match, **fields: Any) -> Match:
    """Set fields of a match's state: scalars, or (nested) lists for arrays. Gives the match back."""
    for name, value in fields.items():
        field = match.state.fields[name]
        if not field.shape:
            setattr(match.state, name, value)
            continue
        target = getattr(match.state, name)
        for index, item in _flatten(value):
            target[index if len(index) > 1 else index[0]] = item
    return match


def _flatten(value: Any, prefix: tuple[int, ...] = ()) -> Iterator[tuple[tuple[int, ...], int]]:
    if isinstance(value, int):
        yield prefix, value
        return
    for place, item in enumerate(value):
        yield from _flatten(item, (*prefix, place))


def configurations() -> list[Any]:
    """Every game at every number of seats with every option, as pytest parameters `(slug, seats, options)`."""
    import pytest

    found = []
    for game in kotatsu.every():
        for seats in game.seat_counts:
            for options in option_sets(game):
                label = "-".join([game.slug, str(seats), *(f"{k}={v}" for k, v in options.items())])
                found.append(pytest.param(game.slug, seats, options, id=label))
    return found


def option_sets(game: Game) -> list[dict[str, str]]:
    """All combinations of a game's options."""
    sets: list[dict[str, str]] = [{}]
    for name, choices in game.options.items():
        sets = [{**chosen, name: choice} for chosen in sets for choice in choices]
    return sets


def table(slug: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """A new match of a table given by `tables`."""
    return Match(kotatsu.load(slug), seats, seed=seed, options=options)


def wander(match: Match, seed: int, plies: int | None = None) -> Iterator[Match]:
    """Play random choices, yielding the match before each decision and once at the end."""
    chooser = random.Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        yield match
        match.play(chooser.choice(match.legal()))
    yield match


def played(slug: str, seats: int, options: dict[str, str], seed: int, plies: int | None = None) -> Match:
    """A match after some random choices, or at its end."""
    match = table(slug, seats, options, seed)
    for _ in wander(match, seed, plies):
        pass
    return match
