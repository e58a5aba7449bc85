"""Every game's folder follows one plan, so that a reader who knows one game finds everything in the others."""

from __future__ import annotations

import re
from types import ModuleType

import pytest

import kotatsu
from kotatsu import Game
from kotatsu.games import OWN

FILES = (
    *("__init__.py", "rules.py", "state.py", "parts.toml", "parts.py"),
    *("setup.py", "choices.py", "turns.py", "ending.py", "secrets.py", "perspective.py"),
    *("text.py", "page.py", "table.html", "table.css", "drawings.html"),
    *("words/en.ftl", "words/fr.ftl"),
    *("lesson.toml", "words/en-lesson.ftl", "words/fr-lesson.ftl"),
)
FILE_OF = {"question": "choices", "score": "ending", "result": "ending", "guess": "secrets", "hide": "secrets"}
"""The file of each function of the contract; `legal`, `why_not` and `step` come from the table of questions."""
NOT_RULES = ("__init__", "rules", "parts", "bounds", "text", "page", "forecast", "value", "perspective")
"""How files begin that the table of contents in `rules.py` need not name."""
MOST_LINES = 400


def games() -> list[Game]:
    return list(kotatsu.every())


def file_of(function: object) -> str:
    """The name of the file in which a function is written."""
    return str(getattr(function, "__module__", "")).rpartition(".")[2]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_files_of_the_plan_are_there(game: Game) -> None:
    readme = ("README.md",) if game.slug in OWN else ()  # a package has its own at its root
    assert [name for name in (*FILES, *readme) if not (game.folder / name).is_file()] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_functions_of_the_contract_live_in_their_files(game: Game) -> None:
    found = {name: file_of(getattr(game.rules, name)) for name in FILE_OF if hasattr(game.rules, name)}
    assert found == {name: file for name, file in FILE_OF.items() if name in found}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_set_up_is_written_in_its_file(game: Game) -> None:
    """`setup` itself, or the functions that it calls before it carries out the first frames."""
    setup = game.rules.setup
    called = [setup.__globals__.get(name) for name in setup.__code__.co_names]
    modules = [item.__name__.rpartition(".")[2] for item in called if isinstance(item, ModuleType)]
    assert file_of(setup) == "setup" or "setup" in modules


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_one_table_answers_every_question(game: Game) -> None:
    """`rules.py` ties each question to its functions; what forbids an answer is in `choices.py`."""
    answers = vars(game.rules)["ANSWERS"]
    assert sorted(answers) == list(range(game.rules.Question.count))
    assert all(answer.mark.__name__.startswith("mark_") for answer in answers.values())
    assert {file_of(answer.forbids) for answer in answers.values()} == {"choices"}


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_the_table_of_contents_names_every_file_of_rules(game: Game) -> None:
    contents = re.findall(r"\w+", str(game.rules.__doc__))
    files = [file.stem for file in sorted(game.folder.glob("*.py")) if not file.stem.startswith(NOT_RULES)]
    assert [name for name in files if name not in contents] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
def test_no_file_is_long(game: Game) -> None:
    files = [*game.folder.glob("*.py"), *game.folder.glob("*.html"), *game.folder.glob("*.css")]
    assert [file.name for file in files if len(file.read_text(encoding="utf-8").splitlines()) > MOST_LINES] == []
