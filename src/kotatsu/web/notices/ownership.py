"""What is stored of somebody so that they can be called, as their export has it."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from kotatsu.web.notices.quiet_hours import clock_time
from kotatsu.web.store.mails import Mails
from kotatsu.web.store.notices import Notices
from kotatsu.web.store.vacations import Vacations


async def about_notices(notices: Notices, vacations: Vacations, mails: Mails, person: str) -> dict[str, Any]:
    """Browsers that are called, without the keys to call them with; quiet hours, mail, vacations."""
    settings, mail = await notices.settings(person), await mails.of(person)
    return {
        "browsers": [
            {"push_service": urlsplit(row.endpoint).hostname, "created_at": row.created_at, "language": row.language}
            for row in await notices.subscriptions(person)
        ],
        "quiet_from": clock_time(settings.quiet_from),
        "quiet_until": clock_time(settings.quiet_until),
        "time_zone": settings.time_zone,
        "mail": None
        if mail is None
        else {"address": mail.address, "mode": mail.mode, "confirmed_at": mail.confirmed_at},
        "vacations": [[row.from_at, row.until_at] for row in await vacations.of(person, 0.0)],
    }
