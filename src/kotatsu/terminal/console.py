"""A console: lines out and lines in, so that tests can take its place."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kotatsu.engine.contract import Game
from kotatsu.words import Words, words

WORDS = Path(__file__).parent / "words"


class Leave(Exception):
    """The person has left: end of input, Ctrl-C, or `quit`."""


@dataclass(frozen=True)
class Console:
    """Says lines and asks for lines, in one language."""

    words: Words
    say: Callable[[str], None]
    ask: Callable[[str], str]

    def tell(self, key: str, **values: object) -> None:
        """Say a message of the terminal's or the game's words."""
        self.say(self.words.text(key, **values))

    def question(self, key: str) -> str:
        """Ask for a line; Leave at the end of input."""
        try:
            return self.ask(self.words.text(key)).strip()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            raise Leave from None


def terminal_console(game: Game, language: str) -> Console:
    """The console of this process's terminal."""
    spoken = words(game, language, WORDS)
    return Console(spoken, lambda line: print(spoken.plain(line)), input)
