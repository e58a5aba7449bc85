"""What is written once for many lines: events and actions as JSON, the same bytes as in lines written whole."""

from __future__ import annotations

import random

import pytest
from msgspec.json import Encoder

from kotatsu.engine.match import Match
from kotatsu.games import every
from kotatsu.web.tables.written_actions import written_actions

GAMES = [game.slug for game in every()]
encode = Encoder().encode


@pytest.mark.parametrize("slug", GAMES)
def test_events_and_actions_are_written_as_a_whole_line_would_be(slug: str) -> None:
    match, chance = Match(slug, seed=3), random.Random(3)
    actions, written = match.game.actions, written_actions(match.game)
    while not match.over:
        legal = match.legal()
        assert written.list(legal) == encode([actions.decode(action) for action in legal])
        for action in legal:
            assert written.known(actions.decode(action)) == action
        told = match.play(chance.choice(legal))
        assert [event.json for event in told] == [encode(event.to_dict()) for event in told]


def test_an_action_that_is_spelled_otherwise_is_left_to_the_codec() -> None:
    game = every()[0]
    written, named = written_actions(game), game.actions.decode(0)
    written.list([0])
    assert written.known(named) == 0
    for other in ({**named, "verb": "dance"}, {**named, "more": 1}, {}, dict.fromkeys(named, True)):
        assert written.known(other) is None
