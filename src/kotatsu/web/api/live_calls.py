"""The calls that programs make at every move: what they do, and the routes that answer them without detours."""

from __future__ import annotations

from typing import Any

import msgspec

from kotatsu.web.api import schemas
from kotatsu.web.api.lines import line, table_info
from kotatsu.web.http.identity import identity_of
from kotatsu.web.http.quick_routes import QuickRoute
from kotatsu.web.http.requests import AnyRequest, count_against_quota, invitation, registry, services
from kotatsu.web.tables import moves
from kotatsu.web.tables.live_match import Receipt
from kotatsu.web.tables.refusals import not_your_seat
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import own_seats


def key_of(request: AnyRequest) -> str:
    """The person whose token the asker sent; empty without one."""
    return identity_of(request).person


async def opened(request: AnyRequest, table_id: str) -> tuple[LoadedTable, str]:
    """A table and the asker's key, who has been seen."""
    key = key_of(request)
    table = await registry(request).load(table_id)
    services(request).presence.mark_seen(table_id, key)
    return table, key


def own_seat(table: LoadedTable, key: str, wanted: int | None) -> int:
    """The asker's seat, their first unless one is given; Refused when they do not hold it."""
    if wanted is not None and table.holds(key, wanted):
        return wanted
    own = own_seats(table.seats, key)
    if not own or wanted is not None:
        raise not_your_seat()
    return own[0]


async def make_move(request: AnyRequest, table_id: str, data: schemas.Move) -> schemas.EntryReceipt:
    """A decision. Sent twice under the same id it counts once."""
    table, key = await opened(request, table_id)
    count_against_quota(request, "move", key)
    return entry_receipt(await moves.play_move(registry(request), table, decision_of(table, key, data), key))


def decision_of(table: LoadedTable, key: str, data: schemas.Move, seat: int | None = None) -> moves.Decision:
    """A move that was sent, for the seat that it names, or else for `seat`, or else for the asker's first."""
    own = own_seat(table, key, seat if data.seat is None else data.seat)
    return moves.Decision(own, data.ply, data.id, data.action, data.branch)


def entry_receipt(receipt: Receipt) -> schemas.EntryReceipt:
    """What an entry came to, as it is answered."""
    return schemas.EntryReceipt(receipt.entry, receipt.ply, receipt.branch)


async def look(request: AnyRequest, table_id: str, seat: int | None, ply: int | None) -> schemas.Line:
    """The table as a seat sees it, now or at a past ply; refused before the start."""
    table, key = await opened(request, table_id)
    info = table_info(table, key, registry(request).moment(), invitation(request, table_id))
    return line(table, key, seat, ply, info)


async def look_now(request: AnyRequest, table_id: str, _body: Any) -> schemas.Line:
    """The table as the asker's first seat sees it now."""
    return await look(request, table_id, None, None)


QUICK_ROUTES = {
    "moves": QuickRoute(
        "POST", "/api/tables/{table_id}/moves", make_move, msgspec.json.Decoder(schemas.Move, strict=True)
    ),
    "state": QuickRoute("GET", "/api/tables/{table_id}/state", look_now),
}
"""By the last word of their path."""
