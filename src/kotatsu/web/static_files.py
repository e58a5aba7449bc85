"""Style sheets, scripts and pictures: the pages' own, and each game's style sheet. Litestar serves the files."""

from __future__ import annotations

import mimetypes

from litestar import Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import InternalServerException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router
from litestar.types import ExceptionHandlersMap

from kotatsu.web.asset_urls import STATIC, static_digest
from kotatsu.web.http.requests import AnyRequest, AnyResponse
from kotatsu.web.http.responses import refuse
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.refusals import MISSING, Refused

YEAR_SECONDS = 365 * 24 * 3600
HOUR_SECONDS = 3600
FOREVER = CacheControlHeader(public=True, max_age=YEAR_SECONDS, immutable=True)
FOR_AN_HOUR = CacheControlHeader(public=True, max_age=HOUR_SECONDS)
"""For addresses without a digest: a picture that a game's style sheet names."""
mimetypes.add_type("application/manifest+json", ".webmanifest")


@get("/games/{slug:str}/{digest:str}/table.css", include_in_schema=False, cache_control=FOREVER)
async def game_style(slug: FromPath[str], digest: FromPath[str]) -> File:
    """The style sheet of a game."""
    path = find_game(slug).folder / "table.css"
    return File(path, filename=path.name, content_disposition_type="inline", media_type="text/css")


def static_routes() -> list[Router]:
    """The pages' own files, under their digest and without it."""
    return [
        _files(f"/static/{static_digest()}", FOREVER, "assets"),
        _files("/static", FOR_AN_HOUR, "static"),
    ]


def _files(path: str, cache_control: CacheControlHeader, name: str) -> Router:
    unreadable: ExceptionHandlersMap = {ValueError: _no_such_file, InternalServerException: _no_such_file}
    return create_static_files_router(
        path, [STATIC], cache_control=cache_control, name=name, exception_handlers=unreadable
    )


def _no_such_file(request: AnyRequest, _error: Exception) -> AnyResponse:
    """Called for names that no file can have: with a NUL in them, or too long."""
    return refuse(request, Refused("no-page", MISSING))
