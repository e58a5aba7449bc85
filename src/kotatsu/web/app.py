"""The server put together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, MediaType, Response, get
from litestar.config.csrf import CSRFConfig
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.params import FromPath
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.response import Stream
from litestar.types import ASGIApp, Receive, Scope, Send

from kotatsu import __version__
from kotatsu.web import logs
from kotatsu.web.api.handlers import ROUTER
from kotatsu.web.botpool import BotPool, Thinker
from kotatsu.web.config import Settings
from kotatsu.web.contexts import CSRF_HEADER
from kotatsu.web.news import News
from kotatsu.web.pages import answers, forms, opening, shelf, table
from kotatsu.web.pages.answers import AnyResponse, address, house, spend
from kotatsu.web.pages.reader import AnyRequest, reader
from kotatsu.web.render import Renderer
from kotatsu.web.security.headers import add_headers
from kotatsu.web.security.limits import QUOTAS, Limits
from kotatsu.web.store.database import Database
from kotatsu.web.store.ledger import Store
from kotatsu.web.stream import events
from kotatsu.web.tables.autoplay import Autoplay
from kotatsu.web.tables.house import House
from kotatsu.web.tables.presence import Presence

LARGEST_BODY = 64 * 1024
"""Bytes: the largest form is a table with all its options."""
DESCRIPTION = "\n".join(
    (
        "Tables of Kotatsu for programs: create, join, stream, move. A seat is held by the bearer token that creating",
        "or joining gave. A refusal says why, in the language of Accept-Language; one for haste says in Retry-After",
        "how many seconds to wait.",
        "",
        "| kind of request | at once | then one every |",
        "|---|---|---|",
        *(f"| {kind} | {quota.burst} | {quota.every:g} s |" for kind, quota in QUOTAS.items()),
    )
)
NOT_COUNTED = ("/static", "/healthz", "/metrics")


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> AnyResponse:
    """Whether this worker and its database answer."""
    try:
        up = await house(request).store.database.is_up()
    except Exception:
        up = False
    return Response({"ok": up}, status_code=200 if up else 503)


@get("/t/{table_id:str}/events", include_in_schema=False)
async def table_events(request: AnyRequest, table_id: FromPath[str]) -> Stream:
    """The stream of a page."""
    place, who = house(request), reader(request)
    spend(request, "stream", who.key or address(request))
    await place.look(table_id)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(events(place, table_id, who.key), media_type="text/event-stream", headers=headers)


class Metrics(PrometheusController):
    """What is counted."""

    path = "/metrics"
    include_in_schema = False


def create_app(settings: Settings, thinker: Thinker | None = None) -> Litestar:
    """The application. A `thinker` stands in for the pool of bots in tests."""
    database = Database(settings.database)
    news = News(settings)
    place = House(settings, Store(database), news)
    pool = BotPool(settings.bot_processes, compiled=settings.compiled_bots) if thinker is None else None
    minds: Thinker = pool or thinker  # type: ignore[assignment]
    place.presence = Presence(place)
    place.autoplay = Autoplay(place, minds)
    csrf = CSRFConfig(secret="set when the database is open", header_name=CSRF_HEADER, cookie_httponly=True)
    csrf.exclude = ["^/api/"]

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            stack.push_async_callback(database.close)
            stack.push_async_callback(place.store.close)
            await database.migrate()
            app.state.secret = csrf.secret = await database.signing_secret()
            if pool is not None:
                stack.callback(pool.close)
            await stack.enter_async_context(news.plugin)
            await stack.enter_async_context(news.listening())
            await stack.enter_async_context(place.presence.noting())
            await stack.enter_async_context(place.autoplay.sweeping())
            yield

    app = Litestar(
        route_handlers=[
            *shelf.HANDLERS,
            *opening.HANDLERS,
            *table.HANDLERS,
            *forms.HANDLERS,
            table_events,
            ROUTER,
            healthz,
            Metrics,
        ],
        lifespan=[running],
        middleware=[logs.access_log, _prometheus().middleware, count_requests],
        exception_handlers=answers.HANDLERS,
        before_send=[add_headers],
        csrf_config=csrf,
        request_max_body_size=LARGEST_BODY,
        openapi_config=_openapi(),
        logging_config=None,
    )
    app.state.house = place
    app.state.thinker = minds
    app.state.renderer = Renderer()
    app.state.limits = Limits(time.monotonic, on=settings.limits)
    return app


def from_environment() -> Litestar:
    """The application in a worker process, set up as its parent said."""
    logs.set_up()
    return create_app(Settings.from_environment())


def count_requests(app: ASGIApp) -> ASGIApp:
    """Count every request against its address; Refused says when to try again."""

    async def counted(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and not scope["path"].startswith(NOT_COUNTED):
            client = scope["client"]
            scope["litestar_app"].state.limits.spend("request", client[0] if client else "nowhere")
        await app(scope, receive, send)

    return counted


def _prometheus() -> PrometheusConfig:
    return PrometheusConfig(app_name="kotatsu", prefix="kotatsu", group_path=True, exclude_unhandled_paths=True)


def _openapi() -> OpenAPIConfig:
    token = SecurityScheme(type="http", scheme="bearer", description="The token of a seat, from create or join")
    return OpenAPIConfig(
        title="Kotatsu",
        version=__version__,
        description=DESCRIPTION,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(media_type=MediaType.JSON), YamlRenderPlugin()],
        components=Components(security_schemes={"token": token}),
        security=[{}, {"token": []}],
    )
