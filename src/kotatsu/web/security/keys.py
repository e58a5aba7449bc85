"""Keys: an unguessable string; whoever shows it holds the seats that were taken with it. No account.

A browser keeps its key in a signed cookie, a program sends its own as a bearer token. The server stores hashes alone.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

COOKIE = "kotatsu"
KEY_BYTES = 24
TABLE_BYTES = 12
"""A table's id is its invitation, so it cannot be guessed either."""
LONGEST = 128


def new_key() -> str:
    """An unguessable key."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """An unguessable table."""
    return secrets.token_urlsafe(TABLE_BYTES)


def hashed(key: str) -> str:
    """What is stored of a key. It has full entropy, so a plain hash is enough. Nothing stays nothing."""
    return hashlib.sha256(key.encode()).hexdigest() if key else ""


def sign(key: str, secret: str) -> str:
    """The cookie of a key."""
    return f"{key}.{_signature(key, secret)}"


def unsign(cookie: str, secret: str) -> str:
    """The key of a cookie, or nothing when we did not sign it."""
    key, _, signature = cookie.rpartition(".")
    if (
        not key
        or len(cookie) > LONGEST
        or not hmac.compare_digest(signature.encode(), _signature(key, secret).encode())
    ):
        return ""
    return key


def bearer(header: str) -> str:
    """The key of an Authorization header, or nothing."""
    scheme, _, key = header.partition(" ")
    key = key.strip()
    return key if scheme.lower() == "bearer" and 0 < len(key) <= LONGEST else ""


def _signature(key: str, secret: str) -> str:
    return hmac.new(secret.encode(), f"kotatsu key {key}".encode(), hashlib.sha256).hexdigest()[:32]
