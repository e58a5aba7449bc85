"""The results of an arena on disk: NDJSON, the tournament first and then a line a game, in the order they ended.

An arena that was cut short goes on where it was: what is there is not played again.
"""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from kotatsu.arena.play import Played
from kotatsu.engine.errors import RecordError


class Store:
    """Games of one tournament: in memory, and in a file where one is given."""

    def __init__(self, header: dict[str, Any], path: Path | None = None) -> None:
        self.path = path
        self.games: dict[int, Played] = {}
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
        lines = whole.splitlines() or [_line(header)]
        try:
            first, *rest = [json.loads(line) for line in lines]
            self.games = {row["index"]: Played(**row) for row in rest}
        except (json.JSONDecodeError, TypeError, KeyError) as error:
            raise RecordError(f"{path} does not hold results of an arena: {error}") from None
        differ = [name for name in header if first.get(name) != header[name] and name != "games"]
        if differ:
            name = differ[0]
            raise RecordError(f"{path} holds another arena: {name} is {first.get(name)!r}, not {header[name]!r}")

    def add(self, played: Played) -> None:
        """Keep a game; it is on disk when this returns."""
        self.games[played.index] = played
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line(asdict(played)))

    def missing(self, count: int) -> list[int]:
        """The games below `count` that are still to be played."""
        return [index for index in range(count) if index not in self.games]

    def in_order(self, count: int) -> list[Played]:
        """The games below `count`, by number, so that figures do not depend on who finished first."""
        return [self.games[index] for index in range(count) if index in self.games]


def _line(item: dict[str, Any]) -> str:
    return json.dumps(item, ensure_ascii=False, separators=(",", ":")) + "\n"
