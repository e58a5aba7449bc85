"""Games of installed packages. One that is broken is a sentence, and the others go on without it."""

from __future__ import annotations

import functools
import importlib
import re
from collections.abc import Collection
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from traceback import extract_tb

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting

NOT_THE_AUTHORS = (str(Path(__file__).parents[1]), str(Path(importlib.__file__).parent), functools.__file__, "<frozen")
"""Where lines are not of a package that brings a game: Kotatsu itself, and what imports and caches for it."""
GROUP = "kotatsu.games"
"""The group of entry points by which packages bring games."""
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass
class Outside:
    """The games of installed packages by their names."""

    games: dict[str, Game] = field(default_factory=dict)
    packages: dict[str, str] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)
    """For each name that could not be used, why, in a sentence."""


def find_outside(own: Collection[str]) -> Outside:
    """Import every game that an installed package brings. `own` are the names that are taken."""
    found = Outside()
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))):
        try:
            game = _read(entry, own, found)
        except Exception as error:  # whatever a package's import raises must not break the others
            reason = str(error) if isinstance(error, BadSetting) else f"{type(error).__name__}: {error}"
            said = f"the game {entry.name!r} of the package {_package(entry)} cannot be used: {reason}{_place(error)}"
            found.problems[entry.name if entry.name not in found.games else f"{entry.name} of {_package(entry)}"] = said
        else:
            found.games[entry.name] = game
            found.packages[entry.name] = game.package
    return found


def _read(entry: EntryPoint, own: Collection[str], found: Outside) -> Game:
    """The game of an entry point; BadSetting says what is wrong with it."""
    if not SLUG.fullmatch(entry.name):
        raise BadSetting("its name must be lower-case words joined by hyphens, such as love-letter")
    if entry.name in own:
        raise BadSetting("Kotatsu has a game of that name; choose another name for the entry point and the slug")
    if entry.name in found.games:
        raise BadSetting(f"the package {found.packages[entry.name]} brings a game of that name already")
    game = entry.load()
    if not isinstance(game, Game):
        raise BadSetting(f"{entry.value} is {type(game).__name__}, not a Game; name the GAME of the package")
    if game.slug != entry.name:
        raise BadSetting(f"its slug is {game.slug!r}; the entry point must have the same name")
    game.check_presentation()
    return game


def _place(error: Exception) -> str:
    """The line outside Kotatsu that an import stopped at, where there is one: the author's."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith(NOT_THE_AUTHORS)]
    return f" ({frames[-1].filename}:{frames[-1].lineno})" if frames else ""


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.value.partition(":")[0]
