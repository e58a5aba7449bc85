"""Final scoring in both modes, ties, and who has won."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.engine.events import EventLog
from kotatsu.engine.layout import NOBODY
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.ending import ScoreItem, end_game, item_points
from kotatsu.games.kikai.kinds import Colour
from kotatsu.words import Words
from tests.games.kikai.positions import ELLIOT, GIZA, bare, gather, give, influence
from tests.support import NAMES


def counted(mode: str = "normal") -> Match:
    """An empty table at its end, without foundations."""
    match = bare(mode, energy=0)
    for seat in range(2):
        for district in range(6):
            match.state.foundation[seat, district] = p.NONE
    match.state.actor = NOBODY
    return match


@pytest.mark.clause("KI-82")
@pytest.mark.parametrize(
    ("field", "amount", "points"),
    [
        ("points", 11, 11),
        ("gone", 14, 5),
        ("gone", 20, 15),
        ("energy", 14, 2),
        ("megaphones", 5, 2),
        ("ladders", 3, 1),
    ],
)
def test_normal_items(field: str, amount: int, points: int) -> None:
    match = counted()
    give(match, ELLIOT, **{field: amount})
    assert match.scores() == [points, 0]


@pytest.mark.clause("KI-82", "KI-A26")
def test_five_points_for_most_fans_taken() -> None:
    match = counted()
    match.state.taken[ELLIOT, Colour.BLUE] = 2
    match.state.taken[GIZA, Colour.RED] = 2
    gather(match, GIZA, "diner", "red", "red", "red")
    assert match.scores() == [0, 0]
    match.state.taken[ELLIOT, Colour.GREEN] = 1
    assert match.scores() == [5, 0]


@pytest.mark.clause("KI-82", "KI-A23")
def test_ones_own_foundations_cost_points() -> None:
    match = counted()
    match.state.foundation[ELLIOT, 0] = 5
    match.state.foundation[ELLIOT, 1] = 0
    match.state.foundation[GIZA, 2] = 3
    assert match.scores() == [-5, -3]


@pytest.mark.clause("KI-83", "KI-A25")
def test_advanced_items() -> None:
    """The rulebook's example: influence 4, 3 and 7 is 14 points."""
    match = counted("advanced")
    influence(match, ELLIOT, red=4, blue=3, green=7)
    assert match.scores() == [14, 0]
    match.state.taken[ELLIOT, Colour.BLUE] = 3
    give(match, ELLIOT, points=2, energy=50, megaphones=8, ladders=8, gone=20)
    match.state.foundation[ELLIOT, 0] = 5
    assert match.scores() == [14 + 3 + 2, 0]


def test_items_add_up_to_the_score() -> None:
    match = counted()
    give(match, GIZA, points=7, energy=9, megaphones=2, ladders=5, gone=17)
    normal = range(ScoreItem.FANS)
    assert sum(item_points(match.state, GIZA, item) for item in normal) == match.scores()[GIZA]


@pytest.mark.clause("KI-84")
def test_a_tie_goes_to_most_red_fans() -> None:
    match = counted("advanced")
    match.state.taken[ELLIOT, Colour.BLUE] = 2
    match.state.taken[GIZA, Colour.RED] = 2
    assert match.scores() == [2, 2]
    assert match.winners() == [GIZA]


@pytest.mark.clause("KI-84", "KI-A32")
def test_a_tie_after_red_fans_is_shared() -> None:
    match = counted("advanced")
    match.state.taken[ELLIOT, Colour.RED] = match.state.taken[GIZA, Colour.RED] = 2
    assert match.result() == [0.5, 0.5]


@pytest.mark.clause("KI-82", "KI-R1")
def test_most_points_wins() -> None:
    match = counted()
    give(match, GIZA, points=1)
    assert match.result() == [0.0, 1.0]


@pytest.mark.clause("KI-84", "KI-A32")
@pytest.mark.parametrize(("language", "word"), [("en", "shared"), ("fr", "partagée")])
def test_a_full_tie_says_one_thing_everywhere(language: str, word: str) -> None:
    """The result, the log and the rules: the win is shared."""
    match = counted("advanced")
    match.state.event_log = EventLog()
    end_game(match.state)
    told = [match.game.events.decode(one) for one in match.state.event_log.told]
    words = Words(match.game, language)
    said = [words.event(event, NAMES, ELLIOT) for event in told]
    said += [words.clause(match.game.clauses.code(name)).text for name in ("84", "A32")]
    assert len(said) == 3
    assert all(word in line for line in said)
    assert match.result() == [0.5, 0.5]
