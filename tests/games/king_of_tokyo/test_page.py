"""The page: every piece that a choice touches is drawn, and answers given in advance."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kotatsu
from kotatsu import Match
from kotatsu.games.king_of_tokyo import page, text
from kotatsu.games.king_of_tokyo.parts import CARD_KINDS
from kotatsu.games.king_of_tokyo.state import Verb
from kotatsu.words import Words
from tests.games.king_of_tokyo.positions import buying, card, choices, play, position, resolved
from tests.support import NAMES


def drawn(match: Match, seat: int) -> set[str]:
    """The pieces that the template names for this reader."""
    scene = page.scene(match.view(seat), seat, Words(match.game, "en"))
    groups = [*scene["rolling"], *scene["dice"]]
    held = [one for kept in scene["kept"] for one in kept]
    found = {group.piece for group in groups} | {f"new:{face}" for face in scene["new_faces"]}
    found |= {f"card:{one.name}" for one in (*scene["sale"], *scene["top"], *held)}
    found |= {f"symbol:{name}" for name, _ in scene["symbols"]} | {"symbol:numbers"}  # a button where no die shows one
    return found | {f"monster:{one.seat}" for one in scene["monsters"]}


@pytest.mark.parametrize("seats", [2, 6])
def test_every_touched_piece_is_drawn_in_random_play(seats: int) -> None:
    chooser = random.Random(seats)
    match = kotatsu.new("king-of-tokyo", seats=seats, seed=seats)
    while not match.over:
        view = match.view(match.actor)
        pieces = drawn(match, match.actor)
        for action in match.legal():
            assert set(page.pieces(view, action)) <= pieces, match.game.actions.text(action)
        match.play(chooser.choice(match.legal()))


def test_pieces_answer_for_every_action() -> None:
    match = position()
    assert all(isinstance(page.pieces(match.state, action), tuple) for action in range(match.game.actions.count))


def test_changing_a_die_touches_the_card_the_die_and_the_new_face() -> None:
    match = position("112233", cards={0: ["stretchy", "plot_twist", "mimic"]}, copied=card("plot_twist"))
    match.state.energy[0] = 2
    play(match, "stop")
    touched = {page.pieces(match.state, action) for action in match.legal()}
    assert ("card:stretchy", "face:one", "new:heart") in touched
    assert ("card:plot_twist", "face:one", "new:heart") in touched
    assert ("card:mimic", "face:one", "new:heart") in touched
    assert {piece for pieces in touched for piece in pieces} <= drawn(match, 0)


def test_healing_ray_touches_monsters_and_probes_touch_dice() -> None:
    ray = resolved("h11223", cards={0: ["healing_ray"]}, city=0, hearts=[10, 5, 10])
    assert ("monster:1",) in {page.pieces(ray.state, action) for action in ray.legal()}
    probe = play(position("111123", cards={2: ["psychic_probe"]}), "stop")
    assert {page.pieces(probe.state, action) for action in probe.legal()} == {
        ("face:one",), ("face:two",), ("face:three",), (),
    }  # fmt: skip
    cull = play(position("111123", cards={0: ["herd_culler"]}), "stop")
    assert ("face:two",) in {page.pieces(cull.state, action) for action in cull.legal()}


def test_every_card_has_a_sign_and_discards_say_what_they_give() -> None:
    assert set(page.ICON_OF) <= set(CARD_KINDS)
    assert page.gist(card("tank")) == (("+4", "star"), ("−3", "heart"))
    assert page.gist(card("energize")) == (("+9", "energy"),)
    assert page.gist(card("wings")) == ()


def test_the_scene_at_the_end_knows_the_winner() -> None:
    match = resolved("112233", city=2, stars=[20, 3, 3], halt=False)
    scene = page.scene(match.view(1), 1, Words(match.game, "en"))
    assert scene["winners"] == [0]
    assert scene["asked"] == ""


def test_a_spectator_sees_printed_prices_and_no_top_card() -> None:
    match = buying("wings", cards={0: ["made_in_a_lab", "alien_origin"]}, purse=4)
    watching = page.scene(match.view(-1), -1, Words(match.game, "en"))
    assert watching["sale"][0].price == 6
    assert watching["top"] == []
    reading = page.scene(match.view(0), 0, Words(match.game, "en"))
    assert (reading["sale"][0].price, reading["sale"][0].lacks) == (5, 1)
    assert len(reading["top"]) == 1


@pytest.mark.parametrize(
    ("name", "left", "answer"),
    [("stay_above_5", 6, Verb.STAY), ("stay_above_5", 5, None), ("flee_at_5", 5, Verb.FLEE), ("flee_at_5", 6, None)],
)
def test_standing_answers_about_tokyo(name: str, left: int, answer: int | None) -> None:
    match = resolved("s11223", city=1, hearts=[10, left + 1, 10])
    assert page.standing(match.view(1), 1, name) == answer


def test_standing_answers_to_offers() -> None:
    storm = buying("vast_storm", energy=[6, 6, 0], hearts=[10, 8, 10], cards={1: ["rapid_healing"]})
    play(storm, "buy card=vast_storm")
    assert page.standing(storm.view(1), 1, "no_rapid_healing") == Verb.DONE
    assert page.standing(storm.view(1), 1, "no_offers") is None
    probe = play(position("111123", cards={2: ["psychic_probe"]}), "stop")
    assert page.standing(probe.view(2), 2, "no_offers") == Verb.DONE
    fatal = resolved("sss112", cards={1: ["rapid_healing"]}, city=0, hearts=[10, 2, 10], energy=[0, 4, 0])
    assert page.standing(fatal.view(1), 1, "no_rapid_healing") is None  # nobody dies of a switch


def test_passing() -> None:
    assert page.passes(resolved("s11223", city=1).state, Verb.STAY)
    assert page.passes(resolved("s11223", city=1, cards={1: ["wings"]}, energy=[0, 2, 0]).state, Verb.ENDURE)
    probe = play(position("111123", cards={2: ["psychic_probe"]}), "stop")
    assert page.passes(probe.state, Verb.DONE)
    assert not page.passes(probe.state, Verb.STAY)


def test_words_for_every_standing_answer() -> None:
    for language in ("en", "fr"):
        words = Words(kotatsu.load("king-of-tokyo"), language)
        assert all(words.has(f"standing-{name}") for name in page.STANDING)


# --- In plain lines


def said(match: Match, seat: int = 0) -> str:
    return "\n".join(text.lines(match.view(seat), seat, Words(match.game, "en"), NAMES))


def choice(match: Match, move: str) -> str:
    return text.choice(match.view(match.actor), match.read(move), Words(match.game, "en"), NAMES)


def test_plain_lines_tell_the_whole_table() -> None:
    match = position(
        "112233",
        seats=6,
        city=1,
        cards={0: ["battery_monster", "smoke_cloud"], 1: ["mimic", "wings"]},
        copied=card("smoke_cloud"),
        mimic_tokens=2,
        poison=[0, 2, 0, 0, 0, 0],
        hearts=[10, 9, 8, 7, 6, 0],
    )
    play(match, "keep face=one")
    lines = said(match)
    for part in (
        "Tokyo City: Bo.",
        "Tokyo Bay is free.",
        "1 (aside), 1, 2",
        "1 roll left",
        "Skyscraper (6)",
        "Tokens of Bo: Poison 2, Shrink 0",
        "Battery Monster with 4",  # two cubes moved at the start of the turn
        "Smoke Cloud with 3",
        "Mimic as Smoke Cloud with 2, Wings",
        "out.",
    ):
        assert part in lines


def test_plain_lines_tell_a_loss_bay_and_the_secret_card() -> None:
    cards = {2: ["wings", "mimic"]}
    loss = resolved("sss112", seats=5, city=0, bay=1, cards=cards, copied=card("wings"), energy=[0, 0, 2, 0, 0])
    assert "Cy is about to lose 3 hearts." in said(loss)
    assert "Tokyo Bay: Bo." in said(loss)
    assert "Mimic as Wings" in said(loss)
    secret = buying(cards={0: ["made_in_a_lab"]}, purse=2)
    assert "for your eyes" in said(secret)
    assert "for your eyes" not in said(secret, 1)
    assert "Dice" not in said(position("", shrink=[6, 0, 0], city=1, energy=[2, 0, 0]))


@pytest.mark.parametrize(
    ("match", "move", "words"),
    [
        (lambda: buying("wings", cards={0: ["alien_origin"]}), "buy card=wings", "Buy Wings for 5"),
        (lambda: buying(cards={0: ["parasitic_tentacles"], 1: ["jets"]}), "buy card=jets", "Buy Jets from Bo for 5"),
        (lambda: buying(), "done", "Done"),
        (lambda: buying(cards={0: ["metamorph"]}, purse=0), "sell card=metamorph", "Sell Metamorph for 3"),
        (lambda: position("112233"), "roll", "Roll 6 dice"),
        (lambda: resolved("sss112", cards={1: ["wings"]}, city=1, energy=[0, 2, 0]), "endure", "Lose 3 hearts"),
        (lambda: resolved("hh1122", city=1, shrink=[1, 0, 0]), "use_hearts", "Heal yourself with 2 hearts"),
        (lambda: resolved("s11223", city=1), "flee", "Flee Tokyo"),
        (lambda: play(buying("mimic", cards={1: ["jets"]}), "buy card=mimic"), "copy card=jets", "Mimic Jets of Bo"),
    ],
)  # fmt: skip
def test_choices_in_words(match: Any, move: str, words: str) -> None:
    assert choice(match(), move) == words


def test_hearts_in_tokyo_in_words() -> None:
    match = resolved("h11223", city=0, hearts=[9, 5, 9], cards={0: ["healing_ray"]})
    assert choice(match, "use_hearts") == "No more: in Tokyo hearts do not heal you"


def test_the_end_in_plain_lines() -> None:
    match = resolved("112233", city=2, stars=[20, 3, 3], halt=False)
    assert "Dice" not in said(match)
    assert "20 stars" in said(match)


def test_an_event_marks_its_monster_and_its_card() -> None:
    match = buying("flame_thrower")
    events = match.play("buy card=flame_thrower")
    marked = {name for event in events for name in page.marks(event)}
    assert {"monster:0", "monster:1", "card:flame_thrower"} <= marked


def test_the_top_card_is_named_with_its_price() -> None:
    match = buying(cards={0: ["made_in_a_lab"]}, purse=30)
    top = match.state.top[0]
    moves = [move for move in choices(match) if move == f"buy card={match.game.rules.VOCABULARY['card'][top]}"]
    assert "from the pile for" in choice(match, moves[0])
