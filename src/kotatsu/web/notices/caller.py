"""Notices that tables wait for people: found out after every change, written down, and left to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from itertools import takewhile

from kotatsu.web.background import Supervisor
from kotatsu.web.notices.attention import Attention
from kotatsu.web.notices.quiet_hours import call_at, next_time
from kotatsu.web.store.mails import Mails
from kotatsu.web.store.notice_models import (
    MAIL,
    PUSH,
    TURN,
    DeliveryRow,
    MailRow,
    NoticeRow,
    NoticeSettingsRow,
)
from kotatsu.web.store.notices import Notices
from kotatsu.web.store.sizes import last_sign_of_life
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.seats import own_seats
from kotatsu.web.tables.waiting import waits_for

TASK = "notices"
SETTLE_SECONDS = 0.4
"""A table is looked at this long after it changed: standing answers and bots have played by then, a page that was
loaded anew has said that it is visible."""
AT_ONCE, DIGEST = MAIL_MODES = ("once", "digest")
"""When mail comes: as soon as a table waits, or once a day."""
DIGEST_MINUTES = 8 * 60
"""When the day's mail goes, in minutes after midnight where somebody lives."""
MAIL_PAUSE_SECONDS = 900.0
"""Between two mails to somebody."""
MISSED_SECONDS = 30.0
"""After a restart, tables are looked at that moved this long before the last sign of life, or later."""


class Caller:
    """Finds out who must be called."""

    def __init__(self, registry: TableRegistry, attention: Attention, wake: Callable[[], None]) -> None:
        self._registry = registry
        self._attention = attention
        self._wake = wake
        """Called when there is something to send."""
        self.notices, self.mails = Notices(registry.store), Mails(registry.store)
        self._changed: set[str] = set()
        self._something = asyncio.Event()
        registry.after_change.append(self._note_change)

    def _note_change(self, table_id: str) -> None:
        self._changed.add(table_id)
        self._something.set()

    async def run(self, supervisor: Supervisor) -> None:
        """Look at the tables that have changed."""
        await self._look_at_missed()
        while True:
            supervisor.report(TASK, up=True)
            await self._something.wait()
            await asyncio.sleep(SETTLE_SECONDS)
            self._something.clear()
            changed, self._changed = self._changed, set()
            await self._look_at_all(changed)

    async def _look_at_missed(self) -> None:
        """What changed just before the server went away may not have been told."""
        alive_at = await last_sign_of_life(self._registry.store.database)
        self._changed.update(await self.notices.moved_since(alive_at - MISSED_SECONDS))
        if self._changed:
            self._something.set()

    async def _look_at_all(self, changed: Iterable[str]) -> None:
        """Look at each table that waits for somebody who could be called; who that is, is one question for all."""
        waiting = {table_id: person for table_id in changed if (person := await self._unaware(table_id))}
        persons = set(waiting.values())
        reachable = persons if self._registry.settings.mail else await self.notices.subscribed(persons)
        for table_id, person in waiting.items():
            if person in reachable:
                await self.look_at(table_id)

    async def _unaware(self, table_id: str) -> str:
        """The person for whom a table waits and who does not look; empty when there is none."""
        try:
            table = await self._registry.load(table_id)
        except Refused:
            return ""
        person = waits_for(self._registry, table)
        if not person or self._attention.is_looking(table_id, person) or _is_playing(table, person):
            return ""
        return person

    async def look_at(self, table_id: str) -> None:
        """Call the person for whom a table waits, unless they look, or were called and have not looked since."""
        person = await self._unaware(table_id)
        if not person or not await self.is_reachable(person):
            return
        table = await self._registry.load(table_id)
        if not await self._was_told(table, person):
            await self.call(table, person, TURN)

    async def is_reachable(self, person: str) -> bool:
        """Whether there is a way to call somebody."""
        return bool(await self.notices.subscriptions(person)) or await self._confirmed_mail(person) is not None

    async def _was_told(self, table: LoadedTable, person: str) -> bool:
        """Whether somebody was called to a table and has neither looked nor moved since."""
        told = [row for row in await self.notices.told(table.id) if (row.person, row.kind) == (person, TURN)]
        if not told:
            return False
        if not _has_moved(table, person, told[0].entry):
            return True
        await self.notices.forget(table.id, person)
        return False

    async def call(self, table: LoadedTable, person: str, kind: str) -> bool:
        """Write a notice down, with all that is to be sent; False when it was written down before."""
        now = self._registry.clock()
        notice = NoticeRow(table_id=table.id, person=person, kind=kind, entry=table.live.entries, at=now)
        told = await self.notices.tell(notice, await self._deliveries(table.id, person, kind, now))
        if told:
            self._wake()
        return told

    async def _deliveries(self, table_id: str, person: str, kind: str, now: float) -> list[DeliveryRow]:
        back_at = self._registry.moment().on_vacation_until(person)
        settings, free_at = await self.notices.settings(person), max(now, back_at)
        targets = [(PUSH, row.id, call_at(settings, free_at)) for row in await self.notices.subscriptions(person)]
        mail = await self._confirmed_mail(person)
        if mail is not None:
            targets.append((MAIL, person, mail_at(settings, mail, free_at)))
        return [
            DeliveryRow(
                way=way, target=target, table_id=table_id, kind=kind, person=person, due_at=due_at, created_at=now
            )
            for way, target, due_at in targets
        ]

    async def _confirmed_mail(self, person: str) -> MailRow | None:
        """Somebody's mail address, where this server sends mail and they have confirmed it."""
        if self._registry.settings.mail is None:
            return None
        found = await self.mails.of(person)
        return found if found is not None and found.confirmed_at else None


def mail_at(settings: NoticeSettingsRow, mail: MailRow, now: float) -> float:
    """When a mail may go: with the day's digest, or now; not sooner after the one before, not in quiet hours."""
    if mail.mode == DIGEST:
        return call_at(settings, next_time(settings, DIGEST_MINUTES, now))
    return call_at(settings, max(now, mail.sent_at + MAIL_PAUSE_SECONDS))


def _is_playing(table: LoadedTable, person: str) -> bool:
    """Whether somebody has made the last move themselves: they go on, perhaps with another seat of theirs."""
    return _has_moved(table, person, table.live.entries - 1)


def _has_moved(table: LoadedTable, person: str, since: int) -> bool:
    """Whether somebody has moved by their own hand after that many entries: such a move's id begins with its seat."""
    own = {str(seat) for seat in own_seats(table.seats, person)}
    newest_first = reversed(table.live.receipts.items())
    made = (move_id for move_id, _ in takewhile(lambda item: item[1].entry > since, newest_first))
    return any(move_id.partition(":")[0] in own for move_id in made)
