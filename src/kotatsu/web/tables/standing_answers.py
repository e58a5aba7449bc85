"""Standing answers: what a seat has answered in advance, for as long as it keeps the switch on."""

from __future__ import annotations

from kotatsu.web.tables.reader_view import bot_view
from kotatsu.web.tables.refusals import INVALID, Refused, not_your_seat
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import own_seats

TURN_MARK = "@"
"""Between a standing answer and the seat whose turn it was given for."""


async def set_standing_answer(
    registry: TableRegistry, table: LoadedTable, seat: int, name: str, on: bool, key: str
) -> None:
    """Switch a standing answer on or off."""
    if name not in table.game.page.STANDING:
        raise Refused("no-standing", INVALID, name=name)
    kept_as = _kept_as(table, name)
    async with registry.changing(table.id) as (stored, _):
        if seat not in own_seats(stored.seats, key):
            raise not_your_seat()
        others = [kept for kept in stored.seats[seat].standing if kept.partition(TURN_MARK)[0] != name]
        stored.seats[seat].standing = [*others, kept_as] if on else others


def _kept_as(table: LoadedTable, name: str) -> str:
    """An answer for this turn only is stored with whose turn it is: `let_pass_this_turn@2`."""
    page = table.game.page
    if name not in page.THIS_TURN:
        return name
    return f"{name}{TURN_MARK}{page.whose_turn(table.live.match.state)}"


def answers_in_force(table: LoadedTable, seat: int) -> list[str]:
    """The standing answers of a seat that hold now; those of a turn that is over do not."""
    kept = table.seats[seat].standing
    return [name for name in table.game.page.STANDING if _kept_as(table, name) in kept]


async def drop_past_turns(registry: TableRegistry, table: LoadedTable) -> None:
    """Drop answers for a turn that is over, so that they do not come back with that player's next turn."""
    for seat, row in enumerate(table.seats):
        now = [_kept_as(table, name) for name in answers_in_force(table, seat)]
        if any(TURN_MARK in kept and kept not in now for kept in row.standing):
            async with registry.changing(table.id) as (stored, _):
                stored.seats[seat].standing = now


def standing_action(table: LoadedTable, seat: int) -> int | None:
    """What a seat's standing answers say to the question at hand, from what the seat sees; None for nothing."""
    kept = answers_in_force(table, seat)
    if not kept:
        return None
    view = bot_view(table, seat)
    legal = set(table.live.match.legal())
    for name in kept:
        action = table.game.page.standing(view, seat, name)
        if action is not None and action in legal:
            return int(action)
    return None
