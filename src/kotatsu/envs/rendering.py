"""Render modes: the table in plain lines, printed or returned, or the game's board as an SVG or as pixels."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec

import numpy as np
import numpy.typing as npt

from kotatsu.engine.errors import BadSetting, listed
from kotatsu.envs.position import Position

Pixels = npt.NDArray[np.uint8]
RENDER_MODES = ("human", "ansi", "svg", "rgb_array")
"""`human` prints the table, `ansi` returns its lines as text, `svg` the board as browsers show it, `rgb_array` its
pixels (rows x columns x 3, uint8). Pixels of the board need a Chromium and the extra `render`; without them, and for
a game without a drawing, both are of the lines."""
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


def render(position: Position, seat: int, names: Sequence[str], render_mode: str | None) -> str | Pixels | None:
    """A position as a seat sees it, in a mode; nothing where it was printed."""
    if render_mode == "svg":
        return drawn_svg(position, seat, names)
    if render_mode == "rgb_array":
        return drawn_pixels(position, seat, names)
    text = "\n".join(position.lines(seat, names))
    if render_mode != "human":
        return text
    print(text)
    return None


def drawn_svg(position: Position, seat: int, names: Sequence[str]) -> str:
    """The board in an SVG; the lines where the game has no drawing."""
    from kotatsu.board_pictures import board_svg, can_draw

    if not can_draw(position.game):
        return as_svg(position.lines(seat, names))
    return board_svg(drawn_board(position, seat))


def drawn_pixels(position: Position, seat: int, names: Sequence[str]) -> Pixels:
    """The board as pixels; the lines where there is no browser, or no drawing."""
    from kotatsu.board_pictures import board_pixels, browser_path, can_draw

    if browser_path() is None or not can_draw(position.game):
        return as_pixels("\n".join(position.lines(seat, names)).split("\n"))
    return board_pixels(drawn_board(position, seat))


def drawn_board(position: Position, seat: int) -> str:
    """The board as a document."""
    from kotatsu.board_pictures import board_html

    result = tuple(position.result()) if position.over else ()
    return board_html(position.game, position.view(seat), seat, result)


def drawn_html(position: Position, seat: int, names: Sequence[str]) -> str:
    """For a notebook: the board in a frame; the lines where the game has no drawing."""
    from kotatsu.board_pictures import can_draw
    from kotatsu.notebook import framed

    if not can_draw(position.game):
        return as_svg(position.lines(seat, names))
    return framed(drawn_board(position, seat), position.game.title)


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
