"""A bot for studies' tests: quick, and not random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


class Last:
    """The last of the legal actions."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return legal[-1]
