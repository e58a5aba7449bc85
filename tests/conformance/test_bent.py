"""Tests of the tests: an honest game passes, and each mistake that an author can make with secrets is found."""

from __future__ import annotations

import linecache
from pathlib import Path
from types import ModuleType

from kotatsu.conformance.memory import check_memory
from kotatsu.conformance.secrets import check_secrets
from kotatsu.engine.contract import Game

SOURCE = Path(__file__).with_name("bent") / "peek.py"
SEATS = 3


def bent(*changes: tuple[str, str]) -> Game:
    """The honest game with some of its lines changed."""
    text = SOURCE.read_text(encoding="utf-8")
    for honest, wrong in changes:
        assert honest in text, f"{honest!r} is not in the honest game"
        text = text.replace(honest, wrong)
    name = f"bent_{abs(hash(changes)):x}"
    filename = f"<{name}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(keepends=True), filename)
    module = ModuleType(name)
    module.__file__ = str(SOURCE)
    exec(compile(text, filename, "exec", dont_inherit=True), module.__dict__)
    return Game.of(module, slug="peek", title="Peek", version=1, seats=(2, SEATS), minutes=1, longest=60)


def problems(game: Game) -> str:
    found: list[str] = []
    for seed in range(12):
        found += check_secrets(game, SEATS, {}, seed=seed, plies=60).problems
        found += check_memory(game, SEATS, {}, seed=seed, plies=20).problems
    return "\n".join(found)


def test_the_honest_game_is_honest_and_the_checks_had_something_to_check() -> None:
    game = bent()
    report = check_secrets(game, SEATS, {}, seed=1, plies=60)
    assert report.comparisons > 20
    assert report.comparisons_with_draws > 5
    assert report.differing_private_events["looked"] > 0
    assert sum(check_memory(game, SEATS, {}, seed=seed, plies=20).facts for seed in range(4)) > 0
    assert problems(game) == ""


def test_hands_neither_hidden_nor_guessed() -> None:
    game = bent(
        ("hand: Row = own.i8(MAX_SEATS)", "hand: Row = public.i8(MAX_SEATS)"),
        ("s.hand[other] = s.known[seat, other] if s.known[seat, other] != NOT_SEEN else UNKNOWN", "pass"),
    )
    found = problems(game)
    assert "is told to one seat, but says the same in every world" in found
    assert "Declare that field `own` or `secret`" in found


def test_a_private_look_told_to_everyone() -> None:
    game = bent(("tell(s, looker, EventKind.LOOKED", "tell(s, EVERYONE, EventKind.LOOKED"))
    assert "Tell it to fewer seats, or keep what the seat learned in a field" in problems(game)


def test_a_card_drawn_and_not_hidden() -> None:
    game = bent(
        ("    guarding: int = public.i8()", "    guarding: int = public.i8()\n    drawn: int = public.i8()"),
        ("    s.pile[kind] -= 1\n    return kind", "    s.pile[kind] -= 1\n    s.drawn = kind\n    return kind"),
    )
    assert "drawn shows what nobody told" in problems(game)


def test_a_guess_that_forgets_what_the_seat_has_seen() -> None:
    game = bent(("s.known[seat, other] if s.known[seat, other] != NOT_SEEN else UNKNOWN", "UNKNOWN"))
    found = problems(game)
    assert "`guess` says otherwise" in found
    assert "Keep what was seen in a field" in found


def test_a_question_put_only_to_the_holder_of_a_card() -> None:
    game = bent(
        ("    s.guarding = 1\n    s.actor = other", "    if s.hand[other] == GUARD:\n        s.guarding = 1\n"
         "        s.actor = other\n    else:\n        end_turn(s)"),
    )  # fmt: skip
    assert "is asked `guarded` in one world and not in another that looks the same" in problems(game)


def test_a_question_that_gives_a_card_away_can_be_declared_with_its_clause() -> None:
    game = bent(
        ("    s.guarding = 1\n    s.actor = other", "    if s.hand[other] == GUARD:\n        s.guarding = 1\n"
         "        s.actor = other\n    else:\n        end_turn(s)"),
        ('CLAUSES = Clauses("PE", 3)', 'CLAUSES = Clauses("PE", 3)\nASKING_TELLS = {Question.GUARDED: CLAUSES["3"]}'),
    )  # fmt: skip
    assert "is asked `guarded`" not in problems(game)


SECRET_CHOICE = (
    ("    SHRUG = verb()", "    SHRUG = verb()\n    FROWN = verb()"),
    ('    SHRUGGED = event("seat")', '    SHRUGGED = event("seat")\n    FELT = event("seat", "mood")'),
    ("    turn: int = public.i8()", "    turn: int = public.i8()\n    mood: Row = own.i8(MAX_SEATS)\n"
     "    asked: Row = public.i8(MAX_SEATS)"),
    ("action == Verb.SHRUG", "action >= Verb.SHRUG"),
    ("        tell(s, EVERYONE, EventKind.SHRUGGED, s.actor)",
     "        tell(s, EVERYONE, EventKind.SHRUGGED, s.actor)\n"
     "        s.asked[s.actor] = 1\n        s.mood[s.actor] = action - Verb.SHRUG\n"
     "        tell(s, s.actor, EventKind.FELT, s.actor, s.mood[s.actor])"),
    ("    for other in range(s.seats):\n        for third in range(MAX_SEATS):", "    for other in range(s.seats):\n"
     "        if other != seat:\n            s.mood[other] = draw(s, 2) if s.asked[other] else 0\n"
     "        for third in range(MAX_SEATS):"),
)  # fmt: skip
"""Those who are looked at shrug or frown, and nobody sees which."""
ROLLED_MOOD = (("s.mood[s.actor] = action - Verb.SHRUG", "s.mood[s.actor] = draw(s, 2)"),)


def test_a_choice_made_in_secret_may_have_been_another() -> None:
    assert problems(bent(*SECRET_CHOICE)) == ""


def test_a_choice_that_the_others_were_told_is_a_fact() -> None:
    game = bent(*SECRET_CHOICE, ("tell(s, s.actor, EventKind.FELT", "tell(s, all_but(s.actor), EventKind.FELT"))
    assert "mood" in problems(game)
    assert "`guess` says otherwise" in problems(game)


def test_dice_rolled_in_secret_are_a_secret() -> None:
    """Nothing but the draw decides what the owner is told, and worlds are compared with the same draws."""
    rolled = (*SECRET_CHOICE[:-1], *ROLLED_MOOD, SECRET_CHOICE[-1])
    assert problems(bent(*rolled)) == ""
