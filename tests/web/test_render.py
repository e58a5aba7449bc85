"""Pages drawn from contexts alone: every word there, every piece answered for, nothing that the policy forbids."""

from __future__ import annotations

import html
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import kotatsu
from kotatsu.conformance.shots import PAGES, Wish, drawable, drawn, played, table_page
from kotatsu.engine.contract import Game
from kotatsu.web.render import Renderer
from kotatsu.web.render.marked_up_text import WEB_WORDS, MarkedUpText

FORBIDDEN = re.compile(
    r"<script(?! type=\"(?:module\" src|application/json))|\sstyle=|\son[a-z]+=|javascript:", re.IGNORECASE
)
"""What the page's policy would refuse to run or apply."""
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
MISSING = "‹"
"""How a word that is not in the words is shown."""
LANGUAGES = ("en", "fr")
EVERY_PLY = 7
"""Plies between two looks at a game."""


@pytest.fixture(scope="module")
def renderer() -> Renderer:
    return Renderer()


def positions(game: Game, seats: int) -> Iterator[kotatsu.Match]:
    """A random game, looked at every few plies and at its end."""
    match = kotatsu.Match(game, seats, seed=seats)
    chooser = random.Random(seats)
    while not match.over:
        if match.ply % EVERY_PLY == 0:
            yield match
        match.play(chooser.choice(match.legal()))
    yield match


def each_game() -> list[tuple[str, int]]:
    return [(game.slug, seats) for game in drawable() for seats in sorted({*game.seats})]


@pytest.mark.parametrize(("slug", "seats"), each_game())
def test_a_game_is_drawn_at_any_ply_for_everybody_in_both_languages(renderer: Renderer, slug: str, seats: int) -> None:
    for number, match in enumerate(positions(kotatsu.load(slug), seats)):
        language = LANGUAGES[number % 2]
        wish = Wish("table", language, "auto", "phone")
        for seat in {max(match.actor, 0), -1}:
            page = renderer.table(table_page(wish, match, seat), fragment=True)
            assert MISSING not in page, excerpt(page, MISSING)
            assert not FORBIDDEN.search(page), FORBIDDEN.search(page)
    page = drawn(renderer, Wish("result", "fr", "auto", "phone"), match, 0)
    assert MISSING not in page, excerpt(page, MISSING)


def excerpt(page: str, found: str) -> str:
    at = page.index(found)
    return page[max(0, at - 80) : at + 120]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_has_its_words_and_keeps_to_the_policy(renderer: Renderer, page: str, language: str) -> None:
    match = played("tiki-topple", 4, 1, None if page == "result" else 9, {})
    text = drawn(renderer, Wish(page, language, "auto", "phone"), match, max(match.actor, 0))
    assert MISSING not in text, excerpt(text, MISSING)
    assert not FORBIDDEN.search(text), FORBIDDEN.search(text)
    assert f'<html lang="{language}"' in text


def test_the_room_says_the_same_things_in_both_languages() -> None:
    english, french = (set(KEY.findall(file.read_text(encoding="utf-8"))) for file in room_words())
    assert english == french


def room_words() -> list[Path]:
    return [WEB_WORDS / f"{language}.ftl" for language in LANGUAGES]


def test_every_usable_piece_is_drawn_and_every_choice_is_a_button(renderer: Renderer) -> None:
    match = played("tiki-topple", 2, 3, 6, {})
    page = renderer.table(table_page(Wish("table", "en", "auto", "phone"), match, match.actor))
    buttons = re.findall(r'<button name="action" value="(\d+)"\s+class="choice[^"]*"\s+data-pieces="([^"]*)"', page)
    assert [int(action) for action, _ in buttons] == match.legal()
    drawn_pieces = set(re.findall(r'data-piece="([^"]+)"', page))
    assert {piece for _, pieces in buttons for piece in pieces.split()} <= drawn_pieces
    usable = set(re.findall(r'data-piece="([^"]+)"[^>]*data-usable', page))
    assert usable == {piece for _, pieces in buttons for piece in pieces.split()}


def test_what_is_refused_names_its_clause_and_only_drawn_pieces(renderer: Renderer) -> None:
    match = played("tiki-topple", 2, 3, 0, {})
    page = renderer.table(table_page(Wish("table", "en", "auto", "phone"), match, match.actor))
    data = json.loads(html.unescape(re.search(r'id="refusals">(.*?)</script>', page, re.DOTALL)[1]))  # type: ignore[index]
    top = f"tiki:{kotatsu.load('tiki-topple').rules.VOCABULARY['tiki'][match.state.line[0]]}"
    assert ["14", "card:up1", top] in data["refusals"] or ["14", "card:up2", top] in data["refusals"]
    assert set(data["texts"]) == {label for label, *_ in data["refusals"]}
    drawn_pieces = set(re.findall(r'data-piece="([^"]+)"', page))
    assert {piece for _, *pieces in data["refusals"] for piece in pieces} <= drawn_pieces


def test_a_spectator_and_a_waiting_seat_have_no_choices(renderer: Renderer) -> None:
    match = played("tiki-topple", 3, 3, 5, {})
    for seat in (-1, (match.actor + 1) % 3):
        page = renderer.table(table_page(Wish("table", "en", "auto", "phone"), match, seat))
        assert 'class="choice' not in page
        assert "data-usable" not in page


def test_a_curtain_hides_everything_of_the_game(renderer: Renderer) -> None:
    match = played("tiki-topple", 3, 3, 5, {})
    page = renderer.table(table_page(Wish("curtain", "en", "auto", "phone"), match, match.actor))
    assert "data-piece" not in page
    assert "event" not in page
    assert 'class="card' not in page


def test_names_and_chat_are_text_and_never_markup(renderer: Renderer) -> None:
    text = MarkedUpText(kotatsu.load("tiki-topple"), "en", frozenset({"shell"}))
    assert str(text.mark_up("<b>[shell] & [nothing]")) == (
        '&lt;b&gt;<svg class="symbol" role="img" aria-label="shell"><use href="#shell"/></svg> &amp; [nothing]'
    )
    match = played("tiki-topple", 2, 3, 2, {})
    page = renderer.table(table_page(Wish("table", "en", "auto", "phone"), match, 0))
    assert "&lt;tout&gt;" in page
    assert "<tout>" not in page


def test_a_hint_puts_the_best_first_with_its_chance(renderer: Renderer) -> None:
    match = played("tiki-topple", 2, 3, 2, {})
    page = renderer.table(table_page(Wish("hint", "en", "auto", "phone"), match, match.actor))
    chances = [int(value) for value in re.findall(r'<meter class="chance" min="0" max="100"\s+value="(\d+)"', page)]
    assert len(chances) == len(match.legal())
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("slug", [game.slug for game in drawable()])
def test_a_hint_draws_its_symbols_and_shows_no_markup(renderer: Renderer, slug: str) -> None:
    game = kotatsu.load(slug)
    for number, match in enumerate(positions(game, game.seats[1])):
        if not match.over:
            wish = Wish("hint", LANGUAGES[number % 2], "auto", "phone")
            page = renderer.table(table_page(wish, match, match.actor), fragment=True)
            assert "&lt;" not in page, excerpt(page, "&lt;")


@pytest.mark.parametrize("slug", list(kotatsu.GAMES))
def test_those_who_wait_are_told_what_is_really_asked(slug: str) -> None:
    game = kotatsu.load(slug)
    for match in positions(game, game.seats[1]):
        if not match.over:
            told = {game.rules.question(match.view(seat)) for seat in range(-1, match.seats)}
            assert told == {game.rules.question(match.state)}


def test_a_curtain_bears_the_sign_of_whom_it_waits_for(renderer: Renderer) -> None:
    match = played("pikit", 3, 1, 0, {})
    other = (match.actor + 1) % match.seats
    page = renderer.table(table_page(Wish("curtain", "fr", "light", "phone"), match, other))
    ask = page[page.index('id="ask"') :]
    assert f"mark seat-{other}" in ask[: ask.index("</p>")]
