"""Render modes: the table in plain lines, printed, returned as text, or drawn: as an SVG or as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec

import numpy as np
import numpy.typing as npt

from kotatsu.engine.errors import BadSetting, listed

Pixels = npt.NDArray[np.uint8]
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
"""`human` prints the table, `ansi` returns its lines as text, `svg` the same lines as a drawing, `rgb_array` as pixels
(rows x columns x 3, uint8)."""
PAPER, INK = "#fbf7ef", "#2b2622"
FONT_SIZE = 15
LINE_HEIGHT = 20
CHARACTER_WIDTH = 9
MARGIN = 16


def checked_mode(render_mode: str | None) -> str | None:
    """A render mode that exists, or BadSetting."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadSetting(f"render_mode = {render_mode!r} is not accepted; accepted: {listed(RENDER_MODES)}")
    if render_mode == "rgb_array" and find_spec("PIL") is None:
        raise BadSetting("render_mode 'rgb_array' needs pillow: pip install 'kotatsu-games[envs]'")
    return render_mode


def render_lines(lines: Sequence[str], render_mode: str | None) -> str | Pixels | None:
    """The lines of a table in a mode; nothing where they were printed."""
    text = "\n".join(lines)
    if render_mode == "human":
        print(text)
        return None
    if render_mode == "rgb_array":
        return as_pixels(text.split("\n"))
    return as_svg(text.split("\n")) if render_mode == "svg" else text


def as_pixels(lines: Sequence[str]) -> Pixels:
    """Lines of text as an image: red, green and blue of every pixel."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(FONT_SIZE)
    width = 2 * MARGIN + round(max((font.getlength(line) for line in lines), default=0.0))
    image = Image.new("RGB", (width, 2 * MARGIN + LINE_HEIGHT * len(lines)), PAPER)
    pen = ImageDraw.Draw(image)
    for row, line in enumerate(lines):
        pen.text((MARGIN, MARGIN + LINE_HEIGHT * row), line, fill=INK, font=font)
    return np.asarray(image, dtype=np.uint8)


def as_svg(lines: Sequence[str]) -> str:
    """Lines of text as an SVG."""
    width = 2 * MARGIN + CHARACTER_WIDTH * max(map(len, lines), default=0)
    height = 2 * MARGIN + LINE_HEIGHT * len(lines)
    rows = [
        f'<text x="{MARGIN}" y="{MARGIN + LINE_HEIGHT * (row + 1) - 5}" xml:space="preserve">{escape(line)}</text>'
        for row, line in enumerate(lines)
    ]
    size = f'width="{width}" height="{height}"'
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" {size}>',
            f"<style>text {{ font: 15px monospace; fill: {INK} }}</style>",
            f'<rect {size} fill="{PAPER}"/>',
            *rows,
            "</svg>",
        ]
    )
