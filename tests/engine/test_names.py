"""Names declared once, namespaces in compiled rules, and the table of questions."""

from __future__ import annotations

from typing import Any

import numba
import pytest

from kotatsu.engine.actions import VerbNames, verb
from kotatsu.engine.compiler.rebind import rebind
from kotatsu.engine.compiler.source import flatten
from kotatsu.engine.dispatch import Answer, answering, dispatch
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.events import EventNames, event
from kotatsu.engine.layout import Mask
from kotatsu.engine.names import NumberedNames, numbered
from tests.engine import constants

VOCABULARY = {"tiki": ("nani", "huhu")}


class Verb(VerbNames, vocabulary=VOCABULARY):
    PLAY = verb({"tiki": 2, "place": 3})
    STOP = verb()


class EventKind(EventNames, vocabulary=VOCABULARY):
    MOVED = event("seat", "tiki")
    STOPPED = event("seat")


class Question(NumberedNames):
    PLAY_A_CARD = numbered()
    STOP_NOW = numbered()


def test_a_vocabulary_that_is_not_there_and_words_too_few_are_refused() -> None:
    """A misspelt vocabulary would be told as bare numbers, and an action past the words could not be said."""
    with pytest.raises(BadSetting, match="tiki:tikis: VOCABULARY has no 'tikis'; accepted: seat, number, tiki"):
        type("Kinds", (EventNames,), {"MOVED": event("seat", "tiki:tikis")}, vocabulary=VOCABULARY)
    with pytest.raises(BadSetting, match="the verb play has tiki of 3, and 'tiki' of VOCABULARY has 2 words"):
        type("Verbs", (VerbNames,), {"PLAY": verb({"tiki": 3})}, vocabulary=VOCABULARY)


def test_one_declaration_gives_the_number_and_the_name() -> None:
    assert (Verb.PLAY, Verb.STOP) == (0, 6)
    assert Verb.actions.decode(Verb.PLAY + 4) == {"verb": "play", "tiki": "huhu", "place": 1}
    assert (EventKind.MOVED, EventKind.STOPPED) == (0, 1)
    assert EventKind.events.names == ("moved", "stopped")
    assert Question.names == ("play_a_card", "stop_now")
    assert Question.STOP_NOW == 1


def test_a_declared_name_is_written_in_capitals() -> None:
    with pytest.raises(TypeError, match="capitals"):
        type("Wrong", (NumberedNames,), {"play": numbered()})


def cost(value: int) -> int:
    """Reads a class, a module's table and a module's function."""
    if value == Verb.STOP:
        return Question.STOP_NOW
    return constants.doubled(constants.PRICES[value]) + Verb.STOP


def test_namespaces_become_global_names_in_compiled_rules() -> None:
    flat = flatten(cost)
    assert set(flat.globals) == {"Verb__STOP", "Question__STOP_NOW", "constants__doubled", "constants__PRICES"}
    names = {**flat.globals, "constants__doubled": numba.njit(constants.doubled)}
    compiled = numba.njit(rebind(cost, names, flat.code))
    assert [compiled(value) for value in (0, 1, 2, 6)] == [cost(value) for value in (0, 1, 2, 6)] == [12, 8, 14, 1]


def shadowed(Verb: Any) -> Any:  # noqa: N803
    return Verb.STOP


def test_a_local_name_is_no_namespace() -> None:
    assert flatten(shadowed).globals == {}


class Asked:
    """A state that asks one question."""

    def __init__(self, number: int) -> None:
        self.number = number


def question(s: Asked) -> int:
    return s.number


def mark_one(s: Asked, mask: Mask) -> int:
    mask[s.number] = 1
    return 1


def forbids_others(s: Asked, action: int) -> int:
    return 0 if action == s.number else 10 + s.number


def nothing(s: Asked, action: int) -> None:
    s.number = action


def forbids_all(s: Asked, action: int) -> int:
    return 99


def test_a_table_of_questions_gives_legal_why_not_and_answer() -> None:
    answers = {number: Answer(mark_one, forbids_others, nothing) for number in range(7)}
    answers[4] = Answer(mark_one, forbids_all, nothing)
    legal, why_not, answer = answering(question, answers)
    for number in range(7):
        mask = bytearray(8)
        assert legal(Asked(number), mask) == 1
        assert mask[number] == 1
        assert why_not(Asked(number), number) == (99 if number == 4 else 0)
    s = Asked(3)
    answer(s, 5)
    assert s.number == 5


def test_cases_must_take_the_same_arguments() -> None:
    cases: dict[int, Any] = {0: forbids_all, 1: question}
    with pytest.raises(TypeError, match="other arguments"):
        dispatch(question, cases)
