"""The page of a study: what one must read fits three screens, the appendix follows; charts print."""

from __future__ import annotations

from pathlib import Path

import pytest

from kotatsu.conformance.shots import ARGUMENTS, CHROMIUM
from kotatsu.study.commands import run_study
from tests.web.browsers import needs_chromium

SCREEN = {"width": 1440, "height": 900}


@needs_chromium
def test_three_screens_before_the_appendix(tmp_path: Path) -> None:
    sync_api = pytest.importorskip("playwright.sync_api")
    page_file = tmp_path / "study.html"
    run_study("tiki-topple", seats=4, games=400, workers=1, sets=["cards.up3.copies=0"], html=page_file)
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(ARGUMENTS))
        page = browser.new_page(viewport=SCREEN)
        page.goto(page_file.as_uri())
        height = page.evaluate("document.querySelector('main').getBoundingClientRect().height")
        assert 0 < height < 3 * SCREEN["height"]
        page.emulate_media(media="print", color_scheme="dark")
        colour = "getComputedStyle(document.querySelector('.value')).fill"
        assert page.evaluate(colour) == "rgb(255, 255, 255)", "a dark screen does not print a dark chart"
        browser.close()
