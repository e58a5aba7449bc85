"""Kotatsu: modern tabletop games around one table.

>>> import kotatsu
>>> match = kotatsu.new("tiki-topple", seats=2, seed=7)
>>> match.actor in (0, 1)
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import IllegalAction, KotatsuError, RecordError
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY, SPECTATOR, UNKNOWN
from kotatsu.engine.match import Match
from kotatsu.games import GAMES, every, load

if TYPE_CHECKING:
    from kotatsu.reviews.model import Review

__version__ = "0.2.0"


def new(slug: str | Game, seats: int | None = None, *, seed: int | None = None, **options: object) -> Match:
    """Start a match: `new("king-of-tokyo", seats=4, seed=7)`. Unknown names and values say what is accepted."""
    return Match(load(slug), seats, seed=seed, options=options)


def review(match: Match) -> Review:
    """Look back at a finished match: chances, moments, luck and choices. BadSetting says why one cannot."""
    from kotatsu.reviews.reviewing import review as review_match

    return review_match(match)


def _draw(match: Match) -> str:
    """A match in a notebook."""
    from kotatsu.notebook import match_html

    return match_html(match)


Match.drawer = staticmethod(_draw)
Match.loader = staticmethod(load)

__all__ = [
    "GAMES",
    "NOBODY",
    "SPECTATOR",
    "UNKNOWN",
    "Event",
    "Game",
    "IllegalAction",
    "KotatsuError",
    "Match",
    "RecordError",
    "every",
    "load",
    "new",
    "review",
]
