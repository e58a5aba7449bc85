"""The clauses of Tiki Topple, each held by a position, a card and the answer."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kotatsu
from kotatsu import IllegalAction, Match
from kotatsu.engine.chance import seed_rng
from kotatsu.games.tiki_topple import parts, rules
from kotatsu.games.tiki_topple.parts import CARDS, TIKIS
from kotatsu.games.tiki_topple.state import OFF
from tests.support import arrange, played, wander

NANI, WIKIWIKI, HUHU, NUI, LOKAHI, AKAMAI, EEPO, HOOKIPA, KAPU = range(TIKIS)
ALL_CARDS = [1] * CARDS


def position(line: list[int] | None = None, seats: int = 2, **fields: Any) -> Match:
    """Seat 0 to play with one of each card, Toast allowed, on this pole."""
    match = kotatsu.new("tiki-topple", seats=seats, seed=1)
    line = list(range(TIKIS)) if line is None else line
    arrange(match, actor=0, starter=0, line=line + [OFF] * (TIKIS - len(line)), standing=len(line))
    arrange(match, hand=[ALL_CARDS, ALL_CARDS], cards_left=[CARDS, CARDS], played=[[1] + [0] * 6] * 2)
    return arrange(match, **fields)


def pole(match: Match) -> list[int]:
    return [match.state.line[place] for place in range(match.state.standing)]


def refusal(match: Match, move: str) -> str:
    with pytest.raises(IllegalAction) as caught:
        match.play(move)
    return caught.value.clause


def mission_of(*tikis: int) -> int:
    rows = [tuple(parts.MISSION_TIKIS[mission, goal] for goal in range(3)) for mission in range(parts.MISSIONS)]
    return rows.index(tikis)


# --- Components


@pytest.mark.clause("TT-1", "TT-U1")
def test_nine_cards_of_a_colour() -> None:
    assert sum(parts.COPIES) == 9
    assert dict(zip(parts.CARD_NAMES, parts.COPIES, strict=True)) == {
        "up1": 2, "up2": 2, "up3": 1, "puh": 1, "topple": 1, "wiki": 1, "toast": 1,
    }  # fmt: skip


@pytest.mark.clause("TT-2", "TT-U2")
def test_missions_are_all_trios_once_and_fair() -> None:
    rows = [[parts.MISSION_TIKIS[mission, goal] for goal in range(3)] for mission in range(parts.MISSIONS)]
    assert len(rows) == len({frozenset(row) for row in rows}) == 27
    groups = [tiki["symbol"] for tiki in parts.PARTS["tikis"]]
    assert all(len({groups[tiki] for tiki in row}) == 3 for row in rows)
    for goal in range(3):
        assert set(Counter(row[goal] for row in rows).values()) == {3}


@pytest.mark.clause("TT-3", "TT-5", "TT-U3")
def test_nine_tikis_in_three_groups() -> None:
    groups: dict[str, list[str]] = {}
    for tiki in parts.PARTS["tikis"]:
        groups.setdefault(tiki["symbol"], []).append(tiki["id"])
    assert groups == {
        "starfish": ["nani", "wikiwiki", "huhu"],
        "shell": ["nui", "lokahi", "akamai"],
        "fishbone": ["eepo", "hookipa", "kapu"],
    }


@pytest.mark.clause("TT-4", "TT-U5", "TT-U6")
def test_board_has_a_track_and_a_place_for_four() -> None:
    assert kotatsu.load("tiki-topple").seats == (2, 4)
    assert parts.PARTS["track"]["spaces"] == 33
    assert rules.State.fields["points"].code == "h", "pawns lap the track, so points are plain integers"


@pytest.mark.clause("TT-U4")
def test_colours_are_all_different() -> None:
    colours = {tiki["id"]: tiki["colour"] for tiki in parts.PARTS["tikis"]}
    assert len(set(colours.values())) == 9
    assert (colours["kapu"], colours["lokahi"], colours["hookipa"]) == ("pink", "purple", "grey")


# --- Set-up


@pytest.mark.clause("TT-6", "TT-A9")
def test_pole_is_built_group_by_group_in_any_order() -> None:
    lines = set()
    for seed in range(200):
        line = pole(kotatsu.new("tiki-topple", seed=seed))
        groups = [[tiki // 3 for tiki in line[place : place + 3]] for place in (0, 3, 6)]
        assert all(len(set(group)) == 1 for group in groups)
        lines.add(tuple(line))
    assert len(lines) > 150
    assert {line[0] for line in lines} == set(range(TIKIS))


@pytest.mark.clause("TT-7")
def test_everybody_starts_before_the_first_space_with_a_colour() -> None:
    match = kotatsu.new("tiki-topple", seats=3, seed=4)
    assert match.scores() == [0, 0, 0]
    for seat in range(3):
        for card in range(CARDS):
            dealt = match.state.hand[seat, card] + match.state.aside[seat, card]
            assert dealt == rules.copies_in_play(match.state, card)


@pytest.mark.clause("TT-8")
@pytest.mark.parametrize(("seats", "up1"), [(2, 2), (3, 1), (4, 1)])
def test_an_up_1_stays_in_the_box_with_three_or_four(seats: int, up1: int) -> None:
    match = played("tiki-topple", seats, {}, seed=2, plies=seats * 7 + 1)
    for seat in range(seats):
        state = match.state
        assert state.hand[seat, 0] + state.aside[seat, 0] + state.played[seat, 0] == up1


@pytest.mark.clause("TT-9")
@pytest.mark.parametrize(("seats", "cards"), [(2, 7), (3, 6), (4, 6)])
def test_two_cards_are_set_aside(seats: int, cards: int) -> None:
    seen = set()
    for seed in range(60):
        s = kotatsu.new("tiki-topple", seats=seats, seed=seed).state
        assert sum(s.hand[0, card] for card in range(CARDS)) == s.cards_left[0] == cards
        aside = tuple(s.aside[0, card] for card in range(CARDS))
        assert sum(aside) == 2
        seen.add(aside)
    assert len(seen) > 10


@pytest.mark.clause("TT-10", "TT-A12")
def test_chance_names_the_starter_and_deals_a_mission_each() -> None:
    starters: Counter[int] = Counter()
    for seed in range(120):
        match = kotatsu.new("tiki-topple", seats=4, seed=seed)
        starters[match.actor] += 1
        assert match.actor == match.state.starter
        assert len({match.state.mission[seat] for seat in range(4)}) == 4
    assert min(starters.values()) > 10


# --- A round


@pytest.mark.clause("TT-11")
def test_one_card_each_clockwise() -> None:
    match = position(seats=3, hand=[ALL_CARDS] * 3, cards_left=[CARDS] * 3)
    match.play("play card=up1 place=2")
    assert match.actor == 1
    assert match.state.hand[0, 0] == 0
    match.play("play card=up1 place=2")
    match.play("swap places=1-2")
    assert match.actor == 0
    assert refusal(match, "play card=up1 place=2") == "TT-11"


@pytest.mark.clause("TT-12")
def test_no_passing_even_if_it_hurts() -> None:
    match = position(hand=[[0, 0, 0, 0, 0, 0, 1], ALL_CARDS], cards_left=[1, 7])
    assert match.actions() == [{"verb": "toast"}]
    assert refusal(match, "discard card=toast") == "TT-12"


@pytest.mark.clause("TT-13")
def test_a_played_card_is_gone_until_the_next_round() -> None:
    match = position()
    match.play("toast")
    match.play("toast")
    assert refusal(match, "toast") == "TT-11"


# --- Action cards


@pytest.mark.clause("TT-14")
@pytest.mark.parametrize(("card", "places"), [("up1", 1), ("up2", 2), ("up3", 3)])
def test_up_climbs_in_full(card: str, places: int) -> None:
    match = position()
    for place in range(1, places + 1):
        assert refusal(match, f"play card={card} place={place}") == "TT-14"
    match.play(f"play card={card} place={places + 1}")
    assert pole(match)[: places + 1] == [places, *range(places)]
    assert pole(match)[places + 1 :] == list(range(places + 1, TIKIS))


@pytest.mark.clause("TT-15", "TT-A2")
def test_puh_drops_two() -> None:
    match = position()
    assert refusal(match, "play card=puh place=8") == "TT-15"
    assert refusal(match, "play card=puh place=9") == "TT-15"
    match.play("play card=puh place=7")
    assert pole(match) == [0, 1, 2, 3, 4, 5, 7, 8, 6]


@pytest.mark.clause("TT-16")
def test_topple_falls_to_the_bottom() -> None:
    match = position()
    assert refusal(match, "play card=topple place=9") == "TT-16"
    match.play("play card=topple place=3")
    assert pole(match) == [0, 1, 3, 4, 5, 6, 7, 8, 2]


@pytest.mark.clause("TT-17", "TT-A3")
def test_wiki_swaps_two_that_stand() -> None:
    match = position([3, 1, 4, 0, 5])
    assert refusal(match, "swap places=1-6") == "TT-A3"
    assert refusal(match, "play card=up1 place=6") == "TT-A3"
    match.play("swap places=2-5")
    assert pole(match) == [3, 5, 4, 0, 1]


@pytest.mark.clause("TT-18", "TT-A1")
def test_toast_takes_the_lowest_but_never_as_first_card() -> None:
    match = position(played=[[0] * CARDS, [1] + [0] * 6])
    assert refusal(match, "toast") == "TT-18"
    match.play("play card=up1 place=9")
    match.play("toast")
    assert pole(match) == [0, 1, 2, 3, 4, 5, 6, 8]
    match.play("toast")
    assert pole(match) == [0, 1, 2, 3, 4, 5, 6]


@pytest.mark.clause("TT-A6")
def test_toast_is_never_the_whole_first_hand() -> None:
    for seats in (2, 3, 4):
        for seed in range(40):
            match = kotatsu.new("tiki-topple", seats=seats, seed=seed)
            assert any(action["verb"] != "toast" for action in match.actions())


@pytest.mark.clause("TT-A4")
def test_without_a_usable_card_one_is_discarded() -> None:
    """Only an altered deck gets here: four tikis and nothing but Toast as a first card."""
    match = position(hand=[[0, 0, 0, 0, 0, 0, 2], ALL_CARDS], cards_left=[2, 7], played=[[0] * CARDS, ALL_CARDS])
    assert match.actions() == [{"verb": "discard", "card": "toast"}]
    assert match.game.asked(match.state) == "discard_a_card"
    before = pole(match)
    match.play("discard card=toast")
    assert pole(match) == before
    assert match.state.cards_left[0] == 1


# --- End of a round


@pytest.mark.clause("TT-19", "TT-A5")
def test_round_ends_at_three_tikis_at_once() -> None:
    match = position([0, 1, 2, 3])
    match.play("toast")
    assert match.state.round == 1
    assert match.state.standing == TIKIS


@pytest.mark.clause("TT-19")
def test_round_ends_when_all_hands_are_empty() -> None:
    match = position(hand=[[1] + [0] * 6, [0] * CARDS], cards_left=[1, 0])
    match.play("play card=up1 place=9")
    assert match.state.round == 1


@pytest.mark.clause("TT-20", "TT-25", "TT-A10")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ([HOOKIPA, LOKAHI, NANI], 16),
        ([LOKAHI, HOOKIPA, NANI], 7),
        ([NANI, LOKAHI, HOOKIPA], 7),
        ([LOKAHI, NANI, HOOKIPA], 7),
        ([NUI, NANI, LOKAHI], 2),
        ([NUI, HOOKIPA, LOKAHI], 0),
        ([HOOKIPA, NUI, EEPO], 9),
    ],
)
def test_mission_hookipa_lokahi_nani(line: list[int], points: int) -> None:
    match = position([*line, AKAMAI])
    assert rules.mission_points(match.state, mission_of(HOOKIPA, LOKAHI, NANI)) == points


@pytest.mark.clause("TT-26")
def test_mission_lokahi_wikiwiki_hookipa_pays_five() -> None:
    """Lokahi not on top, Wikiwiki in the first two, Hookipa exactly fourth."""
    mission = mission_of(LOKAHI, WIKIWIKI, HOOKIPA)
    for line in ([WIKIWIKI, LOKAHI, NUI, HOOKIPA], [NUI, WIKIWIKI, LOKAHI, HOOKIPA]):
        assert rules.mission_points(position(line).state, mission) == 5
    higher = position([WIKIWIKI, LOKAHI, HOOKIPA, NUI])
    assert rules.mission_points(higher.state, mission) == 7


@pytest.mark.clause("TT-21", "TT-A11")
def test_pawns_advance_and_missions_may_want_the_same_tiki() -> None:
    both = [mission_of(LOKAHI, HUHU, HOOKIPA), mission_of(LOKAHI, WIKIWIKI, HOOKIPA)]
    match = position([HOOKIPA, LOKAHI, NUI, NANI], mission=both, points=[3, 1])
    match.play("toast")
    assert match.scores() == [5, 3]
    assert [match.state.earned[0, seat] for seat in range(2)] == [2, 2]


@pytest.mark.clause("TT-22", "TT-A13")
def test_next_round_rebuilds_everything_and_never_repeats_a_mission() -> None:
    match = kotatsu.new("tiki-topple", seats=4, seed=8)
    starters = [match.state.starter]
    for at in wander(match, 8):
        if not at.over and at.state.round == len(starters):
            starters.append(at.state.starter)
            assert at.actor == at.state.starter
            assert at.state.standing == TIKIS
            assert [at.state.cards_left[seat] for seat in range(4)] == [6] * 4
    assert starters == [(starters[0] + turn) % 4 for turn in range(4)]
    used = [match.state.shown[round_, seat] for round_ in range(4) for seat in range(4)]
    assert len(set(used)) == 16


@pytest.mark.clause("TT-23")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 4), (3, 3), (4, 4)])
def test_number_of_rounds(seats: int, rounds: int) -> None:
    match = played("tiki-topple", seats, {}, seed=6)
    assert match.state.round == rounds
    assert sum(event.name == "round_ends" for event in match.events(0)) == rounds


@pytest.mark.clause("TT-24", "TT-A14")
def test_most_points_wins_and_ties_share() -> None:
    wanted = [mission_of(NANI, AKAMAI, EEPO), mission_of(NANI, EEPO, LOKAHI)]
    for points, result in (([4, 0], [1.0, 0.0]), ([2, 2], [0.5, 0.5]), ([0, 1], [0.0, 1.0])):
        match = position([KAPU, HUHU, NUI, HOOKIPA], round=3, points=points, mission=wanted)
        match.play("toast")
        assert match.over
        assert match.result() == result
        assert match.winners() == [seat for seat, share in enumerate(result) if share]


# --- Secrets


@pytest.mark.clause("TT-A7", "TT-A8")
def test_hands_and_set_aside_cards_are_secret_played_ones_are_not() -> None:
    match = played("tiki-topple", 3, {}, seed=9, plies=4)
    view = match.view(1)
    for card in range(CARDS):
        assert view.hand[1, card] == match.state.hand[1, card]
        assert view.aside[1, card] == match.state.aside[1, card]
        assert view.hand[0, card] == view.aside[2, card] == kotatsu.UNKNOWN
        assert view.played[0, card] == match.state.played[0, card]
    assert view.mission[1] == match.state.mission[1]
    assert view.mission[0] == view.mission[2] == kotatsu.UNKNOWN
    assert view.cards_left[0] == match.state.cards_left[0]
    assert match.view(kotatsu.SPECTATOR).mission[1] == kotatsu.UNKNOWN


def test_a_guess_deals_all_unplayed_cards_alike() -> None:
    """Which two cards lie aside is uniform over what was not played: 8 cards of 8 before the first play."""
    match = kotatsu.new("tiki-topple", seats=3, seed=3)
    aside: Counter[int] = Counter()
    trials = 1500
    for seed in range(trials):
        view = match.view(0)
        seed_rng(view.rng, seed)
        rules.guess(view, 0)
        for card in range(CARDS):
            aside[card] += view.aside[1, card]
    for card in range(CARDS):
        expected = trials * 2 * rules.copies_in_play(match.state, card) / 8
        assert abs(aside[card] - expected) < 4.5 * expected**0.5
