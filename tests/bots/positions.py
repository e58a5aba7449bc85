"""Positions for tests of bots: matches in the middle of random play."""

from __future__ import annotations

import random

from kotatsu import Game, Match


def after(game: Game, seats: int, plies: int, seed: int) -> Match:
    """A running match after some random decisions, or the last position of a shorter game that leaves a choice."""
    match = Match(game, seats, seed=seed)
    picker = random.Random(seed)
    last = match.copy()
    for _ in range(plies):
        match.play(picker.choice(match.legal()))
        if match.over:
            return last
        if len(match.legal()) > 1:
            last = match.copy()
    return last
