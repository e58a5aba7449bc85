"""Many games at once: an array of records, seeded one by one, played by compiled drivers."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import numpy.typing as npt

from kotatsu.engine import random_play
from kotatsu.engine.chance import DOUBLE_WORD, GOLDEN, mix64
from kotatsu.engine.compiler import compile_driver
from kotatsu.engine.contract import Game

PICKER_STREAM = 1 << 63
"""Added to a game's seed for its random player, so that what is picked never follows from what is drawn."""


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
        self.pickers = np.zeros((games, 4), np.uint32)
        self.decisions = np.zeros(games, np.int32)
        seeds = np.array([self.seed_of(index) for index in range(first, first + games)], np.uint64)
        self.states["rng"] = seeded_words(seeds)
        self.pickers[:] = seeded_words(seeds ^ np.uint64(PICKER_STREAM))

    def seed_of(self, index: int) -> int:
        """The seed of one game: `kotatsu.new(slug, seats, seed=batch.seed_of(i))` is the same game."""
        return seed_of(self.seed, index)

    def play(self) -> int:
        """Play all games to their end by random choices, on this core; how many decisions."""
        mask = np.zeros(self.game.actions.count, np.uint8)
        driver = compile_driver(self.game, random_play.play_games)
        return int(driver(self.states, self.pickers, self.decisions, mask, self.game.longest))


def seed_of(seed: int, index: int) -> int:
    """The seed of game `index` of a study: SplitMix64's mixing of both, so that neighbours have nothing in common."""
    return int(mix64((seed * GOLDEN + index + 1) & DOUBLE_WORD)) & (PICKER_STREAM - 1)


def seeded_words(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint32]:
    """`chance.seed_rng` for many seeds at once; a test holds the two together."""
    golden = np.uint64(GOLDEN)
    with np.errstate(over="ignore"):
        first = mix64(seeds + golden)
        second = mix64(mix64(seeds + golden + golden))
    words = np.stack([first, first >> np.uint64(32), second, (second >> np.uint64(32)) | np.uint64(1)], axis=1)
    return (words & np.uint64(0xFFFFFFFF)).astype(np.uint32)
