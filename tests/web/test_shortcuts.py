"""Pieces of a later question that can be touched already: the choices they stand for can be made in a row."""

from __future__ import annotations

import random

import pytest

import kotatsu
from kotatsu.engine.match import Match

GAMES = [game.slug for game in kotatsu.every()]
MAX_PLIES = 500


def replayed(match: Match) -> Match:
    """The same match once more."""
    return Match.from_json(match.to_json())


def check_shortcuts(match: Match) -> int:
    """Play every shortcut of the one who decides; how many there are."""
    game = match.game
    found = game.page.shortcuts(match.view(match.actor), match.actor)
    for pieces, actions in found:
        other, seat = replayed(match), match.actor
        assert pieces
        assert len(actions) > 1
        for action in actions:
            assert other.actor == seat
            assert action in other.legal(), (game.slug, match.ply, actions)
            other.play(action)
        assert not any(set(pieces) <= set(game.page.pieces(match.state, legal)) for legal in match.legal())
    return len(found)


@pytest.mark.parametrize("slug", GAMES)
def test_shortcuts_are_choices_that_can_be_made_in_a_row(slug: str) -> None:
    match = kotatsu.new(slug, seed=4)
    chooser = random.Random(4)
    found = 0
    while not match.over and match.ply < MAX_PLIES and found < 40:
        found += check_shortcuts(match)
        match.play(chooser.choice(match.legal()))
    assert found or slug != "kikai"
