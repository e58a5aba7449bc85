"""The way back: the state after any ply, from snapshots that are few and steps that are fast."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.chance import Chance
from kotatsu.engine.match import Match

EVERY = 16
"""Plies between two snapshots: memory against time."""


class Past:
    """The states of a match, without keeping them all."""

    def __init__(self, match: Match) -> None:
        self._snapshots = [match.state.to_bytes()]
        assert match.ply == 0

    def note(self, match: Match) -> None:
        """Called after every ply."""
        if match.ply % EVERY == 0:
            self._snapshots.append(match.state.to_bytes())

    def forget(self, keep: int) -> None:
        """Called when plies are taken back."""
        del self._snapshots[keep // EVERY + 1 :]

    def state(self, match: Match, ply: int) -> Any:
        """The state after so many plies; a copy that nobody else holds."""
        if ply == match.ply:
            return match.state.copy()
        s = match.game.rules.State(self._snapshots[ply // EVERY])
        for done in match.plies[ply - ply % EVERY : ply]:
            s.chance = Chance(done.draws)
            match.game.rules.step(s, done.action)
        s.chance = None
        return s
