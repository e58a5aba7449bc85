"""The shelf of games, the rules of a game, and a reader's settings."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar import get, post
from litestar.params import FromPath

from kotatsu.engine.contract import Game
from kotatsu.games import GAMES, every, load
from kotatsu.web.http.reader import (
    LANGUAGE_COOKIE,
    THEME_COOKIE,
    THEMES,
    cookie,
    frame_for,
    reader_of,
)
from kotatsu.web.http.requests import AnyRequest, AnyResponse, registry, services
from kotatsu.web.http.responses import done, html, kept_offline
from kotatsu.web.pages.form_fields import form_fields
from kotatsu.web.pages.lesson import lesson_doors
from kotatsu.web.pages.new_table import LEVEL_COOKIE, kept_level
from kotatsu.web.pages.played import played_tables
from kotatsu.web.pages.shelf_links import PUBLIC_ROOM_LINK, ROOM_LINKS, links_of
from kotatsu.web.pages.table_choices import CHOSEN_LEVELS
from kotatsu.web.shelf_contexts import OwnTable, RulesPage, Shelf
from kotatsu.web.store.models import PLAYING
from kotatsu.web.store.store import StoredTable
from kotatsu.web.tables.deal import find_game
from kotatsu.words import LANGUAGES

MAX_OWN_TABLES = 12
"""Unfinished tables that the shelf lists."""


def games_with_pages() -> tuple[Game, ...]:
    """The games that can be drawn."""
    return tuple(game for game in every() if (game.folder / "table.html").is_file())


@get("/", include_in_schema=False)
async def shelf(request: AnyRequest) -> AnyResponse:
    """The games, and the tables that this browser sits at."""
    reader = reader_of(request)
    stored = await registry(request).store.tables_of(reader.key, MAX_OWN_TABLES) if reader.key else []
    tables = tuple(_own_table(each, reader.key) for each in stored if each.table.game in GAMES)
    games = games_with_pages()
    played = await played_tables(registry(request), reader.key)
    known = {*(table.game.slug for table in tables), *(table.game.slug for table in played)}
    page = Shelf(
        frame_for(request, reader),
        games,
        tables,
        played=played,
        level=kept_level(request),
        levels=CHOSEN_LEVELS,
        links=(*ROOM_LINKS, *([PUBLIC_ROOM_LINK] if services(request).room.is_open else [])),
        game_links={game.slug: links_of(game) for game in games},
        lessons=lesson_doors(request, (game for game in games if game.slug not in known)),
    )
    return kept_offline(html(services(request).renderer.shelf(page)))


def _own_table(stored: StoredTable, key: str) -> OwnTable:
    actor = stored.table.actor
    mine = stored.table.status == PLAYING and actor >= 0 and stored.seats[actor].key == key
    names = tuple(seat.name for seat in stored.seats)
    return OwnTable(stored.table.id, load(stored.table.game), names, stored.table.status == PLAYING, mine)


@get("/rules/{slug:str}", include_in_schema=False)
async def rules(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """The rules of a game."""
    page = RulesPage(frame_for(request, reader_of(request)), find_game(slug))
    return kept_offline(html(services(request).renderer.rules(page)))


@post("/settings", include_in_schema=False)
async def settings(request: AnyRequest) -> AnyResponse:
    """Language, theme and the level of the bots, then back to where one was."""
    fields = await form_fields(request)
    cookies = []
    if fields.get("language") in LANGUAGES:
        cookies.append(cookie(request, LANGUAGE_COOKIE, fields["language"]))
    if fields.get("theme") in THEMES:
        cookies.append(cookie(request, THEME_COOKIE, fields["theme"]))
    if fields.get("level") in CHOSEN_LEVELS:
        cookies.append(cookie(request, LEVEL_COOKIE, fields["level"]))
    return done(request, local_path(fields.get("back", "/")), cookies=cookies)


def local_path(path: str) -> str:
    """A path of this site; anything else becomes the shelf, so that no form leads elsewhere."""
    parts = urlsplit(path)
    if parts.scheme or parts.netloc or not path.startswith("/") or path.startswith(("//", "/\\")):
        return "/"
    return path if path.isprintable() else "/"


HANDLERS = [shelf, rules, settings]
