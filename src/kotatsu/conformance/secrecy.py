"""The checks of secrets over a few games of one configuration, as the other checks are."""

from __future__ import annotations

from collections.abc import Iterator

from kotatsu.conformance.memory import check_memory
from kotatsu.conformance.secrets import check_secrets
from kotatsu.engine.contract import Game

SEEDS = (3, 4, 5)
PLIES = 120
MEMORY_PLIES = 60


def check_worlds(game: Game, seats: int, options: dict[str, str]) -> Iterator[str]:
    """Two worlds that look the same to a seat go on looking the same."""
    for seed in SEEDS:
        yield from check_secrets(game, seats, options, seed=seed, plies=PLIES).problems


def check_what_was_told(game: Game, seats: int, options: dict[str, str]) -> Iterator[str]:
    """What a seat was told stays true in every guess."""
    for seed in SEEDS:
        yield from check_memory(game, seats, options, seed=seed, plies=MEMORY_PLIES).problems
