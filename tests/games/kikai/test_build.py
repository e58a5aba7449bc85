"""Building KIKAI: elements, ladders, influence, construction bonuses."""

from __future__ import annotations

import pytest

from kotatsu import Match
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.kinds import Colour, Gain, Level
from kotatsu.games.kikai.state import Question
from kotatsu.words import Words
from tests.games.kikai.positions import (
    ELLIOT,
    GIZA,
    act,
    bare,
    bonus_at,
    crowd,
    district,
    element,
    events,
    give,
    hand,
    influence,
    influences,
    may,
    pile,
    refusal,
    show,
    square,
    stand,
    stock,
    take,
    tile,
)
from tests.support import NAMES


def headless(mode: str = "normal", bonus: str = "heads") -> Match:
    """Yellow lacks only a head at Diner and has played Diner; this bonus waits for it."""
    match = bare(mode)
    stand(match, ELLIOT, "diner", "blue-rollers", "blue-safe")
    show(match, "green-camera")
    bonus_at(match, "diner", bonus)
    return match


def crown(match: Match) -> Match:
    return act(match, "play card=diner", "build element=green-camera")


@pytest.mark.clause("KI-42")
def test_feet_then_body_then_head() -> None:
    match = bare()
    show(match, "red-rollers", "red-washer", "red-toaster")
    match.play("play card=diner")
    assert refusal(match, "build element=red-washer") == "KI-42"
    assert refusal(match, "build element=red-toaster") == "KI-42"
    match.play("build element=red-rollers")
    assert match.state.site[ELLIOT, district("diner"), Level.FEET] == element("red-rollers")
    assert match.state.district == p.NONE  # one element an action


@pytest.mark.clause("KI-43", "KI-86")
def test_pay_in_full_or_not_at_all() -> None:
    match = headless()
    give(match, ELLIOT, energy=6)
    match.play("play card=diner")
    assert refusal(match, "build element=green-camera") == "KI-43"
    give(match, ELLIOT, energy=7)
    match.play("build element=green-camera")
    assert match.state.energy[ELLIOT] == 0


@pytest.mark.clause("KI-44")
def test_a_new_element_of_the_level_is_shown() -> None:
    match = bare()
    show(match, "red-rollers")
    match.play("play card=diner")
    hidden = next(one for one in range(4, 12) if match.state.box[one])
    assert refusal(match, f"build element={p.ELEMENT_NAMES[hidden]}") == "KI-44"
    match.play("build element=red-rollers")
    shown = [match.state.shown[Level.FEET, place] for place in range(3)]
    assert element("red-rollers") not in shown
    assert p.NONE not in shown
    assert len(events(match, "revealed")) == 1


@pytest.mark.clause("KI-A31")
def test_fewer_are_shown_when_the_box_is_empty() -> None:
    match = bare()
    show(match, "red-rollers")
    for one in range(12):
        match.state.box[one] = 0
    act(match, "play card=diner", "build element=red-rollers")
    assert [match.state.shown[Level.FEET, place] for place in range(3)].count(p.NONE) == 1


@pytest.mark.clause("KI-45", "KI-46", "KI-47", "KI-86", "KI-A9", "KI-A8")
def test_the_rulebooks_example_a_whole_kikai() -> None:
    """Blue feet 1, blue body 6, green head 7; then one ladder for the body, two for the head."""
    match = bare(seat=GIZA)
    give(match, GIZA, energy=14, megaphones=0, ladders=0)
    show(match, "blue-rollers", "blue-safe", "green-camera")
    act(match, "play card=diner", "build element=blue-rollers", "top")
    assert (match.state.energy[GIZA], influences(match, GIZA)) == (13, (0, 1, 0))
    for name, left in (("blue-safe", 7), ("green-camera", 0)):
        match.state.actor = GIZA
        match.state.hand[GIZA, district("diner")] = 1
        act(match, "play card=diner", f"build element={name}", "top")
        assert match.state.energy[GIZA] == left
        assert influences(match, GIZA) == (0, 1, 0)
    match.state.actor = GIZA
    give(match, GIZA, ladders=3)
    before = stock(match, GIZA)
    match.play("climb district=diner")
    assert influences(match, GIZA) == (0, 3, 0)
    match.play("climb district=diner")
    assert influences(match, GIZA) == (0, 3, 3)
    assert match.state.ladders[GIZA] == 0
    assert stock(match, GIZA)[0] == before[0]  # no effect is triggered
    assert refusal(match, "climb district=diner") == "KI-45"


@pytest.mark.clause("KI-A8", "KI-A9")
def test_a_head_needs_both_ladders_and_its_body_first() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "blue-rollers", "red-safe", "green-camera")
    give(match, ELLIOT, ladders=2)
    match.play("climb district=diner")
    assert influences(match, ELLIOT) == (2, 0, 0)
    assert refusal(match, "climb district=diner") == "KI-A8"


@pytest.mark.clause("KI-46")
def test_ladders_at_any_question_of_ones_turn() -> None:
    match = bare()
    for name in ("diner", "casino", "parking"):
        stand(match, ELLIOT, name, "blue-rollers", "red-safe")
    give(match, ELLIOT, ladders=6, megaphones=1)
    match.play("climb district=diner")
    act(match, "play card=school", "climb district=casino", "exhibit")
    match.play("climb district=parking")
    assert influences(match, ELLIOT)[Colour.RED] == 6
    act(match, "finish", "top")
    assert may(match, "more")
    assert refusal(match, "climb district=diner") == "KI-45"


@pytest.mark.clause("KI-46")
def test_a_ladder_gained_last_can_still_go_up_when_no_card_is_left() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "blue-rollers", "red-safe")
    give(match, ELLIOT, ladders=1)
    pile(match)
    match.state.display[0] = match.state.display[1] = p.NONE
    act(match, "play card=school", "exhibit")
    assert match.actor == ELLIOT
    assert may(match, "climb") == ["climb district=diner"]
    assert may(match, "more") == []


@pytest.mark.clause("KI-45")
def test_one_ladder_is_told_as_one() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "blue-rollers", "red-safe", "green-camera")
    give(match, ELLIOT, ladders=3)
    words = Words(match.game, "en")
    for said in ("You put a ladder up at Diner: red safe.", "You put 2 ladders up at Diner: green camera."):
        match.play("climb district=diner")
        assert words.event(match.plies[-1].events[0], NAMES, ELLIOT) == said


@pytest.mark.clause("KI-U8")
def test_influence_stops_at_fifteen() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "blue-rollers", "red-safe")
    influence(match, ELLIOT, red=14)
    give(match, ELLIOT, ladders=1)
    match.play("climb district=diner")
    assert influences(match, ELLIOT) == (15, 0, 0)
    assert events(match, "influence_grew") == [{"seat": 0, "colour": "red", "amount": 1, "influence": 15}]


@pytest.mark.clause("KI-A24")
@pytest.mark.parametrize("mode", ["normal", "advanced"])
def test_feet_built_later_take_their_foundation(mode: str) -> None:
    match = bare(mode)
    show(match, "red-rollers")
    lying = match.state.foundation[ELLIOT, district("diner")]
    act(match, "play card=diner", "build element=red-rollers")
    gain = p.BONUSES[p.OF_FOUNDATION + lying, Gain.ENERGY] if mode == "advanced" else 0
    assert match.state.foundation[ELLIOT, district("diner")] == p.NONE
    assert match.state.energy[ELLIOT] == 19 + gain
    assert match.state.foundation[GIZA, district("diner")] != p.NONE


# --- Construction bonuses


@pytest.mark.clause("KI-48", "KI-A15")
def test_only_the_first_head_takes_the_bonus() -> None:
    match = crown(headless())
    assert match.state.tile_owner[tile("heads")] == ELLIOT
    assert match.state.points[ELLIOT] == 4
    match.state.actor = GIZA
    match.state.phase = Question.PLAY_A_CARD
    stand(match, GIZA, "diner", "red-rollers", "red-safe")
    show(match, "green-tv")
    act(match, "play card=diner", "build element=green-tv")
    assert match.state.points[GIZA] == 0
    assert match.state.tile_owner[tile("heads")] == ELLIOT


@pytest.mark.clause("KI-49", "KI-A14")
def test_flyers_count_distributors_in_the_streets() -> None:
    match = headless(bonus="flyers")
    take(match, ELLIOT, "diner-junkyard", "diner-terrace")
    take(match, GIZA, "school-schoolyard")
    match.state.gone[ELLIOT] += 2
    match.state.discarded[ELLIOT] = 2
    assert crown(match).state.points[ELLIOT] == 3


@pytest.mark.clause("KI-50", "KI-A14")
def test_skyline_counts_taller_kikai() -> None:
    match = headless(bonus="skyline")
    stand(match, GIZA, "diner", "red-rollers", "red-safe")
    stand(match, ELLIOT, "school", "red-boots")
    stand(match, ELLIOT, "casino", "green-stools")
    stand(match, GIZA, "casino", "green-boots")
    stand(match, GIZA, "parking", "red-clogs")
    assert crown(match).state.points[ELLIOT] == 6


@pytest.mark.clause("KI-51")
def test_posters_count_billboards() -> None:
    match = headless(bonus="posters")
    for place, seat in (("market", ELLIOT), ("alley", ELLIOT), ("arcade", GIZA)):
        match.state.poster[square(place)] = seat
    assert crown(match).state.points[ELLIOT] == 4


@pytest.mark.clause("KI-52", "KI-53")
@pytest.mark.parametrize(("bonus", "points"), [("heads", 8), ("feet", 6)])
def test_heads_and_feet_count_this_one_too(bonus: str, points: int) -> None:
    match = headless(bonus=bonus)
    stand(match, ELLIOT, "school", "red-boots", "red-washer", "red-tv")
    stand(match, ELLIOT, "casino", "green-stools")
    stand(match, GIZA, "parking", "red-clogs")
    assert crown(match).state.points[ELLIOT] == points


@pytest.mark.clause("KI-54")
def test_star_counts_the_best_influence() -> None:
    match = headless(bonus="star")
    influence(match, ELLIOT, red=2, blue=7, green=3)
    assert crown(match).state.points[ELLIOT] == 14


@pytest.mark.clause("KI-55", "KI-A28")
def test_eviction_sends_a_fan_away_and_may_empty_a_square() -> None:
    match = headless("advanced", "eviction")
    crowd(match, "market", red=1)
    crowd(match, "terrace", blue=2)
    crown(match)
    assert may(match, "remove") == ["remove square=market colour=red", "remove square=terrace colour=blue"]
    assert refusal(match, "top") == "KI-55"
    assert refusal(match, "remove square=market colour=blue") == "KI-55"
    energy = match.state.energy[ELLIOT]
    match.play("remove square=market colour=red")
    assert match.state.removed[Colour.RED] == 1
    assert match.state.taken[ELLIOT, Colour.RED] == 0
    assert match.state.poster[square("market")] == ELLIOT
    assert match.state.energy[ELLIOT] == energy + 2


@pytest.mark.clause("KI-55")
def test_eviction_with_no_fan_in_the_streets_asks_nothing() -> None:
    match = crown(headless("advanced", "eviction"))
    assert may(match, "remove") == []
    assert may(match, "top") == ["top"]


@pytest.mark.clause("KI-56")
def test_the_printer_halves_the_price() -> None:
    match = bare("advanced", energy=2)
    match.state.tile_owner[tile("printer")] = ELLIOT
    act(match, "play card=diner", "deploy street=diner-junkyard")
    assert match.state.energy[ELLIOT] == 0 + 1  # the street's own bonus


@pytest.mark.clause("KI-57", "KI-A27")
def test_rigging_spends_ladders_as_megaphones() -> None:
    match = bare("advanced")
    give(match, ELLIOT, ladders=3)
    stand(match, ELLIOT, "diner", "blue-rollers")
    match.state.zone[ELLIOT, district("diner"), Level.FEET] = Colour.BLUE
    act(match.copy(), "play card=school", "exhibit", "top")  # without it: no call, no second action
    match.state.tile_owner[tile("rigging")] = ELLIOT
    act(match, "play card=school", "exhibit", "call district=diner")
    assert (match.state.megaphones[ELLIOT], match.state.ladders[ELLIOT]) == (0, 1)
    assert events(match, "spent") == [{"seat": 0, "megaphones": 0, "ladders": 2}]
    match.play("play card=casino")
    assert events(match, "played_again") == [{"seat": 0, "paid": "ladder"}]
    assert match.state.ladders[ELLIOT] == 0


@pytest.mark.clause("KI-57")
def test_rigging_says_ladders_where_ladders_pay() -> None:
    match = bare("advanced")
    give(match, ELLIOT, ladders=2, megaphones=1)
    stand(match, ELLIOT, "diner", "blue-rollers")
    match.state.zone[ELLIOT, district("diner"), Level.FEET] = Colour.BLUE
    match.state.tile_owner[tile("rigging")] = ELLIOT
    words = Words(match.game, "en")
    act(match, "play card=school", "exhibit")
    called = words.choice(match.state, match.read("call district=diner"))
    assert called == "Call 1 fan from Diner for 1 megaphone and 1 ladder"
    match.play("call district=diner")
    told = [words.event(event, NAMES, GIZA) for event in match.plies[-1].events]
    assert told[0] == "Ana discards 1 megaphone and 1 ladder to call fans."
    assert words.choice(match.state, match.read("play card=casino")) == "Casino for a ladder"


@pytest.mark.clause("KI-57")
def test_rigging_spends_megaphones_first() -> None:
    match = bare("advanced")
    give(match, ELLIOT, ladders=1, megaphones=1)
    match.state.tile_owner[tile("rigging")] = ELLIOT
    act(match, "play card=school", "exhibit", "play card=casino")
    assert (match.state.megaphones[ELLIOT], match.state.ladders[ELLIOT]) == (0, 1)


@pytest.mark.clause("KI-58", "KI-A27")
def test_shortcut_makes_the_first_fan_over_the_opponents_streets_free() -> None:
    match = bare("advanced", energy=1)
    stand(match, ELLIOT, "diner", "blue-stools", "blue-jukebox", "blue-lamp")
    take(match, GIZA, "diner-junkyard", "diner-market")
    take(match, ELLIOT, "diner-terrace")
    crowd(match, "junkyard", blue=2)
    crowd(match, "market", blue=2)
    crowd(match, "terrace", blue=2)
    match.state.tile_owner[tile("shortcut")] = ELLIOT
    act(match, "play card=diner", "bring square=terrace level=feet")  # one's own streets do not use it up
    match.play("bring square=junkyard level=body")
    assert [match.state.energy[seat] for seat in range(2)] == [1, 1]
    match.play("bring square=market level=head")
    assert [match.state.energy[seat] for seat in range(2)] == [0, 2]


@pytest.mark.clause("KI-59")
def test_the_toolbox() -> None:
    match = headless("advanced", "toolbox")
    assert stock(crown(match), ELLIOT) == (20 - 7 + 5, 0, 1, 0)


@pytest.mark.clause("KI-60")
def test_spare_parts_draw_for_a_pair() -> None:
    match = bare("advanced")
    match.state.hand[ELLIOT, district("diner")] = 2
    match.state.tile_owner[tile("spare")] = ELLIOT
    match.play("pair card=diner district=school")
    assert len(events(match, "drew")) == 1
    assert len(hand(match, ELLIOT)) == 6
