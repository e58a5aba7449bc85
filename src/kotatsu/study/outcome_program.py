"""What a compiled study runs after the games: what each seat got, as a program for the compiler."""

from __future__ import annotations

from typing import Any

from kotatsu.engine.compiler.placeholders import result, score


def score_games(states: Any, shares: Any, scores: Any) -> None:
    """Each seat's share of the win and its points, for games that are over."""
    for game in range(len(states)):
        s = states[game]
        result(s, shares[game])
        for seat in range(s.seats):
            scores[game, seat] = score(s, seat)
