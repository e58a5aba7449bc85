"""The contexts of a table's pages, for one reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from kotatsu.bots import LEVELS, missing_net
from kotatsu.engine.layout import SPECTATOR
from kotatsu.web.clock_context import Clock
from kotatsu.web.page_contexts import ChatLine, Frame, Hint, Join, Lobby, ResultPage, StandingAnswer, TablePage
from kotatsu.web.pages.table_choices import AWAY_CHOICES_SECONDS, CHOSEN_LEVELS
from kotatsu.web.room.table_people import writer_of
from kotatsu.web.store.models import ChatRow, SeatRow
from kotatsu.web.tables.deal import seed_commitment
from kotatsu.web.tables.handover import may_hand_over, may_return
from kotatsu.web.tables.reader_view import curtain_view, reading_seat, seat_cards, seat_view
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable
from kotatsu.web.tables.seats import Moment, attendance, open_seats, others_are_bots, own_seats
from kotatsu.web.tables.series import score_of
from kotatsu.web.tables.standing_answers import answers_in_force
from kotatsu.web.tables.take_back import NOT_ALLOWED, plies_to_keep

NO_SEAT = -1


def lobby(table: LoadedTable, frame: Frame, key: str, at: Moment, invite: str, *, local_only: bool = False) -> Lobby:
    """A table before the start."""
    is_host = table.row.host == key
    return Lobby(
        frame=frame,
        table=table.id,
        game=table.game,
        options=table.row.options,
        away=table.row.away,
        seats=seat_cards(table, key, at),
        invite=invite,
        is_host=is_host,
        can_start=is_host and not open_seats(table.seats),
        levels=CHOSEN_LEVELS,
        commitment=seed_commitment(table.row),
        changes=table.row.changes,
        here=attendance(table.row, table.seats, at),
        away_choices=AWAY_CHOICES_SECONDS,
        by_search=missing_net(table.game) is not None,
        local_only=local_only,
        clock=Clock(table.row.clock_days, table.row.clock_end),
        series=score_of(table),
    )


def join(table: LoadedTable, frame: Frame, key: str, at: Moment, name: str) -> Join:
    """Pick a seat and a name."""
    hosts = [row.name for row in table.seats if row.key == table.row.host]
    return Join(
        frame=frame,
        table=table.id,
        game=table.game,
        seats=seat_cards(table, key, at),
        open_seats=open_seats(table.seats),
        host_name=hosts[0] if hosts else "",
        name=name,
        started=table.started,
        clock=Clock(table.row.clock_days, table.row.clock_end),
    )


def shown_seat(table: LoadedTable, key: str, wanted: int | None, *, following: bool = False) -> tuple[int, bool]:
    """The seat whose eyes a page has, and whether a curtain must be drawn before it.

    Several seats share a browser on one device: a page opens on the one that decides, behind a curtain, unless that
    very seat is asked for. The script of a page that follows the table (`following`) stays with its seat until the
    device is passed on.
    """
    own = own_seats(table.seats, key)
    if not own:
        return reading_seat(table, key, wanted), False
    actor = table.live.match.actor
    if wanted is not None and (following or wanted == actor or actor not in own or wanted not in own):
        return reading_seat(table, key, wanted), False
    seat = actor if actor in own else own[0]
    curtain = len(own) > 1 and not table.over
    return (seat if curtain or wanted is None else wanted), curtain


@dataclass(frozen=True)
class Shown:
    """What a page shows of a table: through which eyes, at which ply, with what beside it."""

    seat: int
    curtain: bool
    ply: int | None
    """None for the live one."""
    invite: str
    chat: Sequence[ChatRow] = ()
    hint: Hint | None = None
    coached: bool = False
    log_from: int = 0
    with_menu: bool = True
    goes_on: bool = False


def table(table: LoadedTable, frame: Frame, key: str, at: Moment, shown: Shown) -> TablePage:
    """The table in play, as a seat of the reader's sees it; behind a curtain as everybody may see it."""
    live, own = table.live, own_seats(table.seats, key)
    page = TablePage(
        frame=frame,
        table=table.id,
        view=(curtain_view if shown.curtain else seat_view)(table, key, shown.seat, shown.ply),
        live=live.match.ply,
        branch=live.branch,
        entry=live.entries,
        changes=table.row.changes,
        seats=seat_cards(table, key, at),
        own=own,
        move_id=f"page-{live.entries}",
        curtain=shown.curtain,
        chat=chat_lines(shown.chat, own, table.seats),
        is_host=table.row.host == key,
        over=live.over,
        invite=shown.invite,
        commitment=seed_commitment(table.row) if shown.with_menu else "",
        here=attendance(table.row, table.seats, at),
        hint=shown.hint,
        log_from=shown.log_from,
        with_menu=shown.with_menu,
        goes_on=shown.goes_on,
        series=score_of(table),
    )
    return _with_what_a_holder_may_do(page, table, key, at, shown) if own else page


def _with_what_a_holder_may_do(page: TablePage, table: LoadedTable, key: str, at: Moment, shown: Shown) -> TablePage:
    seat, own, actor = shown.seat, page.own, table.live.match.actor
    return replace(
        page,
        next_own=actor if actor in own and actor != seat else NO_SEAT,
        can_take_back=not shown.curtain and can_take_back(table, seat, page.view.ply),
        levels=tuple(LEVELS),
        can_hand_over=may_hand_over(table.row, table.seats, key, at),
        can_return=may_return(table.row, table.seats, key, at),
        standing=_standing(table, seat),
        can_chat=True,
        can_hint=bool(page.view.legal) and may_hint(table, seat),
        no_hints=not may_hint(table, seat),
        coached=shown.coached and not shown.curtain and seat != SPECTATOR,
    )


def can_take_back(table: LoadedTable, seat: int, ply: int) -> bool:
    """Whether a seat that looks at this ply may take its last decision back."""
    if seat == SPECTATOR or ply != table.live.match.ply:
        return False
    return plies_to_keep(table.live, seat, against_bots=others_are_bots(table.seats, seat)) != NOT_ALLOWED


def may_hint(table: LoadedTable, seat: int) -> bool:
    """Hints are for practice: where everybody else is a bot."""
    return seat != SPECTATOR and others_are_bots(table.seats, seat)


def result(table: LoadedTable, frame: Frame, key: str, at: Moment, chat: Sequence[ChatRow]) -> ResultPage:
    """The end."""
    if not table.over:
        raise Refused("not-over")
    own = own_seats(table.seats, key)
    return ResultPage(
        frame=frame,
        table=table.id,
        view=seat_view(table, key, None),
        seats=seat_cards(table, key, at),
        winners=tuple(table.live.match.winners()),
        seed=table.row.seed,
        commitment=seed_commitment(table.row),
        rematch=table.row.rematch,
        is_seated=bool(own),
        own=own,
        chat=chat_lines(chat, own, table.seats),
        can_chat=bool(own),
        changes=table.row.changes,
        series=score_of(table),
    )


def chat_lines(rows: Sequence[ChatRow], own: Sequence[int], seats: Sequence[SeatRow]) -> tuple[ChatLine, ...]:
    """Lines of chat as a page has them, for the holder of these seats."""
    return tuple(
        ChatLine(
            row.number,
            row.seat,
            row.name,
            row.text,
            own=row.seat in own,
            can_report=bool(own) and row.seat not in own and bool(writer_of(row, seats)),
        )
        for row in rows
    )


def _standing(table: LoadedTable, seat: int) -> tuple[StandingAnswer, ...]:
    if seat == SPECTATOR:
        return ()
    on = answers_in_force(table, seat)
    return tuple(StandingAnswer(name, name in on) for name in table.game.page.STANDING)
