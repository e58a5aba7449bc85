"""Keys: an unguessable string that holds the seats taken with it. There are no accounts.

A browser keeps its key in a signed cookie, a program sends its own as a bearer token. The server stores hashes alone.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, Signer

KEY_COOKIE = "kotatsu"
KEY_BYTES = 24
TABLE_ID_BYTES = 12
"""A table's id is its invitation, so it cannot be guessed either."""
MAX_KEY_LENGTH = 128
SALT = "kotatsu key"


def new_key() -> str:
    """An unguessable key."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_table_id() -> str:
    """An unguessable id of a table."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def hash_key(key: str) -> str:
    """What is stored of a key. It has full entropy, so a plain hash is enough. The hash of no key is empty."""
    return hashlib.sha256(key.encode()).hexdigest() if key else ""


def _signer(secret: str) -> Signer:
    return Signer(secret, salt=SALT, key_derivation="hmac", digest_method=hashlib.sha256)


def sign(key: str, secret: str) -> str:
    """The cookie of a key."""
    return _signer(secret).sign(key).decode()


def unsign(cookie: str, secret: str) -> str:
    """The key of a cookie, or nothing when we did not sign it."""
    if not cookie or len(cookie) > MAX_KEY_LENGTH:
        return ""
    try:
        key = _signer(secret).unsign(cookie).decode()
    except (BadSignature, UnicodeDecodeError):
        return _unsign_first_format(cookie, secret)
    return key if sign(key, secret) == cookie else ""  # base64 has several spellings, we sign with one


def _unsign_first_format(cookie: str, secret: str) -> str:
    """The key of a cookie that the first version signed; such cookies live for a year."""
    key, _, signature = cookie.rpartition(".")
    expected = hmac.new(secret.encode(), f"{SALT} {key}".encode(), hashlib.sha256).hexdigest()[:32]
    return key if key and hmac.compare_digest(signature.encode(), expected.encode()) else ""


def bearer(header: str) -> str:
    """The key of an Authorization header, or nothing."""
    scheme, _, key = header.partition(" ")
    key = key.strip()
    return key if scheme.lower() == "bearer" and 0 < len(key) <= MAX_KEY_LENGTH else ""
