"""One push request: who gets it, what became of it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from enum import Enum, auto
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import httpcore

from kotatsu.web.config import DAY_SECONDS, Settings
from kotatsu.web.notices.endpoints import CheckedNetwork, NotPublic
from kotatsu.web.notices.push_messages import PADDED_BYTES, BrowserKeys, ServerKey, encrypt
from kotatsu.web.store.notice_models import PushSubscriptionRow

TIMEOUT_SECONDS = 8.0
"""For a whole request."""
QUEUE_SECONDS = 30.0
"""For a request and the wait for those before it to the same push service."""
MAX_CONNECTIONS = 32
MAX_BY_HOST = 4
"""Requests at once to one push service, so that one that is slow does not keep the others waiting."""
NO_CONTACT = "https://example.org"
"""What is said of the host who did not say how to reach them."""
log = logging.getLogger("kotatsu.notices")


class Outcome(Enum):
    """What became of a push request."""

    SENT = auto()
    GONE = auto()
    """The browser has no such subscription any more."""
    REFUSED = auto()
    """The push service does not want it; trying again would not help."""
    LATER = auto()
    """Trying again may help."""


@dataclass(frozen=True)
class Answer:
    """An outcome, and how long to wait where the push service said so."""

    outcome: Outcome
    retry_seconds: float = 0.0


class PushSender:
    """Sends messages to push services."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        network = CheckedNetwork(loopback=settings.push_loopback)
        self._pool = httpcore.AsyncConnectionPool(
            max_connections=MAX_CONNECTIONS, keepalive_expiry=30, network_backend=network
        )
        self._places: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()
        self.key: ServerKey | None = None
        """Read from the database when the server starts."""

    async def close(self) -> None:
        """End all connections."""
        await self._pool.aclose()

    async def send(self, to: PushSubscriptionRow, message: bytes, topic: str, now: float) -> Answer:
        """Send a message to a browser."""
        place = self._places.setdefault(urlsplit(to.endpoint).hostname or "", asyncio.Semaphore(MAX_BY_HOST))
        try:
            async with asyncio.timeout(QUEUE_SECONDS), place, asyncio.timeout(TIMEOUT_SECONDS):
                return await self._request(to, message, topic, now)
        except NotPublic:
            return Answer(Outcome.GONE)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError, TimeoutError, OSError):
            return Answer(Outcome.LATER)

    async def _request(self, to: PushSubscriptionRow, message: bytes, topic: str, now: float) -> Answer:
        assert self.key is not None
        keys = BrowserKeys(to.public_key, to.secret)
        headers = [
            ("Host", urlsplit(to.endpoint).netloc),
            ("Authorization", self.key.authorization(to.endpoint, self._contact(), now)),
            ("Content-Encoding", "aes128gcm"),
            ("Content-Type", "application/octet-stream"),
            ("TTL", str(DAY_SECONDS)),
            ("Topic", topic),
            ("Urgency", "high"),
        ]
        content = encrypt(message, keys, pad=PADDED_BYTES)
        async with self._pool.stream("POST", to.endpoint, headers=headers, content=content) as answer:
            return _answer(answer.status, dict(answer.headers).get(b"retry-after", b""))

    def _contact(self) -> str:
        hosts = self._settings.allowed_hosts
        return self._settings.contact or (f"https://{hosts[0]}" if hosts else NO_CONTACT)


def _answer(status: int, retry_after: bytes) -> Answer:
    if 200 <= status < 300:
        return Answer(Outcome.SENT)
    if status in (404, 410):
        return Answer(Outcome.GONE)
    if status == 429 or status >= 500:
        return Answer(Outcome.LATER, float(retry_after) if retry_after.isdigit() and len(retry_after) < 6 else 0.0)
    log.warning("a push service refused a notice", extra={"status": status})
    return Answer(Outcome.REFUSED)
