"""Marked-up text: words on a page, escaped, with the game's symbols drawn where a text names them.

A text says `[heart]`; the page draws the symbol of that name that the game's `symbols()` macro defines, and says its
word (`symbol-heart`) to those who do not see it. The same drawing thus serves dice, cards, log and rules.
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
NAMES = frozenset({"name", "names", "host", "seat"})
"""Values of messages that people chose themselves."""


def shield(name: object) -> object:
    """A person's name in which no symbol is drawn."""
    return name.replace("[", SHIELDED_BRACKET) if isinstance(name, str) else name


def shield_all(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of all seats, for a sentence whose symbols will be drawn."""
    return tuple(name.replace("[", SHIELDED_BRACKET) for name in names)


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
            return self._message(key, tuple(values.items()))
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._say(key, ())
        return found

    def _say(self, key: str, values: tuple[tuple[str, object], ...]) -> Markup:
        shown = {name: shield(value) if name in NAMES else value for name, value in values}
        return self.mark_up(self.words.text(key, **shown))

    def told(self, events: Sequence[Event], names: tuple[str, ...], reader: int) -> list[Markup]:
        """The lines of the log of one ply, for a reader."""
        bare = tuple((event.name, tuple(event.values.items())) for event in events)
        return self._told(bare, names, reader)

    def _tell(
        self, events: tuple[tuple[str, tuple[tuple[str, int], ...]], ...], names: tuple[str, ...], reader: int
    ) -> list[Markup]:
        told = [Event(EVERYONE, name, dict(values), {}) for name, values in events]
        return [self.mark_up(line) for line in self.words.told(told, shield_all(names), reader)]

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
