"""The renderer: one method for each page, each from its context alone."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup

from kotatsu.bots.characters import character
from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR
from kotatsu.games import GAMES, load
from kotatsu.teaching.components import component_card
from kotatsu.web import page_contexts as contexts
from kotatsu.web.asset_urls import asset_url, game_style_url
from kotatsu.web.render.drawing import BARE, Drawing, macros, sprite
from kotatsu.web.render.durations import away_choice, away_limit
from kotatsu.web.render.marked_up_text import MarkedUpText, defined_symbols, scoped

TEMPLATES = Path(__file__).parent.parent / "templates"
LOG_PLIES_IN_A_FRAGMENT = 12
"""The last plies, which a fragment repeats; the page has the others already, or asks for the whole log."""
SHEETS = (
    *("colours", "room", "controls"),
    *("pages", "shelf", "lobby", "rules"),
    *("play", "dock", "journal", "interlude", "coach"),
    "layouts",
)
"""Style sheets, each of which may overrule those before it."""
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
    made = Environment(
        loader=PrefixLoader({"room": FileSystemLoader(TEMPLATES), "games": GameLoader()}),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        undefined=StrictUndefined,
    )
    made.globals.update(
        asset=asset_url,
        sheets=SHEETS,
        character=character,
        away_choice=away_choice,
        away_limit=away_limit,
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


class Renderer:
    """Draws every page of the room."""

    def __init__(self, kept: contexts.KeptFor | None = None) -> None:
        self.environment = environment()
        self.environment.globals["kept"] = kept or contexts.KeptFor()

    # --- shelf, rules, errors

    def shelf(self, page: contexts.Shelf) -> str:
        """The games, each with a picture."""
        pictures = {game.slug: self._picture(game, page.frame.language) for game in page.games}
        taglines = {game.slug: MarkedUpText(game, page.frame.language)("tagline") for game in page.games}
        return self._page("shelf", page, pictures=pictures, taglines=taglines)

    def rules(self, page: contexts.RulesPage) -> str:
        """The rules, clause by clause."""
        symbols = sprite(self.environment, page.game)
        text = MarkedUpText(page.game, page.frame.language, defined_symbols(symbols))
        chapters = [
            (text.mark_up(chapter.title), [(clause.name, text.mark_up(clause.text)) for clause in chapter.clauses])
            for chapter in text.words.rules()
        ]
        return self._page("rules", page, t=text, chapters=chapters, sprite=symbols, prefix=page.game.clauses.prefix)

    def card(self, page: contexts.CardPage) -> str | None:
        """What a component is; None where the game has no words for it."""
        symbols = sprite(self.environment, page.game)
        text = MarkedUpText(page.game, page.frame.language, defined_symbols(symbols))
        card = component_card(page.game, page.component, text.words)
        return None if card is None else self._page("_card", page, t=text, card=card)

    def error(self, page: contexts.ErrorPage) -> str:
        """Something went wrong."""
        return self._page("error", page)

    # --- before the start

    def new_table(self, page: contexts.NewTable) -> str:
        """The form for a new table."""
        picture = self._picture(page.game, page.frame.language)
        return self._page("new", page, t=MarkedUpText(page.game, page.frame.language), picture=picture)

    def lobby(self, page: contexts.Lobby, *, fragment: bool = False) -> str:
        """A table before the start."""
        name = "_lobby" if fragment else "lobby"
        return self._page(name, page, t=MarkedUpText(page.game, page.frame.language))

    def join(self, page: contexts.Join) -> str:
        """Pick a seat and a name."""
        picture = self._picture(page.game, page.frame.language)
        return self._page("join", page, t=MarkedUpText(page.game, page.frame.language), picture=picture)

    # --- in play

    def table(self, page: contexts.TablePage, *, fragment: bool = False) -> str:
        """The table in play, in review and after the end."""
        drawing = Drawing(self.environment, page.view, page.frame.language, page.hint)
        name = "_table" if fragment else "table"
        log_from = max(0, page.view.ply - LOG_PLIES_IN_A_FRAGMENT) if fragment else 0
        shown = {"drawing": drawing, "view": page.view, "log_from": log_from}
        return self._page(name, page, t=drawing.text, **shown, **_addresses(page))

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

    def chat(self, lines: tuple[contexts.ChatLine, ...], frame: contexts.Frame) -> str:
        """Chat lines alone."""
        return self.environment.get_template("room/_chat.html").render(
            lines=lines, t=MarkedUpText(None, frame.language)
        )

    # --- what all share

    def draw(self, name: str, page: Any, **more: Any) -> str:
        """A page of no game, from a template of its name."""
        return self._page(name, page, **more)

    def _page(self, name: str, page: Any, **more: Any) -> str:
        values = {"t": MarkedUpText(None, page.frame.language), **more}
        return self.environment.get_template(f"room/{name}.html").render(page=page, frame=page.frame, **values)

    def _picture(self, game: Game, language: str) -> Markup:
        """A game's picture with the symbols it uses, safe beside the pictures of others."""
        symbols = sprite(self.environment, game)
        text = MarkedUpText(game, language, defined_symbols(symbols))
        module = macros(self.environment, game, **{**BARE, "t": text})
        hidden = Markup('<svg class="sprite" aria-hidden="true">{}</svg>').format(symbols) if symbols else Markup()
        return scoped(hidden + Markup(module.picture()), game.slug)
