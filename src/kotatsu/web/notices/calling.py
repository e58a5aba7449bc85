"""All that calls people, put together."""

from __future__ import annotations

from kotatsu.web.background import Supervisor
from kotatsu.web.notices import caller, clock_keeper, mail_deliveries, push_deliveries
from kotatsu.web.notices.attention import Attention, PageSays
from kotatsu.web.notices.caller import Caller
from kotatsu.web.notices.clock_keeper import ClockKeeper
from kotatsu.web.notices.mail_deliveries import MailDeliveries
from kotatsu.web.notices.push_deliveries import PushDeliveries
from kotatsu.web.notices.vacations import Vacations
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import own_seats


class Calling:
    """Who looks, who must be called, and what is sent."""

    def __init__(self, registry: TableRegistry, supervisor: Supervisor) -> None:
        self.attention = Attention(registry)
        self.push = PushDeliveries(registry)
        self.mail = MailDeliveries(registry)
        self.caller = Caller(registry, self.attention, self._wake)
        self.notices = self.caller.notices
        self.vacations = Vacations(registry)
        self.clocks = ClockKeeper(registry, self.attention, self.caller, self.vacations)
        supervisor.add(clock_keeper.TASK, lambda: self.clocks.run(supervisor))
        supervisor.add(caller.TASK, lambda: self.caller.run(supervisor))
        supervisor.add(mail_deliveries.TASK, lambda: self.mail.run(supervisor))
        supervisor.add(push_deliveries.TASK, lambda: self.push.run(supervisor))

    def _wake(self) -> None:
        self.push.wake()
        self.mail.wake()

    async def open(self, signing_secret: str) -> None:
        """Read the keys of the server."""
        await self.push.open(signing_secret)
        await self.vacations.refresh()

    async def close(self) -> None:
        """End what is under way."""
        await self.push.close()

    async def page_opened(self, table: LoadedTable, person: str) -> None:
        """Somebody was sent the page of a table: they look at it, so they have seen it."""
        if own_seats(table.seats, person):
            self.attention.opened(table.id, person)
            await self.notices.forget(table.id, person)

    async def note_attention(self, table: LoadedTable, person: str, said: PageSays) -> None:
        """A page of somebody who sits at a table is visible, or not any more."""
        self.attention.says(table.id, person, said)
        if said.visible:
            await self.notices.forget(table.id, person)
