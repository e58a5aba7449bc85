"""What a lobby shows of the room around it: the host's link for a group, its listing, whom the reader blocked."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeVar

from kotatsu.web.http.reader import Reader
from kotatsu.web.http.requests import AnyRequest, registry, services, site_address
from kotatsu.web.lobby_room_context import GroupLink, LobbyRoom
from kotatsu.web.page_contexts import Lobby, ResultPage, TablePage
from kotatsu.web.room.groups import GROUP_DAYS
from kotatsu.web.room.table_people import blocked_people, heard_lines, others_here
from kotatsu.web.store.models import ChatRow
from kotatsu.web.tables.chat import LINES_ON_A_PAGE
from kotatsu.web.tables.registry import LoadedTable

PageOfTable = TypeVar("PageOfTable", TablePage, ResultPage)


async def with_room(request: AnyRequest, context: Lobby, table: LoadedTable, reader: Reader) -> Lobby:
    """A lobby with what surrounds it, for one reader."""
    found = services(request)
    listing = await found.public_room.listing(table.id)
    groups, now = found.group_links.groups, registry(request).clock()
    group = await _group(request, table, reader) if context.watching is False else None
    other = await groups.of_person(reader.key, now) if context.is_host and group is None else None
    room = LobbyRoom(
        group=group,
        can_make_group=context.is_host,
        has_other_group=other is not None,
        is_room_open=found.room.is_open,
        join=bool(listing and listing.join),
        watch=bool(listing and listing.watch),
        blocked=await blocked_names(request, table, reader),
        group_days=GROUP_DAYS,
    )
    return replace(context, room=room)


async def _group(request: AnyRequest, table: LoadedTable, reader: Reader) -> GroupLink | None:
    groups, now = services(request).group_links.groups, registry(request).clock()
    row = await groups.of_table(table.id, now)
    if row is None:
        return None
    tables = len(await groups.tables(row.id))
    address = f"{site_address(request)}/g/{row.id}"
    return GroupLink(row.id, address, int(row.expires_at - now), tables, row.person == reader.key)


async def blocked_names(request: AnyRequest, table: LoadedTable, reader: Reader) -> tuple[str, ...]:
    """Names at a table of people whom the reader has blocked."""
    blocked = await blocked_people(services(request), reader.key)
    return tuple(row.name for row in table.seats if row.key and row.key in blocked and row.key != reader.key)


async def with_people(request: AnyRequest, context: PageOfTable, table: LoadedTable, reader: Reader) -> PageOfTable:
    """A table's page, or that of its result, with the people whom its reader may block."""
    return replace(context, others=others_here(table, reader.key, await blocked_people(services(request), reader.key)))


async def with_watchers(request: AnyRequest, context: TablePage, table: LoadedTable) -> TablePage:
    """A table's page that says whether strangers may watch; only asked for where the public room is open."""
    if not services(request).room.is_open or context.over:
        return context
    listing = await services(request).public_room.listing(table.id)
    return replace(context, is_watched=bool(listing and listing.watch))


async def heard(request: AnyRequest, table: LoadedTable, reader: Reader, since: int | None = None) -> list[ChatRow]:
    """The lines of a table's chat that its reader is shown, from a number on, or the last ones."""
    if not table.chat_count:
        return []
    first = max(0, table.chat_count - LINES_ON_A_PAGE) if since is None else since
    return await heard_lines(services(request), table, reader.key, first)
