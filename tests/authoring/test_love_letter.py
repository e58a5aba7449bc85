"""The example package of examples/love_letter: built, installed, found, held to everything, and played in a browser."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import kotatsu
from tests.web.browsers import Person, chromium, needs_chromium
from tests.web.servers import process, sqlite
from tests.web.test_browser_games import hand_over, play_by_hand, see_result

EXAMPLE = Path(__file__).parents[2] / "examples" / "love_letter"
SLUG = "love-letter"
CONFORM_TIMEOUT_SECONDS = 1200


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as its wheel installs it."""
    wheels, site = tmp_path_factory.mktemp("wheels"), tmp_path_factory.mktemp("site")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(wheels), str(EXAMPLE)]
    subprocess.run(build, check=True, capture_output=True, timeout=120)
    (wheel,) = wheels.glob("*.whl")
    install = [sys.executable, "-m", "pip", "install", "--no-deps", "--no-index", "--target", str(site), str(wheel)]
    subprocess.run(install, check=True, capture_output=True, timeout=120)
    return site


@pytest.fixture
def on_path(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The installed package where processes that a test starts find it."""
    before = [entry for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep) if entry]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(installed), *before]))
    return installed


def run(*command: str, timeout: int = 120) -> subprocess.CompletedProcess[str]:
    """A `kotatsu` command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "kotatsu", *command], capture_output=True, text=True, timeout=timeout, check=False
    )


def test_no_list_of_ours_knows_it() -> None:
    assert SLUG not in kotatsu.games.OWN


def test_an_installed_package_is_a_game_like_the_others(on_path: Path) -> None:
    assert SLUG in run("games").stdout
    assert "LL-A6" in run("rules", SLUG).stdout
    played = run("arena", SLUG, "--bots", "random,random", "--games", "4")
    assert played.returncode == 0, played.stderr


def test_its_folder_follows_the_plan(on_path: Path) -> None:
    plan = [sys.executable, "-m", "pytest", "tests/conformance/test_file_plan.py", "-k", SLUG, "-p", "no:cacheprovider"]
    held = subprocess.run(plan, cwd=EXAMPLE.parents[1], capture_output=True, text=True, timeout=120, check=False)
    assert held.returncode == 0, held.stdout


@pytest.mark.slow
@pytest.mark.timeout(CONFORM_TIMEOUT_SECONDS)
def test_it_conforms(on_path: Path) -> None:
    folders = ("--tests", str(EXAMPLE / "tests"), "--golden", str(EXAMPLE / "tests" / "golden"))
    held = run("conform", SLUG, *folders, timeout=CONFORM_TIMEOUT_SECONDS)
    assert held.returncode == 0, held.stdout


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with chromium() as found:
        yield found


@needs_chromium
@pytest.mark.browser
@pytest.mark.parametrize(("size", "language"), [("phone", "fr"), ("desktop", "en")])
def test_a_whole_game_in_the_browser(on_path: Path, tmp_path: Path, browser: Any, size: str, language: str) -> None:
    with process(sqlite(tmp_path), bots="any") as server:
        person = Person(browser, server.url, size, language)
        person.set_table(SLUG, ["bot"] * 2)
        person.start()
        play_by_hand(person)
        hand_over(person)
        see_result(person)
        assert person.page.locator(".standings .points").count() == 3
        assert "‹" not in person.page.locator("body").inner_text()
        assert not person.complaints
