"""`kotatsu new-game`: a skeleton that conforms as it is, outside and inside, and is played in the browser."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import kotatsu
from kotatsu.authoring.new_game import read_names
from kotatsu.conformance.golden import left_over
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import BadSetting
from tests.authoring.installing import SOURCES, put_metadata, run
from tests.web.browsers import Person, chromium, needs_chromium
from tests.web.servers import Process, process, sqlite
from tests.web.test_browser_games import hand_over, play_by_hand, see_result

SLUG, PACKAGE = "paper-boats", "kotatsu_paper_boats"


@pytest.fixture(scope="module")
def skeleton(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new game as a package of its own, installed."""
    folder = tmp_path_factory.mktemp("skeleton")
    done = run("new-game", "Paper Boats", path=folder, cwd=folder)
    assert done.returncode == 0, done.stderr
    assert f"play it:   pip install -e kotatsu-{SLUG} && kotatsu serve --open" in done.stdout
    root = folder / f"kotatsu-{SLUG}"
    put_metadata(root / "src", PACKAGE, SLUG)
    return root


def test_a_fresh_skeleton_conforms_and_says_what_is_left(skeleton: Path) -> None:
    done = run("conform", SLUG, path=skeleton / "src", cwd=skeleton)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok  secrets stay secret" in done.stdout
    assert "ok  its own tests pass" in done.stdout
    assert f"{SLUG} conforms" in done.stdout
    left = done.stdout.partition("Left to do:\n")[2]
    assert f"src/{PACKAGE}/parts.toml:2: the true components." in left
    assert "words/fr.ftl:3: une phrase" in left


def test_a_bent_skeleton_does_not_conform(skeleton: Path, tmp_path: Path) -> None:
    """Conform can fail: a clause without words, a leak, a mask that disagrees with its reasons, an old playthrough."""
    bent = tmp_path / "bent"
    shutil.copytree(skeleton, bent)
    package = bent / "src" / PACKAGE
    change(package / "words" / "fr.ftl", "clause-4 =", "clause-9 =")
    change(package / "state.py", "pile: Row = secret.i8(CARDS)", "pile: Row = public.i8(CARDS)")
    change(package / "choices.py", "return Clause.HAND_IS_FULL if", "return Clause.MUST_HOLD if s.turn == 0 and")
    change(package / "parts.toml", 'points = 5\ncopies = 5\nsource = "house"', "points = 6\ncopies = 5")
    done = run("conform", SLUG, path=bent / "src", cwd=bent)
    assert done.returncode == 1
    for check in (
        "every part has a source",
        "every key has words",
        "the rules tell every clause",
        "secrets stay secret",
        "playthroughs are as they were",
        "its own tests pass",
    ):
        assert f"NO  {check}" in done.stdout
    assert f"{SLUG} does not conform yet" in done.stdout


def test_a_check_that_fails_is_a_sentence_with_its_line_and_the_others_run(skeleton: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(skeleton, broken)
    change(broken / "src" / PACKAGE / "page.py", "action == Verb.DRAW else", "action == Verb.DREW else")
    done = run("conform", SLUG, path=broken / "src", cwd=tmp_path)
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "NO  everything is explained" in done.stdout
    assert re.search(
        r"page\.py:\d+: in pieces: AttributeError: type object 'Verb' has no attribute 'DREW'", done.stdout
    )
    assert "ok  secrets stay secret" in done.stdout


def test_playthroughs_go_to_the_project_and_old_ones_are_removed(skeleton: Path, tmp_path: Path) -> None:
    moved = tmp_path / "moved"
    shutil.copytree(skeleton, moved)
    golden = moved / "tests" / "golden"
    (golden / f"{SLUG}-9.txt").write_text("seats that are gone", encoding="utf-8")
    game = SimpleNamespace(slug=SLUG, seat_counts=(2,), seats=(2, 2), options={})
    assert [file.name for file in left_over(cast(Game, game), golden)] == [f"{SLUG}-{n}.txt" for n in (3, 4, 9)]
    done = run("golden", SLUG, path=moved / "src", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert not (golden / f"{SLUG}-9.txt").exists()
    assert (golden / f"{SLUG}-2.txt").exists()
    assert not (tmp_path / "tests").exists()


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_it_is_on_the_shelf_in_the_arena_and_in_environments(skeleton: Path) -> None:
    listed = run("games", "--lang", "fr", path=skeleton / "src", cwd=skeleton)
    assert "Paper Boats" in listed.stdout
    fought = run(
        "arena", SLUG, "--bots", "random,random", "--games", "4", "--seats", "2", path=skeleton / "src", cwd=skeleton
    )
    assert fought.returncode == 0, fought.stderr
    studied = run("study", SLUG, "--games", "20", "--seats", "2", "--set", "cards.five.points=9",
                  path=skeleton / "src", cwd=skeleton)  # fmt: skip
    assert studied.returncode == 0, studied.stderr
    checked = run("check", SLUG, "--games", "5", path=skeleton / "src", cwd=skeleton)
    assert f"{SLUG} 4 seats: 5 games, 120 decisions, equal byte for byte" in checked.stdout


@pytest.fixture
def lively(skeleton: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server that finds the skeleton among the installed packages."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(skeleton / "src"), str(SOURCES)]))
    with process(sqlite(tmp_path), bots="any") as running:
        yield running


@pytest.fixture
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.mark.browser
@needs_chromium
def test_a_whole_game_in_the_browser(browser: Any, lively: Process) -> None:
    person = Person(browser, lively.url, "phone", "fr")
    person.set_table(SLUG, ["bot", "bot"])
    person.start()
    play_by_hand(person)
    hand_over(person)
    see_result(person)
    assert person.page.locator(".ledger li").count() == 3
    assert "‹" not in person.page.locator("body").inner_text()
    assert not person.complaints


def test_a_game_of_our_own(tmp_path: Path) -> None:
    """In a copy of the sources: a folder, a line in the list, tests and playthroughs."""
    source = SOURCES / "kotatsu"
    shutil.copytree(source, tmp_path / "src" / "kotatsu", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "games").mkdir(parents=True)
    done = run("new-game", "paper-boats", "--inside", path=tmp_path / "src", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "play it:   kotatsu serve --open" in done.stdout
    listed = (tmp_path / "src" / "kotatsu" / "games" / "__init__.py").read_text(encoding="utf-8")
    assert '    "paper-boats": "kotatsu.games.paper_boats",\n}\n' in listed
    assert (tmp_path / "tests" / "games" / "paper_boats" / "test_clauses.py").exists()
    assert (tmp_path / "tests" / "golden" / "paper-boats-2.txt").exists()
    shown = run("games", path=tmp_path / "src", cwd=tmp_path)
    assert "paper-boats    Paper Boats" in shown.stdout
    again = run("new-game", "paper-boats", "--inside", path=tmp_path / "src", cwd=tmp_path)
    assert again.returncode == 2
    assert "there is a game 'paper-boats' already" in again.stderr


def test_names() -> None:
    names = read_names("Love Letter", inside=False)
    assert (names.slug, names.title, names.package, names.prefix) == (
        "love-letter", "Love Letter", "kotatsu_love_letter", "LL",
    )  # fmt: skip
    assert read_names("hanabi", inside=True).title == "Hanabi"
    assert read_names("tall towers", inside=False).prefix not in {game.clauses.prefix for game in kotatsu.every()}
    assert read_names("Liar's Élan", inside=False).slug == "liars-elan"
    for wrong in ("", "7", "!!", "kikai", 'Say "no"', "a\\b", "{{ x }}", "<b>", "long " * 9):
        with pytest.raises(BadSetting):
            read_names(wrong, inside=False)
