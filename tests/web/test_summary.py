"""What just happened, on a phone: whole sentences that fit, what matters among them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import kotatsu
from kotatsu.conformance.shots import NAMES, SIZES, Wish, drawn, played
from kotatsu.engine.contract import Game
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.games import OWN
from kotatsu.web.render import Renderer
from kotatsu.web.render.drawing import sprite
from kotatsu.web.render.marked_up_text import MarkedUpText, defined_symbols, marked_up_text
from kotatsu.web.render.summary import SummaryLine, fits, summary
from tests.web.browsers import needs_chromium
from tests.web.test_browser_access import open_page

READERS = (0, 1)
NARROW_PX = 375
LEFT_OUT = "<b class='left-out'><svg class='icon'><use href='#room-log'/></svg>3</b>"
TOO_HIGH = """sentences => {
  const line = document.querySelector(".just");
  Object.assign(line.style, { maxHeight: "none", webkitLineClamp: "none" });
  const room = 2.5 * parseFloat(getComputedStyle(line).lineHeight);
  return sentences.filter((html) => { line.innerHTML = html; return line.offsetHeight > room; });
}"""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer()


def words_of(renderer: Renderer, game: Game, language: str) -> MarkedUpText:
    return marked_up_text(game, language, defined_symbols(sprite(renderer.environment, game)))


def summaries(text: MarkedUpText, slug: str) -> Iterator[tuple[SummaryLine, ...]]:
    """Of every ply of a game of chance, for two readers."""
    game = kotatsu.load(slug)
    match = played(slug, game.seats[-1], 1, None, {})
    for ply in match.plies:
        for reader in READERS:
            heard = [event for event in ply.events if event.visible_to(reader)]
            if heard:
                yield summary(text, game, heard, NAMES[: match.seats], reader)


def test_what_was_told_last_stays_while_plies_tell_nothing(renderer: Renderer) -> None:
    match = kotatsu.new("king-of-tokyo", seats=2, seed=1)
    while not match.plies or match.plies[-1].events:
        match.play(match.legal()[0])  # the first die is set aside
    page = drawn(renderer, Wish("table", "en", "light", "short-phone"), match, match.actor)
    told = re.search(r'<a class="just".*?</a>', page, re.DOTALL)
    assert told
    assert "You roll" in re.sub(r"<[^>]+>", "", told[0])


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("slug", OWN)
def test_every_ply_has_whole_sentences_that_fit(renderer: Renderer, slug: str, language: str) -> None:
    for lines in summaries(words_of(renderer, kotatsu.load(slug), language), slug):
        kept = [line.text for line in lines if not line.is_minor]
        assert kept, "something happened, and something is said"
        assert len(kept) == 1 or fits(kept)


def told(game: str, reader: int, *events: tuple[str, dict[str, int]]) -> list[str]:
    """What a phone says of these events, in English."""
    loaded = kotatsu.load(game)
    happened = [Event(EVERYONE, name, values, {}) for name, values in events]
    lines = summary(marked_up_text(loaded, "en"), loaded, happened, NAMES, reader)
    return [str(line.text) for line in lines if not line.is_minor]


def smashed(victim: int) -> tuple[str, dict[str, int]]:
    return ("smashed", {"seat": victim, "hearts": 2, "by": 3})


def test_what_hits_the_reader_stays() -> None:
    hits = [smashed(seat) for seat in (0, 1, 2, 4, 5)]
    assert any("you" in line for line in told("king-of-tokyo", 2, *hits))
    assert len(told("king-of-tokyo", 2, *hits)) < len(hits), "there is no room for all of them"


def test_what_somebody_did_stays_before_what_it_brought() -> None:
    brought = ("brought", {"seat": 0, "square": 6, "element": 13, "toll": 2})
    gained = [("gained_energy", {"seat": 0, "amount": 3}), ("gained_points", {"seat": 0, "amount": 1})]
    assert any("bring a fan" in line for line in told("kikai", 0, brought, *gained))


def test_minor_events_go_first_and_only_when_there_is_no_room() -> None:
    turn = ("turn_begins", {"seat": 1})
    assert len(told("king-of-tokyo", 0, ("fled", {"seat": 0}), turn)) == 2
    hits = [smashed(seat) for seat in (0, 1)]
    assert len(told("king-of-tokyo", 0, *hits, turn)) == 2
    assert not any("turn" in line for line in told("king-of-tokyo", 0, *hits, turn))


@pytest.mark.browser
@needs_chromium
@pytest.mark.parametrize("slug", OWN)
def test_a_phone_shows_them_whole(browser: Any, renderer: Renderer, slug: str) -> None:
    text = words_of(renderer, kotatsu.load(slug), "fr")
    sentences = {
        "".join(f"<span>{line.text} </span>" for line in lines if not line.is_minor) + LEFT_OUT
        for lines in summaries(text, slug)
    }
    match = played(slug, None, 1, 2, {})
    page = open_page(browser, drawn(renderer, Wish("table", "fr", "light", "short-phone"), match, 0), "short-phone")
    page.set_viewport_size({"width": NARROW_PX, "height": SIZES["short-phone"][1]})
    assert page.evaluate(TOO_HIGH, sorted(sentences)) == []
    page.context.close()


@pytest.mark.parametrize("language", ["fr", "en"])
def test_how_many_more_sentences_there_are_does_not_look_like_points(renderer: Renderer, language: str) -> None:
    text = words_of(renderer, kotatsu.load("tiki-topple"), language)
    parts = renderer.environment.get_template("room/_dock_parts.html").module
    for minor in (1, 2, 11):
        shown = str(parts.just_happened((), minor, text))  # type: ignore[attr-defined]
        assert "+" not in shown
        assert "‹" not in shown
        assert "#room-log" in shown
        assert str(minor) in shown
