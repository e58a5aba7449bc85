"""Style sheets, scripts and pictures: the pages' own, and each game's style sheet.

An address carries a digest of what it serves, so a browser may keep it for good; scripts and style sheets that import
each other by relative addresses stay under the same digest. Litestar serves the files.
"""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

from litestar import Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from kotatsu.games import load
from kotatsu.web.tables.deal import find_game

STATIC = Path(__file__).parent / "static"
DIGEST_BYTES = 6
YEAR_SECONDS = 365 * 24 * 3600
HOUR_SECONDS = 3600
FOREVER = CacheControlHeader(public=True, max_age=YEAR_SECONDS, immutable=True)
FOR_AN_HOUR = CacheControlHeader(public=True, max_age=HOUR_SECONDS)
"""For addresses without a digest: a picture that a game's style sheet names."""
mimetypes.add_type("application/manifest+json", ".webmanifest")


@lru_cache
def asset_url(path: str) -> str:
    """The address of a static file."""
    assert (STATIC / path).is_file(), path
    return f"/static/{static_digest()}/{path}"


@lru_cache
def game_style_url(slug: str) -> str:
    """The address of a game's own style sheet."""
    return f"/games/{slug}/{_digest(load(slug).folder / 'table.css')}/table.css"


@lru_cache
def static_digest() -> str:
    """A digest of all static files together."""
    return _digest(*sorted(file for file in STATIC.rglob("*") if file.is_file()))


def _digest(*files: Path) -> str:
    content = b"\0".join(file.name.encode() + b"\0" + file.read_bytes() for file in files)
    return blake2b(content, digest_size=DIGEST_BYTES).hexdigest()


@get("/games/{slug:str}/{digest:str}/table.css", include_in_schema=False, cache_control=FOREVER)
async def game_style(slug: FromPath[str], digest: FromPath[str]) -> File:
    """The style sheet of a game."""
    path = find_game(slug).folder / "table.css"
    return File(path, filename=path.name, content_disposition_type="inline", media_type="text/css")


def static_routes() -> list[Router]:
    """The pages' own files, under their digest and without it."""
    return [
        create_static_files_router(f"/static/{static_digest()}", [STATIC], cache_control=FOREVER, name="assets"),
        create_static_files_router("/static", [STATIC], cache_control=FOR_AN_HOUR, name="static"),
    ]
