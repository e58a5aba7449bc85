"""Integers inside, names at the border: how the arguments of actions and events are spelled."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kotatsu.engine.errors import UnknownAction, listed

Vocabulary = Mapping[str, tuple[str, ...]]
"""For each kind of thing in a game, the names of its members: `{"tiki": ("nani", "wikiwiki", ...)}`."""


@dataclass(frozen=True)
class Argument:
    """One argument of an action or event: its name, its kind (a vocabulary of the game, `seat`, or just a number),
    and the words that spell its values (none: a number)."""

    name: str
    kind: str
    words: tuple[str, ...] = ()

    def spell(self, value: int) -> str | int:
        """The value as the border says it. A value outside the words (UNKNOWN, say) stays a number."""
        if not 0 <= value < len(self.words):
            return value
        word = self.words[value]
        return int(word) if word.isdecimal() else word

    def read(self, spelled: object, size: int) -> int:
        """The integer of a spelled value; UnknownAction says what is accepted."""
        if not isinstance(spelled, bool) and str(spelled) in self.words:
            return self.words.index(str(spelled))
        number = spelled if isinstance(spelled, int) and not isinstance(spelled, bool) else None
        if number is None and isinstance(spelled, str) and spelled.isdecimal():
            number = int(spelled)
        if number is not None and not self.words and 0 <= number < size:
            return number
        accepted = listed(self.words) if self.words else f"0 to {size - 1}"
        raise UnknownAction(f"{self.name} = {spelled!r} is not known; accepted: {accepted}")


def arguments(spec: tuple[str, ...], vocabulary: Vocabulary) -> tuple[Argument, ...]:
    """Read `("seat", "card:kind")`: plain names, or a name and its vocabulary."""
    found = []
    for item in spec:
        name, _, explicit = item.partition(":")
        kind = explicit or name
        found.append(Argument(name, kind, vocabulary.get(kind, ())))
    return tuple(found)
