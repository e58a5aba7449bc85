"""The review of a finished game: its page, its parts for scripts and programs, its picture for links."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.params import FromPath, FromQuery
from litestar.response import Redirect

from kotatsu.engine.layout import SPECTATOR
from kotatsu.reviews.curve_svg import standalone_curve
from kotatsu.web.http.reader import Reader, frame_for
from kotatsu.web.http.requests import AnyRequest, AnyResponse, invitation, registry, services
from kotatsu.web.http.responses import html
from kotatsu.web.pages.table import opened
from kotatsu.web.render.preview_image import preview_png
from kotatsu.web.render.review_page import draw_position, draw_review
from kotatsu.web.review_contexts import ReviewPage, ReviewState
from kotatsu.web.tables.reader_view import seat_cards, seat_view, what_if_view
from kotatsu.web.tables.refusals import MISSING, Refused
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import names, own_seats

PICTURE_SECONDS = 3600
"""How long a program that shows links may keep a picture."""


@get("/t/{table_id:str}/review", include_in_schema=False)
async def review(
    request: AnyRequest,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    known: FromQuery[int | None] = None,
    better: FromQuery[int | None] = None,
) -> AnyResponse:
    """The review of a game that is over; of another, its table."""
    found, reader = await opened(request, table_id)
    if not found.started or not found.over:
        return Redirect(f"/t/{table_id}", status_code=303)
    page = await _page(request, found, reader, ply, known, better)
    return html(draw_review(services(request).renderer.environment, page))


@get("/t/{table_id:str}/review/at", include_in_schema=False)
async def position(
    request: AnyRequest,
    table_id: FromPath[str],
    ply: FromQuery[int | None] = None,
    known: FromQuery[int | None] = None,
    better: FromQuery[int | None] = None,
) -> AnyResponse:
    """The board at a ply, what happened there, and the chances."""
    found, reader = await _finished(request, table_id)
    page = await _page(request, found, reader, ply, known, better)
    return html(draw_position(services(request).renderer.environment, page))


@get("/t/{table_id:str}/review/state", include_in_schema=False)
async def state(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """How far the review is, for a page that waits for it."""
    found, _ = await _finished(request, table_id)
    known = await services(request).reviews.state(found)
    told = {"whole": known.is_whole, "curve": known.review is not None}
    return Response(told, headers={"Cache-Control": "no-store"})


@get("/t/{table_id:str}/review.json", include_in_schema=False)
async def as_json(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The review for programs, once it is whole."""
    found, _ = await _finished(request, table_id)
    state = await _ready(request, found)
    assert state.review is not None
    return Response(state.review.to_dict(), headers=_attachment(found, "review.json"))


@get("/t/{table_id:str}/review.svg", include_in_schema=False)
async def as_svg(request: AnyRequest, table_id: FromPath[str], known: FromQuery[int | None] = None) -> AnyResponse:
    """The curve as a drawing."""
    found, _ = await _finished(request, table_id)
    state = await _ready(request, found)
    assert state.review is not None
    drawn = standalone_curve(state.review, names(found.seats), found.game.title, known)
    return Response(drawn, media_type="image/svg+xml", headers=_attachment(found, "curve.svg"))


@get("/t/{table_id:str}/review.png", include_in_schema=False)
async def as_png(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """A picture for those who are sent the address."""
    found, _ = await _finished(request, table_id)
    state = await _ready(request, found, whole=False)
    assert state.review is not None
    drawn = await asyncio.to_thread(preview_png, state.review, names(found.seats), found.game.title)
    headers = {"Cache-Control": f"public, max-age={PICTURE_SECONDS}"}
    return Response(drawn, media_type="image/png", headers=headers)


async def _finished(request: AnyRequest, table_id: str) -> tuple[LoadedTable, Reader]:
    found, reader = await opened(request, table_id)
    if not found.started or not found.over:
        raise Refused("not-over")
    return found, reader


async def _ready(request: AnyRequest, table: LoadedTable, *, whole: bool = True) -> ReviewState:
    """A review that is there; Refused while it is not."""
    state = await services(request).reviews.state(table)
    if state.review is None or (whole and not state.is_whole):
        raise Refused("no-review", MISSING)
    return state


def _attachment(table: LoadedTable, ending: str) -> dict[str, str]:
    name = f"{table.row.game}-{table.id[:6]}-{ending}"
    return {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}


async def _page(
    request: AnyRequest, table: LoadedTable, reader: Reader, ply: int | None, known: int | None, better: int | None
) -> ReviewPage:
    state = await services(request).reviews.state(table)
    found = state.review
    own = own_seats(table.seats, reader.key)
    if found is None or known not in found.known:
        known = None
    if found is None or better is None or not 0 <= better < len(found.decisions):
        better = None
    if found is not None and better is not None:
        decision = found.decisions[better]
        view = what_if_view(table, reader.key, decision.first_ply, decision.best)
    else:
        view = seat_view(table, reader.key, None, _first_shown(table, state) if ply is None else ply)
    return ReviewPage(
        frame=frame_for(request, reader, path=f"/t/{table.id}/review"),
        table=table.id,
        match=table.live.match,
        view=view,
        seats=seat_cards(table, reader.key, registry(request).moment()),
        state=state,
        reader=own[0] if own else SPECTATOR,
        known=known,
        better=better,
        address=f"{invitation(request, table.id)}/review",
    )


def _first_shown(table: LoadedTable, state: ReviewState) -> int:
    """A page opens on the ply that moved most; on the end until that is known."""
    if state.review is None or not state.review.moments:
        return table.live.match.ply
    largest = max(state.review.moments, key=lambda moment: abs(moment.after - moment.before))
    return largest.ply + 1


HANDLERS = [review, position, state, as_json, as_svg, as_png]
