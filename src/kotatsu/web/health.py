"""Whether this process can serve: its database, its disk, its background tasks."""

from __future__ import annotations

from litestar import Response, get

from kotatsu.web.http.requests import AnyRequest, AnyResponse, services


@get("/healthz", include_in_schema=False)
async def healthz(request: AnyRequest) -> AnyResponse:
    """Whether this worker, its database and its background tasks work."""
    found = services(request)
    try:
        up = await found.registry.store.database.is_up()
    except Exception:
        up = False
    down = sorted(found.supervisor.down)
    ok = up and not down
    return Response({"ok": ok, "database": up, "tasks_down": down}, status_code=200 if ok else 503)
