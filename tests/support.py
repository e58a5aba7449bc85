"""What tests share: positions, and the games and configurations that they run over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import kotatsu
from kotatsu import Match
from kotatsu.conformance import play
from kotatsu.conformance.play import NAMES, option_sets, wander

__all__ = ["NAMES", "arrange", "configurations", "option_sets", "played", "table", "wander"]


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
        for seats, options in play.configurations(game):
            label = "-".join([game.slug, str(seats), *(f"{name}={value}" for name, value in options.items())])
            found.append(pytest.param(game.slug, seats, options, id=label))
    return found


def table(slug: str, seats: int, options: dict[str, str], seed: int) -> Match:
    """A new match of a configuration."""
    return Match(kotatsu.load(slug), seats, seed=seed, options=options)


def played(slug: str, seats: int, options: dict[str, str], seed: int, plies: int | None = None) -> Match:
    """A match after some random choices, or at its end."""
    return play.played(kotatsu.load(slug), seats, options, seed, plies)
