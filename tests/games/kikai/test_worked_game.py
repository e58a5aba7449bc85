"""The rulebook's worked game (KI-95), turn by turn, from the starting feet on."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.games.kikai import parts as p
from tests.games.kikai.positions import (
    ELLIOT,
    GIZA,
    WORKED_SETUP,
    act,
    crowd,
    deal,
    display,
    district,
    fresh,
    hand,
    influences,
    may,
    pile,
    refusal,
    show,
    stock,
)


def dealt() -> Match:
    """The cards, fans and elements that the worked game needs; thirty cards and 45 fans in all."""
    match = fresh()
    deal(match, ELLIOT, "diner", "diner", "parking", "parking")
    deal(match, GIZA, "school", "school", "station", "casino")
    display(match, "diner", "station")
    pile(match, {"school": 3, "station": 3, "diner": 2, "parking": 3, "cinema": 5, "casino": 4})
    for place in p.SQUARE_NAMES:
        tools = p.TOOLS[p.SQUARE_NAMES.index(place)]
        crowd(match, place, red=1, blue=1, green=tools - 2)
    show(match, "blue-springs")
    return match


def turn_up(match: Match, card: str) -> None:
    """Rig the card that fills the display next."""
    s = match.state
    match.rig(sum(s.pile[0, lower] for lower in range(district(card))))


def end(match: Match, *, takes: str, next_card: str) -> None:
    """Take an open card and keep the ladder."""
    act(match, f"take card={takes}")
    turn_up(match, next_card)
    match.play("finish")


@pytest.mark.clause("KI-95", "KI-96", "KI-88", "KI-87")
def test_the_worked_game() -> None:
    match = act(dealt(), *WORKED_SETUP)
    s = match.state

    # Turn 1. Elliot builds blue feet at Diner for 2; Giza takes School's double exit for 4 and uncovers a 5.
    match.play("play card=diner")
    match.rig(0)
    match.play("build element=blue-springs")
    match.play("finish")  # no second action
    assert (s.energy[ELLIOT], influences(match, ELLIOT)) == (3, (1, 2, 0))
    end(match, takes="diner", next_card="casino")
    act(match, "play card=school", "deploy street=school-footbridge", "finish")
    assert (s.energy[GIZA], s.gone[GIZA]) == (1, 4)
    end(match, takes="casino", next_card="cinema")

    # Turn 2. Elliot puts one distributor at Diner and uncovers a 4; School is shut. Giza brings a red fan for 2 energy.
    match.play("play card=diner")
    assert "deploy street=school-schoolyard" not in may(match, "deploy")
    act(match, "deploy street=diner-terrace", "finish")
    assert (s.energy[ELLIOT], s.gone[ELLIOT]) == (1, 3)
    end(match, takes="station", next_card="parking")
    match.play("play card=school")
    assert set(may(match, "bring")) == {"bring square=schoolyard level=feet", "bring square=footbridge level=feet"}
    act(match, "bring square=schoolyard level=feet", "finish")
    assert s.energy[GIZA] == 3
    end(match, takes="cinema", next_card="cinema")

    # Turn 3. Two Parking cards act at Diner: a blue fan, a megaphone. Giza at Train Station calls her fan from School.
    act(match, "pair card=parking district=diner", "bring square=terrace level=feet", "finish")
    assert stock(match, ELLIOT) == (1, 2, 1, 0)
    end(match, takes="cinema", next_card="school")
    act(match, "play card=station", "exhibit", "call district=school")
    assert stock(match, GIZA) == (8, 0, 1, 0)
    assert s.fame[GIZA] == 1
    end(match, takes="school", next_card="casino")

    # Turn 4. Elliot: a red fan at Train Station, then Diner for a megaphone; another calls the red fan over.
    act(match, "play card=station", "bring square=forecourt level=feet")
    assert s.energy[ELLIOT] == 3
    act(match, "play card=diner", "exhibit", "call district=station")
    assert refusal(match, "play card=cinema") == "KI-33"
    match.play("take card=parking")
    match.rig(0, 0)  # the ladder's card, then the display's
    match.play("more")

    assert stock(match, ELLIOT) == (8, 0, 0, 0)
    assert stock(match, GIZA) == (8, 0, 1, 0)
    assert influences(match, ELLIOT) == (1, 2, 0)
    assert influences(match, GIZA) == (1, 0, 1)
    assert [s.fame[seat] for seat in range(2)] == [3, 1]
    assert hand(match, ELLIOT) == ["school", "parking", "cinema"]
    assert match.actor == GIZA
    assert [s.turns[seat] for seat in range(2)] == [4, 3]


@pytest.mark.clause("KI-95")
def test_the_worked_games_record_replays() -> None:
    """The worked game goes on by chance to its end, and its record leads there again."""
    from tests.support import wander

    match = act(fresh(), *WORKED_SETUP)
    for _ in wander(match, 3):
        pass
    assert Match.from_json(match.to_json()).state.to_bytes() == match.state.to_bytes()
