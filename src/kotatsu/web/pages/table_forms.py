"""What people send from a table: moves, take-backs, hand-overs, chat. Refused, they see the page with the reason."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from litestar import get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect
from msgspec import structs

from kotatsu.web import metrics
from kotatsu.web.bot_pool import BotService
from kotatsu.web.http.reader import reader_of, wants_json
from kotatsu.web.http.requests import AnyRequest, AnyResponse, count_against_quota, registry, services
from kotatsu.web.http.responses import done, notice, status_of, with_retry
from kotatsu.web.pages.form_fields import Fields, form_fields, is_number, number, number_or_none
from kotatsu.web.pages.series_forms import series_request
from kotatsu.web.pages.table import opened, page
from kotatsu.web.tables import chat, coaching, handover, moves, new_tables, standing_answers
from kotatsu.web.tables.live_match import Receipt
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry

LOBBY_FORMS = ("start", "leave", "seat-bot", "seat-device", "free-seat", "add-seat", "remove-seat", "options", "series")
FORM_NAMES = ("move", "take-back", "hand-over", "return", "standing", "rematch", *LOBBY_FORMS)
"""What is posted to a table and has no page of its own."""
MAX_FURTHER_ACTIONS = 24
"""Of one gesture: more than any game has dice."""


@dataclass(frozen=True)
class Form:
    """A form that was sent to a table."""

    registry: TableRegistry
    table: LoadedTable
    fields: Fields
    key: str
    """The hash of the sender's key."""
    bots: BotService


Action = Callable[[Form], Awaitable[dict[str, Any]]]
"""Carries a form out; what came of it, for scripts."""


def table_form(name: str, quota: str, action: Action) -> HTTPRouteHandler:
    """The handler of a form: carry it out, then back to the table; refused, the page again with the reason."""

    @post(f"/t/{{table_id:str}}/{name}", include_in_schema=False, name=f"form-{name}")
    async def handle(request: AnyRequest, table_id: FromPath[str]) -> AnyResponse:
        fields = await form_fields(request)
        table, reader = await opened(request, table_id)
        seat = int(fields["seat"]) if is_number(fields.get("seat", "")) else None
        try:
            count_against_quota(request, quota, reader.key)
            told = await action(Form(registry(request), table, fields, reader.key, services(request).bots))
        except Refused as refused:
            if wants_json(request):
                raise
            return with_retry(await _page_again(request, table_id, seat, refused), refused)
        path = told.get("go") or (f"/t/{table_id}" if seat is None else f"/t/{table_id}?seat={seat}")
        return done(request, path, told)

    return handle


async def _page_again(request: AnyRequest, table_id: str, seat: int | None, refused: Refused) -> AnyResponse:
    said = notice(refused, reader_of(request).language)
    try:
        return await page(request, table_id, seat=seat, notice=said, status=status_of(refused))
    except Refused:  # the seat is not theirs: as the seat they hold, or as a spectator
        return await page(request, table_id, notice=said, status=status_of(refused))


def receipt_fields(receipt: Receipt) -> dict[str, int]:
    """A receipt for scripts and programs."""
    return {name: value for name, value in structs.asdict(receipt).items() if name != "action"}


async def move(form: Form) -> dict[str, Any]:
    """A decision, or with `then` several in a row that were one gesture."""
    started = time.perf_counter()
    sent = form.fields
    decision = moves.Decision(
        seat=number(sent, "seat"),
        ply=number(sent, "ply"),
        id=sent.get("id", ""),
        action=sent.get("action", ""),
        branch=number_or_none(sent, "branch"),
    )
    then = _further_actions(sent)
    if sent.get("coach") and not sent.get("sure"):
        await coaching.check_choice(form.table, decision, then, form.key, form.bots)
    receipt = await moves.play_gesture(form.registry, form.table, decision, then, form.key)
    metrics.MOVE_SECONDS.observe(time.perf_counter() - started)
    return receipt_fields(receipt)


def _further_actions(fields: Fields) -> list[str]:
    """The field `then` of a gesture: what follows the first action, separated by `;`."""
    then = [action for action in fields.get("then", "").split(";") if action]
    if len(then) > MAX_FURTHER_ACTIONS:
        raise Refused("bad-form", INVALID, text=f"then = {len(then)}")
    return then


async def take_back(form: Form) -> dict[str, Any]:
    """Undo one's last decision."""
    sent = form.fields
    seat, ply, branch = number(sent, "seat"), number(sent, "ply"), number_or_none(sent, "branch")
    return receipt_fields(await moves.take_back(form.registry, form.table, seat, ply, branch, form.key))


async def hand_over(form: Form) -> dict[str, Any]:
    """Let a bot play for a seat."""
    seat, level = number(form.fields, "seat"), form.fields.get("level", "")
    await handover.hand_over(form.registry, form.table.id, seat, level, form.key)
    return {"go": f"/t/{form.table.id}"}


async def return_to_seat(form: Form) -> dict[str, Any]:
    """Take one's seat back from a bot."""
    await handover.return_to_seat(form.registry, form.table.id, number(form.fields, "seat"), form.key)
    return {}


async def set_standing_answer(form: Form) -> dict[str, Any]:
    """Switch a standing answer."""
    sent = form.fields
    seat, name, on = number(sent, "seat"), sent.get("name", ""), sent.get("on", "") == "yes"
    await standing_answers.set_standing_answer(form.registry, form.table, seat, name, on, form.key)
    return {}


async def add_chat_line(form: Form) -> dict[str, Any]:
    """Write to the table."""
    return {"number": await chat.add_line(form.registry, form.table, form.fields.get("text", ""), form.key)}


async def rematch(form: Form) -> dict[str, Any]:
    """Once more, the same people: the next game of a series, one game, or a new series."""
    new = await new_tables.rematch(form.registry, form.table.id, form.key, series_request(form.fields))
    return {"go": f"/t/{new}", "table": new}


@get([f"/t/{{table_id:str}}/{name}" for name in FORM_NAMES], include_in_schema=False)
async def reloaded_form(table_id: FromPath[str]) -> AnyResponse:
    """A reader who reloads the answer to a form comes back to the table."""
    return Redirect(f"/t/{table_id}", status_code=303)


HANDLERS = [
    table_form("move", "move", move),
    table_form("take-back", "move", take_back),
    table_form("hand-over", "move", hand_over),
    table_form("return", "move", return_to_seat),
    table_form("standing", "move", set_standing_answer),
    table_form("chat", "chat", add_chat_line),
    table_form("rematch", "create", rematch),
    reloaded_form,
]
