"""The pictures of the README and the gallery, from the real pages: `make pictures`. Small files, light and dark."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

import kotatsu
from kotatsu import bots
from kotatsu.conformance.shots import SIZES, TABLE, Wish, browser, drawn, frame, photograph, seat_cards, view_of
from kotatsu.engine.contract import Game
from kotatsu.study.commands import run_study
from kotatsu.web.render import Renderer
from kotatsu.web.render.review_page import draw_review
from kotatsu.web.review_contexts import ReviewPage, ReviewState

FOLDER = Path(__file__).parent / "pictures"
THEMES = ("light", "dark")
SIZE = "short-phone"
SEED = 7
PART_PLAYED = 0.4
"""How far into its game a table is looked at."""
REVIEWED = "tiki-topple"
STUDIED, STUDIED_GAMES, CHANGE = "tiki-topple", 20_000, "cards.up3.copies=2"
COLOURS = 64
"""Of a picture; drawings have few, and files stay small."""


def played_by_bots(game: Game) -> kotatsu.Match:
    """A whole match of bots."""
    match = kotatsu.Match(game, min(3, game.seats[1]), seed=SEED)
    bot = bots.make("hard", game)
    while not match.over:
        match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), seed=match.ply))
    return match


def middle_of(game: Game) -> kotatsu.Match:
    """A match of bots somewhere in its middle, where a person would have several choices."""
    match = played_by_bots(game)
    ply = int(len(match.plies) * PART_PLAYED)
    while len((found := match.until(ply)).legal()) < 3:
        ply += 1
    return found


def shrink(path: Path, to: Path) -> None:
    """Keep a picture with few colours."""
    Image.open(path).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(to, optimize=True)


def file_of(name: str, theme: str) -> Path:
    """Where a picture goes; the light one has the plain name."""
    return FOLDER / (f"{name}.png" if theme == "light" else f"{name}-{theme}.png")


def photograph_table(chromium: Any, renderer: Renderer, game: Game) -> None:
    """A table in both themes."""
    match = middle_of(game)
    for theme in THEMES:
        wish = Wish("table", "en", theme, SIZE)
        with tempfile.TemporaryDirectory() as scratch:
            photograph(chromium, drawn(renderer, wish, match, match.actor), wish, Path(scratch), [])
            shrink(Path(scratch) / wish.name, file_of(game.slug, theme))


def photograph_review(chromium: Any, renderer: Renderer) -> None:
    """The review of a whole game, at its largest moment."""
    match = played_by_bots(kotatsu.load(REVIEWED))
    found = kotatsu.review(match)
    ply = max(found.moments, key=lambda one: abs(one.after - one.before)).ply
    for theme in THEMES:
        wish = Wish("review", "en", theme, SIZE)
        view = view_of(match.until(ply), 0, live=False)
        state = ReviewState(found)
        page = ReviewPage(frame(wish), TABLE, match, view, seat_cards(match.seats, 0), state, 0, None, None, "")
        take(chromium, draw_review(renderer.environment, page), wish, "review")


def photograph_study(chromium: Any) -> None:
    """The first screen of a what-if's report."""
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch) / "study.html"
        run_study(STUDIED, seats=2, games=STUDIED_GAMES, sets=[CHANGE], html=report, as_json=True, workers=1)
        html = report.read_text(encoding="utf-8")
    for theme in THEMES:
        page = chromium.new_page(viewport={"width": 820, "height": 900}, color_scheme=theme)
        page.set_content(html)
        with tempfile.TemporaryDirectory() as scratch:
            shot = Path(scratch) / "study.png"
            page.screenshot(path=str(shot))
            shrink(shot, file_of("study", theme))
        page.close()


def take(chromium: Any, html: str, wish: Wish, name: str) -> None:
    """One picture of a page, kept small."""
    with tempfile.TemporaryDirectory() as scratch:
        photograph(chromium, html, wish, Path(scratch), [])
        with Image.open(Path(scratch) / wish.name) as picture:
            width, height = SIZES[wish.size]
            picture.crop((0, 0, width, min(picture.height, 2 * height))).save(Path(scratch) / "cut.png")
        shrink(Path(scratch) / "cut.png", file_of(name, wish.theme))


def main() -> None:
    """All pictures anew, or those that are named: a game, `review`, `study`."""
    FOLDER.mkdir(exist_ok=True)
    renderer, named = Renderer(), sys.argv[1:]
    with browser() as chromium:
        for game in kotatsu.every():
            if not named or game.slug in named:
                photograph_table(chromium, renderer, game)
                print(file_of(game.slug, "light"), flush=True)
        if not named or "review" in named:
            photograph_review(chromium, renderer)
        if not named or "study" in named:
            photograph_study(chromium)


if __name__ == "__main__":
    main()
