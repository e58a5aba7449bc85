"""Positions that need the most room: found in random games, and laid by hand where chance hardly leads."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kotatsu import Match
from kotatsu.conformance.positions import arrange
from kotatsu.engine.contract import Game

GAMES = 24
"""Random games that are searched."""
MAX_PLIES = 700


def crowded(game: Game) -> Iterator[tuple[str, Match]]:
    """Positions with the most seats, each with a name: of every question the one that touches the most pieces."""
    found: dict[str, tuple[int, int, int]] = {}
    for seed in range(GAMES):
        for match in played(game, seed):
            question = game.asked(match.view(match.actor))
            found[question] = max(found.get(question, (0, 0, 0)), (pieces_touched(match), seed, match.ply))
    for question, (_, seed, ply) in sorted(found.items()):
        yield question, next(match for match in played(game, seed) if match.ply == ply)
    for lay in LAID.get(game.slug, ()):
        yield lay.__name__, lay(Match(game, max(game.seat_counts), seed=1))


def played(game: Game, seed: int) -> Iterator[Match]:
    """A random game, position by position."""
    options = {name: random.Random(seed).choice(values) for name, values in game.options.items()}
    match, chooser = Match(game, max(game.seat_counts), seed=seed, options=options), random.Random(seed)
    while not match.over and match.ply < MAX_PLIES:
        yield match
        match.play(chooser.choice(match.legal()))


def pieces_touched(match: Match) -> int:
    """How many pieces the choices name."""
    view = match.view(match.actor)
    return len({piece for action in match.legal() for piece in match.game.page.pieces(view, action)})


# --- Pikit


def every_value_in_centre_and_hand(match: Match) -> Match:
    """Eight values lie in the centre, one of each is held, every machine can be taken."""
    seats = match.seats
    return arrange(
        match,
        actor=0,
        turn=0,
        dice=[6, 6],
        centre=[0, 1, 2, 3, 4, 5, 9, 10],
        hand=[[1] * 11] * seats,
        hand_size=[11] * seats,
        wounds=[2, 1, 2, 1],
        discard_top=8,
        turns_left=3,
    )


def every_machine_held(match: Match) -> Match:
    """One rival holds every machine, and a double lets one be stolen."""
    return arrange(every_value_in_centre_and_hand(match), holder=[1] * 6)


def a_card_to_cancel(match: Match) -> Match:
    """Somebody's card can be cancelled with four kinds of cards; its sentence takes a line of the city."""
    arrange(every_value_in_centre_and_hand(match), turn=3, actor=3)
    match.play(next(action for action in match.legal() if match.game.actions.verb(action).name == "set_die"))
    return match


LAID: dict[str, tuple[Callable[[Match], Match], ...]] = {
    "pikit": (every_value_in_centre_and_hand, every_machine_held, a_card_to_cancel),
}
