"""A finished match laid out for a review: its states, its gestures, and chance of the review's own."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from kotatsu.engine import steps
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.match import Match


@dataclass(frozen=True)
class Timeline:
    """The states of a match before every ply and after the last."""

    match: Match
    states: tuple[Any, ...]

    @property
    def game(self) -> Game:
        """The game."""
        return self.match.game

    @cached_property
    def toggles(self) -> tuple[bool, ...]:
        """For each ply whether it only turned a piece over, to be undone at will until the next other choice."""
        page = self.game.page
        return tuple(
            page.toggles(state, ply.action) for state, ply in zip(self.states[:-1], self.match.plies, strict=True)
        )

    @cached_property
    def gesture_starts(self) -> tuple[int, ...]:
        """For each ply the first ply of its gesture: toggles of one seat, then the choice that ends them."""
        found: list[int] = []
        for ply, done in enumerate(self.match.plies):
            goes_on = ply > 0 and self.toggles[ply - 1] and self.match.plies[ply - 1].seat == done.seat
            found.append(found[-1] if goes_on else ply)
        return tuple(found)

    def words(self, purpose: str) -> np.random.Generator:
        """Chance of the review's own: the same match gives the same review."""
        last = self.match.plies[-1].digest if self.match.plies else ""
        digest = hashlib.blake2b(f"{purpose} {last} {self.match.ply}".encode(), digest_size=16).digest()
        return np.random.default_rng(int.from_bytes(digest, "little"))


def timeline(match: Match) -> Timeline:
    """Lay out a match; BadSetting where it cannot be reviewed."""
    if match.unread:
        raise BadSetting(f"this game cannot be reviewed: {match.unread}")
    if not match.over:
        raise BadSetting(f"this game of {match.game.title} is not over; a review is of a finished game")
    s = match.state_at(0)
    states = [s.copy()]
    for ply in match.plies:
        steps.step(match.game, s, ply.action, ply.draws)
        states.append(s.copy())
    return Timeline(match, tuple(states))
