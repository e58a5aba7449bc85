"""How a server sends mail: an option of the host, from the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from kotatsu.engine.errors import BadSetting
from kotatsu.web.notices.mail_addresses import is_address

STARTTLS, TLS, PLAIN = SECURITIES = ("starttls", "tls", "none")
PORTS = {STARTTLS: 587, TLS: 465, PLAIN: 25}
MAX_PORT = 65535


@dataclass(frozen=True)
class MailSettings:
    """Where mail is handed over, who sends it, and where its links lead."""

    host: str
    port: int
    security: str
    user: str
    password: str
    sender: str
    """An address: `games@example.org`."""
    site: str
    """The public address of this server: `https://games.example.org`."""


def mail_settings() -> MailSettings | None:
    """The settings of the environment; None where the host sends no mail. BadSetting says what is accepted."""
    host = os.environ.get("KOTATSU_SMTP_HOST", "")
    if not host:
        return None
    security = os.environ.get("KOTATSU_SMTP_SECURITY") or STARTTLS
    if security not in SECURITIES:
        raise BadSetting(f"KOTATSU_SMTP_SECURITY = {security!r} is not accepted; accepted: {', '.join(SECURITIES)}")
    port = os.environ.get("KOTATSU_SMTP_PORT") or str(PORTS[security])
    if not port.isdigit() or not 0 < int(port) <= MAX_PORT:
        raise BadSetting(f"KOTATSU_SMTP_PORT = {port!r} is not accepted; accepted: 1 to {MAX_PORT}")
    sender, site = os.environ.get("KOTATSU_MAIL_FROM", ""), os.environ.get("KOTATSU_SITE", "").rstrip("/")
    if not is_address(sender):
        raise BadSetting(f"KOTATSU_MAIL_FROM = {sender!r} is no mail address")
    parts = urlsplit(site)
    if parts.scheme not in ("https", "http") or not parts.hostname or parts.path or not site.isprintable():
        raise BadSetting(f"KOTATSU_SITE = {site!r} is not accepted; accepted: https://games.example.org")
    user, password = os.environ.get("KOTATSU_SMTP_USER", ""), os.environ.get("KOTATSU_SMTP_PASSWORD", "")
    return MailSettings(host, int(port), security, user, password, sender, site)
