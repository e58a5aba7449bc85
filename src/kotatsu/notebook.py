"""A match in a notebook: the table in plain lines, and a slider that steps through its plies. No server is needed."""

from __future__ import annotations

from html import escape

from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.words import words

MOST_STEPS = 400
"""Plies that the slider steps through; of a longer match the last ones."""
STEP = (
    "const shown = this.value - this.min; "
    "[...this.parentElement.querySelectorAll('pre')].forEach((page, at) => { page.hidden = at !== shown; });"
)


def match_html(match: Match, language: str = "en", reader: int = SPECTATOR) -> str:
    """The table after each ply as a reader sees it, the last one shown, under a slider."""
    first = max(0, match.ply - MOST_STEPS)
    pages = [table_text(match, ply, language, reader) for ply in range(first, match.ply + 1)]
    shown = [f"<pre{'' if ply == len(pages) - 1 else ' hidden'}>{escape(text)}</pre>" for ply, text in enumerate(pages)]
    slider = (
        f'<input type="range" min="{first}" max="{match.ply}" value="{match.ply}" aria-label="ply" oninput="{STEP}">'
    )
    return f"<div>{escape(repr(match))}<br>{slider if len(pages) > 1 else ''}{''.join(shown)}</div>"


def table_text(match: Match, ply: int, language: str = "en", reader: int = SPECTATOR) -> str:
    """The table after a ply in lines, under what the ply was."""
    said = words(match.game, language)
    names = [f"{seat + 1}" for seat in range(match.seats)]
    lines = match.game.text.lines(match.view(reader, ply), reader, said, names)
    head = [f"ply {ply}"]
    if ply:
        done = match.plies[ply - 1]
        head = [f"ply {ply}: {names[done.seat]}: {match.game.actions.text(done.action)}"]
    return "\n".join([*head, *map(said.plain, lines)])
