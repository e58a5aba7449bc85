"""Finished games for the tests of reviews, each played once."""

from __future__ import annotations

from functools import cache

import kotatsu
from kotatsu import Match, bots
from kotatsu.reviews import Review


@cache
def finished(slug: str, seats: int | None = None, level: str = "easy", seed: int = 1) -> Match:
    """A game of bots to its end."""
    match = kotatsu.new(slug, seats, seed=seed)
    bot = bots.make(level, match.game, compiled=False)
    while not match.over:
        match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), seed=match.ply))
    return match


@cache
def reviewed(slug: str) -> Review:
    """The review of a finished game with its fewest seats."""
    return kotatsu.review(finished(slug))
