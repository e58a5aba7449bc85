"""The links of the shelf: pages of a game beside its two doors, and pages of the whole room above the games.

A page of a new topic adds one line here and its word to a Fluent file of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kotatsu.engine.contract import Game
from kotatsu.reviews.puzzles import puzzles_of
from kotatsu.web.shelf_contexts import ShelfLink


@dataclass(frozen=True)
class GameLink:
    """A page that games have: its word, its path with `{slug}` in it, and which games have one."""

    word: str
    path: str
    has: Callable[[Game], bool] = lambda game: True


GAME_LINKS: tuple[GameLink, ...] = (
    GameLink("learn", "/learn/{slug}", lambda game: bool(game.lessons)),
    GameLink("room-rules", "/rules/{slug}"),
    GameLink("puzzle", "/puzzle/{slug}", lambda game: bool(puzzles_of(game))),
)
"""On every game's card, in this order."""
ROOM_LINKS: tuple[ShelfLink, ...] = (ShelfLink("me-my-games", "/me"),)
"""Above the games: pages that belong to no game."""
PUBLIC_ROOM_LINK = ShelfLink("open-room", "/room")
"""Where the host of the server has opened it."""


def links_of(game: Game) -> tuple[ShelfLink, ...]:
    """The links on the card of a game."""
    return tuple(ShelfLink(link.word, link.path.format(slug=game.slug)) for link in GAME_LINKS if link.has(game))
