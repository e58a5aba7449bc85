"""Sends what was written down for browsers. A push service that is slow or away costs nobody but its own browsers."""

from __future__ import annotations

import asyncio
import logging

from kotatsu.web import metrics
from kotatsu.web.background import Supervisor
from kotatsu.web.config import DAY_SECONDS
from kotatsu.web.notices import texts
from kotatsu.web.notices.push_messages import ServerKey, new_server_key
from kotatsu.web.notices.push_sender import Answer, Outcome, PushSender
from kotatsu.web.store.notice_models import PUSH, DeliveryRow
from kotatsu.web.store.notices import Notices
from kotatsu.web.tables.clocks import seconds_left
from kotatsu.web.tables.refusals import Refused
from kotatsu.web.tables.registry import LoadedTable, TableRegistry
from kotatsu.web.tables.waiting import waits_for

TASK = "push"
SERVER_KEY = "push"
"""The name of the server's key among its secrets."""
MAX_AT_ONCE = 200
"""Deliveries that are under way in one worker."""
CLAIMED_SECONDS = 60.0
"""How long a delivery belongs to the worker that took it on; longer than it can take."""
FIRST_PAUSE_SECONDS = 15.0
MAX_PAUSE_SECONDS = 3600.0
MAX_TRIES = 10
log = logging.getLogger("kotatsu.notices")


class PushDeliveries:
    """Carries notices to push services."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.notices = Notices(registry.store)
        self.sender = PushSender(registry.settings)
        self._topic_secret = ""
        self._something = asyncio.Event()
        self._under_way: set[asyncio.Task[None]] = set()

    async def open(self, signing_secret: str) -> None:
        """Read the key that signs, or make it."""
        kept = await self._registry.store.database.secret(SERVER_KEY, new_server_key)
        self.sender.key = ServerKey(kept)
        self._topic_secret = signing_secret

    async def close(self) -> None:
        """Leave what is under way: it is taken up again after the next start."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self.sender.close()

    def wake(self) -> None:
        """There is something to send."""
        self._something.set()

    async def run(self, supervisor: Supervisor) -> None:
        """Send what is due, at once and then every few seconds."""
        while True:
            self._something.clear()
            room = MAX_AT_ONCE - len(self._under_way)
            for row in await self.notices.due(PUSH, self._registry.clock(), room) if room else ():
                if await self.notices.claim(row, self._registry.clock() + CLAIMED_SECONDS):
                    self._start(row)
            supervisor.report(TASK, up=True)
            try:
                async with asyncio.timeout(self._registry.settings.sweep):
                    await self._something.wait()
            except TimeoutError:
                continue

    def _start(self, row: DeliveryRow) -> None:
        task = asyncio.create_task(self._deliver(row))
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)

    async def _deliver(self, row: DeliveryRow) -> None:
        try:
            answer = await self._send(row)
            if answer is None or answer.outcome in (Outcome.SENT, Outcome.REFUSED):
                await self.notices.finish(row)
            elif answer.outcome == Outcome.GONE:
                await self.notices.mark_gone(row.target, self._registry.clock())
            else:
                await self._put_off(row, answer)
            if answer is not None:
                metrics.NOTICES.labels(PUSH, answer.outcome.name.lower()).inc()
        except Exception:
            log.exception("a notice could not be sent; it is tried again")

    async def _send(self, row: DeliveryRow) -> Answer | None:
        """Send it; None when it is not wanted any more."""
        table = await still_wanted(self._registry, row)
        subscription = await self.notices.subscription(row.target)
        if table is None or subscription is None:
            return None
        topic = texts.topic(self._topic_secret, row.table_id, row.person)
        waiting = await self.notices.count_waiting(row.person)
        left = seconds_left(table.row, table.seats, self._registry.moment())
        payload = texts.push_payload(subscription.language, row.kind, table.row, left, tag=topic, waiting=waiting)
        return await self.sender.send(subscription, payload, topic, self._registry.clock())

    async def _put_off(self, row: DeliveryRow, answer: Answer) -> None:
        now, tries = self._registry.clock(), row.tries + 1
        if tries >= MAX_TRIES or now - row.created_at > DAY_SECONDS:
            await self.notices.finish(row)
            return
        pause = max(answer.retry_seconds, FIRST_PAUSE_SECONDS * 2 ** (tries - 1))
        await self.notices.put_off(row, now + min(pause, MAX_PAUSE_SECONDS))


async def still_wanted(registry: TableRegistry, row: DeliveryRow) -> LoadedTable | None:
    """The table of a delivery while it waits for that person; None once it does not."""
    try:
        table = await registry.load(row.table_id)
    except Refused:
        return None
    return table if waits_for(registry, table) == row.person else None
