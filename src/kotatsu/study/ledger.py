"""The parts of a study on disk."""

from __future__ import annotations

from typing import Any

from kotatsu.arena.kept import Kept
from kotatsu.study.tally import Tally


class Ledger(Kept[Tally]):
    """Parts of one study."""

    what = "study"

    def read(self, row: dict[str, Any]) -> tuple[int, Tally]:
        """A part from its line."""
        return row["part"], Tally.from_json(row["tally"])

    def write(self, number: int, item: Tally) -> dict[str, Any]:
        """The line of a part."""
        return {"part": number, "tally": item.to_json()}

    def total(self) -> Tally:
        """All counts together."""
        total = Tally()
        for part in sorted(self.items):
            total.add(self.items[part])
        return total
