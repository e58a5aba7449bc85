"""Contexts of a table's pages, from a room and a reader."""

from __future__ import annotations

from collections.abc import Sequence

from kotatsu.bots import LEVELS
from kotatsu.engine.layout import SPECTATOR
from kotatsu.web.contexts import (
    ChatLine,
    Frame,
    Hint,
    Join,
    Lobby,
    Play,
    ResultPage,
    Standing,
    TablePage,
)
from kotatsu.web.store.models import ChatRow
from kotatsu.web.tables import looks
from kotatsu.web.tables.hands import may_hand_over, may_return, standing_names, standing_now
from kotatsu.web.tables.house import Room
from kotatsu.web.tables.refusals import FORBIDDEN, Refused
from kotatsu.web.tables.seats import open_seats, others_are_bots, own_seats
from kotatsu.web.tables.takeback import NOTHING, keep_after

NO_SEAT = -1


def lobby(room: Room, frame: Frame, key: str, now: float, invite: str) -> Lobby:
    """A table before the start."""
    is_host = room.table.host == key
    return Lobby(
        frame=frame,
        table=room.table.id,
        game=room.live.game,
        options=room.table.options,
        away=room.table.away,
        seats=looks.seat_cards(room, key, now),
        invite=invite,
        is_host=is_host,
        can_start=is_host and not open_seats(room.seats),
        levels=tuple(LEVELS),
        commitment=room.live.commitment,
        changes=room.table.changes,
    )


def join(room: Room, frame: Frame, key: str, now: float, name: str) -> Join:
    """Pick a seat and a name."""
    hosts = [row.name for row in room.seats if row.key == room.table.host]
    return Join(
        frame=frame,
        table=room.table.id,
        game=room.live.game,
        seats=looks.seat_cards(room, key, now),
        open_seats=open_seats(room.seats),
        host_name=hosts[0] if hosts else "",
        name=name,
        started=room.started,
    )


def shown_seat(room: Room, key: str, wanted: int | None) -> tuple[int, bool]:
    """The seat whose eyes a page has, and whether a curtain must be drawn before it.

    Several seats share a browser on one device: unless one is asked for, it is the one that decides, behind a curtain
    when something is hidden between them.
    """
    own = own_seats(room.seats, key)
    if wanted == SPECTATOR or not own:
        if wanted not in (None, SPECTATOR):
            raise Refused("not-your-seat", FORBIDDEN)
        return SPECTATOR, False
    if wanted is not None:
        if wanted not in own:
            raise Refused("not-your-seat", FORBIDDEN)
        return wanted, False
    actor = room.live.match.actor
    seat = actor if actor in own else own[0]
    return seat, len(own) > 1 and not room.live.over and room.live.is_hidden_between(own)


def table(
    room: Room,
    frame: Frame,
    key: str,
    now: float,
    *,
    seat: int | None,
    ply: int | None,
    invite: str,
    chat: Sequence[ChatRow],
    hint: Hint | None = None,
) -> TablePage:
    """The table in play."""
    live = room.live
    shown, curtain = shown_seat(room, key, seat)
    own = own_seats(room.seats, key)
    drawn = _behind_curtain(room, shown, ply) if curtain else looks.play(room, shown, ply)
    actor = live.match.actor
    return TablePage(
        frame=frame,
        table=room.table.id,
        play=drawn,
        live=live.match.ply,
        branch=live.branch,
        entry=live.entries,
        changes=room.table.changes,
        plies=tuple(done.seat for done in live.match.plies),
        seats=looks.seat_cards(room, key, now),
        own=own,
        move_id=f"page-{live.entries}",
        curtain=curtain,
        next_own=actor if actor in own and actor != shown else NO_SEAT,
        can_take_back=not curtain and can_take_back(room, shown, drawn.ply),
        levels=tuple(LEVELS) if own else (),
        can_hand_over=may_hand_over(room, key, now),
        can_return=may_return(room, key, now),
        standing=_standing(room, shown),
        chat=chat_lines(chat),
        can_chat=bool(own),
        is_host=room.table.host == key,
        over=live.over,
        invite=invite,
        commitment=live.commitment,
        can_hint=bool(drawn.legal) and may_hint(room, shown),
        hint=hint,
    )


def _behind_curtain(room: Room, seat: int, ply: int | None) -> Play:
    """What everybody may see, for a seat that has not been handed the device yet."""
    drawn = looks.play(room, SPECTATOR, ply)
    return Play(**{**drawn.__dict__, "seat": seat})


def can_take_back(room: Room, seat: int, ply: int) -> bool:
    """Whether a seat that looks at this ply may take its last decision back."""
    if seat == SPECTATOR or ply != room.live.match.ply or not room.started:
        return False
    return keep_after(room.live, seat, against_bots=others_are_bots(room.seats, seat)) != NOTHING


def may_hint(room: Room, seat: int) -> bool:
    """Hints are for practice: where everybody else is a bot."""
    return seat != SPECTATOR and others_are_bots(room.seats, seat)


def result(room: Room, frame: Frame, key: str, now: float, chat: Sequence[ChatRow]) -> ResultPage:
    """The end."""
    if not room.live.over:
        raise Refused("not-over")
    own = own_seats(room.seats, key)
    return ResultPage(
        frame=frame,
        table=room.table.id,
        play=looks.play(room, own[0] if own else SPECTATOR),
        seats=looks.seat_cards(room, key, now),
        winners=tuple(room.live.match.winners()),
        seed=room.table.seed,
        commitment=room.live.commitment,
        rematch=room.table.rematch,
        is_seated=bool(own),
        own=own,
        chat=chat_lines(chat),
        can_chat=bool(own),
        changes=room.table.changes,
    )


def chat_lines(rows: Sequence[ChatRow]) -> tuple[ChatLine, ...]:
    """Lines of chat as a page has them."""
    return tuple(ChatLine(row.number, row.seat, row.name, row.text) for row in rows)


def _standing(room: Room, seat: int) -> tuple[Standing, ...]:
    if seat == SPECTATOR:
        return ()
    return tuple(Standing(name, name in standing_now(room, seat)) for name in standing_names(room.live.game))
