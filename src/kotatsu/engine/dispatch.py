"""One place that ties each question of a game to its functions.

Compiled code has no tables of functions, so `dispatch` writes the decision tree that a person would write by hand and
compiles it to an ordinary Python function. The interpreter, Numba and the GPU all run that function.

    ANSWERS = {
        Question.PLAY_A_CARD: Answer(mark=mark_cards, forbids=forbids_card, do=play_card),
        Question.DISCARD_A_CARD: Answer(mark=mark_discards, forbids=forbids_discard, do=discard_card),
    }
    legal, why_not, answer = answering(question, ANSWERS)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from kotatsu.engine.generated import INDENT, make_function
from kotatsu.engine.layout import Mask

Function = TypeVar("Function", bound=Callable[..., Any])
Key = Callable[[Any], int]
"""What a decision tree decides by: a function of the state, such as `question`."""


@dataclass(frozen=True)
class Answer:
    """How one question is answered."""

    mark: Callable[[Any, Mask], int]
    """Mark in a zeroed mask what the actor may choose; how many."""
    forbids: Callable[[Any, int], int]
    """The clause that forbids an action as an answer to this question, or ALLOWED."""
    do: Callable[[Any, int], None]
    """Carry out an allowed action."""


def answering(
    key: Key, answers: Mapping[int, Answer]
) -> tuple[Callable[[Any, Mask], int], Callable[[Any, int], int], Callable[[Any, int], None]]:
    """The three functions of a table of questions: `legal`, `why_not`, and the one that carries out an answer."""
    return (
        dispatch(key, {number: answer.mark for number, answer in answers.items()}, name="legal"),
        dispatch(key, {number: answer.forbids for number, answer in answers.items()}, name="why_not"),
        dispatch(key, {number: answer.do for number, answer in answers.items()}, name="answer"),
    )


def dispatch(key: Key, cases: Mapping[int, Function], *, name: str = "dispatch") -> Function:
    """A function that calls the case of `key(s)`. All cases have the signature of the first; `s` comes first.

    A key without a case takes the nearest case below it, so every value that the key can have must be listed.
    """
    numbers = sorted(cases)
    first = cases[numbers[0]]
    names = list(inspect.signature(first).parameters)
    _same_signatures(names, cases.values())
    called = {number: f"case_{number}" for number in numbers}
    lines = [f"def {name}({', '.join(names)}):", f"{INDENT}chosen = key({names[0]})"]
    lines += _tree(numbers, called, ", ".join(names), INDENT)
    made = make_function(
        name,
        lines,
        {"key": key, **{called[number]: function for number, function in cases.items()}},
        module=first.__module__,
        annotations=first.__annotations__,
        doc=f"`{name}` by the question at hand, from the table of questions.",
    )
    return cast(Function, made)


def _same_signatures(names: list[str], functions: Any) -> None:
    for function in functions:
        if len(inspect.signature(function).parameters) != len(names):
            raise TypeError(f"{function.__qualname__} takes other arguments than the first case, {', '.join(names)}")


def _tree(numbers: list[int], called: Mapping[int, str], arguments: str, indent: str) -> list[str]:
    """The lines of a balanced tree of comparisons, so that no case is many comparisons away."""
    if len(numbers) == 1:
        return [f"{indent}return {called[numbers[0]]}({arguments})"]
    middle = len(numbers) // 2
    return [
        f"{indent}if chosen < {numbers[middle]}:",
        *_tree(numbers[:middle], called, arguments, indent + INDENT),
        *_tree(numbers[middle:], called, arguments, indent),
    ]
