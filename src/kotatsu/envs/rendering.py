"""Render modes: the table in plain lines, printed, returned as text, or drawn as an SVG of those lines."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kotatsu.engine.errors import BadSetting, listed

RENDER_MODES = ("human", "ansi", "svg")
"""`human` prints the table, `ansi` returns its lines as text, `svg` the same lines as a drawing."""
LINE_HEIGHT = 20
CHARACTER_WIDTH = 9
MARGIN = 16


def checked_mode(render_mode: str | None) -> str | None:
    """A render mode that exists, or BadSetting."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadSetting(f"render_mode = {render_mode!r} is not accepted; accepted: {listed(RENDER_MODES)}")
    return render_mode


def render_lines(lines: Sequence[str], render_mode: str | None) -> str | None:
    """The lines of a table in a mode; nothing where they were printed."""
    text = "\n".join(lines)
    if render_mode == "human":
        print(text)
        return None
    return as_svg(text.split("\n")) if render_mode == "svg" else text


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
            "<style>text { font: 15px monospace; fill: #2b2622 }</style>",
            f'<rect {size} fill="#fbf7ef"/>',
            *rows,
            "</svg>",
        ]
    )
