"""What tests share: positions, and the games and configurations that they run over."""

from __future__ import annotations

from typing import Any

import kotatsu
from kotatsu import Match
from kotatsu.conformance import play
from kotatsu.conformance.play import NAMES, option_sets, wander
from kotatsu.conformance.positions import arrange

__all__ = ["NAMES", "arrange", "configurations", "option_sets", "played", "table", "wander"]


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
