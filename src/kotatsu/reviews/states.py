"""Small things that reviews do with states: what may be done, chance of their own, whether two are alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any

import numpy as np

from kotatsu.engine.contract import Game


def legal_actions(game: Game, s: Any) -> list[int]:
    """What the actor of a state may do, in ascending order."""
    mask = bytearray(game.actions.count)
    game.rules.legal(s, mask)
    return list(compress(range(len(mask)), mask))


def reseed(s: Any, words: np.random.Generator) -> None:
    """Give a state chance of its own, so that what it draws next is anything."""
    drawn = words.integers(0, 1 << 32, 4, np.uint64).tolist()
    for place, word in enumerate(drawn):
        s.rng[place] = word
    s.rng[0] |= 1  # never the all-zero state, which would stay zero


def without_generator(s: Any) -> bytes:
    """The bytes of a record, the generator zero."""
    data = bytearray(s.to_bytes())
    start = s.offsets["rng"]
    data[start : start + 16] = bytes(16)
    return bytes(data)


def same_position(one: Any, other: Any) -> bool:
    """Whether two records are equal but for the generator."""
    return without_generator(one) == without_generator(other)


def position_key(s: Any) -> bytes:
    """A record without its generator, to find equal positions."""
    return without_generator(s)


def after_all(game: Game, state: Any, actions: Sequence[int]) -> Any:
    """The state after some actions, a copy."""
    s = state.copy()
    for action in actions:
        game.rules.step(s, action)
    return s
