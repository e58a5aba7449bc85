"""The page of a game can be drawn: every seat's view in both languages, and a piece for what is touched."""

from __future__ import annotations

from collections.abc import Iterator

from kotatsu.conformance.coaching import check_cards
from kotatsu.conformance.play import wander
from kotatsu.conformance.shots import Wish, drawn
from kotatsu.conformance.words import GAP
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.web.render import Renderer
from kotatsu.words import LANGUAGES

PLIES = 24
EVERY_PLIES = 8


def check_pages(game: Game, seats: int, options: dict[str, str]) -> Iterator[str]:
    """Tables, results, rules and the shelf are drawn without a gap."""
    renderer = Renderer()
    for at in wander(Match(game, seats, seed=51, options=options), 51):
        if at.over:
            yield from _draw(renderer, at, ("result", "rules", "new"), (0, SPECTATOR))
        elif at.ply <= PLIES and at.ply % EVERY_PLIES == 0:
            yield from _draw(renderer, at, ("table",), (*range(seats), SPECTATOR))
            yield from _check_pieces(at)


def _draw(renderer: Renderer, at: Match, pages: tuple[str, ...], readers: tuple[int, ...]) -> Iterator[str]:
    for page in pages:
        for language in LANGUAGES:
            for reader in readers:
                html = drawn(renderer, Wish(page, language, "light", "phone"), at, reader)
                where = f"{page}, {language}, seat {reader}, ply {at.ply}"
                if GAP in html:
                    yield f"{where}: {html[html.index(GAP) :][:80]!r}"
                if page == "table":
                    yield from (f"{where}: {problem}" for problem in check_cards(at.game, html, language))
                if "style=" in html:
                    yield f"{where}: a style attribute, which the page's policy forbids; use table.css"


def _check_pieces(at: Match) -> Iterator[str]:
    """`pieces` answers for every action, allowed or not."""
    view = at.view(at.actor)
    for action in range(at.game.actions.count):
        pieces = at.game.page.pieces(view, action)
        if not isinstance(pieces, tuple) or not all(isinstance(piece, str) for piece in pieces):
            yield f"ply {at.ply}: page.pieces gives {pieces!r} for {at.game.actions.text(action)}, not a tuple of names"
