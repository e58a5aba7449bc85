"""What pages that belong to no table are drawn from: shelf, rules, cards, errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kotatsu.engine.contract import Game
from kotatsu.web.page_contexts import Frame


@dataclass(frozen=True)
class OwnTable:
    """A table that this browser sits at and that is not over, newest first on the shelf."""

    id: str
    game: Game
    names: tuple[str, ...]
    started: bool
    your_turn: bool


@dataclass(frozen=True)
class PlayedTable:
    """A finished table at which this browser sat, newest first on the shelf."""

    id: str
    game: Game
    names: tuple[str, ...]
    own: tuple[int, ...]
    """The seats that this browser held."""
    winners: tuple[int, ...]
    """Empty when nobody won, or when the game can no longer be replayed."""
    scores: tuple[int, ...]
    ended_at: float
    """Seconds since 1970."""
    rematch: str
    """The id of the rematch that somebody has opened already, or empty."""

    @property
    def won(self) -> bool:
        """One of this browser's seats is among the winners."""
        return bool(set(self.own) & set(self.winners))


@dataclass(frozen=True)
class ShelfLink:
    """A link on the shelf (pages/shelf_links.py): the key of its word, and where it leads."""

    word: str
    path: str


@dataclass(frozen=True)
class Shelf:
    """The games. Title, seats and minutes are in Game; the sentence is the word `tagline`; the picture the macro."""

    frame: Frame
    games: tuple[Game, ...]
    tables: tuple[OwnTable, ...]
    played: tuple[PlayedTable, ...] = ()
    level: str = "medium"
    """The level of the bots that one touch plays against."""
    levels: tuple[str, ...] = ()
    """The levels to choose from, weakest first."""
    links: tuple[ShelfLink, ...] = ()
    """Pages of the room that belong to no game."""
    game_links: Mapping[str, tuple[ShelfLink, ...]] = field(default_factory=dict)
    """Each game's own pages, by its slug."""
    lessons: Mapping[str, str] = field(default_factory=dict)
    """For games that this browser has neither learned nor played: `learn-in`, or `learn-go-on` in the middle of it."""


@dataclass(frozen=True)
class RulesPage:
    """The rules of a game, clause by clause (words `clause-<label>`)."""

    frame: Frame
    game: Game


@dataclass(frozen=True)
class CardPage:
    """What one component of a game is, without a frame (words `about-<kind>-<name>`)."""

    frame: Frame
    game: Game
    component: str
    """`card:guard`, or a kind alone."""


@dataclass(frozen=True)
class ErrorPage:
    """Something went wrong, in a sentence with what to do."""

    frame: Frame
    status: int
    """The HTTP status: 400, 403, 404, 409, 413, 429, 500 ..."""
    text: str
    """A sentence in the reader's language."""
