"""Hints: what the search thinks of each choice, for a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kotatsu.bots.search import Budget, look, settings_of
from kotatsu.engine.contract import Game

HINT_ITERATIONS = 5_000


@dataclass(frozen=True)
class Hint:
    """A choice as the search sees it."""

    action: int
    chance: float
    """Of winning, from 0 to 1, if it is chosen: a shared win counts its share."""
    futures: int
    """How many futures that begin with it were looked at; of few, the chance says little."""


def hints(
    game: Game, view: Any, seat: int, legal: Sequence[int], *, iterations: int = HINT_ITERATIONS, seed: int = 0
) -> list[Hint]:
    """For each legal action, in their order, the chance of winning and how many futures were looked at.

    The same arguments give the same hints. What the seat cannot see is guessed, as for a bot.
    """
    findings = look(game, view, seat, legal, seed, Budget(iterations), settings_of(game), settle=False)
    return [Hint(finding.action, finding.chance, finding.visits) for finding in findings]
