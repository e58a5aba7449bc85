"""The example package, a game in no list of ours: installed, found, conformed, played to its end in the browser."""

from __future__ import annotations

import os
import shutil
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from tests.authoring.installing import SOURCES, put_metadata, run
from tests.web.browsers import Person, chromium, needs_chromium
from tests.web.servers import Process, process, sqlite
from tests.web.test_browser_games import hand_over, play_by_hand

EXAMPLE = Path(__file__).parents[2] / "examples" / "love-letter"
SLUG = "love-letter"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example where Python finds it, with the entry point that its pyproject.toml declares."""
    root = tmp_path_factory.mktemp("example") / SLUG
    shutil.copytree(EXAMPLE, root, ignore=shutil.ignore_patterns("__pycache__"))
    declared = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    (slug, value), *more = declared["kotatsu.games"].items()
    assert (slug, more) == (SLUG, [])
    put_metadata(root / "src", value.partition(":")[0], slug)
    return root


def test_it_is_in_no_list_of_ours() -> None:
    assert SLUG not in kotatsu.games.OWN


def test_it_is_found_and_plays(installed: Path) -> None:
    listed = run("games", path=installed / "src", cwd=installed)
    assert "love-letter    Love Letter" in listed.stdout
    told = run("rules", SLUG, "LL-A1", "--lang", "fr", path=installed / "src", cwd=installed)
    assert "LL-A1" in told.stdout
    fought = run("arena", SLUG, "--bots", "random,random,random", "--games", "3", "--seats", "3",
                 "--option", "handmaid=reaction", path=installed / "src", cwd=installed)  # fmt: skip
    assert fought.returncode == 0, fought.stderr


@pytest.mark.slow
def test_it_conforms_and_nothing_is_left_to_do(installed: Path) -> None:
    done = run("conform", SLUG, path=installed / "src", cwd=installed)
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{SLUG} conforms" in done.stdout
    assert "Left to do" not in done.stdout


@pytest.fixture
def lively(installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Process]:
    """A server that finds the example among the installed packages."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed / "src"), str(SOURCES)]))
    with process(sqlite(tmp_path), bots="any") as running:
        yield running


@pytest.fixture
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@pytest.mark.browser
@needs_chromium
def test_a_whole_game_in_the_browser(browser: Any, lively: Process) -> None:
    person = Person(browser, lively.url, "desktop", "fr")
    person.set_table(SLUG, ["bot", "bot"])
    person.start()
    play_by_hand(person)
    hand_over(person)
    person.page.wait_for_selector("#at[data-over]", timeout=240_000)
    person.visit(f"{person.page.url.split('?')[0]}/result")
    assert person.page.locator(".ledger li").count() == 3
    assert "‹" not in person.page.locator("body").inner_text()
    assert not person.complaints
