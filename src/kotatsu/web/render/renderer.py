"""The renderer: one method a page, each from its context alone."""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from jinja2 import BaseLoader, Environment, FileSystemLoader, PrefixLoader, StrictUndefined, TemplateNotFound
from markupsafe import Markup

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR
from kotatsu.games import GAMES, load
from kotatsu.web import contexts
from kotatsu.web.render.drawing import BARE, Drawing, macros, sprite
from kotatsu.web.render.speech import Speech, defined_symbols, scoped

HERE = Path(__file__).parent.parent
STATIC = HERE / "static"
TAIL = 12
"""How many plies of the log a fragment repeats; the page has the others already, or asks for the whole."""
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
        loader=PrefixLoader({"room": FileSystemLoader(HERE / "templates"), "games": GameLoader()}),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        undefined=StrictUndefined,
    )
    made.globals.update(
        asset=asset,
        table_style=table_style,
        csrf_field=contexts.CSRF_FIELD,
        shape=lambda seat: SEAT_SHAPES[seat % len(SEAT_SHAPES)],
    )
    return made


@lru_cache
def asset(path: str) -> str:
    """The address of a static file, with a mark that changes when it does."""
    return f"/static/{path}?v={_mark(STATIC / path)}"


@lru_cache
def table_style(slug: str) -> str:
    """The address of a game's own style sheet."""
    return f"/static/games/{slug}/table.css?v={_mark(load(slug).folder / 'table.css')}"


def _mark(file: Path) -> str:
    return blake2b(file.read_bytes(), digest_size=6).hexdigest()


def _addresses(page: contexts.TablePage) -> dict[str, str]:
    """Where the links of a table lead: the table, and what keeps the reader in their seat."""
    seat = page.play.seat
    return {"here": f"/t/{page.table}", "as_seat": "watch=1" if seat == SPECTATOR else f"seat={seat}"}


class Renderer:
    """Draws every page of the room."""

    def __init__(self) -> None:
        self.environment = environment()

    # --- shelf, rules, errors

    def shelf(self, page: contexts.Shelf) -> str:
        """The games, each with a picture."""
        pictures = {game.slug: self._picture(game, page.frame.language) for game in page.games}
        taglines = {game.slug: Speech(game, page.frame.language)("tagline") for game in page.games}
        return self._page("shelf", page, pictures=pictures, taglines=taglines)

    def rules(self, page: contexts.RulesPage, *, fragment: bool = False) -> str:
        """The rules, clause by clause."""
        symbols = sprite(self.environment, page.game)
        speech = Speech(page.game, page.frame.language, defined_symbols(symbols))
        chapters = [
            (speech.draw(chapter.title), [(clause.name, speech.draw(clause.text)) for clause in chapter.clauses])
            for chapter in speech.words.rules()
        ]
        name = "_rules" if fragment else "rules"
        return self._page(name, page, t=speech, chapters=chapters, sprite=symbols, prefix=page.game.clauses.prefix)

    def error(self, page: contexts.ErrorPage) -> str:
        """Something went wrong."""
        return self._page("error", page)

    # --- before the start

    def new_table(self, page: contexts.NewTable) -> str:
        """The form for a new table."""
        picture = self._picture(page.game, page.frame.language)
        return self._page("new", page, t=Speech(page.game, page.frame.language), picture=picture)

    def lobby(self, page: contexts.Lobby, *, fragment: bool = False) -> str:
        """A table before the start."""
        name = "_lobby" if fragment else "lobby"
        return self._page(name, page, t=Speech(page.game, page.frame.language))

    def join(self, page: contexts.Join) -> str:
        """Pick a seat and a name."""
        picture = self._picture(page.game, page.frame.language)
        return self._page("join", page, t=Speech(page.game, page.frame.language), picture=picture)

    # --- in play

    def table(self, page: contexts.TablePage, *, fragment: bool = False) -> str:
        """The table in play, in review and after the end."""
        chances = page.hint.chances if page.hint else None
        drawing = Drawing(self.environment, page.play, page.frame.language, chances)
        name = "_table" if fragment else "table"
        log_from = max(0, page.play.ply - TAIL) if fragment else 0
        shown = {"drawing": drawing, "play": page.play, "log_from": log_from}
        return self._page(name, page, t=drawing.speech, **shown, **_addresses(page))

    def result(self, page: contexts.ResultPage) -> str:
        """The end: who won and why."""
        drawing = Drawing(self.environment, page.play, page.frame.language)
        return self._page("result", page, t=drawing.speech, drawing=drawing, play=page.play)

    def chat(self, lines: tuple[contexts.ChatLine, ...], frame: contexts.Frame) -> str:
        """Chat lines alone."""
        return self.environment.get_template("room/_chat.html").render(lines=lines, t=Speech(None, frame.language))

    # --- what all share

    def _page(self, name: str, page: Any, **more: Any) -> str:
        values = {"t": Speech(None, page.frame.language), **more}
        return self.environment.get_template(f"room/{name}.html").render(page=page, frame=page.frame, **values)

    def _picture(self, game: Game, language: str) -> Markup:
        """A game's picture with the symbols it uses, safe beside the pictures of others."""
        symbols = sprite(self.environment, game)
        speech = Speech(game, language, defined_symbols(symbols))
        module = macros(self.environment, game, **{**BARE, "t": speech})
        hidden = Markup('<svg class="sprite" aria-hidden="true">{}</svg>').format(symbols) if symbols else Markup()
        return scoped(hidden + Markup(module.picture()), game.slug)
