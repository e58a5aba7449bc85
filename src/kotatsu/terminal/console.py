"""Lines out and lines in: what a terminal table needs of the world, so that tests can stand in for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from kotatsu.engine.contract import Game
from kotatsu.words import Words, words

FOLDER = Path(__file__).parent / "words"


class Leave(Exception):
    """The person has left: end of input, Ctrl-C, or `quit`."""


@dataclass(frozen=True)
class Talk:
    """One conversation in one language: says lines, asks for lines."""

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


def talk(game: Game, language: str) -> Talk:
    """A conversation over this process's terminal."""
    spoken = words(game, language, FOLDER)
    return Talk(spoken, lambda line: print(spoken.plain(line)), input)
