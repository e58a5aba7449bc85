"""Results on disk that work goes on from: NDJSON, what was asked for first and then a line a result, as they got done.

Work that was cut short goes on where it was: what is there is not done again.
"""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

from kotatsu.engine.errors import RecordError

Item = TypeVar("Item")


class Kept(ABC, Generic[Item]):
    """Numbered results of one piece of work: in memory, and in a file where one is given."""

    what: ClassVar[str]
    """What such a file holds, for errors: `tournament`."""
    may_differ: ClassVar[tuple[str, ...]] = ()
    """What may be asked for otherwise the next time."""

    def __init__(self, header: dict[str, Any], path: Path | None = None) -> None:
        self.path = path
        self.items: dict[int, Item] = {}
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read_file(header, path)
        else:
            path.write_text(_line(header), encoding="utf-8")

    @abstractmethod
    def read(self, row: dict[str, Any]) -> tuple[int, Item]:
        """A result and its number from a line."""

    @abstractmethod
    def write(self, number: int, item: Item) -> dict[str, Any]:
        """The line of a result."""

    def _read_file(self, header: dict[str, Any], path: Path) -> None:
        """Take over what is there; a last line that was cut off is dropped, in the file too."""
        whole, _, cut = path.read_text(encoding="utf-8").rpartition("\n")
        if cut:
            path.write_text(whole + "\n" if whole else _line(header), encoding="utf-8")
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines() or [_line(header)]]
            self.items = dict(self.read(row) for row in rest)
        except (json.JSONDecodeError, TypeError, KeyError) as error:
            raise RecordError(f"{path} does not hold results of a {self.what}: {error!r}") from None
        for name, value in header.items():
            if first.get(name) != value and name not in self.may_differ:
                raise RecordError(f"{path} holds another {self.what}: {name} is {first.get(name)!r}, not {value!r}")

    def add(self, number: int, item: Item) -> None:
        """Keep a result; it is on disk when this returns."""
        self.items[number] = item
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line(self.write(number, item)))

    def missing(self, count: int) -> list[int]:
        """The numbers below `count` that are still to be done."""
        return [number for number in range(count) if number not in self.items]

    def in_order(self, count: int) -> list[Item]:
        """The results below `count`, by number, so that figures do not depend on who finished first."""
        return [self.items[number] for number in range(count) if number in self.items]


def _line(item: dict[str, Any]) -> str:
    return json.dumps(item, ensure_ascii=False, separators=(",", ":")) + "\n"
