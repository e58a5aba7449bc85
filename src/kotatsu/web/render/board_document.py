"""A board as one document that fetches nothing: for notebooks, render modes and pictures. No server is asked."""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment
from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.engine.events import Event
from kotatsu.engine.layout import NOBODY
from kotatsu.engine.match import Match
from kotatsu.web.asset_urls import STATIC
from kotatsu.web.page_contexts import LogPly, SeatView
from kotatsu.web.render.drawing import Drawing
from kotatsu.web.render.marked_up_text import marked_up_text
from kotatsu.web.render.renderer import environment

SHEETS = ("colours", "room", "controls", "play", "layouts", "board")
"""The style sheets of the pages that a board alone needs."""
_FILE = re.compile(r'url\("([\w-]+\.svg)"\)')


@dataclass(frozen=True)
class Position:
    """What is drawn: a game's state as somebody may see it, and what just happened."""

    game: Game
    state: Any
    seat: int
    """Who looks; -1 for a spectator."""
    ply: int = 0
    events: tuple[Event, ...] = ()
    result: tuple[float, ...] = ()


def position_of(match: Match, seat: int, ply: int) -> Position:
    """A match after a ply, as a seat may see it."""
    state = match.view(seat, ply)
    told = match.plies[ply - 1].events if ply else match.opening
    heard = tuple(event for event in told if match.over or event.visible_to(seat))
    is_end = int(state.actor) == NOBODY
    return Position(match.game, state, seat, ply, heard, tuple(match.result()) if is_end else ())


def is_drawable(game: Game) -> bool:
    """Whether a game has a drawing of its table."""
    return (game.folder / "table.html").exists()


def board_document(position: Position, language: str = "en") -> str:
    """One position, as a document."""
    return _document(position, language, {"script": None})


def match_document(match: Match, seat: int, plies: Sequence[int], language: str = "en") -> str:
    """The board after each of these plies, the last one shown, with a slider."""
    boards = [str(_board(_drawing(position_of(match, seat, ply), language))) for ply in plies]
    packed = b64encode(gzip.compress(json.dumps(boards).encode(), mtime=0)).decode()
    script = Markup((STATIC / "board.js").read_text(encoding="utf-8")) if len(boards) > 1 else None
    walk = {"script": script, "packed": Markup(packed), "first": plies[0], "last": plies[-1]}
    return _document(position_of(match, seat, plies[-1]), language, walk)


def _document(position: Position, language: str, walk: dict[str, Any]) -> str:
    game, drawing = position.game, _drawing(position, language)
    shown = {"title": game.title, "slug": game.slug, "language": language, "t": drawing.text}
    shown |= {"styles": styles(game), "sprite": drawing.sprite, "board": _board(drawing)}
    return _templates().get_template("room/board_alone.html").render(**shown, **walk)


def _board(drawing: Drawing) -> Markup:
    template = _templates().get_template("room/_board_alone.html")
    return Markup(template.render(drawing=drawing, view=drawing.view, t=drawing.text))


def _drawing(position: Position, language: str) -> Drawing:
    game, state = position.game, position.state
    text = marked_up_text(game, language)
    last = LogPly(position.ply, NOBODY, position.events)
    view = SeatView(
        game=game,
        names=tuple(text.words.text("board-player", number=seat + 1) for seat in range(state.seats)),
        seat=position.seat,
        ply=position.ply,
        state=state,
        actor=int(state.actor),
        question="" if int(state.actor) == NOBODY else game.asked(state),
        legal=(),
        last=last,
        log=(last,),
        scores=tuple(game.rules.score(state, seat) for seat in range(state.seats)),
        result=position.result,
    )
    return Drawing(_templates(), view, language)


@cache
def _templates() -> Environment:
    return environment()


@cache
def styles(game: Game) -> Markup:
    """The style sheets in one text; the pictures that they name are in it."""
    files = [*(STATIC / f"{name}.css" for name in SHEETS), game.folder / "table.css"]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files if file.exists())
    return Markup(_FILE.sub(_inlined, text))


def _inlined(found: re.Match[str]) -> str:
    file = STATIC / found[1]
    if not file.exists():
        return found[0]
    return f'url("data:image/svg+xml;base64,{b64encode(file.read_bytes()).decode()}")'
