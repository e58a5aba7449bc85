"""What is in the box, and what the worked examples say of it."""

from __future__ import annotations

from collections import Counter

import pytest

from kotatsu.engine.errors import PartsError
from kotatsu.engine.parts import changed_parts, load_parts
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.kinds import Colour, Gain, Level
from kotatsu.games.kikai.parts_check import check
from kotatsu.games.kikai.state import VOCABULARY
from tests.games.kikai.positions import act, bare, crowd, element, fresh, give, square, stand, stock, street, take


@pytest.mark.clause("KI-1", "KI-23")
def test_thirty_cards() -> None:
    match = fresh()
    s = match.state
    for card in range(p.DISTRICTS):
        hands = sum(s.hand[seat, card] for seat in range(2))
        shown = sum(s.display[place] == card for place in range(p.DISPLAY))
        assert hands + shown + s.pile[0, card] == 5
    assert [sum(s.hand[seat, card] for card in range(p.DISTRICTS)) for seat in range(2)] == [4, 4]
    assert sum(s.pile[0, card] for card in range(p.DISTRICTS)) == 20


@pytest.mark.clause("KI-2")
def test_help_is_on_every_choice() -> None:
    """The help card's list of actions and costs: every choice says what it costs and brings."""
    from kotatsu.words import Words

    match = bare()
    match.play("play card=diner")
    words = Words(match.game, "en")
    said = [words.choice(match.state, action) for action in match.legal()]
    assert any("for 2 energy" in line for line in said)
    assert any("exhibition" in line for line in said)


@pytest.mark.clause("KI-3", "KI-4", "KI-A11")
def test_tokens_do_not_run_out() -> None:
    """More energy than the box holds, and more ladders: the rules know no shortage."""
    match = bare(energy=95)
    stand(match, 0, "diner", "blue-rollers", "red-safe")
    give(match, 0, gone=20, ladders=15, megaphones=15)
    act(match, "climb district=diner", "play card=diner", "exhibit")
    assert stock(match, 0) == (105, 15, 14, 0)
    assert match.state.raised[0, 2, Level.BODY] == 1  # and the ladder put up stays there


@pytest.mark.clause("KI-5", "KI-U5")
def test_twelve_elements_of_each_level_four_of_each_colour() -> None:
    assert p.ELEMENTS == 36
    for level in range(p.LEVELS):
        colours = Counter(p.COLOUR_OF[level * 12 : level * 12 + 12])
        assert colours == {Colour.RED: 4, Colour.BLUE: 4, Colour.GREEN: 4}


@pytest.mark.clause("KI-6", "KI-22", "KI-U2")
def test_forty_five_fans_on_twelve_squares() -> None:
    assert sum(p.TOOLS) == 45
    assert p.SQUARES == 12
    s = fresh().state
    assert [sum(s.fans[one, colour] for colour in range(3)) for one in range(p.SQUARES)] == list(p.TOOLS)
    assert [sum(s.fans[one, colour] for one in range(p.SQUARES)) for colour in range(3)] == [15, 15, 15]
    assert list(p.SQUARE_POINTS) == [tools - 1 for tools in p.TOOLS]


@pytest.mark.clause("KI-7", "KI-8", "KI-9", "KI-19")
def test_what_each_player_has() -> None:
    s = fresh().state
    assert p.DISTRIBUTORS == 20
    for seat in range(2):
        assert s.gone[seat] == 0
        assert [s.billboards[seat, one] for one in range(p.BILLBOARDS)] == [1] * 6
        assert [s.influence[seat, colour] for colour in range(3)] == [0, 0, 0]


@pytest.mark.clause("KI-10", "KI-15", "KI-U10")
def test_both_modes_share_element_faces_but_not_bonuses() -> None:
    for mode, name in (("normal", "heads"), ("advanced", "eviction")):
        match = bare(mode)
        assert match.options["mode"] == mode
        assert VOCABULARY["tile"][match.state.tile[0] + p.TILES * match.state.mode] in TILES_OF[mode]
        assert name in TILES_OF[mode]
        stand(match, 0, "diner", "blue-rollers", "green-washer", "blue-camera")
        take(match, 0, "diner-market")
        crowd(match, "market", blue=3)
        act(match, "play card=diner", "bring square=market level=head")
        assert stock(match, 0) == (20, 0, 1, 2)


TILES_OF = {"normal": VOCABULARY["tile"][: p.TILES], "advanced": VOCABULARY["tile"][p.TILES :]}


@pytest.mark.clause("KI-11")
def test_two_players() -> None:
    assert fresh().game.seats == (2, 2)


@pytest.mark.clause("KI-12", "KI-13", "KI-14")
def test_the_loop() -> None:
    names = p.DISTRICT_NAMES
    near = {(names[a], names[b]) for a in range(6) for b in range(6) if p.distance(a, b) == 1}
    assert {("parking", "cinema"), ("parking", "diner"), ("diner", "station"), ("school", "station")} <= near
    assert ("casino", "school") in near
    assert all(sum(p.distance(a, b) == 1 for b in range(6)) == 2 for a in range(6))
    assert max(p.distance(a, b) for a in range(6) for b in range(6)) == 3


@pytest.mark.clause("KI-U2", "KI-91", "KI-92", "KI-90")
def test_the_map() -> None:
    assert p.STREETS == 30
    assert sum(p.SLOTS) == 39
    assert p.SLOTS.count(2) == 9
    school = [one for one in range(p.STREETS) if p.EXIT_OF[one] == 0]
    assert sorted(p.SLOTS[one] for one in school) == [1, 2]
    assert sorted(p.TOOLS[p.FAR[one]] for one in school) == [2, 4]
    for district in range(p.DISTRICTS):
        singles = sum(p.EXIT_OF[one] == district and p.SLOTS[one] == 1 for one in range(p.STREETS))
        assert singles >= (2 if p.DISTRICT_NAMES[district] == "parking" else 1)
    double = street("market-terrace")
    assert p.SLOTS[double] == 2
    assert p.BONUSES[p.OF_STREET + double, Gain.LADDER] == 1


@pytest.mark.clause("KI-86", "KI-87")
def test_costs_and_effects_of_the_examples() -> None:
    assert p.COST[element("blue-rollers")] == 1
    assert p.COST[element("blue-springs")] == 2
    assert p.COST[element("blue-safe")] == 6
    assert p.COST[element("green-camera")] == 7
    effects = {name: [p.BONUSES[p.OF_ELEMENT + element(name), gain] for gain in range(Gain.count)] for name in EFFECTS}
    assert effects == EFFECTS


EFFECTS = {
    "red-boots": [2, 0, 0, 0, 0],
    "red-clogs": [2, 0, 0, 0, 0],
    "blue-springs": [0, 1, 0, 0, 0],
    "green-washer": [2, 0, 0, 0, 0],
    "blue-camera": [0, 0, 1, 2, 0],
}
"""Energy, megaphones, ladders, points, distributors to discard."""


@pytest.mark.clause("KI-88", "KI-89", "KI-U3")
def test_the_energy_track() -> None:
    assert p.TRACK_VALUE[2:4] == (4, 5)
    assert not any(p.TRACK_CHOICE[:4])
    assert sum(p.TRACK_CHOICE) == 5
    assert sum(p.TRACK_POINTS) == 15
    assert max(p.TRACK_VALUE) == 10


@pytest.mark.clause("KI-U4", "KI-39")
def test_the_masters_track() -> None:
    assert p.LAST_SPACE == 27
    assert p.MASTER_ROWS == 9
    assert p.ROW_OF[0] == 0
    assert [p.ROW_OF[space] for space in (1, 3, 4, 11, 12, 27)] == [1, 1, 2, 4, 4, 9]
    assert list(p.ROW_POINTS) == list(range(10))
    assert list(p.ROW_ENERGY) == [0, -5, -4, -3, -2, -1, 3, 3, 0, 0]
    assert list(p.ROW_MEGAPHONES) == [0] * 8 + [1, 1]


@pytest.mark.clause("KI-U6", "KI-U7", "KI-75", "KI-U8", "KI-U9")
def test_tiles_billboards_and_influence() -> None:
    assert sorted(p.PENALTY) == [1, 2, 2, 3, 3, 4]
    rows = [[p.BONUSES[p.OF_BILLBOARD + one, gain] for gain in range(Gain.count)] for one in range(p.BILLBOARDS)]
    assert sorted(rows) == sorted(
        [[0, 0, 0, 0, 2], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [2, 0, 0, 0, 0], [0, 0, 0, 2, 0], [0, 0, 0, 3, 0]]
    )
    kinds = {gain for one in range(p.SQUARES) for gain in range(Gain.count) if p.BONUSES[p.OF_SQUARE + one, gain]}
    assert kinds == {Gain.ENERGY, Gain.MEGAPHONE, Gain.LADDER, Gain.POINTS, Gain.DISCARD}
    assert p.MOST_INFLUENCE == 15
    assert p.SQUARES >= p.BILLBOARDS
    assert p.TOOLS[square("schoolyard")] == 4


@pytest.mark.parametrize(
    ("where", "value", "complaint"),
    [
        ("map.districts.0.id", '"parking"', "loop"),
        ("map.streets.1.slots", "1", "School"),
        ("map.streets.0.slots", "3", "slots"),
        ("map.streets.0.ends.1", '"nowhere"', "square"),
        ("map.squares.0.tools", "9", "fans"),
        ("fans.copies", "14", "45"),
        ("elements.feet.0.owner", '"purple"', "yellow starts"),
        ("energy_track.spaces.2.value", "5", "4 and 5"),
        ("master.rows.3.points", "5", "row 4"),
        ("turns.by_round.0.0", "7", "five or six"),
    ],
)
def test_parts_are_checked(where: str, value: str, complaint: str) -> None:
    """A corrected parts.toml may say much, but not against the rulebook."""
    with changed_parts({where: value}):
        changed = load_parts(p.__file__)
    with pytest.raises(PartsError, match=complaint):
        check(changed)


def test_parts_may_be_corrected_where_the_rulebook_is_silent() -> None:
    with changed_parts({"elements.feet.2.cost": "3", "map.streets.5.slots": "2", "map.streets.6.slots": "1"}):
        check(load_parts(p.__file__))
