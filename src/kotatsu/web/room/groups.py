"""Links for groups: one address that seats anybody who has it on any free seat of its tables."""

from __future__ import annotations

import re

from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.security.keys import new_table_id
from kotatsu.web.store.groups import Groups
from kotatsu.web.store.models import LOBBY
from kotatsu.web.store.public_room import PublicRoom
from kotatsu.web.store.room_models import GroupRow
from kotatsu.web.tables import seating
from kotatsu.web.tables.refusals import FORBIDDEN, INVALID, MISSING, Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import open_seats, own_seats

GROUP_DAYS = (1, 7, 30)
"""How long a link may be good for."""
GROUP_ID = re.compile(r"[A-Za-z0-9_-]{8,32}")
TAKEN_MEANWHILE = ("full", "seat-taken", "started", "no-table")
"""Why a seat that was free is not any more: the next one is tried."""


class GroupLinks:
    """Makes links, revokes them, and seats those who follow them."""

    def __init__(self, registry: TableRegistry, groups: Groups, people: PublicRoom) -> None:
        self._registry = registry
        self._people = people
        self.groups = groups

    async def make(self, table: LoadedTable, days: int, key: str) -> None:
        """A link to a table, made by its host."""
        self._check_host(table, key)
        if days not in GROUP_DAYS:
            raise Refused("bad-days", INVALID)
        now = self._registry.clock()
        row = GroupRow(id=new_table_id(), person=key, created_at=now, expires_at=now + days * DAY_SECONDS)
        await self.groups.add(row, table.id, now)
        self._registry.changed(table.id)

    async def add_table(self, table: LoadedTable, key: str) -> None:
        """The host's newest link leads to this table too."""
        self._check_host(table, key)
        group = await self.groups.of_person(key, self._registry.clock())
        if group is None:
            raise group_over()
        await self.groups.add_table(group.id, table.id)
        self._registry.changed(table.id)

    async def revoke(self, table: LoadedTable, key: str) -> None:
        """The link of a table leads nowhere any more, for all tables that it led to."""
        group = await self.groups.of_table(table.id, self._registry.clock())
        if group is None:
            raise group_over()
        tables = await self.groups.tables(group.id)
        if not await self.groups.revoke(group.id, key):
            raise Refused("not-host", FORBIDDEN)
        for table_id in tables:
            self._registry.changed(table_id)

    def _check_host(self, table: LoadedTable, key: str) -> None:
        if not key or table.row.host != key:
            raise Refused("not-host", FORBIDDEN)
        if table.row.status != LOBBY:
            raise Refused("started")

    async def find(self, group_id: str) -> GroupRow:
        """A link that leads somewhere; Refused when it was revoked, or its time is over."""
        known = GROUP_ID.fullmatch(group_id)
        found = await self.groups.find(group_id, self._registry.clock()) if known else None
        if found is None:
            raise group_over()
        return found

    async def free_tables(self, group_id: str, key: str) -> list[LoadedTable]:
        """The tables at which somebody may sit down, the one with the fewest free seats first; none at which they
        would meet somebody whom they have blocked, or who has blocked them."""
        found = []
        for table_id in await self.groups.lobbies(group_id):
            table = await self._registry.load(table_id)
            others = {row.key for row in table.seats if row.key}
            if open_seats(table.seats) and not await self._people.at_odds(key, others):
                found.append(table)
        return sorted(found, key=lambda table: len(open_seats(table.seats)))

    async def own_table(self, group_id: str, key: str) -> str:
        """The table of a link at which somebody sits already; empty for none."""
        for table_id in await self.groups.lobbies(group_id) if key else ():
            if own_seats((await self._registry.load(table_id)).seats, key):
                return table_id
        return ""

    async def join(self, group_id: str, name: str, key: str) -> str:
        """Sit down where a seat is free; the table."""
        await self.find(group_id)
        for table in await self.free_tables(group_id, key):
            try:
                await seating.join(self._registry, table.id, None, name, key)
            except Refused as refused:
                if refused.reason not in TAKEN_MEANWHILE:
                    raise
                continue
            return table.id
        raise Refused("group-full")


def group_over() -> Refused:
    """A link that leads nowhere."""
    return Refused("group-over", MISSING)
