"""Charts as SVG: values with their intervals, and histograms. Colours come from CHART_STYLE or from the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from kotatsu.experiments.intervals import Interval

WIDTH = 720
LEFT = 230
"""Where the scale begins; names stand before it."""
RIGHT = 690
ROW = 26
TOP = 12
FOOT = 30
TITLE_HEIGHT = 64
TICKS = 5
"""Marks on a scale, about."""
MAX_BARS = 40
BARS_HEIGHT = 160
MARGIN = 30

CHART_STYLE = """
text { font: 14px system-ui, sans-serif; fill: #2b2622 } .title { font-size: 19px; font-weight: 600 }
.quiet { fill: #6b625a; font-size: 12px } .scale { stroke: #d8cfc5 } .middle { stroke: #9a4a2f; stroke-dasharray: 5 4 }
.interval { stroke: #2f5f8a; stroke-width: 4; stroke-linecap: round }
.bar { fill: #2f5f8a } .line { fill: none; stroke: #2f5f8a }
.value { fill: #fffdf9; stroke: #2f5f8a; stroke-width: 3 } .paper { fill: #fffdf9 }
"""
"""For a chart that stands alone in a file."""


@dataclass(frozen=True)
class Row:
    """A line of an interval chart."""

    name: str
    value: Interval
    reference: float | None = None
    """Marked on this row alone: the value that would be expected."""


@dataclass(frozen=True)
class Scale:
    """Values along the chart."""

    low: float
    high: float

    def x(self, value: float) -> float:
        """Where a value lies."""
        return LEFT + (RIGHT - LEFT) * (value - self.low) / ((self.high - self.low) or 1.0)

    def ticks(self) -> list[float]:
        """Round values to mark."""
        step = round_step((self.high - self.low) / TICKS)
        first = int(self.low // step)
        values = [round(step * count, 10) for count in range(first, first + 4 * TICKS)]
        return [value for value in values if self.low <= value <= self.high]


def round_step(step: float) -> float:
    """The next of 1, 2, 5, 10, 20 ... and their tenths."""
    size = 1.0
    if step <= 0:
        return size
    while size > step:
        size /= 10
    while size * 10 < step:
        size *= 10
    return next(size * times for times in (1, 2, 5, 10) if size * times >= step)


def _n(value: float) -> str:
    """A coordinate, rounded."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def interval_chart(
    rows: Sequence[Row], *, unit: str, label: str, middle: float | None = None, scale: Scale | None = None
) -> str:
    """A dot at each row's value, a bar for its interval, and an upright line at `middle`."""
    body, height = _interval_rows(rows, unit, middle, scale or _fitting_scale(rows, middle), TOP)
    return _svg(height, label, body)


def standalone_interval_chart(rows: Sequence[Row], *, unit: str, title: str, subtitle: str, scale: Scale) -> str:
    """The same as a whole SVG file with a title, and colours of its own."""
    body, height = _interval_rows(rows, unit, None, scale, TITLE_HEIGHT + TOP)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {_n(height)}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{CHART_STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{_n(height)}"/>',
        f'<text class="title" x="24" y="32">{escape(title)}</text>',
        f'<text class="quiet" x="24" y="54">{escape(subtitle)}</text>',
        *body,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _fitting_scale(rows: Sequence[Row], middle: float | None) -> Scale:
    ends = [] if middle is None else [middle]
    return Scale(min([*ends, *(row.value.low for row in rows)]), max([*ends, *(row.value.high for row in rows)]))


def _interval_rows(
    rows: Sequence[Row], unit: str, middle: float | None, scale: Scale, top: float
) -> tuple[list[str], float]:
    """Scale, middle and rows from `top` on; and the height of the whole."""
    bottom = top + ROW * len(rows)
    marks = [
        f'<line class="scale" x1="{_n(scale.x(tick))}" y1="{top}" x2="{_n(scale.x(tick))}" y2="{bottom}"/>'
        f'<text class="quiet" x="{_n(scale.x(tick))}" y="{bottom + 18}" text-anchor="middle">{tick:g}{unit}</text>'
        for tick in scale.ticks()
    ]
    if middle is not None:
        marks.append(_upright(scale.x(middle), top, bottom))
    lines = [_interval_row(row, top + ROW * place, scale, unit) for place, row in enumerate(rows)]
    return [*marks, *lines], bottom + FOOT


def _upright(x: float, top: float, bottom: float) -> str:
    return f'<line class="middle" x1="{_n(x)}" y1="{_n(top)}" x2="{_n(x)}" y2="{_n(bottom)}"/>'


def _interval_row(row: Row, top: float, scale: Scale, unit: str) -> str:
    y = top + ROW / 2
    value = row.value
    tooltip = f"{row.name}: {value.value:.2f}{unit} ({value.low:.2f} to {value.high:.2f})"
    reference = "" if row.reference is None else _upright(scale.x(row.reference), top + 3, top + ROW - 3)
    return (
        f"<g><title>{escape(tooltip)}</title>"
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(row.name)}</text>{reference}'
        f'<line class="interval" x1="{_n(scale.x(value.low))}" y1="{y}" x2="{_n(scale.x(value.high))}" y2="{y}"/>'
        f'<circle class="value" cx="{_n(scale.x(value.value))}" cy="{y}" r="5"/></g>'
    )


def histogram(counts: Mapping[int, int], *, label: str, unit: str) -> str:
    """How often each value came, in bars of equal width, each with a tooltip."""
    least, most = min(counts), max(counts)
    width = -(-(most - least + 1) // MAX_BARS)
    bins = [0] * -(-(most - least + 1) // width)
    for value, count in counts.items():
        bins[(value - least) // width] += count
    total, highest = sum(bins), max(bins)
    across = (RIGHT - MARGIN) / len(bins)
    bars = []
    for place, count in enumerate(bins):
        first = least + place * width
        name = f"{first}" if width == 1 else f"{first} to {min(most, first + width - 1)}"
        height = BARS_HEIGHT * count / highest
        bars.append(
            f"<g><title>{name}: {count:,} {unit} ({100 * count / total:.1f} %)</title>"
            f'<rect class="bar" x="{_n(MARGIN + across * place)}" y="{_n(TOP + BARS_HEIGHT - height)}" '
            f'width="{_n(across - 1)}" height="{_n(height)}"/></g>'
        )
    floor = TOP + BARS_HEIGHT
    ends = [(MARGIN, least, "start"), (RIGHT, most, "end")]
    names = [f'<text class="quiet" x="{x}" y="{floor + 18}" text-anchor="{at}">{value}</text>' for x, value, at in ends]
    line = f'<line class="scale" x1="{MARGIN}" y1="{floor}" x2="{RIGHT}" y2="{floor}"/>'
    return _svg(floor + FOOT, label, [*bars, line, *names])


def line_chart(points: Mapping[float, Interval], *, label: str, unit: str) -> str:
    """A value over another: a dot for each point, joined, with its interval upright."""
    xs, values = sorted(points), [points[x] for x in sorted(points)]
    across = Scale(xs[0], xs[-1])
    low, high = min(value.low for value in values), max(value.high for value in values)

    def y(value: float) -> float:
        return TOP + BARS_HEIGHT * (high - value) / ((high - low) or 1.0)

    path = " ".join(f"{_n(across.x(x))},{_n(y(value.value))}" for x, value in zip(xs, values, strict=True))
    dots = [
        f"<g><title>{x:g}: {value.value:.1f}{unit} ({value.low:.1f} to {value.high:.1f})</title>"
        f'<line class="interval" x1="{_n(across.x(x))}" y1="{_n(y(value.low))}" x2="{_n(across.x(x))}" '
        f'y2="{_n(y(value.high))}"/><circle class="value" cx="{_n(across.x(x))}" cy="{_n(y(value.value))}" r="5"/>'
        f'<text class="quiet" x="{_n(across.x(x))}" y="{TOP + BARS_HEIGHT + 24}" text-anchor="middle">{x:g}</text></g>'
        for x, value in zip(xs, values, strict=True)
    ]
    sides = [
        f'<text class="quiet" x="{LEFT - 20}" y="{_n(y(value) + 4)}" text-anchor="end">{value:.1f}{unit}</text>'
        for value in (low, high)
    ]
    return _svg(TOP + BARS_HEIGHT + FOOT + 8, label, [f'<polyline class="line" points="{path}"/>', *dots, *sides])


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {_n(height)}" role="img" aria-label="{escape(label)}">'
    return "\n".join([head, *parts, "</svg>"])
