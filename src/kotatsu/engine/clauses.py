"""The numbered clauses of a game's rules, as integers for the rules and names for people."""

from __future__ import annotations

from collections.abc import Iterator

from kotatsu.engine.errors import BadSetting, listed

ALLOWED = 0
"""What `why_not` answers when nothing forbids an action."""
GROUP = 100
"""Codes of one group of clauses: stated clauses are 1 to 99, the first lettered group 101 to 199, and so on."""


class Clauses:
    """`Clauses("TT", 26, U=6, A=14)`: TT-1 to TT-26, TT-U1 to TT-U6, TT-A1 to TT-A14."""

    def __init__(self, prefix: str, stated: int, /, **groups: int) -> None:
        self.prefix = prefix
        self._codes: dict[str, int] = {str(number): number for number in range(1, stated + 1)}
        for place, (letter, count) in enumerate(groups.items(), start=1):
            for number in range(1, count + 1):
                self._codes[f"{letter}{number}"] = place * GROUP + number
        self._labels = {code: label for label, code in self._codes.items()}

    def __getitem__(self, label: str) -> int:
        """The code of a clause by its label: `CLAUSES["A3"]`."""
        return self.code(label)

    def __iter__(self) -> Iterator[str]:
        """The full names, in order: TT-1, TT-2 ..."""
        return (f"{self.prefix}-{label}" for label in self._codes)

    def label(self, code: int) -> str:
        """The label of a code: `A3`."""
        return self._labels[code]

    def name(self, code: int) -> str:
        """The full name of a code: `TT-A3`."""
        return f"{self.prefix}-{self._labels[code]}"

    def code(self, name: str) -> int:
        """The code of a full name or a label; BadSetting says what is accepted."""
        label = name.removeprefix(f"{self.prefix}-")
        if label not in self._codes:
            raise BadSetting(f"{name!r} is not a clause; accepted: {listed(self)}")
        return self._codes[label]
