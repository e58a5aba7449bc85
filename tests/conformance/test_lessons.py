"""Every lesson is played through, and everything that a newcomer meets is explained somewhere."""

from __future__ import annotations

from pathlib import Path

import pytest

import kotatsu
from kotatsu import Game
from kotatsu.conformance import lessons
from kotatsu.engine.errors import LessonError
from kotatsu.engine.lesson import Lesson, parse_lessons
from kotatsu.words import Words


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_lessons_are_played_through(slug: str) -> None:
    assert list(lessons.check_lessons(kotatsu.load(slug))) == []


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_everything_is_explained(slug: str) -> None:
    game = kotatsu.load(slug)
    assert list(lessons.check_everything_is_explained(game)) == []
    counted = {kind: sum(item.kind == kind for item in lessons.explanations(game)) for kind in lessons.KINDS}
    assert counted["verb"] == len(game.actions.verbs)
    assert counted["question"] == len(game.questions)


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_card_is_brief(slug: str) -> None:
    assert list(lessons.check_cards_are_brief(kotatsu.load(slug))) == []


@pytest.mark.parametrize(
    ("slug", "kind", "names"),
    [
        ("king-of-tokyo", "card", 64),  # of 66 cards, two kinds are there twice
        ("tiki-topple", "card", 7),
        ("pikit", "piece", 11 + 6),
        ("kyudo", "piece", 4 + 3),
        ("kikai", "piece", 36 + 6),
    ],
)
def test_every_printed_card_is_counted(slug: str, kind: str, names: int) -> None:
    """Also those that no game by chance has shown: creatures and Mecha, archers and tokens, elements and billboards."""
    found = [item.name for item in lessons.explanations(kotatsu.load(slug)) if item.kind == kind]
    kinds = ("card", "creature", "mecha", "archer", "token", "element", "billboard")
    assert sum(name.partition(":")[0] in kinds and ":" in name for name in found) >= names
    assert len(found) == len(set(found))


def test_a_long_card_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "MAX_WORDS", 3)
    assert any("the card of card:toast" in problem for problem in lessons.check_cards_are_brief(game))


def test_what_nobody_explains_is_named(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "has", lambda self, key: key != "coach-verb-discard")
    assert any(problem.startswith("verb discard:") for problem in lessons.check_everything_is_explained(game))


BENT = {
    'do = ["play card=up2 place=3"]': ('do = ["play card=up3 place=3"]', "is not allowed here"),
    'then = ["play card=puh place=1"]': ('then = ["play card=puh place=8"]', "is not allowed here"),
    'lit = ["tiki:lokahi", "tiki:wikiwiki", "tiki:hookipa"]': ('lit = ["tiki:moai"]', "tiki:moai is lit but not drawn"),
}


@pytest.mark.parametrize("line", BENT)
def test_a_bent_lesson_is_found(game: Game, line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (game.folder / "lesson.toml").read_text(encoding="utf-8")
    assert line in text
    other, problem = BENT[line]
    monkeypatch.setitem(game.__dict__, "lessons", parse_lessons(game, text.replace(line, other)))
    assert any(problem in found for found in lessons.check_lessons(game))


@pytest.fixture
def game() -> Game:
    return kotatsu.load("tiki-topple")


@pytest.mark.parametrize(
    ("said", "problem"),
    [
        (
            "One two three four five six seven eight nine ten one two three four five six seven eight nine ten one.",
            "21 words",
        ),
        ("One. Two. Three. Four.", "4 sentences"),
    ],
)
def test_long_words_are_found(game: Game, said: str, problem: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "text", lambda self, key, **values: said)
    found = list(lessons.check_lesson_words(game.lessons[0], Words(game, "en")))
    assert any(problem in line for line in found)


def test_missing_words_are_found(game: Game) -> None:
    lesson: Lesson = parse_lessons(game, ONE.replace('"first"', '"other"'))[0]
    found = list(lessons.check_lesson_words(lesson, Words(game, "fr")))
    assert "there are no words for lesson-other-goal-1" in found


def test_a_game_without_a_lesson_is_told(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game.__dict__, "lessons", ())
    assert list(lessons.check_lessons(game)) == ["there is no lesson.toml: nobody can learn this game"]


def test_french_marks_are_no_words() -> None:
    assert lessons.count_words("Aïe ! « Trois » : voilà un tir ?") == 5
    assert lessons.sentences("Aïe ! Trois 3. Et puis ?") == ["Aïe !", "Trois 3.", "Et puis ?"]


# --- What the loader refuses

ONE = """
[[lessons]]
name = "first"
seats = 2
[[lessons.scenes]]
name = "goal"
deal = [0]
[lessons.scenes.set]
"points.0" = 3
[[lessons.scenes.steps]]
lit = ["tiki:nani"]
[[lessons.scenes.steps]]
do = ["play card=up1 place=3"]
draws = []
then = ["play card=up1 place=4"]
[[lessons.scenes.steps]]
"""
WRONG = {
    'name = "first"': ('name = "First Lesson"', "small letters"),
    "seats = 2": ("seats = 9", "is not for 9 seats"),
    "seats = 2 ": ('seats = "two"', "must be a whole number"),
    'name = "goal"': ('title = "goal"', "has no 'title'"),
    "deal = [0]": ("deal = [-1]", "whole numbers"),
    "deal = [0] ": ("", "has `deal`"),
    '"points.0" = 3': ('"points.9" = 3', "does not fit"),
    '"points.0" = 3 ': ('"points.0" = 99999', "does not fit"),
    '"points.0" = 3  ': ('"points" = "many"', "does not fit"),
    '"points.0" = 3     ': ('"hand" = [[1, 0]]', "hand is 4 by 7, and hand.0 its first part"),
    '"points.0" = 3   ': ('"score" = 3', "is no field"),
    '"points.0" = 3    ': ('"rng" = [1]', "is no field"),
    'lit = ["tiki:nani"]': ('lit = ["two words"]', "names of pieces"),
    'lit = ["tiki:nani"] ': ("lit = [3]", "a list of texts"),
    'do = ["play card=up1 place=3"]': ('do = ["fly"]', "is no action"),
    'do = ["play card=up1 place=3"] ': ('do = ["play card=up1 place=3"]\nany = true', "both `do` and `any`"),
    'do = ["play card=up1 place=3"]  ': ("", "nothing that is done"),
    'then = ["play card=up1 place=4"]': ('then = "toast"', "must be a list"),
    "draws = []": ("draws = [true]", "whole numbers"),
    "[[lessons]]": ("[[lesson]]", "has no 'lesson'"),
    "[[lessons]] ": ("[[lessons", "is not TOML"),
}


@pytest.mark.parametrize("line", WRONG)
def test_a_wrong_line_is_refused_with_a_sentence(game: Game, line: str) -> None:
    other, problem = WRONG[line]
    text = ONE.replace(line.strip(), other, 1)
    if problem == "has `deal`":
        text, problem = text.replace('[lessons.scenes.set]\n"points.0" = 3\n', ""), "must begin at a position"
    with pytest.raises(LessonError, match=problem):
        parse_lessons(game, text)


def test_after_a_free_choice_nothing_is_scripted(game: Game) -> None:
    text = ONE.replace('lit = ["tiki:nani"]', "any = true")
    with pytest.raises(LessonError, match="needs a position"):
        parse_lessons(game, text)


def test_what_was_done_is_seen_before_the_table_is_laid_anew(game: Game) -> None:
    again = ONE[ONE.index("[[lessons.scenes]]") :].replace('"goal"', '"again"')
    text = ONE.removesuffix("[[lessons.scenes.steps]]\n") + again
    with pytest.raises(LessonError, match="lays the table anew"):
        parse_lessons(game, text)


def test_any_damage_is_a_lesson_error_or_a_lesson(game: Game) -> None:
    """Cut, doubled and exchanged bytes: the loader answers with lessons or with a sentence, never otherwise."""
    import random

    chance = random.Random(5)
    whole = (game.folder / "lesson.toml").read_text(encoding="utf-8")
    refused = 0
    for _ in range(300):
        at, other = chance.randrange(len(whole)), chance.randrange(len(whole))
        end = at + chance.randrange(1, 40)
        text = chance.choice(
            [whole[:at] + whole[end:], whole[:at] + whole[other : other + 30] + whole[at:], whole[:at]]
        )
        try:
            parse_lessons(game, text)
        except LessonError:
            refused += 1
    assert refused > 100


def test_unreadable_files_are_refused(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lesson.toml").write_bytes(b"\xff\xfe")
    from dataclasses import replace

    from kotatsu.engine.lesson import read_lessons

    with pytest.raises(LessonError, match="cannot be read"):
        read_lessons(replace(game, folder=tmp_path))
    assert read_lessons(replace(game, folder=tmp_path / "none")) == ()
