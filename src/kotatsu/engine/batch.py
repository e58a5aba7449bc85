"""Many games at once: an array of records, seeded one by one, played by compiled drivers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from kotatsu.engine import random_play
from kotatsu.engine.chance import DOUBLE_WORD, GOLDEN, fill_rng, mix64
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game

PICKER_STREAM = 1 << 63
"""Added to a game's seed for its random player, so that what is picked never follows from what is drawn."""
SEED_MASK = PICKER_STREAM - 1
"""A game's seed is below PICKER_STREAM."""
RNG_WORDS = 4


class Batch:
    """Records for `games` games of one table, each with a seed that follows from the batch's seed and its index."""

    def __init__(
        self,
        game: Game,
        seats: int,
        games: int,
        *,
        seed: int,
        options: Mapping[str, object] | None = None,
        first: int = 0,
    ) -> None:
        """`first` is the index of the first game, for those who cut a long study in parts."""
        self.game = game
        self.seed = seed
        blank = game.blank_state(seats, options).to_bytes()
        self.states: npt.NDArray[np.void] = np.frombuffer(bytearray(blank * games), dtype=game.rules.State.dtype())
        self.pickers = np.zeros((games, RNG_WORDS), np.uint32)
        self.decisions = np.zeros(games, np.int32)
        indices = np.arange(first, first + games, dtype=np.uint64)
        seeds = seed_in_stream(np.uint64(stream_of(seed)), indices)
        self.states["rng"] = seeded_words(seeds)
        self.pickers[:] = seeded_words(seeds ^ np.uint64(PICKER_STREAM))

    def seed_of(self, index: int) -> int:
        """The seed of one game: `kotatsu.new(slug, seats, seed=batch.seed_of(i))` is the same game."""
        return seed_of(self.seed, index)

    def play(self, *, bounds: bool = False) -> int:
        """Play all games to their end by random choices, on this core; how many decisions.

        With `bounds`, by a driver that raises IndexError where an index is out of bounds.
        """
        mask = np.zeros(self.game.actions.count, np.uint8)
        driver = compile_driver(self.game, random_play.play_games, bounds=bounds)
        return int(driver(self.states, self.pickers, self.decisions, mask, self.game.longest))


def seed_of(seed: int, index: int) -> int:
    """The seed of game `index` of a study: a mix of both, so that neighbours have nothing in common."""
    return int(seed_in_stream(stream_of(seed), index))


def stream_of(seed: int) -> int:
    """What the seeds of all games of a study are made from, below 2**64."""
    return (seed * GOLDEN + 1) & DOUBLE_WORD


def seed_in_stream(stream: Any, index: Any) -> Any:
    """The seed of a game by its index: Python integers, unsigned arrays or compiled unsigned integers."""
    return mix64((stream + index) & DOUBLE_WORD) & SEED_MASK


def seeded_words(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint32]:
    """`chance.seed_rng` for many seeds at once: a row of four words for each."""
    words = np.empty((RNG_WORDS, len(seeds)), np.uint64)
    fill_rng(words, seeds, 0)
    return np.ascontiguousarray(words.T).astype(np.uint32)
