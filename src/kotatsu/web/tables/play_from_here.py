"""Play from here: a table that begins with a past position of a finished game, one seat a person's, bots at the others.

Entries up to that ply are copied with their draws; from there on chance comes from a new sealed seed. What was hidden
then is hidden again, since the new game runs.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import insert

from kotatsu.engine.match import Match
from kotatsu.engine.sealing import SEALED_V2, DrawSource
from kotatsu.web.security.keys import new_table_id
from kotatsu.web.store.models import BOT, DEVICE, MOVE, PLAYING, EntryRow, SeatRow, TableRow, columns
from kotatsu.web.store.store import insert_table
from kotatsu.web.tables.deal import new_seed
from kotatsu.web.tables.maintenance import check_open
from kotatsu.web.tables.names import clean_name
from kotatsu.web.tables.new_tables import bot_name, check_level
from kotatsu.web.tables.refusals import INVALID, Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry


@dataclass(frozen=True)
class FromHere:
    """What somebody asks for: from which ply, at which seat, called what, against bots of which level."""

    ply: int
    seat: int
    name: str
    level: str


def position(table: LoadedTable, ply: int) -> Match:
    """The finished game cut off at a ply; Refused while it runs, and where nobody decides any more."""
    if not table.started or not table.live.over:
        raise Refused("not-over")
    if table.live.frozen is not None:
        raise table.live.frozen
    match = table.live.match
    if not 0 <= ply < match.ply:
        raise Refused("bad-form", INVALID, text=f"ply = {ply}")
    return match.until(ply)


async def begin(registry: TableRegistry, table: LoadedTable, wanted: FromHere, key: str) -> str:
    """Make the table; its id. It has begun, and the position is its first."""
    check_open(registry)
    match = position(table, wanted.ply)
    if not 0 <= wanted.seat < match.seats:
        raise Refused("bad-form", INVALID, text=f"seat = {wanted.seat}")
    now = registry.clock()
    row = _table_row(match, key, now)
    seats = _seat_rows(row, wanted, key, now)
    async with registry.store.transaction() as connection:
        await insert_table(connection, row, seats)
        if match.plies:
            await connection.execute(insert(EntryRow), [columns(entry) for entry in _entry_rows(row, match, now)])
    registry.changed(row.id)
    return row.id


def _table_row(match: Match, key: str, now: float) -> TableRow:
    seed = new_seed()
    twin = match.from_here(match.ply, DrawSource(int(seed, 16), SEALED_V2))
    return TableRow(
        id=new_table_id(),
        game=twin.game.slug,
        version=twin.game.version,
        seats=twin.seats,
        options=twin.options,
        seed=seed,
        setup=twin.setup_draws,
        draw_scheme=twin.source.scheme,
        first_ply=twin.source.first_ply,
        away=0,
        host=key,
        status=PLAYING,
        actor=twin.actor,
        created_at=now,
        moved_at=now,
    )


def _seat_rows(table: TableRow, wanted: FromHere, key: str, now: float) -> list[SeatRow]:
    level = check_level(wanted.level)
    own = SeatRow(table_id=table.id, seat=wanted.seat, kind=DEVICE, name=clean_name(wanted.name), key=key, seen_at=now)
    rows = [own]
    for seat in range(table.seats):
        if seat != wanted.seat:
            name = bot_name(level, seat, [row.name for row in rows])
            rows.append(SeatRow(table_id=table.id, seat=seat, kind=BOT, name=name, level=level, seen_at=now))
    return sorted(rows, key=lambda row: row.seat)


def _entry_rows(table: TableRow, match: Match, now: float) -> list[EntryRow]:
    actions = match.game.actions
    return [
        EntryRow(
            table_id=table.id,
            number=number,
            kind=MOVE,
            seat=ply.seat,
            action=actions.text(ply.action),
            draws=list(ply.draws),
            digest=ply.digest,
            move_id=f"from-{number}",
            at=now,
        )
        for number, ply in enumerate(match.plies)
    ]
