"""What the host of the server tells everybody: fetched by pages that are open, put away by those who have read it."""

from __future__ import annotations

from litestar import get, post

from kotatsu.web.http.reader import DISMISSED_COOKIE, cookie, frame_for, reader_of
from kotatsu.web.http.requests import AnyRequest, AnyResponse, services
from kotatsu.web.http.responses import done, html
from kotatsu.web.pages.form_fields import form_fields, number
from kotatsu.web.pages.shelf import local_path
from kotatsu.web.room_contexts import AnnouncementPage


@get("/announcement", include_in_schema=False)
async def announcement(request: AnyRequest) -> AnyResponse:
    """What is told now, without a frame."""
    frame = frame_for(request, reader_of(request), path="/")
    return html(services(request).renderer.draw("_announcement", AnnouncementPage(frame)))


@post("/announcement/dismiss", include_in_schema=False)
async def dismiss(request: AnyRequest) -> AnyResponse:
    """The reader has read it; then back to where they were."""
    fields = await form_fields(request)
    put_away = cookie(request, DISMISSED_COOKIE, str(number(fields, "number")))
    return done(request, local_path(fields.get("back", "/")), cookies=[put_away])


HANDLERS = [announcement, dismiss]
