"""What makes the site an app: manifest, icons, service worker, and the page for times without network."""

from __future__ import annotations

import json
import re

from litestar import Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery

from kotatsu.games import every
from kotatsu.web.app_shell.icons import MASKABLE_SIZES, SIZES, icon_png, icon_url
from kotatsu.web.app_shell.manifest import manifest
from kotatsu.web.asset_urls import STATIC, asset_url, game_style_url, static_digest
from kotatsu.web.http.reader import frame_for, language_of, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, services
from kotatsu.web.http.responses import html
from kotatsu.web.people.contexts import OfflinePage
from kotatsu.web.tables.refusals import MISSING, Refused
from kotatsu.words import LANGUAGES

ICON = re.compile(r"(icon|maskable)-(\d{2,3})\.png")
ICON_SECONDS = 365 * 24 * 3600
WORKER = "service-worker.js"
NOTICE_ICON_PIXELS = 192


@get("/manifest.webmanifest", include_in_schema=False)
async def app_manifest(request: AnyRequest) -> AnyResponse:
    """The manifest, in the reader's language."""
    headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language, Cookie"}
    content = json.dumps(manifest(language_of(request)), ensure_ascii=False)
    return Response(content, media_type="application/manifest+json", headers=headers)


@get(
    "/icons/{digest:str}/{name:str}",
    include_in_schema=False,
    sync_to_thread=True,
    cache_control=CacheControlHeader(public=True, max_age=ICON_SECONDS, immutable=True),
)
def icon(digest: FromPath[str], name: FromPath[str]) -> AnyResponse:
    """An icon as a PNG."""
    found = ICON.fullmatch(name)
    if not found or int(found[2]) not in (MASKABLE_SIZES if found[1] == "maskable" else SIZES):
        raise Refused("no-page", MISSING)
    return Response(icon_png(int(found[2]), maskable=found[1] == "maskable"), media_type="image/png")


@get(f"/{WORKER}", include_in_schema=False)
async def service_worker() -> AnyResponse:
    """The service worker, with the version whose files it keeps. A new version makes it a new worker."""
    kept = {"version": _version(), "assets": _assets(), "icon": icon_url(NOTICE_ICON_PIXELS)}
    script = f"const KEPT = {json.dumps(kept)};\n{(STATIC / WORKER).read_text(encoding='utf-8')}"
    return Response(script, media_type="text/javascript", headers={"Cache-Control": "no-cache"})


def _version() -> str:
    return static_digest()


def _assets() -> list[str]:
    """What every page needs: style sheets, scripts, pictures, and the games' style sheets."""
    own = [asset_url(file.name) for file in sorted(STATIC.iterdir()) if file.suffix in (".css", ".js", ".svg")]
    offline = [f"/offline?language={language}" for language in LANGUAGES]
    games = [game_style_url(game.slug) for game in every() if (game.folder / "table.css").is_file()]
    return [*offline, *(path for path in own if not path.endswith(WORKER)), *games]


@get("/offline", include_in_schema=False)
async def offline(request: AnyRequest, language: FromQuery[str] = "") -> AnyResponse:
    """What is shown when there is no network: what can be read, and what has to wait."""
    frame = frame_for(request, reader_of(request), path="/")
    if language in LANGUAGES:
        frame = type(frame)(language, frame.languages, frame.theme, "", "/", None)
    return html(services(request).renderer.draw("offline", OfflinePage(frame)))


HANDLERS = [app_manifest, icon, service_worker, offline]
