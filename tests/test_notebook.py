"""Matches and views in a notebook: what they are, when they are equal, and a table one can step through."""

from __future__ import annotations

import base64
import copy
import gzip
import json
import pickle
import random
import re
import subprocess
import sys
from html import escape, unescape

import numpy as np
import pytest

import kotatsu
from kotatsu.conformance.shots import browser
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.match import Match
from kotatsu.notebook import table_text


def boards(shown: str) -> list[str]:
    """The boards that a match's document packs, one for each ply."""
    document = unescape(shown)
    packed = re.search(r'<script type="application/gzip" id="boards">(.*?)</script>', document)
    assert packed is not None
    return list(json.loads(gzip.decompress(base64.b64decode(packed[1]))))


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_a_match_steps_through_its_boards(slug: str) -> None:
    match, chooser = kotatsu.new(slug, seed=3), random.Random(1)
    for _ in range(5):
        match.play(chooser.choice(match.legal()))
    shown = match._repr_html_() or ""
    drawn = boards(shown)
    assert len(drawn) == 6
    assert len(set(drawn)) == 6, "every ply shows something new"
    assert all('class="board"' in board and "<svg" in board for board in drawn)
    document = unescape(shown)
    assert 'min="0" max="5" value="5"' in document
    assert drawn[-1] in document, "the last one is there without a script"
    assert "‹" not in document
    assert escape(table_text(match, 5)) in shown, "and in words"


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_a_board_fetches_nothing(slug: str) -> None:
    document = unescape(kotatsu.new(slug, seed=3)._repr_html_() or "")
    fetched = re.findall(r"""(?:src|href)="(?!#)[^"]*"|url\((?!"data:|#)[^)]*\)|@import[^;]*""", document)
    assert fetched == []


def test_a_match_is_drawn_without_the_web_stack() -> None:
    """As after `pip install kotatsu-games`, without an extra."""
    code = (
        "import sys\n"
        "for name in ('litestar', 'msgspec', 'sqlalchemy', 'uvicorn', 'itsdangerous', 'PIL', 'segno', 'webauthn'):\n"
        "    sys.modules[name] = None\n"
        "import kotatsu\n"
        "assert 'class=\"board\"' in __import__('html').unescape(kotatsu.new('pikit', seed=1)._repr_html_())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.browser
def test_the_slider_shows_the_board_of_a_ply() -> None:
    match, chooser = kotatsu.new("tiki-topple", seed=3), random.Random(1)
    for _ in range(5):
        match.play(chooser.choice(match.legal()))
    shown = match._repr_html_() or ""
    with browser() as chromium:
        page = chromium.new_page(viewport={"width": 760, "height": 760})
        complaints: list[str] = []
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.set_content(shown)
        frame = page.frames[1]
        frame.locator("input").focus()
        page.wait_for_function("document.querySelector('iframe') !== null")
        expect = boards(shown)[3].split('class="told paper">')[1].split("<")[0].strip()
        for _ in range(50):
            page.keyboard.press("Home")
            for _ in range(3):
                page.keyboard.press("ArrowRight")
            if frame.inner_text("output") == "3":
                break
            page.wait_for_timeout(100)
        assert expect[:20] in frame.inner_text("main")
        assert complaints == []


def test_what_a_spectator_may_not_see_is_not_drawn() -> None:
    """Two matches that differ in hands alone look the same."""
    match = kotatsu.new("tiki-topple", seats=2, seed=3)
    before = match._repr_html_()
    match.state.mission[0], match.state.mission[1] = match.state.mission[1], match.state.mission[0]
    assert match._repr_html_() == before


def test_without_a_drawer_a_match_is_its_repr(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "drawer", None)
    assert kotatsu.new("pikit", seed=1)._repr_html_() is None


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_views_are_equal_when_they_show_the_same(slug: str) -> None:
    match = kotatsu.new(slug, seed=3)
    one, other = match.view(0), match.view(0)
    assert one == other
    assert hash(one) == hash(other)
    assert one != 3
    assert repr(one) == f"<State of {slug.replace('-', '_')}, {match.seats} seats, seat {match.actor} decides>"
    record = one.as_numpy()
    assert record["seats"] == match.seats
    for name, field in one.fields.items():
        if field.shape and name != "rng":
            assert isinstance(record[name], np.ndarray)
            assert record[name].tolist() == getattr(one, name).tolist()
    match.play(match.legal()[0])
    assert match.view(0) != one


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_views_are_pickled_and_copied(slug: str) -> None:
    view = kotatsu.new(slug, seed=3).view(0)
    for twin in (pickle.loads(pickle.dumps(view)), copy.deepcopy(view), copy.copy(view)):
        assert twin == view
        assert twin is not view
        twin.actor = -1
        assert twin != view, "they share nothing"


@pytest.mark.parametrize("seat", [99, -2, 2.0, "0"])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    with pytest.raises(BadSetting, match="accepted: -1 to 1"):
        kotatsu.new("tiki-topple", seats=2, seed=3).view(seat)  # type: ignore[arg-type]
