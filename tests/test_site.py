"""The documentation builds as a site without a warning, and a reader's browser loads nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import kotatsu

ROOT = Path(__file__).parents[1]
LOADED = re.compile(r"""(?:src=|<link[^>]+href=|@import |url\()["']?(https?:)?//""")
"""Something that a page loads from another site."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-b",
        "html",
        str(ROOT / "docs"),
        str(folder),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=500, check=False)
    assert done.returncode == 0, done.stderr
    return folder


def test_pages_load_nothing_from_elsewhere(site: Path) -> None:
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    assert len(pages) > 15
    assert [str(page) for page in pages if LOADED.search(page.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_every_game_has_a_page(site: Path, slug: str) -> None:
    text = (site / "games" / f"{slug}.html").read_text(encoding="utf-8")
    game = kotatsu.load(slug)
    assert all(f">{verb}<" in text for verb in game.actions.verbs)
    assert all(f">{name}<" in text for name in game.events.names)


def test_the_reference_has_what_people_call(site: Path) -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in (site / "reference").glob("*.html"))
    names = ("kotatsu.new", "kotatsu.engine.match.Match.view", "kotatsu.envs.batch", "kotatsu.bots.make")
    assert [name for name in names if f'id="{name}"' not in text] == []
