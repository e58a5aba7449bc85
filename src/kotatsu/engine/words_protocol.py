"""What a game's text and page need of the language layer, so that games need not import it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class WordsProtocol(Protocol):
    """Words in one language; `kotatsu.words.Words` is the one there is."""

    def text(self, key: str, **values: object) -> str:
        """A message of the game's words."""

    def word(self, kind: str, word: str) -> str:
        """A word of the game's vocabulary."""

    def action(self, number: int, names: Sequence[str] = ()) -> str:
        """A choice as a button says it, whatever the position."""
