"""The protocol of a bot: it chooses an action from what its seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable


def warm_up(bot: Bot) -> None:
    """Load or compile what a bot needs before its first choice is timed; bots without a `warm` need nothing."""
    warm = getattr(bot, "warm", None)
    if warm is not None:
        warm()


class SameByRepr:
    """Bots that are equal when they are of one kind and written alike: same game, budget and settings."""

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))


@runtime_checkable
class Bot(Protocol):
    """A player that chooses from a view. It never sees the state, and all its randomness comes from `seed`."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        """One of the `legal` actions for this seat, whose view this is. The same arguments give the same answer."""
