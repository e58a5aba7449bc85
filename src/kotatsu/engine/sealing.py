"""Where the draws of a match come from: a bare generator, or one seeded anew for every ply by SHA-256.

xoshiro is no cipher: enough dice seen would tell the dice to come. A match on a server is sealed: its generator is
seeded for the set-up and for every ply from a hash of a secret seed, so what was seen tells nothing of what comes.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial

from kotatsu.engine.chance import seed_rng
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.integers import as_integer
from kotatsu.engine.layout import Row

SEED_BITS = 128
SEED_DIGITS = SEED_BITS // 4
"""Hexadecimal digits of a seed in records and in the store."""
UNSEALED = 0
SEALED_V1 = 1
"""Set-up and ply 0 shared one seeding, so a set-up told the first dice. Kept to read what was played with it."""
SEALED_V2 = 2
"""Every seeding has a text of its own."""
SCHEMES = (UNSEALED, SEALED_V1, SEALED_V2)
FOUR_WORDS = struct.Struct("<4I")
SETUP = -1
"""In place of a ply: the seeding before `setup`."""


@dataclass(frozen=True)
class DrawSource:
    """The seed of a match and how it is used. A record may keep its seed secret: its draws are then all scripted."""

    seed: int | None
    scheme: int
    first_ply: int = 0
    """Set-up and plies before it were taken over from another match, with their draws: see `Match.from_here`."""

    def begin(self, words: Row) -> None:
        """Fill the generator of a new match."""
        if self.seed is None:
            seed_rng(words, secrets.randbits(64))
        elif self.scheme == UNSEALED:
            seed_rng(words, self.seed)

    def before(self, words: Row, ply: int) -> None:
        """Seed the generator for one ply of a sealed match, or for the set-up."""
        if self._seeds_each_ply:
            digest = hashlib.sha256(self._seeding_text(ply).encode()).digest()
            words[0], words[1], words[2], words[3] = FOUR_WORDS.unpack_from(digest)

    def seeding(self, ply: int) -> Callable[[Row], None] | None:
        """The same for when it is needed: most plies draw nothing. None where there is nothing to seed."""
        return partial(self.before, ply=ply) if self._seeds_each_ply else None

    @cached_property
    def _seeds_each_ply(self) -> bool:
        return self.seed is not None and self.scheme != UNSEALED

    def _seeding_text(self, ply: int) -> str:
        if self.scheme == SEALED_V1:
            return f"kotatsu:{self._seed_text}:{max(ply, 0)}"
        what = "setup" if ply == SETUP else f"ply {ply}"
        return f"kotatsu draws, scheme {self.scheme}, {what}, seed {self._seed_text}"

    @cached_property
    def _seed_text(self) -> str:
        return f"{self.seed:0{SEED_DIGITS}x}"


def commitment(seed: int) -> str:
    """The hash of a seed: shown when a table opens, so that the seed shown at the end can be checked."""
    return hashlib.sha256(f"kotatsu:{seed:032x}".encode()).hexdigest()


def new_source(seed: int | None, *, sealed: bool) -> DrawSource:
    """The source of a new match; without a seed it is unguessable. BadSetting says what is accepted."""
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    return DrawSource(check_seed(seed), SEALED_V2 if sealed else UNSEALED)


def check_seed(seed: object) -> int:
    """A seed given from outside: any kind of whole number in range."""
    number = as_integer(seed)
    if number is None or not 0 <= number < 1 << SEED_BITS:
        raise BadSetting(f"seed = {seed!r} is not accepted; accepted: a whole number from 0 to 2**{SEED_BITS} - 1")
    return number
