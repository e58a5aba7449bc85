"""A table as lines of JSON: first everything, then one line a ply."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

from kotatsu.engine.events import Event
from kotatsu.web import metrics
from kotatsu.web.api.schemas import ChatLine, Line, SeatInfo, TableInfo, TableLine, encode_line
from kotatsu.web.stream import positions
from kotatsu.web.tables import looks
from kotatsu.web.tables.house import House, Position, Room

KEEP_ALIVE = b"\n"


def table_info(room: Room, key: str, now: float, url: str) -> TableInfo:
    """A table as everybody may see it."""
    live, table = room.live, room.table
    cards = looks.seat_cards(room, key, now)
    return TableInfo(
        table=table.id,
        game=table.game,
        version=table.version,
        options=table.options,
        status=table.status,
        away=table.away,
        seats=[SeatInfo(c.seat, c.name, c.kind, c.level, c.standing_in, c.present, c.host, c.yours) for c in cards],
        commitment=live.commitment,
        seed=table.seed if live.over else None,
        rematch=table.rematch,
        entry=live.entries,
        ply=live.match.ply,
        branch=live.branch,
        url=url,
    )


def line(room: Room, seat: int, ply: int | None = None, table: TableInfo | None = None) -> Line:
    """What a seat sees after so many plies; with `table`, everything it has heard."""
    live = room.live
    seen = looks.play(room, seat, ply)
    told = [event for item in (seen.log if table else [seen.last]) for event in item.events]
    return Line(
        type="full" if table else "ply",
        entry=live.entries - (live.match.ply - seen.ply),
        ply=seen.ply,
        branch=live.branch,
        seat=seat,
        by=seen.last.seat,
        actor=seen.actor,
        question=seen.question,
        events=[named(event) for event in told],
        view=seen.view.to_dict(),
        legal=[live.game.actions.decode(action) for action in seen.legal],
        scores=list(seen.scores),
        result=list(seen.result),
        over=bool(seen.result),
        table=table,
    )


def named(event: Event) -> dict[str, object]:
    """An event by its names."""
    return event.to_dict()


async def lines(house: House, table_id: str, seat: int, key: str, url: str, since: int | None) -> AsyncIterator[bytes]:
    """The stream of a table for a seat, until its game is over."""
    with house.presence.streaming(table_id, key), metrics.STREAMS.labels("lines").track_inprogress():
        told: Position | None = None
        async for position in positions(house, table_id):
            if position is None:
                yield KEEP_ALIVE
                continue
            room = await house.look(table_id)
            for part in _news(room, seat, key, house.clock(), url, told, since):
                yield encode_line(part) + b"\n"
            if told is not None and position.chats > told.chats:
                for row in await house.store.chats(table_id, told.chats):
                    yield encode_line(ChatLine(row.number, row.seat, row.name, row.text)) + b"\n"
            told = Position.of(room)
            if told.over:
                return


def _news(
    room: Room, seat: int, key: str, now: float, url: str, told: Position | None, since: int | None
) -> Iterator[Line | TableLine]:
    """What is new since the last position told, or since the entry that the reader has seen."""
    live = room.live
    seen = told.entry if told else since
    if seen is None or not live.last_cut <= seen <= live.entries:
        yield line(room, seat, table=table_info(room, key, now, url))
        return
    for ply in range(live.match.ply - (live.entries - seen) + 1, live.match.ply + 1):
        yield line(room, seat, ply)
    if told is None or told.changes != room.table.changes or told.started != room.started:
        yield TableLine(table_info(room, key, now, url))
