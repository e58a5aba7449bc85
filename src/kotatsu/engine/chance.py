"""The only door to chance: `draw(s, n)`, a fair integer below n.

The generator is xoshiro128** (Blackman and Vigna) in the record itself: four 32-bit words that Python integers and
machine integers compute alike. Interpreted, a `Chance` can stand in the door: it answers from a script where there is
one and writes down what it said, so that a match replays without its seed. The words move in every case.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kotatsu.engine.errors import RiggedChance
from kotatsu.engine.layout import GameState, Row

WORD = 0xFFFFFFFF
DOUBLE_WORD = 0xFFFFFFFFFFFFFFFF
WORD_BITS = 32
GOLDEN = 0x9E3779B97F4A7C15
"""The step of SplitMix64."""


def draw(s: GameState, n: int) -> int:
    """A fair integer from 0 to n - 1. The forge puts `draw_compiled` here."""
    chance = s.chance
    return random_below(s.rng, n) if chance is None else chance.answer(s, n)


def draw_compiled(s: GameState, n: int) -> int:
    """`draw` without a script: what compiled rules call."""
    return random_below(s.rng, n)


def random_below(words: Row, n: int) -> int:
    """A fair integer below n from these four words (Lemire's multiplication, biased leftovers drawn again)."""
    product = next_word(words) * n
    rest = product & WORD
    if rest < n:
        threshold = (WORD + 1 - n) % n
        while rest < threshold:
            product = next_word(words) * n
            rest = product & WORD
    return product >> WORD_BITS


def next_word(words: Row) -> int:
    """One step of xoshiro128**."""
    a = words[0] & WORD
    b = words[1] & WORD
    c = words[2] & WORD
    d = words[3] & WORD
    spun = (b * 5) & WORD
    spun = ((spun << 7) | (spun >> 25)) & WORD
    c ^= a
    d ^= b
    words[1] = b ^ c
    words[0] = a ^ d
    words[2] = c ^ ((b << 9) & WORD)
    words[3] = ((d << 11) | (d >> 21)) & WORD
    return (spun * 9) & WORD


def shuffle(s: GameState, row: Row, start: int, count: int) -> None:
    """Put `count` items of a row, from `start` on, in a fair random order."""
    for last in range(start + count - 1, start, -1):
        other = start + draw(s, last - start + 1)
        held = row[last]
        row[last] = row[other]
        row[other] = held


def seed_rng(words: Row, seed: int) -> None:
    """Fill the generator from a seed below 2**128 (SplitMix64 over its two halves)."""
    fill_rng(words, seed & DOUBLE_WORD, seed >> 64)


def fill_rng(words: Any, low: Any, high: Any) -> None:
    """Fill the generator from the two halves of a seed: Python integers, unsigned arrays or compiled unsigned integers.

    With arrays of seeds, `words` has a row for each word and a column for each seed.
    """
    first = mix64((low + GOLDEN) & DOUBLE_WORD)
    second = mix64(mix64((low + GOLDEN + GOLDEN) & DOUBLE_WORD) ^ high)
    words[0] = first & WORD
    words[1] = first >> WORD_BITS
    words[2] = second & WORD
    words[3] = (second >> WORD_BITS) | 1  # never the all-zero state, which would stay zero


def mix64(z: Any) -> Any:
    """SplitMix64's mixing of 64 bits, the same for Python integers, unsigned arrays and compiled unsigned integers."""
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & DOUBLE_WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & DOUBLE_WORD
    return z ^ (z >> 31)


Seeding = Callable[[Row], None]
"""Seeds the generator's words."""


class Chance:
    """Stands in for the generator in the interpreter: answers from a script first, and keeps what was said."""

    def __init__(self, script: Iterable[int] = (), seeding: Seeding | None = None) -> None:
        self.script = list(script)
        self.said: list[int] = []
        self._seeding = seeding
        """What seeds the generator before the first draw: most plies draw nothing."""

    def answer(self, s: GameState, n: int) -> int:
        """The scripted value, or else the generator's; the generator moves either way."""
        if self._seeding is not None:
            self._seeding(s.rng)
            self._seeding = None
        value = random_below(s.rng, n)
        if self.script:
            value = self.script.pop(0)
            if not 0 <= value < n:
                raise RiggedChance(f"the script says {value} where a draw is from 0 to {n - 1}")
        self.said.append(value)
        return value
