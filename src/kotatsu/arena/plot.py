"""The figures of an arena as a drawing: shares of wins with their intervals, against an equal share. Our own SVG."""

from __future__ import annotations

from html import escape

from kotatsu.arena.figures import EntrantFigures, Figures
from kotatsu.arena.tournament import Tournament

WIDTH = 720
LEFT = 200
"""Where the scale begins; names stand before it."""
RIGHT = 660
TOP = 76
ROW = 40
FOOT = 54
TICKS = (0, 25, 50, 75, 100)
STYLE = """
  text { font: 15px system-ui, sans-serif; fill: #2b2622 }
  .title { font-size: 19px; font-weight: 600 }
  .quiet { fill: #6b625a; font-size: 13px }
  .scale { stroke: #d8cfc5 }
  .equal { stroke: #9a4a2f; stroke-dasharray: 5 4 }
  .interval { stroke: #2f5f8a; stroke-width: 5; stroke-linecap: round }
  .share { fill: #fff; stroke: #2f5f8a; stroke-width: 3 }
"""


def as_svg(tournament: Tournament, figures: Figures) -> str:
    """One row an entrant: a dot for its share of wins, a bar for the interval, a mark where an equal share lies."""
    bottom = TOP + ROW * len(figures.entrants)
    title = f"{tournament.game}, {tournament.seats} seats: share of wins"
    what = f"{figures.games} games, seed {tournament.seed}; bars are 95 % intervals, broken lines an equal share"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + FOOT}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{bottom + FOOT}" fill="#fffdf9"/>',
        f'<text class="title" x="24" y="32">{escape(title)}</text>',
        f'<text class="quiet" x="24" y="54">{escape(what)}</text>',
        *(_tick(percent, bottom) for percent in TICKS),
        *(_row(entrant, TOP + ROW * place) for place, entrant in enumerate(figures.entrants)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> float:
    return round(LEFT + share * (RIGHT - LEFT), 1)


def _tick(percent: int, bottom: int) -> str:
    x = _x(percent / 100)
    return (
        f'<line class="scale" x1="{x}" y1="{TOP}" x2="{x}" y2="{bottom}"/>'
        f'<text class="quiet" x="{x}" y="{bottom + 22}" text-anchor="middle">{percent} %</text>'
    )


def _row(entrant: EntrantFigures, top: int) -> str:
    middle = top + ROW / 2
    share, equal = entrant.share, _x(entrant.equal)
    return (
        f"<g><title>{escape(entrant.name)}: {share.value:.1%} ({share.low:.1%} to {share.high:.1%})</title>"
        f'<text x="{LEFT - 16}" y="{middle + 5}" text-anchor="end">{escape(entrant.name)}</text>'
        f'<line class="equal" x1="{equal}" y1="{top + 4}" x2="{equal}" y2="{top + ROW - 4}"/>'
        f'<line class="interval" x1="{_x(share.low)}" y1="{middle}" x2="{_x(share.high)}" y2="{middle}"/>'
        f'<circle class="share" cx="{_x(share.value)}" cy="{middle}" r="6"/></g>'
    )
