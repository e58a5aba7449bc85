"""Every seed of an experiment follows from the experiment's seed and where it is used."""

from __future__ import annotations

import hashlib

SEED_BYTES = 16


def derive(seed: int, *where: int | str) -> int:
    """A seed for one use: `derive(arena_seed, "game", 12)`."""
    text = ":".join(["kotatsu-arena", str(seed), *map(str, where)])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "little")
