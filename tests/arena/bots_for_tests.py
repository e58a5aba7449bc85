"""Bots that misbehave, for an arena to survive."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from typing import Any


class First:
    """Always the first legal action."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        return legal[0]


def last(view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
    """A function can enter too."""
    return legal[-1]


class Raises:
    """Loses its temper every time."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        raise ValueError("I do not like these cards")


class Sleeps:
    """Falls asleep over its first card of a game, and swallows every exception on the way."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        if sum(view.played[seat, card] for card in range(7)) == 0:
            try:
                time.sleep(30)
            except Exception:
                return legal[0]
        return legal[0]


class Cheats:
    """Answers what is not legal, in many ways."""

    def __init__(self, game: Any) -> None:
        self.illegal = game.actions.count
        self.asked = 0

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> Any:
        self.asked += 1
        return [self.illegal, -1, None, "pass", 1.5, True][self.asked % 6]


class Dies:
    """Takes its whole process down."""

    def choose(self, view: Any, seat: int, legal: Sequence[int], seed: int) -> int:
        os._exit(3)
