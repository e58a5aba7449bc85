"""The list of games. Adding a game is adding a folder here and a line to GAMES."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import UnknownGame, listed
from kotatsu.engine.match_record import use_games

GAMES = {
    "tiki-topple": "tiki_topple",
    "pikit": "pikit",
    "kyudo": "kyudo",
    "king-of-tokyo": "king_of_tokyo",
    "kikai": "kikai",
}
"""Each game's name in addresses and commands, and its folder."""


@cache
def load(slug: str) -> Game:
    """A game by its name, its rules imported now; UnknownGame says which there are."""
    if slug not in GAMES:
        raise UnknownGame(f"there is no game {slug!r}; there are {listed(GAMES)}")
    game: Game = import_module(f"kotatsu.games.{GAMES[slug]}").GAME
    game.check_presentation()
    return game


def every() -> list[Game]:
    """All games, in the order of the list."""
    return [load(slug) for slug in GAMES]


use_games(load)
