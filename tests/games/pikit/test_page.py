"""The page of Pikit: what is raised, touched, marked and answered in advance."""

from __future__ import annotations

import re

import pytest

from kotatsu import Match
from kotatsu.conformance.shots import view_of
from kotatsu.games.pikit import GAME, page
from kotatsu.games.pikit.state import Verb
from kotatsu.web.render.drawing import Drawing
from kotatsu.web.render.renderer import environment
from kotatsu.words import Words
from tests.games.pikit.positions import ANA, BO, CY, lay_out, offered
from tests.support import wander

WORDS = Words(GAME, "en")


def pieces(match: Match, move: str) -> tuple[str, ...]:
    return page.pieces(match.view(match.actor), match.read(move))


def drawn(match: Match, seat: int) -> str:
    """All that a reader sees of the table, as HTML."""
    drawing = Drawing(environment(), view_of(match, seat), "en")
    return f"{drawing.board}{drawing.own}{''.join(drawing.panels)}"


def test_cards_within_reach_are_labelled() -> None:
    match = lay_out([[], []], dice=(1, 6), centre=[1, 1, 5, 6, 7, 8])
    reach = {lying.value: lying.way for lying in page.scene(match.view(ANA), ANA, WORDS)["centre"]}
    assert reach == {1: "face", 5: "difference", 6: "face", 7: "sum", 8: ""}
    html = drawn(match, ANA)
    assert html.count('class="reach"') == 4
    labels = [re.sub(r"<[^>]*>", " ", way).split() for way in re.findall(r'class="way">(.*?)<div', html, re.DOTALL)]
    assert labels == [["die"], ["difference", "6", "−", "1"], ["die"], ["sum", "6", "+", "1"]]


def test_a_choice_touches_the_card_then_its_target() -> None:
    match = lay_out([[2, 4, 4, 5, 7], [1]], dice=(3, 3), centre=[3, 3, 6], mecha={})
    assert pieces(match, "reroll card=2 dice=both") == ("card:2:0", "die:0", "die:1")
    assert pieces(match, "steal card=4 victim=1") == ("card:4:1", "fan:1")
    assert pieces(match, "set_die card=7 die=second face=6") == ("card:7:0", "die:1", "face:6")
    assert pieces(match, "draw_card card=5") == ("card:5:0", "pile")
    assert pieces(match, "take kaiju=6") == ("card:6:0",)
    assert pieces(match, "take_both") == ("card:3:0",)
    assert pieces(match, "take_mecha") == ("mecha:3",)
    assert pieces(match, "take_nothing") == ()


def test_what_is_not_there_is_not_touched() -> None:
    match = lay_out([[], [1]], dice=(1, 2), centre=[9])
    assert pieces(match, "take kaiju=5") == ()
    assert pieces(match, "take_both") == ()
    assert pieces(match, "reroll card=2 dice=both") == ()
    assert pieces(match, "take_mecha") == ()


def test_a_taken_card_keeps_its_piece_on_the_way_to_the_hand() -> None:
    match = lay_out([[5], [1]], dice=(1, 4), centre=[5, 5, 8])
    taken = pieces(match, "take kaiju=5")[0]
    match.play("take kaiju=5")
    assert page.own_piece(match.view(ANA), ANA, 5 - 1) == taken


def test_a_played_card_keeps_its_piece_on_the_way_to_the_discard() -> None:
    match = lay_out([[2, 2], [1]])
    played = pieces(match, "reroll card=2 dice=both")[0]
    match.play("reroll card=2 dice=both")
    assert page.discard_piece(match.view(ANA), ANA) == played


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_choice_finds_its_pieces_on_the_page(seats: int) -> None:
    match = Match(GAME, seats, seed=8)
    for at in wander(match, 8, 80):
        if at.over or at.ply % 8:
            continue
        found = set(re.findall(r'data-piece="([^"]+)"', drawn(at, at.actor)))
        for action in at.legal():
            missing = set(page.pieces(at.view(at.actor), action)) - found
            assert not missing, GAME.actions.text(action)


def test_the_card_that_could_be_cancelled_shows_whom_it_is_meant_for() -> None:
    match = lay_out([[4], [6], [1]])
    match.play({"verb": "steal", "card": 4, "victim": CY})
    scene = page.scene(match.view(BO), BO, WORDS)
    assert (scene["pending"].name, scene["pending"].seat, scene["aimed"]) == ("steal", ANA, ("fan:2",))
    match.play("cancel card=6")
    assert page.scene(match.view(ANA), ANA, WORDS)["pending"] is None


def test_rolled_dice_are_marked_and_so_tumble() -> None:
    match = lay_out([[2], [1]])
    first, second = match.play("reroll card=2 dice=second")
    assert page.marks(first) == ("discard",)
    assert page.marks(second) == ("die:1",)
    assert page.marks(match.play("take_nothing")[-1]) == ("die:0", "die:1")


def test_letting_everything_pass_answers_in_advance() -> None:
    match = lay_out([[2], [6], [1]])
    assert page.standing(match.view(BO), BO, "let_pass") is None, "nothing is asked yet"
    match.play("reroll card=2 dice=both")
    assert page.standing(match.view(BO), BO, "let_pass") == Verb.LET_PASS
    assert page.standing(match.view(CY), CY, "let_pass") is None
    assert [page.passes(match.view(BO), action) for action in match.legal()] == [False, True]
    assert offered(match)[1] == "let_pass"


def test_faces_are_offered_to_whoever_can_set_a_die() -> None:
    assert list(page.faces(lay_out([[7], [1]]).view(ANA), ANA)) == [1, 2, 3, 4, 5, 6]
    assert list(page.faces(lay_out([[2], [7]]).view(ANA), ANA)) == []
    assert list(page.faces(lay_out([[2], [7]]).view(BO), BO)) == []


@pytest.mark.parametrize(("left", "layers"), [(45, 9), (6, 2), (1, 1), (0, 0)])
def test_the_pile_shrinks(left: int, layers: int) -> None:
    match = lay_out([[], [], []], centre=[1])
    match.state.pile_size = left
    assert page.scene(match.view(ANA), ANA, WORDS)["layers"] == layers


def test_other_hands_are_backs_and_one_s_own_is_not_told() -> None:
    """The page of Bo has three backs for Ana and none of her cards' faces."""
    match = lay_out([[9, 10, 11], [2]], centre=[1])
    html = drawn(match, BO)
    assert html.count('href="#back"') >= 3 + 1
    assert not any(f"#kaiju-{value}" in html for value in (9, 10, 11))
    assert "#kaiju-11" in drawn(match, ANA)


def test_the_double_token_lies_before_its_holder() -> None:
    match = lay_out([[], [1], []], mecha={4: BO})
    drawing = Drawing(environment(), view_of(match, CY), "en")
    assert 'data-piece="mecha:4"' in drawing.panels[BO]
    assert 'data-piece="mecha:4"' not in drawing.board


def test_accounts_add_up() -> None:
    match = lay_out([[1, 1, 4, 7], [1]], centre=[], mecha={3: ANA}, wounds=[1, 0, 0, 0], turns_left=0)
    match.play("take_nothing")
    for one in page.scene(match.view(ANA), ANA, WORDS)["accounts"]:
        assert one.kaiju + one.mecha + one.bonus - one.wounds == one.total
    assert [one.won for one in page.scene(match.view(ANA), ANA, WORDS)["accounts"]] == [True, False]
