"""The games of an arena on disk."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from kotatsu.arena.kept import Kept
from kotatsu.arena.play import Played


class Store(Kept[Played]):
    """Games of one tournament; more of them may be asked for the next time."""

    what = "tournament"
    may_differ = ("games",)

    def read(self, row: dict[str, Any]) -> tuple[int, Played]:
        """A game from its line."""
        return row["index"], Played(**row)

    def write(self, number: int, item: Played) -> dict[str, Any]:
        """The line of a game, which knows its own number."""
        return asdict(item)
