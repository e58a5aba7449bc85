"""The calls of the API."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from kotatsu.engine.contract import Game
from kotatsu.games import every
from kotatsu.web.api import schemas
from kotatsu.web.api.line_stream import line_stream
from kotatsu.web.api.lines import table_info
from kotatsu.web.api.live_calls import entry_receipt, key_of, look, make_move, opened, own_seat
from kotatsu.web.api.play_route import describe_play
from kotatsu.web.api.seat_lines import SeatLines
from kotatsu.web.clock_context import Clock
from kotatsu.web.http.identity import identity_of
from kotatsu.web.http.lean_stream import LeanStream
from kotatsu.web.http.reader import language_of
from kotatsu.web.http.requests import (
    AnyRequest,
    count_against_quota,
    count_new_table,
    count_stream,
    invitation,
    registry,
    services,
)
from kotatsu.web.security.keys import bearer, hash_key, new_key
from kotatsu.web.store.models import BOT, DEVICE, OPEN
from kotatsu.web.tables import chat, handover, moves, new_tables, seating
from kotatsu.web.tables.deal import find_game
from kotatsu.web.tables.reader_view import reading_seat
from kotatsu.web.tables.record import record_text
from kotatsu.words import words

REFUSALS = {
    status: ResponseSpec(schemas.RefusalBody, description=description, generate_examples=False)
    for status, description in {
        400: "Not understood",
        403: "Not the asker's to do",
        404: "No such game or table",
        409: "Not now: the table has moved on, or a rule forbids it",
        422: "Understood, but not possible",
        429: "Too fast: Retry-After says how many seconds to wait",
    }.items()
}
SEAT_KINDS = {"own": DEVICE, "open": OPEN, "bot": BOT}


def token_of(request: AnyRequest) -> tuple[str, str]:
    """A token to sit down with, the asker's own or a new one, and the person it belongs to."""
    if key := key_of(request):
        return bearer(request.headers.get("authorization", "")), key
    token = new_key()
    return token, hash_key(token)


async def info_of(request: AnyRequest, table_id: str) -> schemas.TableInfo:
    """A table as everybody may see it."""
    table, key = await opened(request, table_id)
    return table_info(table, key, registry(request).moment(), invitation(request, table_id))


# --- games and tables


@get("/games", operation_id="listGames")
async def list_games(request: AnyRequest) -> list[schemas.GameInfo]:
    """The games on the shelf."""
    return [_game_info(game, language_of(request)) for game in every()]


def _game_info(game: Game, language: str) -> schemas.GameInfo:
    options = {name: list(choices) for name, choices in game.options.items()}
    tagline = words(game, language).text("tagline")
    return schemas.GameInfo(game.slug, game.title, game.version, game.seats, game.minutes, options, tagline)


@post("/tables", operation_id="createTable", responses=REFUSALS)
async def create_table(request: AnyRequest, data: JSONBody[schemas.NewTable]) -> schemas.Seated:
    """Make a table and sit down at its own seats."""
    count_new_table(request)
    token, key = token_of(request)
    seats = [new_tables.SeatRequest(SEAT_KINDS[seat.kind], seat.name, seat.level) for seat in data.seats]
    clock = Clock(data.clock_days, data.clock_end)
    wanted = new_tables.TableRequest(find_game(data.game), seats, data.options, data.away, data.start, clock)
    table_id = await new_tables.create(registry(request), wanted, key)
    own = [number for number, seat in enumerate(seats) if seat.kind == DEVICE]
    return schemas.Seated(table_id, own, token, invitation(request, table_id))


@get("/tables/{table_id:str}", operation_id="getTable", responses=REFUSALS)
async def get_table(request: AnyRequest, table_id: FromPath[str]) -> schemas.TableInfo:
    """A table as everybody may see it."""
    return await info_of(request, table_id)


@post("/tables/{table_id:str}/join", operation_id="joinTable", responses=REFUSALS)
async def join_table(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.JoinRequest]
) -> schemas.Seated:
    """Sit down."""
    count_against_quota(request, "join")
    token, key = token_of(request)
    seat = await seating.join(registry(request), table_id, data.seat, data.name, key)
    return schemas.Seated(table_id, [seat], token, invitation(request, table_id))


@post("/tables/{table_id:str}/leave", operation_id="leaveTable", status_code=200, responses=REFUSALS)
async def leave_table(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.OwnSeat]
) -> schemas.TableInfo:
    """Give a seat up before the start."""
    await seating.leave(registry(request), table_id, data.seat, key_of(request))
    return await info_of(request, table_id)


@post("/tables/{table_id:str}/start", operation_id="startTable", status_code=200, responses=REFUSALS)
async def start_table(request: AnyRequest, table_id: FromPath[str]) -> schemas.TableInfo:
    """The host begins: the game is dealt now."""
    await seating.start(registry(request), table_id, key_of(request))
    return await info_of(request, table_id)


@post("/tables/{table_id:str}/rematch", operation_id="rematch", responses=REFUSALS)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> schemas.TableInfo:
    """A new table with the same seats, begun at once."""
    count_new_table(request)
    return await info_of(request, await new_tables.rematch(registry(request), table_id, key_of(request)))


# --- what is seen


@get("/tables/{table_id:str}/state", operation_id="getState", responses=REFUSALS)
async def get_state(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None, ply: FromQuery[int | None] = None
) -> schemas.Line:
    """The table as a seat sees it, now or at a past ply; refused before the start."""
    return await look(request, table_id, seat, ply)


@get(
    "/tables/{table_id:str}/stream",
    operation_id="streamTable",
    media_type="application/x-ndjson",
    responses=REFUSALS,
)
async def stream_table(
    request: AnyRequest,
    table_id: FromPath[str],
    seat: FromQuery[int | None] = None,
    since: Annotated[int | None, QueryParameter(description="The last `entry` that the asker has seen")] = None,
) -> LeanStream:
    """The table as lines of JSON. Before the start a `table` line for every change of the seats; then a `full` line,
    or with `since` what was missed; then a line for each ply, until the end. An empty line every few seconds says that
    the stream is alive."""
    table, key = await opened(request, table_id)
    address = count_stream(request, table_id)
    reading_seat(table, key, seat)
    url = invitation(request, table_id)
    lines = SeatLines(services(request), table_id, identity_of(request), seat, url, since)
    return LeanStream(
        line_stream(lines, address), media_type="application/x-ndjson", headers={"Cache-Control": "no-store"}
    )


@get("/tables/{table_id:str}/record", operation_id="getRecord", media_type=MediaType.JSON, responses=REFUSALS)
async def get_record(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over."""
    table, _ = await opened(request, table_id)
    return Response(record_text(table), media_type=MediaType.JSON)


# --- what is done


@post("/tables/{table_id:str}/moves", operation_id="postMove", status_code=200, responses=REFUSALS)
async def post_move(request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.Move]) -> schemas.EntryReceipt:
    """A decision. Sent twice under the same id it counts once."""
    return await make_move(request, table_id, data)


@post("/tables/{table_id:str}/take-back", operation_id="takeBack", status_code=200, responses=REFUSALS)
async def post_take_back(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.TakeBack]
) -> schemas.EntryReceipt:
    """Undo one's last decision, where nothing was drawn or shown and nobody has acted since."""
    table, key = await opened(request, table_id)
    count_against_quota(request, "move", key)
    seat = own_seat(table, key, data.seat)
    return entry_receipt(await moves.take_back(registry(request), table, seat, data.ply, data.branch, key))


@post("/tables/{table_id:str}/hand-over", operation_id="handOver", status_code=200, responses=REFUSALS)
async def post_hand_over(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.HandOver]
) -> schemas.TableInfo:
    """Let a bot play for a seat: one's own, or, as host, an absent one."""
    await opened(request, table_id)
    await handover.hand_over(registry(request), table_id, data.seat, data.level, key_of(request))
    return await info_of(request, table_id)


@post("/tables/{table_id:str}/return", operation_id="returnToSeat", status_code=200, responses=REFUSALS)
async def post_return(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.OwnSeat]
) -> schemas.TableInfo:
    """Take one's seat back from a bot."""
    await handover.return_to_seat(registry(request), table_id, data.seat, key_of(request))
    return await info_of(request, table_id)


@post("/tables/{table_id:str}/chat", operation_id="say", responses=REFUSALS)
async def post_chat(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.ChatText]
) -> schemas.ChatNumber:
    """Write to the table."""
    table, key = await opened(request, table_id)
    count_against_quota(request, "chat", key)
    return schemas.ChatNumber(await chat.add_line(registry(request), table, data.text, key))


ROUTER = Router(
    "/api",
    route_handlers=[
        list_games,
        create_table,
        get_table,
        join_table,
        leave_table,
        start_table,
        rematch,
        get_state,
        stream_table,
        get_record,
        post_move,
        post_take_back,
        post_hand_over,
        post_return,
        post_chat,
        describe_play,
    ],
    tags=["tables"],
)
