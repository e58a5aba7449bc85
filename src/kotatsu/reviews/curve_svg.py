"""The curve as an SVG: one line a seat, told apart by colour, dashes and a mark of its own."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kotatsu.reviews.model import Review

WIDTH, HEIGHT = 720, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 700, 16, 288
COLOURS = ("#d2493a", "#2f74c0", "#e0aa2b", "#46964c", "#8b5cb5", "#1f9296")
"""The colours of the seats on every page."""
DASHES = ("", "9 5", "2 5", "14 4 3 4", "5 3", "1 4 9 4")
"""A line is known by its dashes where colours cannot be seen."""
MARKS = ("circle", "triangle", "square", "diamond", "star", "drop")
PERCENTS = (0, 25, 50, 75, 100)
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #2b2622 } .quiet { fill: #6b625a; font-size: 12px }
.scale { stroke: #d8cfc5 } .line { fill: none; stroke-width: 2.5; stroke-linejoin: round } .paper { fill: #fffdf9 }
"""


def x_of(ply: int, plies: int) -> float:
    """Where a ply lies."""
    return LEFT + (RIGHT - LEFT) * ply / max(plies, 1)


def y_of(chance: float) -> float:
    """Where a chance lies."""
    return BOTTOM - (BOTTOM - TOP) * chance


def points(curve: Sequence[Sequence[float]], seat: int) -> str:
    """A seat's line as the points of a polyline; plies at which it goes straight on are left out."""
    ys = [round(y_of(row[seat]), 1) for row in curve]
    kept = [ply for ply in range(len(ys)) if ply in (0, len(ys) - 1) or not ys[ply - 1] == ys[ply] == ys[ply + 1]]
    return " ".join(f"{x_of(ply, len(ys) - 1):.1f},{ys[ply]:g}" for ply in kept)


def standalone_curve(review: Review, names: Sequence[str], title: str, seat: int | None = None) -> str:
    """The curve as a whole file with names and colours of its own."""
    curve = review.curve(seat)
    rows = [
        f'<line class="scale" x1="{LEFT}" x2="{RIGHT}" y1="{y_of(percent / 100):g}" y2="{y_of(percent / 100):g}"/>'
        f'<text class="quiet" x="{LEFT - 6}" y="{y_of(percent / 100) + 4:g}" text-anchor="end">{percent}</text>'
        for percent in PERCENTS
    ]
    lines = [
        f'<polyline class="line" stroke="{COLOURS[place % len(COLOURS)]}" '
        f'stroke-dasharray="{DASHES[place % len(DASHES)]}" points="{points(curve, place)}"/>'
        for place in range(review.seats)
    ]
    below = HEIGHT + 24 * review.seats
    names_below = [
        f'<line class="line" stroke="{COLOURS[place % len(COLOURS)]}" stroke-dasharray="{DASHES[place % len(DASHES)]}" '
        f'x1="{LEFT}" x2="{LEFT + 48}" y1="{HEIGHT + 24 * place}" y2="{HEIGHT + 24 * place}"/>'
        f'<text x="{LEFT + 60}" y="{HEIGHT + 24 * place + 5}">{escape(name)}</text>'
        for place, name in enumerate(names)
    ]
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {below}" role="img">'
    paper = f'<rect class="paper" width="{WIDTH}" height="{below}"/>'
    parts = [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", paper, *rows, *lines, *names_below]
    return "\n".join([*parts, "</svg>"]) + "\n"
