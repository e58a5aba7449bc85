"""The API's calls."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated

from litestar import MediaType, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Stream

from kotatsu.engine.contract import Game
from kotatsu.engine.layout import SPECTATOR
from kotatsu.games import every
from kotatsu.web.api import schemas
from kotatsu.web.api.lines import line, lines, table_info
from kotatsu.web.pages.answers import address, house, spend
from kotatsu.web.pages.opening import invite
from kotatsu.web.pages.reader import AnyRequest, language
from kotatsu.web.pages.shelf import find_game
from kotatsu.web.pages.table import record_text
from kotatsu.web.security.keys import bearer, hashed, new_key
from kotatsu.web.store.models import BOT, DEVICE, OPEN
from kotatsu.web.tables import hands, opening, play, talk
from kotatsu.web.tables.house import Room
from kotatsu.web.tables.live import Receipt
from kotatsu.web.tables.refusals import FORBIDDEN, Refused
from kotatsu.web.tables.seats import own_seats
from kotatsu.words import words

REFUSALS = {
    status: ResponseSpec(schemas.Refusal, description=description, generate_examples=False)
    for status, description in {
        400: "Not understood",
        403: "Not the asker's to do",
        404: "No such game or table",
        409: "Not now: the table has moved on, or a rule forbids it",
        422: "Understood, but not possible",
        429: "Too fast: Retry-After says how many seconds to wait",
    }.items()
}
KINDS = {"own": DEVICE, "open": OPEN, "bot": BOT}


def key_of(request: AnyRequest) -> str:
    """The hash of the asker's token; empty without one."""
    return hashed(bearer(request.headers.get("authorization", "")))


async def room_of(request: AnyRequest, table_id: str) -> tuple[Room, str]:
    """A table and the asker's key, who has been seen."""
    place = house(request)
    key = key_of(request)
    room = await place.look(table_id)
    place.presence.see(table_id, key)
    return room, key


def seat_of(room: Room, key: str, wanted: int | None) -> int:
    """The asker's seat; Refused when they hold none, or not this one."""
    own = own_seats(room.seats, key)
    if not own or (wanted is not None and wanted not in own):
        raise Refused("not-your-seat", FORBIDDEN)
    return own[0] if wanted is None else wanted


def reading_seat(room: Room, key: str, wanted: int | None) -> int:
    """The seat whose eyes the asker has; a spectator's without one."""
    own = own_seats(room.seats, key)
    if wanted is None:
        return own[0] if own else SPECTATOR
    return SPECTATOR if wanted == SPECTATOR else seat_of(room, key, wanted)


# --- games and tables


@get("/games", operation_id="listGames")
async def list_games(request: AnyRequest) -> list[schemas.GameInfo]:
    """The games on the shelf."""
    return [_game_info(game, language(request)) for game in every()]


def _game_info(game: Game, spoken: str) -> schemas.GameInfo:
    options = {name: list(choices) for name, choices in game.options.items()}
    tagline = words(game, spoken).text("tagline")
    return schemas.GameInfo(game.slug, game.title, game.version, game.seats, game.minutes, options, tagline)


@post("/tables", operation_id="createTable", responses=REFUSALS)
async def create_table(request: AnyRequest, data: JSONBody[schemas.NewTable]) -> schemas.Seated:
    """Open a table and sit down at its own seats."""
    spend(request, "create")
    token = bearer(request.headers.get("authorization", "")) or new_key()
    key, place = hashed(token), house(request)
    wishes = [opening.SeatWish(KINDS[seat.kind], seat.name, seat.level) for seat in data.seats]
    wish = opening.TableWish(find_game(data.game), wishes, data.options, data.away)
    table_id = await opening.create(place, wish, key)
    room = await place.look(table_id)
    if data.start:
        await opening.start(place, room, key)
    return schemas.Seated(table_id, list(own_seats(room.seats, key)), token, invite(request, table_id))


@get("/tables/{table_id:str}", operation_id="getTable", responses=REFUSALS)
async def get_table(request: AnyRequest, table_id: FromPath[str]) -> schemas.TableInfo:
    """A table as everybody may see it."""
    return await _info(request, table_id)


async def _info(request: AnyRequest, table_id: str) -> schemas.TableInfo:
    room, key = await room_of(request, table_id)
    return table_info(room, key, house(request).clock(), invite(request, table_id))


@post("/tables/{table_id:str}/join", operation_id="joinTable", responses=REFUSALS)
async def join_table(request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.Joining]) -> schemas.Seated:
    """Sit down."""
    spend(request, "join")
    token = bearer(request.headers.get("authorization", "")) or new_key()
    room = await house(request).look(table_id)
    seat = await opening.join(house(request), room, data.seat, data.name, hashed(token))
    return schemas.Seated(table_id, [seat], token, invite(request, table_id))


@post("/tables/{table_id:str}/start", operation_id="startTable", status_code=200, responses=REFUSALS)
async def start_table(request: AnyRequest, table_id: FromPath[str]) -> schemas.TableInfo:
    """The host begins."""
    room, key = await room_of(request, table_id)
    await opening.start(house(request), room, key)
    return await _info(request, table_id)


@post("/tables/{table_id:str}/rematch", operation_id="rematch", responses=REFUSALS)
async def rematch(request: AnyRequest, table_id: FromPath[str]) -> schemas.TableInfo:
    """A new table with the same seats, begun at once."""
    spend(request, "create")
    room, key = await room_of(request, table_id)
    new = await opening.rematch(house(request), room, key)
    return table_info(await house(request).look(new), key, house(request).clock(), invite(request, new))


# --- what is seen


@get("/tables/{table_id:str}/state", operation_id="getState", responses=REFUSALS)
async def get_state(
    request: AnyRequest, table_id: FromPath[str], seat: FromQuery[int | None] = None, ply: FromQuery[int | None] = None
) -> schemas.Line:
    """The table as a seat sees it, now or at a past ply."""
    room, key = await room_of(request, table_id)
    info = table_info(room, key, house(request).clock(), invite(request, table_id))
    return line(room, reading_seat(room, key, seat), ply, info)


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
) -> Stream:
    """The table as lines of JSON: first a full line, or with `since` what was missed; then a line a ply, until the
    end. An empty line every few seconds says that the stream is alive."""
    room, key = await room_of(request, table_id)
    spend(request, "stream", key or address(request))
    reads = reading_seat(room, key, seat)
    sent = lines(house(request), table_id, reads, key, invite(request, table_id), since)
    return Stream(sent, media_type="application/x-ndjson", headers={"Cache-Control": "no-store"})


@get("/tables/{table_id:str}/record", operation_id="getRecord", media_type=MediaType.JSON, responses=REFUSALS)
async def get_record(request: AnyRequest, table_id: FromPath[str]) -> Response[str]:
    """The record of a game that is over."""
    room, _ = await room_of(request, table_id)
    return Response(record_text(room), media_type=MediaType.JSON)


# --- what is done


@post("/tables/{table_id:str}/moves", operation_id="postMove", status_code=200, responses=REFUSALS)
async def post_move(request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.Move]) -> schemas.Counted:
    """A decision. Sent twice under the same id it counts once."""
    room, key = await room_of(request, table_id)
    spend(request, "move", key or address(request))
    seat = seat_of(room, key, data.seat)
    return _counted(await play.move(house(request), room, _answer(seat, data), key))


def _answer(seat: int, data: schemas.Move) -> play.Answer:
    return play.Answer(seat, data.ply, data.id, data.action, data.branch)


@post("/tables/{table_id:str}/take-back", operation_id="takeBack", status_code=200, responses=REFUSALS)
async def post_take_back(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.TakeBack]
) -> schemas.Counted:
    """Undo one's last decision, where nothing was drawn or shown and nobody has acted since."""
    room, key = await room_of(request, table_id)
    spend(request, "move", key or address(request))
    seat = seat_of(room, key, data.seat)
    return _counted(await play.take_back(house(request), room, seat, data.ply, data.branch, key))


def _counted(receipt: Receipt) -> schemas.Counted:
    return schemas.Counted(**{name: value for name, value in asdict(receipt).items() if name != "action"})


@post("/tables/{table_id:str}/hand-over", operation_id="handOver", status_code=200, responses=REFUSALS)
async def post_hand_over(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.HandOver]
) -> schemas.TableInfo:
    """Let a bot play for a seat: one's own, or, as host, an absent one."""
    room, key = await room_of(request, table_id)
    own = own_seats(room.seats, key)
    seat = data.seat if data.seat is not None else (own[0] if own else SPECTATOR)
    await hands.hand_over(house(request), room, seat, data.level, key)
    return await _info(request, table_id)


@post("/tables/{table_id:str}/return", operation_id="returnToSeat", status_code=200, responses=REFUSALS)
async def post_return(
    request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.OwnSeat]
) -> schemas.TableInfo:
    """Take one's seat back from a bot."""
    room, key = await room_of(request, table_id)
    await hands.give_back(house(request), room, seat_of(room, key, data.seat), key)
    return await _info(request, table_id)


@post("/tables/{table_id:str}/chat", operation_id="say", responses=REFUSALS)
async def post_chat(request: AnyRequest, table_id: FromPath[str], data: JSONBody[schemas.Saying]) -> schemas.Said:
    """Say something to the table."""
    room, key = await room_of(request, table_id)
    spend(request, "chat", key or address(request))
    return schemas.Said(await talk.say(house(request), room, data.text, key))


ROUTER = Router(
    "/api",
    route_handlers=[
        list_games,
        create_table,
        get_table,
        join_table,
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
    ],
    tags=["tables"],
)
