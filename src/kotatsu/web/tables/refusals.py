"""Why something was refused: a code for programs, and a sentence for people once their language is known."""

from __future__ import annotations

from enum import Enum, auto
from pathlib import Path

from kotatsu.engine.contract import Game
from kotatsu.words import words

WORDS = Path(__file__).parent.parent / "words"
"""The server's own sentences: `refused-<reason>`."""


class RefusalKind(Enum):
    """What a refusal means to whoever asked."""

    CONFLICT = auto()
    """Not now: the table has moved on, or a rule forbids it."""
    INVALID = auto()
    """Understood, but not possible."""
    FORBIDDEN = auto()
    """Not the asker's to do."""
    MISSING = auto()
    """There is no such thing."""
    TOO_FAST = auto()
    """Later: `retry_after` says when."""


CONFLICT, INVALID, FORBIDDEN, MISSING, TOO_FAST = RefusalKind


class Refused(Exception):
    """A request that cannot be granted now. `reason` is stable and listed in words/en-server.ftl."""

    def __init__(
        self,
        reason: str,
        kind: RefusalKind = CONFLICT,
        /,
        *,
        game: Game | None = None,
        code: int = 0,
        retry_after: int = 0,
        **values: object,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.kind = kind
        self.game = game
        self.code = code
        """The clause that forbids it, when `reason` is `illegal`."""
        self.retry_after = retry_after
        """Seconds to wait, when `reason` is `too-fast`."""
        self.values = values

    @property
    def clause(self) -> str:
        """The label of the clause that forbids it, or nothing."""
        return self.game.clauses.label(self.code) if self.game and self.code else ""

    def sentence(self, language: str) -> str:
        """What a person reads."""
        if self.game and self.code:
            return words(self.game, language).refusal(self.code)
        return words(None, language, WORDS).text(f"refused-{self.reason}", **self.values)


def no_table() -> Refused:
    """No such table."""
    return Refused("no-table", MISSING)


def not_your_seat() -> Refused:
    """The asker does not hold this seat."""
    return Refused("not-your-seat", FORBIDDEN)
