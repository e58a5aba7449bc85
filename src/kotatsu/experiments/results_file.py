"""Results on disk: NDJSON, a header that says what was asked for, then one line for each numbered result.

Interrupted work goes on from the file: what it holds is not done again.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from kotatsu.engine.errors import RecordError

Item = TypeVar("Item")
Row = dict[str, Any]


class ResultsFile(Generic[Item]):
    """Numbered results of one experiment: in memory, and in a file where a path is given.

    `kind` is what such a file holds, for errors: `tournament`. `encode` turns a number and a result into a line's
    object, `decode` does the reverse. `may_differ` names the fields of the header that may change between two runs.
    """

    def __init__(
        self,
        kind: str,
        header: Row,
        path: Path | None,
        *,
        encode: Callable[[int, Item], Row],
        decode: Callable[[Row], tuple[int, Item]],
        may_differ: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self.path = path
        self.encode = encode
        self.decode = decode
        self.may_differ = may_differ
        self.items: dict[int, Item] = {}
        if path is None:
            return
        if path.exists() and path.stat().st_size:
            self._read_file(header, path)
        else:
            path.write_text(_line(header), encoding="utf-8")

    def _read_file(self, header: Row, path: Path) -> None:
        """Take over what is there; a last line that was cut off is dropped, in the file too."""
        whole, _, cut = path.read_text(encoding="utf-8").rpartition("\n")
        if cut:
            path.write_text(whole + "\n" if whole else _line(header), encoding="utf-8")
        try:
            first, *rest = [json.loads(line) for line in whole.splitlines() or [_line(header)]]
            self.items = dict(self.decode(row) for row in rest)
        except (json.JSONDecodeError, TypeError, KeyError) as error:
            raise RecordError(f"{path} does not hold results of a {self.kind}: {error!r}") from None
        for name, value in header.items():
            if first.get(name) != value and name not in self.may_differ:
                raise RecordError(f"{path} holds another {self.kind}: {name} is {first.get(name)!r}, not {value!r}")

    def add(self, number: int, item: Item) -> None:
        """Keep a result; it is on disk when this returns."""
        self.items[number] = item
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(_line(self.encode(number, item)))

    def missing(self, count: int) -> list[int]:
        """The numbers below `count` that are still to be done."""
        return [number for number in range(count) if number not in self.items]

    def in_order(self, count: int) -> list[Item]:
        """The results below `count`, by number, so that figures do not depend on the order of the work."""
        return [self.items[number] for number in range(count) if number in self.items]


def _line(row: Row) -> str:
    return json.dumps(row, ensure_ascii=False, separators=(",", ":")) + "\n"
