"""Choices in two steps: where many of them begin alike (a card and its places), first the card, then the place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from string import ascii_lowercase

from kotatsu.engine.contract import Game

LISTED_CHOICES = 12
"""So many choices are listed one by one; of more, those of one piece are gathered under a letter."""
SMALLEST_GROUP = 3


@dataclass(frozen=True)
class ChoiceGroup:
    """Choices that share their verb and its first piece."""

    letter: str
    name: str
    actions: tuple[int, ...]


def grouped(game: Game, legal: Sequence[int], text: Callable[[int], str]) -> list[int | ChoiceGroup]:
    """What to list: single choices by number and groups by letter, in the order of the choices."""
    if len(legal) <= LISTED_CHOICES:
        return list(legal)
    verbs = Counter(game.actions.verb(action).name for action in legal)
    crowded = {name for name, count in verbs.items() if count > LISTED_CHOICES}
    gathered: dict[tuple[object, ...], list[int]] = {}
    for action in legal:
        gathered.setdefault(_piece(game, action, crowded), []).append(action)
    found: list[int | ChoiceGroup] = []
    letters = iter(_letters())
    for actions in gathered.values():
        if len(actions) < SMALLEST_GROUP or len(gathered) == 1:
            found += actions
        else:
            found.append(ChoiceGroup(next(letters), _shared_words([text(one) for one in actions]), tuple(actions)))
    return found


def _piece(game: Game, action: int, crowded: Container[str]) -> tuple[object, ...]:
    """The verb and its first piece; what names at most one piece stands alone, or under its verb in a crowd."""
    verb = game.actions.verb(action)
    if len(verb.arguments) < 2:
        return (verb.name,) if verb.name in crowded else (verb.name, action)
    return (verb.name, game.actions.values(action)[verb.arguments[0].name])


def _shared_words(texts: Sequence[str]) -> str:
    """The words that all of them begin with; the first choice and an ellipsis where they begin differently."""
    shared: list[str] = []
    for column in zip(*(text.split(" ") for text in texts), strict=False):
        if len(set(column)) > 1:
            break
        shared.append(column[0])
    return " ".join(shared).rstrip(" :,–-") or f"{texts[0]}…"


def _letters() -> list[str]:
    return [*ascii_lowercase, *(f"{one}{other}" for one in ascii_lowercase for other in ascii_lowercase)]
