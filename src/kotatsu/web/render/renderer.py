"""The renderer: one method for each page, each from its context alone."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup, escape

from kotatsu.bots.characters import character
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR
from kotatsu.games import GAMES, load
from kotatsu.teaching.components import component_card
from kotatsu.web import page_contexts as contexts
from kotatsu.web import shelf_contexts
from kotatsu.web.app_shell.icons import QUILT, icon_url
from kotatsu.web.asset_urls import asset_url, game_style_url
from kotatsu.web.clock_context import CLOCK_CHOICES_DAYS, CLOCK_ENDS
from kotatsu.web.from_here_context import FromHerePage
from kotatsu.web.lesson_contexts import LessonPage
from kotatsu.web.render.drawing import BARE, Drawing, sprite
from kotatsu.web.render.durations import away_choice, away_limit, duration, time_left
from kotatsu.web.render.game_macros import game_macros
from kotatsu.web.render.marked_up_text import defined_symbols, marked_up_text, scoped
from kotatsu.web.render.overview import drawn_overview
from kotatsu.web.render.quick_templates import QuickEnvironment

TEMPLATES = Path(__file__).parent.parent / "templates"
SHEETS = (
    *("colours", "room", "controls"),
    *("pages", "shelf", "lobby", "rules"),
    *("play", "dock", "journal", "interlude", "coach"),
    *("layouts", "lesson", "series", "public_room"),
)
"""Style sheets, each of which may overrule those before it."""
MAX_KEPT_FRAGMENTS = 256
"""All who watch a table ask for a new ply at once. A fragment takes about 20 kB."""
CSRF_PLACE = secrets.token_hex(16)
"""Stands in a kept fragment where the reader's own token goes. Nobody can write it elsewhere on a page."""
SEAT_SHAPES = ("circle", "triangle", "square", "diamond", "star", "drop")
"""Each seat has a colour and a shape, so that nothing is told by colour alone."""


class GameLoader(BaseLoader):
    """`games/<slug>/table.html` and whatever it imports, from the game's own folder."""

    def get_source(self, environment: Environment, template: str) -> tuple[str, str, Any]:
        """The text of a template."""
        slug, _, path = template.partition("/")
        if slug not in GAMES:
            raise TemplateNotFound(template)
        return FileSystemLoader(load(slug).folder).get_source(environment, path)


def environment() -> Environment:
    """Templates of the room and of the games; what is undefined is an error, everything is escaped."""
    made = QuickEnvironment(
        loader=PrefixLoader({"room": FileSystemLoader(TEMPLATES), "games": GameLoader()}),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        undefined=StrictUndefined,
    )
    made.globals.update(
        asset=asset_url,
        app_icon=icon_url,
        app_colour=QUILT,
        sheets=SHEETS,
        character=character,
        away_choice=away_choice,
        duration=duration,
        clock_choices=CLOCK_CHOICES_DAYS,
        clock_ends=CLOCK_ENDS,
        away_limit=away_limit,
        time_left=time_left,
        table_style=game_style_url,
        csrf_field=contexts.CSRF_FIELD,
        max_chat_length=contexts.MAX_CHAT_LENGTH,
        shape=lambda seat: SEAT_SHAPES[seat % len(SEAT_SHAPES)],
    )
    return made


def _addresses(page: contexts.TablePage) -> dict[str, str]:
    """Where the links of a table lead: the table, and what keeps the reader in their seat."""
    seat = page.view.seat
    return {"here": f"/t/{page.table}", "as_seat": "watch=1" if seat == SPECTATOR else f"seat={seat}"}


def shared_frame(frame: contexts.Frame) -> contexts.Frame:
    """A frame without the reader's own token: drawings from it can be kept for others."""
    return replace(frame, csrf=CSRF_PLACE)


def with_token(drawn: str, csrf: str) -> str:
    """A drawing from a shared frame with a reader's own token; itself where there is no form."""
    return drawn.replace(CSRF_PLACE, str(escape(csrf))) if CSRF_PLACE in drawn else drawn


class Renderer:
    """Draws every page of the room."""

    def __init__(self, kept: contexts.KeptFor | None = None) -> None:
        self.environment = environment()
        self.environment.globals["kept"] = kept or contexts.KeptFor()
        self._kept_fragment = lru_cache(maxsize=MAX_KEPT_FRAGMENTS)(partial(self._table, fragment=True))
        """Fragments by the whole of what they are drawn from, so that two readers share one only if they see the
        same. Only the token of forms is left out, and put in for each reader."""

    # --- shelf, rules, errors

    def shelf(self, page: shelf_contexts.Shelf) -> str:
        """The games, each with a picture."""
        pictures = {game.slug: self._picture(game, page.frame.language) for game in page.games}
        taglines = {game.slug: marked_up_text(game, page.frame.language)("tagline") for game in page.games}
        return self._page("shelf", page, pictures=pictures, taglines=taglines)

    def rules(self, page: shelf_contexts.RulesPage) -> str:
        """The rules: in two minutes with pictures, then clause by clause."""
        symbols = sprite(self.environment, page.game)
        text = marked_up_text(page.game, page.frame.language, defined_symbols(symbols))
        chapters = [
            (text.mark_up(chapter.title), [(clause.name, text.mark_up(clause.text)) for clause in chapter.clauses])
            for chapter in text.words.rules()
        ]
        overview = drawn_overview(self.environment, page.game, page.frame.language)
        shown = {"chapters": chapters, "sprite": symbols, "prefix": page.game.clauses.prefix, "overview": overview}
        return self._page("rules", page, t=text, **shown)

    def card(self, page: shelf_contexts.CardPage) -> str | None:
        """What a component is; None where the game has no words for it."""
        symbols = sprite(self.environment, page.game)
        text = marked_up_text(page.game, page.frame.language, defined_symbols(symbols))
        card = component_card(page.game, page.component, text.words)
        return None if card is None else self._page("_card", page, t=text, card=card)

    def error(self, page: shelf_contexts.ErrorPage) -> str:
        """Something went wrong."""
        return self._page("error", page)

    # --- before the start

    def new_table(self, page: contexts.NewTable) -> str:
        """The form for a new table."""
        picture = self._picture(page.game, page.frame.language)
        return self._page("new", page, t=marked_up_text(page.game, page.frame.language), picture=picture)

    def lobby(self, page: contexts.Lobby, *, fragment: bool = False) -> str:
        """A table before the start."""
        name = "_lobby" if fragment else "lobby"
        return self._page(name, page, t=marked_up_text(page.game, page.frame.language))

    def join(self, page: contexts.Join) -> str:
        """Pick a seat and a name."""
        picture = self._picture(page.game, page.frame.language)
        return self._page("join", page, t=marked_up_text(page.game, page.frame.language), picture=picture)

    def from_here(self, page: FromHerePage) -> str:
        """Pick a seat of a past position."""
        picture = self._picture(page.game, page.frame.language)
        return self._page("from_here", page, t=marked_up_text(page.game, page.frame.language), picture=picture)

    # --- in play

    def table(self, page: contexts.TablePage, *, fragment: bool = False) -> str:
        """The table in play, in review and after the end."""
        if not fragment or page.hint:
            return self._table(page, fragment=fragment)
        return self.kept_table(replace(page, frame=shared_frame(page.frame)), page.frame.csrf)

    def kept_table(self, page: contexts.TablePage, csrf: str) -> str:
        """The fragment of a page that has a shared frame, with the reader's own token."""
        return with_token(self._kept_fragment(page), csrf)

    def fragment(self, page: contexts.TablePage) -> str:
        """The fragment of a page that has a shared frame; `with_token` puts the reader's token in."""
        return self._table(page, fragment=True)

    def _table(self, page: contexts.TablePage, *, fragment: bool) -> str:
        drawing = Drawing(self.environment, page.view, page.frame.language, page.hint)
        name = "_table" if fragment else "table"
        shown = {"drawing": drawing, "view": page.view, "log_from": page.log_from}
        try:
            return self._page(name, page, t=drawing.text, **shown, **_addresses(page))
        finally:
            drawing.release()

    def lesson(self, page: LessonPage, *, fragment: bool = False) -> str:
        """A step of a lesson at its table. Nothing is proposed there but what the lesson is about."""
        drawing = Drawing(self.environment, page.table.view, page.frame.language)
        drawing.plans = ()
        table = page.table
        shown = {"drawing": drawing, "view": table.view, "log_from": 0, "page": table, "frame": table.frame}
        here = {"here": f"/{table.table}", "as_seat": "", "lesson": page, "t": drawing.text}
        return self.environment.get_template(f"room/{'_lesson' if fragment else 'lesson'}.html").render(**shown, **here)

    def result(self, page: contexts.ResultPage) -> str:
        """The end: who won and why."""
        drawing = Drawing(self.environment, page.view, page.frame.language)
        return self._page("result", page, t=drawing.text, drawing=drawing, view=page.view)

    def thumbnail(self, view: contexts.SeatView, language: str) -> Markup:
        """The board of a table, to be shown small beside others. Its symbols: `sprites`."""
        return scoped(Drawing(self.environment, view, language).board, view.game.slug)

    def sprites(self, games: Iterable[Game]) -> Markup:
        """The symbols that the boards of some games use."""
        hidden = Markup('<svg class="sprite" aria-hidden="true">{}</svg>')
        return Markup().join(hidden.format(scoped(sprite(self.environment, game), game.slug)) for game in games)

    def chat(self, table: str, lines: tuple[contexts.ChatLine, ...], frame: contexts.Frame) -> str:
        """Chat lines alone."""
        return self.environment.get_template("room/_chat.html").render(
            table=table, lines=lines, frame=frame, t=marked_up_text(None, frame.language)
        )

    # --- what all share

    def draw(self, name: str, page: Any, **more: Any) -> str:
        """A page of no game, from a template of its name."""
        return self._page(name, page, **more)

    def draw_for(self, game: Game | None, name: str, page: Any) -> str:
        """A page about a game, with its picture; without a game as `draw` does."""
        if game is None:
            return self._page(name, page, picture=Markup())
        picture = self._picture(game, page.frame.language)
        return self._page(name, page, t=marked_up_text(game, page.frame.language), picture=picture)

    def _page(self, name: str, page: Any, **more: Any) -> str:
        values = {"t": marked_up_text(None, page.frame.language), **more}
        return self.environment.get_template(f"room/{name}.html").render(page=page, frame=page.frame, **values)

    def _picture(self, game: Game, language: str) -> Markup:
        """A game's picture with the symbols it uses, safe beside the pictures of others."""
        symbols = sprite(self.environment, game)
        text = marked_up_text(game, language, defined_symbols(symbols))
        drawn = game_macros(self.environment, game).seeing({**BARE, "t": text}).draw("picture")
        hidden = Markup('<svg class="sprite" aria-hidden="true">{}</svg>').format(symbols) if symbols else Markup()
        return scoped(hidden + drawn, game.slug)
