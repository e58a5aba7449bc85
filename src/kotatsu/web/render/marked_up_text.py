"""Marked-up text: words on a page, escaped, with the game's symbols drawn where a text names them.

A text says `[heart]`; the page draws the symbol of that name that the game's `symbols()` macro defines, and says its
word (`symbol-heart`) to those who do not see it. The same drawing thus serves dice, cards, log and rules.

Sentences are made once for everybody: where a person's name goes stands a sign until the sentence is asked for. So no
message may choose a form by a name (`{ $seat -> ... }`), only by what comes with it (`$you`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

from markupsafe import Markup, escape

from kotatsu.engine.contract import Game
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.words import Words, words

WEB_WORDS = Path(__file__).parent.parent / "words"
SYMBOL = Markup('<svg class="symbol" role="img" aria-label="{}"><use href="#{}"/></svg>')

_NAMED_SYMBOL = re.compile(r"\[([a-z][a-z0-9-]*)\]")
_BEFORE_MARK = re.compile(r"(?<=\S) (?=[?!;:»])|(?<=«) ")
_DEFINED_SYMBOL = re.compile(r'<symbol\b[^>]*\bid="([^"]+)"')
_ID_REFERENCE = re.compile(r'(\bid="|href="#|url\(#)')


MAX_KEPT_SENTENCES = 1 << 12
"""Of a game in a language."""
SHIELDED_BRACKET = "\ue05b"
"""Stands for a bracket in a person's name until symbols are drawn. No name contains it: it is not printable."""
NAME_SIGNS = {"name": "\ue110", "names": "\ue111", "host": "\ue112", "seat": "\ue113"}
"""Values of messages that people chose themselves, and what stands for each in a kept sentence; in no name."""
SEAT_SIGNS = tuple(chr(0xE120 + seat) for seat in range(32))
"""What stands for the name of each seat in a kept line of the log."""
MAX_KEPT_NAMES = 1024
new_string = str.__new__
"""Makes markup of a string that is known to be some."""


def shield_all(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all seats, for a sentence whose symbols will be drawn."""
    return tuple(name.replace("[", SHIELDED_BRACKET) for name in names)


@lru_cache(maxsize=MAX_KEPT_NAMES)
def _signed(names: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The sign of each seat and its name as it is written."""
    return tuple((sign, _escaped(name)) for sign, name in zip(SEAT_SIGNS, names, strict=False))


def _escaped(name: str) -> str:
    return str(escape(str.__str__(name)))


class MarkedUpText:
    """The words of the room and of one game, in one language, as markup."""

    IS_DRAWN_ALIKE = True

    def __init__(self, game: Game | None, language: str, symbols: frozenset[str] = frozenset()) -> None:
        self.words: Words = words(game, language, WEB_WORDS)
        self.symbols = symbols
        self._message = lru_cache(maxsize=MAX_KEPT_SENTENCES)(self._say)
        self._plain: dict[str, Markup] = {}
        """Messages without values, as they are met; the words have some hundreds."""
        self._told = lru_cache(maxsize=MAX_KEPT_SENTENCES)(self._tell)

    def __call__(self, key: str, **values: object) -> Markup:
        """A message, ready for the page."""
        if values:
            given = tuple(values.items())
            return self._message(key, given) if NAME_SIGNS.keys().isdisjoint(values) else self._named(key, given)
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._say(key, ())
        return found

    def _say(self, key: str, values: tuple[tuple[str, object], ...]) -> Markup:
        return self.mark_up(self.words.text(key, **dict(values)))

    def _named(self, key: str, values: tuple[tuple[str, object], ...]) -> Markup:
        """A message with names that people chose."""
        names, signed = [], []
        for name, value in values:
            if name in NAME_SIGNS and isinstance(value, str):
                names.append((NAME_SIGNS[name], value))
                signed.append((name, NAME_SIGNS[name]))
            else:
                signed.append((name, value))  # type: ignore[arg-type]
        said: str = self._message(key, tuple(signed))
        for sign, value in names:
            said = str.replace(said, sign, _escaped(value))
        return new_string(Markup, said)

    def told(self, events: Sequence[Event], names: tuple[str, ...], reader: int) -> list[Markup]:
        """The lines of the log of one ply, for a reader."""
        bare = tuple((event.name, tuple(event.values.items())) for event in events)
        lines: dict[Markup, None] = {}  # two people may have the same name, and nothing is said twice
        for line in self._told(bare, len(names), reader):
            said: str = line
            for sign, name in _signed(names):
                said = str.replace(said, sign, name)
            lines[new_string(Markup, said)] = None
        return list(lines)

    def _tell(
        self, events: tuple[tuple[str, tuple[tuple[str, int], ...]], ...], seats: int, reader: int
    ) -> list[Markup]:
        told = [Event(EVERYONE, name, dict(values), {}) for name, values in events]
        return [self.mark_up(line) for line in self.words.told(told, SEAT_SIGNS[:seats], reader)]

    def mark_up(self, text: str) -> Markup:
        """A finished sentence, escaped, its symbols drawn."""
        drawn = _NAMED_SYMBOL.sub(self._symbol, str(escape(self._spaced(text))))
        return Markup(drawn.replace(SHIELDED_BRACKET, "["))

    def _spaced(self, text: str) -> str:
        """French keeps its marks on the line of the word before them."""
        return _BEFORE_MARK.sub("\u202f", text) if self.words.language == "fr" else text

    def plain(self, text: str) -> str:
        """A finished sentence for a label: its symbols as words."""
        return _NAMED_SYMBOL.sub(lambda found: self.word_of(found[1]) if found[1] in self.symbols else found[0], text)

    def word_of(self, symbol: str) -> str:
        """What a symbol is called."""
        key = f"symbol-{symbol}"
        return self.words.text(key) if self.words.has(key) else symbol

    def _symbol(self, found: re.Match[str]) -> str:
        name = found[1]
        if name not in self.symbols:
            return found[0]
        return str(SYMBOL.format(self.word_of(name), name))


@lru_cache(maxsize=64)
def marked_up_text(game: Game | None, language: str, symbols: frozenset[str] = frozenset()) -> MarkedUpText:
    """The words of a game in a language; every page of a table says nearly the same sentences again."""
    return MarkedUpText(game, language, symbols)


@lru_cache(maxsize=64)
def defined_symbols(drawing: str) -> frozenset[str]:
    """The names of the symbols that a drawing defines."""
    return frozenset(_DEFINED_SYMBOL.findall(drawing))


def scoped(drawing: str, slug: str) -> Markup:
    """A drawing whose ids cannot meet those of another game on the same page."""
    return Markup(_ID_REFERENCE.sub(rf"\g<1>{slug}-", str(drawing)))
