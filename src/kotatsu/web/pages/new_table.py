"""The form for a new table."""

from __future__ import annotations

from collections.abc import Mapping

from litestar import get, post
from litestar.params import FromPath

from kotatsu.bots import missing_net
from kotatsu.engine.contract import Game
from kotatsu.web.http.reader import (
    Reader,
    cookie,
    frame_for,
    kept_name,
    key_cookies,
    name_cookie,
    reader_of,
    wants_json,
)
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_new_table, registry, services
from kotatsu.web.http.responses import done, html, notice, status_of
from kotatsu.web.page_contexts import NewTable, Notice
from kotatsu.web.pages.clock_fields import clock_request
from kotatsu.web.pages.form_fields import Fields, form_fields, number, number_or_none
from kotatsu.web.pages.series_forms import series_request
from kotatsu.web.pages.table_choices import AWAY_CHOICES_SECONDS, CHOSEN_LEVELS, DEFAULT_LEVEL
from kotatsu.web.render.marked_up_text import WEB_WORDS
from kotatsu.web.store.models import BOT, DEVICE, OPEN
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.new_tables import SeatRequest, TableRequest, create
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.words import words

LEVEL_COOKIE = "level"
QUICK_SEATS = 3
"""Seats of a table that is made with one touch, where the game allows it."""


@get("/new/{slug:str}", include_in_schema=False)
async def new_table(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """The form."""
    game = find_game(slug)
    services(request).bots.prepare(game.slug)
    return html(services(request).renderer.new_table(_form(request, game, reader_of(request), {})))


def _form(
    request: AnyRequest, game: Game, reader: Reader, sent: Mapping[str, str], notice: Notice | None = None
) -> NewTable:
    least, most = game.seats
    values = {"seats": str(least), "away": "0", "name-0": kept_name(request)}
    for seat in range(most):
        values[f"kind-{seat}"] = DEVICE if seat == 0 else OPEN
        values[f"level-{seat}"] = kept_level(request)
    values.update({f"option-{name}": choices[0] for name, choices in game.options.items()})
    frame = frame_for(request, reader, path=f"/new/{game.slug}", notice=notice)
    by_search = missing_net(game) is not None
    return NewTable(frame, game, CHOSEN_LEVELS, AWAY_CHOICES_SECONDS, {**values, **sent}, by_search)


@post("/new/{slug:str}", include_in_schema=False)
async def create_table(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """Make a table, or show the form again and say why not."""
    game = find_game(slug)
    reader = reader_of(request, with_key=True)
    fields = await form_fields(request)
    try:
        count_new_table(request)
        wanted = _table_request(game, fields)
        table_id = await create(registry(request), wanted, reader.key)
    except Refused as refused:
        if wants_json(request):
            raise
        page = _form(request, game, reader_of(request), fields, notice(refused, reader.language))
        return html(services(request).renderer.new_table(page), status_of(refused))
    cookies = [name_cookie(request, wanted.seats[0].name), *key_cookies(request, reader)]
    cookies += [cookie(request, LEVEL_COOKIE, seat.level) for seat in wanted.seats if seat.kind == BOT][:1]
    return done(request, f"/t/{table_id}", {"table": table_id}, cookies)


def kept_level(request: AnyRequest) -> str:
    """The level of the bots that this browser played against last."""
    level = request.cookies.get(LEVEL_COOKIE, "")
    return level if level in CHOSEN_LEVELS else DEFAULT_LEVEL


@post("/play/{slug:str}", include_in_schema=False)
async def play_now(request: AnyRequest, slug: FromPath[str]) -> AnyResponse:
    """One touch on the shelf: a table against bots that begins at once, with the name and level of last time."""
    game = find_game(slug)
    reader = reader_of(request, with_key=True)
    count_new_table(request)
    name = kept_name(request) or words(None, reader.language, WEB_WORDS).text("room-player")
    bots = min(QUICK_SEATS, game.seats[1]) - 1
    fields = await form_fields(request)
    level = fields["level"] if fields.get("level") in CHOSEN_LEVELS else kept_level(request)
    seats = [SeatRequest(DEVICE, name), *(SeatRequest(BOT, "", level) for _ in range(bots))]
    table_id = await create(registry(request), TableRequest(game, seats, start=True), reader.key)
    coached = "?coach=1" if fields.get("coach") else ""
    return done(request, f"/t/{table_id}{coached}", {"table": table_id}, key_cookies(request, reader))


def _table_request(game: Game, fields: Fields) -> TableRequest:
    """What the form asks for."""
    seats = number(fields, "seats")
    if not game.seats[0] <= seats <= game.seats[1]:
        raise Refused("bad-form", INVALID, text=f"seats = {seats}")
    options = {name: fields[f"option-{name}"] for name in game.options if f"option-{name}" in fields}
    wanted = [_seat_request(fields, seat) for seat in range(seats)]
    away = number_or_none(fields, "away") or 0
    return TableRequest(game, wanted, options, away, clock=clock_request(fields), series=series_request(fields))


def _seat_request(fields: Fields, seat: int) -> SeatRequest:
    """One seat, without what its kind does not need: a form may send names for seats that have none."""
    kind = fields.get(f"kind-{seat}", DEVICE if seat == 0 else OPEN)
    if kind == OPEN:
        return SeatRequest(OPEN)
    if kind == BOT:
        return SeatRequest(BOT, "", fields.get(f"level-{seat}", DEFAULT_LEVEL))
    return SeatRequest(kind, fields.get(f"name-{seat}", ""))


HANDLERS = [new_table, create_table, play_now]
