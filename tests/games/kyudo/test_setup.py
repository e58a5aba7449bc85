"""Set-up: characters, tokens, who begins, and the boxes ticked before play."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.games.kyudo.parts import COLOURS
from tests.games.kyudo.positions import asked, centre, choices, crowd, refusal, row, told


@pytest.mark.clause("KY-7")
def test_characters_are_dealt_face_up_and_no_two_alike() -> None:
    for seed in range(8):
        match = kotatsu.new("kyudo", seats=4, seed=seed)
        assert sorted(match.state.archer) == [0, 1, 2, 3]
        assert len(told(match.opening, "joined")) == 4
        assert match.view(kotatsu.SPECTATOR).to_dict() == match.state.to_dict()


@pytest.mark.clause("KY-7")
def test_chance_deals_every_character_to_everyone() -> None:
    dealt = {kotatsu.new("kyudo", seats=2, seed=seed).state.archer[0] for seed in range(40)}
    assert dealt == {0, 1, 2, 3}


@pytest.mark.clause("KY-7")
def test_characters_can_be_chosen_in_turn() -> None:
    match = kotatsu.Match(kotatsu.load("kyudo"), 3, seed=1, rig=[2], options={"characters": "chosen"})
    assert asked(match) == (2, "choose_archer")
    match.play("choose archer=wolf")
    assert asked(match) == (0, "choose_archer")
    assert refusal(match, "choose archer=wolf") == "KY-7"
    match.play("choose archer=deer")
    match.play("choose archer=fox")
    assert list(match.state.archer) == [1, 0, 3, -1]


@pytest.mark.clause("KY-7")
def test_the_last_character_is_nobodys_choice() -> None:
    match = kotatsu.new("kyudo", seats=4, seed=1, characters="chosen")
    for _ in range(3):
        assert asked(match)[1] == "choose_archer"
        match.play(match.legal()[0])
    assert asked(match)[1] == "mark_flag"
    assert sorted(match.state.archer) == [0, 1, 2, 3]


@pytest.mark.clause("KY-8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_token_fewer_than_archers_of_each_kind(seats: int) -> None:
    match = kotatsu.new("kyudo", seats=seats, seed=1)
    assert centre(match) == dict.fromkeys(("power", "shield", "wild"), seats - 1)


@pytest.mark.clause("KY-9")
def test_chance_names_the_first_archer() -> None:
    assert {kotatsu.new("kyudo", seats=3, seed=seed).state.starter for seed in range(20)} == {0, 1, 2}
    match = kotatsu.Match(kotatsu.load("kyudo"), 2, seed=1, rig=[1, 0, 0])
    match.play("mark colour=red")
    assert match.actor == match.state.active == 1


@pytest.mark.clause("KY-10")
def test_the_others_tick_one_two_and_three_boxes_in_different_flags() -> None:
    match = kotatsu.Match(kotatsu.load("kyudo"), 4, seed=1, rig=[1, 0, 0, 0, 0])
    marked = []
    while asked(match)[1] == "mark_flag":
        marked.append(match.actor)
        move = choices(match)[0]
        match.play(move)
        if match.actor == marked[-1] and asked(match)[1] == "mark_flag":
            assert refusal(match, move) == "KY-10"
    assert marked == [2, 3, 3, 0, 0, 0]
    assert [sum(row(match, "boxes", seat).values()) for seat in range(4)] == [3, 0, 1, 2]
    assert match.actor == 1


@pytest.mark.clause("KY-10")
def test_the_rulebooks_third_archer_ticks_blue_and_red() -> None:
    match = kotatsu.Match(kotatsu.load("kyudo"), 3, seed=1, rig=[0, 0, 0, 0])
    match.play("mark colour=green")
    match.play("mark colour=blue")
    match.play("mark colour=red")
    assert row(match, "boxes", 2) == {"blue": 1, "red": 1}


@pytest.mark.clause("KY-A5")
def test_set_up_boxes_fire_nothing() -> None:
    match = kotatsu.Match(kotatsu.load("kyudo"), 4, seed=1, rig=[0, 0, 0, 0, 0])
    before = centre(match)
    while asked(match)[1] == "mark_flag":
        assert not told(match.play(match.legal()[-1]), "fired")
    assert centre(match) == before
    assert all(match.state.ticked[seat, colour] == 0 for seat in range(4) for colour in range(COLOURS))


@pytest.mark.clause("KY-11")
def test_twenty_spectators_each() -> None:
    assert crowd(kotatsu.new("kyudo", seats=4, seed=1)) == [20, 20, 20, 20]
