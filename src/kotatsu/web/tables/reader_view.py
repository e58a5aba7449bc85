"""The table at ply n for seat s: a pure function of the stored match, built from hidden states alone."""

from __future__ import annotations

from kotatsu.engine.layout import NOBODY
from kotatsu.web.contexts import LogPly, Play, SeatCard
from kotatsu.web.store.models import LOBBY, SeatRow, TableRow
from kotatsu.web.tables.house import Room
from kotatsu.web.tables.live import Live
from kotatsu.web.tables.refusals import MISSING, Refused
from kotatsu.web.tables.seats import bot_level, is_present, names


def play(room: Room, seat: int, ply: int | None = None) -> Play:
    """What a seat (or a spectator, -1) sees after so many plies; live when None."""
    live = room.live
    at = live.match.ply if ply is None else ply
    if not 0 <= at <= live.match.ply:
        raise Refused("stale", MISSING)
    view = live.view(seat, at)
    log = tuple(log_ply(live, seat, number) for number in range(at + 1))
    ended = view.actor == NOBODY
    return Play(
        game=live.game,
        names=names(room.seats),
        seat=seat,
        ply=at,
        view=view,
        actor=view.actor,
        question="" if ended else live.game.asked(view),
        legal=choices(room, seat) if at == live.match.ply else (),
        last=log[-1],
        log=log,
        scores=tuple(live.game.rules.score(view, other) for other in range(live.match.seats)),
        result=tuple(live.match.result()) if ended else (),
    )


def choices(room: Room, seat: int) -> tuple[int, ...]:
    """What a seat may do now; nothing unless it decides."""
    live = room.live
    if room.table.status == LOBBY or seat != live.match.actor or live.over:
        return ()
    return tuple(live.match.legal())


def log_ply(live: Live, seat: int, ply: int) -> LogPly:
    """What a seat heard of the ply that led here."""
    decided = NOBODY if ply == 0 else live.match.plies[ply - 1].seat
    return LogPly(ply, decided, live.heard(seat, ply))


def seat_cards(room: Room, key: str, now: float) -> tuple[SeatCard, ...]:
    """The seats as everybody may see them."""
    return tuple(_card(room.table, row, key, now) for row in room.seats)


def _card(table: TableRow, row: SeatRow, key: str, now: float) -> SeatCard:
    level = bot_level(table, row, now)
    return SeatCard(
        seat=row.seat,
        name=row.name,
        kind=row.kind,  # type: ignore[arg-type]
        level=level,
        standing_in=bool(level) and row.kind != "bot",
        present=is_present(row, now),
        yours=bool(key) and row.key == key,
        host=row.key == table.host,
    )
