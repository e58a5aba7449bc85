"""How a server process collects garbage. Nearly everything is freed as soon as nobody refers to it; the collector looks
for cycles, and by default does so hundreds of times a second in a server that draws pages.

Cycles are mostly young: looked for among new objects, which takes milliseconds. A look at everything stops the server
for as long as it has much in memory, and finds some ten objects for each game that has ended, so it is taken rarely.
"""

from __future__ import annotations

import asyncio
import gc

from kotatsu.web.background import Supervisor

TASK = "garbage-collection"
NEW_OBJECTS = 20_000
"""New containers after which the young ones are looked through; Python's default is 700."""
NEVER = 1_000_000_000
"""Older ones are not looked through by themselves."""
FULL_COLLECTION_SECONDS = 600.0


def tune_garbage_collection() -> None:
    """Called once in a process that serves, when its modules are loaded: they stay and are not looked through again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, NEVER, NEVER)


async def collect_old_garbage(supervisor: Supervisor, every_seconds: float = FULL_COLLECTION_SECONDS) -> None:
    """Look through everything, every ten minutes."""
    while True:
        supervisor.report(TASK, up=True)
        await asyncio.sleep(every_seconds)
        gc.collect()
