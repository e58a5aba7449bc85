"""Chat: short lines between those who sit at the table. Stored raw, escaped where they are drawn."""

from __future__ import annotations

from kotatsu.web.tables.house import House, Room
from kotatsu.web.tables.refusals import BAD, FORBIDDEN, Refused
from kotatsu.web.tables.seats import own_seats

LONGEST_LINE = 300
SHOWN = 100
"""Lines that a page opens with."""


async def say(house: House, room: Room, text: str, key: str) -> int:
    """Say a line; its number."""
    own = own_seats(room.seats, key)
    if not own:
        raise Refused("not-your-seat", FORBIDDEN)
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not line:
        raise Refused("nothing-said", BAD)
    if len(line) > LONGEST_LINE:
        raise Refused("too-long", BAD, most=LONGEST_LINE)
    number = await house.store.say(room.table.id, own[0], room.seats[own[0]].name, line, house.clock())
    house.changed(room.table.id)
    return number
