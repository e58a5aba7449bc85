"""Seats that change hands during play: to a bot and back; standing answers."""

from __future__ import annotations

from kotatsu.engine.contract import Game
from kotatsu.web.store.models import OVER
from kotatsu.web.tables.house import House, Room
from kotatsu.web.tables.opening import check_level
from kotatsu.web.tables.refusals import BAD, FORBIDDEN, Refused
from kotatsu.web.tables.seats import HELD, bot_level, is_present, own_seats

UNTIL = "@"
"""Between a standing answer and whose turn it was given for."""


def may_hand_over(room: Room, key: str, now: float) -> tuple[int, ...]:
    """The seats that this key may give to a bot: its own, and absent ones for the host, or for anybody who sits
    here while the host is gone too."""
    own = own_seats(room.seats, key)
    if not own or room.table.status == OVER:
        return ()
    hosts = [row for row in room.seats if row.key == room.table.host]
    speaks_for_all = key == room.table.host or not any(is_present(row, now) for row in hosts)
    return tuple(
        row.seat
        for row in room.seats
        if row.kind in HELD and not row.stand_in and (row.seat in own or (speaks_for_all and not is_present(row, now)))
    )


def may_return(room: Room, key: str, now: float) -> tuple[int, ...]:
    """The seats of this key that a bot plays for."""
    own = own_seats(room.seats, key)
    return tuple(seat for seat in own if bot_level(room.table, room.seats[seat], now))


async def hand_over(house: House, room: Room, seat: int, level: str, key: str) -> None:
    """Let a bot play for a seat until its owner returns."""
    check_level(level)
    if seat not in may_hand_over(room, key, house.clock()):
        raise Refused("not-away" if own_seats(room.seats, key) else "not-your-seat", FORBIDDEN)
    await house.store.change_seat(room.table.id, seat, stand_in=level)
    house.changed(room.table.id)
    house.autoplay.wake(room.table.id)


async def give_back(house: House, room: Room, seat: int, key: str) -> None:
    """The owner plays again."""
    if seat not in own_seats(room.seats, key):
        raise Refused("not-your-seat", FORBIDDEN)
    await house.store.change_seat(room.table.id, seat, stand_in="", seen_at=house.clock())
    house.changed(room.table.id)


def standing_names(game: Game) -> tuple[str, ...]:
    """The standing answers that a game knows (page.STANDING)."""
    try:
        return tuple(getattr(game.module("page"), "STANDING", ()))
    except ModuleNotFoundError:
        return ()


async def set_standing(house: House, room: Room, seat: int, name: str, on: bool, key: str) -> None:
    """Switch a standing answer on or off."""
    if seat not in own_seats(room.seats, key):
        raise Refused("not-your-seat", FORBIDDEN)
    if name not in standing_names(room.live.game):
        raise Refused("no-standing", BAD, name=name)
    kept = [kept for kept in room.seats[seat].standing if kept.partition(UNTIL)[0] != name]
    await house.store.change_seat(room.table.id, seat, standing=[*kept, _dated(room, name)] if on else kept)
    house.changed(room.table.id)
    house.autoplay.wake(room.table.id)


def _dated(room: Room, name: str) -> str:
    """An answer for this turn only (page.THIS_TURN) is kept with whose turn it is: `let_pass_this_turn@2`."""
    page = room.live.game.module("page")
    if name not in getattr(page, "THIS_TURN", ()):
        return name
    return f"{name}{UNTIL}{page.whose_turn(room.live.match.state)}"


def standing_now(room: Room, seat: int) -> list[str]:
    """The standing answers of a seat that are in force: those of a turn that is over are not."""
    kept = room.seats[seat].standing
    return [name for name in standing_names(room.live.game) if _dated(room, name) in kept]


async def forget_past_turns(house: House, room: Room) -> None:
    """Let go of answers for a turn that is over, so that they do not come back with that player's next one."""
    for seat, row in enumerate(room.seats):
        now = [_dated(room, name) for name in standing_now(room, seat)]
        if any(UNTIL in kept and kept not in now for kept in row.standing):
            await house.store.change_seat(room.table.id, seat, standing=now)
            house.changed(room.table.id)


def standing_action(room: Room, seat: int) -> int | None:
    """What a seat's standing answers say to the question at hand, from what the seat may see; None for nothing."""
    game = room.live.game
    kept = standing_now(room, seat)
    if not kept:
        return None
    view = room.live.match.view(seat)
    legal = set(room.live.match.legal())
    for name in kept:
        action = game.module("page").standing(view, seat, name)
        if action is not None and action in legal:
            return int(action)
    return None
