"""The overview of a game for its rules page: sentences, and positions drawn by the game's own macros."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from jinja2 import Environment
from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.engine.match import Match
from kotatsu.teaching.overview import BOARD, OWN, Step, overview_steps, overview_text
from kotatsu.web.page_contexts import LogPly, SeatView
from kotatsu.web.render.drawing import Drawing, sprite
from kotatsu.web.render.marked_up_text import defined_symbols, marked_up_text

NAMES = ("Ada", "Bo", "Cleo", "Dan", "Eve", "Finn")
"""Who sits in the pictures."""


@dataclass(frozen=True)
class DrawnStep:
    """A step of the turn: a sentence or three, and one picture or two."""

    name: str
    text: Markup
    show: str
    pictures: tuple[Markup, ...]


@dataclass(frozen=True)
class DrawnOverview:
    """A game in two minutes."""

    goal: Markup
    steps: tuple[DrawnStep, ...]
    end: Markup


@lru_cache(maxsize=64)
def drawn_overview(environment: Environment, game: Game, language: str) -> DrawnOverview | None:
    """The overview in a language, drawn once; None where the game has none."""
    text = marked_up_text(game, language, defined_symbols(sprite(environment, game)))
    said = overview_text(game, text.words)
    if said is None:
        return None
    steps = tuple(
        DrawnStep(step.name, text.mark_up(line), step.show, _pictures(environment, step, language))
        for step, line in zip(overview_steps(game), said.steps, strict=True)
    )
    return DrawnOverview(text.mark_up(said.goal), steps, text.mark_up(said.end))


def _pictures(environment: Environment, step: Step, language: str) -> tuple[Markup, ...]:
    matches = [match for match in (step.before, step.after) if match is not None]
    return tuple(_picture(environment, match, step, language) for match in matches)


def _picture(environment: Environment, match: Match, step: Step, language: str) -> Markup:
    drawing = Drawing(environment, _view(match, step.seat), language)
    if step.show == BOARD:
        return drawing.board
    return drawing.own if step.show == OWN else drawing.screens[step.show]


def _view(match: Match, seat: int) -> SeatView:
    """A position as a seat sees it, with nothing to touch; what the last move changed is marked."""
    done = match.plies[-1] if match.plies else None
    told = done.events if done else match.opening
    last = LogPly(match.ply, done.seat if done else -1, tuple(event for event in told if event.visible_to(seat)))
    state = match.view(seat)
    return SeatView(
        game=match.game,
        names=NAMES[: match.seats],
        seat=seat,
        ply=match.ply,
        state=state,
        actor=match.actor,
        question="" if match.over else match.game.asked(state if seat == match.actor else match.state),
        legal=(),
        last=last,
        log=(last,),
        scores=tuple(match.scores()),
        result=tuple(match.result()) if match.over else (),
    )
