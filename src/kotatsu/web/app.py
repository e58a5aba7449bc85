"""The server put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from litestar import Litestar, MediaType
from litestar.config.csrf import CSRFConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, YamlRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.prometheus import PrometheusController
from litestar.types import ControllerRouterHandler

from kotatsu import __version__
from kotatsu.web import logs
from kotatsu.web.api.handlers import ROUTER
from kotatsu.web.api.live_calls import QUICK_ROUTES
from kotatsu.web.api.play_route import with_play_connections
from kotatsu.web.bot_pool import BotPool, BotService
from kotatsu.web.config import SHUTDOWN_GRACE_SECONDS, Settings
from kotatsu.web.garbage_collection import tune_garbage_collection
from kotatsu.web.health import healthz
from kotatsu.web.http import responses
from kotatsu.web.http.first_pass import first_pass
from kotatsu.web.http.handover import Handover
from kotatsu.web.http.head import answer_head
from kotatsu.web.http.identity import add_reader_mark, find_identity
from kotatsu.web.http.quick_routes import with_quick_routes
from kotatsu.web.http.request_timeout import TimedProtocol
from kotatsu.web.open_files import LoopErrors
from kotatsu.web.page_contexts import CSRF_HEADER
from kotatsu.web.pages import (
    announcements,
    app_shell,
    cards,
    devices,
    groups,
    host,
    lesson,
    lobby,
    mail,
    my_data,
    my_games,
    my_statistics,
    new_table,
    notices,
    passkeys,
    play_from_here,
    public_room,
    puzzle,
    puzzle_consent,
    review,
    room_stream,
    series_forms,
    shelf,
    table,
    table_events,
    table_forms,
    table_people,
)
from kotatsu.web.processes import end_with_parent
from kotatsu.web.security.headers import add_headers
from kotatsu.web.security.limits import QUOTAS
from kotatsu.web.security.origin import check_sender
from kotatsu.web.services import Services, build_services
from kotatsu.web.static_files import game_style, static_routes

MAX_BODY_BYTES = 64 * 1024
"""The largest form is a table with all its options."""
DESCRIPTION = "\n".join(
    (
        "Tables of Kotatsu for programs: create, join, stream, move. A seat is held by the bearer token that creating",
        "or joining gave. A refusal says why, in the language of Accept-Language; one for haste says in Retry-After",
        "how many seconds to wait.",
        "",
        "| kind of request | at once | then one every |",
        "|---|---|---|",
        *(f"| {kind} | {quota.burst} | {quota.interval_seconds:g} s |" for kind, quota in QUOTAS.items()),
    )
)


class Metrics(PrometheusController):
    """What is counted."""

    path = "/metrics"
    include_in_schema = False


def create_app(settings: Settings, bots: BotService | None = None) -> Litestar:
    """The application. In tests `bots` takes the place of the pool of bots."""
    playing = bots or BotPool(settings.bot_processes, compiled=settings.compiled_bots)
    found = build_services(settings, playing)
    csrf = CSRFConfig(secret="set when the database is open", header_name=CSRF_HEADER, cookie_httponly=True)
    csrf.exclude = ["^/api/", "^/mail/off/"]

    @asynccontextmanager
    async def running(_app: Litestar) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(LoopErrors())
        async with _opened(found):
            csrf.secret = found.signing_secret
            yield

    app = Litestar(
        route_handlers=_routes(),
        lifespan=[running],
        middleware=[first_pass, check_sender, find_identity],
        exception_handlers=responses.HANDLERS,
        before_send=[add_headers, add_reader_mark],
        csrf_config=csrf,
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=_openapi(),
        logging_config=None,
    )
    app.state.services = found
    app.asgi_handler = with_play_connections(with_quick_routes(answer_head(app.asgi_handler), QUICK_ROUTES))
    return app


@asynccontextmanager
async def _opened(found: Services) -> AsyncIterator[None]:
    """Open what a server needs while it runs, and close it in the opposite order."""
    store = found.registry.store
    async with AsyncExitStack() as stack:
        stack.enter_context(found.warnings.listening())
        stack.push_async_callback(store.database.close)
        stack.push_async_callback(store.close)
        await store.database.migrate()
        found.signing_secret = await store.database.signing_secret()
        await found.room.read()
        stack.push_async_callback(found.calling.close)
        await found.calling.open(found.signing_secret)
        stack.callback(found.bots.close)
        stack.callback(found.reviews.close)
        await stack.enter_async_context(found.registry.notifier.opened())
        stack.push_async_callback(found.presence.flush)
        await stack.enter_async_context(found.autoplay.until_stopped())
        await stack.enter_async_context(found.supervisor.running())
        yield


def _routes() -> list[ControllerRouterHandler]:
    return [
        *shelf.HANDLERS,
        *new_table.HANDLERS,
        *play_from_here.HANDLERS,
        *puzzle.HANDLERS,
        *puzzle_consent.HANDLERS,
        *cards.HANDLERS,
        *lobby.HANDLERS,
        *series_forms.HANDLERS,
        *groups.HANDLERS,
        *public_room.HANDLERS,
        *room_stream.HANDLERS,
        *announcements.HANDLERS,
        *host.HANDLERS,
        *table.HANDLERS,
        *table_events.HANDLERS,
        *review.HANDLERS,
        *table_forms.HANDLERS,
        *table_people.HANDLERS,
        *lesson.HANDLERS,
        *app_shell.HANDLERS,
        *my_games.HANDLERS,
        *my_statistics.HANDLERS,
        *my_data.HANDLERS,
        *devices.HANDLERS,
        *passkeys.HANDLERS,
        *notices.HANDLERS,
        *mail.HANDLERS,
        *static_routes(),
        game_style,
        ROUTER,
        healthz,
        Metrics,
    ]


def from_environment(bots: BotService | None = None) -> Litestar:
    """The application in a worker process, with the settings that its parent left. It ends with its parent."""
    end_with_parent(SHUTDOWN_GRACE_SECONDS + 1)
    settings = Settings.from_environment()
    logs.set_up(style=settings.log_style)
    app = create_app(settings, bots)
    peers = app.state.services.registry.peers
    TimedProtocol.handover = Handover(peers) if peers is not None else None
    tune_garbage_collection()
    return app


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
