"""Before the first move: making a table, sitting down, starting; and the rematch after the last."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from kotatsu.bots import LEVELS
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, listed
from kotatsu.engine.match import SEED_BITS, Match
from kotatsu.web.security.keys import new_table_id
from kotatsu.web.store.models import BOT, DEVICE, LOBBY, OPEN, OVER, PERSON, PLAYING, SeatRow, TableRow
from kotatsu.web.tables.house import House, Room
from kotatsu.web.tables.refusals import BAD, FORBIDDEN, Refused
from kotatsu.web.tables.seats import open_seats, own_seats

LONGEST_NAME = 24
LONGEST_AWAY = 7 * 24 * 3600
NOBODY_YET = -1


@dataclass(frozen=True)
class SeatWish:
    """What a seat shall be: open, at this device, or a bot of a level."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class TableWish:
    """What somebody wants to play."""

    game: Game
    seats: Sequence[SeatWish]
    options: Mapping[str, object] = field(default_factory=dict)
    away: int = 0


def clean_name(name: str) -> str:
    """A name as it will be shown: printable, single-spaced, short; Refused when nothing is left."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())[:LONGEST_NAME].strip()
    if not shown:
        raise Refused("no-name", BAD)
    return shown


def check_level(level: str) -> str:
    """A bot's level that there is."""
    if level not in LEVELS:
        raise Refused("no-level", BAD, level=level, levels=listed(LEVELS))
    return level


async def create(house: House, wish: TableWish, key: str) -> str:
    """Open a table; its id. Seats at this device belong to whoever makes it (the hash of their key)."""
    rows = [_wished(seat, wished, key) for seat, wished in enumerate(wish.seats)]
    _tell_apart(rows)
    if not any(row.key == key for row in rows) and any(row.kind != BOT for row in rows):
        raise Refused("no-own-seat", BAD)  # a table of bots alone is there to be watched
    if not 0 <= wish.away <= LONGEST_AWAY:
        raise Refused("bad-away", BAD, most=LONGEST_AWAY)
    return await _lay(house, wish.game, rows, wish.options, wish.away, key, LOBBY)


async def _lay(
    house: House,
    game: Game,
    rows: list[SeatRow],
    options: Mapping[str, object],
    away: int,
    host: str,
    status: str,
) -> str:
    """Seal a seed, lay out the table once to learn what chance says, and store it."""
    now = house.clock()
    seed = secrets.randbits(SEED_BITS)
    try:
        match = Match(game, len(rows), seed=seed, sealed=True, options=options)
    except KotatsuError as error:
        raise Refused("bad-table", BAD, text=str(error)) from error
    table = TableRow(
        id=new_table_id(),
        game=game.slug,
        version=game.version,
        seats=len(rows),
        options=match.options,
        seed=f"{seed:032x}",
        setup=match.setup_draws,
        away=away,
        host=host,
        status=status,
        actor=match.actor if status == PLAYING else NOBODY_YET,
        changes=0,
        created_at=now,
        moved_at=now,
        rematch="",
    )
    for row in rows:
        row.table_id = table.id
        row.seen_at = now
    await house.store.add_table(table, rows)
    return table.id


def _wished(seat: int, wished: SeatWish, key: str) -> SeatRow:
    row = SeatRow(seat=seat, kind=wished.kind, name="", key="", level="", stand_in="", standing=[], seen_at=0.0)
    if wished.kind == BOT:
        row.level = check_level(wished.level)
        row.name = clean_name(wished.name or f"Bot {seat + 1}")
    elif wished.kind == DEVICE:
        row.key, row.name = key, clean_name(wished.name)
    elif wished.kind != OPEN:
        raise Refused("bad-seat", BAD, kind=wished.kind)
    return row


def _tell_apart(rows: list[SeatRow]) -> None:
    """No two seats are called the same: a log of two Alices cannot be read."""
    taken = [row.name.casefold() for row in rows if row.name]
    if len(set(taken)) < len(taken):
        raise Refused("name-taken", BAD)


async def join(house: House, room: Room, seat: int | None, name: str, key: str) -> int:
    """Sit down on an open seat, on this one or on the first; the seat."""
    free = open_seats(room.seats)
    shown = clean_name(name)
    if room.started:
        raise Refused("started")
    if not free or (seat is not None and seat not in free):
        raise Refused("seat-taken")
    if shown.casefold() in {row.name.casefold() for row in room.seats if row.name}:
        raise Refused("name-taken")
    chosen = free[0] if seat is None else seat
    taken = await house.store.take_seat(room.table.id, chosen, kind=PERSON, name=shown, key=key, seen_at=house.clock())
    house.changed(room.table.id)
    if not taken:
        raise Refused("seat-taken")
    return chosen


async def leave(house: House, room: Room, seat: int, key: str) -> None:
    """Give a seat up before the start."""
    if room.started:
        raise Refused("started")
    if seat not in own_seats(room.seats, key) or room.seats[seat].kind != PERSON:
        raise Refused("not-your-seat", FORBIDDEN)
    await house.store.change_seat(room.table.id, seat, kind=OPEN, name="", key="", seen_at=0.0)
    house.changed(room.table.id)


async def fill_with_bot(house: House, room: Room, seat: int, level: str, key: str) -> None:
    """The host seats a bot where nobody sits yet."""
    check_level(level)
    if room.table.host != key:
        raise Refused("not-host", FORBIDDEN)
    name = f"Bot {seat + 1}"
    if not await house.store.take_seat(room.table.id, seat, kind=BOT, name=name, level=level):
        raise Refused("seat-taken")
    house.changed(room.table.id)


async def start(house: House, room: Room, key: str) -> None:
    """The host begins, once no seat is open."""
    if room.table.host != key:
        raise Refused("not-host", FORBIDDEN)
    if room.started:
        return
    if open_seats(room.seats):
        raise Refused("seats-open")
    now = house.clock()
    await house.store.change_table(
        room.table.id, {"status": LOBBY}, status=PLAYING, actor=room.live.match.actor, moved_at=now
    )
    house.changed(room.table.id)
    house.autoplay.wake(room.table.id)


async def rematch(house: House, room: Room, key: str) -> str:
    """The same people at a new table, begun at once; its id. Whoever asks first opens it for all."""
    if room.table.status != OVER:
        raise Refused("not-over")
    if not own_seats(room.seats, key):
        raise Refused("not-your-seat", FORBIDDEN)
    if room.table.rematch:
        return room.table.rematch
    rows = [_again(row) for row in room.seats]
    table = room.table
    new = await _lay(house, room.live.game, rows, table.options, table.away, table.host, PLAYING)
    first = await house.store.change_table(table.id, {"rematch": ""}, rematch=new)
    house.changed(table.id)
    if not first:
        return (await house.look(table.id)).table.rematch
    house.autoplay.wake(new)
    return new


def _again(row: SeatRow) -> SeatRow:
    return SeatRow(
        seat=row.seat,
        kind=row.kind,
        name=row.name,
        key=row.key,
        level=row.level,
        stand_in="",
        standing=list(row.standing),
        seen_at=row.seen_at,
    )
