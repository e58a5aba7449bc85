"""What somebody sees of a table. The only module of the server that makes views, each for the holder of a seat.

Every function takes the asker's key and checks, now, that it holds the seat whose eyes are wanted; before the start
there is no match and so nothing to see. A page, a fragment, a line of a stream or an answer of the API that shows a
table can only come from here. Bots see what their seat sees, through `bot_view`.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kotatsu.engine import steps
from kotatsu.engine.layout import NOBODY, SPECTATOR
from kotatsu.engine.views import view_of
from kotatsu.web.page_contexts import LogPly, SeatCard, SeatView
from kotatsu.web.store.models import BOT, SeatRow, TableRow
from kotatsu.web.tables.live_match import LiveMatch
from kotatsu.web.tables.refusals import MISSING, Refused, not_your_seat
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import Moment, bot_level, is_present, names, own_seats


def reading_seat(table: LoadedTable, key: str, wanted: int | None) -> int:
    """The seat whose eyes an asker has: the one wanted, or else their first, or else a spectator's."""
    own = own_seats(table.seats, key)
    if wanted is None:
        return own[0] if own else SPECTATOR
    if wanted != SPECTATOR and wanted not in own:
        raise not_your_seat()
    return wanted


def seat_view(table: LoadedTable, key: str, seat: int | None, ply: int | None = None) -> SeatView:
    """What the asker sees after `ply` plies, or now; from `seat`, which must be theirs."""
    return _view(table, reading_seat(table, key, seat), ply)


def curtain_view(table: LoadedTable, key: str, seat: int, ply: int | None = None) -> SeatView:
    """What everybody may see, for a seat of a shared device that has not been handed over yet."""
    return replace(_view(table, SPECTATOR, ply), seat=reading_seat(table, key, seat))


def what_if_view(table: LoadedTable, key: str, ply: int, actions: tuple[int, ...]) -> SeatView:
    """A finished game as it would have stood after other actions from a ply on, up to the first that draws."""
    if not table.over:
        raise Refused("not-over")
    seen = seat_view(table, key, None, ply)
    s = table.live.match.state_at(ply)
    for action in actions:
        after = s.copy()
        if steps.step(table.game, after, action).draws:
            break
        s = after
    state = view_of(table.game, s, seen.seat, open_all=True)
    scores = tuple(table.game.rules.score(state, other) for other in range(state.seats))
    return replace(seen, state=state, actor=state.actor, scores=scores)


def bot_view(table: LoadedTable, seat: int) -> Any:
    """The live state as a seat sees it, for the bot or the standing answer that decides for it."""
    return table.live.match.view(seat)


def is_hidden_between(table: LoadedTable, seats: tuple[int, ...]) -> bool:
    """Whether some of these seats see what others of them may not."""
    return len({bot_view(table, seat).to_bytes() for seat in seats}) > 1


def _view(table: LoadedTable, seat: int, ply: int | None) -> SeatView:
    live = table.live
    at = live.match.ply if ply is None else ply
    if not 0 <= at <= live.match.ply:
        raise Refused("stale", MISSING)
    state = live.match.view(seat, at)
    log = tuple(_log_ply(live, seat, number) for number in range(at + 1))
    rules = table.game.rules
    ended = state.actor == NOBODY
    return SeatView(
        game=table.game,
        names=names(table.seats),
        seat=seat,
        ply=at,
        state=state,
        actor=state.actor,
        question="" if ended else table.game.asked(state),
        legal=choices(table, seat) if at == live.match.ply else (),
        last=log[-1],
        log=log,
        scores=tuple(rules.score(state, other) for other in range(live.match.seats)),
        result=tuple(live.match.result()) if ended else (),
    )


def choices(table: LoadedTable, seat: int) -> tuple[int, ...]:
    """What a seat may do now; nothing unless it decides and the match can go on."""
    match = table.live.match
    if table.live.frozen is not None:
        return ()
    return tuple(match.legal()) if seat == match.actor and not match.over else ()


def _log_ply(live: LiveMatch, seat: int, ply: int) -> LogPly:
    """What a seat heard of the ply that led here; everything once the game is over."""
    decided = NOBODY if ply == 0 else live.match.plies[ply - 1].seat
    return LogPly(ply, decided, tuple(event for event in live.told(ply) if live.over or event.visible_to(seat)))


def seat_cards(table: LoadedTable, key: str, at: Moment) -> tuple[SeatCard, ...]:
    """The seats as everybody may see them."""
    return tuple(_card(table.row, row, key, at) for row in table.seats)


def _card(table: TableRow, row: SeatRow, key: str, at: Moment) -> SeatCard:
    level = bot_level(table, row, at)
    return SeatCard(
        seat=row.seat,
        name=row.name,
        kind=row.kind,  # type: ignore[arg-type]
        level=level,
        standing_in=bool(level) and row.kind != BOT,
        present=is_present(row, at),
        yours=bool(key) and row.key == key,
        host=row.key == table.host,
    )
