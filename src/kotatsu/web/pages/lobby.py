"""Pages before the first move: a new table, the lobby, joining."""

from __future__ import annotations

import io
from collections.abc import Mapping
from typing import Any

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from kotatsu.bots import LEVELS
from kotatsu.engine.contract import Game
from kotatsu.web.contexts import NewTable
from kotatsu.web.pages import drawn
from kotatsu.web.pages.answers import AnyResponse, done, draws, house, html, notice, refuse, spend
from kotatsu.web.pages.reader import (
    AnyRequest,
    Reader,
    frame,
    kept_name,
    key_cookies,
    name_cookie,
    reader,
    wants_json,
)
from kotatsu.web.pages.sent import number, number_or_none, sent_by
from kotatsu.web.pages.shelf import find_game
from kotatsu.web.store.models import BOT, DEVICE, OPEN
from kotatsu.web.tables import opening
from kotatsu.web.tables.refusals import BAD, Refused

AWAY_CHOICES = (0, 60, 300, 3600, 86400)
"""Seconds; 0 is never."""
DEFAULT_LEVEL = "medium"
LOOPBACK = ("127.0.0.1", "localhost", "::1")


# --- a new table


@get("/new/{slug:str}", include_in_schema=False)
async def new_table(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """The form."""
    game = find_game(slug)
    request.app.state.thinker.prepare(game.slug)
    return html(draws(request).new_table(_form(request, game, reader(request), {})))


def _form(request: AnyRequest, game: Game, who: Reader, sent: Mapping[str, str], **more: Any) -> NewTable:
    least, most = game.seats
    values = {"seats": str(least), "away": "0", "name-0": kept_name(request)}
    for seat in range(most):
        values[f"kind-{seat}"] = DEVICE if seat == 0 else BOT if most > 1 else OPEN
        values[f"level-{seat}"] = DEFAULT_LEVEL
    values.update({f"option-{name}": choices[0] for name, choices in game.options.items()})
    around = frame(request, who, path=f"/new/{game.slug}", **more)
    return NewTable(around, game, tuple(LEVELS), AWAY_CHOICES, {**values, **sent})


@post("/new/{slug:str}", include_in_schema=False)
async def create(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """Open a table, or show the form again and say why not."""
    game = find_game(slug)
    who = reader(request, seat=True)
    sent = await sent_by(request)
    try:
        spend(request, "create")
        wish = _wish(game, sent)
        table_id = await opening.create(house(request), wish, who.key)
    except Refused as refused:
        if wants_json(request):
            raise
        page = _form(request, game, reader(request), sent, notice=notice(refused, who.language))
        return html(draws(request).new_table(page), refused.status)
    names = name_cookie(request, wish.seats[0].name)
    return done(request, f"/t/{table_id}", {"table": table_id}, [names, *key_cookies(request, who)])


def _wish(game: Game, sent: Mapping[str, str]) -> opening.TableWish:
    """What the form asks for."""
    seats = number(sent, "seats")
    if not game.seats[0] <= seats <= game.seats[1]:
        raise Refused("bad-form", BAD, text=f"seats = {seats}")
    wishes = [
        opening.SeatWish(
            sent.get(f"kind-{seat}", DEVICE if seat == 0 else OPEN),
            sent.get(f"name-{seat}", ""),
            sent.get(f"level-{seat}", DEFAULT_LEVEL),
        )
        for seat in range(seats)
    ]
    options = {name: sent[f"option-{name}"] for name in game.options if f"option-{name}" in sent}
    return opening.TableWish(game, [_plain(wish) for wish in wishes], options, number_or_none(sent, "away") or 0)


def _plain(wish: opening.SeatWish) -> opening.SeatWish:
    """A wish without what its kind does not need; a form may well send names for seats that have none."""
    if wish.kind == OPEN:
        return opening.SeatWish(OPEN)
    return opening.SeatWish(BOT, "", wish.level) if wish.kind == BOT else opening.SeatWish(wish.kind, wish.name)


# --- the lobby


@get("/t/{table_id:str}/lobby", include_in_schema=False)
async def lobby(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The lobby without its frame, for pages that watch it fill."""
    who, place = reader(request), house(request)
    room = await place.look(table_id)
    place.presence.see(table_id, who.key)
    around = frame(request, who, path=f"/t/{table_id}")
    page = drawn.lobby(room, around, who.key, place.clock(), invite(request, table_id))
    return html(draws(request).lobby(page, fragment=True))


@get("/t/{table_id:str}/join", include_in_schema=False)
async def join_page(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Pick a seat and a name."""
    who, place = reader(request), house(request)
    room = await place.look(table_id)
    name = kept_name(request)
    return html(draws(request).join(drawn.join(room, frame(request, who), who.key, place.clock(), name)))


@post("/t/{table_id:str}/join", include_in_schema=False)
async def join(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Sit down, or see why not."""
    who, place = reader(request, seat=True), house(request)
    sent = await sent_by(request)
    room = await place.look(table_id)
    name = sent.get("name", "")
    try:
        spend(request, "join")
        seat = await opening.join(place, room, number_or_none(sent, "seat"), name, who.key)
    except Refused as refused:
        if wants_json(request):
            raise
        room = await place.look(table_id)
        around = frame(request, who, path=f"/t/{table_id}/join", notice=notice(refused, who.language))
        page = drawn.join(room, around, who.key, place.clock(), name)
        return html(draws(request).join(page), refused.status)
    cookies = [name_cookie(request, opening.clean_name(name)), *key_cookies(request, who)]
    return done(request, f"/t/{table_id}", {"seat": seat}, cookies)


@post("/t/{table_id:str}/start", include_in_schema=False)
async def start(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host begins."""
    who, place = reader(request), house(request)
    room = await place.look(table_id)
    try:
        await opening.start(place, room, who.key)
    except Refused as refused:
        return _lobby_again(request, table_id, refused) if not wants_json(request) else refuse(request, refused)
    return done(request, f"/t/{table_id}")


def _lobby_again(request: AnyRequest, table_id: str, refused: Refused) -> AnyResponse:
    who, place = reader(request), house(request)
    room = place.cached(table_id)
    assert room is not None, "it was looked at a moment ago"
    around = frame(request, who, path=f"/t/{table_id}", notice=notice(refused, who.language))
    page = drawn.lobby(room, around, who.key, place.clock(), invite(request, table_id))
    return html(draws(request).lobby(page), refused.status)


@post("/t/{table_id:str}/leave", include_in_schema=False)
async def leave(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Give a seat up before the start."""
    who, place = reader(request), house(request)
    sent = await sent_by(request)
    room = await place.look(table_id)
    await opening.leave(place, room, number(sent, "seat"), who.key)
    return done(request, f"/t/{table_id}")


@post("/t/{table_id:str}/seat-bot", include_in_schema=False)
async def seat_bot(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The host seats a bot where nobody sits yet."""
    who, place = reader(request), house(request)
    sent = await sent_by(request)
    room = await place.look(table_id)
    try:
        await opening.fill_with_bot(place, room, number(sent, "seat"), sent.get("level", DEFAULT_LEVEL), who.key)
    except Refused as refused:
        return _lobby_again(request, table_id, refused) if not wants_json(request) else refuse(request, refused)
    return done(request, f"/t/{table_id}")


@get("/t/{table_id:str}/qr.svg", include_in_schema=False)
async def qr(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """The invitation as a picture."""
    await house(request).look(table_id)
    drawing = io.BytesIO()
    segno.make(invite(request, table_id), error="m").save(
        drawing, kind="svg", scale=4, border=2, dark="#1d1a26", light="#fff", xmldecl=False, svgns=True
    )
    return Response(drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "private, max-age=3600"})


def invite(request: AnyRequest, table_id: str) -> str:
    """The whole address to send to friends: as their host's browser knows it, unless that is the host's own machine."""
    known = house(request).settings.address
    local = request.base_url.hostname in LOOPBACK
    base = known if known and local else str(request.base_url).rstrip("/")
    return f"{base}/t/{table_id}"


HANDLERS = [new_table, create, lobby, join_page, join, start, leave, seat_bot, qr]
