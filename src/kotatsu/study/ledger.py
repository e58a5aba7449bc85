"""The parts of a study on disk: NDJSON, the study first and then a line a part, in the order they got done.

A study that was cut short goes on where it was: what is there is not played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from kotatsu.engine.errors import RecordError
from kotatsu.study.tally import Tally


class Ledger:
    """Parts of one study: in memory, and in a file where one is given."""

    def __init__(self, header: dict[str, Any], path: Path | None = None) -> None:
        self.path = path
        self.parts: dict[int, Tally] = {}
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read(header, path)
        else:
            path.write_text(_line(header), encoding="utf-8")

    def _read(self, header: dict[str, Any], path: Path) -> None:
        """Take over what is there; a last line that was cut off is dropped, in the file too."""
        whole, _, cut = path.read_text(encoding="utf-8").rpartition("\n")
        if cut:
            path.write_text(whole + "\n" if whole else _line(header), encoding="utf-8")
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines() or [_line(header)]]
            self.parts = {row["part"]: Tally.from_json(row["tally"]) for row in rest}
        except (json.JSONDecodeError, TypeError, KeyError) as error:
            raise RecordError(f"{path} does not hold the results of a study: {error!r}") from None
        if first != header:
            raise RecordError(f"{path} holds another study: {_line(first).strip()}")

    def add(self, part: int, tally: Tally) -> None:
        """Keep a part; it is on disk when this returns."""
        self.parts[part] = tally
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line({"part": part, "tally": tally.to_json()}))

    def missing(self, count: int) -> list[int]:
        """The parts below `count` that are still to be played."""
        return [part for part in range(count) if part not in self.parts]

    def total(self) -> Tally:
        """All counts together."""
        total = Tally()
        for part in sorted(self.parts):
            total.add(self.parts[part])
        return total


def _line(item: dict[str, Any]) -> str:
    return json.dumps(item, ensure_ascii=False, separators=(",", ":")) + "\n"
