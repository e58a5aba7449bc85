"""Sends mail: what was written down for mailboxes, several tables in one mail, and links to confirm addresses."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections import defaultdict
from collections.abc import Sequence
from email.message import EmailMessage

from kotatsu.web import metrics
from kotatsu.web.background import Supervisor
from kotatsu.web.clock_context import DAY_SECONDS, HOUR_SECONDS
from kotatsu.web.notices.mail_settings import STARTTLS, TLS, MailSettings
from kotatsu.web.notices.mail_texts import Waiting, your_turn
from kotatsu.web.notices.push_deliveries import CLAIMED_SECONDS, still_wanted
from kotatsu.web.store.mails import Mails
from kotatsu.web.store.notice_models import MAIL, REMINDER, DeliveryRow
from kotatsu.web.store.notices import Notices
from kotatsu.web.tables.clocks import seconds_left
from kotatsu.web.tables.registry import TableRegistry

TASK = "mail"
TIMEOUT_SECONDS = 15.0
FIRST_PAUSE_SECONDS = 60.0
MAX_PAUSE_SECONDS = 3600.0
MAX_TRIES = 12
MAX_AT_ONCE = 100
MAX_QUEUED = 100
"""Links to confirm addresses that wait to be sent."""
log = logging.getLogger("kotatsu.notices")


def send(settings: MailSettings, message: EmailMessage) -> None:
    """Hand a mail over; smtplib.SMTPException or OSError when that fails."""
    trusted = ssl.create_default_context()
    if settings.security == TLS:
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=TIMEOUT_SECONDS, context=trusted)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=TIMEOUT_SECONDS)
    with server:
        if settings.security == STARTTLS:
            server.starttls(context=trusted)
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(message)


class MailDeliveries:
    """Carries notices to mailboxes, where the host lets it."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self.settings = registry.settings.mail
        self.notices, self.mails = Notices(registry.store), Mails(registry.store)
        self._something = asyncio.Event()
        self._queue: list[EmailMessage] = []

    def wake(self) -> None:
        """There is something to send."""
        self._something.set()

    def send_soon(self, message: EmailMessage) -> bool:
        """Send a mail that is written nowhere, once; False while too many wait."""
        if len(self._queue) >= MAX_QUEUED:
            return False
        self._queue.append(message)
        self._something.set()
        return True

    async def run(self, supervisor: Supervisor) -> None:
        """Send what is due, at once and then every few seconds."""
        while True:
            self._something.clear()
            if self.settings is not None:
                await self.send_due(self.settings)
            supervisor.report(TASK, up=True)
            try:
                async with asyncio.timeout(self._registry.settings.sweep):
                    await self._something.wait()
            except TimeoutError:
                continue

    async def send_due(self, settings: MailSettings) -> None:
        """Send everything that is due now."""
        while self._queue:
            await self._hand_over(settings, self._queue.pop(0))
        now = self._registry.clock()
        await self.mails.forget_unconfirmed(now)
        due: defaultdict[str, list[DeliveryRow]] = defaultdict(list)
        for row in await self.notices.due(MAIL, now, MAX_AT_ONCE):
            if await self.notices.claim(row, now + CLAIMED_SECONDS):
                due[row.person].append(row)
        for person, rows in due.items():
            await self._send_to(settings, person, rows)

    async def _send_to(self, settings: MailSettings, person: str, rows: Sequence[DeliveryRow]) -> None:
        """One mail about all tables that wait for somebody."""
        mail = await self.mails.of(person)
        tables = [table for row in rows if (table := await self._waiting(row)) is not None]
        if mail is None or not mail.confirmed_at or not tables:
            await self._finish(rows)
            return
        sent = await self._hand_over(settings, your_turn(settings, mail, tables))
        if sent is None:
            for row in rows:
                await self._put_off(row)
            return
        await self._finish(rows)
        await self.mails.update(person, sent_at=self._registry.clock())

    async def _waiting(self, row: DeliveryRow) -> Waiting | None:
        table = await still_wanted(self._registry, row)
        if table is None:
            return None
        left = seconds_left(table.row, table.seats, self._registry.moment())
        hours = max(1, int(left // HOUR_SECONDS)) if left is not None and row.kind == REMINDER else None
        return Waiting(table.row.game, hours)

    async def _hand_over(self, settings: MailSettings, message: EmailMessage) -> bool | None:
        """Whether a mail was taken; None when it may be another time. Its address is never logged."""
        try:
            await asyncio.to_thread(send, settings, message)
        except smtplib.SMTPRecipientsRefused as error:
            lasting = all(code >= 500 for code, _ in error.recipients.values())
            return self._counted(False if lasting else None)
        except (smtplib.SMTPException, OSError) as error:
            log.warning("a mail could not be handed over", extra={"reason": type(error).__name__})
            return self._counted(None)
        return self._counted(True)

    def _counted(self, taken: bool | None) -> bool | None:
        result = {True: "sent", False: "refused", None: "later"}[taken]
        metrics.NOTICES.labels(MAIL, result).inc()
        return taken

    async def _finish(self, rows: Sequence[DeliveryRow]) -> None:
        for row in rows:
            await self.notices.finish(row)

    async def _put_off(self, row: DeliveryRow) -> None:
        now, tries = self._registry.clock(), row.tries + 1
        if tries >= MAX_TRIES or now - row.created_at > 2 * DAY_SECONDS:
            await self.notices.finish(row)
            return
        await self.notices.put_off(row, now + min(FIRST_PAUSE_SECONDS * 2 ** (tries - 1), MAX_PAUSE_SECONDS))
