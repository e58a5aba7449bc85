"""Random matches for checks: configurations, and the match before each decision."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from kotatsu.engine.agreement import configurations
from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match

__all__ = ["NAMES", "configurations", "option_sets", "played", "reason_why_not", "wander"]

NAMES = ["Ana", "Bo", "Cy", "Dee", "Eli", "Flo"]
"""Who sits at the tables of checks."""


def option_sets(game: Game) -> list[dict[str, str]]:
    """All combinations of a game's options."""
    return [options for seats, options in configurations(game) if seats == game.seats[0]]


def reason_why_not(game: Game, state: Any, action: int) -> int:
    """What `why_not` says of an action, whichever question it answers; a failure notes which one was asked about."""
    try:
        return int(game.rules.why_not(state, action))
    except Exception as error:
        error.add_note(
            f"`why_not` was asked about {game.actions.text(action)} at the question {game.asked(state)}: `forbids` has "
            "a clause for every action, those of other questions too"
        )
        raise


def wander(match: Match, seed: int, plies: int | None = None) -> Iterator[Match]:
    """Play random choices, yielding the match before each decision and once at the end."""
    chooser = random.Random(seed)
    while not match.over and (plies is None or match.ply < plies):
        yield match
        match.play(chooser.choice(match.legal()))
    yield match


def played(game: Game, seats: int, options: Mapping[str, str], seed: int, plies: int | None = None) -> Match:
    """A match after some random choices, or at its end."""
    match = Match(game, seats, seed=seed, options=options)
    for _ in wander(match, seed, plies):
        pass
    return match
