"""Charts of a study in our own SVG: values with intervals, and how a quantity spreads. The page gives the colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape

from kotatsu.arena.figures import Interval

WIDTH = 720
LEFT = 230
"""Where the scale begins; names stand before it."""
RIGHT = 690
ROW = 26
TOP = 12
FOOT = 30
TICKS = 5
"""Marks on a scale, about."""
BARS = 40
"""Bars of a histogram, at most."""
BARS_HEIGHT = 160


@dataclass(frozen=True)
class Row:
    """A line of an interval chart."""

    name: str
    value: Interval


def _n(value: float) -> str:
    """A coordinate, without a tail of digits."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def intervals(rows: Sequence[Row], *, middle: float, unit: str, label: str) -> str:
    """One line a row: a dot at its value, a bar for its interval, and one upright line at `middle`."""
    low = min([middle, *(row.value.low for row in rows)])
    high = max([middle, *(row.value.high for row in rows)])
    scale = Scale(low, high)
    bottom = TOP + ROW * len(rows)
    marks = [
        f'<line class="scale" x1="{_n(scale.x(tick))}" y1="{TOP}" x2="{_n(scale.x(tick))}" y2="{bottom}"/>'
        f'<text class="quiet" x="{_n(scale.x(tick))}" y="{bottom + 18}" text-anchor="middle">{tick:g}{unit}</text>'
        for tick in scale.ticks()
    ]
    at = _n(scale.x(middle))
    lines = [_interval(row, TOP + ROW * place, scale, unit) for place, row in enumerate(rows)]
    upright = f'<line class="middle" x1="{at}" y1="{TOP}" x2="{at}" y2="{bottom}"/>'
    return _svg(bottom + FOOT, label, [*marks, upright, *lines])


def _interval(row: Row, top: float, scale: Scale, unit: str) -> str:
    y = top + ROW / 2
    value = row.value
    said = f"{row.name}: {value.value:.2f}{unit} ({value.low:.2f} to {value.high:.2f})"
    return (
        f"<g><title>{escape(said)}</title>"
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(row.name)}</text>'
        f'<line class="interval" x1="{_n(scale.x(value.low))}" y1="{y}" x2="{_n(scale.x(value.high))}" y2="{y}"/>'
        f'<circle class="value" cx="{_n(scale.x(value.value))}" cy="{y}" r="5"/></g>'
    )


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


def histogram(counts: Mapping[int, int], *, label: str, unit: str) -> str:
    """How often each value came, in bars of equal width; each says itself when pointed at."""
    least, most = min(counts), max(counts)
    width = -(-(most - least + 1) // BARS)
    bins = [0] * -(-(most - least + 1) // width)
    for value, count in counts.items():
        bins[(value - least) // width] += count
    total, highest = sum(bins), max(bins)
    across = (RIGHT - 30) / len(bins)
    bars = []
    for place, count in enumerate(bins):
        first = least + place * width
        name = f"{first}" if width == 1 else f"{first} to {min(most, first + width - 1)}"
        height = BARS_HEIGHT * count / highest
        bars.append(
            f"<g><title>{name}: {count:,} {unit} ({100 * count / total:.1f} %)</title>"
            f'<rect class="bar" x="{_n(30 + across * place)}" y="{_n(TOP + BARS_HEIGHT - height)}" '
            f'width="{_n(across - 1)}" height="{_n(height)}"/></g>'
        )
    floor = TOP + BARS_HEIGHT
    ends = [(30, least, "start"), (RIGHT, most, "end")]
    names = [f'<text class="quiet" x="{x}" y="{floor + 18}" text-anchor="{at}">{value}</text>' for x, value, at in ends]
    line = f'<line class="scale" x1="30" y1="{floor}" x2="{RIGHT}" y2="{floor}"/>'
    return _svg(floor + FOOT, label, [*bars, line, *names])


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {_n(height)}" role="img" aria-label="{escape(label)}">'
    return "\n".join([head, *parts, "</svg>"])
