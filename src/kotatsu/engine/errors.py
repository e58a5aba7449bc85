"""What can go wrong, one class a meaning. Each message quotes the offender and says what is accepted."""

from __future__ import annotations

from collections.abc import Iterable


class KotatsuError(Exception):
    """Base of everything that a caller or a person can mend. Its text is a sentence, fit to be shown."""


class UnknownGame(KotatsuError):
    """No game has this name."""


class BadSetting(KotatsuError):
    """A seat count, option or value that the game does not have."""


class UnknownAction(KotatsuError):
    """Something that is not the name of any action of the game."""


class IllegalAction(KotatsuError):
    """A known action that the rules forbid now: `clause` is the clause's name, `sentence` says it in words."""

    def __init__(self, action: str, clause: str, sentence: str) -> None:
        super().__init__(f"{action} is not allowed: {sentence} ({clause})")
        self.action = action
        self.clause = clause
        self.sentence = sentence


class GameOver(KotatsuError):
    """A move in a game that has ended."""


class RecordError(KotatsuError):
    """A record or a match record that cannot be read; the text names the ply or the field."""


class RiggedChance(KotatsuError):
    """Scripted chance that could not be: a value out of range, or values nobody drew."""


class RulesBroken(KotatsuError):
    """The rules of a game tried what cannot be: a full agenda, a value that does not fit. Nothing was changed."""


class PartsError(KotatsuError):
    """A parts.toml that contradicts itself, or a change to it that names nothing."""


class LessonError(KotatsuError):
    """A lesson.toml that cannot be read, or a lesson that the rules do not allow; the text names the scene."""


def listed(items: Iterable[object]) -> str:
    """What is accepted, for the end of an error's sentence."""
    names = [str(item) for item in items]
    return ", ".join(names) if names else "nothing"
