"""The bots as people meet them: a name and a face for each, the same at every table (characters.toml lists them).

>>> next(candidates("easy", 1))
'Mochi'
>>> character("Mochi").level
'easy'
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from pathlib import Path

LIST = Path(__file__).with_name("characters.toml")


@dataclass(frozen=True)
class Face:
    """A face by its parts, which web/static/faces.svg draws: `head-round`, `top-leaf`, `eyes-dots`, `mouth-smile`."""

    head: str
    top: str
    eyes: str
    mouth: str
    colour: str
    second: str
    """The colour of what is on top."""


@dataclass(frozen=True)
class Character:
    """A bot that people know."""

    name: str
    level: str
    face: Face


@cache
def characters() -> tuple[Character, ...]:
    """Everybody, level by level."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return tuple(
        Character(each["name"], level, Face(**each["face"])) for level, group in listed.items() for each in group
    )


@cache
def _by_name() -> dict[str, Character]:
    return {each.name: each for each in characters()}


def character(name: str) -> Character | None:
    """Who goes by this name; None for a name that somebody gave a bot."""
    return _by_name().get(name)


def candidates(level: str, first: int = 0) -> Iterator[str]:
    """Names for a bot of a level, the one at place `first` first; without end, later ones with a number."""
    names = [each.name for each in characters() if each.level == level] or ["Bot"]
    start = first % len(names)
    turned = names[start:] + names[:start]
    yield from turned
    for number in count(2):
        yield from (f"{name} {number}" for name in turned)


def free_name(level: str, first: int, taken: Iterable[str], looks: Callable[[str], str] = str.casefold) -> str:
    """The first name for a bot of a level that nobody at its table could be mistaken for."""
    used = {looks(name) for name in taken}
    return next(name for name in candidates(level, first) if looks(name) not in used)
