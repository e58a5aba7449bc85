"""A picture of a review for those who are sent its address: the curve, the game, the names. Drawn by Pillow alone."""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from kotatsu.reviews.curve_svg import COLOURS
from kotatsu.reviews.model import Review

SIZE = (1200, 630)
"""What programs that show links expect."""
LEFT, RIGHT, TOP, BOTTOM = 70, 1150, 130, 484
PAPER, WOOD, QUILT, INK, SCALE = "#fcf7ea", "#d6a368", "#2b3d6b", "#2a211a", "#cdbd9d"
TITLE_PIXELS, NAME_PIXELS = 52, 30
NAMES_TOP, NAME_ROW_PIXELS = 502, 42
NAMES_A_ROW = 3
LINE_PIXELS = 7
MARK_PIXELS = 13
MARKS_ON_A_LINE = 4
LONGEST_NAME = 16
FONTS = ("DejaVuSans.ttf", "NotoSans-Regular.ttf", "LiberationSans-Regular.ttf", "Arial.ttf", "Helvetica.ttc")
"""Fonts that a machine may have. Without one, Pillow's own is taken, which knows no accents."""
STAR_CORNERS = 10
STAR_INNER = 0.45


def preview_png(review: Review, names: Sequence[str], title: str) -> bytes:
    """The picture as the bytes of a PNG."""
    image = Image.new("RGB", SIZE, QUILT)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((20, 20, SIZE[0] - 20, SIZE[1] - 20), 36, WOOD)
    draw.rounded_rectangle((36, 36, SIZE[0] - 36, SIZE[1] - 36), 28, PAPER)
    _text(draw, (LEFT, 54), title, TITLE_PIXELS)
    for percent in (0, 50, 100):
        y = _y(percent / 100)
        draw.line((LEFT, y, RIGHT, y), SCALE, 2)
    for seat in range(review.seats):
        _line(draw, review, seat)
    _names(draw, review, names)
    out = BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def _y(chance: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * chance


def _line(draw: ImageDraw.ImageDraw, review: Review, seat: int) -> None:
    plies = max(review.plies, 1)
    points = [(LEFT + (RIGHT - LEFT) * ply / plies, _y(row[seat])) for ply, row in enumerate(review.truth)]
    colour = COLOURS[seat % len(COLOURS)]
    draw.line(points, colour, LINE_PIXELS, joint="curve")
    for mark in range(MARKS_ON_A_LINE):
        at = (mark + (seat + 1) / (review.seats + 1)) / MARKS_ON_A_LINE
        _mark(draw, points[int(at * (len(points) - 1))], seat)


def _mark(draw: ImageDraw.ImageDraw, place: tuple[float, float], seat: int) -> None:
    """The mark of a seat as on every page: circle, triangle, square, diamond, star, drop."""
    colour, (x, y), size = COLOURS[seat % len(COLOURS)], place, MARK_PIXELS
    if seat % len(COLOURS) == 0:
        draw.circle(place, size - 1, colour, INK, 2)
    else:
        corners = (_triangle, _square, _diamond, _star, _drop)[seat % len(COLOURS) - 1]
        draw.polygon([(x + size * across, y + size * down) for across, down in corners()], colour, INK, 2)


Corners = list[tuple[float, float]]


def _triangle() -> Corners:
    return [(0, -1.1), (1.1, 0.9), (-1.1, 0.9)]


def _square() -> Corners:
    return [(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)]


def _diamond() -> Corners:
    return [(0, -1.2), (1.2, 0), (0, 1.2), (-1.2, 0)]


def _star() -> Corners:
    turns = [(corner, math.tau * corner / STAR_CORNERS) for corner in range(STAR_CORNERS)]
    sizes = [(1.25 * (STAR_INNER if corner % 2 else 1.0), turn) for corner, turn in turns]
    return [(size * math.sin(turn), -size * math.cos(turn)) for size, turn in sizes]


def _drop() -> Corners:
    turns = [math.pi * step / 8 for step in range(-1, 10)]
    return [(0, -1.3), *((0.85 * math.cos(turn), 0.25 + 0.85 * math.sin(turn)) for turn in turns)]


def _names(draw: ImageDraw.ImageDraw, review: Review, names: Sequence[str]) -> None:
    across = (RIGHT - LEFT) / min(review.seats, NAMES_A_ROW)
    for seat, name in enumerate(names):
        x, y = LEFT + across * (seat % NAMES_A_ROW), NAMES_TOP + NAME_ROW_PIXELS * (seat // NAMES_A_ROW)
        _mark(draw, (x + 16, y + NAME_PIXELS * 0.6), seat)
        shown = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        _text(draw, (x + 44, y), f"{shown} {100 * review.truth[-1][seat]:.0f} %", NAME_PIXELS)


def _text(draw: ImageDraw.ImageDraw, place: tuple[float, float], text: str, pixels: int) -> None:
    font = _font(pixels)
    if font is None:
        draw.text(place, without_accents(text), INK, ImageFont.load_default(pixels))
    else:
        draw.text(place, text, INK, font)


@lru_cache(maxsize=4)
def _font(pixels: int) -> ImageFont.FreeTypeFont | None:
    """A font of this machine that knows accents, or None."""
    for name in FONTS:
        try:
            return ImageFont.truetype(name, pixels)
        except OSError:
            continue
    return None


def without_accents(text: str) -> str:
    """A text in the letters that Pillow's own font has: Chloé becomes Chloe."""
    return unicodedata.normalize("NFKD", text.replace("…", "...")).encode("ascii", "ignore").decode()
