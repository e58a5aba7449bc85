"""The state after any ply, from a snapshot every few plies and a replay of the plies since."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.chance import Chance
from kotatsu.engine.match import Match

SNAPSHOT_EVERY_PLIES = 16
"""Fewer snapshots cost less memory, more of them less time."""


class History:
    """The past states of a match."""

    def __init__(self, match: Match) -> None:
        assert match.ply == 0
        self._snapshots = [match.state.to_bytes()]

    def add(self, match: Match) -> None:
        """Called after every ply."""
        if match.ply % SNAPSHOT_EVERY_PLIES == 0:
            self._snapshots.append(match.state.to_bytes())

    def cut(self, keep: int) -> None:
        """Called when all plies but the first `keep` are taken back."""
        del self._snapshots[keep // SNAPSHOT_EVERY_PLIES + 1 :]

    def state(self, match: Match, ply: int) -> Any:
        """The state after `ply` plies; a copy of the caller's own."""
        if ply == match.ply:
            return match.state.copy()
        s = match.game.rules.State(self._snapshots[ply // SNAPSHOT_EVERY_PLIES])
        for done in match.plies[ply - ply % SNAPSHOT_EVERY_PLIES : ply]:
            s.chance = Chance(done.draws)
            match.game.rules.step(s, done.action)
        s.chance = None
        return s
