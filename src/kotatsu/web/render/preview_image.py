"""A picture of a review for those who are sent its address: the curve, the game, the names. Drawn by Pillow alone."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

from kotatsu.reviews.curve_svg import COLOURS
from kotatsu.reviews.model import Review

SIZE = (1200, 630)
"""What programs that show links expect."""
LEFT, RIGHT, TOP, BOTTOM = 70, 1150, 130, 500
PAPER, WOOD, QUILT, INK, SCALE = "#fcf7ea", "#d6a368", "#2b3d6b", "#2a211a", "#cdbd9d"
TITLE_PIXELS, NAME_PIXELS = 52, 34
LINE_PIXELS = 7
MARK_PIXELS = 13
MARKS_ON_A_LINE = 4
LONGEST_NAME = 16


def preview_png(review: Review, names: Sequence[str], title: str) -> bytes:
    """The picture as the bytes of a PNG."""
    image = Image.new("RGB", SIZE, QUILT)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((20, 20, SIZE[0] - 20, SIZE[1] - 20), 36, WOOD)
    draw.rounded_rectangle((36, 36, SIZE[0] - 36, SIZE[1] - 36), 28, PAPER)
    draw.text((LEFT, 54), title, INK, ImageFont.load_default(TITLE_PIXELS))
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
    """A shape for each seat: a circle, then polygons of three corners and more."""
    colour = COLOURS[seat % len(COLOURS)]
    if seat == 0:
        draw.circle(place, MARK_PIXELS - 1, colour, PAPER, 2)
    else:
        draw.regular_polygon((*place, MARK_PIXELS + 2), seat + 2, fill=colour, outline=PAPER)


def _names(draw: ImageDraw.ImageDraw, review: Review, names: Sequence[str]) -> None:
    font = ImageFont.load_default(NAME_PIXELS)
    across = (RIGHT - LEFT) / min(review.seats, 3)
    for seat, name in enumerate(names):
        x, y = LEFT + across * (seat % 3), 522 + 44 * (seat // 3)
        _mark(draw, (x + 16, y + 20), seat)
        shown = name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"
        draw.text((x + 44, y), f"{shown} {100 * review.truth[-1][seat]:.0f} %", INK, font)
