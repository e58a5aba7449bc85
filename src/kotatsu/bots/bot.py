"""What a bot is: something that chooses from what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable


@runtime_checkable
class Bot(Protocol):
    """A player that chooses from a view. It never meets the state, and all its chance comes from `seed`."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """One of the `legal` actions for this seat, whose view this is. The same arguments give the same answer."""
