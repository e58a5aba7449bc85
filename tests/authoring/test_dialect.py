"""Each violation of the dialect is refused with its place, its name and its remedy; what is harmless passes."""

from __future__ import annotations

import time
import tomllib
from pathlib import Path

import pytest

import kotatsu
from kotatsu.engine.dialect import DialectError, check_game
from kotatsu.engine.dialect.violations import Violation
from tests.authoring.bent_rules import State, load_rules, marked_line, run_compiled, violations

HERE = Path(__file__).parent
CASES = tomllib.loads((HERE / "violations.toml").read_text(encoding="utf-8"))
ALLOWED = tomllib.loads((HERE / "harmless.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_a_violation_is_refused_with_a_sentence(name: str, tmp_path: Path) -> None:
    case = CASES[name]
    found = violations(tmp_path, case["code"])
    assert found, "passed"
    sentence = str(found[0])
    assert f"bent.py:{marked_line(case['code'])}: in " in sentence
    assert f": {case['says']}" in sentence
    assert case["remedy"] in sentence.partition(case["says"])[2]


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_harmless_passes(name: str, tmp_path: Path) -> None:
    assert [str(found) for found in violations(tmp_path, ALLOWED[name])] == []


@pytest.mark.parametrize("name", ALLOWED)
def test_what_passes_compiles_and_gives_the_same(name: str, tmp_path: Path) -> None:
    """The checker allows nothing that machine code would do differently."""
    module = load_rules(tmp_path, ALLOWED[name])
    for action in (1, 0):
        plain = State()
        plain.round, plain.points[1], plain.rng[0] = 1, 7, 5
        before = plain.to_bytes()
        said = module.rule(plain, action)
        assert run_compiled(module.rule, before, action) == (said or 0, plain.to_bytes())


CHANGES = {
    "s.round = draw(s, 6)": "a call of draw",
    "tell(s, EVERYONE, EventKind.MOVED, 1, 2)": "a call of tell",
    "push(s, 1)": "a call of push",
    "s.points[0] += 1": "a change of s.points",
    "s.round = 1": "a change of s.round",
}
READER = """
def rule(s: State, mask: Mask) -> int:
    mask[1] = 1
    return count(s)


def count(s: State) -> int:
    CHANGE  # here
    return 1
"""


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("root", ["legal", "question", "score", "result", "value"])
def test_what_only_reads_changes_nothing(change: str, root: str, tmp_path: Path) -> None:
    code = READER.replace("CHANGE", change)
    (found,) = violations(tmp_path, code, root=root)
    assert f"bent.py:{marked_line(code)}: in count: {CHANGES[change]}: `{root}` reaches it" in str(found)
    assert "in what `setup` or `step` reaches" in str(found)
    assert violations(tmp_path, code, root="step") == violations(tmp_path, code, root="guess") == []


RESULT = (
    "def rule(s: State, out: Out) -> None:\n    out[0] = math.exp(s.points[0]) / 2.0\n    out[1] = strength(s, 1)\n"
)
STRENGTH = "\n\ndef strength(s: State, seat: int) -> float:\n    return HALF * s.points[seat]\n"


def test_floats_belong_in_result_and_what_it_alone_reaches(tmp_path: Path) -> None:
    assert violations(tmp_path, RESULT + STRENGTH, root="result") == []
    refused = violations(tmp_path, RESULT + STRENGTH, root="step")
    assert {found.refusal.construct for found in refused} == {"a float", "/"}


MAKER = """
def make(cost: int):
    def inner(s: State) -> None:
        s.round = cost
    return inner


rule = make(2)
"""


def test_a_closure_and_a_lambda_have_no_source_to_read(tmp_path: Path) -> None:
    made = MAKER
    assert "a function made by another function" in str(violations(tmp_path, made)[0])
    assert "a function without source" in str(violations(tmp_path, "rule = lambda s: 1\n")[0])
    assert "a function without source" in str(violations(tmp_path, "rule = functools.partial(helper, 1)\n")[0])


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_the_games_keep_to_the_dialect_and_are_read_quickly(slug: str) -> None:
    game = kotatsu.load(slug)

    def seconds() -> float:
        start = time.process_time()
        assert [str(found) for found in check_game(game)] == []
        return time.process_time() - start

    assert any(seconds() < 1.0 for _ in range(3))  # beside other work the same takes half as long again


TWO_MISTAKES = "def rule(s: State) -> None:\n    x = 'a'\n    y = None\n"


def test_an_error_lists_what_it_found(tmp_path: Path) -> None:
    found: list[Violation] = violations(tmp_path, TWO_MISTAKES)
    text = str(DialectError("bent", found))
    assert text.splitlines()[0] == "the rules of bent leave the dialect in 2 places:"
    assert "a string:" in text
    assert "None:" in text
