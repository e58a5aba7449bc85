"""Events that many readers are sent within the same moment: made once for all who see the same."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass

MAX_KEPT_EVENTS = 256
KEPT_SECONDS = 1.0
"""What a drawing says of time (days left, who is away) is at most that old."""


@dataclass(frozen=True, slots=True)
class PlyEvent:
    """A ply as it is sent to a page."""

    ply: int | None
    """The ply that the page then shows; None when nothing has been told."""
    data: bytes
    is_shared: bool
    """Whether all who see the same may be sent it: it has no token of one reader."""


class SharedEvents:
    """The events of the last moment, by all that they depend on."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._made: OrderedDict[Hashable, tuple[float, PlyEvent]] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], PlyEvent]) -> PlyEvent:
        """The event under this key, made unless it was made just now."""
        found = self._made.get(key)
        if found is not None and self._clock() - found[0] < KEPT_SECONDS:
            return found[1]
        event = make()
        if event.is_shared:
            self._keep(key, event)
        return event

    def _keep(self, key: Hashable, event: PlyEvent) -> None:
        self._made[key] = (self._clock(), event)
        self._made.move_to_end(key)
        if len(self._made) > MAX_KEPT_EVENTS:
            self._made.popitem(last=False)
