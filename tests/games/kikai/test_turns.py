"""The course of a turn and a round: cards, extra actions, taking cards, the Master's reward."""

from __future__ import annotations

import itertools

import pytest

from kotatsu import Match
from kotatsu.games.kikai import parts as p
from kotatsu.games.kikai.counts import hand_size
from kotatsu.games.kikai.turns import end_round
from tests.games.kikai.positions import (
    ELLIOT,
    GIZA,
    act,
    bare,
    crowd,
    deal,
    display,
    district,
    events,
    give,
    hand,
    may,
    pile,
    refusal,
    stand,
    started,
    take,
    turn_over,
)


def play_turn(match: Match) -> None:
    """The shortest turn: a card, an exhibition, a card taken."""
    if may(match, "play"):
        act(match, may(match, "play")[0], "exhibit")
    turn_over(match)


@pytest.mark.clause("KI-28", "KI-29", "KI-U1", "KI-41")
def test_turns_of_four_rounds() -> None:
    match = started()
    order: list[list[int]] = [[], [], [], []]
    while not match.over:
        order[match.state.round].append(match.actor)
        play_turn(match)
    assert [[seats.count(ELLIOT), seats.count(GIZA)] for seats in order] == [[6, 5], [5, 6], [6, 5], [5, 6]]
    assert [seats[0] for seats in order] == [ELLIOT, GIZA, ELLIOT, GIZA]
    whole = [seat for seats in order for seat in seats]
    assert all(one != other for one, other in itertools.pairwise(whole))


@pytest.mark.clause("KI-30")
def test_a_turn_is_a_card_an_action_and_a_card_taken() -> None:
    match = started()
    give(match, ELLIOT, megaphones=0, ladders=0)
    deal(match, ELLIOT, "diner", "casino")
    assert refusal(match, "exhibit") == "KI-30"
    assert refusal(match, "finish") == "KI-30"
    match.play("play card=diner")
    assert refusal(match, "play card=casino") == "KI-30"
    assert refusal(match, "take card=casino") == "KI-34"
    assert {text.split()[0] for text in may(match, "exhibit")} == {"exhibit"}
    match.play("exhibit")
    assert refusal(match, "exhibit") == "KI-30"
    assert refusal(match, "finish") == "KI-34"
    match.play("top")
    assert match.actor == GIZA


@pytest.mark.clause("KI-31")
def test_played_cards_lie_in_the_column_of_the_turn() -> None:
    match = started()
    for turn in range(2):
        deal(match, match.actor, "diner", "casino")
        act(match, "play card=diner", "exhibit")
        turn_over(match)
        play_turn(match)
        assert match.state.played[ELLIOT, turn, district("diner")] == 1


@pytest.mark.clause("KI-32")
def test_the_rulebooks_example_two_casino_cards_act_at_train_station() -> None:
    match = bare(seat=GIZA)
    deal(match, GIZA, "casino", "casino", "diner")
    match.state.turns[GIZA] = 2
    match.play("pair card=casino district=station")
    assert match.state.district == district("station")
    assert match.state.played[GIZA, 2, district("casino")] == 2
    assert hand(match, GIZA) == ["diner"]
    act(match, "exhibit")
    assert refusal(match, "play card=diner") == "KI-30"  # she has no megaphone and must take a card


@pytest.mark.clause("KI-32")
def test_a_pair_needs_two_alike() -> None:
    match = bare()
    deal(match, ELLIOT, "casino", "diner")
    assert refusal(match, "pair card=casino district=station") == "KI-32"
    assert refusal(match, "play card=parking") == "KI-23"


@pytest.mark.clause("KI-33", "KI-A12")
def test_one_extra_action_a_turn_for_a_megaphone() -> None:
    match = bare()
    give(match, ELLIOT, megaphones=3)
    deal(match, ELLIOT, "casino", "diner", "diner", "school")
    act(match, "play card=casino", "exhibit")
    assert may(match, "finish") == ["finish"]
    match.play("pair card=diner district=parking")
    assert events(match, "played_again") == [{"seat": 0, "paid": "megaphone"}]
    match.play("exhibit")
    assert match.state.megaphones[ELLIOT] == 2
    assert refusal(match, "play card=school") == "KI-33"
    match.play("top")
    assert hand_size(match.state, ELLIOT) == 2


@pytest.mark.clause("KI-A12")
def test_a_megaphone_just_gained_pays_for_the_extra_action() -> None:
    match = bare()
    stand(match, ELLIOT, "diner", "blue-springs")
    crowd(match, "market", blue=2)
    take(match, ELLIOT, "diner-market")
    act(match, "play card=diner", "bring square=market level=feet")
    assert may(match, "play")
    match.play("play card=casino")
    assert match.state.megaphones[ELLIOT] == 0


@pytest.mark.clause("KI-34")
def test_an_open_card_or_the_top_of_the_pile() -> None:
    match = bare()
    display(match, "diner", "casino")
    act(match, "play card=school", "exhibit")
    assert may(match, "take") == ["take card=diner", "take card=casino"]
    assert may(match, "top") == ["top"]
    assert refusal(match, "take card=parking") == "KI-34"
    assert refusal(match, "finish") == "KI-34"
    match.play("take card=casino")
    assert hand(match, ELLIOT).count("casino") == 2
    assert match.actor == GIZA


@pytest.mark.clause("KI-34")
def test_two_open_cards_alike_are_one_choice() -> None:
    match = bare()
    display(match, "diner", "diner")
    act(match, "play card=school", "exhibit")
    assert may(match, "take") == ["take card=diner"]


@pytest.mark.clause("KI-34")
def test_no_card_left_means_none_is_taken() -> None:
    match = bare()
    display(match)
    pile(match)
    act(match, "play card=school", "exhibit")
    assert match.actor == GIZA
    assert hand_size(match.state, ELLIOT) == 5


@pytest.mark.clause("KI-35", "KI-A10")
def test_ladders_buy_cards_after_the_compulsory_one() -> None:
    match = bare()
    give(match, ELLIOT, ladders=2)
    display(match, "diner", "casino")
    act(match, "play card=school", "exhibit")
    assert refusal(match, "more") == "KI-35"
    act(match, "take card=diner", "more")
    assert hand_size(match.state, ELLIOT) == 7
    match.play("more")
    assert hand_size(match.state, ELLIOT) == 8
    assert match.state.ladders[ELLIOT] == 0
    assert match.actor == GIZA


@pytest.mark.clause("KI-36")
def test_the_display_is_filled_after_the_ladders() -> None:
    match = bare()
    give(match, ELLIOT, ladders=1)
    display(match, "diner", "casino")
    pile(match, {"parking": 1}, {"cinema": 2})
    act(match, "play card=school", "exhibit", "take card=diner")
    assert match.state.display[0] == p.NONE
    match.play("more")
    assert hand(match, ELLIOT).count("parking") == 2
    assert [match.state.display[place] for place in range(2)] == [district("cinema"), district("casino")]


@pytest.mark.clause("KI-A13")
def test_an_empty_hand_just_takes_a_card() -> None:
    match = bare(seat=GIZA)
    deal(match, ELLIOT)
    act(match, "play card=diner", "exhibit", "top")
    assert match.actor == ELLIOT
    assert {text.split()[0] for text in map(match.game.actions.text, match.legal())} <= {"take", "top"}
    match.play("top")
    assert (match.actor, hand_size(match.state, ELLIOT)) == (GIZA, 1)


# --- End of a round


def last_turn(match: Match, round_: int = 0) -> Match:
    """One turn before the end of a round; yellow has done all of its own."""
    s = match.state
    s.round, s.actor = round_, GIZA
    s.turns[ELLIOT] = p.TURNS[round_, ELLIOT]
    s.turns[GIZA] = p.TURNS[round_, GIZA] - 1
    return match


@pytest.mark.clause("KI-37", "KI-A29")
def test_played_cards_go_under_the_pile() -> None:
    match = last_turn(bare())
    display(match, "diner", "casino")
    pile(match, {"cinema": 2})
    match.state.played[ELLIOT, 0, district("school")] = 2
    deal(match, GIZA, "parking", "station")
    act(match, "play card=parking", "exhibit", "take card=diner")
    s = match.state
    assert s.round == 1
    assert [s.pile[0, card] for card in range(6)] == [0, 0, 0, 0, 1, 0]
    assert {name: s.pile[1, district(name)] for name in ("school", "parking")} == {"school": 2, "parking": 1}
    assert not any(s.played[seat, turn, card] for seat in range(2) for turn in range(6) for card in range(6))
    assert hand(match, GIZA) == ["station", "diner"]
    assert [s.display[place] for place in range(2)] == [district("cinema"), district("casino")]


@pytest.mark.clause("KI-38", "KI-93")
@pytest.mark.parametrize(("round_", "points"), [(0, 16), (1, 12), (2, 8), (3, 8)])
def test_the_masters_points_by_round(round_: int, points: int) -> None:
    """The rulebook's example: 11 fame is in row 4, 16 points in round 1."""
    match = last_turn(bare(), round_)
    match.state.fame[ELLIOT] = 11
    end_round(match.state)
    assert match.state.points[ELLIOT] == points
    assert match.state.points[GIZA] == 0


@pytest.mark.clause("KI-39", "KI-U4")
@pytest.mark.parametrize(
    ("fame", "energy", "megaphones"),
    [
        (0, 5, 0),
        (3, 5, 0),
        (4, 6, 0),
        (9, 7, 0),
        (12, 8, 0),
        (15, 9, 0),
        (16, 13, 0),
        (21, 13, 0),
        (22, 10, 1),
        (27, 10, 1),
    ],
)
def test_the_masters_reward_in_advanced_mode(fame: int, energy: int, megaphones: int) -> None:
    match = last_turn(bare("advanced", energy=10))
    match.state.fame[ELLIOT] = fame
    end_round(match.state)
    assert (match.state.energy[ELLIOT], match.state.megaphones[ELLIOT]) == (energy, megaphones)
    assert match.state.points[ELLIOT] == 0


@pytest.mark.clause("KI-39")
def test_nobody_loses_energy_they_do_not_have() -> None:
    match = last_turn(bare("advanced", energy=2))
    end_round(match.state)
    assert [match.state.energy[seat] for seat in range(2)] == [0, 0]


@pytest.mark.clause("KI-40", "KI-A19")
def test_fame_starts_again_each_round() -> None:
    from kotatsu.games.kikai.exhibition import advance_fame

    match = last_turn(bare())
    s = match.state
    s.actor = ELLIOT
    advance_fame(s, 3)
    assert s.energy[ELLIOT] == 21
    end_round(s)
    assert [s.fame[seat] for seat in range(2)] == [0, 0]
    s.actor = ELLIOT
    advance_fame(s, 3)
    assert s.energy[ELLIOT] == 22


@pytest.mark.clause("KI-R5")
def test_the_steps_of_a_rounds_end_in_their_order() -> None:
    """Cards back, the Master's reward, fame to START, the next round: a reward is counted by the fame of the round."""
    match = last_turn(bare())
    match.state.fame[GIZA] = 11
    act(match, "play card=parking", "exhibit", "top")
    told = [event.name for event in match.plies[-1].events]
    assert [name for name in told if name != "dealt"] == ["drew", "round_ends", "rewarded", "rewarded", "round_begins"]
    assert match.state.points[GIZA] == 16
    assert [match.state.fame[seat] for seat in range(2)] == [0, 0]


@pytest.mark.clause("KI-R6")
def test_open_cards_are_filled_once_played_cards_lie_under_an_empty_pile() -> None:
    match = last_turn(bare())
    display(match)
    pile(match)
    deal(match, GIZA, "parking")
    match.state.played[ELLIOT, 0, district("school")] = 2
    act(match, "play card=parking", "exhibit")
    s = match.state
    assert s.round == 1
    assert all(s.display[place] != p.NONE for place in range(p.DISPLAY))
    assert sum(s.pile[1, card] for card in range(p.DISTRICTS)) == 1


# --- A first game


def short_hands(*, first_game: bool = True) -> Match:
    """Round 1 is over; yellow has one card, purple two. Purple begins round 2."""
    match = last_turn(bare(first_game=first_game))
    match.state.actor = ELLIOT
    match.state.turns[ELLIOT] -= 1
    match.state.turns[GIZA] += 1
    deal(match, ELLIOT, "diner")
    deal(match, GIZA, "casino", "school")
    return act(match, "play card=diner", "exhibit", "top")


@pytest.mark.clause("KI-85")
def test_drawing_up_to_four_is_a_choice() -> None:
    match = short_hands()
    assert [match.game.actions.text(action) for action in match.legal()] == ["top", "finish"]
    act(match, "top", "finish")
    assert hand_size(match.state, GIZA) == 3
    match.play("finish")
    assert hand_size(match.state, ELLIOT) == 1
    assert may(match, "play")


@pytest.mark.clause("KI-R7")
def test_who_begins_the_round_draws_first() -> None:
    match = short_hands()
    assert (match.actor, match.state.round) == (GIZA, 1)
    act(match, "top", "top")
    assert match.actor == ELLIOT
    act(match, "top", "top", "top")
    assert [hand_size(match.state, seat) for seat in range(2)] == [4, 4]
    assert events(match, "round_begins") == [{"round": 2, "seat": GIZA}]
    assert match.actor == GIZA
    assert may(match, "play")


@pytest.mark.clause("KI-85")
def test_nobody_with_four_cards_is_asked_nor_without_a_pile() -> None:
    match = last_turn(bare(first_game=True))
    act(match, "play card=parking", "exhibit", "top")
    assert may(match, "play")
    match = short_hands()
    pile(match)
    match.play("finish")
    assert may(match, "play")


@pytest.mark.clause("KI-85", "KI-A30")
def test_drawing_up_to_four_belongs_to_the_variant_and_to_no_turn() -> None:
    assert may(short_hands(first_game=False), "play")
    match = short_hands()
    stand(match, GIZA, "diner", "blue-rollers", "red-safe")
    give(match, GIZA, ladders=3)
    assert may(match, "climb") == []
    for move in ("climb district=diner", "play card=casino", "more", "exhibit"):
        assert refusal(match, move) == "KI-85"


@pytest.mark.clause("KI-85", "KI-41")
def test_after_the_last_round_nobody_draws() -> None:
    match = last_turn(bare(first_game=True), 3)
    deal(match, ELLIOT)
    act(match, "play card=parking", "exhibit", "top")
    assert match.over


@pytest.mark.clause("KI-41")
def test_after_round_four_the_game_is_over() -> None:
    match = last_turn(bare(), 3)
    act(match, "play card=parking", "exhibit", "top")
    assert match.over
    assert sum(match.result()) == 1
