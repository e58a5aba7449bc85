"""Integers inside, names at the border: each name is declared once and gives both.

    class Question(NumberedNames):
        PLAY_A_CARD = numbered()
        DISCARD_A_CARD = numbered()

Rules compare with `Question.PLAY_A_CARD`, an int; words, logs and addresses say `play_a_card`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, cast

from kotatsu.engine.errors import BadSetting, UnknownAction, listed

Vocabulary = Mapping[str, tuple[str, ...]]
"""For each kind of thing in a game, the names of its members: `{"tiki": ("nani", "wikiwiki", ...)}`."""


WORDLESS_KINDS = ("seat", "number")
"""Kinds of arguments that no vocabulary spells: somebody at the table, and a number that is just that."""


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
        if explicit and kind not in (*WORDLESS_KINDS, *vocabulary):
            raise BadSetting(f"{item}: VOCABULARY has no {kind!r}; accepted: {listed((*WORDLESS_KINDS, *vocabulary))}")
        found.append(Argument(name, kind, vocabulary.get(kind, ())))
    return tuple(found)


@dataclass(frozen=True)
class Declared:
    """A name whose number is given when its class is complete; `spec` is what the declaration said about it."""

    spec: Any = None


def numbered() -> int:
    """A name without arguments: a question, a frame of the agenda. It is an int once its class is complete."""
    return cast(int, Declared())


def take_declared(cls: type) -> dict[str, Any]:
    """The declarations of a class by their lower-case names, in order. The caller sets each attribute's number."""
    found = {name: value for name, value in vars(cls).items() if isinstance(value, Declared)}
    for name in found:
        if not name.isupper():
            raise TypeError(f"{cls.__qualname__}.{name}: a declared name is written in capitals")
    return {name.lower(): value.spec for name, value in found.items()}


class NumberedNames:
    """Names numbered from 0 in the order of their declaration. A subclass goes on where its base ends."""

    names: ClassVar[tuple[str, ...]] = ()
    count: ClassVar[int] = 0

    def __init_subclass__(cls) -> None:
        own = tuple(take_declared(cls))
        for number, name in enumerate(own, start=cls.count):
            setattr(cls, name.upper(), number)
        cls.names = (*cls.names, *own)
        cls.count = len(cls.names)
