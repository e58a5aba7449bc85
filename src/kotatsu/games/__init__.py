"""The games there are: our own, each a folder here and a line in OWN, and those of installed packages.

A package brings a game by an entry point of the group `kotatsu.games`: `love-letter = "kotatsu_love_letter:GAME"`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import UnknownGame, listed
from kotatsu.engine.match_record import use_games
from kotatsu.games.outside import Outside, find_outside

OWN = {
    "tiki-topple": "kotatsu.games.tiki_topple",
    "pikit": "kotatsu.games.pikit",
    "kyudo": "kotatsu.games.kyudo",
    "king-of-tokyo": "kotatsu.games.king_of_tokyo",
    "kikai": "kotatsu.games.kikai",
}
"""Our own games: the name in addresses and commands, and the package."""


@cache
def outside() -> Outside:
    """The games of installed packages, found and imported once; and what was wrong with the rest."""
    return find_outside(OWN)


class GameList(Mapping[str, str]):
    """Every game's name in addresses and commands, and its package; our own first."""

    def __getitem__(self, slug: str) -> str:
        return OWN[slug] if slug in OWN else outside().packages[slug]

    def __iter__(self) -> Iterator[str]:
        return iter((*OWN, *outside().games))

    def __len__(self) -> int:
        return len(OWN) + len(outside().games)


GAMES = GameList()


@cache
def load(slug: str | Game) -> Game:
    """A game by its name, its rules imported now; UnknownGame says which there are, or why this one cannot be used.

    A Game is returned as it is.
    """
    if isinstance(slug, Game):
        return slug
    if slug in OWN:
        game: Game = import_module(OWN[slug]).GAME
        game.check_presentation()
        return game
    if slug in outside().games:
        return outside().games[slug]
    if slug in outside().problems:
        raise UnknownGame(outside().problems[slug])
    raise UnknownGame(f"there is no game {slug!r}; there are {listed(GAMES)}")


def every() -> list[Game]:
    """All games that can be used, in the order of the list."""
    return [load(slug) for slug in GAMES]


use_games(load)
