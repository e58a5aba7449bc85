"""What somebody sees of a table. The only module of the server that makes views, each for the holder of a seat.

Every function takes the asker's key and checks, now, that it holds the seat whose eyes are wanted; before the start
there is no match and so nothing to see. A page, a fragment, a line of a stream or an answer of the API that shows a
table can only come from here. Bots see what their seat sees, through `bot_view`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any, overload

from msgspec import Struct

from kotatsu.engine import steps
from kotatsu.engine.events import EVERYONE, Event
from kotatsu.engine.layout import NOBODY, SPECTATOR
from kotatsu.engine.match import Match
from kotatsu.engine.views import view_of
from kotatsu.web.clock_context import days_until, rounded
from kotatsu.web.page_contexts import LogPly, SeatCard, SeatView
from kotatsu.web.store.models import BOT, SeatRow, TableRow
from kotatsu.web.tables.clocks import seconds_left
from kotatsu.web.tables.live_match import LiveMatch
from kotatsu.web.tables.refusals import MISSING, Refused, not_your_seat
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import Moment, bot_level, is_present, names, own_seats

MAX_KEPT_CARDS = 8192
MAX_KEPT_VIEWS = 512
"""Views that are kept for the next reader with the same eyes; those of a ply are mostly asked for at once."""


def reading_seat(table: LoadedTable, key: str, wanted: int | None) -> int:
    """The seat whose eyes an asker has: the one wanted, or else their first, or else a spectator's."""
    if wanted is None:
        own = own_seats(table.seats, key)
        return own[0] if own else SPECTATOR
    if wanted != SPECTATOR and not table.holds(key, wanted):
        raise not_your_seat()
    return wanted


def seat_view(table: LoadedTable, key: str, seat: int | None, ply: int | None = None) -> SeatView:
    """What the asker sees after `ply` plies, or now; from `seat`, which must be theirs."""
    return _view(table, reading_seat(table, key, seat), ply)


class HeardPly(Struct, frozen=True):
    """What a seat hears of a ply, without the view that it led to."""

    seat: int
    ply: int
    by: int
    """Who decided."""
    actor: int
    events: tuple[Event, ...]
    legal: tuple[int, ...]
    result: tuple[float, ...]


class SeenPly(Struct, frozen=True):
    """What a seat hears of a ply, and the view that it led to."""

    heard: HeardPly
    state: Any
    question: str
    scores: tuple[int, ...]


def heard_ply(table: LoadedTable, key: str, seat: int | None, ply: int) -> HeardPly:
    """What the asker hears of a ply; from `seat`, which must be theirs. Who did it is public, what they did may not be:
    events tell what may be told. Ply 0 is the opening, which nobody did."""
    reader, live = reading_seat(table, key, seat), table.live
    match = live.match
    plies, over = match.plies, match.over
    if not 0 <= ply <= len(plies):
        raise Refused("stale", MISSING)
    by, events = (plies[ply - 1].seat, plies[ply - 1].events) if ply else (NOBODY, match.opening)
    heard = tuple(events) if over else _visible(events, reader)
    if ply < len(plies):
        return HeardPly(reader, ply, by, plies[ply].seat, heard, (), ())
    actor = match.actor
    if over:
        return HeardPly(reader, ply, by, actor, heard, (), tuple(match.result()))
    legal = live.legal() if reader == actor and live.frozen is None else ()
    return HeardPly(reader, ply, by, actor, heard, legal, ())


def seen_ply(table: LoadedTable, key: str, seat: int | None, ply: int) -> SeenPly:
    """What the asker hears of a ply and sees after it; from `seat`, which must be theirs."""
    heard, match, game = heard_ply(table, key, seat, ply), table.live.match, table.game
    state = match.view(heard.seat, ply)
    scores = tuple([game.rules.score(state, other) for other in range(state.seats)])
    return SeenPly(heard, state, "" if state.actor == NOBODY else game.asked(state), scores)


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


def _view(table: LoadedTable, seat: int, ply: int | None) -> SeatView:
    live = table.live
    now = live.match.ply
    at = now if ply is None else ply
    if not 0 <= at <= now:
        raise Refused("stale", MISSING)
    legal = choices(table, seat) if at == now else ()
    return _kept_view(live, live.branch, live.over, seat, at, names(table.seats), legal)


@lru_cache(maxsize=MAX_KEPT_VIEWS)
def _kept_view(
    live: LiveMatch, branch: int, over: bool, seat: int, ply: int, called: tuple[str, ...], legal: tuple[int, ...]
) -> SeatView:
    """The table after a ply as one seat sees it: made once for all who have the same eyes.

    A view depends on nothing else. Plies of a branch are only ever added, and the end (`over`) opens everything.
    """
    match, game = live.match, live.game
    state = match.view(seat, ply)
    ended = state.actor == NOBODY
    heard = HeardLog(match, seat, ply, open_all=over)
    return SeatView(
        game=game,
        names=called,
        seat=seat,
        ply=ply,
        state=state,
        actor=state.actor,
        question="" if ended else game.asked(state),
        legal=legal,
        last=heard[-1],
        log=heard,
        scores=tuple(game.rules.score(state, other) for other in range(match.seats)),
        result=tuple(match.result()) if ended else (),
    )


def choices(table: LoadedTable, seat: int) -> tuple[int, ...]:
    """What a seat may do now; nothing unless it decides and the match can go on."""
    live = table.live
    if seat != live.match.actor or live.frozen is not None or live.over:
        return ()
    return live.legal()


def heard_events(table: LoadedTable, key: str, seat: int | None) -> list[Event]:
    """Everything that the asker has heard, oldest first; from `seat`, which must be theirs."""
    match = table.live.match
    return HeardLog(match, reading_seat(table, key, seat), match.ply, open_all=match.over).events()


class HeardLog(Sequence[LogPly]):
    """What a seat heard up to a ply, made ply by ply when it is read; everything once the game is over."""

    def __init__(self, match: Match, seat: int, ply: int, *, open_all: bool) -> None:
        self._opening = match.opening
        self._plies = match.plies[:ply]
        self._seat = seat
        self._open_all = open_all

    def __len__(self) -> int:
        return len(self._plies) + 1

    @overload
    def __getitem__(self, ply: int) -> LogPly: ...

    @overload
    def __getitem__(self, ply: slice) -> Sequence[LogPly]: ...

    def __getitem__(self, ply: int | slice) -> LogPly | Sequence[LogPly]:
        if isinstance(ply, slice):
            return [self[number] for number in range(*ply.indices(len(self)))]
        number = range(len(self))[ply]
        if number == 0:
            return LogPly(number, NOBODY, self._heard(self._opening))
        done = self._plies[number - 1]
        return LogPly(number, done.seat, self._heard(done.events))

    def __iter__(self) -> Iterator[LogPly]:
        yield LogPly(0, NOBODY, self._heard(self._opening))
        for number, done in enumerate(self._plies, start=1):
            yield LogPly(number, done.seat, self._heard(done.events))

    def events(self) -> list[Event]:
        """Everything heard, without the plies that told it."""
        seat, told = self._seat, [*self._opening, *(event for done in self._plies for event in done.events)]
        return told if self._open_all else list(_visible(told, seat))

    def _heard(self, told: Iterable[Event]) -> tuple[Event, ...]:
        return tuple(told) if self._open_all else _visible(told, self._seat)


def _visible(told: Iterable[Event], seat: int) -> tuple[Event, ...]:
    return tuple([event for event in told if event.audience == EVERYONE or event.visible_to(seat)])


def tried_view(match: Match, seat: int) -> Any:
    """What a seat sees of its match, or of a copy of it on which the server tries something for that seat."""
    return match.view(seat)


def seat_cards(table: LoadedTable, key: str, at: Moment) -> tuple[SeatCard, ...]:
    """The seats as everybody may see them."""
    left = None if table.over else seconds_left(table.row, table.seats, at)
    told = None if left is None else rounded(left)
    return tuple(_card(table.row, row, key, at, told if row.seat == table.row.actor else None) for row in table.seats)


def _card(table: TableRow, row: SeatRow, key: str, at: Moment, left: int | None) -> SeatCard:
    level, back_at = bot_level(table, row, at), at.on_vacation_until(row.key)
    return _kept_card(
        row.seat,
        row.name,
        row.kind,
        level,
        bool(level) and row.kind != BOT,
        is_present(row, at),
        bool(key) and row.key == key,
        row.key == table.host,
        left,
        days_until(back_at, at.now) if back_at else 0,
    )


_kept_card: Callable[..., SeatCard] = lru_cache(maxsize=MAX_KEPT_CARDS)(SeatCard)
"""A seat looks the same for many plies: the same card is compared and drawn in fewer steps."""
