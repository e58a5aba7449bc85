"""Matches and views in a notebook: what they are, when they are equal, and a table one can step through."""

from __future__ import annotations

import random
import re
from html import unescape

import numpy as np
import pytest

import kotatsu
from kotatsu.engine.errors import BadSetting
from kotatsu.engine.match import Match
from kotatsu.notebook import table_text


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_a_match_steps_through_its_plies(slug: str) -> None:
    match, chooser = kotatsu.new(slug, seed=3), random.Random(1)
    for _ in range(5):
        match.play(chooser.choice(match.legal()))
    shown = match._repr_html_() or ""
    pages = re.findall(r"<pre(.*?)>(.*?)</pre>", shown, re.DOTALL)
    assert [hidden for hidden, _ in pages] == [" hidden"] * 5 + [""]
    assert 'type="range" min="0" max="5"' in shown
    assert [unescape(text) for _, text in pages] == [table_text(match, ply) for ply in range(6)]
    assert "‹" not in shown


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


@pytest.mark.parametrize("seat", [99, -2, 2.0, "0"])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    with pytest.raises(BadSetting, match="accepted: -1 to 1"):
        kotatsu.new("tiki-topple", seats=2, seed=3).view(seat)  # type: ignore[arg-type]
