"""A table as lines of JSON: first everything, then one line for each ply."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from kotatsu.engine.contract import Game
from kotatsu.web import metrics
from kotatsu.web.api.schemas import ChatLine, Line, SeatInfo, TableInfo, TableLine, encode_line
from kotatsu.web.page_contexts import SeatView
from kotatsu.web.people.identities import Identity
from kotatsu.web.room.table_people import heard_lines
from kotatsu.web.services import Services
from kotatsu.web.stream import positions
from kotatsu.web.tables.deal import seed_commitment
from kotatsu.web.tables.reader_view import reading_seat, seat_cards, seat_view
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TablePosition
from kotatsu.web.tables.seats import Moment

ALIVE = b"\n"
MAX_KEPT_LINES = 256
"""Everybody who has the same eyes is sent a ply within the same moment."""


def table_info(table: LoadedTable, key: str, at: Moment, url: str) -> TableInfo:
    """A table as everybody may see it."""
    row, position = table.row, table.position()
    cards = seat_cards(table, key, at)
    return TableInfo(
        table=row.id,
        game=row.game,
        version=row.version,
        options=row.options,
        status=row.status,
        away=row.away,
        seats=[SeatInfo(c.seat, c.name, c.kind, c.level, c.standing_in, c.present, c.host, c.yours) for c in cards],
        commitment=seed_commitment(row),
        seed=row.seed if table.over else None,
        rematch=row.rematch,
        entry=position.entry,
        ply=position.ply,
        branch=position.branch,
        url=url,
    )


def line(table: LoadedTable, key: str, seat: int | None, ply: int | None = None, info: TableInfo | None = None) -> Line:
    """What the holder of a seat sees after a ply; with `info`, everything it has heard. Refused to anybody else."""
    return _line(seat_view(table, key, seat, ply), _entry(table, ply), table.live.branch, info)


def ply_line(table: LoadedTable, key: str, seat: int | None, ply: int) -> bytes:
    """The line of a ply for the holder of a seat, made once for all who have the same eyes. Refused to anybody else."""
    return _kept_line(seat_view(table, key, seat, ply), _entry(table, ply), table.live.branch)


def _entry(table: LoadedTable, ply: int | None) -> int:
    """How many entries there were after a ply of the branch that is played."""
    live = table.live
    return live.entries if ply is None else live.entries - (live.match.ply - ply)


def _line(seen: SeatView, entry: int, branch: int, info: TableInfo | None) -> Line:
    told = [event for item in (seen.log if info else [seen.last]) for event in item.events]
    return Line(
        type="full" if info else "ply",
        entry=entry,
        ply=seen.ply,
        branch=branch,
        seat=seen.seat,
        by=seen.last.seat,
        actor=seen.actor,
        question=seen.question,
        events=[event.to_dict() for event in told],
        view=seen.state.to_dict(),
        legal=_named(seen.game, seen.legal),
        scores=list(seen.scores),
        result=list(seen.result),
        over=bool(seen.result),
        table=info,
    )


@lru_cache(maxsize=MAX_KEPT_LINES)
def _kept_line(seen: SeatView, entry: int, branch: int) -> bytes:
    return encode_line(_line(seen, entry, branch, None)) + b"\n"


def _named(game: Game, actions: Sequence[int]) -> list[Any]:
    """Actions by name, each written out once for all lines."""
    known = _written_actions(game)
    for action in actions:
        if action not in known:
            known[action] = msgspec.Raw(encode_line(game.actions.decode(action)))
    return [known[action] for action in actions]


@lru_cache
def _written_actions(_game: Game) -> dict[int, msgspec.Raw]:
    """The actions of a game as JSON, filled as they are met; a game has a few hundred."""
    return {}


@dataclass(frozen=True)
class LineStream:
    """The stream of a table for one asker. Whether they hold the seat is checked anew for every line."""

    services: Services
    table_id: str
    asker: Identity
    seat: int | None
    url: str
    since: int | None
    """The last entry that the asker has seen."""
    address: str
    """Where the asker is."""

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """Lines until the game is over, or until the asker no longer holds the seat."""
        on, told = self.services, None
        counted = on.limits.streams.counted(self.address, self.table_id)
        with (
            counted,
            on.presence.streaming(self.table_id, self.asker.person),
            metrics.STREAMS.labels("lines").track_inprogress(),
        ):
            try:
                async for position in positions(on, self.table_id, self.asker):
                    if position is None:
                        yield ALIVE
                        continue
                    table = await on.registry.load(self.table_id)
                    if new := b"".join(self._new_lines(table, told)):
                        yield new
                    if told is not None and position.chats > told.chats:
                        for row in await heard_lines(on, table, self.asker.person, told.chats):
                            yield encode_line(ChatLine(row.number, row.seat, row.name, row.text)) + b"\n"
                    told = table.position()
                    if told.over:
                        return
            except Refused:
                return

    def _new_lines(self, table: LoadedTable, told: TablePosition | None) -> Iterator[bytes]:
        """What is new since the last position told, or since the entry that the asker has seen. Refused to one who
        no longer holds the seat."""
        key = self.asker.person
        reading_seat(table, key, self.seat)
        if not table.started:
            yield self._table_line(table)
            return
        live = table.live
        seen = told.entry if told and told.started else self.since
        if seen is None or not live.last_cut <= seen <= live.entries:
            yield encode_line(line(table, key, self.seat, info=self._info(table))) + b"\n"
            return
        for ply in range(live.match.ply - (live.entries - seen) + 1, live.match.ply + 1):
            yield ply_line(table, key, self.seat, ply)
        if told is None or told.changes != table.row.changes or not told.started:
            yield self._table_line(table)

    def _info(self, table: LoadedTable) -> TableInfo:
        return table_info(table, self.asker.person, self.services.registry.moment(), self.url)

    def _table_line(self, table: LoadedTable) -> bytes:
        return encode_line(TableLine(self._info(table))) + b"\n"
