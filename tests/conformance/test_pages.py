"""Every page of every game is drawn for every seat, in both languages."""

from __future__ import annotations

import pytest

import kotatsu
from kotatsu.conformance.pages import check_pages
from tests.support import configurations


@pytest.mark.parametrize(("slug", "seats", "options"), configurations())
def test_pages_are_drawn_without_a_gap(slug: str, seats: int, options: dict[str, str]) -> None:
    assert list(check_pages(kotatsu.load(slug), seats, options)) == []
