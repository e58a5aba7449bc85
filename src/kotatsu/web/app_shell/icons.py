"""Icons in every size, from the one drawing of ours (`static/icon.svg`), rendered when they are first asked for.

The drawing keeps to a few shapes: rectangles with round corners, circles, and paths of quadratic curves. That is all
this renderer knows; it draws much larger than asked and scales down, so that edges are smooth.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING
from xml.etree import ElementTree

from kotatsu.web.asset_urls import STATIC, static_digest

if TYPE_CHECKING:
    from PIL import Image, ImageDraw

SIZES = (16, 32, 48, 64, 72, 96, 128, 144, 152, 167, 180, 192, 256, 384, 512)
MASKABLE_SIZES = (192, 512)
"""Icons that fill their whole square; a phone cuts its own shape out of them."""
VIEW = 32
"""The drawing is as many units wide and high."""
DRAWN_PIXELS_A_UNIT = 64
"""Four times as large as the largest icon."""
SAFE_PART = 0.72
"""The part of a maskable icon that every shape shows."""
QUILT = "#2b3d6b"
"""The colour of the app's bar and behind a maskable icon, as in static/colours.css."""
CURVE_STEPS = 12
Point = tuple[float, float]
_NUMBER = re.compile(r"[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)")


def icon_url(size: int, *, maskable: bool = False) -> str:
    """The address of an icon."""
    return f"/icons/{static_digest()}/{'maskable' if maskable else 'icon'}-{size}.png"


@lru_cache(maxsize=len(SIZES) + len(MASKABLE_SIZES))
def icon_png(size: int, *, maskable: bool = False) -> bytes:
    """The icon as a PNG."""
    from PIL import Image  # seldom needed

    whole = VIEW * DRAWN_PIXELS_A_UNIT
    drawn = _drawn(DRAWN_PIXELS_A_UNIT)
    if maskable:
        inner = int(whole * SAFE_PART)
        place = ((whole - inner) // 2,) * 2
        filled = Image.new("RGBA", (whole, whole), QUILT)
        small = drawn.resize((inner, inner), Image.Resampling.LANCZOS)
        filled.paste(small, place, small)
        drawn = filled
    out = io.BytesIO()
    drawn.resize((size, size), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


def _drawn(factor: int) -> Image.Image:
    """The whole drawing, `factor` pixels a unit."""
    from PIL import Image, ImageDraw

    picture = Image.new("RGBA", (VIEW * factor,) * 2, (0, 0, 0, 0))
    for element in ElementTree.fromstring((STATIC / "icon.svg").read_text(encoding="utf-8")).iter():
        layer = Image.new("RGBA", picture.size, (0, 0, 0, 0))
        _draw(ImageDraw.Draw(layer), element, factor)
        opacity = float(element.get("opacity", 1))
        if opacity < 1:
            layer.putalpha(layer.getchannel("A").point(lambda alpha, part=opacity: int(alpha * part)))
        picture.alpha_composite(layer)
    return picture


def _draw(pen: ImageDraw.ImageDraw, element: ElementTree.Element, factor: int) -> None:
    kind = element.tag.rpartition("}")[2]
    fill, stroke = (_colour(element.get(name)) for name in ("fill", "stroke"))
    width = round(float(element.get("stroke-width", 1)) * factor) if stroke else 0
    if kind == "rect":
        x, y, across, down = (float(element.get(name, 0)) for name in ("x", "y", "width", "height"))
        radius = (float(element.get("rx", 0)) + width / factor / 2) * factor
        pen.rounded_rectangle(_box(x, y, x + across, y + down, width, factor), radius, fill, stroke, width)
    elif kind == "circle":
        x, y, radius = (float(element.get(name, 0)) for name in ("cx", "cy", "r"))
        pen.ellipse(_box(x - radius, y - radius, x + radius, y + radius, width, factor), fill, stroke, width)
    elif kind == "path":
        for points, closed in _lines(element.get("d", "")):
            scaled = [(x * factor, y * factor) for x, y in points]
            if fill and closed:
                pen.polygon(scaled, fill)
            if stroke:
                pen.line(scaled, stroke, width, joint="curve")


def _colour(name: str | None) -> str | None:
    return None if name in (None, "none") else name


def _box(left: float, top: float, right: float, bottom: float, width: int, factor: int) -> list[float]:
    """The outer edge in pixels of a shape whose outline lies half outside."""
    half = width / 2
    return [left * factor - half, top * factor - half, right * factor + half, bottom * factor + half]


def _lines(path: str) -> Iterator[tuple[list[Point], bool]]:
    """The lines of a path: `M`, and relative `q`, `t`, `z`; whether each is closed."""
    words = _NUMBER.findall(path)
    points: list[Point] = []
    control: Point = (0.0, 0.0)
    command = ""
    while words:
        if words[0].isalpha():
            command = words.pop(0)
        if command == "z":
            yield [*points, points[0]], True
            points = []
            continue
        numbers = [float(words.pop(0)) for _ in range(4 if command == "q" else 2)]
        if command == "M":
            if points:
                yield points, False
            points = [(numbers[0], numbers[1])]
            control = points[0]
            continue
        x, y = points[-1]
        mirrored = (2 * x - control[0], 2 * y - control[1])
        control = (x + numbers[0], y + numbers[1]) if command == "q" else mirrored
        points += _curve((x, y), control, (x + numbers[-2], y + numbers[-1]))
    if points:
        yield points, False


def _curve(start: Point, control: Point, end: Point) -> Iterator[Point]:
    for step in range(1, CURVE_STEPS + 1):
        t = step / CURVE_STEPS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        yield (a * start[0] + b * control[0] + c * end[0], a * start[1] + b * control[1] + c * end[1])
