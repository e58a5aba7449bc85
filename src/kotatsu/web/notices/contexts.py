"""What the pages of notices are drawn from.

| address | what |
|---|---|
| `GET /me/notices` | NoticesPage |
| `POST /me/notices/subscribe` endpoint, p256dh, auth | this browser is called (for scripts) |
| `GET /me/notices/renewal`, `POST /me/notices/renew` | a browser has another endpoint (for its worker) |
| `POST /me/notices/unsubscribe` browser | a browser is not called any more |
| `POST /me/notices/quiet` quiet (`yes`), from, until (`HH:MM`), zone | quiet hours |
| `POST /me/vacation` days, `/me/vacation/end` | clocks stand still, or run again |
| `POST /me/mail` address, mode (`once` or `digest`), `/me/mail/mode`, `/me/mail/remove` | mail |
| `GET /mail/confirm/{secret}`, `/mail/off/{key}`, `POST` | MailPage: links in mails |
| `POST /t/{table}/attention` page, count, visible (`yes` or `no`) | a page says whether it is visible |
| `GET /me/waiting` | how many tables wait for the reader |
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from kotatsu.web.page_contexts import Frame


@dataclass(frozen=True)
class CalledBrowser:
    """A browser that is called."""

    id: str
    label: str
    here: bool
    """It is the one that asks."""
    days: int
    """Days since it asked to be called."""


@dataclass(frozen=True)
class NoticesPage:
    """Which browsers are called, and when not."""

    frame: Frame
    server_key: str
    """What a browser subscribes with."""
    has_person: bool
    browsers: tuple[CalledBrowser, ...] = ()
    quiet: bool = False
    quiet_from: str = ""
    quiet_until: str = ""
    time_zone: str = ""
    """Empty while it is not known: the page asks the browser."""
    vacation_days: int = 0
    """Days until the reader is back from vacation; 0 when they are not on vacation."""
    vacation_left: int = 0
    """Days of vacation that they still have this year."""
    vacation_most: int = 0
    sends_mail: bool = False
    """The host lets this server send mail."""
    address: str = ""
    confirmed: bool = False
    mode: str = "digest"

    @property
    def called_here(self) -> bool:
        """Whether the browser that asks is called."""
        return any(browser.here for browser in self.browsers)

    def with_settings(self, browsers: tuple[CalledBrowser, ...], **settings: Any) -> Self:
        """The same page for somebody of whom something is stored."""
        return replace(self, browsers=browsers, **settings)


@dataclass(frozen=True)
class MailPage:
    """What a link of a mail leads to."""

    frame: Frame
    step: str
    """`confirm`, `confirmed`, `off` or `stopped`."""
    action: str
    """Where its button leads; empty without one."""
