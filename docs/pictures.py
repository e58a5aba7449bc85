"""The pictures of the README and the gallery, from the real pages: `make pictures`. Small files, light and dark."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from PIL import Image

import kotatsu
from kotatsu import bots
from kotatsu.conformance.shots import Wish, browser, drawn, photograph
from kotatsu.engine.contract import Game
from kotatsu.web.render import Renderer

FOLDER = Path(__file__).parent / "pictures"
THEMES = ("light", "dark")
SIZE = "short-phone"
SEED = 7
PART_PLAYED = 0.4
"""How far into its game a table is looked at."""
COLOURS = 64
"""Of a picture; drawings have few, and files stay small."""


def middle_of(game: Game) -> kotatsu.Match:
    """A match of bots somewhere in its middle, where a person would have several choices."""
    match = kotatsu.Match(game, min(3, game.seats[1]), seed=SEED)
    bot = bots.make("hard", game)
    while not match.over:
        match.play(bot.choose(match.view(match.actor), match.actor, match.legal(), seed=match.ply))
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


def main() -> None:
    """All pictures anew."""
    FOLDER.mkdir(exist_ok=True)
    renderer = Renderer()
    with browser() as chromium:
        for game in kotatsu.every():
            photograph_table(chromium, renderer, game)
            print(file_of(game.slug, "light"), flush=True)


if __name__ == "__main__":
    main()
