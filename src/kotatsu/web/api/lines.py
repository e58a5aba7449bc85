"""A table as lines of JSON: everything, or one ply, as the holder of a seat sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Raw

from kotatsu.engine.contract import Game
from kotatsu.engine.events import Event
from kotatsu.web.api.schemas import Line, SeatInfo, ShortLine, TableInfo, encode_line
from kotatsu.web.tables.deal import seed_commitment
from kotatsu.web.tables.live_match import LiveMatch
from kotatsu.web.tables.reader_view import heard_events, heard_ply, seat_cards, seen_ply
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import Moment
from kotatsu.web.tables.written_actions import written_actions


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
    live = table.live
    seen = seen_ply(table, key, seat, live.match.ply if ply is None else ply)
    heard = seen.heard
    return Line(
        type="full" if info else "ply",
        entry=_entry(live, heard.ply),
        ply=heard.ply,
        branch=live.branch,
        seat=heard.seat,
        by=heard.by,
        actor=heard.actor,
        question=seen.question,
        events=_written_events(heard_events(table, key, seat) if info else heard.events),
        view=seen.state.to_dict(),
        legal=_named(live.game, heard.legal),
        scores=list(seen.scores),
        result=list(heard.result),
        over=bool(heard.result),
        table=info,
    )


def _entry(live: LiveMatch, ply: int) -> int:
    """How many entries there were after a ply of the branch that is played."""
    return live.entries - len(live.match.plies) + ply


def ply_line(table: LoadedTable, key: str, seat: int | None, ply: int) -> bytes:
    """The line of a ply for the holder of a seat. Refused to anybody else."""
    return encode_line(line(table, key, seat, ply))


def full_line(table: LoadedTable, key: str, seat: int | None, info: TableInfo) -> bytes:
    """Everything that the holder of a seat sees and has heard. Refused to anybody else."""
    return encode_line(line(table, key, seat, info=info))


def short_line(table: LoadedTable, key: str, seat: int | None, ply: int) -> bytes:
    """The line of a ply for the holder of a seat, without a view. Refused to anybody else."""
    heard, live = heard_ply(table, key, seat, ply), table.live
    told = ShortLine(
        entry=_entry(live, ply),
        ply=ply,
        branch=live.branch,
        seat=heard.seat,
        by=heard.by,
        actor=heard.actor,
        events=_written_events(heard.events),
        legal=_named(table.game, heard.legal),
        result=list(heard.result),
        over=bool(heard.result),
    )
    return encode_line(told)


def _named(game: Game, actions: Sequence[int]) -> Any:
    """Actions by name, as they stand in a line."""
    return Raw(written_actions(game).list(actions)) if actions else []


def _written_events(events: Sequence[Event]) -> Any:
    """Events as they stand in a line."""
    return Raw(b"[%b]" % b",".join([event.json for event in events]))
