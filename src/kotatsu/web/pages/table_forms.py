"""What people send from a table: moves, take-backs, hand-overs, chat. Refused, they see the page with the reason."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath
from litestar.response import Redirect

from kotatsu.web import metrics
from kotatsu.web.pages.answers import AnyResponse, done, house, notice, spend
from kotatsu.web.pages.reader import AnyRequest, reader, wants_json
from kotatsu.web.pages.sent import Sent, is_number, number, number_or_none, sent_by
from kotatsu.web.pages.table import page
from kotatsu.web.tables import hands, opening, talk
from kotatsu.web.tables.house import House, Room
from kotatsu.web.tables.live import Receipt
from kotatsu.web.tables.play import Answer, move, take_back
from kotatsu.web.tables.refusals import Refused

FORMS = ("move", "take-back", "hand-over", "return", "standing", "rematch", "start", "leave", "seat-bot")
"""What is posted to a table and has no page of its own."""
Wish = Callable[[House, Room, Sent, str], Awaitable[dict[str, Any]]]
"""Something to do at a table: what came of it, for scripts. Its last argument is the hash of the sender's key."""


async def grant(request: AnyRequest, table_id: str, kind: str, wish: Wish) -> AnyResponse:
    """Do what a form asks; then back to the table, as the seat that asked, or the page again with the reason."""
    who, place = reader(request), house(request)
    sent = await sent_by(request)
    seat = sent.get("seat", "") if is_number(sent.get("seat", "")) else ""
    room = await place.look(table_id)
    place.presence.see(table_id, who.key)
    try:
        spend(request, kind, who.key)
        told = await wish(place, room, sent, who.key)
    except Refused as refused:
        if wants_json(request):
            raise
        answer = await _again(request, table_id, int(seat) if seat else None, refused)
        return _with_retry(answer, refused)
    path = told.get("go") or (f"/t/{table_id}?seat={seat}" if seat else f"/t/{table_id}")
    return done(request, path, told)


async def _again(request: AnyRequest, table_id: str, seat: int | None, refused: Refused) -> AnyResponse:
    who = reader(request)
    said = notice(refused, who.language)
    try:
        return await page(request, table_id, seat=seat, notice=said, status=refused.status)
    except Refused:  # the seat is not theirs: as whoever they are
        return await page(request, table_id, notice=said, status=refused.status)


def _with_retry(answer: Response[Any], refused: Refused) -> AnyResponse:
    if refused.retry_after:
        answer.headers["Retry-After"] = str(refused.retry_after)
    return answer


def told(receipt: Receipt) -> dict[str, Any]:
    """A receipt for scripts."""
    return {name: value for name, value in asdict(receipt).items() if name != "action"}


@post("/t/{table_id:str}/move", include_in_schema=False)
async def post_move(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """A decision."""

    async def wish(place: House, room: Room, sent: Sent, key: str) -> dict[str, Any]:
        started = time.perf_counter()
        seat, ply, branch = number(sent, "seat"), number(sent, "ply"), number_or_none(sent, "branch")
        answer = Answer(seat, ply, sent.get("id", ""), sent.get("action", ""), branch)
        receipt = await move(place, room, answer, key)
        metrics.MOVE_SECONDS.observe(time.perf_counter() - started)
        return told(receipt)

    return await grant(request, table_id, "move", wish)


@post("/t/{table_id:str}/take-back", include_in_schema=False)
async def post_take_back(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Undo one's last decision."""

    async def wish(place: House, room: Room, sent: Sent, key: str) -> dict[str, Any]:
        seat, ply, branch = number(sent, "seat"), number(sent, "ply"), number_or_none(sent, "branch")
        return told(await take_back(place, room, seat, ply, branch, key))

    return await grant(request, table_id, "move", wish)


@post("/t/{table_id:str}/hand-over", include_in_schema=False)
async def post_hand_over(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Let a bot play for a seat."""

    async def wish(place: House, room: Room, sent: Sent, key: str) -> dict[str, Any]:
        seat = number(sent, "seat")
        await hands.hand_over(place, room, seat, sent.get("level", ""), key)
        return {"go": f"/t/{table_id}"}

    return await grant(request, table_id, "move", wish)


@post("/t/{table_id:str}/return", include_in_schema=False)
async def post_return(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Take one's seat back from a bot."""

    async def wish(place: House, room: Room, sent: Sent, key: str) -> dict[str, Any]:
        await hands.give_back(place, room, number(sent, "seat"), key)
        return {}

    return await grant(request, table_id, "move", wish)


@post("/t/{table_id:str}/standing", include_in_schema=False)
async def post_standing(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Switch a standing answer."""

    async def wish(place: House, room: Room, sent: Sent, key: str) -> dict[str, Any]:
        on = sent.get("on", "") == "yes"
        await hands.set_standing(place, room, number(sent, "seat"), sent.get("name", ""), on, key)
        return {}

    return await grant(request, table_id, "move", wish)


@post("/t/{table_id:str}/chat", include_in_schema=False)
async def post_chat(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Say something."""

    async def wish(place: House, room: Room, sent: Sent, key: str) -> dict[str, Any]:
        return {"number": await talk.say(place, room, sent.get("text", ""), key)}

    return await grant(request, table_id, "chat", wish)


@post("/t/{table_id:str}/rematch", include_in_schema=False)
async def post_rematch(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Once more, the same people."""

    async def wish(place: House, room: Room, sent: Sent, key: str) -> dict[str, Any]:
        new = await opening.rematch(place, room, key)
        return {"go": f"/t/{new}", "table": new}

    return await grant(request, table_id, "create", wish)


@get([f"/t/{{table_id:str}}/{name}" for name in FORMS], include_in_schema=False)
async def lost(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
    """Whoever reloads the answer to a form comes back to the table."""
    return Redirect(f"/t/{table_id}", status_code=303)


HANDLERS = [
    post_move,
    post_take_back,
    post_hand_over,
    post_return,
    post_standing,
    post_chat,
    post_rematch,
    lost,
]
