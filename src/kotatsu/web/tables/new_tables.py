"""Making a table: what somebody asks for, checked, and its rows. Nothing is dealt before the start."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from kotatsu.bots import LEVELS
from kotatsu.bots.characters import free_name
from kotatsu.engine.contract import Game
from kotatsu.engine.errors import KotatsuError, listed
from kotatsu.web.clock_context import CLOCK_CHOICES_DAYS, CLOCK_ENDS, NO_CLOCK, Clock
from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.security.keys import new_table_id
from kotatsu.web.store.models import BOT, DEVICE, OPEN, OVER, SeatRow, TableRow
from kotatsu.web.store.store import insert_table
from kotatsu.web.tables.deal import deal, find_game, new_seed
from kotatsu.web.tables.maintenance import check_open
from kotatsu.web.tables.names import clean_name, looks
from kotatsu.web.tables.refusals import INVALID, Refused, not_your_seat
from kotatsu.web.tables.registry import TableRegistry
from kotatsu.web.tables.seats import AWAY_LEVEL, HELD, open_seats, own_seats
from kotatsu.web.tables.series import SeriesRequest, begin_series, check_series, go_on, rotated, score

MAX_AWAY_SECONDS = 7 * DAY_SECONDS


@dataclass(frozen=True)
class SeatRequest:
    """What a seat shall be: open, at this device, or a bot of a level."""

    kind: str
    name: str = ""
    level: str = ""


@dataclass(frozen=True)
class TableRequest:
    """A table that somebody asks for."""

    game: Game
    seats: Sequence[SeatRequest]
    options: Mapping[str, object] = field(default_factory=dict)
    away: int = 0
    """Seconds after which a bot plays for someone away; 0 for never."""
    start: bool = False
    """Begin at once."""
    clock: Clock = NO_CLOCK
    """Days for a decision. With a clock nobody counts as away: `away` is 0."""
    series: SeriesRequest | None = None
    """The first game of a series; None for a game of its own."""


def check_away(seconds: int) -> None:
    """A time after which a bot plays for someone away, from 0 to a week."""
    if not 0 <= seconds <= MAX_AWAY_SECONDS:
        raise Refused("bad-away", INVALID, days=MAX_AWAY_SECONDS // DAY_SECONDS)


def check_clock(clock: Clock) -> Clock:
    """A clock that there is."""
    if clock.days not in CLOCK_CHOICES_DAYS or clock.end not in CLOCK_ENDS:
        raise Refused("bad-clock", INVALID)
    return clock


def checked_options(game: Game, seats: int, options: Mapping[str, object]) -> dict[str, str]:
    """The options of a game as they are stored; Refused when the game cannot be played so."""
    try:
        read = game.read_options(options)
        game.blank_state(seats, read)
    except KotatsuError as error:
        raise Refused("bad-table", INVALID, text=str(error)) from error
    return read


def check_level(level: str) -> str:
    """A bot's level that there is."""
    if level not in LEVELS:
        raise Refused("no-level", INVALID, level=level, levels=listed(LEVELS))
    return level


def bot_name(level: str, seat: int, others: Iterable[str]) -> str:
    """What a bot of a level on this seat is called among others, unless somebody says otherwise."""
    return free_name(level, seat, others, looks)


async def create(registry: TableRegistry, wanted: TableRequest, key: str) -> str:
    """Make a table; its id. Seats at this device belong to the maker, given by the hash of their key."""
    check_open(registry)
    now = registry.clock()
    seats = [_seat_row(seat, request, key, now) for seat, request in enumerate(wanted.seats)]
    _name_bots(seats)
    check_names_differ(seats)
    if not own_seats(seats, key) and any(row.kind != BOT for row in seats):
        raise Refused("no-own-seat", INVALID)  # a table of bots alone is there to be watched
    check_away(wanted.away)
    check_clock(wanted.clock)
    if wanted.start and open_seats(seats):
        raise Refused("seats-open")
    table = _table_row(wanted, key, now)
    if wanted.start:
        deal(table, now)
    await registry.store.add_table(table, _at(table, seats))
    if wanted.start:
        registry.changed(table.id)
    return table.id


def _seat_row(seat: int, wanted: SeatRequest, key: str, now: float) -> SeatRow:
    row = SeatRow(table_id="", seat=seat, kind=wanted.kind, seen_at=now)
    if wanted.kind == BOT:
        row.level = check_level(wanted.level)
        row.name = clean_name(wanted.name) if wanted.name else ""
    elif wanted.kind == DEVICE:
        row.key, row.name = key, clean_name(wanted.name)
    elif wanted.kind != OPEN:
        raise Refused("bad-seat", INVALID, kind=wanted.kind)
    return row


def _name_bots(seats: Sequence[SeatRow]) -> None:
    """Give each bot without a name one that nobody else at the table has."""
    for row in seats:
        if row.kind == BOT and not row.name:
            row.name = bot_name(row.level, row.seat, [other.name for other in seats])


def _table_row(wanted: TableRequest, key: str, now: float) -> TableRow:
    game = wanted.game
    options = checked_options(game, len(wanted.seats), wanted.options)
    row = TableRow(
        id=new_table_id(),
        game=game.slug,
        version=game.version,
        seats=len(wanted.seats),
        options=options,
        seed=new_seed(),
        away=0 if wanted.clock.days else wanted.away,
        clock_days=wanted.clock.days,
        clock_end=wanted.clock.end,
        host=key,
        created_at=now,
        moved_at=now,
    )
    begin_series(row, check_series(wanted.series) if wanted.series else None)
    return row


def _at(table: TableRow, seats: list[SeatRow]) -> list[SeatRow]:
    for row in seats:
        row.table_id = table.id
    return seats


def check_names_differ(seats: Sequence[SeatRow]) -> None:
    """No two seats are called the same, or nobody could read the log."""
    taken = [looks(row.name) for row in seats if row.name]
    if len(set(taken)) < len(taken):
        raise Refused("name-taken", INVALID)


async def rematch(registry: TableRegistry, table_id: str, key: str, series: SeriesRequest | None = None) -> str:
    """The same people at a new table, begun at once; its id. The first who asks opens it for all.

    In a series that is not decided it is the next game; otherwise a game of its own, or the first of a new series.
    """
    return await _again(registry, table_id, key, check_series(series) if series else None)


async def next_game(registry: TableRegistry, table_id: str) -> str:
    """The next game of a series that has nobody left to ask for it; its id."""
    return await _again(registry, table_id, None, None)


async def _again(registry: TableRegistry, table_id: str, key: str | None, series: SeriesRequest | None) -> str:
    """Begin a table anew, for the holder of a seat or (None) for a series that goes on by itself."""
    check_open(registry)
    shares = await _shares(registry, table_id)
    async with registry.changing(table_id) as (stored, connection):
        old = stored.table
        if old.status != OVER:
            raise Refused("not-over")
        if key is not None and not own_seats(stored.seats, key):
            raise not_your_seat()
        if old.rematch:
            return old.rematch
        standing = score(old, stored.seats, shares)
        is_next = standing is not None and not standing.is_over
        kinds = [SeatRequest(row.kind) for row in stored.seats]
        now = registry.clock()
        clock = Clock(old.clock_days, old.clock_end)
        wanted = TableRequest(find_game(old.game), kinds, old.options, old.away, clock=clock, series=series)
        new = _table_row(wanted, old.host, now)
        if is_next:
            go_on(old, new, shares)
        deal(new, now)
        seats = [_seated_again(row, rotated(row.seat, old.seats) if is_next else None) for row in stored.seats]
        await insert_table(connection, new, _at(new, sorted(seats, key=lambda row: row.seat)))
        old.rematch = new.id
    registry.changed(new.id)
    return new.id


async def _shares(registry: TableRegistry, table_id: str) -> Sequence[float]:
    """Each seat's share of the win at a finished table; none where that cannot be found out."""
    try:
        table = await registry.load(table_id)
    except Refused:
        return ()
    return table.live.match.result() if table.over else ()


def _seated_again(row: SeatRow, seat: int | None) -> SeatRow:
    """The same person or bot at a new table; a bot for a person who has deleted all that was theirs. In a series
    (`seat` is theirs in the next game) a bot plays on for a person who has handed over."""
    is_gone = row.kind in HELD and not row.key
    return SeatRow(
        table_id="",
        seat=row.seat if seat is None else seat,
        kind=BOT if is_gone else row.kind,
        name=row.name,
        key=row.key,
        level=AWAY_LEVEL if is_gone else row.level,
        stand_in="" if seat is None or is_gone else row.stand_in,
        standing=list(row.standing),
        seen_at=row.seen_at,
    )
