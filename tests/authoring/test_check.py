"""`kotatsu check` finds what cannot be played, each with its place and its remedy, and compiles all that is used."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from numba.core.errors import NumbaError

import kotatsu
from kotatsu.authoring.check import Checked, check_one
from kotatsu.cli import app
from kotatsu.engine import careful_play
from kotatsu.engine.batch import Batch
from kotatsu.engine.careful_play import Unsound, play_carefully
from kotatsu.engine.dialect import DialectError
from kotatsu.engine.inspection import compare_looks, compare_results
from kotatsu.engine.sources import parts_without_source
from tests.conformance.test_bent import bent

SEATS = 3


def said_of(*changes: tuple[str, str]) -> str:
    """What careful play says of the honest little game, bent."""
    game = bent(*changes)
    for seed in range(20):
        try:
            play_carefully(game, SEATS, {}, seed, look=lambda s, ply: None)
        except Unsound as error:
            return str(error)
    return "sound"


def test_the_honest_game_is_sound() -> None:
    assert play_carefully(bent(), SEATS, {}, 1, look=lambda s, ply: None).decisions > 10


def test_an_empty_mask_names_the_seat_the_ply_and_the_question() -> None:
    said = said_of(("s.guarding and action == Verb.SHRUG else", "False else"))
    assert said.startswith("legal marks nothing for seat ")
    assert ", question guarded: give the seat an action it can always take" in said
    assert " at ply " in said


def test_a_wrong_count_is_named() -> None:
    said = said_of(("            count += 1\n    return count", "            count += 2\n    return count"))
    assert "legal returns 6 for seat 0 at ply 0 (3 seats seed 0), question play, but marks 3" in said


def test_a_game_cut_off_at_longest() -> None:
    said = said_of(("if s.turn >= TURNS:", "s.turn %= TURNS\n    if s.turn >= TURNS:"))
    assert said.startswith("the game is not over after 60 decisions, its `longest` (3 seats seed 0)")
    assert "s.actor = NOBODY" in said


def test_a_rule_that_never_comes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(careful_play, "RULE_TIMEOUT_SECONDS", 0.2)
    said = said_of(("    s.turn += 1\n", "    while s.turn >= 0:\n        s.guarding = 0\n"))
    assert "did not come back within" in said
    assert " in end_turn" in said


def test_a_negative_index() -> None:
    said = said_of(("s.known[looker, other] = s.hand[other]", "s.known[looker, other - 1] = s.hand[other]"))
    assert "the negative index -1 of s.known" in said
    assert " in look" in said


def test_a_value_that_does_not_fit() -> None:
    said = said_of(("    s.turn += 1\n", "    s.turn += 1\n    s.guarding = 300\n"))
    assert "guarding = 300 does not fit its field" in said
    assert "declare the field wider" in said


def test_an_event_beyond_its_words_or_seats() -> None:
    said = said_of(("EventKind.CHANGED, s.actor, s.hand[s.actor])", "EventKind.CHANGED, s.actor, s.hand[s.actor] + 9)"))
    assert "the event changed is told with card = " in said
    assert "accepted: 0 to " in said
    assert " in step: ValueError" in said
    assert "told with other = 3; accepted: 0 to 2" in said_of(
        ("EventKind.LOOKS, looker, other)", "EventKind.LOOKS, looker, 3)")
    )


def test_a_draw_from_nothing() -> None:
    said = said_of(("    s.turn += 1\n", "    s.turn += 1\n    s.guarding = draw(s, s.turn - s.turn)\n"))
    assert "draw(s, 0): there is nothing to draw from" in said
    assert " in end_turn" in said


def test_an_actor_who_has_no_seat() -> None:
    said = said_of(("s.actor = s.turn % s.seats", "s.actor = s.seats"))
    assert said.startswith("the actor is seat 3 at ply ")
    assert said.endswith("; the seats are 0 to 2")


def test_a_question_without_an_answer() -> None:
    game = bent()
    vars(game.rules)["ANSWERS"] = {}
    with pytest.raises(Unsound, match=r"the question play for seat 0 at ply 0 .* is not in ANSWERS of rules.py"):
        play_carefully(game, SEATS, {}, 0)


@pytest.mark.parametrize("name", ["guess", "score", "result"])
def test_a_rule_that_fails_outside_of_play_is_a_sentence(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The interpreter is asked first: machine code would write anywhere, or never come back."""

    def fails(s: Any, *_: object) -> int:
        return int(s.points[99])

    game = kotatsu.load("tiki-topple")
    state = kotatsu.new("tiki-topple", 2, seed=3).state
    monkeypatch.setattr(game.rules, name, fails)
    with pytest.raises(Unsound, match=rf"`{name}`.* failed at .*test_check.py:\d+ in fails: IndexError: "):
        list(compare_results(game, state) if name == "result" else compare_looks(game, state))


def test_what_random_play_does_not_run_is_compared_too() -> None:
    """Views, guesses, scores, results and estimates agree in every game, and a difference is named."""
    game = kotatsu.load("tiki-topple")
    match = kotatsu.new("tiki-topple", 2, seed=3)
    assert list(compare_looks(game, match.state)) == []
    while not match.over:
        match.play(match.legal()[0])
    assert list(compare_results(game, match.state)) == []


def test_a_guess_that_differs_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kotatsu.load("tiki-topple")
    match = kotatsu.new("tiki-topple", 2, seed=3)
    list(compare_looks(game, match.state))  # compiled from the true rules, before they are bent
    monkeypatch.setattr(game.rules, "guess", lambda s, seat: None)
    assert "`guess` for seat 0 differs in hand, aside, mission" in list(compare_looks(game, match.state))
    monkeypatch.setattr(game.rules, "score", lambda s, seat: 5)
    assert "`score` of seat 0 is 5 plain and 0 compiled" in list(compare_looks(game, match.state))


def test_rules_outside_the_dialect_are_not_compiled() -> None:
    game = bent(("    s.turn += 1\n", "    s.turn += 1\n    words = 'a'\n"))
    checked = Checked()
    said = list(check_one(game, checked, count=1, seed=1))
    assert any("in end_turn: a string:" in problem for problem in checked.problems)
    assert said[-1].endswith("its rules leave the dialect (docs/rules-dialect.md)")


@pytest.mark.parametrize(
    ("honest", "wrong", "said"),
    [
        ("    s.turn += 1\n", "    s.turn += 1\n    names = ['a']\n", "a list"),
        ("    s.turn += 1\n", "    s.turn += 1\n    end_turn(s)\n", "recursion (end_turn calls end_turn)"),
        ("    s.turn += 1\n", "    s.turn += 1\n    print(s.turn)\n", "print"),
    ],
)
def test_the_first_compilation_refuses_what_leaves_the_dialect(honest: str, wrong: str, said: str) -> None:
    with pytest.raises(DialectError) as caught:
        Batch(bent((honest, wrong)), SEATS, 1, seed=1).play()
    assert f": {said}: " in str(caught.value)


def test_what_the_compiler_alone_refuses_is_a_sentence_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise NumbaError("no such thing\nFile ...")

    monkeypatch.setattr("kotatsu.authoring.check.look_closely", refuse)
    checked = Checked()
    list(check_one(kotatsu.load("tiki-topple"), checked, count=1, seed=1))
    assert checked.problems[0].startswith("the compiler refuses what the dialect allows: no such thing; ")


def test_a_part_without_a_source(tmp_path: Path) -> None:
    assert "there is no parts.toml" in next(parts_without_source(tmp_path))
    file = tmp_path / "parts.toml"
    file.write_text(
        '[dice]\ncount = 2\n[[cards]]\nid = "a"\nsource = "public"\n[[cards]]\nid = "b"\n', encoding="utf-8"
    )
    said = list(parts_without_source(tmp_path))
    assert [sentence.partition("parts.toml: ")[2].partition(" has")[0] for sentence in said] == ["dice", "cards.b"]
    file.write_text('[dice]\nsource = "memory"\n', encoding="utf-8")
    assert "source = 'memory'; accepted: rulebook, public, house" in next(parts_without_source(tmp_path))


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_part_of_the_games_has_a_source(slug: str) -> None:
    assert list(parts_without_source(kotatsu.load(slug).folder)) == []


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    app(["check", "tiki-topple", "--games", "3"], result_action="return_value")
    assert "tiki-topple 4 seats: 3 games, 288 decisions, equal byte for byte" in capsys.readouterr().out
