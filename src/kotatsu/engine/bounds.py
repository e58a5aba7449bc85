"""Random play by compiled drivers that check every index: what fast drivers would read from memory garbage."""

from __future__ import annotations

from collections.abc import Mapping

from kotatsu.engine.batch import Batch
from kotatsu.engine.contract import Game


def find_overrun(game: Game, seats: int, options: Mapping[str, str], games: int, seed: int) -> str | None:
    """Play games with bounds checks; a sentence that names the first game whose rules leave an array, or None."""
    try:
        Batch(game, seats, games, seed=seed, options=options).play(bounds=True)
    except IndexError:
        return _first_overrun(game, seats, options, games, seed)
    return None


def _first_overrun(game: Game, seats: int, options: Mapping[str, str], games: int, seed: int) -> str:
    """Which of the games it was, found one by one."""
    for index in range(games):
        batch = Batch(game, seats, 1, seed=seed, options=options, first=index)
        try:
            batch.play(bounds=True)
        except IndexError as error:
            number = batch.seed_of(index)
            return f"the rules leave an array in game {index} (seed {number}): {error}; without checks it is garbage"
    return "the rules leave an array in a game that does not when it is played alone"
