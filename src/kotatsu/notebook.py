"""A match in a notebook: the web's board of its game, with a slider through its plies. No server is needed."""

from __future__ import annotations

from html import escape

from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.words import words

MOST_STEPS = 200
"""Plies that the slider steps through; of a longer match the last ones."""
FRAME = "width: 100%; max-width: 44rem; height: 42rem; border: 0; resize: vertical"


def match_html(match: Match, language: str = "en", reader: int = SPECTATOR) -> str:
    """The board after each ply as a reader sees it, the last one shown, under its text for those who do not see it."""
    from kotatsu.web.render.board_document import is_drawable, match_document
    from kotatsu.web.render.marked_up_text import marked_up_text

    text = escape(table_text(match, match.ply, language, reader))
    if not is_drawable(match.game):
        return f"<div>{escape(repr(match))}<pre>{text}</pre></div>"
    plies = range(max(0, match.ply - MOST_STEPS), match.ply + 1)
    frame = framed(match_document(match, reader, plies, language), match.game.title)
    title = marked_up_text(match.game, language)("board-text")
    return f"<div>{escape(repr(match))}{frame}<details><summary>{title}</summary><pre>{text}</pre></details></div>"


def framed(document: str, title: str) -> str:
    """A document inside a page that it cannot change: its styles and scripts stay in a frame of their own."""
    return (
        f'<iframe sandbox="allow-scripts" style="{FRAME}" title="{escape(title)}" srcdoc="{escape(document)}"></iframe>'
    )


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
