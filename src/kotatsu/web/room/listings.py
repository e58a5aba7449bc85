"""What strangers may do with a table: the host of a lobby opens it; anybody who sits there may end the watching."""

from __future__ import annotations

from kotatsu.web.security.keys import new_table_id
from kotatsu.web.store.models import LOBBY
from kotatsu.web.store.public_room import PublicRoom
from kotatsu.web.store.room_models import ListingRow
from kotatsu.web.tables.refusals import FORBIDDEN, Refused, not_your_seat
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import own_seats


async def set_listing(
    registry: TableRegistry, room: PublicRoom, table: LoadedTable, key: str, *, join: bool, watch: bool
) -> None:
    """The host says what strangers may do, before the start."""
    if not key or table.row.host != key:
        raise Refused("not-host", FORBIDDEN)
    if table.row.status != LOBBY:
        raise Refused("started")
    await room.set_listing(ListingRow(table_id=table.id, slug=new_table_id(), join=int(join), watch=int(watch)))
    registry.changed(table.id)


async def end_watching(registry: TableRegistry, room: PublicRoom, table: LoadedTable, key: str) -> None:
    """Somebody who sits here does not want to be watched from the public room; nobody can open it again."""
    if not own_seats(table.seats, key):
        raise not_your_seat()
    listing = await room.listing(table.id)
    if listing is not None:
        join = listing.join if table.row.status == LOBBY else 0
        await room.set_listing(ListingRow(table_id=table.id, slug=listing.slug, join=join, watch=0))
        registry.changed(table.id)
