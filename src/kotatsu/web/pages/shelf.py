"""The shelf, the rules, settings, and what lies beside the pages: style, script, pictures."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from urllib.parse import urlsplit

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery

from kotatsu.engine.contract import Game
from kotatsu.engine.errors import UnknownGame
from kotatsu.games import every, load
from kotatsu.web.contexts import OwnTable, RulesPage, Shelf
from kotatsu.web.pages.answers import AnyResponse, done, draws, house, html
from kotatsu.web.pages.reader import (
    LANGUAGE_COOKIE,
    THEME_COOKIE,
    THEMES,
    AnyRequest,
    cookie,
    frame,
    reader,
)
from kotatsu.web.store.ledger import Stored
from kotatsu.web.store.models import PLAYING
from kotatsu.web.tables.refusals import MISSING, Refused
from kotatsu.words import LANGUAGES

STATIC = Path(__file__).parent.parent / "static"
OWN_TABLES = 12
mimetypes.add_type("application/manifest+json", ".webmanifest")


def find_game(slug: str) -> Game:
    """A game by its name; Refused when there is none."""
    try:
        return load(slug)
    except UnknownGame as error:
        raise Refused("no-game", MISSING) from error


def games() -> tuple[Game, ...]:
    """The games that can be drawn."""
    return tuple(game for game in every() if (game.folder / "table.html").is_file())


@get("/", include_in_schema=False)
async def shelf(request: AnyRequest) -> AnyResponse:
    """The games, and the tables that this browser sits at."""
    who = reader(request)
    stored = await house(request).store.tables_of(who.key, OWN_TABLES) if who.key else []
    tables = tuple(_own(each, who.key) for each in stored)
    return html(draws(request).shelf(Shelf(frame(request, who), games(), tables)))


def _own(stored: Stored, key: str) -> OwnTable:
    actor = stored.table.actor
    mine = stored.table.status == PLAYING and actor >= 0 and stored.seats[actor].key == key
    names = tuple(seat.name for seat in stored.seats)
    return OwnTable(stored.table.id, load(stored.table.game), names, stored.table.status == PLAYING, mine)


@get("/rules/{slug:str}", include_in_schema=False)
async def rules(request: AnyRequest, slug: FromPath[str], fragment: FromQuery[int] = 0) -> AnyResponse:
    """The rules of a game; with `fragment=1` for the drawer."""
    page = RulesPage(frame(request, reader(request)), find_game(slug))
    return html(draws(request).rules(page, fragment=bool(fragment)))


@post("/settings", include_in_schema=False)
async def settings(request: AnyRequest) -> AnyResponse:
    """Language and theme, then back to where one was."""
    form = await request.form()
    language, theme = str(form.get("language", "")), str(form.get("theme", ""))
    cookies = []
    if language in LANGUAGES:
        cookies.append(cookie(request, LANGUAGE_COOKIE, language))
    if theme in THEMES:
        cookies.append(cookie(request, THEME_COOKIE, theme))
    return done(request, local(str(form.get("back", "/"))), cookies=cookies)


def local(path: str) -> str:
    """A path of this site, whatever was sent: nobody is led elsewhere."""
    parts = urlsplit(path)
    if parts.scheme or parts.netloc or not path.startswith("/") or path.startswith(("//", "/\\")):
        return "/"
    return path if path.isprintable() else "/"


# --- files


@get("/static/{path:path}", include_in_schema=False)
async def static(request: AnyRequest, path: FromPath[Path]) -> AnyResponse:
    """A file of the room, or a game's style sheet. With its mark in the address it may be kept for good."""
    file = _static_file(str(path).lstrip("/"))
    if file is None:
        raise Refused("no-page", MISSING)
    content, mark = _read(file, file.stat().st_mtime_ns)
    forever = "v" in request.query_params
    headers = {
        "ETag": f'"{mark}"',
        "Cache-Control": "public, max-age=31536000, immutable" if forever else "public, no-cache",
    }
    if request.headers.get("if-none-match") == headers["ETag"]:
        return Response(b"", status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers=headers)


def _static_file(path: str) -> Path | None:
    parts = path.split("/")
    if len(parts) == 3 and parts[0] == "games" and parts[2] == "table.css":
        found = find_game(parts[1]).folder / "table.css"
    else:
        found = (STATIC / path).resolve()
        if not found.is_relative_to(STATIC.resolve()):
            return None
    return found if found.is_file() else None


@lru_cache(maxsize=128)
def _read(file: Path, _changed: int) -> tuple[bytes, str]:
    content = file.read_bytes()
    return content, blake2b(content, digest_size=8).hexdigest()


HANDLERS = [shelf, rules, settings, static]
