"""Who plays which monster (KT-1, KT-D18): dealt, or chosen one after the other before the first turn."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.games.king_of_tokyo import page, text
from kotatsu.games.king_of_tokyo.state import NO_MONSTER, Verb
from kotatsu.words import Words
from tests.games.king_of_tokyo.positions import asked, choices, refusal


def choosing(seats: int = 3) -> Match:
    """A table where nobody has a monster yet."""
    return kotatsu.new("king-of-tokyo", seats=seats, seed=4, monsters="chosen")


def picked(match: Match) -> list[int]:
    return [match.state.monster[seat] for seat in range(match.seats)]


@pytest.mark.clause("KT-D18", "KT-1")
def test_monsters_are_dealt_where_nobody_chooses() -> None:
    match = kotatsu.new("king-of-tokyo", seats=6, seed=4)
    assert sorted(picked(match)) == list(range(6))
    assert asked(match) == "roll"


@pytest.mark.clause("KT-D18", "KT-8")
def test_players_choose_one_after_the_other_and_then_somebody_begins() -> None:
    match = choosing()
    assert (match.actor, asked(match), picked(match)) == (0, "monster", [NO_MONSTER] * 3)
    match.play("pick monster=the_king")
    assert match.actor == 1
    assert refusal(match, "pick monster=the_king") == "KT-D18"
    assert refusal(match, "roll") == "KT-10"
    match.play("pick monster=alienoid")
    events = match.play("pick monster=gigazaur")
    assert picked(match) == [3, 5, 0]
    assert [event.name for event in events][:2] == ["picked", "opening_roll"]
    assert asked(match) == "roll"
    assert refusal(match, "pick monster=cyber_kitty") == "KT-D18"


@pytest.mark.clause("KT-D18")
def test_chance_picks_among_the_free_monsters() -> None:
    match = choosing()
    match.play("pick monster=gigazaur")
    match.rig(4)
    match.play("pick_at_random")
    assert picked(match)[1] == 5
    match.rig(0)
    match.play("pick_at_random")
    assert picked(match)[2] == 1


@pytest.mark.clause("KT-D18")
def test_the_last_monster_is_taken_without_asking() -> None:
    match = choosing(6)
    for _ in range(5):
        match.play(choices(match)[0])
    assert picked(match) == list(range(6))
    assert asked(match) == "roll"


def test_choosing_is_drawn_and_told() -> None:
    match = choosing()
    match.play("pick monster=the_king")
    words = Words(match.game, "en")
    scene = page.scene(match.state, 1, words)
    assert dict(scene["picks"]) == {
        name: 0 if name == "the_king" else -1 for name in match.game.rules.VOCABULARY["monster"]
    }
    assert [one.name for one in scene["monsters"]] == ["the_king", "", ""]
    assert page.pieces(match.state, Verb.PICK + 1) == ("pick:cyber_kitty",)
    assert page.passes(match.state, Verb.PICK_AT_RANDOM)
    lines = "\n".join(text.lines(match.state, 1, words, ["Ana", "Bo", "Cy"]))
    assert "Ana, The King: 10 hearts" in lines
    assert "Bo, no monster yet: 10 hearts" in lines
