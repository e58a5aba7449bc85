"""A server stops for the collector of garbage rarely, and old garbage goes all the same."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref

from kotatsu.web.background import Supervisor
from kotatsu.web.garbage_collection import TASK, collect_old_garbage

YOUNG_ONLY = """
import gc
from kotatsu.web.garbage_collection import NEW_OBJECTS, tune_garbage_collection
tune_garbage_collection()
looked = []
gc.callbacks.append(lambda phase, info: looked.append(info["generation"]))
kept = [[] for _ in range(60 * NEW_OBJECTS)]
assert len(looked) > 60, looked
assert set(looked) == {0}, looked
"""


class Knot:
    """Refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_only_new_objects_are_looked_through_by_themselves() -> None:
    subprocess.run([sys.executable, "-c", YOUNG_ONLY], check=True, timeout=60)


def test_old_garbage_is_collected_in_the_background() -> None:
    knot = Knot()
    gc.collect()  # it is old now
    found = weakref.ref(knot)
    del knot

    async def until_gone() -> None:
        supervisor = Supervisor()
        supervisor.add(TASK, lambda: collect_old_garbage(supervisor, 0.01))
        async with supervisor.running():
            while found() is not None:
                await asyncio.sleep(0.005)

    asyncio.run(asyncio.wait_for(until_gone(), 20))
