"""Games of installed packages are found by their entry points; a broken one is a sentence and breaks nothing."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import kotatsu
from kotatsu import games
from kotatsu.engine.errors import UnknownGame
from tests.authoring.installing import put_metadata

TWIN = """
from dataclasses import replace

import kotatsu

GAME = replace(kotatsu.load("tiki-topple"), slug="{slug}", title="{title}")
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[object]:
    """Puts packages with entry points where Python finds them."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def put(package: str, slug: str, source: str) -> None:
        (tmp_path / f"{package}.py").write_text(source, encoding="utf-8")
        put_metadata(tmp_path, package, slug)
        forget()

    forget()
    yield put
    forget()
    for name in [name for name in sys.modules if name.startswith("outside_")]:
        del sys.modules[name]


def forget() -> None:
    games.outside.cache_clear()
    games.load.cache_clear()


def test_a_package_brings_a_game(install) -> None:  # type: ignore[no-untyped-def]
    before = list(kotatsu.GAMES)
    install("outside_twin", "twin-topple", TWIN.format(slug="twin-topple", title="Twin Topple"))
    assert list(kotatsu.GAMES) == [*before, "twin-topple"]
    assert len(kotatsu.GAMES) == len(before) + 1
    assert [game.slug for game in kotatsu.every()] == [*before, "twin-topple"]
    match = kotatsu.new("twin-topple", 2, seed=1)
    match.play(match.legal()[0])
    assert kotatsu.Match.from_json(match.to_json()).state.to_bytes() == match.state.to_bytes()


@pytest.mark.parametrize(
    ("slug", "source", "sentence"),
    [
        ("broken", "import a_module_that_is_not_there", "ModuleNotFoundError: No module named"),
        ("broken", "{}['points']", "KeyError: 'points' ("),
        ("broken", "{}['points']", "outside_bad.py:1)"),
        ("broken", "import functools\nfunctools.total_ordering(object)", "outside_bad.py:2)"),
        ("broken", "from kotatsu.engine.events import Events\nEvents({}, a=tuple('bcdef'))", "at most 4 (/"),
        ("number", "GAME = 7", "outside_bad:GAME is int, not a Game"),
        ("other-name", TWIN.format(slug="twin", title="Twin"), "its slug is 'twin'; the entry point must have"),
        ("kikai", TWIN.format(slug="kikai", title="Twin"), "Kotatsu has a game of that name"),
        ("Bad_Name", TWIN.format(slug="Bad_Name", title="Twin"), "lower-case words joined by hyphens"),
    ],
)
def test_a_bad_package_is_a_sentence(install, slug: str, source: str, sentence: str) -> None:  # type: ignore[no-untyped-def]
    before = list(kotatsu.GAMES)
    install("outside_bad", slug, source)
    assert list(kotatsu.GAMES) == before
    assert len(kotatsu.every()) == len(before)
    said = games.outside().problems[slug]
    assert said.startswith(f"the game {slug!r} of the package outside_bad cannot be used: ")
    assert sentence in said
    if slug not in before:
        with pytest.raises(UnknownGame, match="cannot be used"):
            kotatsu.load(slug)


def test_two_packages_of_one_name(install) -> None:  # type: ignore[no-untyped-def]
    install("outside_one", "twin-topple", TWIN.format(slug="twin-topple", title="One"))
    install("outside_two", "twin-topple", TWIN.format(slug="twin-topple", title="Two"))
    assert kotatsu.load("twin-topple").title == "One"
    assert "brings a game of that name already" in games.outside().problems["twin-topple of outside_two"]


def test_a_game_that_is_gone_is_a_sentence(install) -> None:  # type: ignore[no-untyped-def]
    install("outside_twin", "twin-topple", TWIN.format(slug="twin-topple", title="Twin Topple"))
    stored = kotatsu.new("twin-topple", 2, seed=1).to_json()
    for file in Path(sys.path[0]).glob("outside_twin*/*"):
        file.unlink()
    forget()
    with pytest.raises(UnknownGame, match="there is no game 'twin-topple'; there are tiki-topple"):
        kotatsu.Match.from_json(stored)


def test_the_list_of_games_says_what_is_wrong(install, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    from kotatsu.cli import app

    install("outside_bad", "broken", "raise RuntimeError('no luck')")
    app(["games"], result_action="return_value")
    said = capsys.readouterr()
    assert "tiki-topple" in said.out
    assert "the game 'broken' of the package outside_bad cannot be used: RuntimeError: no luck" in said.err
