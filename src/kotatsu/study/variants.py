"""What if a component were different: a game's package imported once more, with other values in its parts.

The standard game stays as it is; the variant has modules, constants and record of its own, and machine code of its
own, since the compiler keys what it compiles by the constants in it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from types import ModuleType

from kotatsu.engine.careful_play import Unsound, play_carefully
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.parts import changed_parts
from kotatsu.games import GAMES, load


def read_changes(texts: list[str] | tuple[str, ...]) -> dict[str, str]:
    """`["cards.mimic.price=6"]` as paths and values."""
    changes = {}
    for text in texts:
        path, found, value = text.partition("=")
        if not found or not path.strip() or not value.strip():
            raise BadSetting(f"{text!r} is not a change; write where and what: cards.mimic.price=6")
        changes[path.strip()] = value.strip()
    return changes


def variant(slug: str, changes: Mapping[str, str]) -> Game:
    """The game with these changes; PartsError says what exists where a path or a type is wrong."""
    return _variant(slug, tuple(sorted(changes.items()))) if changes else load(slug)


TRIAL_GAMES = 12
"""Games that a variant is played by the plain engine before compiled code plays it by the thousand."""


def check_variant(slug: str, changes: Mapping[str, str], seats: int, options: Mapping[str, str]) -> None:
    """Play some games of a variant by the careful engine; BadSetting says why it cannot be played.

    Compiled code has no bounds: a value that does not fit would give plausible figures of garbage.
    """
    game = variant(slug, changes)
    for seed in range(TRIAL_GAMES if changes else 0):
        try:
            play_carefully(game, seats, options, seed)
        except Unsound as error:
            wanted = ", ".join(f"{path} = {value}" for path, value in changes.items())
            raise BadSetting(f"with {wanted} the game cannot be played: {error}") from None


@cache
def _variant(slug: str, changes: tuple[tuple[str, str], ...]) -> Game:
    load(slug)
    package = GAMES[slug]
    with _set_aside(package), changed_parts(dict(changes)):
        game: Game = import_module(package).GAME
    return game


@contextmanager
def _set_aside(package: str) -> Iterator[None]:
    """While inside, a package is as if it had never been imported; afterwards it is the old one again."""
    kept = _modules(package)
    for name in kept:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in _modules(package):
            del sys.modules[name]
        sys.modules.update(kept)
        parent, _, name = package.rpartition(".")
        if parent:
            setattr(sys.modules[parent], name, kept[package])


def _modules(package: str) -> dict[str, ModuleType]:
    """The package and its modules, as far as they are imported."""
    return {name: module for name, module in sys.modules.items() if name == package or name.startswith(f"{package}.")}
