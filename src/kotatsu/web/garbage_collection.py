"""How a server process collects garbage. Nearly everything is freed as soon as nobody refers to it; the collector looks
for cycles, and by default does so hundreds of times a second in a server that draws pages."""

from __future__ import annotations

import gc

NEW_OBJECTS = 20_000
"""New containers after which the young ones are looked through; Python's default is 700."""
YOUNG_COLLECTIONS = 20
"""Collections of one age after which the next is looked through too."""


def tune_garbage_collection() -> None:
    """Called once in a process that serves, when its modules are loaded: they stay and are not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, YOUNG_COLLECTIONS, YOUNG_COLLECTIONS)
